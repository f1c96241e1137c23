from santorini.ai.network cimport Accumulators
from santorini.ai.prospects cimport Real
from santorini.ai.tree_store cimport CIRCLE, EDGES, ENDED, ILLEGAL, LEGAL, STATES, UNSEEN, TreeStore
from santorini.rules.native cimport Int, Side
from santorini.rules.position cimport Position
from santorini.rules.words cimport *
from libc.math cimport sqrt
cimport cython

cdef enum:
    WORLDS = 64
    LONGEST = 128

cdef double EXPLORATION

@cython.final
cdef class Tree(TreeStore):
    cdef object clock
    cdef int roots[WORLDS]
    cdef int path[LONGEST]
    cdef int passed[LONGEST]
    cdef double value[3]
    cdef readonly int worlds
    cdef readonly long long grown
    cdef readonly bint solved, stopped
    cdef bint certain
    cdef double until, looked, slowest
    cdef bint out_of_time(self)
    cdef Int choose(self, Int state) noexcept
    cdef Int rarest(self, Int state) noexcept
    cdef Int promising(self, Int state) noexcept
    cdef void simulate(self)
    cdef Int grow(self, Int state, Int link, Int length)
    cdef bint in_circle(self, Int node, Int length) noexcept
    cdef void first_value(self, Int state) noexcept
    cdef void take_value(self, Int edge) noexcept
    cdef void tell(self, Int length) noexcept
    cdef void settle(self, Int length) noexcept
    cdef void prove(self, Int edge) noexcept
    cdef Int proof(self, Int node) noexcept
