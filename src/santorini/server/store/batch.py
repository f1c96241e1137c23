"""What tables ask to have written, and the batches in which it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from santorini.server.store.log import AnyLine, Stepped, write_line
from santorini.server.store.outages import Outage
from santorini.server.wire.buffer import Buffer

Done = Callable[[Exception | None], None]
NOTHING = (None,) * 5


class Beat(msgspec.Struct, gc=False):
    """The server is alive at this moment, and knows of these outages."""

    at: int
    outages: Sequence[Outage]


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """What lists of tables and a restart go by. Awake: a clock will soon have run out, or a computer has to decide.
    With much time to think a table may sleep, and is `due` when it is over. `since`: when the status became this."""

    status: str
    awake: bool
    next: str | None
    due: int | None
    since: int = 0


class Change(msgspec.Struct, gc=False):
    """What one table asks to have written; `snapshot`, `sitters` and `listed` only if they are other than before. The
    heartbeat is a change of no table."""

    table: str
    version: int
    lines: Sequence[AnyLine]
    created: dict[str, Any] | None = None
    snapshot: Snapshot | None = None
    sitters: Sequence[tuple[int, str]] | None = None
    listed: int | None = None
    beat: Beat | None = None

    @property
    def plain(self) -> bool:
        """Is there nothing but lines?"""
        more = (self.created, self.snapshot, self.sitters, self.listed, self.beat)
        return bool(self.lines) and more == NOTHING


class Batch:
    """What goes into one commit, and who wants to hear of it. Nearly always there are only lines; they are written as
    one text already here, by whoever has them at hand."""

    def __init__(self) -> None:
        self.changes: list[Sequence[Change]] = []
        self.done: list[Done] = []
        self.plain = True
        self.steps = 0
        self._lines = Buffer()

    def add(self, changes: Sequence[Change], done: Done) -> None:
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
        """All lines as an object: the body of each by its version and table."""
        return "{" + self._lines.all().decode()[1:] + "}"
