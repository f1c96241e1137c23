from santorini.server.tables.table cimport Table

cpdef list act(Table table, str guest, action, now)
cdef _checked(Table table, str guest, action, now)
cdef _line(Table table, str guest, action, now)
