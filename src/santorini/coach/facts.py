"""What can follow from a position, found by trying every turn: nothing here is an estimate.

Reactions of others are taken as declined. Where there are too many turns to try, the answer is None: not known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from santorini.ai.computer import after
from santorini.notation import write_space
from santorini.rules.names import REASONS
from santorini.rules.position import Position
from santorini.rules.walk import Walk, turns
from santorini.rules.words import MOVE, OVER, START

Turn = tuple[int, ...]
Ending = tuple[Turn, Position]

ENOUGH = 2_000  # turns of one side that are tried
FEW = 300  # turns whose answers are tried to say that another is the only defence

_WALK = Walk()


def endings(p: Position) -> Iterator[Ending]:
    """Every turn from here and where it leads."""
    return ((turn, after(p, turn)) for turn in turns(p))


def all_endings(p: Position) -> list[Ending] | None:
    """The same as a list, or None if there are too many."""
    found: list[Ending] = []
    for ending in endings(p):
        if len(found) == ENOUGH:
            return None
        found.append(ending)
    return found


def won_by(p: Position, side: int) -> bool:
    """Is the game over, and has this side won?"""
    return p.window == OVER and p.winner == side


def mover_side(p: Position) -> int:
    """The side whose turn it is."""
    return p.side_for(p.mover)


def wins(p: Position) -> list[Ending] | None:
    """The turns that win at once for whoever is to move."""
    if p.window != START:
        return []
    found = all_endings(p)
    return None if found is None else [(turn, end) for turn, end in found if won_by(end, mover_side(p))]


def can_win(p: Position) -> bool:
    """Is a turn known that wins at once? False may also mean that there are too many turns to know."""
    return bool(wins(p))


def passed(p: Position) -> Position | None:
    """The same board with the next one to move, if a turn could be passed and it is another side's then."""
    q = p.copy()
    q.quiet = True
    _WALK.pass_over(q)
    return q if q.window == START and mover_side(q) != mover_side(p) else None


def goals(found: Iterable[Ending]) -> list[str]:
    """The spaces onto which these turns move last, by name; none if one of them wins otherwise than by climbing."""
    found = [*found]
    if any(REASONS[end.reason] != "climb" for _, end in found):
        return []
    last = ([step & 31 for step in turn if step >> 10 == MOVE][-1:] for turn, _ in found)
    return [write_space(space) for space in sorted({space for spaces in last for space in spaces})]


def threats(p: Position) -> list[str] | None:
    """The spaces where the side that is not to move would win next, if this turn were passed. None: not known, or it
    would win in another way."""
    q = passed(p)
    found = wins(q) if q is not None else []
    if found is None:
        return None
    spaces = goals(found)
    return spaces if bool(spaces) == bool(found) else None


def workers(p: Position, side: int) -> int:
    """How many workers a side has on the board."""
    return int(p.workers[side]).bit_count()


def can_move(p: Position) -> set[int]:
    """The spaces of the workers that could begin the turn with a move."""
    return {step >> 5 & 31 for step in _WALK.legal(p.copy()) if step >> 10 == MOVE}


def loses_at_once(p: Position, side: int) -> bool | None:
    """Has this side lost, or can another one win in the turn that begins here? None: too many turns to know."""
    if p.window == OVER:
        return p.winner != side
    if p.window != START or mover_side(p) == side:
        return False
    for tried, (_, end) in enumerate(endings(p)):
        if won_by(end, mover_side(p)):
            return True
        if tried == ENOUGH:
            return None
    return False


def is_only_defence(p: Position, turn: Turn) -> bool:
    """Does every turn with another result lose at once? False may also mean that there are too many to know."""
    side, kept = mover_side(p), after(p, turn).freeze()
    found = all_endings(p)
    others = [end for _, end in found or () if end.freeze() != kept]
    return bool(others) and len(others) <= FEW and all(loses_at_once(end, side) for end in others)
