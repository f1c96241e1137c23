cimport cython
from santorini.server.tables.table cimport Table
from santorini.server.tables.takeback cimport undoable
from santorini.server.wire.buffer cimport Buffer
from santorini.server.wire.view_writer cimport add_board, add_offer

cdef class News:
    cdef Table _table
    cdef int _first
    cdef object _now
    cdef dict _steps
    cdef dict _others
    cdef bint _is_step

    cpdef list messages(self, eyes, str id)
    @cython.locals(version=int)
    cdef list _encoded(self, eyes, str id)
    cdef bytes _step(self, eyes, str id)
    @cython.locals(text=Buffer)
    cdef bytes _middle(self, eyes)
    @cython.locals(text=Buffer)
    cdef bytes _end(self, eyes)

cdef add_step_entry(Buffer text, Table table, eyes)
