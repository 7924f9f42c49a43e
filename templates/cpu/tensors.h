// What operations on arrays of MLX's share: the pool's threads, scratch memory, and tensors of any strides.
#include "job.h"
#include "kernel.h"

void *aligned_alloc(unsigned long alignment, unsigned long bytes);
void free(void *);
void *memcpy(void *, const void *, unsigned long);

typedef struct {
  void (*run)(void *pool, const Kernel *, const void *args, long prepared_floats);
  void *pool;
} Threads;

INLINE void *scratch(long bytes) { return aligned_alloc(64, ceil_div(bytes, 64) * 64 + 64); }

// Elements before the given index of the first `dims` dimensions, counted in rows.
INLINE long offset_of(const Tensor *t, long row, int dims) {
  long offset = 0;
  for (int d = dims - 1; d >= 0; d--) {
    offset += row % t->shape[d] * t->strides[d];
    row /= t->shape[d];
  }
  return offset;
}

// The tensor with the elements, of `bytes` each, of its last dimension side by side: itself, or a copy, which is then in
// `memory` to be freed.
static Tensor with_rows_of(const Tensor *t, long bytes, void **memory) {
  *memory = 0;
  Tensor rows = *t;
  if (t->dims && (t->contiguous || t->strides[t->dims - 1] == 1 || t->shape[t->dims - 1] == 1)) return rows;
  char *to = *memory = scratch(t->size * bytes);
  const char *from = t->data;
  for (long i = 0; i < t->size; i++) memcpy(to + i * bytes, from + offset_of(t, i, t->dims) * bytes, bytes);
  rows.data = to;
  for (long d = t->dims - 1, step = 1; d >= 0; step *= t->shape[d--]) rows.strides[d] = step;
  return rows;
}

static Tensor with_rows(const Tensor *t, void **memory) { return with_rows_of(t, sizeof(x_t), memory); }
