"""What happens at a table without a guest asking: seats of computers, the deal, chance, clocks, the operator."""

from __future__ import annotations

import random

from santorini.server.store import log
from santorini.server.tables import drafting, options
from santorini.server.tables.table import Lines, Table


def proceed(table: Table, now: int, rng: random.Random) -> Lines:
    """Write all that has to happen now by itself; nothing, if players have to act."""
    lines: Lines = []
    while (line := _due(table, now, rng)) is not None:
        lines += table.write(line)
    return lines


def _due(table: Table, now: int, rng: random.Random) -> log.AnyLine | None:
    status = table.status
    if status == "gathering":
        for seat, wanted in enumerate(table.options.seats):
            if wanted == "computer" and table.seats[seat].player == "open":
                return log.Sat(now, seat=seat, computer=True, level=options.level_at(table.options, seat))
        for sitting in table.seats:
            if sitting.player == "open":
                return None
        return options.deal(table.options, rng, now)
    if status == "drafting":
        return drafting.by_computer(table, now, rng)
    if status == "playing" and table.game is not None and table.decider is None:
        return log.Stepped(now, step=rng.choice(table.game.legal_step_numbers()))
    return None


def flag(table: Table, now: int) -> Lines:
    """End the game for the seat whose clock has run out. The caller has made sure that its step could be stored."""
    seat = table.clocks.running
    return table.write(log.Flagged(now, seat=seat)) if seat is not None and table.late(now) else []


def pause(table: Table, length: int, now: int) -> Lines:
    """Give back the time, in milliseconds, for which nothing could be stored: it is on nobody's clock."""
    return table.write(log.Paused(now, length=length))


def close(table: Table, now: int) -> Lines:
    """End the game, or the waiting for one, as the operator asks: nobody wins."""
    return [] if table.status == "over" else table.write(log.Closed(now))


def move(table: Table, id: str, now: int) -> Lines:
    """Note at which table the rematch is."""
    return table.write(log.Moved(now, table=id))
