"""What each browser at a table is sent, written as JSON."""

from __future__ import annotations

from santorini.server.store.store import clock
from santorini.server.tables import news
from santorini.server.tables.live_table import LiveTable, Viewer
from santorini.server.tables.news_writer import News
from santorini.server.tables.table import Table
from santorini.server.wire import schema
from santorini.server.wire.schema import encode

Message = tuple[Viewer, bytes]  # to whom, and what


def news_since(
    at: LiveTable, table: Table, first: int, now: int, asker: Viewer | None, id: str | None, seats_changed: bool
) -> list[Message]:
    """The versions from `first` on for every browser; for the one that asked, with the id of its message. Where others
    sit now, everybody may have to see with other eyes, and gets the whole table too."""
    latest = News(table, first, now)
    messages: list[Message] = []
    for connection in at.connections:
        eyes = table.eyes_of(connection.guest.id, connection.looking)
        for message in latest.messages(eyes, id if connection is asker else None):
            messages.append((connection, message))
        if seats_changed:
            messages.append((connection, whole_table(table, connection, table.version)))
    return messages


def whole_table(table: Table, connection: Viewer, since: int) -> bytes:
    """The table as a browser may see it, with the lines of its log after a version."""
    guest = connection.guest.id
    eyes = table.eyes_of(guest, connection.looking)
    return encode(news.table_frame(table, guest, eyes, since, clock()))


def presence(table: Table) -> bytes:
    """Who is connected."""
    return encode(schema.Presence(news.info(table, clock())))
