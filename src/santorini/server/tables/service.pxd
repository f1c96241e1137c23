from santorini.server.tables.attending cimport Attendant
from santorini.server.tables.changes cimport Changes

cdef class TableService:
    cdef public object store
    cdef public object tasks
    cdef public Changes changes
    cdef public object lobby
    cdef public object games
    cdef public object registry
    cdef public object viewers
    cdef public object sharing
    cdef public object rated_over
    cdef Attendant _attendant
    cdef object _settings
