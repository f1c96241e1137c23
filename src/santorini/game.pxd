from santorini.rules.position cimport Position
from santorini.rules.walk cimport Walk

cdef Walk _WALK

cdef class Game:
    cdef public tuple cards
    cdef public object fleece
    cdef public str edition
    cdef public int first
    cdef public list history
    cdef public Position position
    cdef int _turn
    cdef list _legal

    cpdef list legal_step_numbers(self)
    cdef list _known(self)
    cdef tuple _happened(self)
