"""A game as it goes over the wire: through the eyes of a seat, a spectator, or of all when nothing is secret."""

from __future__ import annotations

from collections.abc import Sequence

from santorini import setup
from santorini.game import EVENTS, REASONS, Event, Game
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS
from santorini.records import Eyes
from santorini.rules.position import Position
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


def spaces(mask: int) -> list[int]:
    """The spaces of a mask, from a1 to e5."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def packed(events: Sequence[Event]) -> list[int]:
    """Events as numbers, for the log."""
    return [
        EVENTS.index(event.kind) << 10 | event.src << 5 | event.dst | (VEILED if event.secret else 0)
        for event in events
    ]


def view_of(game: Game, eyes: int | Eyes | None, *, legal: bool = True, undo: int = 0) -> wire.View:
    """What these eyes see of the game now; the steps on offer only for the seat that decides."""
    seen = game.position if eyes is Eyes.ALL else seen_position(game.position, eyes)
    offered = game.legal_steps() if legal and eyes == game.decider and isinstance(eyes, int) else ()
    return position_view(seen, turn=game.turn, legal=offered, undo=undo)


def position_view(p: Position, *, turn: int, legal: Sequence[int] = (), undo: int = 0) -> wire.View:
    """A position, from which secrets have been taken, as the wire has it."""
    seats = range(p.seats)
    memory, powers = p.memory, p.power[: p.seats]
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
        tokens=tokens(p),
        wind=None if p.wind == CALM else p.wind,
        arrow=None if p.arrow == CALM else p.arrow,
        powers=powers,
        face=p.face,
        spent=[bool(memory[seat]) and CARDS[powers[seat]].hero for seat in seats],
        reserve=[memory[seat] if POWERS[powers[seat]].reserve else 0 for seat in seats],
        playing=[bool(p.alive >> seat & 1) for seat in seats],
        active=p.active if p.active < 25 else None,
        legal=[*map(int, legal)],
        undo=undo,
        result=result_of(p),
    )


def levels(p: Position) -> str:
    """A digit for each space."""
    return "".join("0123"[(p.h1 >> space & 1) + (p.h2 >> space & 1) + (p.h3 >> space & 1)] for space in range(25))


def workers(p: Position) -> list[wire.Worker]:
    female, asleep, marked = p.female, p.asleep, p.marked
    return [
        wire.Worker(
            space,
            side,
            bool(female >> space & 1),
            side == p.veil and p.window != OVER,
            bool(asleep >> space & 1),
            bool(marked >> space & 1),
        )
        for side, mask in enumerate(p.workers)
        for space in spaces(mask)
    ]


def tokens(p: Position) -> list[wire.Token]:
    masks: tuple[tuple[wire.TokenKind, int], ...] = (
        ("coin", p.coins),
        ("whirlpool", p.whirlpools),
        ("talus", p.talus),
        ("ram", p.ram),
        ("abyss", p.abyss),
        ("fate", p.fate),
    )
    return [wire.Token(kind, space) for kind, mask in masks if mask for space in spaces(mask)]


def result_of(p: Position) -> wire.Result | None:
    if p.window != OVER:
        return None
    return wire.Result([seat for seat in range(p.seats) if p.side_for(seat) == p.winner], REASONS[p.reason])
