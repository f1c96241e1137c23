from santorini.rules.native cimport Mask, Space
from santorini.rules.position cimport Position

cpdef list spaces(Mask mask)
