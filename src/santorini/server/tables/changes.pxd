from santorini.server.tables.automatic cimport proceed
from santorini.server.tables.live_table cimport LiveTable
from santorini.server.tables.publishing cimport news_since
from santorini.server.tables.table cimport Table

cdef class Pending:
    cdef LiveTable at
    cdef object check
    cdef object done
    cdef object asker
    cdef str id
    cdef bint proven

cdef class Changes:
    cdef object _store
    cdef object _observer
    cdef object _rng
    cdef object _acts

    cpdef _answer(self, LiveTable at, connection, str id, began, outcome)
    cpdef _start(self, Pending pending)
    cpdef _prove(self, Pending pending, error)
    cpdef _resume(self, Pending pending, outcome)
    cdef _check(self, Pending pending, Table table, now)
    cpdef _finish(self, Pending pending, outcome)
    cdef list _pause(self, Table table, now)
    cdef _commit(self, LiveTable at, Table table, list lines, now, asker, str id, done)
    cpdef bint _put(self, LiveTable at, Table table, list lines, now, asker, str id, done)
    cpdef _committed(self, LiveTable at, Table table, snapshot, Table following, list messages, done, error)

cdef bint _seats_changed(list lines)
