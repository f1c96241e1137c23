ctypedef unsigned int Mask
ctypedef int Space
ctypedef int Seat
ctypedef int Side
ctypedef int Step
ctypedef int Int
ctypedef unsigned long long Key
ctypedef Py_ssize_t Index
ctypedef int* Buffer
ctypedef unsigned char* Bytes

cdef extern from *:
    int popcount "__builtin_popcount"(Mask) noexcept nogil
    int lowest "__builtin_ctz"(Mask) noexcept nogil

cdef extern from "string.h" nogil:
    void* memset(void* target, int value, size_t size)
    void* memcpy(void* target, const void* source, size_t size)

cdef inline Key stirred(Key key, Key word) noexcept nogil:
    key = (key ^ word) * <Key>0x9E3779B97F4A7C15
    return key ^ key >> 32

cdef inline Key mixed(Key key, Mask low, Mask high) noexcept nogil:
    return stirred(key, <Key>high << 32 | low)

cdef inline Key with_heights(Key rest, Mask h1, Mask h2, Mask h3, Mask dome) noexcept nogil:
    return mixed(mixed(rest, h1, h2), h3, dome)

cdef inline Key word_at(Bytes memory, Int index, Int size) noexcept nogil:
    cdef Key word = 0
    memcpy(&word, memory + 8 * index, size)
    return word

cdef inline Bytes past(Bytes memory, Index at) noexcept nogil:
    return memory + at

cdef inline void clear(Bytes memory, Index size) noexcept nogil:
    memset(memory, 0, size)

cdef extern from "time.h" nogil:
    struct timespec:
        long tv_sec
        long tv_nsec
    int CLOCK_MONOTONIC
    int CLOCK_PROCESS_CPUTIME_ID
    int clock_gettime(int clock, timespec* now)

cdef inline double seconds() noexcept nogil:
    cdef timespec now
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec + now.tv_nsec * 1e-9

cdef inline double processor_seconds() noexcept nogil:
    cdef timespec now
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return now.tv_sec + now.tv_nsec * 1e-9
