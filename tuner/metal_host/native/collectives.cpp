// What lanes compute together: reductions, scans, shuffles, votes and 8 x 8 matrix products.
#include "host.h"

enum Operation { REDUCE = 1, SCAN, SHUFFLE, VOTE, MATRIX_LOAD, MATRIX_STORE, MATRIX_MULTIPLY };

// ---- one element of a type by its number
template <class T> static T combined(int operation, T a, T b) {
  switch (operation) {
    case 0: return (T)(a + b);
    case 1: return (T)(a * b);
    case 2: return b < a ? b : a;
    default: return a < b ? b : a;
  }
}
template <class T> static T combined_bits(int operation, T a, T b) {
  if (operation == 4) return (T)(a & b);
  if (operation == 5) return (T)(a | b);
  if (operation == 6) return (T)(a ^ b);
  return combined(operation, a, b);
}
static _Float16 combined_bits(int operation, _Float16 a, _Float16 b) { return combined(operation, a, b); }
static __bf16 combined_bits(int operation, __bf16 a, __bf16 b) { return combined(operation, a, b); }
static float combined_bits(int operation, float a, float b) { return combined(operation, a, b); }

// Calls `f` with a value of the element type, to tell it the type.
template <class F> static void with_element(int element, F f) {
  switch (element) {
    case 0: return f(float());
    case 1: return f(_Float16());
    case 2: return f(__bf16());
    case 3: return f(int32_t());
    case 4: return f(uint32_t());
    case 5: return f(int16_t());
    case 6: return f(uint16_t());
    case 7: return f(int8_t());
    case 8: return f(uint8_t());
    case 9: return f(int64_t());
    case 10: return f(uint64_t());
    default: return f(uint8_t());
  }
}

static const int sizes[] = {4, 2, 2, 4, 4, 2, 2, 1, 1, 8, 8, 1};
static int value_bytes(int element, int n) { return sizes[element] * (n == 3 ? 4 : n); }

static int group_start(int group) { return running->lane / group * group; }
static int group_lanes(int group) {
  int left = lanes_of[running->simdgroup] - group_start(group);
  return left < group ? left : group;
}

extern "C" void __msl_reduce(int operation, int element, int n, void* value, int group, int site) {
  int bytes = value_bytes(element, n), start = group_start(group), lanes = group_lanes(group);
  Exchange* e = exchange(REDUCE, value, bytes, site);
  unsigned char* result = e->result + start / group * 64;
  int bit = 1 << (start / group);
  if (!(e->computed & bit)) {
    with_element(element, [&](auto zero) {
      typedef decltype(zero) T;
      for (int k = 0; k < n; k++) {
        T part[LANES];
        for (int l = 0; l < lanes; l++) part[l] = ((T*)e->slot[start + l])[k];
        for (int half = group / 2; half; half /= 2)  // a tree, as by shuffles down
          for (int l = 0; l < half && l + half < lanes; l++) part[l] = combined_bits(operation, part[l], part[l + half]);
        ((T*)result)[k] = part[0];
      }
    });
    e->computed |= bit;
  }
  memcpy(value, result, bytes);
}

extern "C" void __msl_scan(int operation, int element, int n, void* value, bool inclusive, int site) {
  Exchange* e = exchange(SCAN, value, value_bytes(element, n), site);
  with_element(element, [&](auto zero) {
    typedef decltype(zero) T;
    for (int k = 0; k < n; k++) {
      T sum = (T)(float)operation;  // 0 for a sum, 1 for a product
      for (int l = 0; l < running->lane + inclusive; l++) sum = combined(operation, sum, ((T*)e->slot[l])[k]);
      ((T*)value)[k] = sum;
    }
  });
}

enum Shuffle { INDEX, XOR, UP, DOWN, ROTATE_UP, ROTATE_DOWN, FILL_UP, FILL_DOWN, BROADCAST };

extern "C" void __msl_shuffle(int kind, void* value, int bytes, int argument, const void* fill, int group, int modulo, int site) {
  int start = group_start(group), lanes = group_lanes(group), at = running->lane - start, from = at;
  unsigned char both[64];
  memcpy(both, value, bytes);
  memcpy(both + 32, fill, bytes);
  Exchange* e = exchange(SHUFFLE, both, 64, site);
  bool filled = false;
  switch (kind) {
    case INDEX: case BROADCAST: from = argument; break;
    case XOR: from = at ^ argument; break;
    case UP: from = at >= argument ? at - argument : at; break;
    case DOWN: from = at + argument < group ? at + argument : at; break;
    case ROTATE_UP: from = (at - argument % group + group) % group; break;
    case ROTATE_DOWN: from = (at + argument) % group; break;
    case FILL_UP:
      filled = at % modulo < argument;
      from = filled ? at - argument + modulo : at - argument;
      break;
    case FILL_DOWN:
      filled = at % modulo + argument >= modulo;
      from = filled ? at + argument - modulo : at + argument;
      break;
  }
  if (from < 0 || from >= lanes) {
    report(BAD_LANE, site, 0, -1, 0, 0, lanes, from);
    stop();
  }
  memcpy(value, e->slot[start + from] + (filled ? 32 : 0), bytes);
}

enum Vote { ALL, ANY, BALLOT, FIRST };

extern "C" unsigned long __msl_vote(int kind, bool value, int site) {
  Exchange* e = exchange(VOTE, &value, 1, site);
  unsigned long ballot = 0;
  int lanes = lanes_of[running->simdgroup];
  for (int l = 0; l < lanes; l++) ballot |= (unsigned long)(e->slot[l][0] != 0) << l;
  if (kind == ALL) return ballot == (lanes == 32 ? 0xfffffffful : (1ul << lanes) - 1);
  if (kind == ANY) return ballot != 0;
  return kind == BALLOT ? ballot : running->lane == 0;
}

// ---- matrices: lane l keeps row r, columns c and c + 1
static int row_of(int lane) { return ((lane >> 2) & 4) + ((lane >> 1) & 3); }
static int col_of(int lane) { return ((lane >> 2) & 2) * 2 + (lane & 1) * 2; }

static void need_full_simdgroup(int site) {
  if (lanes_of[running->simdgroup] == LANES) return;
  report(PARTIAL_SIMDGROUP, site, 0, -1, 0, 0, lanes_of[running->simdgroup], 0);
  stop();
}

extern "C" void __msl_matrix_access(bool store, int site) {
  need_full_simdgroup(site);
  exchange(store ? MATRIX_STORE : MATRIX_LOAD, nullptr, 0, site);
}

static void widen(float* to, const void* from, int element) {
  with_element(element, [&](auto zero) {
    typedef decltype(zero) T;
    to[0] = (float)((const T*)from)[0];
    to[1] = (float)((const T*)from)[1];
  });
}

extern "C" void __msl_matrix_multiply(void* d, int d_element, const void* a, int a_element, const void* b, int b_element,
                                      const void* c, int c_element, int site) {
  need_full_simdgroup(site);
  float mine[4], sum[2] = {0, 0};
  widen(mine, a, a_element);
  widen(mine + 2, b, b_element);
  if (c) widen(sum, c, c_element);
  Exchange* e = exchange(MATRIX_MULTIPLY, mine, sizeof mine, site);
  float* left = (float*)e->result;
  float* right = left + 64;
  if (!e->computed) {
    for (int l = 0; l < LANES; l++) {
      const float* s = (const float*)e->slot[l];
      int at = row_of(l) * 8 + col_of(l);
      left[at] = s[0], left[at + 1] = s[1], right[at] = s[2], right[at + 1] = s[3];
    }
    e->computed = 1;
  }
  int row = row_of(running->lane), col = col_of(running->lane);
  for (int k = 0; k < 8; k++)
    for (int j = 0; j < 2; j++) sum[j] = __builtin_fmaf(left[row * 8 + k], right[k * 8 + col + j], sum[j]);
  if (running->lane == 0) counters.mmas++;
  with_element(d_element, [&](auto zero) {
    typedef decltype(zero) T;
    ((T*)d)[0] = (T)sum[0];
    ((T*)d)[1] = (T)sum[1];
  });
}

// ---- rounding that the compiler leaves to a library
extern "C" __bf16 __truncsfbf2(float f) {
  uint32_t u;
  memcpy(&u, &f, 4);
  uint16_t r = (u & 0x7fffffff) > 0x7f800000 ? (uint16_t)((u >> 16) | 0x40) : (uint16_t)((u + 0x7fff + ((u >> 16) & 1)) >> 16);
  return __builtin_bit_cast(__bf16, r);
}
// The product of two halves, or two bfloats, is exact in double; the sum is rounded to odd, so that the second rounding
// gives what one would.
static double sum_to_odd(double p, double c) {
  double s = p + c, back = s - p, lost = (p - (s - back)) + (c - back);
  uint64_t u;
  memcpy(&u, &s, 8);
  if (lost != 0 && !(u & 1)) {
    u += (lost > 0) == (s > 0) ? 1 : -1;
    memcpy(&s, &u, 8);
  }
  return s;
}
// A double as float, rounded to odd.
static float narrow_to_odd(double s) {
  float f = (float)s;
  double error = s - (double)f;
  uint32_t u;
  memcpy(&u, &f, 4);
  if (error != 0 && error == error && !(u & 1) && (u & 0x7f800000) != 0x7f800000) {
    u += (error > 0) == (f > 0) ? 1 : -1;
    memcpy(&f, &u, 4);
  }
  return f;
}
extern "C" _Float16 __msl_fma_half(_Float16 a, _Float16 b, _Float16 c) {
  return (_Float16)narrow_to_odd(sum_to_odd((double)(float)a * (double)(float)b, (double)(float)c));
}
extern "C" __bf16 __msl_fma_bfloat(__bf16 a, __bf16 b, __bf16 c) {
  return __truncsfbf2(narrow_to_odd(sum_to_odd((double)(float)a * (double)(float)b, (double)(float)c)));
}
