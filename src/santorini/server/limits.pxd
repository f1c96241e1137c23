cdef class Bucket:
    cdef double _size, _rate, _level, _at
    cdef object _clock

    cpdef double take(self, double amount=*)
    cdef double _filled(self)
