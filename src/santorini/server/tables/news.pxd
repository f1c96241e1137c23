cimport cython
from santorini.game cimport Game
from santorini.server.wire.view cimport add_board, add_offer
from santorini.server.tables.table cimport Table
from santorini.server.wire.buffer cimport Buffer

cdef class News:
    cdef Table _table
    cdef int _first
    cdef object _now
    cdef dict _texts

    cpdef list messages(self, eyes, str id)
    @cython.locals(version=int, newest=int, text=Buffer)
    cdef list _written(self, eyes)
    cdef _add_state(self, Buffer text, eyes)
    @cython.locals(text=Buffer)
    cdef bytes _ending(self, eyes)

cdef _add_board(Buffer text, Table table, eyes)
cdef bint _offers(Table table, eyes)
cdef _add_offer(Buffer text, Table table, eyes)
cdef Game _game(Table table)
@cython.locals(text=Buffer)
cpdef bytes entry_text(Table table, int version, eyes)
cdef add_entry(Buffer text, Table table, int version, eyes)
