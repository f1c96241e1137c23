"""`santorini engine`, `analyze` and `match`: the computer player at work.

What these commands need is imported when they run: others begin sooner without it.
"""

from __future__ import annotations

from typing import Annotated

import typer

from santorini.terminal_game.usage import Command, clear_errors

app = typer.Typer(add_completion=False, rich_markup_mode=None)

AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Nodes = Annotated[int | None, typer.Option(min=1, help="cli-option-nodes")]
Player = Annotated[str, typer.Argument(metavar="PLAYER", help="cli-option-contestant")]
USUAL_SECONDS = 5.0
TURN_SECONDS = 0.1


@app.command(cls=Command, help="cli-engine")
def engine() -> None:
    """Speak the engine protocol."""
    from santorini.engine.server import serve

    serve()


@app.command(cls=Command, help="cli-analyze")
def analyze(
    source: Annotated[str, typer.Argument(metavar="POSITION", help="cli-option-analyzed")],
    seconds: Annotated[float | None, typer.Option(min=0, help="cli-option-think-seconds")] = None,
    nodes: Nodes = None,
    depth: Annotated[int | None, typer.Option("--depth", "-d", min=1, help="cli-option-search-depth")] = None,
    lines: Annotated[int, typer.Option("--lines", "-l", min=1, max=100, help="cli-option-best")] = 3,
    threads: Annotated[int, typer.Option(min=1, max=256, help="cli-option-threads")] = 1,
    as_json: AsJson = False,
) -> None:
    """Show the best turns as they are found."""
    from santorini.ai.analysis import Limit
    from santorini.terminal_game import thinking

    with clear_errors():
        limit = Limit(seconds, nodes, depth)
        thinking.analyze(source, limit if limit != Limit() else Limit(USUAL_SECONDS), lines, threads, as_json)


@app.command(cls=Command, help="cli-match")
def match(
    first: Player,
    second: Player,
    powers: Annotated[str, typer.Option("--powers", "-p", help="cli-option-match-powers")] = "Mortal,Mortal",
    players: Annotated[int, typer.Option("--players", "-n", min=2, max=4, help="cli-option-players")] = 2,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, help="cli-option-rounds")] = 100,
    opening: Annotated[int, typer.Option(min=0, help="cli-option-opening")] = 4,
    seconds: Annotated[float | None, typer.Option(min=0, help="cli-option-turn-seconds")] = None,
    nodes: Nodes = None,
    processes: Annotated[int, typer.Option(min=1, help="cli-option-processes")] = 1,
    null: Annotated[float, typer.Option(help="cli-option-null")] = 0.0,
    better: Annotated[float | None, typer.Option(help="cli-option-better")] = None,
    seed: Annotated[int, typer.Option(help="cli-option-seed")] = 0,
    allow_forbidden: Annotated[bool, typer.Option("--allow-forbidden", help="cli-option-allow-forbidden")] = False,
    as_json: AsJson = False,
) -> None:
    """Let two players play many games."""
    from santorini.ai.analysis import Limit
    from santorini.study.contestants import contestant
    from santorini.study.rating import SequentialTest
    from santorini.terminal_game import thinking

    with clear_errors():
        limit = Limit(TURN_SECONDS if seconds is None and nodes is None else seconds, nodes)
        thinking.match(
            contestant(first, limit),
            contestant(second, limit),
            thinking.terms(powers, players, opening, seed, allow_forbidden),
            rounds,
            processes,
            None if better is None else SequentialTest(null, better),
            as_json,
        )
