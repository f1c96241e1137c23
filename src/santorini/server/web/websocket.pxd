cimport cython
from libc.stdlib cimport free, malloc
from santorini.server.limits cimport Bucket

cdef class SendQueue
cdef class FrameReader

cdef extern from *:
    """
    #ifdef _WIN32
    #define write_bytes(descriptor, text, size) (-1)
    #else
    #include <unistd.h>
    #define write_bytes write
    #endif
    """
    Py_ssize_t write_bytes(int descriptor, const void* text, size_t size) nogil

cdef struct Write:
    int descriptor
    const char* text
    Py_ssize_t size

cpdef bytes framed(bytes text)

cdef class FastConnection:
    cdef readonly object transport
    cdef bytes pending
    cdef int descriptor
    cdef SendQueue _queue
    cdef FrameReader _reader
    cdef object _receive
    cdef object _send
    cdef object _disconnect
    cdef bint _stopped

    cpdef send(self, bytes text)
    cdef bint writable(self)

cdef inline int write_all(list connections) except -1:
    cdef FastConnection connection
    cdef Py_ssize_t i, count = len(connections)
    cdef Write* writes = <Write*>malloc(count * sizeof(Write) + 1)
    if writes is NULL:
        raise MemoryError
    for i in range(count):
        connection = connections[i]
        writes[i] = Write(connection.descriptor, connection.pending, len(connection.pending))
    with nogil:
        for i in range(count):
            writes[i].size = write_bytes(writes[i].descriptor, writes[i].text, writes[i].size)
    for i in range(count):
        if writes[i].size >= 0:
            connection = connections[i]
            connection.pending = connection.pending[writes[i].size:]
    free(writes)
    return 0

cdef class SendQueue:
    cdef list _waiting

    cpdef put(self, FastConnection connection, bytes frame)
    @cython.locals(connection=FastConnection)
    cpdef _flush(self)

cdef class FrameReader:
    cdef public object receive
    cdef public tuple limits
    cdef bytearray _unparsed
    cdef bytes _head
    cdef long long _left

    @cython.locals(size=Py_ssize_t, short=bint)
    cpdef int read(self, bytes data) except -1
    @cython.locals(bucket=Bucket)
    cdef bint _allows(self, double cost) except -1
    @cython.locals(end=Py_ssize_t, at=cython.longlong, count=Py_ssize_t, size=cython.longlong, head=Py_ssize_t)
    cdef Py_ssize_t _frames(self, bytes data) except -1
