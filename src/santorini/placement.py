"""From the deal to the first turn: what is arranged and placed, by whom, in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from santorini import powers as cards
from santorini.powers.catalog import forbids
from santorini.rules import names

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Buffer, Int, Mask, Seat, Step
    from santorini.rules.position import POWERS, Position, Power
    from santorini.rules.words import *

TASKS = ("", *names.TASKS)

_NONE = [0] * (MAX_POWERS - len(cards.POWERS))
WORKERS = [card.workers for card in cards.POWERS] + _NONE
PLACES = [card.places for card in cards.POWERS] + _NONE
ARRANGES = [TASKS.index(card.arranges) for card in cards.POWERS] + _NONE


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
    p.memory = [*(cards.POWERS[number].reserve for number in powers), *[0] * (4 - len(powers))]
    p.edition, p.first, p.fleece = edition, first, fleece
    for seat, number in enumerate(powers):
        if cards.POWERS[number].kind & SECRET_WORKERS:
            p.secret_side = seat
    keepers = [p.side_for(seat) for seat, number in enumerate(powers) if cards.POWERS[number].kind & DECK]
    if keepers or cards.POWERS[fleece].kind & DECK:
        rivals = [number for seat, number in enumerate(powers) if any(p.side_for(seat) != side for side in keepers)]
        p.deck = sum(
            1 << god.number
            for god in cards.CHAPTERS["simple"]
            if god.number not in powers and not any(forbids(god.number, number) for number in rivals)
        )
    proceed(p)
    return p


def partner(p: Position, seat: Seat) -> Seat:
    """The seat that shares this seat's workers; without teams itself."""
    return (seat + 2) % 4 if p.seats == 4 else seat


def arranged(p: Position, seat: Seat, late: bool) -> Int:
    """What this seat arranges before, or after, the workers are placed; 0 if nothing."""
    what: Int = 0 if p.fleece else ARRANGES[p.dealt[seat]]
    if what == SET_WIND and p.edition == REVISED:
        return 0
    return what if (what == SET_ABYSS) == late else 0


def arrangement(p: Position, nth: Int, late: bool) -> Int:
    """The nth arrangement before, or after, the workers are placed, `what << 2 | seat`; 0 if there are fewer."""
    seat: Seat
    what: Int
    i: Int
    for i in range(p.seats):
        seat = (p.first + i) % p.seats
        what = arranged(p, seat, late)
        if what:
            if nth == 0:
                return what << 2 | seat
            nth -= 1
    return 0


def decision(p: Position, stage: Int) -> Int:
    """What is decided at this stage of the setup, `what << 2 | seat`; 0 when it is over."""
    seat: Seat
    what: Int
    when: Int
    i: Int
    workers: Int
    early: Int = 0
    while arrangement(p, early, False):
        early += 1
    if stage < early:
        return arrangement(p, stage, False)
    stage -= early
    for when in range(-2, 3):  # some sides place early, some late
        for i in range(p.sides):
            seat = (p.first + i) % p.seats
            if PLACES[p.dealt[seat]] + PLACES[p.dealt[partner(p, seat)]] == when:
                workers = max(WORKERS[p.dealt[seat]], WORKERS[p.dealt[partner(p, seat)]])
                if stage < workers:
                    return SET_WORKER << 2 | seat
                stage -= workers
    if p.fleece:
        what = SET_RAM if stage == 0 else ARRANGES[p.fleece]
        return what << 2 | p.first if stage == 0 or (stage == 1 and what in (SET_WIND, SET_ARROW, SET_DECK)) else 0
    return arrangement(p, stage, True)


def taken(p: Position, seat: Seat) -> Mask:
    """The spaces where something stands, as far as this seat knows."""
    mask: Mask = p.ram
    side: Int
    for side in range(3):
        if side != p.secret_side or side == seat:
            mask |= p.workers[side]
    return mask


def stands(p: Position, seat: Seat) -> Mask:
    """Where the power of this seat lets its side place the next worker."""
    return cython.cast(Power, POWERS[p.dealt[seat]]).start_spaces(p, p.workers_of(seat))  # type: ignore[no-any-return]


def generate(p: Position, out: Buffer, n: Int) -> Int:
    """Write the legal steps of the setup to `out[n:]`; the new end comes back."""
    now: Int = decision(p, p.setup_done)
    what: Int = now >> 2
    seat: Seat = now & 3
    p.steps = out
    p.offered = n
    if what == SET_WORKER:
        p.offer(PLACE, BOARD & ~taken(p, seat) & stands(p, seat) & stands(p, partner(p, seat)))
    elif what in (SET_WIND, SET_ARROW):
        p.offer(AIM, 0xFF)
    elif what == SET_DECK:
        p.offer(DRAW, p.deck)
    elif what == SET_FATE:
        p.offer(SECRET, SQUARES)
    elif what:
        p.offer(TOKEN if what == SET_RAM else SECRET, BOARD & ~taken(p, seat))
    return p.offered


def take(p: Position, step: Step) -> None:
    """Take one of the `options` and go on to the next decision."""
    now: Int = decision(p, p.setup_done)
    what: Int = now >> 2
    seat: Seat = now & 3
    dst: Int = step & 31
    if what == SET_WORKER:
        if not p.workers_of(seat):
            p.female |= 1 << dst
        p.workers[p.side_of(seat)] |= 1 << dst
        p.tell(PLACE, 0, dst, 1 << dst)
    elif what == SET_WIND:
        p.wind = dst
        p.tell_token(AIM, WIND, dst)
    elif what == SET_ARROW:
        p.arrow = dst
        p.tell_token(AIM, ARROW, dst)
    elif what == SET_DECK:
        p.face_up = dst
        p.deck &= ~(1 << dst)
        p.tell(DRAW, 0, dst, 0)
    elif what == SET_FATE:
        p.fate = SQUARE << dst
        p.fate_owner = seat
        p.tell_token(SECRET, SECRET_FATE, dst)
    elif what == SET_ABYSS:
        p.abyss = 1 << dst
        p.abyss_owner = seat
        p.tell_token(SECRET, SECRET_ABYSS, dst)
    else:
        p.ram = 1 << dst
        p.tell_token(TOKEN, RAM, dst)
    p.setup_done += 1
    proceed(p)


def proceed(p: Position) -> None:
    """Name the seat that decides next, or open the first turn."""
    now: Int = decision(p, p.setup_done)
    p.touch()
    if now:
        p.mover = NOBODY if now >> 2 == SET_DECK else now & 3
    else:
        p.window = DAWN
        p.mover = 1 - p.first if p.fleece else (p.first + p.seats // 4 * 2) % p.seats
    p.decider = p.mover


# ---------------------------------------------------------------- for Python


def tasks(p: Position) -> Iterator[Task]:
    """Every decision of the setup, in order."""
    stage = 0
    while now := decision(p, stage):
        yield Task(NOBODY if now >> 2 == SET_DECK else now & 3, TASKS[now >> 2])
        stage += 1


def task(p: Position) -> Task | None:
    """The decision the setup waits for."""
    return next((task for index, task in enumerate(tasks(p)) if index == p.setup_done), None)


def options(p: Position) -> list[int]:
    """The legal steps of the setup."""
    return [p.scratch[i] for i in range(generate(p, p.scratch, 0))]
