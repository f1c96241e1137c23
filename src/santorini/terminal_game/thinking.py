"""The computer player at work, as the terminal shows it: lines of an analysis, the standing of a match."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from santorini.ai.analysis import Analysis, Limit
from santorini.ai.hints import seen_by_decider
from santorini.draft import POOLS
from santorini.engine.protocol import NEXT, Info
from santorini.engine.thinker import OPTIONS, Thinker
from santorini.game import Game
from santorini.records import read_position, write_position
from santorini.study.contestants import Contestant
from santorini.study.match import Standing, Terms, play_match
from santorini.study.rating import SequentialTest
from santorini.terminal_game.speech import say
from santorini.terminal_game.table import load, text_of
from santorini.views import View

GLANCE = 0.1  # seconds between two looks at the keyboard


# ---------------------------------------------------------------- analysis


def analyze(source: str, limit: Limit, lines: int, threads: int, as_json: bool) -> None:
    """Show the best turns as they are found, or tell them in the end for programs."""
    seen = seen_by_decider(_game(source))
    settings = {name: option.default for name, option in OPTIONS.items()} | {"lines": lines, "threads": threads}
    found: list[Analysis] = []
    if as_json:
        _think(Thinker(settings), seen, limit, found.append)
        typer.echo(json.dumps(_told(seen, found), indent=1))
        return
    console = Console(markup=False, highlight=False)
    console.print(write_position(seen.position))
    with Live(console=Console(stderr=True), transient=True, auto_refresh=False) as live:

        def tell(known: Analysis) -> None:
            found.append(known)
            live.update(_shown(seen, known), refresh=True)

        _think(Thinker(settings), seen, limit, tell)
    if found:
        console.print(_shown(seen, found[-1]))


def _game(source: str) -> Game:
    """The game of a position, of a file with one, or the last of a file of records."""
    path = Path(source)
    if ("/" in source and " " in source) or not path.is_file():
        return Game.from_position(read_position(source))
    if path.read_bytes()[:1] in b"0123":
        return Game.from_position(read_position(text_of(path).strip()))
    return load(path).game


def _think(thinker: Thinker, seen: View, limit: Limit, told: Callable[[Analysis], None]) -> None:
    """Think in another thread: compiled code does not look for Ctrl-C, which is to end the thought, not the command."""
    stop = threading.Event()
    thread = threading.Thread(target=thinker.turn, args=(seen, limit, stop, told), daemon=True)
    thread.start()
    while thread.is_alive():
        try:
            thread.join(GLANCE)
        except KeyboardInterrupt:
            stop.set()


def _lines(seen: View, found: Analysis) -> list[Info]:
    return [Info.about(seen.position, found, place) for place in range(len(found.lines))]


def _told(seen: View, found: list[Analysis]) -> dict[str, object]:
    """What was found last, for programs."""
    lines = _lines(seen, found[-1]) if found else []
    first = asdict(lines[0]) if lines else {}
    return {
        "position": write_position(seen.position),
        **{name: first.get(name, 0) for name in ("depth", "nodes", "seconds", "nps")},
        "lines": [
            {"turn": line.variation[0], "chance": line.chance, "win_in": line.win_in, "variation": line.variation}
            for line in lines
        ],
    }


def _shown(seen: View, found: Analysis) -> Group:
    lines = _lines(seen, found)
    speed = f"{lines[0].nps:,}" if lines else "0"
    head = say("cli-think-head", depth=found.depth, nodes=f"{found.nodes:,}", speed=speed)
    table = Table(show_header=True, header_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("chance", "line"):
        table.add_column(say(f"cli-column-{column}"))
    for line in lines:
        table.add_row(_chance(line), NEXT.join(line.variation))
    return Group(Text(head, "bold"), table)


def _chance(line: Info) -> str:
    if line.win_in is None:
        return f"{line.chance:.0%}"
    return say("cli-win-in" if line.win_in > 0 else "cli-loss-in", turns=abs(line.win_in))


# ---------------------------------------------------------------- matches


def terms(powers: str, players: int, opening: int, seed: int, allow_forbidden: bool) -> Terms:
    """What is played: powers by name, or a pool of them."""
    pool = powers.replace("-", " ")
    names = tuple(powers.replace(",", " ").split())
    pool = pool if pool in POOLS else ""
    return Terms(names, pool, players, turns=opening, seed=seed, allow_forbidden=allow_forbidden)


def match(
    one: Contestant,
    other: Contestant,
    terms: Terms,
    rounds: int,
    processes: int,
    test: SequentialTest | None,
    as_json: bool,
) -> None:
    """Play a match beside a progress bar, and tell how it went."""
    head = say("cli-match-head", first=one.name, second=other.name)
    with _bar() as bar:
        task = bar.add_task(head, total=rounds, standing="")

        def progress(standing: Standing) -> None:
            bar.update(task, advance=1, standing=f"{standing.score:.1%}  Elo {standing.rating}")

        standing = play_match(one, other, terms, rounds, processes, test, progress)
    if as_json:
        typer.echo(json.dumps(_result(one.name, other.name, standing), indent=1))
    else:
        _print_result(head, one.name, standing)


def _bar() -> Progress:
    """A progress bar beside the results, at terminals, on the error stream: what is printed may go into a file."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    standing = TextColumn("{task.fields[standing]}")
    return Progress(*columns, standing, console=console, disable=not console.is_terminal)


def _counts(standing: Standing) -> dict[str, int]:
    points = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
    return {"games": standing.games} | {name: standing.count(point) for name, point in points.items()}


def _result(first: str, second: str, standing: Standing) -> dict[str, object]:
    return {
        "first": first,
        "second": second,
        "rounds": len(standing.rounds),
        **_counts(standing),
        "score": standing.score,
        **asdict(standing.rating),
        "better": standing.verdict,
    }


def _print_result(head: str, first: str, standing: Standing) -> None:
    rating = standing.rating
    typer.echo(head)
    typer.echo(say("cli-match-games", score=f"{standing.score:.1%}", **_counts(standing)))
    typer.echo(say("cli-match-elo", **{name: f"{value:+.0f}" for name, value in asdict(rating).items()}))
    if standing.test is not None:
        said = {True: "cli-match-better", False: "cli-match-not-better", None: "cli-match-unsure"}
        typer.echo(say(said[standing.verdict], first=first))
