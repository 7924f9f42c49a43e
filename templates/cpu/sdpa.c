// Attention of a few queries over a long cache: every query head of one head of keys and values, and every row of the pass,
// share one read of it.
//
// Keys are cut at fixed places into chunks of CHUNK, and chunks into runs of RUN keys; a run of one head is a task. Lanes are
// rows, 16 of them a group, so that neither keys nor scores are transposed. In a chunk a score sums over the columns in order,
// and a row's weights are summed in 16 parts (a key's place mod 16), then over these, values key by key. Chunks merge in order into their run, runs in order into the row. Hidden keys weigh
// exactly zero, and a chunk that a row sees nothing of leaves it alone: so a row's bits depend on nothing but its own keys.
#ifndef HEAD_DIM
#define HEAD_DIM 64
#endif
#ifndef VALUE_DIM
#define VALUE_DIM HEAD_DIM
#endif
#ifndef KV_BITS
#define KV_BITS 0            // 0: keys and values are floats of x's dtype
#endif
#ifndef KV_GROUP_SIZE
#define KV_GROUP_SIZE 0
#endif
#ifndef ROW_BLOCK
#define ROW_BLOCK 4          // rows whose sums of values stay in registers
#endif
#ifndef VECTORS
#define VECTORS 2            // vectors of columns of values in registers at once
#endif
#ifndef KEYS
#define KEYS 16              // keys whose scores are summed at once
#endif
#ifndef PREFETCH
#define PREFETCH 1           // fetch values while scores are summed, and the next keys while values are
#endif
#include "dequantize.h"
#include "exp.h"
#include "tensors.h"

#define CHUNK 64
#define RUN 256
#define MASK_NONE 0
#define MASK_CAUSAL 1
#define MASK_BOOLEAN 2
#define MASK_ADDITIVE 3
#define CACHE_ARRAYS (KV_BITS ? 3 : 1)
#define HEAD_FLOATS (2 + VALUE_DIM)  // of a partial result of one row: its largest score, its weights' sum, its values
#define SERIAL_PRODUCTS (1L << 17)   // below which waking the other threads costs more than they save
#define MAX_SLOTS 256

typedef struct {
  Threads threads;
  long slots;  // threads that may be at work
  long window;
  float scale, softcap;
  int mask, sinks;
} Attention;

typedef struct {
  const Attention *p;
  Tensor q, k[3], v[3], mask, sinks;
  x_t *y;
  long heads, kv_heads, m, length, ratio, rows, padded;  // rows: ratio * m; padded to whole groups
  long first_run, runs;
  float *queries;   // (B, kv_heads, padded / 16, HEAD_DIM, 16), scaled
  long *first, *end; // of the keys that a row sees; rows that only pad see all
  float *partials;  // (B, kv_heads, runs, rows, HEAD_FLOATS)
  char *slots;      // scratch of a thread at work, slot_bytes each
  long slot_bytes;
  _Atomic int *busy;
} Call;

// ---------------------------------------------------------------------------------------------------------- the cache

// Columns [j, j + 16) of a row of keys or values, of which `at` are the arrays' rows.
INLINE f32x16 load_cache(const void *const at[3], const long j) {
#if KV_BITS == 0
  return load_x16((const x_t *)at[0] + j);
#else
  const float scale = load_x((const x_t *)at[1] + j / KV_GROUP_SIZE), bias = load_x((const x_t *)at[2] + j / KV_GROUP_SIZE);
#if KV_BITS == 4
  const unsigned *words = (const unsigned *)at[0] + j / 8;
  const u32x16 shifts = {0, 4, 8, 12, 16, 20, 24, 28, 0, 4, 8, 12, 16, 20, 24, 28};
  const i32x16 second = {0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1};
  const u32x16 codes = (second ? (u32x16)words[1] : (u32x16)words[0]) >> shifts & 15u;
#else
  const u32x16 codes = __builtin_convertvector(*(const u8x16 *)((const unsigned char *)at[0] + j), u32x16);
#endif
  return fma16(__builtin_convertvector((i32x16)codes, f32x16), (f32x16)scale, (f32x16)bias);
#endif
}

INLINE long item_bytes(int array) { return KV_BITS && array == 0 ? sizeof(unsigned) : sizeof(x_t); }

// The rows of a key in the arrays of keys or values.
INLINE void cache_row(const Tensor *arrays, long batch, long head, long key, const void *at[3]) {
#pragma unroll
  for (int a = 0; a < CACHE_ARRAYS; a++) {
    const Tensor *t = &arrays[a];
    at[a] = (const char *)t->data + (batch * t->strides[0] + head * t->strides[1] + key * t->strides[2]) * item_bytes(a);
  }
}

// What is fetched while sums are computed, a few lines at each of their steps: memory must not wait for arithmetic, nor
// many fetches at once fill the line buffers that loads need.
typedef struct {
  const char *at, *end;
  long lines;  // at a step
} Fetch;

// The rows of keys [key, key + CHUNK) of a cache whose rows follow one another; nothing of another one.
INLINE Fetch fetch_chunk(const Tensor *arrays, long batch, long head, long key, long length, const long columns,
                         long steps) {
  const void *at[3];
  const long used = min_long(CHUNK, length - key), row = KV_BITS ? columns * KV_BITS / 8 : columns * (long)sizeof(x_t);
  if (!PREFETCH || used <= 0 || arrays[0].strides[2] * item_bytes(0) != row) return (Fetch){0, 0, 0};
  cache_row(arrays, batch, head, key, at);
  return (Fetch){at[0], (const char *)at[0] + used * row, ceil_div(used * row, 64 * steps)};
}

INLINE void fetch_step(Fetch *f) {
  for (long i = 0; i < f->lines && f->at < f->end; i++, f->at += 64) __builtin_prefetch(f->at, 0, 2);
}

// ------------------------------------------------------------------------------------------------------------ one chunk

typedef struct {
  float *keys;     // (KEYS, HEAD_DIM), where the cache holds others or has them apart
  float *values;   // (CHUNK, VALUE_DIM), where the cache holds no float32
  float *scores;   // (padded / 16, CHUNK, 16), then weights
  float *top, *sum;       // of each row: in this chunk
  float *old, *new;       // what this run's sums, and this chunk's, are multiplied with to be merged
  float *run_top, *run_sum;
} Slot;

static long slot_floats(const Call *c) {
  return HEAD_DIM * KEYS + CHUNK * VALUE_DIM + c->padded * (CHUNK + 6);
}

static Slot slot_at(const Call *c, char *memory) {
  const long rows = c->padded;
  Slot s;
  s.keys = (float *)memory;
  s.values = s.keys + HEAD_DIM * KEYS;
  s.scores = s.values + CHUNK * VALUE_DIM;
  s.top = s.scores + c->padded * CHUNK;
  s.sum = s.top + rows, s.old = s.sum + rows, s.new = s.old + rows, s.run_top = s.new + rows, s.run_sum = s.run_top + rows;
  return s;
}

// Keys [key, key + KEYS), of which `used` exist, one after another; the last one stands for what does not exist.
INLINE const float *keys_at(const Call *c, long batch, long head, long key, long used, float *to) {
  const void *at[3];
#if KV_BITS == 0 && X_DTYPE == DTYPE_FLOAT32
  if (used >= KEYS && c->k[0].strides[2] == HEAD_DIM) {
    cache_row(c->k, batch, head, key, at);
    return at[0];
  }
#endif
  for (long i = 0; i < KEYS; i++) {
    cache_row(c->k, batch, head, key + min_long(i, used - 1), at);
    for (long j = 0; j < HEAD_DIM; j += LANES) *(f32x16 *)(to + i * HEAD_DIM + j) = load_cache(at, j);
  }
  return to;
}

// Scores (KEYS, 16) of a group of rows.
INLINE void score_block(const float *queries, const float *keys, float *scores, Fetch *fetch) {
  Fetch next = *fetch;
  f32x16 sums[KEYS];
#pragma unroll
  for (int i = 0; i < KEYS; i++) sums[i] = 0;
  for (long d = 0; d < HEAD_DIM; d++) {
    if (PREFETCH) fetch_step(&next);
    const f32x16 q = *(const f32x16 *)(queries + d * LANES);
#pragma unroll
    for (int i = 0; i < KEYS; i++) sums[i] = fma16(broadcast(keys[i * HEAD_DIM + d]), q, sums[i]);
  }
#pragma unroll
  for (int i = 0; i < KEYS; i++) *(f32x16 *)(scores + i * LANES) = sums[i];
  *fetch = next;
}

// s = cap * tanh(s / cap).
INLINE f32x16 capped(f32x16 s, float cap) {
  const f32x16 e = exp16(s * (2.0f / cap));
  return cap - (2.0f * cap) / (e + 1.0f);
}

// e ** v for v <= 0, and 0 where a float32 could not hold it: also for -inf.
INLINE f32x16 weight(f32x16 v) {
  const f32x16 shift = 12582912.0f;  // 1.5 * 2 ** 23: a sum with it is rounded to a whole number, which its low bits hold
  const f32x16 n = fma16(v, (f32x16)1.44269504f, shift);
  const i32x16 e = (i32x16)exp_rest(v, n - shift) + ((i32x16)n << 23);
  return v < -87.0f ? (f32x16)0 : (f32x16)e;
}

// Adds the mask to a row's scores of keys [key, key + used), 16 floats apart; -inf hides.
INLINE void add_mask(const Call *c, long batch, long head, long i, long key, long used, float *scores) {
  const Tensor *t = &c->mask;
  const long at = batch * t->strides[0] + head * t->strides[1] + i * t->strides[2], step = t->strides[3];
  if (c->p->mask == MASK_BOOLEAN) {
    const unsigned char *seen = (const unsigned char *)t->data + at + key * step;
    for (long k = 0; k < used; k++)
      if (!seen[k * step]) scores[k * LANES] = -__builtin_inff();
  } else {
    const x_t *added = (const x_t *)t->data + at + key * step;
    for (long k = 0; k < used; k++) scores[k * LANES] += load_x(added + k * step);
  }
}

// The first key that a row of the pass sees, and the first after them that it does not.
INLINE void seen_keys(const Call *c, long i, long *first, long *end) {
  const long own = c->length - c->m + i;
  *end = c->p->mask == MASK_CAUSAL ? own + 1 : c->length;
  *first = c->p->window && own + 1 > c->p->window ? own + 1 - c->p->window : 0;
}

INLINE f32x16 larger(f32x16 a, f32x16 b) { return a > b ? a : b; }

// Weights of the chunk's keys from scores, in place, with their sum and the largest score of each row.
static void weigh(const Call *c, long batch, long head, long key, const Slot *s) {
  for (long row = 0; row < c->padded; row += LANES) {
    f32x16 *scores = (f32x16 *)(s->scores + row * CHUNK);
    if (c->p->softcap)
      for (long k = 0; k < CHUNK; k++) scores[k] = capped(scores[k], c->p->softcap);
    if (c->p->mask > MASK_CAUSAL)
      for (long r = row; r < min_long(row + LANES, c->rows); r++)
        add_mask(c, batch, head * c->ratio + r / c->m, r % c->m, key, min_long(CHUNK, c->length - key),
                 (float *)scores + r - row);
    i32x16 first, end;  // of the chunk's keys that a row sees
#pragma unroll
    for (long r = 0; r < LANES; r++) {
      first[r] = (int)(c->first[row + r] > key ? min_long(c->first[row + r] - key, CHUNK) : 0);
      end[r] = (int)(c->end[row + r] > key ? min_long(c->end[row + r] - key, CHUNK) : 0);
    }
    f32x16 top = -__builtin_inff();
    for (long k = 0; k < CHUNK; k++) {
      scores[k] = (first <= (int)k) & (end > (int)k) ? scores[k] : (f32x16)-__builtin_inff();
      top = larger(scores[k], top);
    }
    *(f32x16 *)(s->top + row) = top;
    const f32x16 base = top == -__builtin_inff() ? (f32x16)0 : top;
    f32x16 part[LANES];
#pragma unroll
    for (int l = 0; l < LANES; l++) part[l] = 0;
    for (long k = 0; k < CHUNK; k += LANES) {
#pragma unroll
      for (int l = 0; l < LANES; l++) {
        const f32x16 w = weight(scores[k + l] - base);
        part[l] += w;
        scores[k + l] = w;
      }
    }
#pragma unroll
    for (int half = LANES / 2; half; half /= 2)
#pragma unroll
      for (int l = 0; l < half; l++) part[l] += part[l + half];
    *(f32x16 *)(s->sum + row) = part[0];
  }
}

// The factors that bring sums relative to `a` and `b` to the larger of both, which is then in `a`.
INLINE void factors(float *a, const float *b, float *of_a, float *of_b) {
  const f32x16 x = *(const f32x16 *)a, y = *(const f32x16 *)b;
  const f32x16 top = larger(x, y), base = top == -__builtin_inff() ? (f32x16)0 : top;
  *(f32x16 *)of_a = weight(x - base);
  *(f32x16 *)of_b = weight(y - base);
  *(f32x16 *)a = top;
}

#define VALUE_VECTORS (VALUE_DIM / LANES)

// Sums of weighted values of a block of rows, `vectors` vectors of columns from j on, merged into the run's.
INLINE void value_block(const Call *c, const Slot *s, const void *values, long apart, long used, long row, long j,
                        float *partials, Fetch *fetch, const int vectors) {
  Fetch next = *fetch;
  f32x16 sums[ROW_BLOCK][VECTORS];
#pragma unroll
  for (int r = 0; r < ROW_BLOCK; r++)
#pragma unroll
    for (int v = 0; v < vectors; v++) sums[r][v] = 0;
  const float *weights = s->scores + row / LANES * CHUNK * LANES + row % LANES;
  for (long key = 0; key < used; key++) {
    if (PREFETCH) fetch_step(&next);
    f32x16 value[VECTORS];
#pragma unroll
    for (int v = 0; v < vectors; v++) value[v] = *(const f32x16 *)((const float *)values + key * apart + j + v * LANES);
#pragma unroll
    for (int r = 0; r < ROW_BLOCK; r++) {
      const f32x16 w = broadcast(weights[key * LANES + r]);
#pragma unroll
      for (int v = 0; v < vectors; v++) sums[r][v] = fma16(w, value[v], sums[r][v]);
    }
  }
  *fetch = next;
#pragma unroll
  for (int r = 0; r < ROW_BLOCK; r++) {
    if (row + r >= c->rows || s->sum[row + r] == 0) continue;
    float *to = partials + (row + r) * HEAD_FLOATS + 2 + j;
    const f32x16 old = broadcast(s->old[row + r]), new = broadcast(s->new[row + r]);
#pragma unroll
    for (int v = 0; v < vectors; v++) {
      f32x16 *at = (f32x16 *)(to + v * LANES);
      *at = s->old[row + r] == 0 ? sums[r][v] * new : fma16(sums[r][v], new, *at * old);
    }
  }
}

// ------------------------------------------------------------------------------------------------------------ one run

static void chunk(const Call *c, long batch, long head, long key, const Slot *s, float *partials) {
  const long used = min_long(CHUNK, c->length - key);
  const float *queries = c->queries + (batch * c->kv_heads + head) * c->padded * HEAD_DIM;
  const long groups = c->padded / LANES, blocks = ceil_div(c->rows, ROW_BLOCK);
  Fetch fetch = fetch_chunk(c->v, batch, head, key, c->length, VALUE_DIM, groups * (CHUNK / KEYS) * HEAD_DIM);
  for (long g = 0; g < min_long(CHUNK, used); g += KEYS) {
    const float *keys = keys_at(c, batch, head, key + g, used - g, s->keys);
    for (long row = 0; row < c->padded; row += LANES)
      score_block(queries + row * HEAD_DIM, keys, s->scores + row * CHUNK + g * LANES, &fetch);
  }
  weigh(c, batch, head, key, s);
  for (long row = 0; row < c->padded; row += LANES) {
    factors(s->run_top + row, s->top + row, s->old + row, s->new + row);
    f32x16 *total = (f32x16 *)(s->run_sum + row), kept = *total * *(const f32x16 *)(s->old + row);
    *total = fma16(*(const f32x16 *)(s->sum + row), *(const f32x16 *)(s->new + row), kept);
  }
  const void *at[3];
  cache_row(c->v, batch, head, key, at);
  const float *values = at[0];
  long apart = c->v[0].strides[2];
  if (KV_BITS || sizeof(x_t) != sizeof(float)) {
    values = s->values, apart = VALUE_DIM;
    for (long k = 0; k < used; k++) {
      cache_row(c->v, batch, head, key + k, at);
      for (long j = 0; j < VALUE_DIM; j += LANES) *(f32x16 *)(s->values + k * VALUE_DIM + j) = load_cache(at, j);
    }
  }
  const long steps = blocks * CHUNK * ceil_div(VALUE_VECTORS, VECTORS);
  fetch = fetch_chunk(c->k, batch, head, key + CHUNK, c->length, HEAD_DIM, steps);
  for (long row = 0; row < c->rows; row += ROW_BLOCK) {
    long j = 0;
    for (; j + VECTORS * LANES <= VALUE_DIM; j += VECTORS * LANES)
      value_block(c, s, values, apart, used, row, j, partials, &fetch, VECTORS);
    for (; j < VALUE_DIM; j += LANES) value_block(c, s, values, apart, used, row, j, partials, &fetch, 1);
  }
}

// The keys that any row of the pass sees.
static void seen_by_any(const Call *c, long *first, long *end) {
  long ignored;
  seen_keys(c, 0, first, &ignored);
  seen_keys(c, c->m - 1, &ignored, end);
}

static long run_tasks(const void *call) {
  const Call *c = call;
  return c->q.shape[0] * c->kv_heads * c->runs;
}

static void run_task(const void *call, long task) {
  const Call *c = call;
  const long head = task / c->runs, run = c->first_run + task % c->runs;
  long slot = 0;
  while (__c11_atomic_exchange(&c->busy[slot], 1, __ATOMIC_ACQUIRE)) slot = (slot + 1) % c->p->slots;
  const Slot s = slot_at(c, c->slots + slot * c->slot_bytes);
  float *partials = c->partials + task * c->rows * HEAD_FLOATS;
  for (long row = 0; row < c->padded; row++)
    s.run_top[row] = s.top[row] = -__builtin_inff(), s.run_sum[row] = 0;
  long first, end;
  seen_by_any(c, &first, &end);
  for (long key = run * RUN; key < min_long((run + 1) * RUN, end); key += CHUNK)
    if (key + CHUNK > first) chunk(c, head / c->kv_heads, head % c->kv_heads, key, &s, partials);
  for (long row = 0; row < c->rows; row++) {
    partials[row * HEAD_FLOATS] = s.run_top[row];
    partials[row * HEAD_FLOATS + 1] = s.run_sum[row];
  }
  __c11_atomic_store(&c->busy[slot], 0, __ATOMIC_RELEASE);
}

// ------------------------------------------------------------------------------------------------------------ one row

static long row_tasks(const void *call) {
  const Call *c = call;
  return c->q.shape[0] * c->heads;
}

INLINE float scalar_weight(float v) { return weight(broadcast(v))[0]; }

// Merges the runs of one row, and the sink of its head.
static void merge_row(const Call *c, long group, long row, float sink, x_t *to) {
  f32x16 sums[VALUE_VECTORS];
  for (long j = 0; j < VALUE_VECTORS; j++) sums[j] = 0;
  float top = -__builtin_inff(), total = 0;
  for (long run = 0; run < c->runs; run++) {
    const float *part = c->partials + ((group * c->runs + run) * c->rows + row) * HEAD_FLOATS;
    if (part[1] == 0) continue;
    const float larger = part[0] > top ? part[0] : top;
    const float old = scalar_weight(top - larger), new = scalar_weight(part[0] - larger);
    for (long j = 0; j < VALUE_VECTORS; j++)
      sums[j] = fma16(*(const f32x16 *)(part + 2 + j * LANES), broadcast(new), sums[j] * old);
    total = total * old + part[1] * new;
    top = larger;
  }
  if (c->p->sinks) {
    const float larger = sink > top ? sink : top, old = scalar_weight(top - larger);
    for (long j = 0; j < VALUE_VECTORS; j++) sums[j] *= old;
    total = total * old + scalar_weight(sink - larger);
  }
  const float share = total == 0 ? 0 : 1.0f / total;
  for (long j = 0; j < VALUE_VECTORS; j++) store_y16(to + j * LANES, sums[j] * share);
}

static void row_task(const void *call, long task) {
  const Call *c = call;
  const long head = task % c->heads, group = task / c->heads * c->kv_heads + head / c->ratio;
  const float sink = c->p->sinks ? load_x((const x_t *)c->sinks.data + head * c->sinks.strides[0]) : 0;
  for (long i = 0; i < c->m; i++)
    merge_row(c, group, head % c->ratio * c->m + i, sink, c->y + (task * c->m + i) * VALUE_DIM);
}

static long floats(const void *call) { return 1L << 62; }  // so that the pool shares out the runs
static const Kernel kernel = {row_tasks, row_task, run_tasks, run_task, floats};

static void scale_queries(const Call *c) {
  for (long head = 0; head < c->q.shape[0] * c->kv_heads; head++)
    for (long row = 0; row < c->padded; row++) {
      float *to = c->queries + (head * c->padded + row / LANES * LANES) * HEAD_DIM + row % LANES;
      const long h = head % c->kv_heads * c->ratio + row / c->m;
      const x_t *from = (const x_t *)c->q.data + head / c->kv_heads * c->q.strides[0] + h * c->q.strides[1] +
                        row % c->m * c->q.strides[2];
      for (long d = 0; d < HEAD_DIM; d++) to[d * LANES] = row < c->rows ? load_x(from + d) * c->p->scale : 0;
    }
}

static void set_seen_keys(const Call *c) {
  for (long row = 0; row < c->padded; row++) {
    c->first[row] = 0, c->end[row] = c->length + CHUNK;
    if (row < c->rows) seen_keys(c, row % c->m, &c->first[row], &c->end[row]);
  }
}

// y (B, H, M, VALUE_DIM) = softmax(q k.T * scale, masked) v. Inputs: what MLX made the node of, an array like y; q; keys
// and values of one array each, or of words, scales and biases; the mask, if there is one; the sinks, if there are any.
EXPORT void attention(const Job *job) {
  const Attention *p = job->parameters;
  void *memory[JOB_INPUTS];
  Call c = {0};
  const Tensor *input = job->input + 1;
  int used = 0;
  c.p = p;
  c.q = with_rows(&input[0], &memory[used++]);
  for (int a = 0; a < CACHE_ARRAYS; a++) {
    c.k[a] = with_rows_of(&input[1 + a], item_bytes(a), &memory[used++]);
    c.v[a] = with_rows_of(&input[1 + CACHE_ARRAYS + a], item_bytes(a), &memory[used++]);
  }
  input += 1 + 2 * CACHE_ARRAYS;
  if (p->mask > MASK_CAUSAL) c.mask = *input++;
  if (p->sinks) c.sinks = *input;
  c.y = job->output.data;
  c.heads = c.q.shape[1], c.m = c.q.shape[2], c.kv_heads = c.k[0].shape[1], c.length = c.k[0].shape[2];
  c.ratio = c.heads / c.kv_heads, c.rows = c.ratio * c.m, c.padded = ceil_div(c.rows, LANES) * LANES;
  long first, end;
  seen_by_any(&c, &first, &end);
  c.first_run = first / RUN;
  c.runs = ceil_div(end, RUN) - c.first_run;
  const long groups = c.q.shape[0] * c.kv_heads;
  const int serial = c.q.size * (end - first) < SERIAL_PRODUCTS || p->slots == 1;
  const long slots = serial ? 1 : p->slots;
  c.slot_bytes = ceil_div(slot_floats(&c) * sizeof(float), 64) * 64 + 64;
  const long query_bytes = groups * c.padded * HEAD_DIM * sizeof(float), seen_bytes = 2 * c.padded * sizeof(long);
  const long partial_bytes = ceil_div(run_tasks(&c) * c.rows * HEAD_FLOATS * sizeof(float), 64) * 64;
  _Atomic int busy[MAX_SLOTS];
  for (long i = 0; i < slots; i++) busy[i] = 0;
  c.busy = busy;
  c.queries = scratch(query_bytes + seen_bytes + partial_bytes + slots * c.slot_bytes);
  c.first = (long *)(c.queries + query_bytes / sizeof(float)), c.end = c.first + c.padded;
  c.partials = (float *)(c.end + c.padded);
  c.slots = (char *)c.partials + partial_bytes;
  scale_queries(&c);
  set_seen_keys(&c);
  if (serial) {
    for (long task = 0; task < run_tasks(&c); task++) run_task(&c, task);
    for (long task = 0; task < row_tasks(&c); task++) row_task(&c, task);
  } else {
    p->threads.run(p->threads.pool, &kernel, &c, floats(&c));
  }
  free(c.queries);
  for (int i = 0; i < used; i++) free(memory[i]);
}
