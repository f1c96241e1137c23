from santorini.rules.native cimport Int, Mask, Space
from santorini.rules.position cimport Position
from santorini.server.wire.buffer cimport Buffer

cdef list ROWS, FIGURES

cpdef add_board(Buffer text, game, eyes, str forced)
cpdef add_offer(Buffer text, legal, Int undo)
cdef add_position(Buffer text, Position p, Int turn, str forced)
cdef add_optional(Buffer text, Space value, bint present)
cdef add_spaces(Buffer text, Mask mask)
cdef add_levels(Buffer text, Position p)
cdef add_workers(Buffer text, Position p)
cdef add_scenery(Buffer text, Position p)
cdef add_holdings(Buffer text, Position p)
cdef add_lasting(Buffer text, Position p)
