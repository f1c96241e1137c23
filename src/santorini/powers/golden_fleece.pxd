from santorini.rules.native cimport Mask, Space, Seat, Int, Buffer, popcount, lowest
from santorini.rules.position cimport AHEAD, NEAR, NEAR_ROUND, Position, Power, emit
from santorini.rules.words cimport *

cdef class Aeolus(Power):
    pass
cdef class Charybdis(Power):
    pass
cdef class Clio(Power):
    pass
cdef class Europa(Power):
    pass
cdef class Gaea(Power):
    pass
cdef class Graeae(Power):
    pass
cdef class Hades(Power):
    pass
cdef class Harpies(Power):
    pass
cdef class Hecate(Power):
    pass
cdef class Moerae(Power):
    pass
cdef class Nemesis(Power):
    cdef Mask rivals(self, Position p, Int side) noexcept nogil
    cdef Int quota(self, Position p, Int side) noexcept nogil
    cdef Int rearrange(self, Position p, Buffer out, Int n) noexcept nogil
cdef class Siren(Power):
    pass
cdef class Tartarus(Power):
    pass
cdef class Terpsichore(Power):
    pass
cdef class Urania(Power):
    pass
