from santorini.server.tables.table cimport Table

cdef class Lock:
    cdef public bint locked
    cdef object _waiting

    cpdef release(self)

cdef class LiveTable:
    cdef public str id
    cdef public str owner
    cdef public str address
    cdef public object listed
    cdef public Table table
    cdef public object snapshot
    cdef public Lock lock
    cdef public set connections
    cdef public object here
    cdef public double used
    cdef public bint removed
    cdef public object missed
    cdef public double placed
    cdef public object due
    cdef public object alarm
    cdef public double retry
    cdef public object patience
    cdef public object presence
    cdef public double presence_at
    cdef public object thinking
