from santorini.server.tables.table cimport Table

cpdef decider(Table table, str guest, int version, now)
cpdef step(Table table, str guest, int version, int number, now)
