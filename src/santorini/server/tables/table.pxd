from santorini.game cimport Game
from santorini.server.tables.clocks cimport Clocks

cdef class Table:
    cdef public str id
    cdef public object options
    cdef public str owner
    cdef public list noted
    cdef public int version
    cdef public str status
    cdef public object decider
    cdef public bint hidden
    cdef public Game game
    cdef public object draft
    cdef public object begun
    cdef public object next
    cdef public list seats
    cdef dict _seats_of
    cdef public Clocks clocks
    cdef dict _messages
    cdef public int changed
    cdef public object asking
    cdef public dict wishes
    cdef public str forced
    cdef set _answers
    cdef public int spectators
    cdef public object since
    cdef set _insiders
    cdef list _last

    cpdef list seats_of(self, str guest)
    cpdef eyes_of(self, str guest, looking)
    cpdef thinker(self)
    cpdef deadline(self)
    cpdef snapshot(self)
    cpdef bint late(self, now)
    cpdef list flag(self, now)
    cpdef list act(self, str guest, action, now)
    cdef _line(self, str guest, action, now)
    cdef _decider(self, str guest, int version, now)
    cdef Game _playing(self)
    cpdef int undoable(self, seat)
    cpdef list proceed(self, now, rng)
    cdef _due(self, now, rng)
    cdef list _settle(self, now)
    cpdef list _write(self, line)
    cdef _timed(self, seat)
    cdef _apply(self, line)
    cdef _take(self, line)
    cdef str _status_now(self)
