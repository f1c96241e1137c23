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

cdef class Commit:
    cdef LiveTable at
    cdef Table table
    cdef list lines
    cdef object now
    cdef object done
    cdef object asker
    cdef str id

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
    cdef list _pause(self, LiveTable at, Table table, now)
    cdef _commit(self, Commit commit)
    cpdef bint _put(self, Commit commit)
    cpdef _committed(self, Commit commit, snapshot, Table following, list messages, error)

cdef bint _seats_changed(list lines)
