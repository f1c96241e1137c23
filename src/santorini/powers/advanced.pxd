from santorini.rules.native cimport Mask, Space, Seat, Int, Buffer, popcount, lowest
from santorini.rules.position cimport AHEAD, NEAR, NEAR_ROUND, Position, Power, emit
from santorini.rules.words cimport *

cdef class Aphrodite(Power):
    pass
cdef class Ares(Power):
    pass
cdef class Bia(Power):
    pass
cdef class Chaos(Power):
    pass
cdef class Charon(Power):
    pass
cdef class Chronus(Power):
    pass
cdef class Circe(Power):
    pass
cdef class Dionysus(Power):
    pass
cdef class Eros(Power):
    pass
cdef class Hera(Power):
    pass
cdef class Hestia(Power):
    pass
cdef class Hypnus(Power):
    pass
cdef class Limus(Power):
    pass
cdef class Medusa(Power):
    pass
cdef class Morpheus(Power):
    pass
cdef class Persephone(Power):
    pass
cdef class Poseidon(Power):
    pass
cdef class Selene(Power):
    pass
cdef class Triton(Power):
    pass
cdef class Zeus(Power):
    pass
