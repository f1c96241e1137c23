from libc.stdlib cimport free, malloc

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

cdef struct Parcel:
    int door
    const char* text
    Py_ssize_t size

cdef inline list sent(list doors, list frames):
    cdef Py_ssize_t i, count = len(doors)
    cdef Parcel* parcels = <Parcel*>malloc(count * sizeof(Parcel) + 1)
    if parcels is NULL:
        raise MemoryError
    for i in range(count):
        parcels[i] = Parcel(doors[i], <bytes>frames[i], len(<bytes>frames[i]))
    with nogil:
        for i in range(count):
            parcels[i].size = put_through(parcels[i].door, parcels[i].text, parcels[i].size)
    sizes = [parcels[i].size for i in range(count)]
    free(parcels)
    return sizes

cpdef bytes framed(bytes opening, bytes text=*, bytes ending=*)

cdef class Outbox:
    cdef dict _kept

    cpdef put(self, link, bytes frame)
