"""Positions: everything true at one moment of a game, and how a step in earnest changes it.

A position is built up in layers, each of them a class in a module of its own: `State` (the fields), `Board` (what
stands there), `Knowledge` (what is hidden), `Questions` (what powers answer), `Offers` (what is offered), `TurnStart`
and `Turn` (how a turn begins and proceeds). What the fields mean is in `fields.py`. Compiled, all of them and `Power`
are this one module; so others import from here (docs/decisions/0018-layers-of-a-position.md).
"""

from __future__ import annotations

from collections.abc import Callable

from santorini.rules import fields
from santorini.rules.geometry import space_number, transform, transform_direction, transform_mask
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

_SHOWN: dict[str, Callable[[Position], str]] = {}


def show_with(**ways: Callable[[Position], str]) -> None:
    """How positions show themselves: as a `picture` in notebooks, as a `line`, as a `drawing`."""
    _SHOWN.update(ways)


compiled = cython.compiled


class Position(Turn):
    """Everything true at one moment of a game. Powers read it, and change it only through its methods.

    Two positions are equal if all of this is the same. `print` draws the board; `repr` is the position's line of text.
    """

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

    def worker_on(self, space: int | str) -> Worker | None:
        """Who stands on a space, if somebody does; spaces are numbers or names."""
        space = space_number(space)
        for side in range(3):
            if self.workers[side] >> space & 1:
                marks = [bool(mask >> space & 1) for mask in (self.female, self.asleep, self.marked)]
                return Worker(space, side, *marks)
        return None

    def workers_standing(self, side: int | None = None) -> list[Worker]:
        """All workers on the board, or those of one side, from a1 to e5."""
        standing = [worker for space in range(25) if (worker := self.worker_on(space))]
        return standing if side is None else [worker for worker in standing if worker.side == side]

    def level(self, space: int | str) -> int:
        """The number of blocks on a space, 0 to 3."""
        return self.level_at(space_number(space))

    def dome_on(self, space: int | str) -> bool:
        """Is there a dome on a space?"""
        return bool(self.dome >> space_number(space) & 1)

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

    def transformed(self, symmetry: int) -> Position:
        """The same position on a turned or mirrored board: 0 changes nothing, 1 to 7 are the other symmetries.

        `Step.transformed` does the same to a step: what is legal here is legal there.
        """
        if not 0 <= symmetry < 8:
            raise ValueError(f"the symmetries of the board go from 0 to 7, not {symmetry}")
        numbers = dict(zip(fields.NAMES, fields.LAYOUT.unpack(self.freeze())))  # noqa: B905
        for field in fields.FIELDS:
            for name in field.names[: numbers[field.used] if field.used else field.size]:
                number = numbers[name]
                if field.type is fields.MASK:
                    numbers[name] = transform_mask(number, symmetry)
                elif field.type in (fields.SPACE, fields.WIDE_SPACE) and number < 25:
                    numbers[name] = transform(number, symmetry)
                elif field.type is fields.DIRECTION:
                    numbers[name] = transform_direction(number, symmetry)
        twin = Position()
        twin.thaw(fields.LAYOUT.pack(*numbers.values()))
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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        same: bool = self.freeze() == other.freeze()
        return same

    def __hash__(self) -> int:
        return hash(self.freeze())

    def __repr__(self) -> str:
        return f"<Position {_SHOWN['line'](self) if 'line' in _SHOWN else f'{self.hash():016x}'}>"

    def __str__(self) -> str:
        return _SHOWN["drawing"](self) if "drawing" in _SHOWN else repr(self)

    def _repr_svg_(self) -> str | None:
        """The position as a notebook shows it."""
        return _SHOWN["picture"](self) if "picture" in _SHOWN else None

    def __setattr__(self, name: str, value: object) -> None:
        """Compiled, what is written to a field from outside is looked at first: rules look things up by it."""
        kind = fields.RANGES.get(name)
        for number in value if isinstance(value, (list, tuple)) else (value,):
            if kind is not None and not kind.least <= number <= kind.most:
                raise ValueError(f"{name} goes from {kind.least} to {kind.most}, not to {number}")
        PyObject_GenericSetAttr(self, name, value)  # type: ignore[name-defined]


if not cython.compiled:
    del Position.__setattr__  # there it would take time, and nothing can be read past its end


if not cython.compiled:
    __all__ = ["ANSWERS", "KINDS", "NEAR", "POWERS", "Position", "Power", "compiled", "install", "show_with"]
