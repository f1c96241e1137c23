/* What compilers call by different names: population count, lowest bit, prefetching, and a clock that only goes forward.
   GCC and Clang have builtins, MSVC has intrinsics; any other compiler gets plain C. All that is not standard C is here. */
#ifndef SANTORINI_NATIVE_H
#define SANTORINI_NATIVE_H

#if defined(SANTORINI_PLAIN_C)
#define SANTORINI_COMPILER 0
#elif defined(__GNUC__) || defined(__clang__)
#define SANTORINI_COMPILER 1
#elif defined(_MSC_VER) && (defined(_M_X64) || defined(_M_IX86))
#define SANTORINI_COMPILER 2
#else
#define SANTORINI_COMPILER 0
#endif

#if SANTORINI_COMPILER == 1

#define santorini_popcount __builtin_popcount
#define santorini_lowest __builtin_ctz
#define santorini_prefetch __builtin_prefetch

#elif SANTORINI_COMPILER == 2

#include <intrin.h>

static __inline int santorini_popcount(unsigned int mask) { return (int)__popcnt(mask); }

static __inline int santorini_lowest(unsigned int mask) {
    unsigned long place;
    _BitScanForward(&place, mask);
    return (int)place;
}

static __inline void santorini_prefetch(const void *memory) { _mm_prefetch((const char *)memory, _MM_HINT_T0); }

#else

static __inline int santorini_popcount(unsigned int mask) {
    mask -= mask >> 1 & 0x55555555u;
    mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);
    return (int)(((mask + (mask >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
}

static __inline int santorini_lowest(unsigned int mask) { return santorini_popcount((mask & (0u - mask)) - 1u); }

static __inline void santorini_prefetch(const void *memory) { (void)memory; }

#endif

#if defined(_WIN32)

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

static __inline double santorini_seconds(void) {
    LARGE_INTEGER now, rate;
    QueryPerformanceCounter(&now);
    QueryPerformanceFrequency(&rate);
    return (double)now.QuadPart / (double)rate.QuadPart;
}

static __inline double santorini_processor_seconds(void) {
    FILETIME begun, ended, kernel, user;
    GetProcessTimes(GetCurrentProcess(), &begun, &ended, &kernel, &user);
    return ((double)kernel.dwHighDateTime + (double)user.dwHighDateTime) * 429.4967296 +
           ((double)kernel.dwLowDateTime + (double)user.dwLowDateTime) * 1e-7;
}

#else

#include <time.h>

static __inline double santorini_clock(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static __inline double santorini_seconds(void) { return santorini_clock(CLOCK_MONOTONIC); }

static __inline double santorini_processor_seconds(void) { return santorini_clock(CLOCK_PROCESS_CPUTIME_ID); }

#endif

#endif
