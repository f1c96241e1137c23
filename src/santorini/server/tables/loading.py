"""Reading a table from the store: to look at it, or to have it as one's own."""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog

from santorini.server import metrics
from santorini.server.refusals import Refused
from santorini.server.store.nodes import Owner
from santorini.server.store.store import Store, StoredTable
from santorini.server.tables.table import Damaged, Table

SPARE = 1.0  # seconds
ASK = 1.0  # seconds between two questions
SHORTEST, LONGEST = 0.01, 0.2  # seconds between two looks whether the table was given

logger = structlog.get_logger()


async def load(store: Store, id: str) -> tuple[Table, StoredTable]:
    """The table of this id, made from its log, and what else is stored of it; or a refusal."""
    return _restored(id, await store.load(id))


async def claim(store: Store, id: str) -> tuple[Table, StoredTable]:
    """The same, and from now on the table is ours. The node that has it is asked for it, and waited for until it would
    have lost its lease; after that it does not want to give it."""
    found = await store.claim(id)
    if not isinstance(found, Owner):
        return _restored(id, found)
    assert store.node is not None, "a table alone at its database has no other owner"
    end, wait, asked = time.monotonic() + store.node.lease / 1000 + SPARE, SHORTEST, 0.0
    while isinstance(found, Owner):
        now = time.monotonic()
        if now > end:
            raise Refused("elsewhere")
        if now > asked + ASK:
            await store.tell("give", table=id, node=found.node, to=store.node.id)
            asked = now
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST)
        found = await store.claim(id)
    metrics.MOVED.labels("asked for").inc()
    return _restored(id, found)


def _restored(id: str, stored: StoredTable | None) -> tuple[Table, StoredTable]:
    try:
        if stored is None:
            raise Refused("no-such-table")
        return Table.restore(id, stored.options, stored.owner, stored.lines), stored
    except (Damaged, msgspec.DecodeError) as damaged:
        logger.error("table damaged", table=id, error=str(damaged))
        raise Refused("damaged") from None
