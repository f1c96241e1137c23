"""Positions: everything true at one moment of a game, and how a step in earnest changes it.

A position is built up in layers, each of them a class in a module of its own: `State` (the fields), `Board` (what
stands there), `Knowledge` (what is hidden), `Questions` (what powers answer), `Offers` (what is offered), `TurnStart`
and `Turn` (how a turn begins and proceeds). What the fields mean is in `fields.py`. Compiled, all of them and `Power`
are this one module; so others import from here (docs/decisions/0018-layers-of-a-position.md).
"""

from __future__ import annotations

from collections.abc import Callable

from santorini.rules.names import TOKENS
from santorini.rules.pieces import Token, Worker

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import NEAR
    from santorini.rules.native import Int, Mask, Step
    from santorini.rules.power import Power
    from santorini.rules.questions import ANSWERS, KINDS, POWERS, install
    from santorini.rules.turn import Turn
    from santorini.rules.words import *

_PAINTERS: list[Callable[[Position], str]] = []


def paint_with(painter: Callable[[Position], str]) -> None:
    """Let notebooks show positions this way; the rules themselves draw nothing."""
    _PAINTERS[:] = [painter]


class Position(Turn):
    """Everything true at one moment of a game. Powers read it, and change it only through its methods."""

    def take(self, step: Step) -> None:
        """Take a step in earnest: it was chosen on what the mover knows, and meets what is true."""
        kind: Int = step >> 10
        secret: Mask = self.unseen()
        if not secret or self.window == REACTION or self.window == CHANCE or kind == END:
            self.play(step)
        else:
            self.kind = kind
            self.src = step >> 5 & 31
            self.dst = step & 31
            blind: bool = self.blind(kind, self.src, self.dst)
            if blind and kind == MOVE and not secret >> self.src & 1:
                self.pass_turn()  # nobody was there to be steered
            elif kind in (SWAP, MARK, AIM) or self.possible(step):
                self.play(step)
            elif blind and kind == FORCE and not secret >> self.src & 1:
                self.miss()
            else:
                self.cancel()
        if self.window == VOID:
            self.pass_turn()

    def cancel(self) -> None:
        """A secret worker is in the way: the step does not happen and the rest of the turn is lost."""
        self.tell_hidden(self.src, self.dst)
        self.pass_turn()

    def miss(self) -> None:
        """Nobody stands where the mover named somebody, and the mover is not told."""
        self.mark_affected(self.src)
        self.mark_affected(self.dst)
        self.open_next(FORCE)

    # ---------------------------------------------------------------- for Python

    def worker_on(self, space: int) -> Worker | None:
        """Who stands on a space, if somebody does."""
        for side in range(3):
            if self.workers[side] >> space & 1:
                marks = [bool(mask >> space & 1) for mask in (self.female, self.asleep, self.marked)]
                return Worker(space, side, *marks)
        return None

    def workers_standing(self) -> list[Worker]:
        """All workers on the board, from a1 to e5."""
        return [worker for space in range(25) if (worker := self.worker_on(space))]

    def dome_on(self, space: int) -> bool:
        """Is there a dome on a space?"""
        return bool(self.dome >> space & 1)

    def tokens(self) -> list[Token]:
        """All tokens on the board; what is hidden is left out of a position that a seat was shown."""
        masks = (self.coins, self.whirlpools, self.talus, self.ram, self.abyss, self.fate)
        found = [(kind, mask) for kind, mask in zip(TOKENS, masks) if mask]  # noqa: B905
        return [Token(kind, space) for kind, mask in found for space in range(25) if mask >> space & 1]

    def plays(self, seat: int) -> bool:
        """Is this seat still in the game?"""
        return bool(self.alive >> seat & 1)

    def copy(self) -> Position:
        """An independent position of the same content."""
        twin = Position()
        twin.thaw(self.freeze())
        return twin

    def conceal(self, seat: int) -> None:
        """Become what this seat knows, NOBODY being a spectator."""
        self.conceal_from(seat)

    def resign(self, seat: int) -> None:
        """This player gives up: their side loses, or one of three is out."""
        self.lose(self.side_of(seat), RESIGNED)

    def reported(self) -> list[int]:
        """The events noted since the last call."""
        events = [self.events[i] for i in range(self.events_noted)]
        self.events_noted = 0
        return events

    def _repr_svg_(self) -> str | None:
        """The position as a notebook shows it, if somebody has said how to paint."""
        return _PAINTERS[0](self) if _PAINTERS else None


if not cython.compiled:
    __all__ = ["ANSWERS", "KINDS", "NEAR", "POWERS", "Position", "Power", "install", "paint_with"]
