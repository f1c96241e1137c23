"""One encoder of what a seat sees: a stack of 5 x 5 planes, the observer first, without anything hidden from it.

A plane is a map of the board (row 0 is rank 1, column 0 is file a) or one number on all 25 spaces. Seats and sides
are counted from the observer: seat +0 is its own, seat +1 the next one around the table, side +0 its own. Counts are
whole numbers, everything else is 0 or 1. `plane_names` tells the order:

>>> names = plane_names(2)
>>> len(names), names.index("workers +0"), names[-1]
(270, 5, 'stolen')
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from santorini.envs.runner import Planes
from santorini.powers.catalog import CARDS
from santorini.rules.fields import NAMES
from santorini.rules.geometry import DIRECTIONS
from santorini.rules.names import EDITIONS, WINDOWS
from santorini.rules.position import Position
from santorini.rules.words import DOME

Order = Literal["CHW", "HWC"]
HIGHEST = 127  # counts stop here

DERIVED = (  # maps made from several fields
    *("level 0", "level 1", "level 2", "level 3", "active worker", "origin of the step", "last build"),
    *("pair 0", "pair 1", "pair 2", "pair 3"),
)
POWERS = tuple(card.name for card in CARDS[1:])
SIMPLE = POWERS[:10]
_INDEX = {name: index for index, name in enumerate((*NAMES, *DERIVED))}


class Plane(NamedTuple):
    """One plane: its name, the field it shows, and the value or bit that is asked for."""

    name: str
    field: str
    value: int = 0


class Layout(NamedTuple):
    """Which planes there are, in this order: maps, then "is it this value?", then "is this bit set?", then counts."""

    maps: list[Plane]
    equal: list[Plane]
    bits: list[Plane]
    counts: list[Plane]


def layout(players: int, seat: int) -> Layout:
    """The planes as this seat sees them."""
    sides = 3 if players == 3 else 2
    around = [(ahead, (seat + ahead) % players) for ahead in range(players)]
    return Layout(
        maps=[
            *(Plane(name, name) for name in ("level 0", "level 1", "level 2", "level 3", "dome")),
            *(Plane(f"workers +{ahead}", f"workers{(seat + ahead) % sides}") for ahead in range(sides)),
            *(Plane(name, name) for name in ("female", "coins", "whirlpools", "talus", "ram", "abyss", "fate")),
            *(Plane(name, name) for name in ("active worker", "origin of the step", "last build", "moved", "built")),
            *(
                Plane(name, name)
                for name in ("began_near", "ended_away", "marked", "marked_partner", "affected", "asleep")
            ),
            *(Plane(f"pair {pair}", f"pair {pair}") for pair in range(4)),
        ],
        equal=[
            *(
                Plane(f"power +{ahead} {name}", f"power{other}", number)
                for ahead, other in around
                for number, name in enumerate(POWERS, 1)
            ),
            *(
                Plane(f"{what} +{ahead}", what, other)
                for what in ("mover", "decider", "first")
                for ahead, other in around
            ),
            *(Plane(f"window {name}", "window", number) for number, name in enumerate(WINDOWS)),
            *(Plane(f"wind {name}", "wind", number) for number, name in enumerate(DIRECTIONS)),
            *(Plane(f"arrow {name}", "arrow", number) for number, name in enumerate(DIRECTIONS)),
            *(Plane(f"fleece {name}", "fleece", number) for number, name in enumerate(POWERS, 1)),
            *(Plane(f"face {name}", "face_up", number) for number, name in enumerate(SIMPLE, 1)),
            *(Plane(f"edition {name}", "edition", number) for number, name in enumerate(EDITIONS)),
            Plane("resume after a dome", "resume_after", DOME),
        ],
        bits=[
            *(Plane(f"alive +{ahead}", "alive", other) for ahead, other in around),
            *(Plane(f"deck {name}", "deck", number) for number, name in enumerate(SIMPLE, 1)),
        ],
        counts=[
            *(Plane(f"memory +{ahead}", f"memory{other}") for ahead, other in around),
            *(
                Plane(name, name)
                for name in (
                    "moves",
                    "builds",
                    "climbed",
                    "level_changed",
                    "dome_built",
                    "towers_completed",
                    "move_again",
                )
            ),
            *(
                Plane(name, name)
                for name in (
                    "hero_used",
                    "extra_turn",
                    "extra_turns_due",
                    "wish_due",
                    "rearrange_from",
                    "setup_done",
                    "stolen",
                )
            ),
        ],
    )


def plane_names(players: int) -> list[str]:
    """The name of every plane, in order, for a game of this many players.

    >>> len(plane_names(2))
    270
    """
    return [plane.name for group in layout(players, 0) for plane in group]


@cache
def planes(players: int, names: tuple[str, ...] | None = None) -> Planes:
    """What writes the planes of a game of this many players, or those with these names, in the usual order."""
    if names is not None and not set(names) <= set(plane_names(players)):
        unknown = next(name for name in names if name not in plane_names(players))
        raise ValueError(f"no plane is called {unknown!r} with {players} players; see plane_names({players})")
    seats = [_chosen(layout(players, seat), names) for seat in range(players)]
    fields = [_INDEX[plane.field] for seat in seats for group in seat for plane in group]
    values = [plane.value for seat in seats for group in seat for plane in group]
    ends = accumulate(len(group) for group in seats[0])
    return Planes(np.array(fields, np.int16).data, np.array(values, np.int16).data, *ends)


def _chosen(table: Layout, names: tuple[str, ...] | None) -> Layout:
    """The same with fewer planes."""
    return Layout(*([plane for plane in group if names is None or plane.name in names] for group in table))


class Encoder:
    """Encodes what one seat sees, with planes first ("CHW") or last ("HWC"), as int8 or float32: all planes, or some.

    >>> from santorini import Game
    >>> Encoder(2)(Game().position, 0).shape, Encoder(2, "HWC")(Game().position, 0).shape
    ((270, 5, 5), (5, 5, 270))
    """

    def __init__(
        self,
        players: int,
        order: Order = "CHW",
        dtype: type[np.int8 | np.float32] = np.int8,
        chosen: Sequence[str] | None = None,
    ) -> None:
        self.chosen = None if chosen is None else tuple(chosen)
        size = planes(players, self.chosen).size
        self.shape = (size, 5, 5) if order == "CHW" else (5, 5, size)
        self.players = players
        self.order = order
        self.dtype = dtype

    def __call__(self, position: Position, seat: int) -> NDArray[Any]:
        """What this seat may know of a position, the truth or a view of it."""
        if position.seats != self.players:
            raise ValueError(f"this encodes games of {self.players} players, not of {position.seats}")
        if not 0 <= seat < self.players:
            raise ValueError(f"seats go from 0 to {self.players - 1}, not {seat}")
        writer = planes(self.players, self.chosen)
        stack = np.zeros((writer.size, 5, 5), np.int8)
        writer.write(position, seat, stack.reshape(-1).view(np.uint8).data)
        shown = stack if self.order == "CHW" else stack.transpose(1, 2, 0)
        return np.ascontiguousarray(shown, self.dtype)
