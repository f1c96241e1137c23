from santorini.rules.native cimport Mask, Space, Seat, Int, Buffer, popcount, lowest
from santorini.rules.position cimport AHEAD, NEAR, NEAR_ROUND, Position, Power, emit
from santorini.rules.words cimport *

cdef class Apollo(Power):
    pass
cdef class Artemis(Power):
    pass
cdef class Athena(Power):
    pass
cdef class Atlas(Power):
    pass
cdef class Demeter(Power):
    pass
cdef class Hephaestus(Power):
    pass
cdef class Hermes(Power):
    pass
cdef class Minotaur(Power):
    pass
cdef class Pan(Power):
    pass
cdef class Prometheus(Power):
    pass
