from santorini.server.tables.changes cimport Changes
from santorini.server.tables.live_table cimport LiveTable
from santorini.server.tables.table cimport Table

cdef class Attendant:
    cdef Changes _changes
    cdef object _computers
    cdef object _settings
    cdef object _tasks
    cdef object _remove

    cpdef attend(self, LiveTable at, Table table)
