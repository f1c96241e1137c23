from santorini.rules.position cimport Position
from santorini.rules.walk cimport Walk
