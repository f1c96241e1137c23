"""Positions and games as text, both ways. docs/notation.md tells what it looks like."""

from santorini.records.games import Eyes, Record, read_game, read_games, write_game
from santorini.records.positions import hidden_in, read_drawing, read_fact, read_position, write_fact, write_position

__all__ = [
    "Eyes",
    "Record",
    "hidden_in",
    "read_drawing",
    "read_fact",
    "read_game",
    "read_games",
    "read_position",
    "write_fact",
    "write_game",
    "write_position",
]
