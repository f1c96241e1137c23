"""Steps of the game, and giving up."""

from __future__ import annotations

from santorini.rules.words import RESIGN
from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.tables.table import Lines, Table


def decider(table: Table, guest: str, version: int, now: int) -> int:
    """The seat for which this guest decides now, on the table as of the version that it has seen."""
    table.playing()
    if version < table.changed or table.late(now):
        raise Refused("stale")
    seat = table.decider
    if seat is None or seat not in table.seats_of(guest):
        raise Refused("not-your-turn")
    return seat


def step(table: Table, guest: str, version: int, number: int, now: int) -> log.Stepped:
    """Take a step, given as a number of the rules."""
    decider(table, guest, version, now)
    if number >> 10 == RESIGN:  # which could be for somebody else
        raise Refused("no-such-step")
    return log.Stepped(now, step=number)


def resign(table: Table, guest: str, seat: int, now: int) -> log.Stepped:
    """Give up."""
    if seat not in table.seats_of(guest):
        raise Refused("not-your-seat")
    table.playing()
    return log.Stepped(now, step=RESIGN << 10 | seat << 5)


def decide(table: Table, seat: int, number: int, version: int, now: int) -> Lines:
    """Take a computer's step, which it has chosen on the table as of `version`."""
    if version < table.changed or table.thinker() != seat:
        raise Refused("stale")
    return table.write(log.Stepped(now, step=number))
