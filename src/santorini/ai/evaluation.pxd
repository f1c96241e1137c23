from santorini.rules.native cimport Int, Mask, Side, Space, lowest, popcount
from santorini.rules.position cimport KINDS, NEAR, Position
from santorini.rules.words cimport *

cdef int FREEDOM, WALLED_IN, HERO_UNUSED, TO_MOVE
cdef int STANDING[4]
cdef int CENTRE[25]
cdef int WAY_UP[4]
cdef int SAME_HEIGHT[4]
cdef int BLOCK[16]

cdef int height(Position p, Space space) noexcept nogil
cdef int effect_of_block(Position p, Side side, Space space) noexcept nogil
cdef int prospects(Position p, Side side, Mask free) noexcept nogil
cdef int hand_made(Position p, Side side) noexcept nogil
