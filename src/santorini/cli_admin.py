"""`santorini admin`: look after a server's tables and guests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from rich.table import Table

from santorini.locales.errors import TerminalError
from santorini.terminal_game.speech import say
from santorini.terminal_game.usage import Command, clear_errors

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)

Id = Annotated[str, typer.Argument(metavar="TABLE", help="cli-option-table")]
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="cli-option-guest")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
NAMES = {
    "ignore_unknown_options": True
}  # what looks like one may be a table or guest: their names may begin with a dash
StatusName = Literal["gathering", "drafting", "playing", "over"]


@contextmanager
def server() -> Iterator[ModuleType]:
    """The server's side of these commands; what it refuses is told in one line."""
    with clear_errors():
        try:
            from santorini.server.admin import commands
            from santorini.server.refusals import Refused
        except ModuleNotFoundError as missing:
            raise TerminalError("no-server", module=str(missing.name)) from None
        try:
            yield commands
        except Refused as refused:
            why = say(f"server-{refused.code}", **refused.details)
            typer.echo(say("cli-wrong", why=why), err=True)
            raise typer.Exit(2) from None


def asked(commands: ModuleType, command: object) -> Any:
    """What the server answers to a command."""
    return commands.ask(commands.Settings.read(), command)


def moment(at: int) -> str:
    """A time of the store in words, in UTC."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def rows(columns: tuple[str, ...], cells: Iterator[tuple[str, ...]]) -> Table:
    """A table for the terminal, with its headings in the language spoken."""
    table = Table(show_header=True, header_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(say(f"cli-column-{column}"), no_wrap=True)
    for row in cells:
        table.add_row(*row)
    return table


def shown(text: object) -> None:
    """Print as it is: names of guests may look like markup."""
    Console(markup=False, highlight=False, soft_wrap=True).print(text)


@app.command(cls=Command, help="cli-admin-tables")
def tables(
    status: Annotated[StatusName | None, typer.Option(help="cli-option-status")] = None,
    public: Annotated[bool | None, typer.Option("--public/--private", help="cli-option-public")] = None,
    older: Annotated[float | None, typer.Option(min=0, help="cli-option-older")] = None,
    newer: Annotated[float | None, typer.Option(min=0, help="cli-option-newer")] = None,
    guest: Annotated[str | None, typer.Option(help="cli-option-of-guest")] = None,
    named: Annotated[str | None, typer.Option("--name", help="cli-option-of-name")] = None,
    most: Annotated[int, typer.Option(min=1, help="cli-option-most")] = 50,
    as_json: AsJson = False,
) -> None:
    """List tables."""
    with server() as commands:
        wanted = commands.Tables(
            status=status, public=public, older=older, newer=newer, guest=guest, name=named, most=most
        )
        found = asked(commands, wanted)["tables"]
        if as_json:
            typer.echo(json.dumps(found, indent=1))
            return
        cells = (
            (
                one["id"],
                one["status"],
                say("cli-yes") if one["public"] else "",
                str(one["players"]),
                moment(one["created"]),
                moment(one["changed"]),
                str(one["lines"]),
            )
            for one in found
        )
        shown(rows(("table", "status", "public", "players", "created", "changed", "lines"), cells))


@app.command(cls=Command, help="cli-admin-show", context_settings=NAMES)
def show(
    table: Id,
    lines: Annotated[int, typer.Option(min=0, help="cli-option-lines")] = 10,
    secrets: Annotated[bool, typer.Option("--secrets", help="cli-option-secrets")] = False,
    as_json: AsJson = False,
) -> None:
    """Show one table with the last lines of its log."""
    with server() as commands:
        found = asked(commands, commands.Show(table=table, lines=lines, secrets=secrets))
        if as_json:
            typer.echo(json.dumps(found, indent=1, ensure_ascii=False))
            return
        shown(f"{found['id']}  {found['status']}  {moment(found['changed'])}  {found['lines']}")
        shown(json.dumps(found["options"]))
        cells = ((str(seat), one["player"], one["name"], one["guest"]) for seat, one in enumerate(found["seats"], 1))
        shown(rows(("seat", "player", "name", "guest"), cells))
        for line in found["log"]:
            shown(json.dumps(line, ensure_ascii=False))


@app.command(cls=Command, help="cli-admin-close", context_settings=NAMES)
def close(table: Id) -> None:
    """End a table: nobody wins."""
    with server() as commands:
        asked(commands, commands.Close(table=table))
        shown(say("cli-admin-closed", table=table))


@app.command(cls=Command, help="cli-admin-delete", context_settings=NAMES)
def delete(table: Id) -> None:
    """Delete a table with its log."""
    with server() as commands:
        asked(commands, commands.Delete(table=table))
        shown(say("cli-admin-deleted", table=table))


@app.command(cls=Command, help="cli-admin-block", context_settings=NAMES)
def block(guest: GuestId) -> None:
    """Keep a guest out."""
    with server() as commands:
        asked(commands, commands.Block(guest=guest))
        shown(say("cli-admin-is-blocked", guest=guest))


@app.command(cls=Command, help="cli-admin-unblock", context_settings=NAMES)
def unblock(guest: GuestId) -> None:
    """Let a guest in again."""
    with server() as commands:
        asked(commands, commands.Unblock(guest=guest))
        shown(say("cli-admin-is-unblocked", guest=guest))


@app.command(cls=Command, help="cli-admin-blocked")
def blocked(as_json: AsJson = False) -> None:
    """List the guests who are kept out."""
    with server() as commands:
        found = asked(commands, commands.Blocked())["blocked"]
        if as_json:
            typer.echo(json.dumps(found, indent=1))
            return
        shown(rows(("guest", "since"), ((one["guest"], moment(one["at"])) for one in found)))


@app.command("erase-name", cls=Command, help="cli-admin-erase", context_settings=NAMES)
def erase(guest: GuestId) -> None:
    """Take a guest's name out of all tables."""
    with server() as commands:
        shown(say("cli-admin-erased", tables=asked(commands, commands.Erase(guest=guest))["tables"]))


@app.command(cls=Command, help="cli-admin-prune")
def prune(
    days: Annotated[float, typer.Option(min=0, help="cli-option-days")],
    dry: Annotated[bool, typer.Option("--dry-run", help="cli-option-dry")] = False,
) -> None:
    """Delete tables that nobody has changed for long."""
    with server() as commands:
        found = asked(commands, commands.Prune(days=days, dry=dry))["tables"]
        shown(say("cli-admin-would-prune" if dry else "cli-admin-pruned", tables=found))


@app.command(cls=Command, help="cli-admin-rate")
def rate() -> None:
    """Rate all games again, from their logs."""
    with server() as commands:
        found = asked(commands, commands.Rate())
        shown(say("cli-admin-rated", games=found["games"], changed=found["changed"]))


@app.command("backup", cls=Command, help="cli-admin-backup")
def back_up(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-option-folder")]) -> None:
    """Copy the database and the secret to a folder."""
    with server() as commands:
        from santorini.server.admin.handlers import backup

        backup(commands.Settings.read(), folder)
        shown(say("cli-admin-backed-up", folder=folder))
