// Halves of a decoder block as one operation each: what comes before attention, and what comes after. They are made of the
// operations of operations.c and have their bits; but nothing between those goes through MLX's graph, where a node costs
// as much as a small product.
#include "operations.c"

#define MOST_JOINED 3  // products of one x: q, k and v

typedef struct {
  Linear linear;
  const x_t *bias;  // (N,), or null
} Product;

typedef struct {
  Norm norm;
  Rope rope;
  int products;
  long turned;  // heads that get positions: those of q and k, which come first
  Product product[MOST_JOINED];
} Before;

typedef struct {
  Norm norm;
  Product out, gate_up, down;
} After;

INLINE Tensor matrix(const x_t *data, long rows, long columns, long stride) {
  return (Tensor){(x_t *)data, 2, stride == columns, rows * columns, {rows, columns}, {stride, 1}};
}

static void perform(void (*operation)(const Job *), const void *parameters, long value, Tensor a, Tensor b, Tensor y) {
  const Job job = {parameters, value, 2, {a, b}, y};
  operation(&job);
}

// to = a + b, elementwise; each may be the other.
static void add(x_t *to, const x_t *a, const x_t *b, long count) {
  for (long j = 0; j < count; j += LANES) store_row(to + j, load_part(a, j, count) + load_part(b, j, count), count - j);
}

// y (rows, N) = x (rows, K) @ w.T + bias.
static void multiply(const Product *p, const x_t *x, long rows, x_t *y) {
  const long n = p->linear.args.n;
  const Tensor from = matrix(x, rows, p->linear.args.k, p->linear.args.k);
  perform(linear, &p->linear, 0, from, from, matrix(y, rows, n, n));
  for (long row = 0; p->bias && row < rows; row++) add(y + row * n, y + row * n, p->bias, n);
}

// y (B, H, M, D), the heads of q, k and v one after another, of x (B, M, K); job->value is the position of row 0.
EXPORT void block_before(const Job *job) {
  const Before *p = job->parameters;
  const long k = p->product[0].linear.args.k, rows = job->input[0].size / k;
  const long batch = job->output.shape[0], heads = job->output.shape[1], m = job->output.shape[2];
  const long columns = job->output.shape[3];
  void *memory;
  const x_t *x = in_order(&job->input[0], 0, &memory);
  x_t *normed = scratch(rows * k * sizeof(x_t));
  x_t *product = scratch(rows * heads * columns * sizeof(x_t));
  perform(rms_norm, &p->norm, 0, matrix(x, rows, k, k), matrix(x, rows, k, k), matrix(normed, rows, k, k));
  long first = 0;  // head of the product at hand
  for (int i = 0; i < p->products; i++) {
    const long n = p->product[i].linear.args.n, own = n / columns;
    const long turned = p->turned <= first ? 0 : min_long(own, p->turned - first);
    multiply(&p->product[i], normed, rows, product);
    for (long b = 0; b < batch; b++) {
      const x_t *from = product + b * m * n;
      x_t *to = (x_t *)job->output.data + (b * heads + first) * m * columns;
      const Tensor view = {(x_t *)from, 4, 0, turned * m * columns, {1, turned, m, columns}, {0, columns, n, 1}};
      if (turned) perform(rope, &p->rope, job->value, view, view, matrix(to, turned * m, columns, columns));
      for (long head = turned; head < own; head++)
        for (long l = 0; l < m; l++)
          memcpy(to + (head * m + l) * columns, from + l * n + head * columns, columns * sizeof(x_t));
    }
    first += own;
  }
  free(product);
  free(normed);
  free(memory);
}

// y (B, M, N) = h + down(silu(gate(norm(h))) * up(norm(h))), h = x + out(attended), of x (B, M, N), attended (B, H, M, D).
EXPORT void block_after(const Job *job) {
  const After *p = job->parameters;
  const long n = p->down.linear.args.n, rows = job->output.size / n, both = p->gate_up.linear.args.n, inner = both / 2;
  void *memory[2];
  const x_t *x = in_order(&job->input[0], 0, &memory[0]), *attended = in_order(&job->input[1], 1, &memory[1]);
  x_t *h = scratch(rows * n * sizeof(x_t)), *normed = scratch(rows * n * sizeof(x_t));
  x_t *gate_up = scratch(rows * both * sizeof(x_t)), *gated = scratch(rows * inner * sizeof(x_t));
  x_t *y = job->output.data;
  multiply(&p->out, attended, rows, h);
  add(h, x, h, rows * n);
  perform(rms_norm, &p->norm, 0, matrix(h, rows, n, n), matrix(h, rows, n, n), matrix(normed, rows, n, n));
  multiply(&p->gate_up, normed, rows, gate_up);
  const Tensor gate = matrix(gate_up, rows, inner, both), up = matrix(gate_up + inner, rows, inner, both);
  perform(swiglu, 0, 0, gate, up, matrix(gated, rows, inner, inner));
  multiply(&p->down, gated, rows, y);
  add(y, h, y, rows * n);
  free(gated);
  free(gate_up);
  free(normed);
  free(h);
  free(memory[1]);
  free(memory[0]);
}
