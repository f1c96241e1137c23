from santorini.rules.position cimport Position
from santorini.rules.walk cimport Walk

cdef Walk _WALK

cdef class Game:
    cdef readonly tuple cards
    cdef readonly object fleece
    cdef readonly str edition
    cdef readonly int first
    cdef readonly list history
    cdef Position _position
    cdef Position _shown
    cdef int _turn
    cdef list _legal

    cpdef list legal_step_numbers(self)
    cdef list _known(self)
    cdef tuple _happened(self)
