"""Brute force over complete turns: slow and obvious, the judge of what the search claims.

Who decides knows what its seat knows; turns meet the truth; and what is claimed holds whatever card is drawn."""

from __future__ import annotations

from collections.abc import Callable

from santorini.rules.position import Position
from santorini.rules.walk import Walk, turns
from santorini.rules.words import CHANCE, OVER

Turn = tuple[int, ...]
Adviser = Callable[[Position], Turn | None]

_WALK = Walk()


def after(p: Position, turn: Turn) -> Position:
    """What a turn leads to, reactions declined."""
    q = p.copy()
    q.quiet = True
    for step in turn:
        _WALK.take(q, step)
    return q


def drawn(p: Position) -> list[Position]:
    """What may come of a position by chance."""
    return [after(p, (step,)) for step in p.offered_steps()] if p.window == CHANCE else [p]


def won_by(p: Position, side: int) -> bool:
    """Is the game over, and has this side won?"""
    return p.window == OVER and p.winner == side


def winning_turns(p: Position) -> list[Turn]:
    """All turns that win at once."""
    side = p.side_for(p.mover)
    return [turn for turn in turns(p) if won_by(after(p, turn), side)]


def wins_at_once(p: Position) -> bool:
    """Is there a turn that wins?"""
    side = p.side_for(p.mover)
    return any(won_by(after(p, turn), side) for turn in turns(p))


def wins_within(p: Position, own_turns: int, advise: Adviser) -> bool:
    """Does the mover win within this many turns of its own, whatever the answers? `advise` names the turn to try, so
    that only answers have to be tried all; who is badly advised proves nothing."""
    side = p.side_for(p.mover)
    if own_turns == 1:
        return wins_at_once(p)
    turn = advise(p)
    if turn is None:
        return False
    return all(_keeps_winning(q, side, own_turns - 1, advise) for q in drawn(after(p, turn)))


def _keeps_winning(q: Position, side: int, own_turns: int, advise: Adviser) -> bool:
    """Has this side won, or does it within so many turns?"""
    if q.window == OVER:
        return won_by(q, side)
    if q.side_for(q.mover) == side:
        return wins_within(q, own_turns, advise)
    ends = (end for answer in turns(q) for end in drawn(after(q, answer)))
    return all(won_by(end, side) if end.window == OVER else wins_within(end, own_turns, advise) for end in ends)


def saves(p: Position, turn: Turn) -> bool:
    """Does this turn win, or leave the other side no win at once?"""
    side = p.side_for(p.mover)
    return all(
        won_by(q, side) or (q.window != OVER and (q.side_for(q.mover) == side or not wins_at_once(q)))
        for q in drawn(after(p, turn))
    )


def saving_turns(p: Position) -> list[Turn]:
    """The turns after which the other side cannot win at once."""
    return [turn for turn in turns(p) if saves(p, turn)]


def better_turn(p: Position, played: Turn) -> Turn | None:
    """A turn after which the other side cannot win at once, if it can after this one."""
    return None if saves(p, played) else next((turn for turn in turns(p) if saves(p, turn)), None)
