// Every access in device, constant and threadgroup memory: bounds, alignment, order, initialisation, and what is counted.
#include "host.h"

// Each buffer has 6 GiB of addresses to itself: neither a 32-bit index that wraps, times any size of an element, nor a
// smaller mistake reaches another one.
#define SLOT (6ull << 30)
#define LINE 128

// The last write and the reads since, of one byte.
struct Cell {
  uint32_t write_group, write_epoch, write_simd_epoch;
  uint32_t read_group, read_epoch, read_simd_epoch;
  int16_t writer, reader;
  int32_t write_site;
  uint8_t written, read, several_readers, several_simdgroups, several_groups, atomic, plain_read;
};

Buffer buffers[MAX_BUFFERS];
extern "C" { uint64_t __msl_operations[3]; }  // float, integer, conversions: the instrumented code adds to them
static int n_buffers;
static char* arena;
static Variable shared[MAX_VARIABLES], constants[MAX_VARIABLES];
static int n_shared, n_constants;
static uint32_t shared_bytes;
static Cell* shared_cells;
static uint32_t shared_cells_bytes;
static int counting;

#define MAX_REPORTS 64
static Report reports[MAX_REPORTS];
static int n_reports;

void report(Kind kind, int site, int space, int64_t buffer, int64_t offset, int64_t bytes, int64_t size, int64_t other,
            int other_site, int64_t detail) {
  for (int i = 0; i < n_reports; i++)
    if (reports[i].kind == kind && reports[i].site == site && reports[i].buffer == buffer) {
      reports[i].count++;
      return;
    }
  if (n_reports == MAX_REPORTS) return;
  Report* r = reports + n_reports++;
  *r = Report{kind, site, other_site, space, buffer, offset, bytes, size, other, detail, {}, {}, 1};
  if (running) {
    memcpy(r->thread, builtins[running->index].position_in_group, sizeof r->thread);
    memcpy(r->group, builtins[running->index].group_in_grid, sizeof r->group);
  }
}

// ---- order
static bool ordered(const Clock& clock, uint32_t group, int thread, uint32_t epoch, uint32_t simd_epoch) {
  if (group != group_number) return false;
  if (thread == running->index || epoch < clock.epoch) return true;
  return thread / LANES == running->simdgroup && simd_epoch < clock.simd[running->simdgroup];
}

static bool write_is_ordered(const Clock& clock, const Cell& c) {
  return !c.written || ordered(clock, c.write_group, c.writer, c.write_epoch, c.write_simd_epoch);
}

static bool reads_are_ordered(const Clock& clock, const Cell& c) {
  if (!c.read) return true;
  if (c.several_groups || c.read_group != group_number) return false;
  if (c.read_epoch < clock.epoch) return true;
  if (c.several_simdgroups) return false;
  if (!c.several_readers && c.reader == running->index) return true;
  return c.reader / LANES == running->simdgroup && c.read_simd_epoch < clock.simd[running->simdgroup];
}

static void note_read(const Clock& clock, Cell& c, bool atomic) {
  bool together = c.read && c.read_group == group_number && c.read_epoch == clock.epoch;
  c.several_groups |= c.read && c.read_group != group_number;
  c.several_readers = together && (c.several_readers || c.reader != running->index);
  c.several_simdgroups = together && (c.several_simdgroups || c.reader / LANES != running->simdgroup);
  c.plain_read = !atomic || (together && c.plain_read);
  c.read = 1;
  c.reader = running->index;
  c.read_group = group_number;
  c.read_epoch = clock.epoch;
  c.read_simd_epoch = clock.simd[running->simdgroup];
}

static void note_write(const Clock& clock, Cell& c, int site, bool atomic) {
  c.written = 1;
  c.read = c.several_groups = 0;
  c.atomic = atomic;
  c.writer = running->index;
  c.write_site = site;
  c.write_group = group_number;
  c.write_epoch = clock.epoch;
  c.write_simd_epoch = clock.simd[running->simdgroup];
}

struct Place {
  int space;
  int64_t buffer, offset, bytes, size;
};

// One report an access is enough. `once`: a second write is worth one although it is ordered.
static void check_read(const Clock& clock, Cell* c, Kind race, const Place& p, bool initialised, bool atomic, int site) {
  bool told = false;
  for (int64_t i = 0; i < p.bytes; i++) {
    if (!c[i].written && !initialised && !told) {
      report(UNINITIALISED, site, p.space, p.buffer, p.offset + i, p.bytes, p.size, 0);
      told = true;
    }
    if (!write_is_ordered(clock, c[i]) && !(atomic && c[i].atomic) && !told) {
      report(race, site, p.space, p.buffer, p.offset + i, p.bytes, p.size, c[i].writer, c[i].write_site, 0);
      told = true;
    }
    note_read(clock, c[i], atomic);
  }
}

static void check_write(const Clock& clock, Cell* c, Kind race, const Place& p, bool once, bool atomic, int site) {
  bool told = false;
  for (int64_t i = 0; i < p.bytes; i++) {
    if (!told && !write_is_ordered(clock, c[i]) && !(atomic && c[i].atomic)) {
      report(race, site, p.space, p.buffer, p.offset + i, p.bytes, p.size, c[i].writer, c[i].write_site, 1);
      told = true;
    } else if (!told && !reads_are_ordered(clock, c[i]) && (!atomic || c[i].plain_read)) {
      report(race, site, p.space, p.buffer, p.offset + i, p.bytes, p.size, c[i].reader, -1, 2);
      told = true;
    } else if (!told && once && c[i].written && !atomic) {
      report(WRITTEN_TWICE, site, p.space, p.buffer, p.offset + i, p.bytes, p.size, c[i].writer, c[i].write_site);
      told = true;
    }
    note_write(clock, c[i], site, atomic);
  }
}

// ---- where an address is
#define BYTES(access) ((access) & 0xffff)
#define ALIGN(access) (1u << ((access) >> 16))

static void check_alignment(uintptr_t a, uint32_t access, int space, int site) {
  tick(site);
  if (a & (ALIGN(access) - 1)) {
    int64_t buffer = space != 3 && (a - (uintptr_t)arena) / SLOT < MAX_BUFFERS ? (int64_t)((a - (uintptr_t)arena) / SLOT) : -1;
    report(MISALIGNED, site, space, buffer, buffer < 0 ? 0 : (int64_t)(a - buffers[buffer].low), BYTES(access), ALIGN(access), a % 16);
    stop();
  }
}

static Buffer* buffer_at(uintptr_t a, uint64_t bytes, int space, bool store, int site) {
  uint64_t slot = (a - (uintptr_t)arena) / SLOT;
  if (slot < (uint64_t)n_buffers && a >= buffers[slot].low && a + bytes <= buffers[slot].high) return buffers + slot;
  int64_t b = slot < (uint64_t)n_buffers ? (int64_t)slot : -1;
  report(OUT_OF_BOUNDS, site, space, b, b < 0 ? (int64_t)a : (int64_t)(a - buffers[b].low), bytes,
         b < 0 ? 0 : buffers[b].high - buffers[b].low, 0, -1, store);
  stop();
}

static Variable* variable_at(Variable* of, int n, uintptr_t a, uint64_t bytes, int space, bool store, int site) {
  Variable* nearest = nullptr;
  for (int i = 0; i < n; i++) {
    if (a >= of[i].low && a + bytes <= of[i].high) return of + i;
    if (a >= of[i].low && (!nearest || of[i].low > nearest->low)) nearest = of + i;
  }
  if (!nearest && n) nearest = of;
  report(OUT_OF_BOUNDS, site, space, space == 3 && nearest ? nearest - of : -1, nearest ? (int64_t)(a - nearest->low) : 0, bytes,
         nearest ? nearest->high - nearest->low : 0, 0, -1, store);
  stop();
}

static void count(Buffer* b, uintptr_t a, uint64_t bytes, bool store) {
  (store ? b->stored : b->loaded) += bytes;
  (store ? b->stores : b->loads)++;
  uintptr_t first = b->low / LINE;
  uint8_t bit = store ? 2 : 1;
  for (uintptr_t line = a / LINE; line <= (a + bytes - 1) / LINE; line++) {
    uint8_t* seen = &b->lines[line - first];
    if (!(*seen & bit)) {
      *seen |= bit;
      (store ? b->lines_stored : b->lines_loaded)++;
    }
  }
}

// ---- calls from the instrumented code, one a load or store
static inline void device_load(uintptr_t a, uint64_t bytes, int site) {
  Buffer* b = buffer_at(a, bytes, 1, false, site);
  if (counting) count(b, a, bytes, false);
  if (b->cells)
    check_read(device_clock, b->cells + (a - b->low), DEVICE_RACE,
               {1, b - buffers, (int64_t)(a - b->low), (int64_t)bytes, (int64_t)(b->high - b->low)}, b->initialised, false, site);
}
static inline void device_store(uintptr_t a, uint64_t bytes, int site) {
  Buffer* b = buffer_at(a, bytes, 1, true, site);
  if (!b->writable) {
    report(READ_ONLY, site, 1, b - buffers, a - b->low, bytes, b->high - b->low, 0);
    stop();
  }
  if (counting) count(b, a, bytes, true);
  b->last_store = site;
  check_write(device_clock, b->cells + (a - b->low), DEVICE_RACE,
              {1, b - buffers, (int64_t)(a - b->low), (int64_t)bytes, (int64_t)(b->high - b->low)}, true, false, site);
}
static inline void constant_load(uintptr_t a, uint64_t bytes, int site) {
  if ((a - (uintptr_t)arena) / SLOT < MAX_BUFFERS) {
    Buffer* b = buffer_at(a, bytes, 2, false, site);
    if (counting) count(b, a, bytes, false);
  } else {
    variable_at(constants, n_constants, a, bytes, 2, false, site);
  }
  counters.constant_loaded += bytes;
}
static inline void shared_access(uintptr_t a, uint64_t bytes, bool store, bool atomic, int site) {
  Variable* v = variable_at(shared, n_shared, a, bytes, 3, store, site);
  Cell* c = shared_cells + v->offset + (a - v->low);
  Place p{3, v - shared, (int64_t)(a - v->low), (int64_t)bytes, (int64_t)(v->high - v->low)};
  if (store) {
    counters.threadgroup_stored += bytes;
    counters.threadgroup_stores++;
    check_write(threadgroup_clock, c, RACE, p, false, atomic, site);
  } else {
    counters.threadgroup_loaded += bytes;
    counters.threadgroup_loads++;
    check_read(threadgroup_clock, c, RACE, p, false, atomic, site);
  }
}

extern "C" {
void __msl_load1(uintptr_t a, uint32_t access, int site) {
  check_alignment(a, access, 1, site);
  device_load(a, BYTES(access), site);
}
void __msl_load2(uintptr_t a, uint32_t access, int site) {
  check_alignment(a, access, 2, site);
  constant_load(a, BYTES(access), site);
}
void __msl_load3(uintptr_t a, uint32_t access, int site) {
  check_alignment(a, access, 3, site);
  shared_access(a, BYTES(access), false, false, site);
}
void __msl_store1(uintptr_t a, uint32_t access, int site) {
  check_alignment(a, access, 1, site);
  device_store(a, BYTES(access), site);
}
void __msl_store3(uintptr_t a, uint32_t access, int site) {
  check_alignment(a, access, 3, site);
  shared_access(a, BYTES(access), true, false, site);
}
void __msl_undefined(int site) {
  report(UNDEFINED, site, 0, -1, 0, 0, 0, 0);
  stop();
}
// An index that is not in its array, as clang's own check finds it.
void __msl_outside(int64_t index, int site) {
  report(OUT_OF_BOUNDS, site, 0, -1, index, 0, 0, 0, -1, 2);
  stop();
}
// Before a division: `bad` when it would stop the whole process.
void __msl_division(int bad, int site) {
  if (bad) __msl_undefined(site);
}

static uint32_t updated(int operation, int element, uint32_t old, uint32_t value, uint32_t expected) {
  float f, g;
  memcpy(&f, &old, 4);
  memcpy(&g, &value, 4);
  bool is_float = element == 0, is_int = element == 3;
  auto bits = [](float x) { uint32_t u; memcpy(&u, &x, 4); return u; };
  switch (operation) {
    case 0: return old;
    case 1: case 2: return value;
    case 3: return is_float ? bits(f + g) : old + value;
    case 4: return is_float ? bits(f - g) : old - value;
    case 5: return (is_float ? g < f : is_int ? (int32_t)value < (int32_t)old : value < old) ? value : old;
    case 6: return (is_float ? f < g : is_int ? (int32_t)old < (int32_t)value : old < value) ? value : old;
    case 7: return old & value;
    case 8: return old | value;
    case 9: return old ^ value;
    default: return old == expected ? value : old;
  }
}

uint32_t __msl_atomic(int space, uintptr_t a, int operation, int element, uint32_t value, uint32_t expected, int site) {
  check_alignment(a, 4 | 2 << 16, space, site);
  counters.atomics++;
  if (space == 3) {
    if (operation != 1) shared_access(a, 4, false, true, site);
    if (operation != 0) shared_access(a, 4, true, true, site);
  } else {
    Buffer* b = buffer_at(a, 4, 1, operation != 0, site);
    if (!b->cells) {
      report(READ_ONLY, site, 1, b - buffers, a - b->low, 4, b->high - b->low, 0);
      stop();
    }
    if (counting) count(b, a, 4, operation != 0);
    Place p{1, b - buffers, (int64_t)(a - b->low), 4, (int64_t)(b->high - b->low)};
    Cell* c = b->cells + (a - b->low);
    b->last_store = site;
    if (operation != 1) check_read(device_clock, c, DEVICE_RACE, p, b->initialised, true, site);
    if (operation != 0) check_write(device_clock, c, DEVICE_RACE, p, false, true, site);
  }
  uint32_t old, now;
  memcpy(&old, (void*)a, 4);
  now = updated(operation, element, old, value, expected);
  memcpy((void*)a, &now, 4);
  return old;
}

// ---- calls from runtime.py
const char* msl_reset(int count_events) {
  n_buffers = n_shared = n_constants = n_reports = 0;
  shared_bytes = 0;
  memset(__msl_operations, 0, sizeof __msl_operations);
  counting = count_events;
  running = nullptr;
  if (!arena) {
    void* got = mmap(0, SLOT * MAX_BUFFERS, NO_ACCESS, RESERVED, -1, 0);
    if (got == (void*)-1) return "192 GiB of addresses could not be reserved";
    arena = (char*)got;
  }
  return nullptr;
}

// A buffer of `bytes`, whose data starts `shift` bytes past a 256-byte boundary.
void* msl_buffer(uint64_t bytes, uint64_t shift, int writable, int initialised) {
  Buffer* b = buffers + n_buffers;
  char* slot = arena + SLOT * n_buffers++;
  char* page = slot + SLOT / 2;
  uint64_t pages = (bytes + shift + 4095) & ~4095ull;
  mmap(slot, SLOT, NO_ACCESS, RESERVED | FIXED, -1, 0);
  mmap(page, pages, READ_WRITE, ANONYMOUS | FIXED, -1, 0);
  free(b->lines);
  free(b->cells);
  *b = Buffer{(uintptr_t)page + shift, (uintptr_t)page + shift + bytes, writable, initialised};
  b->lines = counting ? (uint8_t*)calloc((bytes + shift) / LINE + 2, 1) : nullptr;
  b->cells = writable ? (Cell*)calloc(bytes, sizeof(Cell)) : nullptr;
  b->last_store = -1;
  return (void*)b->low;
}

void msl_variable(int space, uintptr_t a, uint64_t bytes) {
  Variable v{a, a + bytes, shared_bytes};
  if (space == 2 && n_constants < MAX_VARIABLES) constants[n_constants++] = v;
  if (space == 3 && n_shared < MAX_VARIABLES) {
    shared[n_shared++] = v;
    shared_bytes += (bytes + 15) & ~15ull;
  }
  if (shared_cells_bytes < shared_bytes) {
    free(shared_cells);
    shared_cells = (Cell*)calloc(shared_bytes, sizeof(Cell));
    shared_cells_bytes = shared_bytes;
  }
}

// Bytes of output `b` never written; the first of them in *first.
uint64_t msl_unwritten(int b, uint64_t* first) {
  uint64_t missing = 0;
  for (uint64_t i = buffers[b].high - buffers[b].low; i-- > 0;)
    if (!buffers[b].cells[i].written) {
      missing++;
      *first = i;
    }
  return missing;
}

int msl_reports(Report** found) {
  *found = reports;
  return n_reports;
}
Counters* msl_counters(void) { return &counters; }
Buffer* msl_buffers(void) { return buffers; }
uint64_t* msl_operations(void) { return __msl_operations; }
}

// Before each threadgroup: its memory holds a pattern that is a large number in every format.
void clear_variables() {
  for (int i = 0; i < n_shared; i++) memset((void*)shared[i].low, 0xfd, shared[i].high - shared[i].low);
  if (shared_bytes) memset((void*)shared_cells, 0, shared_bytes * sizeof(Cell));
}
