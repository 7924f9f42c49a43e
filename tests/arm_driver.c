// Runs one call of a kernel, or of attention, in a process without a C library, so that it can run under qemu-user: sizes
// and operands come on standard input, y goes to standard output. The text of the kernel stands above this.
static long system_call(long number, long a, long b, long c) {
  register long x8 __asm__("x8") = number, x0 __asm__("x0") = a, x1 __asm__("x1") = b, x2 __asm__("x2") = c;
  __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}

void *memset(void *to, int value, unsigned long bytes) {
  for (volatile char *p = to; bytes--;) *p++ = (char)value;
  return to;
}
void *memcpy(void *to, const void *from, unsigned long bytes) {
  volatile char *p = to;
  for (const char *q = from; bytes--;) *p++ = *q++;
  return to;
}

static _Alignas(64) char memory[1 << 26];
static long used;

static char *take(long bytes) {
  char *at = memory + used;
  used += ceil_div(bytes, 64) * 64;
  return at;
}

static char *receive(long bytes) {
  char *to = take(bytes);
  for (long done = 0, got; done < bytes && (got = system_call(63, 0, (long)to + done, bytes - done)) > 0;) done += got;
  return to;
}

static void send(const void *from, long bytes) {
  for (long done = 0; done < bytes;) done += system_call(64, 1, (long)from + done, bytes - done);
  system_call(93, 0, 0, 0);
}

#ifdef JOB_INPUTS

void *aligned_alloc(unsigned long alignment, unsigned long bytes) { return take(bytes); }
void free(void *memory) {}

static void run_serially(void *pool, const Kernel *k, const void *args, long floats) {
  for (long part = 0; part < k->prepare_parts(args); part++) k->prepare(args, part);
  for (long task = 0; task < k->tasks(args); task++) k->compute(args, task);
}

void _start(void) {  // parameters, job, and of each input the number of bytes and the bytes
  Attention *p = (Attention *)receive(sizeof(Attention));
  p->threads = (Threads){run_serially, 0};
  Job *job = (Job *)receive(sizeof(Job));
  job->parameters = p;
  for (int i = 0; i < job->inputs; i++) {
    const long *bytes = (const long *)receive(sizeof(long));
    job->input[i].data = receive(*bytes);
  }
  const long bytes = job->output.size * sizeof(x_t);
  job->output.data = take(bytes);
  attention(job);
  send(job->output.data, bytes);
}

#else

void _start(void) {
  const long *sizes = (const long *)receive(7 * sizeof(long));  // m, n, k, bytes of w, scales, biases and x
  Args a = {0};
  a.m = sizes[0], a.n = sizes[1], a.k = sizes[2], a.cuts = 3;
  a.w = (const unsigned *)receive(sizes[3]);
  a.scales = (const scale_t *)receive(sizes[4]);
  a.biases = (const scale_t *)receive(sizes[5]);
  a.x = (const x_t *)receive(sizes[6]);
  a.prepared = (float *)take(prepared_floats(&a) * sizeof(float));
  const long bytes = a.m * a.n * sizeof(x_t);
  a.y = (x_t *)take(bytes);
  for (long part = 0; part < prepare_parts(&a); part++) prepare(&a, part);
  for (long task = 0; task < tasks(&a); task++) compute(&a, task);
  send(a.y, bytes);
}

#endif
