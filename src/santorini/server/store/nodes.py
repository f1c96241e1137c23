"""Several processes that serve one PostgreSQL: nodes. Each renews a lease; a table belongs to one of them at a time.

A row in `nodes` is the lease. Whoever commits holds that row against deletion, so a node whose row was deleted can
write nothing more, whether it knows it or not; and only then may others claim its tables.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Row, and_, delete, exists, insert, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert as upsert

from santorini.server.settings import BadSetting
from santorini.server.store.batch import Change
from santorini.server.store.database import heartbeat, nodes, outages, tables
from santorini.server.store.outages import Outage

LEASE = 2.0  # heartbeats after which a node that has not renewed its lease counts as dead
JOINING = 0x53414E55  # the advisory lock of whoever joins
LOT = 100  # tables that are claimed together

NOW = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
# One statement, so that it costs each commit one question. `me` locks the lease until the commit.
_LOST = text(
    "WITH me AS (SELECT id FROM nodes WHERE id = :me FOR KEY SHARE)"
    " SELECT (SELECT count(*) FROM me) AS alive, ARRAY(SELECT ours.id FROM"
    " unnest(CAST(:ids AS text[]), CAST(:epochs AS integer[])) AS ours (id, epoch)"
    " LEFT JOIN tables ON tables.id = ours.id AND tables.node = :me AND tables.epoch = ours.epoch"
    " WHERE tables.id IS NULL) AS lost"
)


class Moved(Exception):
    """The table belongs to another node now: nothing was written."""


class Expelled(Moved):
    """The lease of this node has ended, and others may have its tables: nothing was written."""


class Owner(NamedTuple):
    """The node to which a table belongs."""

    node: str


_unowned = or_(tables.c.node.is_(None), ~exists().where(nodes.c.id == tables.c.node))


class Node:
    """This process among those at the database. Its methods run in a transaction of the caller's."""

    def __init__(self, beats: float) -> None:
        """`beats`: seconds between heartbeats."""
        self.id = ""
        self.epochs: dict[str, int] = {}  # of the tables that are ours, as far as we know
        self.lease = round(LEASE * beats * 1000)

    # ---------------------------------------------------------------- the lease

    def join(self, connection: Connection, now: int, secret: str) -> tuple[str, Outage | None]:
        """Become a node, with a new name, which comes back; and the outage that ends with it if nobody else is here."""
        connection.execute(text(f"SELECT pg_advisory_xact_lock({JOINING})"))
        ends = [*connection.execute(select(heartbeat.c.at)).scalars()]
        ends += [gone.began for gone in self.bury(connection, now)]
        alone = not check_secret(connection, secret)
        id = secrets.token_urlsafe(9)
        until = self._now(connection) + self.lease
        connection.execute(insert(nodes).values(id=id, at=now, until=until, secret=secret))
        last = max(ends, default=now)
        return id, Outage(last, now) if alone and last < now else None

    def beat(self, connection: Connection, now: int) -> int:
        """Renew the lease, and bury nodes that have not, unless we were late ourselves: then the database may have been
        away for all. How many there are comes back."""
        db_now = self._now(connection)
        renewed = connection.execute(
            text(
                "UPDATE nodes SET at = :now, until = :until FROM nodes AS old WHERE nodes.id = :me AND old.id = :me"
                " RETURNING old.until"
            ),
            {"me": self.id, "now": now, "until": db_now + self.lease},
        ).scalar()
        if renewed is None:
            raise Expelled
        if renewed > db_now:
            self.bury(connection, now)
        return len(connection.execute(select(nodes.c.id)).all())

    def bury(self, connection: Connection, now: int) -> list[Outage]:
        """Delete the leases that have ended. For the tables of such a node nothing could be stored since its last beat;
        whoever claims one finds that outage."""
        ended = select(nodes.c.id, nodes.c.at).where(nodes.c.until < self._now(connection))
        dead = connection.execute(ended.with_for_update(skip_locked=True)).all()
        if not dead:
            return []
        connection.execute(delete(nodes).where(nodes.c.id.in_([row.id for row in dead])))
        gone = [Outage(began, now) for began in {row.at for row in dead}]
        row = upsert(outages).values([outage._asdict() for outage in gone])
        connection.execute(row.on_conflict_do_update(index_elements=["began"], set_={"ended": row.excluded.ended}))
        return gone

    def leave(self, connection: Connection, now: int) -> None:
        """Give everything up: our tables are anybody's from now on."""
        connection.execute(delete(nodes).where(nodes.c.id == self.id))
        row = upsert(heartbeat).values(id=1, at=now)
        connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": now}))

    def _in_time(self, connection: Connection) -> bool:
        """Does our own lease stand? If not, the database may have been away for all."""
        until = connection.execute(select(nodes.c.until).where(nodes.c.id == self.id)).scalar()
        return until is not None and until > self._now(connection)

    def _now(self, connection: Connection) -> int:
        """Now by the clock of the database, by which all leases run."""
        return int(connection.execute(NOW).scalar_one())

    # ---------------------------------------------------------------- whose table it is

    def claim(self, connection: Connection, id: str, now: int) -> Row[tuple[int]] | Owner | None:
        """Make a table ours that is ours already or nobody's: its new epoch. Otherwise whose it is; None if it does not
        exist. The row stays locked, so nobody adds a line to its log until the transaction ends."""
        found = self._claim(connection, id)
        if isinstance(found, Owner) and self._in_time(connection) and self.bury(connection, now):
            found = self._claim(connection, id)
        return found

    def _claim(self, connection: Connection, id: str) -> Row[tuple[int]] | Owner | None:
        self._check_alive(connection)
        mine = update(tables).where(tables.c.id == id, or_(tables.c.node == self.id, _unowned))
        row = connection.execute(mine.values(node=self.id, epoch=tables.c.epoch + 1).returning(tables.c.epoch)).first()
        if row is not None:
            return row
        owner = connection.execute(select(tables.c.node).where(tables.c.id == id)).first()
        return None if owner is None else Owner(owner.node)

    def adopt(self, connection: Connection, before: int) -> list[str]:
        """Make tables ours that are nobody's and go on by themselves, or have to be woken before this moment. Only a
        lot of them, so that every node gets its share."""
        self._check_alive(connection)
        wakeful = or_(tables.c.awake, tables.c.due < before)
        free = (
            select(tables.c.id)
            .where(and_(wakeful, _unowned))
            .limit(LOT)
            .with_for_update(skip_locked=True)
            .correlate(None)
        )
        taken = update(tables).where(tables.c.id.in_(free)).values(node=self.id, epoch=tables.c.epoch + 1)
        return [*connection.execute(taken.returning(tables.c.id)).scalars()]

    def give(self, connection: Connection, id: str, to: str) -> bool:
        """Let another node have a table of ours; False if it was not ours."""
        ours = update(tables).where(tables.c.id == id, tables.c.node == self.id)
        return bool(connection.execute(ours.values(node=to)).rowcount)

    def _check_alive(self, connection: Connection) -> None:
        mine = select(nodes.c.id).where(nodes.c.id == self.id)
        if connection.execute(mine.with_for_update(key_share=True, read=True)).first() is None:
            raise Expelled

    # ---------------------------------------------------------------- commits

    def check(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Refuse to write to tables that are not ours any more. What is found holds until the transaction ends: nobody
        claims a table of a node whose lease stands, and this transaction keeps it from being deleted."""
        ours = {change.table: self.epochs.get(change.table, -1) for change in changes if _fenced(change)}
        given = {"me": self.id, "ids": [*ours], "epochs": [*ours.values()]}
        alive, lost = connection.execute(_LOST, given).one()
        if not alive:
            raise Expelled
        if lost:
            raise Moved(", ".join(lost))


def _fenced(change: Change) -> bool:
    """Does the change come from a table in memory? A new table is nobody else's."""
    return change.created is None and bool(change.lines or change.snapshot or change.sitters or change.listed)


def check_secret(connection: Connection, secret: str) -> bool:
    """Are there other nodes? A sentence if their cookies would not be ours."""
    alive = nodes.c.until > connection.execute(NOW).scalar_one()
    others = [*connection.execute(select(nodes.c.secret).where(alive)).scalars()]
    if any(other != secret for other in others):
        raise BadSetting("other-secret")
    return bool(others)
