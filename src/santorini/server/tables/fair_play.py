"""Who may be coached: nobody against other people, neither at the table nor by way of the same board elsewhere."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from santorini.game import Game
from santorini.rules.position import Position
from santorini.rules.words import START
from santorini.server.coaching.likeness import Board, board_of
from santorini.server.refusals import Refused
from santorini.server.tables.table import Table
from santorini.views import seen_position

if TYPE_CHECKING:
    from santorini.server.tables.service import TableService

MOST = 20  # games of a guest that are looked at
OPENING = 4  # blocks of a board that many games have in common


def own_decision(table: Table, guest: str) -> Game:
    """The game, in which this guest has to decide something."""
    game = table.game
    if game is None or game.over:
        raise Refused("not-playing")
    if game.decider is None or game.decider not in table.seats_of(guest):
        raise Refused("not-your-turn")
    return game


def coached(table: Table, guest: str) -> Game:
    """The same, if this guest may be told what to do."""
    game = own_decision(table, guest)
    if others_play(table, guest):
        raise Refused("no-advice")
    return game


def others_play(table: Table, guest: str) -> bool:
    """Does another person sit at this table, or could one sit down?"""
    return any(sitting.player != "computer" and sitting.guest != guest for sitting in table.seats)


async def running(service: TableService, guest: str) -> list[Board]:
    """The boards of all games with other people that this guest plays or watches now, as it may see them."""
    found = list[Board]()
    for id in {*await service.store.playing(guest, MOST), *service.registry.watched_by(guest)}:
        with suppress(Refused):  # one that cannot be read tells nobody anything
            table = await service.find(id)
            if table.status == "playing" and table.game is not None and others_play(table, guest):
                found += _boards(table.game, table.eyes_of(guest, None))
    return found


def _boards(game: Game, eyes: int | None) -> list[Board]:
    """The board now, and those before each turn."""
    boards = [board_of(seen_position(game.position, eyes), now=True)]
    for played in game.history:
        p = Position()
        p.thaw(played.before)
        if p.window == START:
            boards.append(board_of(seen_position(p, eyes), now=False))
    return [board for board in boards if sum(plane.bit_count() for plane in board.built) >= OPENING]
