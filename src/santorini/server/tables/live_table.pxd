from santorini.server.tables.table cimport Table

cdef class Turns:
    cdef public bint taken
    cdef object _waiting

    cpdef pass_on(self)

cdef class LiveTable:
    cdef public str id
    cdef public str owner
    cdef public str address
    cdef public object listed
    cdef public Table table
    cdef public object snapshot
    cdef public Turns turns
    cdef public set connections
    cdef public object here
    cdef public double used
    cdef public object due
    cdef public object alarm
    cdef public double retry
    cdef public object patience
    cdef public object telling
    cdef public double told
    cdef public object thinking
