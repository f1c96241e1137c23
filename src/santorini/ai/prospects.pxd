from santorini.rules.native cimport Int, Mask, Seat, Side, Space, lowest, popcount
from santorini.rules.position cimport ANSWERS, KINDS, NEAR, Position
from santorini.rules.words cimport *
from libc.math cimport exp
cimport cython

ctypedef double Real
ctypedef double* Chances

cdef double SCALE, TEMPO, POISED, WALLED_IN, WAY, TOWER, FEAT, TO_PLACE
cdef double STANDING[4]
cdef double WAY_UP[4]
cdef double CENTRE[25]

cdef Real prospects(Position p, Side side) noexcept nogil
cdef bint poised(Position p, Side side) noexcept nogil
cdef void glance(Position p, Chances chances) noexcept nogil
@cython.locals(found="double[3]")
cpdef list evaluate(Position p)
