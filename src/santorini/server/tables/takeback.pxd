cimport cython
from santorini.game cimport Game
from santorini.server.tables.steps cimport decider
from santorini.server.tables.table cimport Table

@cython.locals(game=Game)
cpdef int undoable(Table table, seat)
