from santorini.server.tables.table cimport Table

cpdef list proceed(Table table, now, rng)
cdef _due(Table table, now, rng)
