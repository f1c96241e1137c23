"""A guest of a server, who opens tables and sits down at them."""

from __future__ import annotations

from typing import Any

from santorini.client.table import Table
from santorini.client.wire import Wire


class Client:
    """A guest. Without a `cookie` it is a new one; with that of an earlier client it is the same as then."""

    def __init__(self, url: str = "http://127.0.0.1:8000", name: str = "", cookie: str = "") -> None:
        self._wire = Wire(url, cookie)
        self.name: str = self._wire.ask("GET", "/me")["name"]
        if name and name != self.name:
            self.name = self._wire.ask("PUT", "/me", {"name": name})["name"]

    @property
    def cookie(self) -> str:
        """What makes this guest the same one again: keep it as you would keep a password."""
        return self._wire.cookie

    def tables(self) -> list[dict[str, Any]]:
        """The public tables, those that wait for players first."""
        found: list[dict[str, Any]] = self._wire.ask("GET", "/tables")["tables"]
        return found

    def open(self, **options: Any) -> Table:
        """Open a table, with the options of docs/protocol.md, and sit down at it."""
        opened = self._wire.ask("POST", "/tables", options)
        return Table(self._wire, opened["id"], {int(seat): key for seat, key in opened["keys"].items()})

    def join(self, table: str, seat: int | None = None, key: str = "") -> Table:
        """Sit down at a table, at this seat or at the first open one; or take a seat over with its `key`."""
        if seat is None:
            return self.watch(table).sit()
        sat = self._wire.ask("POST", f"/tables/{table}/seats/{seat}", {"key": key} if key else {})
        return Table(self._wire, table, {seat: sat["key"]})

    def watch(self, table: str) -> Table:
        """Look on, or go on where this guest sits already."""
        return Table(self._wire, table)
