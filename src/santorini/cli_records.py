"""`santorini svg`, `validate` and `completion`: pictures of games, a look through files, and help for the shell."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from santorini.errors import BadText
from santorini.films import animate, frames, gif
from santorini.game import Game
from santorini.locales.errors import TerminalError
from santorini.pictures import png, svg
from santorini.records import read_games, read_position
from santorini.terminal_game.speech import excuse, say
from santorini.terminal_game.table import text_of
from santorini.terminal_game.usage import Command, clear_errors

app = typer.Typer(add_completion=False, rich_markup_mode=None)


class Shell(StrEnum):
    """The shells that can complete what is typed."""

    bash = "bash"
    zsh = "zsh"
    fish = "fish"
    powershell = "powershell"


@app.command("svg", cls=Command, help="cli-svg")
def svg_command(
    source: Annotated[str, typer.Argument(metavar="POSITION", help="cli-option-drawn")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="cli-option-picture")] = None,
    number: Annotated[int | None, typer.Option("--game", "-g", min=1, help="cli-option-game")] = None,
    turn: Annotated[int | None, typer.Option("--turn", "-t", min=0, help="cli-option-at-turn")] = None,
    moving: Annotated[bool, typer.Option("--animate", help="cli-option-animate")] = False,
    size: Annotated[int, typer.Option(min=16, max=4000, help="cli-option-size")] = 480,
    turned: Annotated[int, typer.Option(min=0, max=3, help="cli-option-turned")] = 0,
    style: Annotated[str, typer.Option(help="cli-option-style")] = "island",
) -> None:
    """Draw a position or a game."""
    with clear_errors():
        if style not in ("island", "print"):
            raise TerminalError("picture-style", style=style)
        kind = output.suffix.lower() if output else ".svg"
        if kind not in (".svg", ".png", ".gif"):
            raise TerminalError("picture-kind", file=str(output))
        game = _game(source, number)
        picture: str | bytes
        if kind == ".gif":
            picture = gif(game, size=size, turned=turned, style=style)
        elif moving and kind == ".svg":
            picture = animate(game, size=size, turned=turned, style=style)
        else:
            shown = list(frames(game))
            if turn is not None and turn >= len(shown):
                raise TerminalError("no-such-turn", turn=str(turn), turns=str(len(shown) - 1))
            frame = shown[-1 if turn is None else turn]
            picture = svg(frame.position, last=frame.steps, size=size, turned=turned, style=style)
            if kind == ".png":
                picture = png(picture, size=size)
        if output is None:
            typer.echo(picture)
        else:
            output.write_bytes(picture if isinstance(picture, bytes) else picture.encode())


def _game(source: str, number: int | None) -> Game:
    """The game of a file (or `-`), or one that begins with a position."""
    if source != "-" and not Path(source).exists() and " " in source:
        return Game.from_position(read_position(source))
    text = text_of(Path(source))
    if "[" not in text:
        return Game.from_position(read_position(text.strip()))
    games = [record.game for record in read_games(text)]
    if not games or (number or 1) > len(games):
        raise TerminalError("no-such-game", file=source, number=number or 1)
    return games[-1 if number is None else number - 1]


@app.command(cls=Command, help="cli-validate")
def validate(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-option-validated")],
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Look through files of records for games that cannot be read."""
    with clear_errors():
        damaged: list[dict[str, object]] = []
        games = 0
        for file in files:
            faults: list[BadText] = []
            games += sum(1 for _ in read_games(text_of(file), damaged=faults.append))
            damaged += [{"file": str(file), "line": fault.line, "why": excuse(fault)} for fault in faults]
        if as_json:
            typer.echo(json.dumps({"games": games, "damaged": damaged}, ensure_ascii=False))
        else:
            for fault in damaged:
                typer.echo(f"{fault['file']}: {fault['why']}")
            typer.echo(say("cli-validated", games=games, damaged=len(damaged)))
    raise typer.Exit(1 if damaged else 0)


@app.command(cls=Command, help="cli-completion")
def completion(shell: Annotated[Shell, typer.Argument(metavar="SHELL", help="cli-option-shell")]) -> None:
    """Print what makes a shell complete our commands."""
    from typer._completion_shared import get_completion_script

    typer.echo(get_completion_script(prog_name="santorini", complete_var="_SANTORINI_COMPLETE", shell=shell.value))
