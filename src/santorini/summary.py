"""What happened in a game, in numbers: for the page after the last turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from santorini.events import Event
from santorini.game import Game, Played, Result
from santorini.rules.position import Position
from santorini.rules.words import DAWN, END, PLACE, REACTION, RESIGN, START

BUILT = {"build": "blocks", "dome": "domes"}


@dataclass(frozen=True)
class SeatSummary:
    """What one seat did. `powers` counts the turns that a mortal could not have played so."""

    turns: int
    climbs: int
    blocks: int
    domes: int
    powers: int


@dataclass(frozen=True)
class Summary:
    """A game in numbers, so far or to its end."""

    result: Result | None
    turns: int
    seats: tuple[SeatSummary, ...]


def summary(game: Game) -> Summary:
    """Count the turns, climbs, blocks, domes and uses of powers of every seat.

    >>> game = Game("Demeter", "Minotaur")
    >>> for text in ("@b2", "@d4", "@b4", "@d2"):
    ...     events = game.take(text)
    >>> game.play("b2-c3 +c2 +b3")
    >>> game.play("d2-c2 +d2")
    >>> demeter, minotaur = summary(game).seats
    >>> demeter
    SeatSummary(turns=1, climbs=0, blocks=2, domes=0, powers=1)
    >>> minotaur
    SeatSummary(turns=1, climbs=1, blocks=1, domes=0, powers=0)
    """
    counts: Counter[tuple[int, str]] = Counter()
    for turn, plays in groupby(game.history, key=lambda played: played.turn):
        if turn:
            counts.update(_counted(game, [(_before(played), played) for played in plays]))
    seats = [
        SeatSummary(*(counts[seat, what] for what in SeatSummary.__dataclass_fields__)) for seat in range(game.players)
    ]
    return Summary(game.result, sum(seat.turns for seat in seats), tuple(seats))


def _before(played: Played) -> Position:
    p = Position()
    p.thaw(played.before)
    return p


def _counted(game: Game, steps: Sequence[tuple[Position, Played]]) -> Iterator[tuple[int, str]]:
    """What is worth counting in a turn, each time with the seat that did it."""
    mover = steps[0][0].mover
    if any(played.seat == mover and played.step >> 10 != RESIGN for _, played in steps):
        yield mover, "turns"
    for p, played in steps:
        if p.window == REACTION and played.step >> 10 == PLACE:
            yield played.seat, "powers"
        for event in played.events:
            if event.kind in BUILT:
                yield mover, BUILT[event.kind]
            elif event.kind == "move" and _climbs(p, event):
                yield mover, "climbs"
    decided = [(p, played) for p, played in steps if played.seat >= 0]
    if decided and decided[0][0].window == START:  # otherwise the game was taken up in the middle of this turn
        start, first = decided[0]
        ended = game.over or first.turn < game.turn
        if not _mortal_could(start, [played for _, played in decided], ended):
            yield mover, "powers"


def _climbs(p: Position, move: Event) -> bool:
    assert move.src is not None
    assert move.dst is not None
    return p.level(move.dst) > p.level(move.src)


def _mortal_could(start: Position, plays: Sequence[Played], ended: bool) -> bool:
    """Could a mover without a power have taken this turn, with the same effects?"""
    if start.extra_turn:
        return all(played.step >> 10 == END for played in plays)
    if not start.power[start.mover]:
        return True
    game = as_mortal(start)
    for played in plays:
        kind, facts = played.step >> 10, _facts(played.events)
        if kind == RESIGN or played.step in game.legal_steps():
            if _facts(game.take(played.step)) != facts:
                return False
        elif kind != END or facts:
            return False
    return not ended or game.over or game.turn > 1


def as_mortal(start: Position) -> Game:
    """The same turn, to be played without a power."""
    p = start.copy()
    powers = p.power
    powers[p.mover] = 0
    p.dealt, p.stolen, p.fleece, p.window = powers, 0, 0, DAWN
    return Game.from_position(p)


def _facts(events: Sequence[Event]) -> list[tuple[str, int | None, int | None]]:
    """What happened until the turn passed on."""
    during = takewhile(lambda event: event.kind != "turn", events)
    return [(event.kind, event.src, event.dst) for event in during if event.kind != "end"]
