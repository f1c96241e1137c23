cimport cython
from santorini.server.tables.live_table cimport LiveTable
from santorini.server.tables.news_writer cimport News
from santorini.server.tables.table cimport Table

@cython.locals(latest=News)
cpdef list news_since(LiveTable at, Table table, int first, now, asker, str id, bint seats_changed)
