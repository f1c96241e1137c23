from santorini.ai.evaluation cimport hand_made
from santorini.ai.network cimport Accumulators
from santorini.ai.prospects cimport Real
from santorini.ai.transpositions cimport Transpositions
from santorini.ai.wins cimport Wins
from santorini.ai.scores cimport *
from santorini.rules.native cimport Int, Key, Mask, Side, popcount, prefetch, processor_seconds, seconds
from santorini.rules.position cimport KINDS, Position
from santorini.rules.words cimport *
cimport cython

cdef int REDUCTIONS[64 * 256]

@cython.final
cdef class Search(Wins):
    cdef readonly Transpositions table
    cdef readonly Accumulators network
    cdef public double deadline
    cdef public long long nodes, most
    cdef public bint stopped, exact, by_processor
    cdef readonly int depth, ready, width
    cdef Mask unsafe
    cdef int wary, caution
    cdef int killers[2 * (PLIES + 2)]
    cdef Int evaluate(self, Int ply) noexcept nogil
    cdef double now(self) noexcept nogil
    cdef bint out_of_time(self) noexcept nogil
    cdef Int value_of_child(self, Int child, Side side, Int depth, Int alpha, Int beta, Int ply, Int extended, bint pv) noexcept nogil
    cdef Int search(self, Int child, Key key, Int depth, Int alpha, Int beta, Int ply, Int extended, bint pv) noexcept nogil
    cdef Int usable(self, Key data, Int depth, Int alpha, Int beta, Int ply) noexcept nogil
    cdef Int refute_early(self, Int depth, Int beta, Int ply, Int extended, Int value) noexcept nogil
    cdef Int search_turns(self, Int depth, Int alpha, Int beta, Int ply, Int extended, Key key, bint pv, bint threat, Int value) noexcept nogil
    cdef Int try_turn(self, Int child, Side side, Int depth, Int alpha, Int beta, Int ply, Int extended, bint pv, Int place, bint first) noexcept nogil
    cdef void put_first(self, Key wanted, Int first, Int end, Int ply) noexcept nogil
    cdef void remember(self, Key key, Key best_key, Int best, Int value, Int depth, Int ply, Int bound) noexcept nogil
    cdef Int drop_quiet(self, Int first, Int place, Int end) noexcept nogil
    cdef void choose(self, Int first, Int place, Int end) noexcept nogil
    cdef void reward(self, Side side, Int first, Int last, Int depth, Int ply) noexcept nogil
    cdef void search_root(self, Int depth, Int first, Int alpha, Int beta) noexcept nogil
    cdef void search_line(self, Int depth, Int line) noexcept nogil
    cdef void sort_lines(self, Int count) noexcept nogil
    cdef Int first_score(self, Int child) noexcept nogil
    cdef Key best_from(self, Key key) noexcept nogil
