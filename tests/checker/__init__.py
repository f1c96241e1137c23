"""The slow, obvious judge of Santorini: legality re-derived from the written rules. See README.md."""

from .board import Board, Worker, pose
from .judge import (
    freeze,
    is_stuck,
    known_to_mover,
    legal_first_steps,
    legal_results,
    legal_steps,
    legal_turns,
    play,
)
from .turn import eliminate, next_turn, start_turn

__all__ = [
    "Board",
    "Worker",
    "eliminate",
    "freeze",
    "is_stuck",
    "known_to_mover",
    "legal_first_steps",
    "legal_results",
    "legal_steps",
    "legal_turns",
    "next_turn",
    "play",
    "pose",
    "start_turn",
]
