from santorini.ai.results cimport Results, tops_near
from santorini.ai.scores cimport *
from santorini.rules.native cimport Int, Key, Mask, Seat, Side, Space, lowest, popcount
from santorini.rules.position cimport ANSWERS, KINDS, Position
from santorini.rules.words cimport *
cimport cython

cdef class Wins(Results):
    cdef bint plain
    cdef bint may_win(self, Seat seat) noexcept nogil
    cdef bint wins_now(self) noexcept nogil
    cdef bint wins_within(self, Int steps) noexcept nogil
    cdef bint wins_by(self, Space src, Space dst) noexcept nogil
    cdef bint wins_by_one_move(self) noexcept nogil
    cdef Mask tops_of_rival(self) noexcept nogil
    cdef bint threatened(self) noexcept nogil
