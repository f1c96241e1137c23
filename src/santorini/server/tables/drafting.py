"""The draft before a game: the Challenger offers powers, the others pick, the Challenger names the first player."""

from __future__ import annotations

import random
from typing import Literal

from santorini.ai.drafting import named_first, picked
from santorini.ai.levels import level
from santorini.draft import random_powers
from santorini.errors import BadSetup
from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.tables import options
from santorini.server.tables.table import Table
from santorini.server.wire import schema

Doing = Literal["offer", "pick", "first"]


def due(table: Table) -> tuple[Doing, int]:
    """What has to be done next, by which seat."""
    draft = table.draft
    assert draft is not None, "there is no draft at this table"
    if not draft.offered:
        return "offer", draft.challenger
    chooser = draft.chooser
    return ("first", draft.challenger) if chooser is None else ("pick", chooser)


def offer(table: Table, guest: str, powers: list[int], now: int) -> log.Offered:
    """Lay out the powers."""
    return log.Offered(now, seat=_seat(table, guest, "offer"), powers=powers)


def pick(table: Table, guest: str, power: int, now: int) -> log.Picked:
    """Take one of the powers that are left."""
    return log.Picked(now, seat=_seat(table, guest, "pick"), power=power)


def first(table: Table, guest: str, seat: int, now: int) -> log.Begun:
    """Name the first player, with which the game begins."""
    _seat(table, guest, "first")
    return _begun(table, seat, now)


def _seat(table: Table, guest: str, doing: Doing) -> int:
    """The seat of a guest that has to do this now."""
    if table.status != "drafting":
        raise Refused("not-drafting")
    wanted, seat = due(table)
    if wanted != doing or seat not in table.seats_of(guest):
        raise Refused("not-your-turn")
    return seat


def _begun(table: Table, first: int, now: int) -> log.Begun:
    assert table.draft is not None, "there is no draft at this table"
    players = table.options.players
    powers = [table.draft.picked[seat].number for seat in range(players)]
    if first >= players:
        raise BadSetup("no-seat", seat=first + 1)
    return log.Begun(now, powers=powers, first=first, fleece=0)


def by_computer(table: Table, now: int, rng: random.Random) -> log.AnyLine | None:
    """What a computer does in the draft, if it is its turn; at a table with random offers they are laid out for all."""
    assert table.draft is not None, "there is no draft at this table"
    doing, seat = due(table)
    if doing == "offer" and table.options.deal == "draft":
        return log.Offered(now, seat=None, powers=_random_offer(table.options, rng))
    if table.seats[seat].player != "computer":
        return None
    if doing == "offer":
        return log.Offered(now, seat=seat, powers=_random_offer(table.options, rng))
    strength = level(table.seats[seat].level)
    if doing == "pick":
        return log.Picked(now, seat=seat, power=picked(table.draft.left, strength, rng).number)
    return _begun(table, named_first(seat, table.options.players, strength, rng), now)


def _random_offer(agreed: schema.Options, rng: random.Random) -> list[int]:
    among = options.among(agreed)
    cards = random_powers(agreed.players, rng, among, allow_forbidden=agreed.allow_forbidden)
    return [card.number for card in cards]
