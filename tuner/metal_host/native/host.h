// What the parts of the runtime share: the running thread, the buffers, the clocks that order accesses, and the reports.
#pragma once
#include <stdint.h>

// From the C library that the process has loaded: zig gives its headers only to programs it links itself.
extern "C" {
void* memcpy(void*, const void*, unsigned long);
void* memset(void*, int, unsigned long);
int memcmp(const void*, const void*, unsigned long);
void* calloc(unsigned long, unsigned long);
void free(void*);
void* mmap(void*, unsigned long, int, int, int, long);
int mprotect(void*, unsigned long, int);
long time(long*);
}
enum { NO_ACCESS = 0, READ_WRITE = 3, RESERVED = 0x4022, FIXED = 0x10, ANONYMOUS = 0x22 };  // of mmap, on Linux

#define MAX_THREADS 1024
#define LANES 32
#define MAX_SIMDGROUPS (MAX_THREADS / LANES)
#define MAX_BUFFERS 32
#define MAX_VARIABLES 64
#define MAX_PATH 32

// One thread's values of the attributes Metal offers, as the entry that translate.py writes reads them.
struct Builtins {
  uint32_t position_in_grid[3], position_in_group[3], group_in_grid[3], group_size[3], full_group_size[3], grid[3], groups[3];
  uint32_t lane, simdgroup, index, simdgroups;
};

// The kinds of report; the same list is in ../defects.py.
enum Kind {
  OUT_OF_BOUNDS, MISALIGNED, RACE, DEVICE_RACE, UNINITIALISED, DIVERGENT, WRITTEN_TWICE, UNWRITTEN, READ_ONLY, BAD_LANE,
  PARTIAL_SIMDGROUP, TOO_DEEP, UNDEFINED, TOO_LONG
};

struct Report {
  int32_t kind, site, other_site, space;
  int64_t buffer, offset, bytes, size;  // of the access; the meaning of the last two depends on the kind
  int64_t other, detail;
  uint32_t thread[3], group[3];
  uint64_t count;
};

struct Buffer {
  uintptr_t low, high;
  int32_t writable, initialised;
  uint64_t loaded, stored, loads, stores, lines_loaded, lines_stored;
  uint8_t* lines;      // bit 0: loaded from, bit 1: stored to; one byte a cache line
  struct Cell* cells;  // one a byte, of writable buffers
  int32_t last_store;  // site
};

// A variable in threadgroup or constant memory that the text itself declares.
struct Variable {
  uintptr_t low, high;
  uint32_t offset;
};

struct Counters {
  uint64_t constant_loaded, threadgroup_loaded, threadgroup_stored, threadgroup_loads, threadgroup_stores;
  uint64_t simd_ops, simd_barriers, barriers, mmas, atomics, threads, threadgroups, simdgroups;
};

// When the accesses of one threadgroup are ordered: by a barrier of the threadgroup (epoch) or of the simdgroup.
struct Clock {
  uint32_t epoch;
  uint32_t simd[MAX_SIMDGROUPS];
};

enum State { READY, AT_SIMD, AT_BARRIER, DONE };
struct Fiber {
  void* stack;
  int state, operation, site, flags, lane, simdgroup, index, depth;
  uint32_t collectives, path_hash;
  int path[MAX_PATH];
};

// What the lanes of a simdgroup exchange in one collective. Two take turns: a lane may publish to the next collective while
// another still reads this one.
struct Exchange {
  int computed;
  alignas(64) unsigned char slot[LANES][64];
  alignas(64) unsigned char result[1024];
};

extern Fiber* running;
extern Builtins builtins[MAX_THREADS];
extern Buffer buffers[MAX_BUFFERS];
extern Counters counters;
extern Clock threadgroup_clock, device_clock;
extern uint32_t group_number;
extern int lanes_of[MAX_SIMDGROUPS];
extern long deadline;

Exchange* exchange(int operation, const void* value, int bytes, int site);
bool active(int lane);
void report(Kind kind, int site, int space, int64_t buffer, int64_t offset, int64_t bytes, int64_t size, int64_t other,
            int other_site = -1, int64_t detail = 0);
[[noreturn]] void stop();

// Looks at the clock now and then, so that a kernel which waits for ever ends.
inline void tick(int site) {
  static uint32_t ticks;
  if (++ticks % (1 << 20) || time(nullptr) <= deadline) return;
  report(TOO_LONG, site, 0, -1, 0, 0, 0, 0);
  stop();
}
