"""From the deal to the first turn: what is arranged and placed, by whom, in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from santorini.powers import CHAPTERS, POWERS
from santorini.powers.catalog import forbids
from santorini.rules.position import Position
from santorini.rules.words import (
    AIM,
    BOARD,
    DAWN,
    DRAW,
    NOBODY,
    PLACE,
    REVISED,
    SECRET,
    TOKEN,
    VEILS,
)

SQUARE = 0b1100011  # a 2 x 2 square by its lower left space


class Task(NamedTuple):
    """One decision of the setup: who makes it (nobody: chance), and about what."""

    seat: int
    what: str


def deal(powers: Sequence[int], *, edition: int = 0, first: int = 0, fleece: int = 0) -> Position:
    """A position in which the powers lie on the table and nothing else has happened."""
    p = Position()
    p.seats = len(powers)
    p.sides = 3 if p.seats == 3 else 2
    p.alive = (1 << p.seats) - 1
    p.dealt = [*powers, *[0] * (4 - len(powers))]
    p.power = list(p.dealt)
    p.memory = [*(POWERS[number].reserve for number in powers), *[0] * (4 - len(powers))]
    p.edition, p.first, p.fleece = edition, first, fleece
    for seat, number in enumerate(powers):
        if POWERS[number].kind & VEILS:
            p.veil = seat
    if any(POWERS[number].arranges == "deck" for number in (*powers, fleece)):
        p.deck = sum(
            1 << god.number
            for god in CHAPTERS["simple"]
            if god.number not in powers and not any(forbids(god.number, number) for number in powers)
        )
    proceed(p)
    return p


def turn_order(p: Position) -> list[int]:
    return [(p.first + i) % p.seats for i in range(p.seats)]


def tasks(p: Position) -> Iterator[Task]:
    """Every decision of the setup, in order."""
    order = turn_order(p)
    early = [] if p.fleece else list(arrangements(p, order))
    yield from (task for task in early if task.what != "abyss")
    for seat in sorted(order[: p.sides], key=lambda seat: places(p, seat)):
        for _ in range(max(POWERS[p.dealt[s]].workers for s in partners(p, seat))):
            yield Task(seat, "worker")
    if p.fleece:
        yield Task(p.first, "ram")
        arranges = POWERS[p.fleece].arranges
        if arranges in ("wind", "arrow"):
            yield Task(p.first, arranges)
        elif arranges == "deck":
            yield Task(NOBODY, "deck")
    yield from (task for task in early if task.what == "abyss")


def arrangements(p: Position, order: Sequence[int]) -> Iterator[Task]:
    for seat in order:
        what = POWERS[p.dealt[seat]].arranges
        if what == "deck":
            yield Task(NOBODY, what)
        elif what and not (what == "wind" and p.edition == REVISED):
            yield Task(seat, what)


def partners(p: Position, seat: int) -> list[int]:
    """The seats that share this seat's workers."""
    return [seat, (seat + 2) % 4] if p.seats == 4 else [seat]


def places(p: Position, seat: int) -> int:
    """Does the side of this seat place early (-1), late (1) or in turn (0)?"""
    return sum(POWERS[p.dealt[s]].places for s in partners(p, seat))


def task(p: Position) -> Task | None:
    """The decision the setup waits for."""
    return next((task for index, task in enumerate(tasks(p)) if index == p.stage), None)


def placed(p: Position, seat: int) -> int:
    return p.workers[p.side_for(seat)]


def taken(p: Position, seat: int) -> int:
    """The spaces where something stands, as far as this seat knows."""
    return p.ram | sum(workers for side, workers in enumerate(p.workers) if side != p.veil or side == seat)


def options(p: Position) -> list[int]:
    """The legal steps of the setup."""
    now = task(p)
    if now is None:
        return []
    free = BOARD & ~taken(p, now.seat)
    if now.what == "worker":
        for seat in partners(p, now.seat):
            free &= POWERS[p.dealt[seat]].stands(p, placed(p, now.seat))
        return steps(PLACE, free)
    if now.what in ("wind", "arrow"):
        return steps(AIM, 0xFF)
    if now.what == "deck":
        return steps(DRAW, p.deck)
    if now.what == "fate":
        return steps(SECRET, sum(1 << file + 5 * rank for rank in range(4) for file in range(4)))
    return steps(TOKEN if now.what == "ram" else SECRET, free)


def steps(kind: int, targets: int) -> list[int]:
    return [kind << 10 | target for target in range(25) if targets >> target & 1]


def take(p: Position, step: int) -> None:
    """Take one of the `options` and go on to the next decision."""
    now, dst = task(p), step & 31
    assert now is not None, "the setup is over"
    if now.what == "worker":
        workers, side = p.workers, p.side_for(now.seat)
        if not workers[side]:
            p.female |= 1 << dst
        workers[side] |= 1 << dst
        p.workers = workers
    elif now.what == "wind":
        p.wind = dst
    elif now.what == "arrow":
        p.arrow = dst
    elif now.what == "deck":
        p.face = dst
        p.deck &= ~(1 << dst)
    elif now.what == "fate":
        p.fate, p.fate_seat = SQUARE << dst, now.seat
    elif now.what == "abyss":
        p.abyss, p.abyss_seat = 1 << dst, now.seat
    else:
        p.ram = 1 << dst
    p.stage += 1
    proceed(p)


def proceed(p: Position) -> None:
    """Name the seat that decides next, or open the first turn."""
    now = task(p)
    if now is not None:
        p.mover = p.decider = now.seat
        return
    p.window = DAWN
    p.mover = 1 - p.first if p.fleece else (p.first + p.seats // 4 * 2) % p.seats
    p.decider = p.mover
