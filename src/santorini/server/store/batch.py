"""Changes to be stored, and batches of them: what shares a commit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from santorini.server.store.log import AnyLine, Stepped, write_line
from santorini.server.store.outages import Outage
from santorini.server.wire.buffer import Buffer

Done = Callable[[Exception | None], None]
NOTHING = (None,) * 6


class Beat(msgspec.Struct, gc=False):
    """The server is alive at this moment, and knows of these outages."""

    at: int
    outages: Sequence[Outage]


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """The columns of a table that lists and a restart go by. `awake`: it goes on by itself, as a clock will soon have
    run out or a computer has to decide. `due`: with much time to think it may leave the memory until then. `since`:
    when it got its status."""

    status: str
    awake: bool
    next: str | None
    due: int | None
    since: int = 0


class Change(msgspec.Struct, gc=False):
    """What is to be stored of one table: new lines of its log from `version` on; `snapshot`, `sitters` and `listed` if
    they have changed; `created` if it is new; `hidden`: is it off the list of this guest? A heartbeat is a change of no
    table."""

    table: str
    version: int
    lines: Sequence[AnyLine]
    created: dict[str, Any] | None = None
    snapshot: Snapshot | None = None
    sitters: Sequence[tuple[int, str]] | None = None
    listed: int | None = None
    hidden: tuple[str, bool] | None = None
    beat: Beat | None = None

    @property
    def plain(self) -> bool:
        """Is there nothing but lines?"""
        more = (self.created, self.snapshot, self.sitters, self.listed, self.hidden, self.beat)
        return bool(self.lines) and more == NOTHING


class Batch:
    """The changes of one commit, and the callbacks to be called after it. Nearly always there is nothing but lines;
    these are encoded as they are added, as one JSON text that SQLite inserts by one statement."""

    def __init__(self) -> None:
        self.changes: list[Sequence[Change]] = []
        self.done: list[Done] = []
        self.plain = True
        self.steps = 0
        self._lines = Buffer()

    def add(self, changes: Sequence[Change], done: Done) -> None:
        """Add changes that are committed together or not at all."""
        self.changes.append(changes)
        self.done.append(done)
        for change in changes:
            self.plain = self.plain and change.plain
            for version, line in enumerate(change.lines, change.version):
                self.steps += type(line) is Stepped
                self._lines.add(b',"')
                self._lines.add_number(version)
                self._lines.add(b" ")
                self._lines.add(change.table.encode())
                self._lines.add(b'":')
                self._lines.add(write_line(line))

    def lines(self) -> str:
        """All lines as a JSON object: `{"<version> <table>": <line>, ...}`."""
        return "{" + self._lines.all().decode()[1:] + "}"
