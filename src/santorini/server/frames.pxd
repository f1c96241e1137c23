cimport cython
from libc.stdlib cimport free, malloc
from santorini.server.limits cimport Bucket
from santorini.server.text cimport Text

cdef extern from *:
    """
    #ifdef _WIN32
    #define put_through(door, text, size) (-1)
    #else
    #include <unistd.h>
    #define put_through write
    #endif
    """
    Py_ssize_t put_through(int door, const void* text, size_t size) nogil

cdef list BYTES

cdef struct Parcel:
    int door
    const char* text
    Py_ssize_t size

cdef class Post:
    cdef readonly object transport
    cdef bytes frame
    cdef int door

    cdef bint ready(self)

cdef inline int send(list posts) except -1:
    cdef Post post
    cdef Py_ssize_t i, count = len(posts)
    cdef Parcel* parcels = <Parcel*>malloc(count * sizeof(Parcel) + 1)
    if parcels is NULL:
        raise MemoryError
    for i in range(count):
        post = posts[i]
        parcels[i] = Parcel(post.door, post.frame, len(post.frame))
    with nogil:
        for i in range(count):
            parcels[i].size = put_through(parcels[i].door, parcels[i].text, parcels[i].size)
    for i in range(count):
        if parcels[i].size >= 0:
            post = posts[i]
            post.frame = post.frame[parcels[i].size:]
    free(parcels)
    return 0

@cython.locals(frame=Text, size=Py_ssize_t)
cpdef bytes framed(bytes opening, bytes text=*, bytes ending=*)

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
