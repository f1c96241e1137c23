from santorini.server.text cimport Text

cdef class Lot:
    cdef public list changes
    cdef public list done
    cdef public bint plain
    cdef public int steps
    cdef Text _lines

    cpdef add(self, changes, done)
