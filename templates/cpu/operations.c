// What nodes of MLX's graph run, on MLX's own thread: products with packed weights, and the operations between them that
// cost MLX a dozen nodes each on the CPU (norm, rotary positions, gated activation). Attention is in sdpa.c.
//
// Sums are in float32 and in an order that depends on nothing but the row itself, so a row's bits do not depend on M.
#include "dequantize.h"
#include "exp.h"
#include "tensors.h"

void sincosf(float, float *, float *);

INLINE long columns_of(const Tensor *t) { return t->dims ? t->shape[t->dims - 1] : 1; }
INLINE const x_t *row_of(const Tensor *t, long row) {
  return (const x_t *)t->data + (t->contiguous ? row * columns_of(t) : offset_of(t, row, t->dims - 1));
}

// Columns [j, j + 16) of a row that ends at `columns`; lanes past the end are zeros.
INLINE f32x16 load_part(const x_t *row, long j, long columns) {
  if (j + LANES <= columns) return load_x16(row + j);
  f32x16 v = 0;
  for (long i = 0; i < columns - j; i++) v[i] = load_x(row + j + i);
  return v;
}

// Elements of a tensor in order, (B, M, H, D) of one that is (B, H, M, D) when `turn`: its own memory where they lie so, or
// a copy, which is then in `memory` to be freed.
static const x_t *in_order(const Tensor *t, int turn, void **memory) {
  *memory = 0;
  if (t->contiguous && (!turn || t->shape[1] == 1 || t->shape[2] == 1)) return t->data;
  Tensor view = *t;
  view.contiguous = 0;
  if (turn) {
    view.shape[1] = t->shape[2], view.shape[2] = t->shape[1];
    view.strides[1] = t->strides[2], view.strides[2] = t->strides[1];
  }
  x_t *to = *memory = scratch(t->size * sizeof(x_t));
  const long columns = columns_of(&view);
  for (long row = 0; row < t->size / columns; row++) {
    const x_t *from = row_of(&view, row);
    for (long j = 0; j < columns; j++) to[row * columns + j] = from[j * view.strides[view.dims - 1]];
  }
  return to;
}

// ------------------------------------------------------------------------------------------------------------ product

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
  void *whole;
  args.m = x->size / args.k;
  args.x = in_order(x, 0, &whole);
  args.y = job->output.data;
  const long floats = p->kernel->prepared_floats(&args);
  args.prepared = scratch(floats * sizeof(float));
  p->threads.run(p->threads.pool, p->kernel, &args, floats);
  free(args.prepared);
  free(whole);
}

// --------------------------------------------------------------------------------------------------------------- norm

typedef struct {
  const x_t *weight;
  float epsilon;
} Norm;

// y = x / sqrt(mean(x ** 2) + epsilon) * weight, over the last dimension.
EXPORT void rms_norm(const Job *job) {
  const Norm *p = job->parameters;
  void *memory;
  const Tensor x = with_rows(&job->input[0], &memory);
  const long columns = columns_of(&x);
  for (long row = 0; row < x.size / columns; row++) {
    const x_t *from = row_of(&x, row);
    x_t *to = (x_t *)job->output.data + row * columns;
    f32x16 squares = 0;
    for (long j = 0; j < columns; j += LANES) {
      const f32x16 v = load_part(from, j, columns);
      squares = fma16(v, v, squares);
    }
    const float scale = 1.0f / __builtin_elementwise_sqrt(sum_lanes(squares) / (float)columns + p->epsilon);
    for (long j = 0; j < columns; j += LANES)
      store_row(to + j, load_part(from, j, columns) * scale * load_part(p->weight, j, columns), columns - j);
  }
  free(memory);
}

// ---------------------------------------------------------------------------------------------------- rotary positions

typedef struct {
  const float *frequencies;  // of dims / 2 pairs: radians a position
  long dims;
  float scale;
  int traditional;  // pairs are (2i, 2i + 1), else (i, i + dims / 2)
} Rope;

// x (B, H, L, D) -> the same, columns below `dims` turned by position * scale; job->value is the position of row 0.
EXPORT void rope(const Job *job) {
  const Rope *p = job->parameters;
  void *memory;
  const Tensor x = with_rows(&job->input[0], &memory);
  const long length = x.shape[2], columns = x.shape[3], half = p->dims / 2;
  const long step = p->traditional ? 2 : 1, apart = p->traditional ? 1 : half;
  float *cosines = scratch(2 * half * sizeof(float)), *sines = cosines + half;
  for (long l = 0; l < length; l++) {
    for (long i = 0; i < half; i++)
      sincosf((float)(job->value + l) * p->scale * p->frequencies[i], &sines[i], &cosines[i]);
    for (long head = 0; head < x.shape[0] * x.shape[1]; head++) {
      const x_t *from = row_of(&x, head * length + l);
      x_t *to = (x_t *)job->output.data + (head * length + l) * columns;
      for (long i = 0; i < half; i++) {
        const float a = load_x(from + i * step), b = load_x(from + i * step + apart);
        store_y(to + i * step, a * cosines[i] - b * sines[i]);
        store_y(to + i * step + apart, a * sines[i] + b * cosines[i]);
      }
      for (long j = p->dims; j < columns; j++) to[j] = from[j];
    }
  }
  free(cosines);
  free(memory);
}

// --------------------------------------------------------------------------------------------------- gated activation

// y = gate * sigmoid(gate) * up.
EXPORT void swiglu(const Job *job) {
  void *memory[2];
  const Tensor gate = with_rows(&job->input[0], &memory[0]), up = with_rows(&job->input[1], &memory[1]);
  const long columns = columns_of(&gate);
  for (long row = 0; row < gate.size / columns; row++) {
    const x_t *g = row_of(&gate, row), *u = row_of(&up, row);
    x_t *to = (x_t *)job->output.data + row * columns;
    for (long j = 0; j < columns; j += LANES) {
      const f32x16 v = load_part(g, j, columns);
      store_row(to + j, v / (1.0f + exp16(-v)) * load_part(u, j, columns), columns - j);
    }
  }
  free(memory[0]);
  free(memory[1]);
}

// -------------------------------------------------------------------------------------------------------------- trial

typedef struct {
  const float *factors;
  long columns;
} Scale;

// y = x with column j multiplied by factors[j].
EXPORT void scale(const Job *job) {
  const Scale *p = job->parameters;
  void *memory;
  const Tensor x = with_rows(&job->input[0], &memory);
  const long columns = columns_of(&x);
  for (long i = 0; i < x.size; i++)
    store_y((x_t *)job->output.data + i, load_x(row_of(&x, i / columns) + i % columns) * p->factors[i % p->columns]);
  free(memory);
}
