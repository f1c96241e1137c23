cimport cython
from santorini.game cimport Game
from santorini.server.frames cimport framed
from santorini.server.seen cimport add_board, add_offer
from santorini.server.table cimport Table
from santorini.server.text cimport Text

cdef class News:
    cdef Table _table
    cdef int _first
    cdef object _now
    cdef dict _texts

    cpdef bytes frame(self, eyes, str message)
    @cython.locals(version=int, newest=int, text=Text)
    cdef list _written(self, eyes)
    cdef _add_standing(self, Text text, eyes)
    @cython.locals(text=Text)
    cdef bytes _ending(self, eyes)

cdef _add_board(Text text, Table table, eyes)
cdef bint _offers(Table table, eyes)
cdef _add_offer(Text text, Table table, eyes)
cdef Game _game(Table table)
@cython.locals(text=Text)
cpdef bytes entry_text(Table table, int version, eyes)
cdef add_entry(Text text, Table table, int version, eyes)
