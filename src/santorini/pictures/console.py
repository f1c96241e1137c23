"""A position as a board for the terminal, with or without colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from santorini.drawing import LETTERS
from santorini.pictures.caption import deciding_side, seats_of
from santorini.powers.catalog import CARDS
from santorini.rules.geometry import DIRECTIONS, SPACES
from santorini.rules.names import SIDES
from santorini.rules.position import Position
from santorini.rules.words import CALM, NOBODY, OVER

BARS = (" ", "▁", "▄", "█")  # the foot of a space: how high it is
ARROWS = "↑↗→↘↓↙←↖"
SIGNS = {
    "$": "coin",
    "@": "whirlpool",
    "#": "Talus",
    "R": "Ram",
    "?": "abyss",
    "%": "fate",
    "~": "asleep",
    "!": "marked",
}

# Colours are numbers of the 256-colour palette.
GROUND = ("48;5;107", "48;5;150")
LEVELS = ("", "48;5;187;38;5;235", "48;5;230;38;5;235", "48;5;231;38;5;235")
STONE = "38;5;101"
DOME = "1;48;5;25;38;5;255"
WORKERS = ("1;48;5;160;38;5;231", "1;48;5;55;38;5;231", "1;48;5;214;38;5;16")
TOKEN = "1;38;5;94"
TARGET = "1;48;5;226;38;5;16"
SEA = "38;5;31"

Ink = tuple[str, str]  # characters, and the codes of their colour


def ansi(position: Position, *, colour: bool = True, highlight: Iterable[int] = (), notes: bool = True) -> str:
    """The board, 80 columns wide with the notes beside it.

    A space shows its level in figures and by the bar at its foot, `(^^)` for a dome, the worker's letter as in a
    plain drawing, and signs for the rest in its upper right corner; the spaces in `highlight` stand in brackets.

    >>> print(ansi(Position(), colour=False).splitlines()[-1])
           a        b        c        d        e
    """
    targets = set(highlight)
    letters = {space: letter for side in range(3) for space, letter in worker_letters(position, side).items()}
    edge = "+" + "--------+" * 5
    board = [[("   " + edge, SEA)]]
    for rank in range(4, -1, -1):
        cells = [_space(position, rank * 5 + file, letters, rank * 5 + file in targets) for file in range(5)]
        for row in range(3):
            inks: list[Ink] = [(f" {rank + 1} |" if row == 1 else "   |", SEA)]
            for cell in cells:
                inks += [*cell[row], ("|", SEA)]
            board.append(inks)
        board.append([("   " + edge, SEA)])
    lines = []
    for inks, note in zip_longest(board, _notes(position) if notes else (), fillvalue=[("", "")]):
        lines.append(_painted([*inks, ("   ", ""), *note] if note != [("", "")] else inks, colour))
    files = "".join(f"{file:^9}" for file in "abcde")
    return "\n".join([*lines, _painted([(f"   {files}".rstrip(), SEA)], colour)])


def worker_letters(position: Position, side: int) -> dict[int, str]:
    """Which letter stands for which worker of this side."""
    letters, found, men = LETTERS[side], dict[int, str](), 0
    for worker in position.workers_standing():
        if worker.side == side:
            men += not worker.woman
            found[worker.space] = letters[0 if worker.woman else min(men, len(letters) - 1)]
    return found


def signs_on(position: Position, space: int) -> str:
    """What else is true of a space, a sign each."""
    worker = position.worker_on(space)
    true = {token.kind.capitalize() for token in position.tokens() if token.space == space}
    true |= {name for name in ("asleep", "marked") if worker and getattr(worker, name)}
    return "".join(sign for sign, name in SIGNS.items() if name in true or name.capitalize() in true)


def _space(position: Position, space: int, letters: dict[int, str], target: bool) -> tuple[list[Ink], ...]:
    """The three lines of a space, eight characters each."""
    level = position.level(space)
    back = LEVELS[level] or GROUND[space % 2]
    signs = signs_on(position, space)
    if len(signs) < 6:
        signs += " "
    head: list[Ink] = [(f" {level or ' '}", back), (f"{signs:>6}", f"{back};{TOKEN}")]
    worker = position.worker_on(space)
    middle: Ink = ("    ", back)
    if position.dome_on(space):
        middle = ("(^^)", DOME)
    elif worker:
        middle = (f" {letters[space]}  ", WORKERS[worker.side])
    left, right = (("[", f"{back};{TARGET}"), ("]", f"{back};{TARGET}")) if target else ((" ", back), (" ", back))
    body: list[Ink] = [left, (" ", back), middle, (" ", back), right]
    return head, body, [(BARS[level] * 8, f"{back};{STONE}" if level else back)]


def _notes(position: Position) -> Iterator[list[Ink]]:
    """What is said beside the board, line by line."""
    deciding = deciding_side(position)
    for side in range(position.sides):
        letters = sorted(worker_letters(position, side).values(), key=LETTERS[side].index)
        remark = {position.winner: "  has won", deciding: "  to decide"}.get(side, "")
        yield [("", ""), (f" {SIDES[side]} ", WORKERS[side]), (f" {' '.join(letters) or 'no workers'}{remark}", "")]
        for seat in seats_of(position, side):
            yield [(f"    {CARDS[position.power[seat]].name}", "")]
        yield [("", "")]
    for name, direction in (("Wind ", position.wind), ("Arrow", position.arrow)):
        if direction != CALM:
            yield [(f" {name} {ARROWS[direction]} {DIRECTIONS[direction]}", "")]
    shown = {sign for space in range(len(SPACES)) for sign in signs_on(position, space)}
    for sign, name in SIGNS.items():
        if sign in shown:
            yield [(f" {sign} {name}", "")]
    if position.window == OVER and position.winner == NOBODY:
        yield [(" The game is over.", "")]


def _painted(inks: Iterable[Ink], colour: bool) -> str:
    if not colour:
        return "".join(characters for characters, _ in inks).rstrip()
    return "".join(
        f"\x1b[{codes}m{characters}\x1b[0m" if codes else characters for characters, codes in inks if characters
    )
