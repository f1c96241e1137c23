cimport cython
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_FromStringAndSize
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from libc.string cimport memcpy

cdef int INITIAL, DIGITS

cdef inline bytearray allocated(Py_ssize_t size):
    return PyByteArray_FromStringAndSize(NULL, size)

cdef inline Py_ssize_t copy_in(bytearray memory, Py_ssize_t at, bytes piece) noexcept:
    cdef Py_ssize_t size = PyBytes_GET_SIZE(piece)
    memcpy(PyByteArray_AS_STRING(memory) + at, PyBytes_AS_STRING(piece), size)
    return size

cdef inline Py_ssize_t copy_in_number(bytearray memory, Py_ssize_t at, long long number) noexcept:
    cdef char digits[20]
    cdef int begin = 20
    cdef unsigned long long rest = -number if number < 0 else number
    while rest or begin == 20:
        begin -= 1
        digits[begin] = 48 + rest % 10
        rest //= 10
    if number < 0:
        begin -= 1
        digits[begin] = 45
    memcpy(PyByteArray_AS_STRING(memory) + at, digits + begin, 20 - begin)
    return 20 - begin

cdef inline bytes copy_out(bytearray memory, Py_ssize_t size):
    return PyBytes_FromStringAndSize(PyByteArray_AS_STRING(memory), size)

@cython.final
cdef class Buffer:
    cdef bytearray _memory
    cdef Py_ssize_t _size

    cpdef add(self, bytes piece)
    cpdef add_number(self, long long number)
    cpdef bytes all(self)
    cdef _grow(self, Py_ssize_t more)
