"""Names in the logs: where somebody sat, and how a name is taken out again."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from santorini.server.store.database import lines
from santorini.server.store.log import Sat, read_line, write_line
from santorini.server.wire.schema import encode


def sittings(connection: Connection, field: str, value: str) -> list[tuple[str, int, Sat]]:
    """The `Sat` lines with this value, each with its table and version."""
    text = f'"{field}":{encode(value).decode()}'
    query = select(lines).where(
        lines.c.body.startswith('{"kind":"sat"', autoescape=True), lines.c.body.contains(text, autoescape=True)
    )
    read = ((row.table_id, row.version, read_line(row.body)) for row in connection.execute(query))
    # A database compares letters in its own way.
    return [one for one in read if isinstance(one[2], Sat) and getattr(one[2], field) == value]


def erase_name(connection: Connection, guest: str) -> set[str]:
    """Take a guest's name from the log; the tables where it stood."""
    wiping(connection)
    found = set()
    for table, version, line in sittings(connection, "sitter", guest):
        if line.name:
            line.name = ""
            body = write_line(line).decode()
            here = (lines.c.table_id == table) & (lines.c.version == version)
            connection.execute(update(lines).where(here).values(body=body))
            found.add(table)
    return found


def wiping(connection: Connection) -> None:
    """Have SQLite overwrite what it deletes: by default it leaves it in the file until the space is needed."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")


def clean(connection: Connection) -> None:
    """Empty SQLite's write-ahead log, which still contains what was deleted."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
