"""The list of a guest's games: running and finished ones, a page at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from santorini.server.refusals import Refused
from santorini.server.store.batch import Change
from santorini.server.store.store import Games, Store
from santorini.server.tables import news
from santorini.server.tables.table import Table

PAGE = 20  # games
KEPT = 3  # unfinished games of one guest against the computer
MOST = 200  # of them that are looked at


def alone(table: Table, guest: str) -> bool:
    """Does this guest play against nobody but computers?"""
    return "open" not in table.options.seats and [sitting.guest for _, sitting in table.sitters()] == [guest]


class GameList:
    """What a guest has played and plays. Whoever takes a game off their list leaves it on those of others."""

    def __init__(
        self, store: Store, find: Callable[[str], Awaitable[Table]], end: Callable[[str], Awaitable[None]]
    ) -> None:
        self._store = store
        self._find = find
        self._end = end

    async def page(self, wanted: Games) -> tuple[list[dict[str, Any]], int | None]:
        """The latest of these games, and before when to ask for more, if there are any."""
        found = await self._store.games(wanted, PAGE + 1)
        listed = []
        for id, _ in found[:PAGE]:
            with suppress(Refused):  # one that cannot be read must not hide the others
                listed.append(news.game_listing(await self._find(id), wanted.guest))
            await asyncio.sleep(0)  # a long list must not keep the players waiting
        return listed, found[PAGE - 1][1] if len(found) > PAGE else None

    async def hide(self, guest: str, id: str, away: bool) -> None:
        """Take a game off a guest's list, or put it back."""
        if not (await self._find(id)).seats_of(guest):
            raise Refused("not-your-seat")
        await self._store.commit(Change(id, 0, (), hidden=(guest, away)))

    async def tidy(self, guest: str) -> None:
        """Unfinished games against the computer do not pile up. One in which nobody has made a turn leaves the list
        when the next is opened; of the others the latest go on, and those before them end without a winner."""
        left = []
        for id, _ in (await self._store.games(Games(guest, against="computer"), MOST))[1:]:
            with suppress(Refused):
                table = await self._find(id)
                if not alone(table, guest):
                    continue
                if table.game is not None and table.game.turn > table.options.players:
                    left.append(id)
                else:
                    await self._end(id)
                    await self.hide(guest, id, True)
        for id in left[KEPT - 1 :]:
            await self._end(id)
