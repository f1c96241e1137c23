cimport cython
from santorini.server.web.websocket cimport Outbox, Post, framed
from santorini.server.limits cimport Bucket
from santorini.server.tables.live cimport Live
from santorini.server.tables.live_table cimport LiveTable

cdef class Inbox:
    cdef list _kept
    cpdef put(self, socket, bytes text)

cdef class Socket:
    cdef public object guest
    cdef public object looking
    cdef public object ended
    cdef Live _live
    cdef str _id
    cdef Outbox _outbox
    cdef Post _post
    cdef object _link
    cdef tuple _limits
    cdef object _faults
    cdef public LiveTable _at
    cdef list _early
    cdef bint _closed
    cdef public object _alarm
    cdef object __weakref__

    cpdef put(self, bytes message)
    @cython.locals(bucket=Bucket)
    cpdef hear(self, bytes text)
