"""A review at the terminal: a progress bar, then the moments in words, or a file with pictures."""

from __future__ import annotations

import json
from collections import deque
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import track

from santorini.ai.analysis import Limit
from santorini.coach.report import Speaker, as_data, as_markdown, as_text
from santorini.coach.reviews import Review, reviewing
from santorini.game import Game
from santorini.locales.errors import TerminalError
from santorini.powers.catalog import power
from santorini.terminal_game.speech import all_of, name, say
from santorini.terminal_game.table import load

MARKDOWN = ".md"


def review(file: Path, limit: Limit, output: Path | None, as_json: bool) -> None:
    """Review the last game of a file, and print it or write it where it is wanted."""
    if output is not None and as_json is False and output.suffix not in (MARKDOWN, ".json", ".txt"):
        raise TerminalError("review-output", file=str(output))
    game = load(file).game
    found = _reviewed(game, limit)
    text = _written(found, output, as_json or (output is not None and output.suffix == ".json"))
    if output is None:
        typer.echo(text)
    else:
        output.write_text(text, encoding="utf-8")


def _reviewed(game: Game, limit: Limit) -> Review:
    """The whole review, beside a progress bar on the error stream."""
    console = Console(stderr=True)
    looks = reviewing(game, limit)
    first = next(looks)
    if not first.total:
        return first
    bar = track(
        looks,
        say("review-looking"),
        first.total,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    return deque(bar, maxlen=1)[0]


def _written(found: Review, output: Path | None, as_json: bool) -> str:
    if as_json:
        return json.dumps(as_data(found), indent=1)
    if output is not None and output.suffix == MARKDOWN:
        stem = output.with_suffix("")

        def picture(place: int, svg: str) -> str:
            beside = stem.with_name(f"{stem.name}-{place}.svg")
            beside.write_text(svg, encoding="utf-8")
            return beside.name

        return as_markdown(found, _speaker(found.game), picture)
    return "\n".join(as_text(found, _speaker(found.game)))


def _speaker(game: Game) -> Speaker:
    seats = [say("cli-seat", seat=seat + 1, power=name(card)) for seat, card in enumerate(game.cards)]
    return Speaker(say, all_of, lambda card: name(power(card)), seats)
