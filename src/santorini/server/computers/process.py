"""The process of a computer player: it reads views and writes plans, a line for each. It ends with its server.

It is sent what its seat may know, and nothing else. It remembers nothing that the next answer would depend on, so any
process can go on where another one has planned a turn, or has died.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from dataclasses import replace

import msgspec
from msgspec import Struct

from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import level
from santorini.notation import Step
from santorini.rules.position import Position
from santorini.views import View

POLITE = 5  # by so much less urgent than the server, which must not wait for a core

Plan = dict[int, int]  # the steps of a turn, by the keys of the positions in which they are to be taken


class Thought(Struct):
    """A view in which to choose a step, the level of the player that chooses, and the most seconds it may take."""

    level: int
    seconds: float
    seat: int
    position: bytes
    legal: list[int]
    steps: list[int | None]

    @classmethod
    def about(cls, view: View, level: int, seconds: float) -> Thought:
        """Pack a view."""
        assert view.seat is not None, "spectators decide nothing"
        steps = [None if step is None else int(step) for step in view.steps]
        return cls(level, seconds, view.seat, view.position.freeze(), [*map(int, view.legal)], steps)

    def view(self) -> View:
        """Unpack the view."""
        position = Position()
        position.thaw(self.position)
        legal = tuple(map(Step, self.legal))
        steps = tuple(None if step is None else Step(step) for step in self.steps)
        return View(self.seat, position, self.seat, legal, steps, None)

    def player(self, rng: random.Random) -> ComputerPlayer:
        """Who thinks it."""
        strength = level(self.level)
        return ComputerPlayer(replace(strength, seconds=min(strength.seconds, self.seconds)), rng)


def main() -> None:
    """Answer each line of standard input with a plan."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(POLITE)
    read, rng = msgspec.json.Decoder(Thought).decode, random.Random()
    players: dict[tuple[int, float], ComputerPlayer] = {}  # their tables are large, so they are kept
    for line in sys.stdin.buffer:
        thought = read(line)
        kind = thought.level, thought.seconds
        if kind not in players:
            players[kind] = thought.player(rng)
        plan = players[kind].plan(thought.view())
        try:
            os.write(1, msgspec.json.encode({key: int(step) for key, step in plan.items()}) + b"\n")
        except BrokenPipeError:  # the server has been killed
            return


if __name__ == "__main__":
    main()
