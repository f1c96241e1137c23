cimport cython
from santorini.server.tables.live_table cimport LiveTable
from santorini.server.tables.table cimport Table
from santorini.server.tables.news_writer cimport News

cdef class Live:
    cdef public object store
    cdef object _computers
    cdef object _settings
    cdef public dict _tables
    cdef dict _loading
    cdef public object _rng
    cdef set _tasks
    cdef object _acts
    cdef public object _lobby

    cpdef act(self, LiveTable at, connection, action)
    cpdef _act(self, LiveTable at, connection, action, began)
    cpdef _answer(self, LiveTable at, connection, str id, began, refused)
    cpdef _act_then(self, LiveTable at, connection, action, began, refused)
    cpdef list _pause(self, Table table, now)
    cpdef _catch_up(self, LiveTable at)
    cdef list _proceed(self, Table table, now)
    cdef _finish(self, LiveTable at, Table table, list lines, now, asked, then)
    cpdef _commit(self, LiveTable at, Table table, list lines, now, asked, then)
    cpdef _kept(self, LiveTable at, Table table, snapshot, Table following, list messages, then, error)
    @cython.locals(latest=News)
    cdef list _news(self, LiveTable at, Table table, int first, now, asked, bint moved)
    cpdef _attend(self, LiveTable at, Table table)

cdef bint _seats_changed(list lines)
