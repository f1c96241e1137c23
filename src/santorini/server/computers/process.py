"""The process of a computer player: it reads views and writes steps, a line for each. It ends with its server.

It is sent what its seat may know, and nothing else. The level limits how long it thinks.
"""

from __future__ import annotations

import os
import random
import signal
import sys

import msgspec
from msgspec import Struct

from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import level
from santorini.notation import Step
from santorini.rules.position import Position
from santorini.views import View


class Thought(Struct):
    """A view in which to choose a step, and the level of the player that chooses."""

    level: int
    seat: int
    position: bytes
    legal: list[int]
    steps: list[int | None]

    @classmethod
    def about(cls, view: View, level: int) -> Thought:
        """Pack a view."""
        assert view.seat is not None, "spectators decide nothing"
        steps = [None if step is None else int(step) for step in view.steps]
        return cls(level, view.seat, view.position.freeze(), [*map(int, view.legal)], steps)

    def view(self) -> View:
        """Unpack the view."""
        position = Position()
        position.thaw(self.position)
        legal = tuple(map(Step, self.legal))
        steps = tuple(None if step is None else Step(step) for step in self.steps)
        return View(self.seat, position, self.seat, legal, steps, None)


def main() -> None:
    """Answer each line of standard input with a step."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    read, rng = msgspec.json.Decoder(Thought).decode, random.Random()
    players: dict[int, ComputerPlayer] = {}  # one for each level: it remembers the turns it has planned
    for line in sys.stdin.buffer:
        thought = read(line)
        player = players.setdefault(thought.level, ComputerPlayer(level(thought.level), rng))
        step = player.decide(thought.view())
        try:
            os.write(1, b"%d\n" % int(step))
        except BrokenPipeError:  # the server has been killed
            return


if __name__ == "__main__":
    main()
