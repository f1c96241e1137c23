"""What a rated game came to, read from its log."""

from __future__ import annotations

from dataclasses import dataclass

from santorini.server.store import log
from santorini.server.tables.table import Table

CATEGORIES = tuple(f"{players}-{kind}" for players in (2, 3, 4) for kind in ("base", "powers"))


@dataclass(frozen=True)
class Place:
    """Who or what took part: a player, the power they had, or their place in the order of play."""

    subject: str
    seat: int
    side: int
    won: bool


@dataclass(frozen=True)
class Outcome:
    """A rated game that is over."""

    table: str
    category: str
    ended: int
    places: tuple[Place, ...]


def outcome(table: Table) -> Outcome | None:
    """What a finished game came to; None where nobody lost it, as the operator ended it."""
    game, begun = table.game, table.begun
    if game is None or begun is None or any(isinstance(line, log.Closed) for line in table.log):
        return None
    players = table.options.players
    won = _winners(table)
    powers = [card.number for card in game.cards]
    places = []
    for seat, sitting in table.sitters():
        side = seat % 2 if players == 4 else seat
        later = (seat - begun.first) % players
        subjects = [sitting.guest, f"place {later % 2 if players == 4 else later}"]
        if any(powers):
            subjects.append(f"power {powers[seat]}")
        places += [Place(_apart(subject, seat, players), seat, side, side in won) for subject in subjects]
    category = f"{players}-{'powers' if any(powers) else 'base'}"
    return Outcome(table.id, category, table.since, tuple(places))


def _apart(subject: str, seat: int, players: int) -> str:
    """In teams, both partners have the same place in the order of play; it counts once for each."""
    return f"{subject} {seat // 2}" if players == 4 and subject.startswith("place") else subject


def _winners(table: Table) -> set[int]:
    """The sides that have won. Where a game was broken off because somebody stayed away, it is all the others."""
    game = table.game
    assert game is not None
    if game.result is not None:
        return {game.result.side}
    sides = {seat % 2 if table.options.players == 4 else seat for seat in range(table.options.players)}
    gone = [line.seat for line in table.log if isinstance(line, (log.Flagged, log.Dismissed))]
    return sides - {seat % 2 if table.options.players == 4 else seat for seat in gone[-1:]}
