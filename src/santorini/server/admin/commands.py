"""What operators ask for: to look at tables, close and delete them, block guests, erase names, remove what is old.

A running server is asked through a Unix socket in its data folder; without one, the command changes the database.
"""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.wire.schema import Status, encode

Days = Annotated[float, Meta(ge=0)]


class Command(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What an operator asks for."""


class Tables(Command):
    """The tables, those changed last first; `older` and `newer` are days since the last change."""

    status: Status | None = None
    public: bool | None = None
    older: Days | None = None
    newer: Days | None = None
    guest: str | None = None
    name: str | None = None
    most: Annotated[int, Meta(ge=1)] = 50


class Show(Command):
    """One table with the last lines of its log: as a spectator may see them, or as they are stored."""

    table: str
    lines: Annotated[int, Meta(ge=0)] = 10
    secrets: bool = False


class Close(Command):
    """End a game, or the waiting for one; nobody wins."""

    table: str


class Delete(Command):
    table: str


class Block(Command):
    """Answer nothing to a guest from now on."""

    guest: Annotated[str, Meta(min_length=1, max_length=32)]


class Unblock(Command):
    guest: str


class Blocked(Command):
    """The guests who are blocked."""


class Erase(Command):
    """Take the name of a guest from all tables."""

    guest: str


class Prune(Command):
    """Delete the tables that nobody has changed for so many days, and where no clock runs; or only count them."""

    days: Days
    dry: bool = False


class Rate(Command):
    """Rate all games again, from their logs."""


AnyCommand = Tables | Show | Close | Delete | Block | Unblock | Blocked | Erase | Prune | Rate


def control_path(settings: Settings) -> Path:
    """Where the Unix socket of a running server is."""
    return settings.data / "control"


def ask(settings: Settings, command: AnyCommand) -> dict[str, Any]:
    """Have the running server do it; without one, do it here."""
    result = _asked(control_path(settings), command)
    if result is None:
        from santorini.server.admin.handlers import done_here  # which takes longer to import than to ask

        result = asyncio.run(done_here(settings, command))
    return result


def _asked(path: Path, command: AnyCommand) -> dict[str, Any] | None:
    """The answer of a running server; None if there is none."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as link:
        try:
            link.connect(str(path))
        except (FileNotFoundError, ConnectionRefusedError):
            return None
        link.sendall(encode(command) + b"\n")
        with link.makefile("rb") as answers:
            text = answers.readline()
    answer: dict[str, Any] = msgspec.json.decode(text) if text else {"refused": "try-again", "args": {}}
    if "refused" in answer:
        raise Refused(answer["refused"], **answer["args"])
    result: dict[str, Any] = answer["result"]
    return result
