"""The process of a computer player: it reads views and writes steps, a line for each. It ends with its server.

It is sent what its seat may know, and nothing else. Put a stronger player into `PLAYERS` to let it play.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Callable

import msgspec
from msgspec import Struct

from santorini.notation import Step
from santorini.players import Player, SimplePlayer
from santorini.rules.position import Position
from santorini.views import View

PLAYERS: dict[str, Callable[[random.Random], Player]] = {"simple": SimplePlayer}


class Thought(Struct):
    """A view in which to choose a step, and the kind of player that chooses."""

    player: str
    seat: int
    position: bytes
    legal: list[int]
    steps: list[int | None]

    @classmethod
    def about(cls, view: View, player: str) -> Thought:
        """Pack a view."""
        assert view.seat is not None, "spectators decide nothing"
        steps = [None if step is None else int(step) for step in view.steps]
        return cls(player, view.seat, view.position.freeze(), [*map(int, view.legal)], steps)

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
    for line in sys.stdin.buffer:
        thought = read(line)
        step = PLAYERS[thought.player](rng).decide(thought.view())
        try:
            os.write(1, b"%d\n" % int(step))
        except BrokenPipeError:  # the server has been killed
            return


if __name__ == "__main__":
    main()
