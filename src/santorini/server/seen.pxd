from santorini.rules.native cimport Mask, Space
from santorini.rules.position cimport Position

cdef list NUMBERS, ROWS, FIGURES

cpdef list spaces(Mask mask)
cdef bytes optional(Space value, bint present)
cdef bytes levels(Position p)
cdef bytes workers(Position p)
cdef bytes scenery(Position p)
cdef bytes holdings(Position p)
