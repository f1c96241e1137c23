from santorini.game cimport Game
from santorini.server.tables.clocks cimport Clocks

cdef class Table:
    cdef public str id
    cdef public object options
    cdef public str owner
    cdef public list log
    cdef public list played
    cdef public int version
    cdef public int changed
    cdef public bint brief
    cdef public str status
    cdef public object since
    cdef public object decider
    cdef public bint hidden
    cdef public Game game
    cdef public object draft
    cdef public object begun
    cdef public Clocks clocks
    cdef public list seats
    cdef public int spectators
    cdef public object asking
    cdef public set answers
    cdef public dict wishes
    cdef public object next
    cdef public str forced
    cdef dict _seats_of
    cdef dict _messages
    cdef set _insiders
    cdef list _last

    cpdef list seats_of(self, str guest)
    cpdef eyes_of(self, str guest, looking)
    cpdef Game playing(self)
    cpdef thinker(self)
    cpdef deadline(self)
    cpdef bint late(self, now)
    cpdef snapshot(self)
    cpdef bint received(self, str guest, str message)
    cpdef list write(self, line)
    cdef str _status_now(self)
    cdef _timed(self, seat)
    cdef _apply(self, line)
    cdef _take(self, line)
