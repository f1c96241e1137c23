from santorini.ai.results cimport Results
from santorini.ai.scores cimport *
from santorini.rules.native cimport Int, Key, Mask, Seat, Side, Space, Step, lowest, popcount, seconds
from santorini.rules.position cimport ANSWERS, KINDS, NEAR, SIZE, Position
from santorini.rules.walk cimport Walk
from santorini.rules.words cimport *
cimport cython

cdef class Wins(Results):
    cdef bint wins_now(self) noexcept nogil
    cdef bint wins_within(self, Int steps) noexcept nogil
    cdef bint wins_by(self, Space src, Space dst) noexcept nogil
    cdef bint climbs_soon(self, Seat seat) noexcept nogil
    cdef bint threatened(self) noexcept nogil
