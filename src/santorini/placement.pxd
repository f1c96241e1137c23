from santorini.rules.native cimport Mask, Seat, Step, Int, Buffer
from santorini.rules.position cimport POWERS, Position, Power
from santorini.rules.words cimport *

cdef int WORKERS[MAX_POWERS]
cdef int PLACES[MAX_POWERS]
cdef int ARRANGES[MAX_POWERS]

cpdef Seat partner(Position p, Seat seat) noexcept nogil
cdef Int arranged(Position p, Seat seat, bint late) noexcept nogil
cdef Int arrangement(Position p, Int nth, bint late) noexcept nogil
cdef Int decision(Position p, Int stage) noexcept nogil
cpdef Mask taken(Position p, Seat seat) noexcept nogil
cpdef Mask stands(Position p, Seat seat) noexcept nogil
cdef Int generate(Position p, Buffer out, Int n) noexcept nogil
cpdef void take(Position p, Step step) noexcept nogil
cdef void proceed(Position p) noexcept nogil
