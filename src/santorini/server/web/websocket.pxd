cimport cython
from libc.stdlib cimport free, malloc
from santorini.server.limits cimport Bucket

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

cdef struct Parcel:
    int descriptor
    const char* text
    Py_ssize_t size

cpdef bytes framed(bytes text)

cdef class Post:
    cdef readonly object transport
    cdef bytes frame
    cdef int descriptor

    cdef bint ready(self)

cdef inline int send(list posts) except -1:
    cdef Post post
    cdef Py_ssize_t i, count = len(posts)
    cdef Parcel* parcels = <Parcel*>malloc(count * sizeof(Parcel) + 1)
    if parcels is NULL:
        raise MemoryError
    for i in range(count):
        post = posts[i]
        parcels[i] = Parcel(post.descriptor, post.frame, len(post.frame))
    with nogil:
        for i in range(count):
            parcels[i].size = write_bytes(parcels[i].descriptor, parcels[i].text, parcels[i].size)
    for i in range(count):
        if parcels[i].size >= 0:
            post = posts[i]
            post.frame = post.frame[parcels[i].size:]
    free(parcels)
    return 0

cdef class Outbox:
    cdef list _posts

    cpdef put(self, Post post, bytes frame)
    @cython.locals(post=Post)
    cpdef _send(self)

cdef class Ear:
    cdef public object listener
    cdef public tuple limits
    cdef bytearray _unread
    cdef bytes _cut
    cdef long long _left

    @cython.locals(size=Py_ssize_t, short=bint)
    cpdef int hears(self, bytes data) except -1
    @cython.locals(bucket=Bucket)
    cdef bint _allows(self, double cost) except -1
    @cython.locals(end=Py_ssize_t, at=cython.longlong, count=Py_ssize_t, size=cython.longlong, head=Py_ssize_t)
    cdef Py_ssize_t _frames(self, bytes data) except -1
