"""The computer's top level by time of the processor, so that a busy machine does not weaken it."""

from __future__ import annotations

import random
import time

from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import Level

ENDLESS = 1 << 40  # nodes and simulations


def top_level(seconds: float, nodes: int = ENDLESS) -> Level:
    """The top level with this much time and so many nodes for a decision."""
    return Level(10, 60, nodes, seconds, simulations=ENDLESS)


def steady_player(rng: random.Random, seconds: float) -> ComputerPlayer:
    """The top level by time of the processor."""
    return ComputerPlayer(top_level(seconds), rng, time.process_time)
