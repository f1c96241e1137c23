from santorini.server.wire.buffer cimport Buffer

cdef class Batch:
    cdef public list changes
    cdef public list done
    cdef public bint plain
    cdef public int steps
    cdef Buffer _lines

    cpdef add(self, changes, done)
