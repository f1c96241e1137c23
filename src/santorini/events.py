"""What happens in a game, as facts with named fields. The rules tell them as numbers, which `read_events` reads."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from santorini.powers.catalog import CARDS
from santorini.rules.geometry import DIRECTIONS, SPACES
from santorini.rules.names import EVENTS, REASONS, TOKENS, Token
from santorini.rules.words import (
    AIM,
    BUILD,
    CALM,
    CAUSE,
    CLEAR,
    DETAIL,
    DOME,
    DRAW,
    ELIMINATE,
    FINISH,
    FIRST_WORKER,
    FORCE,
    KILL,
    LOGGED,
    MARK,
    MOVE,
    PLACE,
    RETURN,
    SECRET,
    STEAL,
    SWAP,
    TOKEN,
    VEILED,
    WHO,
    WON,
)

THINGS: tuple[Token | Literal["wind", "arrow"], ...] = (*TOKENS, "wind", "arrow")  # as numbered in rules/words.py
OF_A_WORKER = (MOVE, BUILD, DOME, FORCE, KILL, PLACE)  # kinds that tell whose worker it is about
OF_A_TOKEN = (TOKEN, CLEAR, AIM, SECRET)
FROM_A_SPACE = (MOVE, BUILD, DOME, FORCE, SWAP)
OF_NOBODY = (DRAW, ELIMINATE, WON)  # kinds that no seat does
NOT_ON_A_SPACE = (AIM, DRAW, STEAL, RETURN, ELIMINATE, FINISH, WON)


class Event(NamedTuple):
    """One fact that happened. What a fact does not have is None; docs/events.md tells which fields each kind has.

    >>> from santorini import Game
    >>> game = Game("Minotaur", "Pan")
    >>> for text in ("@b2", "@e1", "@b3", "@e5"):
    ...     events = game.take(text)
    >>> for event in game.take("b2-b3"):
    ...     print(event)
    move: seat 0, side 0, b2 to b3
    force: seat 0, side 1, b3 to b4, by Minotaur
    """

    kind: str
    seat: int | None = None  # whose step it is, or whose power caused it
    side: int | None = None  # whose worker it is, or who has won or is out
    src: int | None = None  # a space: from where
    dst: int | None = None  # a space: where, or to where
    by: int | None = None  # the number of the power that caused it, where it is no plain move or build
    token: Token | Literal["wind", "arrow"] | None = None
    direction: int | None = None  # of wind or arrow, from 0 (north) clockwise; CALM for none
    power: int | None = None  # the number of the card that is stolen, given back or turned up
    worker: Literal["woman", "man"] | None = None  # who is named without being seen
    reason: str | None = None  # why a game was won
    secret: bool = False  # it concerns something hidden and is for its owner's eyes

    def __repr__(self) -> str:
        """Without what the fact does not have."""
        fields = {name: value for name, value in self._asdict().items() if value is not None and value is not False}
        return f"Event({', '.join(f'{name}={value!r}' for name, value in fields.items())})"

    def __str__(self) -> str:
        where = [SPACES[space] for space in (self.src, self.dst) if space is not None]
        parts = [
            f"seat {self.seat}" if self.seat is not None else "",
            f"side {self.side}" if self.side is not None else "",
            self.token or "",
            " to ".join(where),
            ("calm" if self.direction == CALM else DIRECTIONS[self.direction]) if self.direction is not None else "",
            CARDS[self.power].name if self.power is not None else "",
            self.worker or "",
            self.reason or "",
            f"by {CARDS[self.by].name}" if self.by else "",
            "secret" if self.secret else "",
        ]
        return f"{self.kind}: " + ", ".join(filter(None, parts))


@lru_cache(1 << 14)
def shared(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The same numbers, once for all games: servers keep many of them."""
    return numbers


@lru_cache(1 << 14)
def logged(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """What a log keeps of events: the rest follows from the step."""
    return tuple([number & LOGGED for number in numbers])


@lru_cache(1 << 14)  # games are full of events, and there are few different ones
def read_events(numbers: tuple[int, ...]) -> tuple[Event, ...]:
    """The events that the rules report by these numbers."""
    return tuple(map(event_of, numbers))


@lru_cache(1 << 14)
def event_of(number: int) -> Event:
    """The event that the rules report by this number; rules/words.py says what its bits mean."""
    kind, src, dst = number >> 10 & 63, number >> 5 & 31, number & 31
    who, by, detail = (number >> WHO & 7) - 1, number >> CAUSE & 127, number >> DETAIL & 7
    return Event(
        EVENTS[kind],
        seat=who if who >= 0 and (by or kind not in OF_NOBODY) else None,
        side=src if kind in (ELIMINATE, WON) else detail if kind in OF_A_WORKER and detail < 3 else None,
        src=src if kind in FROM_A_SPACE and src < 25 else None,
        dst=dst if kind not in NOT_ON_A_SPACE and dst < 25 else None,
        by=by or None,
        token=THINGS[detail] if kind in OF_A_TOKEN else None,
        direction=dst if kind == AIM else None,
        power=dst if kind in (DRAW, STEAL, RETURN) else None,
        worker=("woman" if dst == FIRST_WORKER else "man") if kind == MARK and dst >= FIRST_WORKER else None,
        reason=REASONS[dst] if kind == WON else None,
        secret=bool(number & VEILED),
    )
