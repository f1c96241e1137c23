"""Reading a table from the store."""

from __future__ import annotations

import msgspec
import structlog

from santorini.server.refusals import Refused
from santorini.server.store.store import Store, StoredTable
from santorini.server.tables.table import Damaged, Table

logger = structlog.get_logger()


async def load(store: Store, id: str) -> tuple[Table, StoredTable]:
    """The table of this id, made from its log, and what else is stored of it; or a refusal."""
    try:
        stored = await store.load(id)
        if stored is None:
            raise Refused("no-such-table")
        return Table.restore(id, stored.options, stored.owner, stored.lines), stored
    except (Damaged, msgspec.DecodeError) as damaged:
        logger.error("table damaged", table=id, error=str(damaged))
        raise Refused("damaged") from None
