"""The `santorini` command, used as people use it: lines typed in, pages read."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from santorini import Game
from santorini.cli import app
from santorini.records import write_game
from santorini.terminal_game.screen import BOARD_WIDTH, Leave, Screen
from santorini.terminal_game.table import Table

START = "b2\nd4\nb4\nd2\n"  # four workers of a hot-seat game


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["--language", "en", *arguments], input=typed)


def page(*arguments: str, typed: str = "") -> str:
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def error(*arguments: str) -> str:
    """The one line that says what was wrong."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def beside(output: str) -> str:
    """What stands beside the boards, as one line."""
    return " ".join(line[BOARD_WIDTH:].strip() for line in output.splitlines() if line[3:4] in ("+", "|"))


def recorded(tmp_path: Path, game: Game, name: str = "game.santorini") -> str:
    path = tmp_path / name
    path.write_text(write_game(game), encoding="utf-8")
    return str(path)


def random_game(*powers: str | int, seed: int = 0, steps: int = 400) -> Game:
    rng, game = random.Random(seed), Game(*powers)
    while not game.over and len(game.history) < steps:
        game.take(rng.choice(game.legal_steps()))
    return game


# ---------------------------------------------------------------- a table without a terminal


class Script(Screen):
    """A screen whose keyboard is a list of lines, and which remembers what it said."""

    def __init__(self, lines: Iterable[str], said: list[str]) -> None:
        super().__init__()
        self.lines = iter(lines)
        self.said = said
        self.console.file = Spool(said)  # type: ignore[assignment]

    def ask(self, prompt: str = "") -> str:
        self.said.append(prompt)
        line = next(self.lines, None)
        if line is None:
            raise Leave
        return line


class Spool:
    """A file that is a list."""

    def __init__(self, said: list[str]) -> None:
        self.said = said

    def write(self, text: str) -> int:
        self.said.append(text)
        return len(text)

    def flush(self) -> None:
        pass


class Sitting(Table):
    """A table that says when nobody answers any more."""

    def run_out(self) -> None:
        with pytest.raises(Leave):
            self.run()


def seated(game: Game, lines: Iterable[str]) -> tuple[Sitting, list[str]]:
    said: list[str] = []
    return Sitting(game, [None] * game.players, Script(lines, said), random.Random(0)), said
