from santorini.rules.native cimport Mask, Space, Seat, Int, Buffer, popcount, lowest
from santorini.rules.position cimport AHEAD, NEAR, NEAR_ROUND, Position, Power, emit
from santorini.rules.words cimport *

cdef class Achilles(Power):
    pass
cdef class Adonis(Power):
    pass
cdef class Atalanta(Power):
    pass
cdef class Bellerophon(Power):
    pass
cdef class Heracles(Power):
    pass
cdef class Jason(Power):
    pass
cdef class Medea(Power):
    pass
cdef class Odysseus(Power):
    pass
cdef class Polyphemus(Power):
    pass
cdef class Theseus(Power):
    pass
