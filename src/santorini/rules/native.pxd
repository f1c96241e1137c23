ctypedef unsigned int Mask
ctypedef int Space
ctypedef int Seat
ctypedef int Side
ctypedef int Step
ctypedef int Int
ctypedef unsigned long long Key
ctypedef int* Buffer

cdef extern from *:
    int popcount "__builtin_popcount"(Mask) noexcept nogil
    int lowest "__builtin_ctz"(Mask) noexcept nogil
