"""Taking steps back: those of one's own turn at once; a whole turn if all agree, or if it has only just ended."""

from __future__ import annotations

from santorini.draft import secret
from santorini.game import Game
from santorini.rules.words import NOBODY
from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.tables.steps import decider
from santorini.server.tables.table import Lines, Table

QUICK = 8_000  # milliseconds for which a finished turn can be taken back without asking, if nobody has answered it
LATENCY = 1_500  # what the wish to do so may take to arrive


def undoable(table: Table, seat: int | None) -> int:
    """How many of its last steps a seat may take back without asking: those of its turn, as long as nobody else could
    have learned or done something, and it has learned no secret by them."""
    game = table.game
    if game is None or seat is None or seat != table.decider or (table.hidden and _secret_from(game, seat)):
        return 0
    count = 0
    for played in reversed(game.history):
        if played.seat != seat or played.turn != game.turn:
            break
        count += 1
    return count


def _secret_from(game: Game, seat: int) -> bool:
    """Is there a secret that this seat does not know?"""
    return any(secret(card) for other, card in enumerate(game.cards) if other != seat)


def undo(table: Table, guest: str, version: int, whole: bool, now: int) -> log.Undone:
    """Take back the last step, or all steps of the turn."""
    seat = decider(table, guest, version, now)
    most = undoable(table, seat)
    if not most:
        raise Refused("no-undo")
    return log.Undone(now, seat=seat, count=most if whole else 1)


def ask(table: Table, guest: str, quick: bool, now: int) -> log.Asked:
    """Ask the others to let the last turn of a seat of this guest be taken back. Nobody has to agree while that is
    `quick`."""
    game = table.playing()
    if table.hidden:
        raise Refused("secret-on-table")
    if table.asking is not None:
        raise Refused("asked-already")
    seats = table.seats_of(guest)
    last = next((played.seat for played in reversed(game.history) if played.seat in seats and played.turn), None)
    if last is None:
        raise Refused("no-undo")
    if any(played.seat == NOBODY for played in game.history[-_turn_back(game, last) :]):
        raise Refused("chance-drawn")
    return log.Asked(now, seat=last, quick=quick and _fresh(table, last, now))


def _fresh(table: Table, seat: int, now: int) -> bool:
    """Has this seat's turn only just ended, for the first time, and has nobody done anything since?"""
    ended, played = table.log[table.changed - 1], table.played[table.changed - 1]
    if not isinstance(ended, log.Stepped) or played is None or played.seat != seat or table.decider == seat:
        return False
    for line, earlier in zip(reversed(table.log), reversed(table.played), strict=True):
        if earlier is not None and earlier.seat != seat:
            break
        if isinstance(line, log.Asked) and line.seat == seat:
            return False
    return now <= ended.at + QUICK + LATENCY


def answer(table: Table, guest: str, yes: bool, now: int) -> log.Answered:
    """Agree to a take-back, or not."""
    if table.asking is None or table.asking in table.seats_of(guest):
        raise Refused("nothing-asked")
    return log.Answered(now, seat=table.seats_of(guest)[0], yes=yes)


def settle(table: Table, now: int) -> Lines:
    """Take the turn back that was asked for, once nobody is left to answer."""
    if table.asking is None or table.game is None:
        return []
    asked, asker = table.log[-1], table.seats[table.asking].guest
    quick = isinstance(asked, log.Asked) and asked.quick
    if not quick and any(sitting.guest not in {asker, *table.answers} for _, sitting in table.sitters()):
        return []
    return table.write(log.Undone(now, seat=table.asking, count=_turn_back(table.game, table.asking)))


def _turn_back(game: Game, seat: int) -> int:
    """How many steps ago the last turn of a seat began."""
    history = game.history
    last = next(i for i in range(len(history) - 1, -1, -1) if history[i].seat == seat)
    first = next(i for i in range(last, -1, -1) if i == 0 or history[i - 1].turn != history[last].turn)
    return len(history) - first
