"""Positions of self-play as compact records: what the network sees, what the search thought, and who won."""

from __future__ import annotations

import struct
from typing import NamedTuple

from santorini.ai.evaluation import judge
from santorini.rules.position import Position

RECORD = struct.Struct("<10I6Bh")  # `Sample`, in its order
MOST = 8_000  # a score that is as good as certain


class Sample(NamedTuple):
    """A quiet position, seen by the side to move."""

    h1: int
    h2: int
    h3: int
    dome: int
    own: int
    others: int
    coins: int
    whirlpools: int
    talus: int
    ram: int
    power: int
    other_power: int
    memory: int
    other_memory: int
    won: int
    turn: int
    score: int

    def pack(self) -> bytes:
        """The record, of 48 bytes."""
        return RECORD.pack(*self)


def sample(p: Position, side: int, score: int, turn: int) -> Sample:
    """A position as it will be learned from, once it is known who won."""
    return Sample(
        p.h1,
        p.h2,
        p.h3,
        p.dome,
        p.workers[side],
        p.workers[1 - side],
        p.coins,
        p.whirlpools,
        p.talus,
        p.ram,
        p.dealt[side],
        p.dealt[1 - side],
        max(0, min(p.memory[side], 255)),
        max(0, min(p.memory[1 - side], 255)),
        0,
        min(turn, 255),
        max(-MOST, min(MOST, score)),
    )


def hand_made_worth(one: Sample) -> int:
    """What the hand-made evaluation says of a sample, for the side to move."""
    p = Position()
    p.h1, p.h2, p.h3, p.dome = one.h1, one.h2, one.h3, one.dome
    p.workers = [one.own, one.others, 0]
    p.talus, p.ram = one.talus, one.ram
    p.dealt = [one.power, one.other_power, 0, 0]
    p.memory = [one.memory, one.other_memory, 0, 0]
    return judge(p, 0)
