"""Players who are gone: who is connected, and how the others go on without somebody who stays away."""

from __future__ import annotations

from collections.abc import Collection

from santorini.ai.levels import level
from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.tables.table import Table

# How long a player may be gone before the others may go on without them, by the kind of clock.
ABSENCE = {"turn": 60_000, "game": 60_000, "none": 300_000}


def note_presence(table: Table, present: Collection[str], spectators: int, now: int) -> None:
    """Note which guests are connected, and how many spectators."""
    table.spectators = spectators
    for sitting in table.seats:
        if sitting.player != "person" or sitting.guest in present:
            sitting.gone = None
        elif sitting.gone is None:
            sitting.gone = now


def patience(table: Table) -> int | None:
    """How long a player may be gone; None where the clock alone decides. No clock runs in a draft."""
    clock = table.options.clock
    return ABSENCE.get(clock.kind, clock.seconds * 1000 if table.status == "drafting" else None)


def next_end(table: Table, now: int) -> int | None:
    """When the patience with somebody who is gone will next be over."""
    allowed = patience(table)
    if allowed is None:
        return None
    ends = [sitting.gone + allowed for sitting in table.seats if sitting.gone is not None]
    return min((end for end in ends if end > now), default=None)


def absent(table: Table, now: int) -> list[int]:
    """The seats whose players are gone so long that the others may go on without them."""
    if table.status not in ("drafting", "playing"):
        return []
    allowed = patience(table)
    return [
        seat
        for seat, sitting in enumerate(table.seats)
        if (table.game is None or table.game.position.plays(seat))
        and (
            sitting.player == "open"
            or (sitting.gone is not None and allowed is not None and now - sitting.gone >= allowed)
        )
    ]


def replace(table: Table, seat: int, number: int, now: int) -> log.Sat:
    """Let a computer of this level play for somebody who is absent, or at a seat that nobody has taken."""
    if table.options.rated:
        raise Refused("rated-people")
    if table.status != "gathering" or table.sitting(seat).player != "open":
        _check(table, seat, now)
    return log.Sat(now, seat=seat, computer=True, level=level(number).number)


def dismiss(table: Table, seat: int, now: int) -> log.Dismissed:
    """Let somebody who is absent lose."""
    table.playing()
    _check(table, seat, now)
    return log.Dismissed(now, seat=seat)


def _check(table: Table, seat: int, now: int) -> None:
    if seat not in absent(table, now):
        raise Refused("not-absent", seat=seat + 1)
