/* Included into llama.cpp before anything else. GCC 12 takes _tile_loadconfig to read 8 of its 64 bytes and drops the stores
   to the rest, so that llama.cpp built with it dies of an illegal instruction where the CPU has AMX. */
#if defined(__AMX_TILE__) && defined(__GNUC__) && !defined(__clang__)
#include <immintrin.h>
static inline void whole_tile_config(const void *config) {
  __asm__ volatile("ldtilecfg %0" : : "m"(*(const char(*)[64])config));
}
#define _tile_loadconfig whole_tile_config
#endif
