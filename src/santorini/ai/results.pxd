from santorini.ai.evaluation cimport effect_of_block, hand_made
from santorini.ai.scores cimport *
from santorini.rules.native cimport Int, Key, Mask, Side, Space, Step, lowest, mixed, popcount, with_heights
from santorini.rules.position cimport KINDS, NEAR, SIZE, Position
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
    cdef int body_of[POOL]
    cdef signed char blocks[POOL]
    cdef int scores[POOL]
    cdef int ranks[POOL]
    cdef int order[POOL]
    cdef int shapes[POOL]
    cdef signed char fates[POOL]
    cdef Key seen[SEEN]
    cdef int used[SEEN]
    cdef int history[2 * HISTORY]
    cdef Step path[LONGEST]
    cdef Step moves[MOVES]
    cdef Mask sites[MOVES]
    cdef Side turning
    cdef Mask before[3]
    cdef Key target, world
    cdef Mask needed
    cdef int top, bodies_top, noted, cap, patience, found
    cdef bint sexes, unique
    cdef void load(self, Int child) noexcept nogil
    cdef void keep(self, Int ply) noexcept nogil
    cdef void restore(self, Int ply) noexcept nogil
    cdef void enter(self) noexcept nogil
    cdef Key key_of(self) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void explore_turns(self) noexcept nogil
    cdef void explore(self, Int length) noexcept nogil
    cdef bint is_enough(self) noexcept nogil
    cdef void follow(self, Int step, Int length) noexcept nogil
    cdef bint moves_and_builds(self) noexcept nogil
    cdef void explore_moves(self) noexcept nogil
    cdef void put(self, Space src, Space dst) noexcept nogil
    cdef void add_blocks(self, Space builder, Int length, Mask blocks) noexcept nogil
    cdef bint block_ends_turn(self) noexcept nogil
    cdef void explore_blocks(self, Int length, Mask blocks) noexcept nogil
    cdef void collect(self, Int length) noexcept nogil
    cdef Int new_child(self, Key key, Int length) noexcept nogil
    cdef bint is_new(self, Key key) noexcept nogil
    cdef void new_body(self) noexcept nogil
    cdef Int shape(self, Side side, Mask towers) noexcept nogil
    cdef void guess(self, Int child, Side side, Int worth, bint threatens, bint threatened) noexcept nogil
    cdef Int children(self, Int cap) noexcept nogil

cdef Mask tops_near(Position p, Side side) noexcept nogil
