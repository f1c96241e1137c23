"""Tables in memory: what happens at one, and what its players are told."""
