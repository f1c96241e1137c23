from santorini.rules.position cimport Position
