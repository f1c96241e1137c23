"""`santorini review`: what mattered in a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from santorini.terminal_game.usage import Command, clear_errors

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(cls=Command, help="cli-review")
def review(
    file: Annotated[Path, typer.Argument(help="cli-option-file")],
    seconds: Annotated[float | None, typer.Option(min=0, help="cli-option-review-seconds")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="cli-option-nodes")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="cli-option-review-output")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Tell the moments that mattered in a game, and how well everybody played."""
    from santorini.ai.analysis import Limit
    from santorini.coach.reviews import USUAL
    from santorini.terminal_game import reviewing

    with clear_errors():
        limit = Limit(seconds, nodes)
        reviewing.review(file, USUAL if limit == Limit() else limit, output, as_json)
