"""A review of a game: how the chances went, how well everybody played, and the few moments that mattered."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import fmean

from santorini.ai.analysis import Limit, searchable
from santorini.coach.claims import Claim, faults, strengths
from santorini.coach.judging import NOTABLE, Judge, Judged, decisions
from santorini.game import Game
from santorini.records import Record

MOMENTS = 5  # at most
FINDS = 1  # of these at most
USUAL = Limit(seconds=0.25)  # for each turn
FORESIGHT = 3  # own turns of a forced win that is worth praise


@dataclass(frozen=True)
class Moment:
    """A decision worth a word: a `missed-win`, a `mistake` or a `find`.

    `claims` are about what was played, `reasons` about what was better.
    """

    kind: str
    judged: Judged
    claims: tuple[Claim, ...]
    reasons: tuple[Claim, ...]


@dataclass(frozen=True)
class Review:
    """What is known of a game so far: `done` of `total` decisions were looked at, beginning with the last."""

    game: Game
    judged: tuple[Judged, ...]
    moments: tuple[Moment, ...]
    accuracy: tuple[float | None, ...]  # of the seats, of a hundred; None where nothing could be judged
    done: int
    total: int


def review(source: Game | Record, limit: Limit = USUAL, rng: random.Random | None = None) -> Review:
    """The whole review. The limit holds for each turn.

    >>> from santorini import read_game
    >>> start = "00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal"
    >>> record = read_game(f'[Position "{start}"] 1. c3-b3 +c3 *')
    >>> [moment] = review(record, Limit(nodes=1000)).moments
    >>> moment.kind, moment.reasons[0].name
    ('missed-win', 'wins-on')
    """
    *_, last = reviewing(source, limit, rng=rng)
    return last


def reviewing(
    source: Game | Record,
    limit: Limit = USUAL,
    stop: threading.Event | None = None,
    rng: random.Random | None = None,
) -> Iterator[Review]:
    """Reviews that know more and more, until every decision was looked at or `stop` is set."""
    game = source.game if isinstance(source, Record) else source
    judge = Judge(game, limit, stop, rng or random.Random())
    left, done = list(decisions(game)), 0
    total, judged = len(left), list[Judged]()
    moments: dict[int, Moment | None] = {}
    yield Review(game, (), (), _accuracy(game, ()), 0, total)
    while left and not (stop is not None and stop.is_set()):
        one = judge.judge(left.pop())
        done += 1
        if one is not None:
            judged.insert(0, one)
        yield Review(game, tuple(judged), _chosen(judged, moments), _accuracy(game, judged), done, total)


def _accuracy(game: Game, judged: Sequence[Judged]) -> tuple[float | None, ...]:
    """The mean of every seat."""
    own = [[one.accuracy for one in judged if one.decision.seat == seat] for seat in range(game.players)]
    return tuple(fmean(values) if values else None for values in own)


def _chosen(judged: Sequence[Judged], known: dict[int, Moment | None]) -> tuple[Moment, ...]:
    """The moments that cost most, and the best find, in the order of the game."""
    costly = sorted((one for one in judged if one.given_away >= NOTABLE), key=lambda one: -one.given_away)
    others = sorted((one for one in judged if one.given_away < NOTABLE), key=lambda one: -(one.win_in or 0))
    finds = list(islice(_moments(others, known), FINDS))
    slips = list(islice(_moments(costly, known), MOMENTS - len(finds)))
    return tuple(sorted(slips + finds, key=lambda moment: moment.judged.decision.index))


def _moments(judged: Iterable[Judged], known: dict[int, Moment | None]) -> Iterator[Moment]:
    """Those of which something is to be said; what it is, is found out once."""
    for one in judged:
        index = one.decision.index
        if index not in known:
            known[index] = _told(one)
        moment = known[index]
        if moment is not None:
            yield moment


def _told(one: Judged) -> Moment | None:
    played, p = one.decision.steps, one.position
    whole = searchable(p)
    if one.given_away >= NOTABLE:
        missed = one.win_in is not None and one.win_in > 0
        claims = faults(p, played, one.lost_in) if whole else []
        reasons = strengths(p, tuple(map(int, one.best)), one.win_in) if whole else []
        return Moment("missed-win" if missed else "mistake", one, tuple(claims), tuple(reasons))
    if not whole:
        return None
    claims = strengths(p, played, one.win_in if one.best == played else None)
    seen_far = one.win_in is not None and one.win_in >= FORESIGHT
    if any(claim.name == "only-defence" or (claim.name == "wins-in" and seen_far) for claim in claims):
        return Moment("find", one, tuple(claims), ())
    return None
