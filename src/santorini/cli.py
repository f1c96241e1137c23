"""The `santorini` command: play, serve, replay, powers, perft."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from santorini import setup
from santorini.draft import pool
from santorini.errors import BadSetup, BadText, ForbiddenMatch, SantoriniError
from santorini.game import EDITIONS, Game, Played
from santorini.notation import join_turn, read_space
from santorini.players import Player, SimplePlayer
from santorini.powers.catalog import Card, power
from santorini.records import Record, read_games, read_position, write_position
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import SETUP
from santorini.terminal_game.invite import Wishes, invite, seats
from santorini.terminal_game.screen import Leave, Screen
from santorini.terminal_game.table import load, play, seated
from santorini.terminal_game.words import card_lines, ending, rivals_of

app = typer.Typer(
    help="Santorini: the complete rules of the board game.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Powers = Annotated[list[str] | None, typer.Argument(help="One power for each seat, e.g. Apollo Pan.")]
Edition = Annotated[str, typer.Option(help=f"The wording of the cards: {', '.join(EDITIONS)}.")]
Forbidden = Annotated[bool, typer.Option("--allow-forbidden", help="Allow match-ups the rulebook advises against.")]


@contextmanager
def clear_errors() -> Iterator[None]:
    """What a caller did wrong is told in one line; leaving is nothing wrong."""
    try:
        yield
    except (Leave, KeyboardInterrupt):
        typer.echo("Goodbye.")
    except BrokenPipeError:
        raise
    except (SantoriniError, OSError) as error:
        reason = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.strerror else str(error)
        option = " (--allow-forbidden)" if isinstance(error, ForbiddenMatch) else ""
        typer.echo(f"santorini: {reason}{option}", err=True)
        raise typer.Exit(2) from None


# ---------------------------------------------------------------- play


@app.command("play")
def play_command(
    powers: Powers = None,
    players: Annotated[int | None, typer.Option("--players", "-n", help="How many play: 2, 3 or 4.")] = None,
    computer: Annotated[
        str | None, typer.Option("--computer", "-c", help="The seats of the computer: 2, or 2,3, or all, or none.")
    ] = None,
    random_from: Annotated[
        str | None,
        typer.Option("--random", "-r", metavar="POOL", help="Deal powers at random: all, gods, simple, open, ..."),
    ] = None,
    fleece: Annotated[str | None, typer.Option(help="Play with the Golden Fleece and this power, or `random`.")] = None,
    edition: Edition = "roxley2016",
    first: Annotated[int, typer.Option(help="The seat that begins.")] = 1,
    allow_forbidden: Forbidden = False,
    file: Annotated[Path | None, typer.Option("--load", "-l", help="Go on with a saved game.")] = None,
    seed: Annotated[int | None, typer.Option(help="Make chance and computers repeatable.")] = None,
) -> None:
    """Play at the terminal, with people at one keyboard or against the computer.

    Without options it asks two short questions; Enter twice starts a game against the computer.
    """
    with clear_errors():
        screen, rng = Screen(), random.Random(seed)
        sitting: list[Player | None]
        if file is not None:
            record = load(file)
            game, sitting = record.game, seated(record, rng)
            if computer is not None:
                chosen = seats(computer, game.players)
                sitting = [SimplePlayer(rng) if seat in chosen else None for seat in range(game.players)]
        else:
            wishes = Wishes(powers or [], players, computer, random_from, fleece, edition, first - 1, allow_forbidden)
            game, sitting = invite(wishes, screen, rng)
        play(game, sitting, screen, rng, file)


# ---------------------------------------------------------------- serve


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port; the first free one from 8000 if not said.")] = None,
    database: Annotated[str | None, typer.Option(help="An SQLAlchemy URL; a SQLite file of yours if not said.")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
) -> None:
    """Play in the browser: serve tables to this machine, or to others. Settings are in docs/operating.md."""
    with clear_errors():
        try:
            from santorini.server import command
        except ModuleNotFoundError as missing:
            raise BadSetup(f"The server needs {missing.name}: pip install 'santorini[server]'") from None
        command.serve(host, port, database, browser)


# ---------------------------------------------------------------- replay


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A file of recorded games.")],
    number: Annotated[
        int | None, typer.Option("--game", "-g", help="Which game of the file; the last if not said.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Print all turns and the final board at once.")] = False,
    boards: Annotated[bool, typer.Option("--boards", help="With --all: the board after every turn.")] = False,
) -> None:
    """Go through a recorded game turn by turn."""
    with clear_errors():
        record = _pick(file, number)
        screen = Screen()
        stops = _stops(record.game)
        if everything:
            _print_record(record, stops, screen, boards)
        else:
            _step_through(record, stops, screen)


def _pick(file: Path, number: int | None) -> Record:
    if number is None:
        return load(file)
    for index, record in enumerate(read_games(file.read_text(encoding="utf-8")), 1):
        if index == number:
            return record
    raise BadText(f"{file} has no game {number}")


def _stops(game: Game) -> list[int]:
    """The numbers of steps after which the setup, and every turn, is over."""
    history = game.history
    starts = [i for i in range(1, len(history)) if history[i].turn != history[i - 1].turn]
    return [*([0] if not history or history[0].turn else []), *starts, *([len(history)] if history else [])]


def _frames(record: Record, stops: list[int]) -> Iterator[tuple[str, Position]]:
    """The setup and every turn as text, with its comments, and the position after it."""
    game, begin = record.game, 0
    for end in stops:
        steps = game.history[begin:end]
        words = [join_turn(played.text for played in steps)]
        words += [f"{{{record.comments[i]}}}" for i in range(begin + bool(begin), end + 1) if i in record.comments]
        yield f"{_who(game, steps[0]) if steps else ''}{' '.join(words)}", _position_at(game, end)
        begin = end


def _who(game: Game, played: Played) -> str:
    return f"{played.turn}. {game.cards[played.seat].name} ({played.seat + 1}): " if played.turn else "Setup: "


def _position_at(game: Game, steps: int) -> Position:
    if steps == len(game.history):
        return game.position
    p = Position()
    p.thaw(game.history[steps].before)
    return p


def _heading(record: Record) -> str:
    cards = " against ".join(card.name for card in record.game.cards)
    event = record.headers.get("Event", "")
    return f"{event}: {cards}" if event else cards


def _verdict(game: Game) -> str:
    return ending(game, [f"{card.name} (seat {seat + 1})" for seat, card in enumerate(game.cards)]) or "Not finished."


def _print_record(record: Record, stops: list[int], screen: Screen, boards: bool) -> None:
    screen.say(_heading(record), style="bold")
    for text, position in _frames(record, stops):
        if text:
            screen.say(text)
        if boards:
            screen.picture(position)
    if not boards:
        screen.picture(record.game.position)
    screen.say(_verdict(record.game), style="bold")


def _step_through(record: Record, stops: list[int], screen: Screen) -> None:
    frames, at = list(_frames(record, stops)), 0
    while True:
        text, position = frames[at]
        last = at == len(frames) - 1
        beside = [
            Text(_heading(record), "bold"),
            Text(),
            Text(text),
            Text(),
            Text(_verdict(record.game) if last else ""),
        ]
        screen.clear()
        screen.board(position, beside)
        line = screen.ask(f"Turn {at} of {len(frames) - 1}  (Enter: next, b: back, 7: to turn 7, q: quit) › ")
        if line in ("q", "quit"):
            return
        if not line and last:
            return
        if line.isdigit():
            at = min(int(line), len(frames) - 1)
        else:
            at = max(at - 1, 0) if line == "b" else min(at + 1, len(frames) - 1)


# ---------------------------------------------------------------- powers


@app.command("powers")
def powers_command(
    name: Annotated[str | None, typer.Argument(help="One card in detail, by name or number.")] = None,
    group: Annotated[str, typer.Option(help="Only: gods, simple, advanced, golden fleece, hero, open.")] = "all",
    players: Annotated[int | None, typer.Option("--players", "-n", help="Only those for so many players.")] = None,
    fleece: Annotated[bool, typer.Option("--fleece", help="Only those for the Golden Fleece.")] = False,
) -> None:
    """The powers as a table, or one card in detail."""
    with clear_errors():
        console = Console(markup=False, highlight=False)
        if name is not None:
            first, *others = card_lines(power(int(name) if name.isdigit() else name))
            console.print(first, style="bold")
            for line in others:
                console.print(line)
            return
        cards = [card for card in pool(group) if players is None or players in card.players]
        console.print(_catalog([card for card in cards if card.fleece or not fleece]))


def _catalog(cards: list[Card]) -> Table:
    table = Table(show_header=True, header_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("#", "Power", "Players", "GF"):
        table.add_column(column, no_wrap=True, justify="right" if column == "#" else "left")
    table.add_column("What it does")
    table.add_column("Not against")
    group = ""
    for card in cards:
        if card.group != group:
            group = card.group
            table.add_row("", Text(group.title(), style="bold cyan"))
        rivals = ", ".join(rival.name for rival in rivals_of(card))
        counts = " ".join(map(str, card.players))
        table.add_row(str(card.number), card.name, counts, "yes" if card.fleece else "", card.text, rivals)
    return table


# ---------------------------------------------------------------- perft


@app.command()
def perft(
    powers: Powers = None,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, help="How many turns deep.")] = 3,
    bulk: Annotated[bool, typer.Option("--bulk", help="Count the last builds without making them.")] = False,
    position: Annotated[str | None, typer.Option("--position", "-p", help="A position as text.")] = None,
    place: Annotated[str, typer.Option(help="Where the workers stand, in the order of placing.")] = "b2 d4 b4 d2",
    edition: Edition = "roxley2016",
    allow_forbidden: Forbidden = False,
) -> None:
    """Count all ways to play so many complete turns; a turn that wins ends its line."""
    with clear_errors():
        if position is not None and powers:
            raise BadSetup("Give a position or powers, not both: the position names its powers")
        if position is not None:
            start = Game.at(read_position(position)).position
        else:
            start = _arranged(Game(*(powers or ()), edition=edition, allow_forbidden=allow_forbidden), place)
        console = Console(markup=False, highlight=False)
        console.print(write_position(start))
        console.print(f"{'turns':>5}  {'ways':>18}  {'seconds':>9}  {'ways a second':>14}", style="bold")
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled counting hears of nothing else
        for turns in range(1, depth + 1):
            began = time.perf_counter()
            ways = Walk().perft(start.copy(), turns, bulk)
            seconds = time.perf_counter() - began
            console.print(f"{turns:>5}  {ways:>18,}  {seconds:>9.3f}  {ways / max(seconds, 1e-9):>14,.0f}")


def _arranged(game: Game, place: str) -> Position:
    """The position at the first turn, the workers on these spaces as far as their powers allow."""
    wanted = [read_space(word) for word in place.replace(",", " ").split()]
    while game.position.window == SETUP:
        legal = game.legal_steps()
        now = setup.task(game.position)
        spaces = wanted if now is not None and now.what == "worker" else []
        step = next((step for space in spaces for step in legal if step.dst == space), legal[0])
        if step.dst in wanted and spaces:
            wanted.remove(step.dst)
        game.take(step)
    return game.position
