// What nodes of MLX's graph run, on MLX's own thread: a product with packed weights.
#include "dequantize.h"
#include "job.h"

void *aligned_alloc(unsigned long alignment, unsigned long bytes);
void free(void *);
void *memcpy(void *, const void *, unsigned long);

typedef struct {
  long (*tasks)(const void *args);
  void (*compute)(const void *args, long task);
  long (*prepare_parts)(const void *args);
  void (*prepare)(const void *args, long part);
  long (*prepared_floats)(const void *args);
} Kernel;

typedef struct {
  void (*run)(void *pool, const Kernel *, const void *args, long prepared_floats);
  void *pool;
} Threads;

INLINE void *scratch(long bytes) { return aligned_alloc(64, ceil_div(bytes, 64) * 64 + 64); }

// The same elements without gaps, in memory of its own.
static x_t *gathered(const Tensor *t) {
  x_t *to = scratch(t->size * sizeof(x_t)), *next = to;
  long at[JOB_DIMS] = {0};
  for (long done = 0; done < t->size;) {
    long offset = 0;
    for (int d = 0; d < t->dims; d++) offset += at[d] * t->strides[d];
    *next++ = ((const x_t *)t->data)[offset];
    done++;
    for (int d = t->dims - 1; d >= 0 && ++at[d] == t->shape[d]; d--) at[d] = 0;
  }
  return to;
}

typedef struct {
  Threads threads;
  const Kernel *kernel;
  Args args;  // x, y, prepared and m come with the call
} Linear;

// y (..., N) of x (..., K).
EXPORT void linear(const Job *job) {
  const Linear *p = job->parameters;
  const Tensor *x = &job->input[0];
  Args args = p->args;
  x_t *copy = x->contiguous ? 0 : gathered(x);
  args.x = copy ? copy : x->data;
  args.y = job->output.data;
  args.m = x->size / args.k;
  const long floats = p->kernel->prepared_floats(&args);
  args.prepared = scratch(floats * sizeof(float));
  p->threads.run(p->threads.pool, p->kernel, &args, floats);
  free(args.prepared);
  if (copy) free(copy);
}

typedef struct {
  const float *factors;
  long columns;
} Scale;

// y = x with column j multiplied by factors[j]: the trial of a node.
EXPORT void scale(const Job *job) {
  const Scale *p = job->parameters;
  const Tensor *x = &job->input[0];
  x_t *copy = x->contiguous ? 0 : gathered(x);
  const x_t *from = copy ? copy : x->data;
  for (long i = 0; i < x->size; i++)
    store_y((x_t *)job->output.data + i, load_x(from + i) * p->factors[i % p->columns]);
  if (copy) free(copy);
}
