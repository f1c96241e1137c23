"""Spaces, directions and who neighbors whom.

Spaces are numbers, `a1` = 0 to `e5` = 24 row by row; a mask is a set of them, one bit each. Directions are
0 to 7, clockwise from north.
"""

from __future__ import annotations

from santorini.rules.words import NOWHERE

OFFSETS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
SPACES = tuple(f"{file}{rank}" for rank in "12345" for file in "abcde")


def ahead(space: int, direction: int, wraps: bool) -> int:
    """The next space in a direction, or NOWHERE past the end of a board that does not wrap."""
    file, rank = space % 5 + OFFSETS[direction][0], space // 5 + OFFSETS[direction][1]
    if wraps:
        return rank % 5 * 5 + file % 5
    return rank * 5 + file if 0 <= file < 5 and 0 <= rank < 5 else NOWHERE


def _lines(wraps: bool) -> list[int]:
    return [ahead(space, direction, wraps) for space in range(25) for direction in range(8)] + [NOWHERE] * 8


def _touching(lines: list[int]) -> list[int]:
    masks = [0] * 26
    for index, space in enumerate(lines):
        if space != NOWHERE:
            masks[index // 8] |= 1 << space
    return masks


def _directions(lines: list[int]) -> list[int]:
    table = [0] * 625
    for index, space in enumerate(lines[:200]):
        table[index // 8 * 25 + space] = index % 8
    return table


def transform(space: int, symmetry: int) -> int:
    """The space under one of the board's eight symmetries (0 changes nothing)."""
    file, rank = space % 5, space // 5
    if symmetry & 1:
        file = 4 - file
    if symmetry & 2:
        rank = 4 - rank
    if symmetry & 4:
        file, rank = rank, file
    return rank * 5 + file


# NOWHERE neighbors nothing, and every way from it leads nowhere.
AHEAD = _lines(wraps=False)  # AHEAD[space * 8 + direction]
ROUND = _lines(wraps=True)  # the same on Urania's board
NEAR = _touching(AHEAD)
NEAR_ROUND = _touching(ROUND)
DIRECTION = _directions(ROUND)  # DIRECTION[src * 25 + dst], of a step that may wrap
