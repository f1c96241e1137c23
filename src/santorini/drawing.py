"""The plain 5 x 5 drawing of a board, as tests, scenarios and failure messages show it: one reader, one writer.

Rank 5 is on top. A space is its level, then what stands on it: a worker's letter, `^` dome, `$` coin, `@` whirlpool,
`#` Talus, `R` the Ram, or `.` for nothing. The first letter of a side is its female worker.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from santorini.errors import BadText
from santorini.rules.geometry import SPACES
from santorini.spaces import SpaceSet

LETTERS = ("abcd", "xyzw", "mno")  # by side; the last letter may be used again
SIGNS = {"^": "dome", "$": "coins", "@": "whirlpools", "#": "talus", "R": "ram"}
ROW = re.compile(r"(\S+)" + r"\s+(\S+)" * 4 + r"(?:\s{2,}.*)?")


class Drawable(Protocol):
    """What can be drawn: a position, or a board read from a drawing."""

    @property
    def h1(self) -> int:
        """Spaces of level 1 or higher."""

    @property
    def h2(self) -> int:
        """Spaces of level 2 or higher."""

    @property
    def h3(self) -> int:
        """Spaces of level 3."""

    @property
    def dome(self) -> int:
        """Spaces under a dome."""

    @property
    def workers(self) -> list[int] | tuple[int, int, int]:
        """For each side the spaces of its workers."""

    @property
    def female(self) -> int:
        """Spaces of the female workers of all sides."""

    @property
    def coins(self) -> int:
        """Spaces with a coin."""

    @property
    def whirlpools(self) -> int:
        """Spaces with a whirlpool."""

    @property
    def talus(self) -> int:
        """The space of Europa's Talus."""

    @property
    def ram(self) -> int:
        """The space of the Ram."""


@dataclass(frozen=True)
class Board:
    """What a drawing shows, as masks: `h1`, `h2`, `h3` are the spaces of at least that level.

    >>> board = read_board('''
    ...     0. 0. 0. 0. 0.
    ...     0. 0a 1x 0. 0.
    ...     0. 2. 3^ 0. 0.
    ...     0. 0. 0. 0. 0.
    ...     0. 0. 0y 0. 0b
    ... ''')
    >>> SpaceSet(board.h2)
    SpaceSet(['b3', 'c3'])
    """

    h1: int = 0
    h2: int = 0
    h3: int = 0
    dome: int = 0
    workers: tuple[int, int, int] = (0, 0, 0)
    female: int = 0
    coins: int = 0
    whirlpools: int = 0
    talus: int = 0
    ram: int = 0

    def __str__(self) -> str:
        return draw(self)


def draw(position: Drawable) -> str:
    """Draw a position, or a board. Secrets, wind and whose turn it is have no place in a drawing.

    >>> print(draw(Board(h1=0b11, workers=(1, 1 << 24, 0), female=1)))
    0. 0. 0. 0. 0y
    0. 0. 0. 0. 0.
    0. 0. 0. 0. 0.
    0. 0. 0. 0. 0.
    1a 1. 0. 0. 0.
    """
    letters = dict(_letters(position))
    cells = [_cell(position, space, letters.get(space, "")) for space in range(25)]
    width = max(map(len, cells))
    rows = [cells[first : first + 5] for first in range(20, -1, -5)]
    return "\n".join(" ".join(cell.ljust(width) for cell in row).rstrip() for row in rows)


def _letters(position: Drawable) -> Iterator[tuple[int, str]]:
    for side, letters in enumerate(LETTERS):
        men = 0
        for space in SpaceSet(position.workers[side]):
            woman = space in SpaceSet(position.female)
            men += not woman
            yield space, letters[0 if woman else min(men, len(letters) - 1)]


def _cell(position: Drawable, space: int, letter: str) -> str:
    level = sum(space in SpaceSet(mask) for mask in (position.h1, position.h2, position.h3))
    signs = "".join(sign for sign, name in SIGNS.items() if space in SpaceSet(getattr(position, name)))
    return f"{level}{letter + signs or '.'}"


def read_board(text: str) -> Board:
    """Read a drawing. Text to the right of the board, set apart by two blanks, is a remark.

    In a drawing that cannot be read, lines and columns are those of the board, blank lines left out.

    >>> read_board("0. 0. 0. 0. 0.")
    Traceback (most recent call last):
    santorini.errors.BadText: row 2 is missing: a board has 5 rows, rank 5 on top
    >>> read_board(str(Board()).replace("0.", "4.", 1))
    Traceback (most recent call last):
    santorini.errors.BadText: line 1, column 1: '4.' must begin with a level, 0 to 3
    """
    rows = [row.strip() for row in text.splitlines() if row.strip()]
    if len(rows) < 5:
        raise BadText("drawn-rows", row=len(rows) + 1)
    if len(rows) > 5:
        raise BadText("drawn-row", 6, text=repr(rows[5]))
    board, letters = Board(), dict[str, int]()
    for number, row in enumerate(rows, 1):
        for column, cell in enumerate(_cells(number, row), 1):
            space = (5 - number) * 5 + column - 1
            try:
                board = _add(board, space, cell, letters)
            except BadText as error:
                raise BadText.at(error, number, column) from None
    return board


def _cells(number: int, row: str) -> tuple[str, ...]:
    found = ROW.fullmatch(row)
    if found:
        return found.groups()
    cells = row.split()
    if len(cells) < 5:
        raise BadText("drawn-spaces", number, len(cells) + 1, text=repr(row), spaces=len(cells))
    raise BadText("drawn-space", number, 6, text=repr(cells[5]))


def _add(board: Board, space: int, cell: str, letters: dict[str, int]) -> Board:
    """The board with this space read; `letters` are the workers seen so far."""
    level, signs = cell[0], cell[1:]
    if level not in "0123":
        raise BadText("drawn-level", text=repr(cell))
    if not signs:
        raise BadText("drawn-nothing", text=repr(cell))
    masks = dict.fromkeys(("h1", "h2", "h3")[: int(level)], 1 << space)
    workers = list(board.workers)
    female = board.female
    for index, sign in enumerate(signs if signs != "." else ""):
        side = next((side for side, names in enumerate(LETTERS) if sign in names), None)
        if sign in signs[:index]:
            raise BadText("drawn-twice", text=repr(cell), sign=repr(sign))
        if sign in SIGNS:
            masks[SIGNS[sign]] = 1 << space
        elif side is None:
            raise BadText("drawn-sign", text=repr(cell), sign=repr(sign))
        elif any(space in SpaceSet(mask) for mask in workers):
            raise BadText("two-workers", space=SPACES[space])
        elif sign in letters and sign != LETTERS[side][-1]:
            raise BadText("drawn-again", sign=repr(sign), space=SPACES[letters[sign]])
        else:
            letters[sign] = space
            workers[side] |= 1 << space
            female |= (sign == LETTERS[side][0]) << space
    if any(space in SpaceSet(mask) for mask in workers) and masks.keys() & {"dome", "talus", "ram"}:
        raise BadText("drawn-worker", text=repr(cell))
    return replace(
        board,
        workers=(workers[0], workers[1], workers[2]),
        female=female,
        **{name: getattr(board, name) | mask for name, mask in masks.items()},
    )
