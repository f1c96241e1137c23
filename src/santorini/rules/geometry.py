"""Spaces, directions and who neighbors whom.

Spaces are numbers, `a1` = 0 to `e5` = 24 row by row; a mask is a set of them, one bit each. Directions are
0 to 7, clockwise from north.
"""

from __future__ import annotations

from santorini.rules.words import AIM, BUILD, CALM, DOME, DRAW, END, FORCE, MARK, MOVE, NOWHERE, RESIGN, SWAP

OFFSETS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
PLACES = 32  # a step has five bits for a place: tables have an entry for each, so that none is read past its end
SPACES = tuple(f"{file}{rank}" for rank in "12345" for file in "abcde")


def ahead(space: int, direction: int, wraps: bool) -> int:
    """The next space in a direction, or NOWHERE past the end of a board that does not wrap."""
    file, rank = space % 5 + OFFSETS[direction][0], space // 5 + OFFSETS[direction][1]
    if wraps:
        return rank % 5 * 5 + file % 5
    return rank * 5 + file if 0 <= file < 5 and 0 <= rank < 5 else NOWHERE


def _lines(wraps: bool) -> list[int]:
    lines = [ahead(space, direction, wraps) for space in range(25) for direction in range(8)]
    return lines + [NOWHERE] * (8 * PLACES - len(lines))


def _touching(lines: list[int]) -> list[int]:
    masks = [0] * PLACES
    for index, space in enumerate(lines):
        if space != NOWHERE:
            masks[index // 8] |= 1 << space
    return masks


def _directions(lines: list[int]) -> list[int]:
    table = [0] * (PLACES * PLACES)
    for index, space in enumerate(lines[:200]):
        table[index // 8 * 25 + space] = index % 8
    return table


def space_number(space: int | str) -> int:
    """The number of a space given by number or name."""
    if isinstance(space, str) and space in SPACES:
        return SPACES.index(space)
    if isinstance(space, int) and 0 <= space < 25:
        return space
    raise ValueError(f"{space!r} is no space; spaces go from a1 to e5, or from 0 to 24")


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


def transform_mask(mask: int, symmetry: int) -> int:
    """The same for a set of spaces."""
    return sum(1 << transform(space, symmetry) for space in range(25) if mask >> space & 1)


def transform_direction(direction: int, symmetry: int) -> int:
    """The same for a direction; CALM stays calm."""
    if direction == CALM:
        return CALM
    east, north = OFFSETS[direction]
    start, end = transform(12, symmetry), transform(12 + east + 5 * north, symmetry)
    return OFFSETS.index((end % 5 - start % 5, end // 5 - start // 5))


def transform_step(step: int, symmetry: int) -> int:
    """The same for a step."""
    kind, src, dst = step >> 10, step >> 5 & 31, step & 31
    if kind == AIM:
        return kind << 10 | transform_direction(dst, symmetry)
    if kind in (DRAW, END, RESIGN):
        return step
    if kind in (MOVE, BUILD, DOME, FORCE, SWAP, MARK) and src < 25:
        src = transform(src, symmetry)
    return kind << 10 | src << 5 | (transform(dst, symmetry) if dst < 25 else dst)


# NOWHERE neighbors nothing, and every way from it leads nowhere.
AHEAD = _lines(wraps=False)  # AHEAD[space * 8 + direction]
ROUND = _lines(wraps=True)  # the same on Urania's board
NEAR = _touching(AHEAD)
NEAR_ROUND = _touching(ROUND)
DIRECTION = _directions(ROUND)  # DIRECTION[src * 25 + dst], of a step that may wrap
