"""Somebody to play: who wants the same game is brought to one table."""
