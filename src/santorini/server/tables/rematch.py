"""Another game with the same players, at a table of its own."""

from __future__ import annotations

from msgspec.structs import replace

from santorini.records import read_position
from santorini.rules.names import EDITIONS
from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.tables import options, seating
from santorini.server.tables.table import Lines, Table
from santorini.server.wire import schema


def wish(table: Table, guest: str, kind: schema.Rematch, now: int) -> log.Wished:
    """Ask for a rematch of this kind."""
    if table.status != "over" or table.next or table.begun is None:
        raise Refused("not-over")
    options.check(_options(table, table.begun, kind))
    return log.Wished(now, seat=table.seats_of(guest)[0], rematch=kind)


def agreed(table: Table) -> schema.Options | None:
    """What is played next, once everybody wants a rematch; as the first who asked would like it."""
    if table.next or table.status != "over" or table.begun is None or not table.sitters():
        return None
    guests = {table.seats[seat].guest for seat in table.wishes}
    if any(sitting.guest not in guests for _, sitting in table.sitters()):
        return None
    return _options(table, table.begun, next(iter(table.wishes.values())))


def create(table: Table, chosen: schema.Options, id: str, now: int) -> tuple[Table, Lines]:
    """The table of the rematch with everybody in their seat, and the lines of its log."""
    following = Table.create(id, chosen, table.owner)
    lines: Lines = []
    for seat, sitting in table.sitters():
        lines += seating.sit(following, seat, sitting.guest, sitting.name, sitting.key, now)
    return following, lines


def _options(table: Table, begun: log.Begun, kind: schema.Rematch) -> schema.Options:
    """The same again, with powers kept, handed on by one seat, or dealt anew; the next seat begins."""
    before = table.options
    seats: list[schema.Sitter] = ["computer" if one.player == "computer" else "open" for one in table.seats]
    first, levels = (begun.first + 1) % before.players, [one.level for one in table.seats]
    changed = replace(before, powers=[], first=first, seats=seats, levels=levels, public=before.rated)
    if before.position is not None:  # which had its own edition, and possibly a forbidden pair
        changed.edition = EDITIONS[read_position(before.position).edition]
        changed.allow_forbidden, changed.position = True, None
    if begun.fleece:
        changed.fleece = 0 if kind == "draft" else begun.fleece
    elif kind == "draft":
        changed.deal = "draft" if before.deal in ("none", "chosen") else before.deal
    elif any(begun.powers):
        powers = begun.powers if kind == "same" else begun.powers[-1:] + begun.powers[:-1]
        changed.deal, changed.powers = "chosen", powers
    return changed
