"""Positions and games as text, both ways. docs/notation.md tells what it looks like."""

from santorini.records.as_json import read_json, write_json
from santorini.records.games import Eyes, Line, Record, write_game
from santorini.records.positions import hidden_in, read_drawing, read_fact, read_position, write_fact, write_position
from santorini.records.reading import read_game, read_games, read_view

__all__ = [
    "Eyes",
    "Line",
    "Record",
    "hidden_in",
    "read_drawing",
    "read_fact",
    "read_game",
    "read_games",
    "read_json",
    "read_position",
    "read_view",
    "write_fact",
    "write_game",
    "write_json",
    "write_position",
]
