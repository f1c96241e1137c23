"""Ratings at work: games are rated as they end, and looked up by whoever asks."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from sqlalchemy import Connection, and_, select

from santorini.server.ratings import book
from santorini.server.ratings.model import points, provisional
from santorini.server.ratings.results import CATEGORIES, Outcome, outcome
from santorini.server.refusals import Refused
from santorini.server.store.accounts import accounts
from santorini.server.store.database import tables
from santorini.server.store.ratings import ratings, results, standings
from santorini.server.store.store import Store, clock
from santorini.server.tables.loading import load
from santorini.server.tables.table import Table
from santorini.server.tasks import Tasks

BEST = 100  # of a category
LATEST = 50  # games of a player
LOOK = 60.0  # seconds between looks for games whose end nobody has rated
LATE = 5_000  # milliseconds after which it is one of those
CURVE = 200  # points of a curve

logger = structlog.get_logger()


class Ratings:
    """Rates games, and tells how everybody stands."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store = store
        self._tasks = tasks

    def note(self, table: Table) -> None:
        """A rated game is over, and stored."""
        self._tasks.spawn(self._enter(table.id, table.since, outcome(table)), "rating")

    async def _enter(self, table: str, ended: int, found: Outcome | None) -> None:
        def work(connection: Connection) -> None:
            if found is None:
                book.void(connection, table, ended)
            else:
                book.enter(connection, found)

        await self._store.transact(work)

    async def look_after(self) -> None:
        """Rate, again and again, what a process that died has left."""
        while True:
            for id in await self._store.read(_missing):
                try:
                    table, _ = await load(self._store, id)
                    await self._enter(id, table.since, outcome(table))
                except Exception as error:
                    logger.error("a game could not be rated", table=id, error=repr(error))
            await asyncio.sleep(LOOK)

    async def rewrite(self) -> tuple[int, int]:
        """Rate all games again, from their logs; how many there are, and how many ratings are others now."""
        outcomes = []
        for id in await self._store.read(_finished):
            table, _ = await load(self._store, id)
            found = outcome(table)
            if found is not None:
                outcomes.append(found)
        changed = await self._store.transact(lambda connection: book.rewrite(connection, outcomes))
        return len(outcomes), changed

    # ---------------------------------------------------------------- looking up

    async def best(self, category: str) -> list[dict[str, Any]]:
        """The leaderboard of a category."""
        if category not in CATEGORIES:
            raise Refused("no-such-page")
        return await self._store.read(lambda connection: _best(connection, category))

    async def of_table(self, id: str) -> list[dict[str, Any]]:
        """What a game has changed for each player; nothing before it was rated."""
        return await self._store.read(lambda connection: _of_table(connection, id))

    async def profile(self, folded: str) -> dict[str, Any]:
        """A player: ratings with their curves, the latest rated games, and the powers they had."""
        return await self._store.read(lambda connection: _profile(connection, folded))


def _finished(connection: Connection) -> list[str]:
    over = and_(tables.c.rated, tables.c.status == "over")
    return [*connection.execute(select(tables.c.id).where(over)).scalars()]


def _missing(connection: Connection) -> list[str]:
    rated = select(results.c.table_id).where(results.c.table_id == tables.c.id).exists()
    over = and_(tables.c.rated, tables.c.status == "over", tables.c.since < clock() - LATE)
    return [*connection.execute(select(tables.c.id).where(over, ~rated)).scalars()]


def _best(connection: Connection, category: str) -> list[dict[str, Any]]:
    query = (
        select(accounts.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .where(ratings.c.category == category, ratings.c.subject == accounts.c.id)
        .order_by(ratings.c.mu.desc())
        .limit(2 * BEST)
    )
    told = [_told(row) | {"name": row.name} for row in connection.execute(query)]
    return sorted(told, key=lambda one: one["provisional"])[:BEST]


def _told(row: Any) -> dict[str, Any]:
    return {"points": points(row.mu), "provisional": provisional(row.sigma), "games": row.games}


def _of_table(connection: Connection, id: str) -> list[dict[str, Any]]:
    query = select(standings).where(standings.c.table_id == id, ~standings.c.subject.contains(" "))
    rows = connection.execute(query.order_by(standings.c.seat)).all()
    return [{"seat": row.seat, **_change(connection, row)} for row in rows]


def _change(connection: Connection, row: Any) -> dict[str, Any]:
    before, _ = book.standing_before(connection, row.category, row.subject, row.ended, row.table_id)
    return {"before": points(before), "after": points(row.mu), "provisional": provisional(row.sigma)}


def _profile(connection: Connection, folded: str) -> dict[str, Any]:
    account = connection.execute(select(accounts).where(accounts.c.folded == folded)).first()
    if account is None:
        raise Refused("no-such-player")
    mine = select(ratings).where(ratings.c.subject == account.id).order_by(ratings.c.category)
    standing = [
        {"category": row.category, **_told(row), "curve": _curve(connection, account.id, row.category)}
        for row in connection.execute(mine).all()
    ]
    return {
        "name": account.name,
        "created": account.created,
        "ratings": standing,
        "games": _latest(connection, account.id),
        "powers": _powers(connection, account.id),
    }


def _curve(connection: Connection, account: str, category: str) -> list[list[int]]:
    mine = and_(standings.c.subject == account, standings.c.category == category)
    query = select(standings.c.ended, standings.c.mu).where(mine).order_by(standings.c.ended.desc()).limit(CURVE)
    return [[row.ended, points(row.mu)] for row in reversed(connection.execute(query).all())]


def _latest(connection: Connection, account: str) -> list[dict[str, Any]]:
    query = select(standings).where(standings.c.subject == account).order_by(standings.c.ended.desc()).limit(LATEST)
    games = []
    for row in connection.execute(query).all():
        others = select(accounts.c.name).where(
            standings.c.table_id == row.table_id, standings.c.subject == accounts.c.id, standings.c.side != row.side
        )
        told = {"table": row.table_id, "category": row.category, "ended": row.ended, "won": bool(row.won)}
        games.append({**told, "against": [*connection.execute(others).scalars()], **_change(connection, row)})
    return games


def _powers(connection: Connection, account: str) -> list[dict[str, Any]]:
    """How often somebody had each power, and won with it."""
    power = standings.alias()
    query = select(power.c.subject, power.c.won).where(
        standings.c.subject == account,
        power.c.table_id == standings.c.table_id,
        power.c.seat == standings.c.seat,
        power.c.subject.startswith("power "),
    )
    counts: dict[int, list[int]] = {}
    for row in connection.execute(query):
        count = counts.setdefault(int(row.subject.split()[1]), [0, 0])
        count[0] += 1
        count[1] += row.won
    listed = [{"power": number, "games": games, "won": won} for number, (games, won) in counts.items()]
    return sorted(listed, key=lambda one: -one["games"])
