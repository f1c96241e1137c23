"""Tables in memory: what happens at one, and what is published of it."""
