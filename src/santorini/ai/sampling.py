"""What may be true: whole positions that agree with everything a seat has seen.

A belief follows the record of a seat. It begins with the deal, takes every step that was seen, and where only something
was seen to be done it takes all steps that would have looked so. What then looks otherwise than the view is dropped.
"""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from santorini import placement
from santorini.ai.prospects import standing
from santorini.notation import Step
from santorini.players import CENTRE
from santorini.rules.geometry import NEAR
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import (
    BOARD,
    BUILD,
    DOME,
    DRAW,
    MOVE,
    NOBODY,
    NOWHERE,
    OVER,
    PLACE,
    RESIGN,
    SECRET,
    SETUP,
    SQUARE,
    SQUARES,
    START,
    UNKNOWN,
)
from santorini.views import View

MOST = 6000  # positions followed at once; more only where two sides keep secrets, which no permitted match does
GAMES = 8  # games of which a belief is kept
FOREVER = 1e15  # a time that never comes, but to a clock that tells that somebody said stop
PATIENCE = 25.0  # how much better secret workers stand for it to be e times as plausible

_WALK = Walk()
_SEEN = Position()


@dataclass(frozen=True)
class Known:
    """What was possible for a seat after some steps of a game that began with this deal."""

    seat: int
    deal: bytes
    steps: tuple[Step | None, ...]
    possible: list[bytes]


def hides(view: View) -> bool:
    """Is something true that this seat does not know?"""
    p = view.position
    if p.window == OVER:
        return False
    owners = [owner for owner in (p.secret_side, p.abyss_owner, p.fate_owner) if owner != NOBODY]
    return any(owner != view.seat for owner in owners)


class Belief:
    """What a seat may think of its games, kept up to date from view to view."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._known: list[Known] = []

    def possible(self, view: View, until: float = FOREVER) -> list[bytes]:
        """Every position, frozen, that agrees with what was seen, in a fixed order.

        When `until` comes near, some of them must do. Where the record does not tell how the game began, or following
        it found nothing, only the position itself counts.
        """
        if not hides(view):
            return [view.position.freeze()]
        seat = NOBODY if view.seat is None else view.seat
        deal = dealt_anew(view.position).freeze()
        before = [known for known in self._known if is_before(known, seat, deal, view)]
        latest = max(before, key=lambda known: len(known.steps), default=Known(seat, deal, (), [deal]))
        found = self._followed(view, latest, until) or [p.freeze() for p in guesses(view.position, seat)]
        if view.steps:
            others = [known for known in self._known if known not in before]
            self._known = [Known(seat, deal, view.steps, found), *others[: GAMES - 1]]
        return found

    def _followed(self, view: View, known: Known, until: float) -> list[bytes]:
        seat, worlds, steps = known.seat, known.possible, view.steps[len(known.steps) :]
        for index, step in enumerate(steps):
            coming = steps[index + 1] if index + 1 < len(steps) else None
            if until < FOREVER:  # some must do, so let it be any
                worlds = random.Random(index).sample(worlds, len(worlds))
            now = self._clock()
            tried = self._in_time(worlds, min(until, now + (until - now) / (len(steps) - index)))
            worlds = list(dict.fromkeys(followed(tried, step, coming, seat)))
            if len(worlds) > MOST:
                worlds = random.Random(index).sample(worlds, MOST)
        shown = view.position.freeze()
        return [frozen for frozen in worlds if looks(frozen, seat) == shown]

    def _in_time(self, worlds: Iterable[bytes], until: float) -> Iterator[bytes]:
        for world in worlds:
            yield world
            if self._clock() > until:
                return


def is_before(known: Known, seat: int, deal: bytes, view: View) -> bool:
    """Is this an earlier moment of the same game, as the same seat saw it?"""
    return (known.seat, known.deal, known.steps) == (seat, deal, view.steps[: len(known.steps)])


def sample(possible: list[bytes], rng: random.Random, count: int) -> list[Position]:
    """Some of the possible positions, the plausible ones more often; all of them, if that is no more than asked for."""
    if len(possible) <= 1:
        return [thawed(frozen) for frozen in possible]
    p, weights = Position(), []
    for frozen in possible:
        p.thaw(frozen)
        weights.append(plausibility(p))
    drawn = rng.choices(possible, weights, k=count if len(possible) > count else count - len(possible))
    return [thawed(frozen) for frozen in (drawn if len(possible) > count else [*possible, *drawn])]


def plausibility(p: Position) -> float:
    """How likely the keeper of a secret has chosen so: workers stand well, secret places lie where workers want to go,
    in the middle."""
    weight = 1.0
    if p.secret_side != NOBODY:
        weight *= math.exp(standing(p, p.secret_side) / PATIENCE)
    if p.abyss:
        weight *= math.exp(CENTRE[p.abyss.bit_length() - 1])
    if p.fate:
        weight *= sum(2.0 + CENTRE[space] for space in range(25) if p.fate >> space & 1)
    return weight


# ---------------------------------------------------------------- following the record


def followed(worlds: Iterable[bytes], seen: Step | None, coming: Step | None, seat: int) -> Iterator[bytes]:
    """What the worlds become by a step as it was seen; `coming` is the next one, which tells about this one."""
    p = Position()
    for frozen in worlds:
        p.thaw(frozen)
        if seen is not None and seen >> 10 == RESIGN:
            if p.window != OVER and p.plays(seen >> 5 & 31):
                _WALK.resign(p, seen >> 5 & 31)
                yield p.freeze()
            continue
        for step in alike(p, seen, coming, seat):
            p.thaw(frozen)
            take(p, step)
            if p.window != OVER:
                yield p.freeze()


def alike(p: Position, seen: Step | None, coming: Step | None, seat: int) -> list[int]:
    """The legal steps that this seat would have seen so."""
    if p.window == OVER or (p.decider == NOBODY) != (seen is not None and seen >> 10 == DRAW):
        return []
    secret = p.decider == p.secret_side and p.decider not in (seat, NOBODY)
    legal = offered(p, seen)
    if seen is None:
        if p.decider == seat:
            return []
        fitting = [step for step in legal if step >> 10 == SECRET or (secret and step >> 10 in (MOVE, PLACE))]
        if coming is not None and coming >> 10 in (BUILD, DOME) and coming >> 5 & 31 == UNKNOWN:
            return [step for step in fitting if NEAR[step & 31] >> (coming & 31) & 1]
        return fitting
    if seen >> 5 & 31 == UNKNOWN and seen >> 10 in (BUILD, DOME):
        return [step for step in legal if secret and step >> 10 == seen >> 10 and step & 31 == seen & 31]
    if secret and seen >> 10 in (MOVE, PLACE, BUILD, DOME):
        return []
    return [int(seen)] if seen in legal else []


def offered(p: Position, seen: Step | None) -> list[int]:
    """The steps that were open to who decides. What somebody did who knows no secret was legal in every world, so it
    need not be asked whether a turn could be completed so."""
    if p.window == SETUP:
        return placement.options(p)
    if seen is None or p.decider in (p.secret_side, p.abyss_owner, p.fate_owner):
        return _WALK.legal(p)
    p.conceal(p.decider)
    return p.offered_steps()


def take(p: Position, step: int) -> None:
    """Take a step of the setup or of a turn."""
    if p.window != SETUP:
        _WALK.take(p, step)
        return
    placement.take(p, step)
    if p.window != SETUP:
        _WALK.prepare(p)


def dealt_anew(p: Position) -> Position:
    """The position in which this game began."""
    return placement.deal(p.dealt[: p.seats], edition=p.edition, first=p.first, fleece=p.fleece)


def thawed(frozen: bytes) -> Position:
    """The position that was frozen."""
    p = Position()
    p.thaw(frozen)
    return p


def looks(frozen: bytes, seat: int) -> bytes:
    """What this seat sees of a position."""
    _SEEN.thaw(frozen)
    _SEEN.conceal(seat)
    return _SEEN.freeze()


# ---------------------------------------------------------------- without a record


def guesses(seen: Position, seat: int) -> list[Position]:
    """Positions that look like this one to the seat, as far as the board alone tells; `seen` itself if none does."""
    shown = seen.freeze()
    found: list[Position] = []
    for workers, abyss, fate in itertools.product(secret_workers(seen, seat), abysses(seen, seat), fates(seen, seat)):
        p = seen.copy()
        p.abyss, p.fate = abyss, fate
        if workers:
            put_secretly(p, workers)
        if looks(p.freeze(), seat) == shown:
            found.append(p)
    return found or [seen.copy()]


def secret_workers(p: Position, seat: int) -> list[tuple[int, ...]]:
    """Where the two secret workers may stand, the woman first."""
    if p.secret_side in (NOBODY, seat) or (p.window == SETUP and p.decider != p.secret_side):
        return [()]
    taken = p.dome | p.talus | p.ram | p.coins | p.workers[0] | p.workers[1] | p.workers[2]
    free = [space for space in range(25) if not taken >> space & 1]
    return list(itertools.permutations(free, 2))


def put_secretly(p: Position, workers: tuple[int, ...]) -> None:
    """Place the secret workers; if one of them is at work, it is one that could have built last."""
    p.workers = [
        sum(1 << space for space in workers) if side == p.secret_side else mask for side, mask in enumerate(p.workers)
    ]
    p.female |= 1 << workers[0]
    if p.window >= START:
        p.derive_field("occupied")
        p.derive_field("own")
    if p.mover == p.secret_side and p.last_build != NOWHERE:
        p.active = next((space for space in workers if NEAR[space] >> p.last_build & 1), workers[0])


def abysses(p: Position, seat: int) -> list[int]:
    """Where the abyss may be: it takes whoever enters, so nowhere a worker stands."""
    if p.abyss_owner in (NOBODY, seat):
        return [p.abyss]
    free = BOARD & ~(p.workers[0] | p.workers[1] | p.workers[2])
    return [1 << space for space in range(25) if free >> space & 1]


def fates(p: Position, seat: int) -> list[int]:
    """Where the square of fate may be."""
    if p.fate_owner in (NOBODY, seat):
        return [p.fate]
    return [SQUARE << corner for corner in range(25) if SQUARES >> corner & 1]
