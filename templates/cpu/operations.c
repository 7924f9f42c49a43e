// What nodes of MLX's graph run, on MLX's own thread: products with packed weights, and the operations between them that
// cost MLX a dozen nodes each on the CPU (norm, rotary positions, attention, gated activation).
//
// Sums are in float32 and in an order that depends on nothing but the row itself, so a row's bits do not depend on M.
#include "dequantize.h"
#include "job.h"
#include "kernel.h"

void *aligned_alloc(unsigned long alignment, unsigned long bytes);
void free(void *);
void sincosf(float, float *, float *);

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

// The tensor with its last dimension's elements side by side: itself, or a copy, which is then in `memory` to be freed.
static Tensor with_rows(const Tensor *t, void **memory) {
  *memory = 0;
  Tensor rows = *t;
  if (t->dims && (t->contiguous || t->strides[t->dims - 1] == 1 || t->shape[t->dims - 1] == 1)) return rows;
  x_t *to = *memory = scratch(t->size * sizeof(x_t));
  for (long i = 0; i < t->size; i++) to[i] = ((const x_t *)t->data)[offset_of(t, i, t->dims)];
  rows.data = to;
  for (long d = t->dims - 1, step = 1; d >= 0; step *= t->shape[d--]) rows.strides[d] = step;
  return rows;
}

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

// e ** v, to a few units in the last place; v is brought into the range where the result is a normal number.
INLINE f32x16 exp16(f32x16 v) {
  const f32x16 low = -87.3f, high = 88.3f;
  f32x16 x = v < low ? low : v;
  x = x > high ? high : x;
  const f32x16 n = __builtin_elementwise_roundeven(x * 1.44269504f);
  f32x16 r = fma16(n, (f32x16)-0.693359375f, x);
  r = fma16(n, (f32x16)2.12194440e-4f, r);
  f32x16 p = fma16((f32x16)1.9875691500e-4f, r, (f32x16)1.3981999507e-3f);
  p = fma16(p, r, (f32x16)8.3334519073e-3f);
  p = fma16(p, r, (f32x16)4.1665795894e-2f);
  p = fma16(p, r, (f32x16)1.6666665459e-1f);
  p = fma16(p, r, (f32x16)5.0000001201e-1f);
  p = fma16(p, r * r, r) + 1.0f;
  return p * (f32x16)((__builtin_convertvector(n, i32x16) + 127) << 23);
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
  args.m = x->size / args.k;
  x_t *whole = 0;
  args.x = x->data;
  if (!x->contiguous) {
    args.x = whole = scratch(x->size * sizeof(x_t));
    for (long i = 0; i < x->size; i++) whole[i] = ((const x_t *)x->data)[offset_of(x, i, x->dims)];
  }
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

// ---------------------------------------------------------------------------------------------------------- attention

typedef struct {
  Threads threads;
  float scale;
} Attention;

typedef struct {
  Tensor q, k, v;
  x_t *y;
  float scale;
  int causal;
  float *scores;  // (tasks, S)
} AttentionCall;

// Columns a head may have: its sums are kept in an array.
#define MAX_HEAD 256
// Products below which waking the other threads costs more than they save.
#define SERIAL_PRODUCTS (1L << 17)

INLINE long heads_of(const AttentionCall *c) { return c->q.shape[0] * c->q.shape[1]; }

// One head: queries (L, D), keys and values (S, D). Row l of a causal call sees the first S - L + l + 1 keys.
static void attend(const AttentionCall *c, long head, float *scores) {
  const long length = c->q.shape[2], columns = c->q.shape[3], keys = c->k.shape[2];
  const long batch = head / c->q.shape[1], shared = c->q.shape[1] / c->k.shape[1];
  const long first = (batch * c->k.shape[1] + head % c->q.shape[1] / shared) * keys;
  const long vectors = ceil_div(columns, LANES);
  for (long l = 0; l < length; l++) {
    const x_t *q = row_of(&c->q, head * length + l);
    const long seen = c->causal ? keys - length + l + 1 : keys;
    f32x16 query[MAX_HEAD / LANES], sums[MAX_HEAD / LANES];
    for (long i = 0; i < vectors; i++) query[i] = load_part(q, i * LANES, columns) * c->scale, sums[i] = 0;
    float top = -__builtin_inff();
    for (long s = 0; s < seen; s++) {
      const x_t *k = row_of(&c->k, first + s);
      f32x16 sum = 0;
      for (long i = 0; i < vectors; i++) sum = fma16(query[i], load_part(k, i * LANES, columns), sum);
      scores[s] = sum_lanes(sum);
      top = scores[s] > top ? scores[s] : top;
    }
    f32x16 total = 0;
    for (long s = 0; s < seen; s += LANES) {
      const long used = min_long(LANES, seen - s);
      f32x16 part = -__builtin_inff();
      for (long i = 0; i < used; i++) part[i] = scores[s + i];
      part = exp16(part - top);
      for (long i = 0; i < LANES; i++) part[i] = i < used ? part[i] : 0;
      total += part;
      for (long i = 0; i < used; i++) scores[s + i] = part[i];
    }
    for (long s = 0; s < seen; s++) {
      const x_t *v = row_of(&c->v, first + s);
      for (long i = 0; i < vectors; i++) sums[i] = fma16((f32x16)scores[s], load_part(v, i * LANES, columns), sums[i]);
    }
    const float share = 1.0f / sum_lanes(total);
    x_t *to = c->y + (head * length + l) * columns;
    for (long i = 0; i < vectors; i++) store_row(to + i * LANES, sums[i] * share, columns - i * LANES);
  }
}

static long attention_tasks(const void *call) { return heads_of(call); }
static void attention_task(const void *call, long head) {
  const AttentionCall *c = call;
  attend(c, head, c->scores + head * c->k.shape[2]);
}
static long nothing(const void *call) { return 0; }
static void prepare_nothing(const void *call, long part) {}
static const Kernel attention_kernel = {attention_tasks, attention_task, nothing, prepare_nothing, nothing};

// softmax(q k.T * scale) v: q (B, H, L, D), k and v (B, H / shared, S, D); job->value: causal.
EXPORT void attention(const Job *job) {
  const Attention *p = job->parameters;
  void *memory[3];
  AttentionCall call = {with_rows(&job->input[0], &memory[0]),
                        with_rows(&job->input[1], &memory[1]),
                        with_rows(&job->input[2], &memory[2]),
                        job->output.data,
                        p->scale,
                        (int)job->value,
                        0};
  const long keys = call.k.shape[2], serial = call.q.size * keys < SERIAL_PRODUCTS;
  call.scores = scratch((serial ? 1 : heads_of(&call)) * keys * sizeof(float));
  if (serial)
    for (long head = 0; head < heads_of(&call); head++) attend(&call, head, call.scores);
  else
    p->threads.run(p->threads.pool, &attention_kernel, &call, 0);
  free(call.scores);
  for (int i = 0; i < 3; i++) free(memory[i]);
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
