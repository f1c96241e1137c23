"""Sitting down, coming back from another browser, standing up."""

from __future__ import annotations

import hmac

from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.tables import takeback
from santorini.server.tables.table import Lines, Table


def sit(table: Table, seat: int, guest: str, name: str, key: str, now: int) -> Lines:
    """Sit down at an open seat; `key` is the hash of the secret by which the seat can be claimed."""
    if table.sitting(seat).player != "open" or table.status == "over":
        raise Refused("seat-taken", seat=seat + 1)
    if table.knows_other_secrets(guest, seat):
        raise Refused("seat-secret", seat=seat + 1)
    if table.options.rated and table.seats_of(guest):
        raise Refused("rated-once")
    table.check_length()
    return table.write(log.Sat(now, seat=seat, sitter=guest, name=name, key=key))


def claim(table: Table, seat: int, guest: str, name: str, key: str, now: int) -> Lines:
    """Take one's own seat over in another browser: the seat's secret proves whose it is."""
    sitting = table.sitting(seat)
    if sitting.player != "person" or not hmac.compare_digest(sitting.key, key):
        raise Refused("wrong-key")
    if sitting.guest == guest:
        return []
    if table.options.rated:
        raise Refused("rated-account")
    table.check_length()
    return table.write(log.Sat(now, seat=seat, sitter=guest, name=name, key=key))


def hand_over(table: Table, guest: str, to: str, name: str, now: int) -> Lines:
    """A guest has signed in: their seats are the account's from now on. Nobody plays against themselves, or takes a
    seat whose secrets they could know from another one: such seats stay the guest's."""
    if table.seats_of(to) or any(table.knows_other_secrets(to, seat) for seat in table.seats_of(guest)):
        return []
    lines: Lines = []
    for seat in [*table.seats_of(guest)]:
        lines += table.write(log.Sat(now, seat=seat, sitter=to, name=name, key=table.seats[seat].key))
    return lines


def leave(table: Table, seat: int, guest: str, now: int) -> Lines:
    """Stand up; the seat is open again."""
    if seat not in table.seats_of(guest):
        raise Refused("not-your-seat")
    if table.options.rated and table.status in ("drafting", "playing"):
        raise Refused("rated-stay")
    table.check_length()
    return table.write(log.Left(now, seat=seat)) + takeback.settle(table, now)
