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

cdef extern from "santorini/rules/native.h" nogil:
    int popcount "santorini_popcount"(Mask) noexcept
    int lowest "santorini_lowest"(Mask) noexcept
    void prefetch "santorini_prefetch"(const void* memory) noexcept
    double seconds "santorini_seconds"() noexcept
    double processor_seconds "santorini_processor_seconds"() noexcept

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
