"""The `santorini` command: play, serve, admin, replay, powers, perft, and those of other modules."""

from __future__ import annotations

import json
import platform
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import santorini
from santorini import cli_admin, cli_coach, cli_engine, cli_records, cli_train, placement
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import STANDARD, level
from santorini.draft import pool
from santorini.game import Game, Played
from santorini.locales.errors import TerminalError
from santorini.notation import join_turn, read_space, write_space
from santorini.players import Player
from santorini.powers.catalog import Card, power
from santorini.records import Record, read_games, read_position, write_json, write_position
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import SETUP
from santorini.terminal_game.invite import Wishes, invite, seats
from santorini.terminal_game.screen import PROMPT, Screen
from santorini.terminal_game.speech import Language, name, say, series, speak, text
from santorini.terminal_game.table import load, play, seated, text_of
from santorini.terminal_game.usage import Command, Group, clear_errors
from santorini.terminal_game.words import card_lines, ending, group, rivals_of

app = typer.Typer(
    help="cli-about",
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

PLACES = "b2 d4 b4 d2"
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Powers = Annotated[list[str] | None, typer.Argument(help="cli-option-powers")]
Edition = Annotated[str, typer.Option(help="cli-option-edition")]
Forbidden = Annotated[bool, typer.Option("--allow-forbidden", help="cli-option-allow-forbidden")]


def _tell_version(asked: bool) -> None:
    if asked:
        way = say("cli-compiled") if santorini.compiled else say("cli-uncompiled")
        typer.echo(say("cli-version", version=santorini.__version__, way=way, python=platform.python_version()))
        raise typer.Exit


def warn_if_slow() -> None:
    """Say so where the speed of the rules matters and they are not compiled."""
    if not santorini.compiled:
        typer.echo(say("cli-wrong", why=say("cli-slow")), err=True)


@app.callback()
def main(
    language: Annotated[
        Language | None, typer.Option(help="cli-option-language", callback=speak, is_eager=True)
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", help="cli-option-version", callback=_tell_version, is_eager=True)
    ] = False,
) -> None:
    """Choose the language before anything is said, help included."""


app.add_typer(cli_admin.app, name="admin", help="cli-admin", cls=Group)
app.add_typer(cli_engine.app)
app.add_typer(cli_coach.app)
app.add_typer(cli_records.app)
app.add_typer(cli_train.app)
WIDTHS = (6, 18, 9, 15)  # of the columns of perft


# ---------------------------------------------------------------- play


@app.command("play", cls=Command, help="cli-play")
def play_command(
    powers: Powers = None,
    players: Annotated[int | None, typer.Option("--players", "-n", help="cli-option-players")] = None,
    computer: Annotated[str | None, typer.Option("--computer", "-c", help="cli-option-computer")] = None,
    strength: Annotated[int | None, typer.Option("--level", help="cli-option-level")] = None,
    random_from: Annotated[str | None, typer.Option("--random", "-r", metavar="POOL", help="cli-option-random")] = None,
    fleece: Annotated[str | None, typer.Option(help="cli-option-fleece")] = None,
    edition: Edition = "roxley2016",
    first: Annotated[int, typer.Option(help="cli-option-first")] = 1,
    allow_forbidden: Forbidden = False,
    file: Annotated[Path | None, typer.Option("--load", "-l", help="cli-option-load")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-option-seed")] = None,
) -> None:
    """Play at the terminal, with people at one keyboard or against the computer.

    Without options it asks a few short questions; Enter to each starts a game against the computer.
    """
    with clear_errors():
        screen, rng = Screen(), random.Random(seed)
        sitting: list[Player | None]
        wanted = None if strength is None else level(strength)
        if file is not None:
            record = load(file)
            game, sitting = record.game, seated(record, rng, wanted)
            if computer is not None:
                chosen = seats(computer, game.players)
                wanted = wanted or STANDARD
                sitting = [ComputerPlayer(wanted, rng) if seat in chosen else None for seat in range(game.players)]
        else:
            cards, gold = list(powers or ()), fleece
            wishes = Wishes(cards, players, computer, wanted, random_from, gold, edition, first - 1, allow_forbidden)
            game, sitting = invite(wishes, screen, rng)
        play(game, sitting, screen, rng, file)


# ---------------------------------------------------------------- serve


@app.command(cls=Command, help="cli-serve")
def serve(
    host: Annotated[str, typer.Option(help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="cli-option-port")] = None,
    database: Annotated[str | None, typer.Option(help="cli-option-database")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="cli-option-open")] = False,
) -> None:
    """Play in the browser: serve tables to this machine, or to others. Settings are in docs/operating.md."""
    with clear_errors():
        try:
            from santorini.server import command
        except ModuleNotFoundError as missing:
            raise TerminalError("no-server", module=str(missing.name)) from None
        command.serve(host, port, database, browser, lambda address: typer.echo(say("cli-open", address=address)))


# ---------------------------------------------------------------- replay


@app.command(cls=Command, help="cli-replay")
def replay(
    file: Annotated[Path, typer.Argument(help="cli-option-file")],
    number: Annotated[int | None, typer.Option("--game", "-g", help="cli-option-game")] = None,
    everything: Annotated[bool, typer.Option("--all", help="cli-option-all")] = False,
    boards: Annotated[bool, typer.Option("--boards", help="cli-option-boards")] = False,
    as_json: AsJson = False,
) -> None:
    """Go through a recorded game turn by turn."""
    with clear_errors():
        record = pick(file, number)
        if as_json:
            typer.echo(write_json(record))
            return
        screen = Screen()
        stops = _stops(record.game)
        if everything or str(file) == "-":
            _print_record(record, stops, screen, boards)
        else:
            _step_through(record, stops, screen)


def pick(file: Path, number: int | None) -> Record:
    """The last game of a file, or another."""
    if number is None:
        return load(file)
    for index, record in enumerate(read_games(text_of(file)), 1):
        if index == number:
            return record
    raise TerminalError("no-such-game", file=str(file), number=number)


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
    who = f"{played.turn}. {name(game.cards[played.seat])} ({played.seat + 1})" if played.turn else say("table-setup")
    return f"{say('cli-label', what=who)} "


def _position_at(game: Game, steps: int) -> Position:
    if steps == len(game.history):
        return game.position
    p = Position()
    p.thaw(game.history[steps].before)
    return p


def _heading(record: Record) -> str:
    cards = " – ".join(map(name, record.game.cards))
    event = record.headers.get("Event", "")
    return f"{say('cli-label', what=event)} {cards}" if event else cards


def _verdict(game: Game) -> str:
    names = [say("cli-seat", seat=seat + 1, power=name(card)) for seat, card in enumerate(game.cards)]
    return ending(game, names) or say("cli-unfinished")


def _print_record(record: Record, stops: list[int], screen: Screen, boards: bool) -> None:
    screen.say(_heading(record), style="bold")
    for turn, position in _frames(record, stops):
        if turn:
            screen.say(turn)
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
        line = screen.ask(f"{say('cli-turn', turn=at, turns=len(frames) - 1)} {PROMPT}")
        if line in ("q", "quit"):
            return
        if not line and last:
            return
        if line.isdigit():
            at = min(int(line), len(frames) - 1)
        else:
            at = max(at - 1, 0) if line == "b" else min(at + 1, len(frames) - 1)


# ---------------------------------------------------------------- powers


@app.command("powers", cls=Command, help="cli-powers")
def powers_command(
    card: Annotated[str | None, typer.Argument(metavar="NAME", help="cli-option-card")] = None,
    among: Annotated[str, typer.Option("--group", help="cli-option-group")] = "all",
    players: Annotated[int | None, typer.Option("--players", "-n", min=2, max=4, help="cli-option-for")] = None,
    fleece: Annotated[bool, typer.Option("--fleece", help="cli-option-for-fleece")] = False,
    as_json: AsJson = False,
) -> None:
    """The powers as a table, or one card in detail."""
    with clear_errors():
        console = Console(markup=False, highlight=False)
        if card is not None:
            one = power(int(card) if card.isdigit() else card)
            if as_json:
                typer.echo(json.dumps(_told(one), ensure_ascii=False))
                return
            first, *others = card_lines(one)
            console.print(first, style="bold")
            for line in others:
                console.print(line)
            return
        cards = [card for card in pool(among) if players is None or players in card.players]
        cards = [card for card in cards if card.fleece or not fleece]
        if as_json:
            typer.echo(json.dumps([_told(card) for card in cards], ensure_ascii=False))
        else:
            console.print(_catalog(cards))


def _told(card: Card) -> dict[str, object]:
    """A card as JSON."""
    return {
        "number": card.number,
        "name": card.name,
        "title": card.title,
        "group": card.group,
        "text": card.text,
        "players": list(card.players),
        "fleece": card.fleece,
        "not_against": [rival.name for rival in rivals_of(card)],
    }


def _catalog(cards: list[Card]) -> Table:
    table = Table(show_header=True, header_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("#", no_wrap=True, justify="right")
    for column in ("power", "players", "fleece"):
        table.add_column(say(f"cli-column-{column}"), no_wrap=True)
    for column in ("text", "rivals"):
        table.add_column(say(f"cli-column-{column}"))
    shown = ""
    for card in cards:
        if card.group != shown:
            shown = card.group
            table.add_row("", Text(group(card), style="bold cyan"))
        rivals = series(map(name, rivals_of(card)))
        counts = " ".join(map(str, card.players))
        table.add_row(str(card.number), name(card), counts, say("cli-yes") if card.fleece else "", text(card), rivals)
    return table


# ---------------------------------------------------------------- perft


@app.command(cls=Command, help="cli-perft")
def perft(
    powers: Powers = None,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, help="cli-option-depth")] = 3,
    bulk: Annotated[bool, typer.Option("--bulk", help="cli-option-bulk")] = False,
    position: Annotated[str | None, typer.Option("--position", "-p", help="cli-option-position")] = None,
    place: Annotated[str, typer.Option(help="cli-option-place")] = PLACES,
    edition: Edition = "roxley2016",
    allow_forbidden: Forbidden = False,
    as_json: AsJson = False,
) -> None:
    """Count all ways to play so many complete turns; a turn that wins ends its line."""
    with clear_errors():
        if position is not None and powers:
            raise TerminalError("position-or-powers")
        if position is not None:
            start = Game.from_position(read_position(position)).position
        else:
            start = _arranged(Game(*(powers or ()), edition=edition, allow_forbidden=allow_forbidden), place)
        warn_if_slow()
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled code does not look for Python's KeyboardInterrupt
        if as_json:
            counts = [
                {"turns": turns, "ways": ways, "seconds": took} for turns, ways, took in _counted(start, depth, bulk)
            ]
            typer.echo(json.dumps({"position": write_position(start), "counts": counts}))
            return
        console = Console(markup=False, highlight=False)
        console.print(write_position(start))
        heads = zip(("turns", "ways", "seconds", "speed"), WIDTHS, strict=True)
        console.print("  ".join(f"{say(f'cli-column-{head}'):>{width}}" for head, width in heads), style="bold")
        for turns, ways, seconds in _counted(start, depth, bulk):
            cells = (f"{turns}", f"{ways:,}", f"{seconds:.3f}", f"{ways / max(seconds, 1e-9):,.0f}")
            console.print("  ".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True)))


def _counted(start: Position, depth: int, bulk: bool) -> Iterator[tuple[int, int, float]]:
    """For each number of turns, the ways to play them and the seconds it took to count them."""
    for turns in range(1, depth + 1):
        began = time.perf_counter()
        ways = Walk().perft(start.copy(), turns, bulk)
        yield turns, ways, time.perf_counter() - began


def _arranged(game: Game, place: str) -> Position:
    """The position at the first turn, the workers on these spaces as far as their powers allow."""
    wanted = [read_space(word) for word in place.replace(",", " ").split()]
    while game.position.window == SETUP:
        legal = game.legal_steps()
        now = placement.task(game.position)
        spaces = wanted if now is not None and now.what == "worker" else []
        step = next((step for space in spaces for step in legal if step.dst == space), legal[0])
        if step.dst in wanted and spaces:
            wanted.remove(step.dst)
        game.take(step)
    if wanted and place != PLACES:
        raise TerminalError("not-placed", spaces=", ".join(map(write_space, wanted)))
    return game.position
