"""Finding opponents. There is no queue beside the tables: who waits sits at a public table, where the lobby shows them
to everybody; who wants the same sits down there. Any process finds the tables of all others in the database."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Literal

from msgspec import Meta, Struct
from sqlalchemy import Connection, func, select

from santorini.server.guests import Guest
from santorini.server.refusals import Refused
from santorini.server.store.database import seats, tables
from santorini.server.store.ratings import ratings
from santorini.server.store.store import clock
from santorini.server.tables.service import TableService
from santorini.server.wire.schema import Clock, Options, encode

CLOCKS = {
    "fast": Clock("game", 300, 5),
    "slow": Clock("game", 900, 10),
    "days": Clock("days", 3 * 86_400),
}
MOST = 20  # tables that are tried


class Wish(Struct, forbid_unknown_fields=True):
    """What somebody would like to play. `waiting`: the table where they wait already, to see whether somebody else has
    begun to wait for the same before them."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    clock: Literal["fast", "slow", "days"] = "fast"
    powers: bool = False
    rated: bool = False
    waiting: Annotated[str, Meta(max_length=32)] | None = None


class Pairing:
    """Brings those together who want the same."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._lock = asyncio.Lock()  # of two who come at once, one opens the table

    async def seek(self, wish: Wish, guest: Guest, address: str) -> tuple[str, dict[int, str]]:
        """The table to wait or to play at, with the secrets of seats newly taken."""
        options = _options(wish)
        async with self._lock:
            for id in await self._service.store.read(lambda connection: _open(connection, options, wish.waiting)):
                with suppress(Refused):  # somebody else was faster
                    taken = await self._sit(id, guest)
                    if wish.waiting is not None:
                        await self._service.leave(wish.waiting, 0, guest)
                    return id, taken
            if wish.waiting is not None:
                return wish.waiting, {}
            return await self._service.create(options, guest, address)

    async def _sit(self, id: str, guest: Guest) -> dict[int, str]:
        table = await self._service.find(id)
        if table.seats_of(guest.id):
            return {}
        seat = next((seat for seat, sitting in enumerate(table.seats) if sitting.player == "open"), -1)
        return {seat: await self._service.sit(id, seat, guest, None)}

    async def best(self) -> str | None:
        """The rated game that the best players play now."""
        return await self._service.store.read(_best)


def _options(wish: Wish) -> Options:
    return Options(
        players=wish.players,
        deal="random" if wish.powers else "none",
        seats=["me", *["open"] * (wish.players - 1)],  # type: ignore[list-item]
        public=True,
        clock=CLOCKS[wish.clock],
        rated=wish.rated,
    )


def _open(connection: Connection, options: Options, waiting: str | None) -> list[str]:
    """The tables where somebody waits for this game, who has waited longest first; those before one's own."""
    query = select(tables.c.id).where(
        tables.c.public,
        tables.c.status == "gathering",
        tables.c.listed > clock(),
        tables.c.options == encode(options).decode(),
    )
    found = [*connection.execute(query.order_by(tables.c.created, tables.c.id).limit(MOST)).scalars()]
    return found[: found.index(waiting)] if waiting in found else found


def _best(connection: Connection) -> str | None:
    strength = func.avg(ratings.c.mu)
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .join(ratings, ratings.c.subject == seats.c.guest)
        .where(tables.c.rated, tables.c.status == "playing")
        .group_by(tables.c.id)
        .order_by(strength.desc())
    )
    return connection.execute(query.limit(1)).scalar()
