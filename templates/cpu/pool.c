// A persistent pool of threads that runs one kernel call at a time: the caller is thread 0, the rest wait for it. A waiting
// thread spins for a moment, since the next linear of a model is usually microseconds away, and then sleeps.
//
// The machine it is compiled on may have no C headers, so what it needs of libc is declared here; the process that loads
// it brings the symbols.
typedef unsigned long thread_t;                                       // pthread_t, an integer or a pointer everywhere
typedef struct { _Alignas(16) char opaque[128]; } mutex_t, condition_t;  // at least any libc's size
typedef struct { long seconds, nanoseconds; } timespec_t;
int pthread_create(thread_t *, const void *attributes, void *(*)(void *), void *);
int pthread_join(thread_t, void **);
int pthread_mutex_init(mutex_t *, const void *);
int pthread_mutex_lock(mutex_t *);
int pthread_mutex_unlock(mutex_t *);
int pthread_cond_init(condition_t *, const void *);
int pthread_cond_wait(condition_t *, mutex_t *);
int pthread_cond_broadcast(condition_t *);
int clock_gettime(int, timespec_t *);
int sched_yield(void);
void *calloc(unsigned long, unsigned long);
void free(void *);
#if defined(__APPLE__)
#define CLOCK_MONOTONIC 6
#else
#define CLOCK_MONOTONIC 1
#endif

#define EXPORT __attribute__((visibility("default")))

// Preparing a few columns costs less than handing them to another thread: below this many floats the caller does it.
#define SERIAL_PREPARE_FLOATS 16384

#define SPINS_PER_YIELD 64  // a few microseconds

#include "kernel.h"

typedef struct {
  int threads;
  long spin_ns;
  thread_t *ids;
  mutex_t call;    // one call at a time
  mutex_t sleep;
  condition_t wake;
  _Atomic unsigned epoch;  // a new value is a new job
  _Atomic int sleeping, left, prepared, stop;
  _Atomic long next_part, next_task;
  long parts, tasks;
  const Kernel *kernel;
  const void *args;
} Pool;

static long now_ns(void) {
  timespec_t t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.seconds * 1000000000L + t.nanoseconds;
}

static void relax(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// Waits a little. Every so often it lets another thread run, which on a busy machine may be the one waited for.
static void pause_a_little(unsigned *turn) {
  if (++*turn % SPINS_PER_YIELD)
    relax();
  else
    sched_yield();
}

static void work(Pool *pool) {
  long i;
  if (pool->parts) {
    while ((i = __c11_atomic_fetch_add(&pool->next_part, 1, __ATOMIC_SEQ_CST)) < pool->parts) pool->kernel->prepare(pool->args, i);
    __c11_atomic_fetch_add(&pool->prepared, 1, __ATOMIC_SEQ_CST);
    unsigned turn = 0;
    while (__c11_atomic_load(&pool->prepared, __ATOMIC_ACQUIRE) < pool->threads) pause_a_little(&turn);
  }
  while ((i = __c11_atomic_fetch_add(&pool->next_task, 1, __ATOMIC_SEQ_CST)) < pool->tasks) pool->kernel->compute(pool->args, i);
}

static void wait_for_job(Pool *pool, unsigned seen) {
  const long deadline = now_ns() + pool->spin_ns;
  unsigned turn = 0;
  while (now_ns() < deadline)
    for (int i = 0; i < 16; i++) {
      if (__c11_atomic_load(&pool->epoch, __ATOMIC_ACQUIRE) != seen) return;
      pause_a_little(&turn);
    }
  pthread_mutex_lock(&pool->sleep);
  __c11_atomic_fetch_add(&pool->sleeping, 1, __ATOMIC_SEQ_CST);
  while (__c11_atomic_load(&pool->epoch, __ATOMIC_SEQ_CST) == seen) pthread_cond_wait(&pool->wake, &pool->sleep);
  __c11_atomic_fetch_sub(&pool->sleeping, 1, __ATOMIC_SEQ_CST);
  pthread_mutex_unlock(&pool->sleep);
}

static void publish(Pool *pool) {
  __c11_atomic_fetch_add(&pool->epoch, 1, __ATOMIC_SEQ_CST);
  if (__c11_atomic_load(&pool->sleeping, __ATOMIC_SEQ_CST)) {
    pthread_mutex_lock(&pool->sleep);
    pthread_cond_broadcast(&pool->wake);
    pthread_mutex_unlock(&pool->sleep);
  }
}

static void *worker(void *arg) {
  Pool *pool = arg;
  unsigned seen = 0;
  for (;;) {
    wait_for_job(pool, seen);
    seen = __c11_atomic_load(&pool->epoch, __ATOMIC_SEQ_CST);
    if (__c11_atomic_load(&pool->stop, __ATOMIC_SEQ_CST)) return 0;
    work(pool);
    __c11_atomic_fetch_sub(&pool->left, 1, __ATOMIC_SEQ_CST);
  }
}

EXPORT void pool_run(Pool *pool, const Kernel *kernel, const void *args, long prepared_floats) {
  pthread_mutex_lock(&pool->call);
  pool->kernel = kernel;
  pool->args = args;
  pool->tasks = kernel->tasks(args);
  pool->parts = kernel->prepare_parts(args);
  if (pool->threads == 1 || prepared_floats <= SERIAL_PREPARE_FLOATS) {
    for (long i = 0; i < pool->parts; i++) kernel->prepare(args, i);
    pool->parts = 0;
  }
  __c11_atomic_store(&pool->next_part, 0, __ATOMIC_SEQ_CST);
  __c11_atomic_store(&pool->next_task, 0, __ATOMIC_SEQ_CST);
  __c11_atomic_store(&pool->prepared, 0, __ATOMIC_SEQ_CST);
  __c11_atomic_store(&pool->left, pool->threads - 1, __ATOMIC_SEQ_CST);
  if (pool->threads > 1) publish(pool);
  work(pool);
  unsigned turn = 0;
  while (__c11_atomic_load(&pool->left, __ATOMIC_ACQUIRE) > 0) pause_a_little(&turn);
  pthread_mutex_unlock(&pool->call);
}

// Runs `calls` argument blocks of `stride` bytes one after another; ends[i]: nanoseconds from the start to the end of call i.
EXPORT void pool_run_many(Pool *pool, const Kernel *kernel, const char *args, long stride, long calls,
                          long prepared_floats, long *ends) {
  const long start = now_ns();
  for (long i = 0; i < calls; i++) {
    pool_run(pool, kernel, args + i * stride, prepared_floats);
    ends[i] = now_ns() - start;
  }
}

EXPORT Pool *pool_create(int threads, long spin_ns) {
  Pool *pool = calloc(1, sizeof(Pool));
  if (!pool) return 0;
  pool->threads = threads;
  pool->spin_ns = spin_ns;
  pool->ids = calloc((unsigned long)threads, sizeof(thread_t));
  pthread_mutex_init(&pool->call, 0);
  pthread_mutex_init(&pool->sleep, 0);
  pthread_cond_init(&pool->wake, 0);
  for (int i = 1; i < threads; i++)
    if (pthread_create(&pool->ids[i], 0, worker, pool)) {
      pool->threads = i;  // fewer threads than asked for still give the right result
      break;
    }
  return pool;
}

EXPORT int pool_threads(const Pool *pool) { return pool->threads; }

EXPORT void pool_destroy(Pool *pool) {
  __c11_atomic_store(&pool->stop, 1, __ATOMIC_SEQ_CST);
  publish(pool);
  for (int i = 1; i < pool->threads; i++) pthread_join(pool->ids[i], 0);
  free(pool->ids);
  free(pool);
}
