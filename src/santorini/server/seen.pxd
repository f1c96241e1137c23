from santorini.rules.native cimport Int, Mask, Space
from santorini.rules.position cimport Position
from santorini.server.text cimport Text

cdef list ROWS, FIGURES

cpdef list spaces(Mask mask)
cpdef add_board(Text text, game, eyes, str forced)
cpdef add_offer(Text text, legal, Int undo)
cdef add_position(Text text, Position p, Int turn, str forced)
cdef add_optional(Text text, Space value, bint present)
cdef add_levels(Text text, Position p)
cdef add_workers(Text text, Position p)
cdef add_scenery(Text text, Position p)
cdef add_holdings(Text text, Position p)
