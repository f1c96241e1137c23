cimport cython
from santorini.server.limits cimport Bucket
from santorini.server.tables.live_table cimport LiveTable
from santorini.server.tables.service cimport TableService

cdef class ReceiveQueue:
    cdef list _waiting
    cpdef put(self, socket, bytes text)

cdef class Socket:
    cdef public object guest
    cdef public object looking
    cdef public object ended
    cdef TableService _service
    cdef str _id
    cdef tuple _limits
    cdef object _faults
    cdef public LiveTable _at
    cdef list _early
    cdef bint _closed
    cdef public object _timer
    cdef object _connection
    cdef object __weakref__

    cpdef put(self, bytes message)
    @cython.locals(bucket=Bucket)
    cpdef receive(self, bytes text)
