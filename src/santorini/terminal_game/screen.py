"""The screen and the keyboard of the terminal game."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from santorini.pictures import ansi
from santorini.pictures.console import WORKERS
from santorini.powers.names import folded
from santorini.rules.names import SIDES
from santorini.rules.position import Position
from santorini.terminal_game.speech import say

BOARD_WIDTH = 49  # of the picture, without what it says beside the board
GAP = 3  # between the two
PARTED = " · "
PROMPT = "› "


class Leave(Exception):
    """Somebody wants to leave, or the input has ended."""


class Screen:
    """What is written to, and who answers."""

    def __init__(self) -> None:
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()

    @property
    def colour(self) -> bool:
        """Does the terminal show colours?"""
        return self.console.color_system is not None

    @property
    def room(self) -> int:
        """How wide a line beside the board may be."""
        return self.console.width - BOARD_WIDTH - GAP

    def clear(self) -> None:
        """Empty the screen, and what has scrolled off it: that may be secret."""
        if self.live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def say(self, text: str | Text = "", style: str = "") -> None:
        """Print a line."""
        self.console.print(text, style=style or None)

    def ask(self, prompt: str = PROMPT) -> str:
        """A line from the keyboard."""
        self.console.file.flush()
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say()
            raise Leave from None
        if not self.live:
            self.say(line)
        return line.strip()

    def agree(self, question: str) -> bool:
        """Does the answer say yes?"""
        yes = folded(say("cli-yes"))
        return folded(self.ask(f"{question} {say('cli-type-yes')} {PROMPT}")) in ("y", "yes", yes[0], yes)

    def wait(self) -> None:
        """Let the page be read."""
        if self.live:
            self.ask(f"{say('cli-go-on')} ")

    def choose(self, question: str, answers: Sequence[str], default: int = 1) -> int:
        """The number of the answer, from 1."""
        self.say(question, style="bold")
        width = len(str(len(answers)))
        for number, answer in enumerate(answers, 1):
            self.say(f"  {number:>{width}}  {answer}")
        while True:
            line = self.ask(f"[{default}] {PROMPT}")
            if not line:
                return default
            if line.isdigit() and 1 <= int(line) <= len(answers):
                return int(line)
            self.say(say("cli-type-number", most=len(answers), default=default), style="red")

    def picture(self, position: Position) -> None:
        """The board alone."""
        board = ansi(position, colour=self.colour, notes=False)
        self.console.print(Text.from_ansi(board), no_wrap=True, crop=False)

    def board(self, position: Position, beside: Iterable[Text], highlight: Iterable[int] = ()) -> None:
        """The board, and what there is to say beside it."""
        left = Text.from_ansi(ansi(position, colour=self.colour, highlight=highlight, notes=False))
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=BOARD_WIDTH, no_wrap=True)
        grid.add_column()
        grid.add_row(left, Text("\n").join(beside))
        self.console.print(grid)


def noted(head: Text, notes: Iterable[str], room: int, indent: int) -> Iterator[Text]:
    """Notes after a head, parted by dots; a note that a line has no room for begins the next one, further in."""
    line = head
    for note in notes:
        longer = line + Text(f"{PARTED}{note}")
        if longer.cell_len > room:
            yield line
            longer = Text(f"{' ' * indent}{note}")
        line = longer
    yield line


def chip(side: int, colour: bool) -> Text:
    """The letter of a side on its colour."""
    return Text.from_ansi(f"\x1b[{WORKERS[side]}m {SIDES[side]} \x1b[0m" if colour else f" {SIDES[side]} ")
