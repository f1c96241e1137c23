cimport cython
from santorini.server.wire.buffer cimport Buffer

cdef list BYTES

@cython.locals(frame=Buffer, size=Py_ssize_t)
cpdef bytes framed(bytes opening, bytes text=*, bytes ending=*)
