from santorini.rules.native cimport Bytes, Key, clear
cimport cython

cdef struct Entry:
    Key check
    Key best
    Key data

@cython.final
cdef class Transpositions:
    cdef object memory
    cdef Entry* entries
    cdef readonly Key mask
    cdef public int age
