"""What is said of a turn. Each claim is true by the rules, or by a search that has tried everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from santorini.ai.computer import after
from santorini.coach.facts import (
    Turn,
    all_endings,
    can_move,
    can_win,
    goals,
    is_only_defence,
    loses_at_once,
    mover_side,
    passed,
    threats,
    wins,
    won_by,
    workers,
)
from santorini.errors import SantoriniError
from santorini.notation import write_space
from santorini.powers import ANSWERED
from santorini.powers.catalog import CARDS
from santorini.rules.position import Position
from santorini.rules.words import EXTRA_TURNS, MOVE, NOBODY, START
from santorini.spaces import SpaceSet
from santorini.summary import as_mortal

Argument = str | int | list[str]


@dataclass(frozen=True)
class Claim:
    """A fact by its name, with the spaces, powers and numbers that its sentence speaks of."""

    name: str
    args: Mapping[str, Argument] = field(default_factory=dict)


def strengths(p: Position, turn: Turn, win_in: int | None = None) -> list[Claim]:
    """What is good about a turn, what matters most first. `win_in`: own turns to a win that a search has proved."""
    q, side = after(p, turn), mover_side(p)
    if won_by(q, side):
        return [_win(turn, q)]
    found = _forced("wins-in", p, win_in)
    if p.sides == 2 and q.window == START and mover_side(q) != side:
        found += [*_defence(p, turn, q), *_threats(q), *_walls(p, q)]
    return [*found, *_removals(p, q), *_climbs(p, turn, q), *_power(p, turn)]


def faults(p: Position, turn: Turn, lost_in: int | None = None) -> list[Claim]:
    """What is bad about a turn: what it allows the other side. `lost_in`: the other side's turns to a proved win."""
    q, side = after(p, turn), mover_side(p)
    if q.window != START or mover_side(q) == side:
        return []
    answers = wins(q)
    if answers:
        spaces = goals(answers)
        return [Claim("allows-win-on", {"spaces": spaces})] if spaces else [Claim("allows-win")]
    return [*_forced("allows-win-in", p, lost_in), *_losses(q, side)]


def _forced(name: str, p: Position, turns: int | None) -> list[Claim]:
    """A proved win. Additional turns make it uncertain how many turns it takes, and so nothing is said."""
    counted = turns is not None and turns > 1 and not any(ANSWERED[power] & EXTRA_TURNS for power in p.dealt[: p.seats])
    return [Claim(name, {"turns": turns})] if counted and turns else []


def _win(turn: Turn, end: Position) -> Claim:
    spaces = goals([(turn, end)])
    return Claim("wins-on", {"spaces": spaces}) if spaces and turn[-1] >> 10 == MOVE else Claim("wins")


def _defence(p: Position, turn: Turn, q: Position) -> Iterable[Claim]:
    feared = threats(p)
    if not feared or loses_at_once(q, mover_side(p)) is not False:
        return
    yield Claim("stops-win", {"spaces": feared})
    if is_only_defence(p, turn):
        yield Claim("only-defence")


def _threats(q: Position) -> Iterable[Claim]:
    """Where who made the turn would win next, if the other side did nothing about it."""
    if can_win(q):
        return
    spaces = threats(q)
    if spaces:
        yield Claim("threatens" if len(spaces) == 1 else "threatens-all", {"spaces": spaces})


def _walls(p: Position, q: Position) -> Iterable[Claim]:
    """A worker of the other side that could move before the turn and cannot after it."""
    before = passed(p)
    if before is None:
        return
    side = mover_side(q)
    stayed = set(SpaceSet(before.workers[side])) & set(SpaceSet(q.workers[side]))
    for space in sorted((stayed & can_move(before)) - can_move(q)):
        yield Claim("walls-in", {"space": write_space(space)})


def _removals(p: Position, q: Position) -> Iterable[Claim]:
    for side in range(p.sides):
        if side != mover_side(p) and workers(q, side) < workers(p, side):
            yield Claim("removes-worker")


def _losses(q: Position, side: int) -> Iterable[Claim]:
    for _, end in all_endings(q) or ():
        if workers(end, side) < workers(q, side):
            yield Claim("allows-removal")
            return


def _climbs(p: Position, turn: Turn, q: Position) -> Iterable[Claim]:
    """A move to a higher space than the worker came from, where it stays."""
    moves = [step for step in turn if step >> 10 == MOVE]
    if not moves:
        return
    src, dst = moves[0] >> 5 & 31, moves[-1] & 31
    joined = all(one & 31 == other >> 5 & 31 for one, other in pairwise(moves))
    if joined and q.workers[mover_side(p)] >> dst & 1 and q.level(dst) > p.level(src):
        yield Claim("climbs", {"space": write_space(dst), "level": q.level(dst)})


def _power(p: Position, turn: Turn) -> Iterable[Claim]:
    """The power that made a turn possible which nobody without it could play."""
    power = p.acting_power
    if p.window != START or not power or p.stolen or p.extra_turn or p.mover == NOBODY:
        return
    game = as_mortal(p)
    try:
        for step in turn:
            game.take(step)
    except SantoriniError:
        yield Claim("uses-power", {"power": CARDS[power].name})
