from santorini.rules.native cimport Mask, Step, Int, Key, popcount, lowest
from santorini.rules.position cimport HOT_SIZE, KINDS, NEAR, SIZE, VERSION_AT, Position
from santorini.rules.words cimport *
cimport cython

cdef extern from "string.h" nogil:
    void* memcpy(void* target, const void* source, size_t size)

cdef int YES, NO

cdef struct Saved:
    unsigned char position[SIZE]

@cython.final
cdef class Walk:
    cdef Saved saved[4096]
    cdef int buf[131072]
    cdef int depth, top
    cdef Key keys[65536]
    cdef short verdicts[65536]
    cdef int slots[32768]
    cdef volatile Mask leaf[4]
    cdef int filled, low
    cdef void mark(self, Position p) noexcept nogil
    cdef void reset(self, Position p) noexcept nogil
    cdef void drop(self) noexcept nogil
    cdef int slot_of(self, Key key) noexcept nogil
    cdef void fill(self, int slot, Key key) noexcept nogil
    cdef void settle(self, Int first, Int verdict) noexcept nogil
    cdef void empty(self, int size) noexcept nogil
    cdef bint completes(self, Position p) noexcept nogil
    cdef bint completes_with(self, Position p, Step step) noexcept nogil
    cdef bint any_turn(self, Position p) noexcept nogil
    cdef Int generate(self, Position p) noexcept nogil
    cpdef void take(self, Position p, Step step) noexcept nogil
    cdef void begin(self, Position p) noexcept nogil
    cdef void dawn(self, Position p) noexcept nogil
    cdef Key count(self, Position p, Int turns, bint bulk) noexcept nogil
    cdef Key count_plain(self, Mask own, Mask rivals, Mask h1, Mask h2, Mask h3, Mask dome, Int turns, bint bulk) noexcept nogil
    cdef Int keep_legal(self, Position p, Int first, Int end) noexcept nogil
