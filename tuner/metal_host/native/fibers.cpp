// Threads of a threadgroup as fibers: the scheduler, the barriers, and the launch over a grid.
#include "host.h"

#define STACK (256 * 1024)
#define GUARD 4096

extern "C" void __msl_switch(void** save, void* load);
asm(".text\n.globl __msl_switch\n.type __msl_switch,@function\n__msl_switch:\n"
    "pushq %rbp\npushq %rbx\npushq %r12\npushq %r13\npushq %r14\npushq %r15\n"
    "movq %rsp,(%rdi)\nmovq %rsi,%rsp\n"
    "popq %r15\npopq %r14\npopq %r13\npopq %r12\npopq %rbx\npopq %rbp\nret\n");

Fiber* running;
Builtins builtins[MAX_THREADS];
Counters counters;
Clock threadgroup_clock, device_clock;
uint32_t group_number;
int lanes_of[MAX_SIMDGROUPS];
long deadline;

static Fiber fibers[MAX_THREADS];
static Exchange exchanges[MAX_SIMDGROUPS][2];
static void* scheduler;
static char* stacks;
static bool stopped;
static void (*entry)(void**, const Builtins*);
static void** arguments;
static uint64_t random_state;

enum { SIMD_BARRIER = 100, THREADGROUP_BARRIER = 101 };

static uint32_t random_number() {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (uint32_t)(random_state >> 32);
}

static void wait(State state) {
  running->state = state;
  __msl_switch(&running->stack, scheduler);
}

void stop() {
  stopped = true;
  for (;;) wait(DONE);
}

static void start() {
  entry(arguments, &builtins[running->index]);
  for (;;) wait(DONE);
}

bool active(int lane) { return lane >= 0 && lane < lanes_of[running->simdgroup]; }

Exchange* exchange(int operation, const void* value, int bytes, int site) {
  tick(site);
  Fiber* f = running;
  Exchange* e = &exchanges[f->simdgroup][f->collectives++ & 1];
  if (bytes) memcpy(e->slot[f->lane], value, bytes);
  if (f->lane == 0) counters.simd_ops++;
  f->operation = operation;
  f->site = site;
  wait(AT_SIMD);
  return e;
}

// ---- calls from the kernel
extern "C" void __msl_simdgroup_barrier(int flags, int site) {
  running->operation = SIMD_BARRIER;
  running->site = site;
  running->flags = flags;
  running->collectives++;
  if (running->lane == 0) counters.simd_barriers++;
  wait(AT_SIMD);
}

extern "C" void __msl_threadgroup_barrier(int flags, int site) {
  tick(site);
  running->operation = THREADGROUP_BARRIER;
  running->site = site;
  running->flags = flags;
  wait(AT_BARRIER);
}

extern "C" int __msl_lane(void) { return running->lane; }

// A call of a function in which collectives are: two threads are at one place only when they came there by one path.
extern "C" void __msl_enter(int site) {
  Fiber* f = running;
  if (f->depth == MAX_PATH) {
    report(TOO_DEEP, site, 0, -1, 0, 0, MAX_PATH, 0);
    stop();
  }
  f->path[f->depth++] = site;
}
extern "C" void __msl_leave(void) { running->depth--; }

// ---- the scheduler
static bool same_place(const Fiber* a, const Fiber* b) {
  return a->operation == b->operation && a->site == b->site && a->depth == b->depth &&
         !memcmp(a->path, b->path, a->depth * sizeof(int));
}

static int outermost(const Fiber* f) { return f->depth ? f->path[0] : f->site; }

static void diverged(Fiber* waiting, Fiber* other) {
  running = waiting;
  int other_site = other->state == DONE ? -1 : other->site;
  if (other->state != DONE && other_site == waiting->site) {  // one place, two paths
    report(DIVERGENT, outermost(waiting), 0, -1, 0, 0, 0, other->index, outermost(other), waiting->operation);
  } else {
    report(DIVERGENT, waiting->site, 0, -1, 0, 0, 0, other->index, other_site, waiting->operation);
  }
}

static bool run_simdgroup(int s, uint64_t seed) {
  Fiber* first = fibers + s * LANES;
  int lanes = lanes_of[s];
  for (;;) {
    int turn = seed ? random_number() % lanes : 0;
    for (int k = 0; k < lanes; k++) {
      Fiber* f = first + (seed & 1 ? lanes - 1 - (k + turn) % lanes : (k + turn) % lanes);
      if (f->state != READY) continue;
      running = f;
      __msl_switch(&scheduler, f->stack);
      if (stopped) return false;
    }
    Fiber* waiting = nullptr;
    for (int l = 0; l < lanes && !waiting; l++)
      if (first[l].state == AT_SIMD) waiting = first + l;
    if (!waiting) return true;
    for (int l = 0; l < lanes; l++)
      if (first[l].state != AT_SIMD || !same_place(waiting, first + l)) {
        diverged(waiting, first + l);
        return false;
      }
    if (waiting->operation == SIMD_BARRIER) {
      if (waiting->flags & 2) threadgroup_clock.simd[s]++;
      if (waiting->flags & 1) device_clock.simd[s]++;
    }
    exchanges[s][waiting->collectives & 1].computed = 0;  // of the next collective
    for (int l = 0; l < lanes; l++) first[l].state = READY;
  }
}

static void prepare(int threads, int simdgroups) {
  memset(&threadgroup_clock, 0, sizeof threadgroup_clock);
  memset(&device_clock, 0, sizeof device_clock);
  for (int t = 0; t < threads; t++) {
    Fiber* f = fibers + t;
    f->index = t;
    f->lane = t % LANES;
    f->simdgroup = t / LANES;
    f->state = READY;
    f->operation = f->depth = 0;
    f->collectives = 0;
    // Staggered, so that the tops of the stacks do not share a cache set.
    uintptr_t top = ((uintptr_t)stacks + (uintptr_t)(t + 1) * STACK - t % LANES * 192) & ~(uintptr_t)63;
    void** p = (void**)top;
    *--p = nullptr;
    *--p = (void*)start;
    for (int k = 0; k < 6; k++) *--p = nullptr;
    f->stack = p;
  }
  for (int s = 0; s < simdgroups; s++) {
    lanes_of[s] = threads - s * LANES < LANES ? threads - s * LANES : LANES;
    exchanges[s][0].computed = exchanges[s][1].computed = 0;
  }
}

static bool run_threadgroup(int threads, uint64_t seed) {
  int simdgroups = (threads + LANES - 1) / LANES, order[MAX_SIMDGROUPS];
  prepare(threads, simdgroups);
  for (int s = 0; s < simdgroups; s++) order[s] = seed & 1 ? simdgroups - 1 - s : s;
  for (;;) {
    if (seed)
      for (int s = simdgroups - 1; s > 0; s--) {
        int other = random_number() % (s + 1), kept = order[s];
        order[s] = order[other];
        order[other] = kept;
      }
    for (int s = 0; s < simdgroups; s++)
      if (!run_simdgroup(order[s], seed)) return false;
    Fiber* waiting = nullptr;
    for (int t = 0; t < threads && !waiting; t++)
      if (fibers[t].state == AT_BARRIER) waiting = fibers + t;
    if (!waiting) return true;
    for (int t = 0; t < threads; t++)
      if (fibers[t].state != AT_BARRIER || !same_place(waiting, fibers + t)) {
        diverged(waiting, fibers + t);
        return false;
      }
    counters.barriers++;
    if (waiting->flags & 2) threadgroup_clock.epoch++;
    if (waiting->flags & 1) device_clock.epoch++;
    for (int t = 0; t < threads; t++) fibers[t].state = READY;
  }
}

static void place(const uint32_t* group, const uint32_t* size, const uint32_t* full, const uint32_t* grid, const uint32_t* groups) {
  uint32_t threads = size[0] * size[1] * size[2];
  for (uint32_t t = 0; t < threads; t++) {
    Builtins* b = builtins + t;
    uint32_t position[3] = {t % size[0], t / size[0] % size[1], t / size[0] / size[1]};
    for (int k = 0; k < 3; k++) {
      b->position_in_group[k] = position[k];
      b->group_in_grid[k] = group[k];
      b->position_in_grid[k] = group[k] * full[k] + position[k];
      b->group_size[k] = size[k];
      b->full_group_size[k] = full[k];
      b->grid[k] = grid[k];
      b->groups[k] = groups[k];
    }
    b->index = t;
    b->lane = t % LANES;
    b->simdgroup = t / LANES;
    b->simdgroups = (threads + LANES - 1) / LANES;
  }
}

void clear_variables();

// Runs `grid` threads in threadgroups of `group`, as dispatchThreads does: those at the edges are smaller.
extern "C" void msl_launch(void (*kernel)(void**, const Builtins*), void** kernel_arguments, const uint32_t* grid,
                           const uint32_t* group, uint64_t seed, int seconds) {
  deadline = time(nullptr) + seconds;
  entry = kernel;
  arguments = kernel_arguments;
  random_state = seed * 0x9e3779b97f4a7c15ull + 1;
  stopped = false;
  memset(&counters, 0, sizeof counters);
  if (!stacks) {
    stacks = (char*)mmap(0, (uint64_t)STACK * MAX_THREADS, READ_WRITE, RESERVED, -1, 0);
    for (int t = 0; t < MAX_THREADS; t++) mprotect(stacks + (uint64_t)t * STACK, GUARD, NO_ACCESS);
  }
  uint32_t full[3], groups[3], at[3];
  for (int k = 0; k < 3; k++) {
    full[k] = group[k] < grid[k] ? group[k] : grid[k];
    groups[k] = (grid[k] + full[k] - 1) / full[k];
  }
  group_number = 0;
  for (at[2] = 0; at[2] < groups[2]; at[2]++)
    for (at[1] = 0; at[1] < groups[1]; at[1]++)
      for (at[0] = 0; at[0] < groups[0]; at[0]++) {
        uint32_t size[3];
        for (int k = 0; k < 3; k++) size[k] = grid[k] - at[k] * full[k] < full[k] ? grid[k] - at[k] * full[k] : full[k];
        int threads = size[0] * size[1] * size[2];
        group_number++;
        counters.threadgroups++;
        counters.threads += threads;
        counters.simdgroups += (threads + LANES - 1) / LANES;
        place(at, size, full, grid, groups);
        clear_variables();
        if (!run_threadgroup(threads, seed)) return;
      }
}
