from santorini.rules.native cimport Mask, Seat, Step, Int, Key, Index, Bytes, lowest, past, clear
from santorini.rules.position cimport COUNT, SIZE, Position
from santorini.rules.walk cimport Walk
from santorini.rules.words cimport *
from santorini cimport placement
cimport cython

cdef extern from "string.h" nogil:
    void* memcpy(void* target, const void* source, size_t size)

cdef int OFFSETS[COUNT]
cdef int WIDTHS[COUNT]
cdef Key GAMMA, FIRST, SECOND, WHOLE

cdef inline Bytes bare(unsigned char[::1] array, Index at) noexcept nogil:
    return &array[at]

cdef float worth(Position p, Seat seat) noexcept nogil
cdef Int below(Key key, Int size) noexcept nogil

@cython.final
cdef class Planes:
    cdef readonly int maps, equal, bits, size
    cdef short[::1] fields, values
    cdef void know(self, Position p) noexcept nogil
    cdef void show(self, Position p, Seat seat, Bytes out) noexcept nogil

@cython.final
cdef class Runner:
    cdef Position p
    cdef Walk walk
    cdef Planes planes
    cdef unsigned char[::1] starts, positions, observations, masks, terminated, truncated, finals
    cdef signed char[::1] seats, eyes
    cdef short[::1] steps, numbers
    cdef int[::1] ages
    cdef float[::1] rewards
    cdef unsigned long long[::1] chances, guesses
    cdef long long[::1] chosen, sampled
    cdef int actions, choices, longest
    cdef void load(self, Bytes frozen) noexcept nogil
    cdef void store(self, Bytes frozen) noexcept nogil
    cdef Int chance(self, Index game, Int size) noexcept nogil
    cdef Int guess(self, Index game, Int size) noexcept nogil
    cdef Int legal(self) noexcept nogil
    cdef void take(self, Index game, Step step) noexcept nogil
    cdef void draw(self, Index game) noexcept nogil
    cdef void begin(self, Index game) noexcept nogil
    cdef void show(self, Index game) noexcept nogil
    cdef void observe(self, Seat seat, Bytes planes) noexcept nogil
    cdef void advance(self, Index game, Step step) noexcept nogil
    cdef void rest(self, Index game) noexcept nogil
    cdef Step pick(self, Index game) noexcept nogil
    cdef void play_out(self, Index game) noexcept nogil
