from santorini.game cimport Game
from santorini.server.frames cimport framed
from santorini.server.table cimport Table

cdef class News:
    cdef Table _table
    cdef int _first
    cdef object _now
    cdef dict _texts

    cpdef bytes frame(self, eyes, str message)
    cdef list _written(self, eyes)
    cdef bytes _ending(self, eyes)

cdef bytes _board(Table table, eyes)
cdef bytes _offer(Table table, eyes)
cdef Game _game(Table table)
cpdef bytes entry_text(Table table, int version, eyes)
