"""Is this the same board, or nearly? Turned round, mirrored or with other powers it still is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from santorini.rules.position import Position

Planes = tuple[int, ...]  # sets of spaces: from each level up, domes, workers

BUILT = 1  # spaces on which one turn may have built
STOOD = 2  # spaces that one move changes


class Board(Struct, frozen=True):
    """What stands where, as far as somebody may know it. Of the position now, also what is a turn away counts; of those
    before only the same. `hidden` is how many workers are not shown."""

    built: tuple[int, ...]
    workers: int
    hidden: int
    now: bool


def board_of(p: Position, *, now: bool) -> Board:
    """The board of a position, as whoever may see it."""
    shown = p.workers[0] | p.workers[1] | p.workers[2]
    hidden = 2 if p.secret_side >= 0 and not p.workers[p.secret_side] else 0
    return Board((p.h1, p.h2, p.h3, p.dome), shown, hidden, now)


def alike(p: Position, boards: Sequence[Board]) -> bool:
    """Is this position on one of the boards, or a turn away from the one that stands now?"""
    own = board_of(p, now=False)
    views = [(planes[:-1], planes[-1]) for planes in _turned((*own.built, own.workers))]
    return any(_near(board, built, workers) for board in boards for built, workers in views)


def _near(board: Board, built: Planes, workers: int) -> bool:
    changed = 0
    for one, other in zip(board.built, built, strict=True):
        changed |= one ^ other
    moved = (board.workers ^ workers).bit_count() - board.hidden
    return changed.bit_count() <= BUILT * board.now and moved <= STOOD * board.now


def _turned(planes: Planes) -> list[Planes]:
    """These sets as they are seen from all sides, and in a mirror."""
    found = [planes]
    for _ in range(3):
        found.append(_mapped(found[-1], lambda space: (space % 5) * 5 + 4 - space // 5))
    return found + [_mapped(one, lambda space: space // 5 * 5 + 4 - space % 5) for one in found]


def _mapped(planes: Planes, place: Callable[[int], int]) -> Planes:
    return tuple(sum(1 << place(space) for space in range(25) if plane >> space & 1) for plane in planes)
