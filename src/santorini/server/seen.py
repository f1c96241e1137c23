"""A game as it goes over the wire: through the eyes of a seat, a spectator, or of all when nothing is secret."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from santorini import setup
from santorini.game import EVENTS, REASONS, Event, Game
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS
from santorini.records import Eyes
from santorini.rules.words import (
    CALM,
    CHANCE,
    DAWN,
    DUSK,
    MAY_BUILD,
    MUST_ACT,
    MUST_BUILD,
    MUST_MOVE,
    NOBODY,
    OVER,
    REACTION,
    ROAM,
    SETUP,
    START,
    VEILED,
)
from santorini.server import wire
from santorini.views import seen_position

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Mask, Space
    from santorini.rules.position import Position

DOING: dict[int, wire.Doing] = {
    SETUP: "setup",
    DAWN: "move",
    START: "move",
    MUST_MOVE: "move",
    ROAM: "move",
    MUST_BUILD: "build",
    MAY_BUILD: "build",
    DUSK: "act",
    MUST_ACT: "act",
    REACTION: "react",
    CHANCE: "chance",
    OVER: "over",
}


TOKENS: tuple[wire.TokenKind, ...] = ("coin", "whirlpool", "talus", "ram", "abyss", "fate")


def spaces(mask: Mask) -> list[int]:
    """The spaces of a mask, from a1 to e5."""
    space: Space
    found = []
    for space in range(25):
        if mask >> space & 1:
            found.append(space)  # no comprehension: its variable would have no type
    return found


@cache
def packed(event: Event) -> int:
    """An event as a number, for the log."""
    return EVENTS.index(event.kind) << 10 | event.src << 5 | event.dst | (VEILED if event.secret else 0)


@cache
def event(event: Event) -> wire.Event:
    return wire.Event(event.kind, event.src, event.dst)


def view_of(game: Game, eyes: int | Eyes | None, *, legal: bool = True, undo: int = 0) -> wire.View:
    """What these eyes see of the game now; the steps on offer only for the seat that decides."""
    seen = game.position if eyes is Eyes.ALL else seen_position(game.position, eyes)
    offered = game.legal_numbers() if legal and eyes == game.decider and isinstance(eyes, int) else ()
    return position_view(seen, turn=game.turn, legal=offered, undo=undo)


def position_view(p: Position, *, turn: int, legal: Sequence[int] = (), undo: int = 0) -> wire.View:
    """A position, from which secrets have been taken, as the wire has it."""
    powers = [p.power[seat] for seat in range(p.seats)]
    memory = [p.memory[seat] for seat in range(p.seats)]
    spent, reserve = holdings(tuple(powers), tuple(memory))
    now = setup.task(p) if p.window == SETUP else None
    return wire.View(
        turn=turn,
        mover=p.mover,
        decider=None if p.decider == NOBODY or p.window == OVER else p.decider,
        doing=DOING[p.window],
        task=now.what if now else None,  # type: ignore[arg-type]
        levels=levels(p),
        domes=spaces(p.dome),
        workers=workers(p),
        tokens=tokens(p.coins, p.whirlpools, p.talus, p.ram, p.abyss, p.fate),
        wind=None if p.wind == CALM else p.wind,
        arrow=None if p.arrow == CALM else p.arrow,
        powers=powers,
        face=p.face,
        spent=spent,
        reserve=reserve,
        playing=playing(p.seats, p.alive),
        active=p.active if p.active < 25 else None,
        legal=[*legal],
        undo=undo,
        result=result_of(p),
    )


@lru_cache(4096)
def holdings(powers: tuple[int, ...], memory: tuple[int, ...]) -> tuple[list[bool], list[int]]:
    """Whose hero has done its deed, and what is left of everybody's tokens."""
    held = [*zip(powers, memory, strict=False)]
    spent = [bool(kept) and CARDS[power].hero for power, kept in held]
    return spent, [kept if POWERS[power].reserve else 0 for power, kept in held]


@cache
def playing(seats: int, alive: int) -> list[bool]:
    return [bool(alive >> seat & 1) for seat in range(seats)]


def levels(p: Position) -> str:
    """A digit for each space."""
    space: Space
    digits = bytearray(25)
    for space in range(25):
        digits[space] = 48 + (p.h1 >> space & 1) + (p.h2 >> space & 1) + (p.h3 >> space & 1)
    return digits.decode()


def workers(p: Position) -> list[wire.Worker]:
    female, asleep, marked = p.female, p.asleep, p.marked
    veil = NOBODY if p.window == OVER else p.veil
    found: list[wire.Worker] = []
    side: Space
    for side in range(p.sides):
        mask: Mask = p.workers[side]
        if mask:
            found += figures(side, mask, female & mask, asleep & mask, marked & mask, side == veil)
    return found


@lru_cache(4096)
def figures(side: int, mask: int, female: int, asleep: int, marked: int, secret: bool) -> list[wire.Worker]:
    """The workers of one side."""
    return [
        wire.Worker(
            space,
            side,
            woman=bool(female >> space & 1),
            secret=secret,
            asleep=bool(asleep >> space & 1),
            marked=bool(marked >> space & 1),
        )
        for space in spaces(mask)
    ]


@lru_cache(4096)
def tokens(*masks: int) -> list[wire.Token]:
    return [wire.Token(kind, space) for kind, mask in zip(TOKENS, masks, strict=True) for space in spaces(mask)]


def result_of(p: Position) -> wire.Result | None:
    if p.window != OVER:
        return None
    return wire.Result([seat for seat in range(p.seats) if p.side_for(seat) == p.winner], REASONS[p.reason])
