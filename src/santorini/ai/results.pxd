from santorini.ai.evaluation cimport hand_made
from santorini.ai.scores cimport *
from santorini.rules.native cimport Int, Key, Mask, Seat, Side, Space, Step, lowest, popcount, seconds
from santorini.rules.position cimport ANSWERS, KINDS, NEAR, SIZE, Position
from santorini.rules.walk cimport Walk
from santorini.rules.words cimport *
cimport cython

cdef extern from "string.h" nogil:
    void* memcpy(void* target, const void* source, size_t size)

cdef struct Body:
    unsigned char position[SIZE]

cdef class Results:
    cdef Walk walk
    cdef Position p
    cdef Body bodies[POOL]
    cdef Body kept[PLIES + 2]
    cdef Key keys[POOL]
    cdef int scores[POOL]
    cdef int order[POOL]
    cdef int turns[POOL]
    cdef signed char fates[POOL]
    cdef Key seen[SEEN]
    cdef int used[SEEN]
    cdef int history[2 * HISTORY]
    cdef Step path[LONGEST]
    cdef Mask before[4]
    cdef Key target
    cdef int top, noted, cap, patience, found
    cdef bint sexes
    cdef void load(self, Int child) noexcept nogil
    cdef void keep(self, Int ply) noexcept nogil
    cdef void restore(self, Int ply) noexcept nogil
    cdef void enter(self) noexcept nogil
    cdef Key key_of(self) noexcept nogil
    cdef void explore(self, Int length) noexcept nogil
    cdef void collect(self, Int length) noexcept nogil
    cdef Int shape_of_turn(self, Side side) noexcept nogil
    cdef bint threatens(self, Side side) noexcept nogil
    cdef Int children(self, Int cap) noexcept nogil
