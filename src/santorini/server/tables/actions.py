"""What guests at a table ask for over their sockets: every kind of action, and the module that decides on it."""

from __future__ import annotations

from santorini.errors import IllegalStep, SantoriniError
from santorini.server.refusals import Duplicate, Refused
from santorini.server.store import log
from santorini.server.tables import absence, drafting, rematch, steps, takeback
from santorini.server.tables.table import Lines, Table
from santorini.server.wire import schema

NEEDED = (  # to end a game, so they are accepted however long the log is
    schema.Step,
    schema.Resign,
    schema.Dismiss,
    schema.Replace,
    schema.Offer,
    schema.Pick,
    schema.First,
)


def act(table: Table, guest: str, action: schema.Action, now: int) -> Lines:
    """Do what a guest asks for, or refuse it; the new lines of the log come back."""
    if table.received(guest, action.id):
        raise Duplicate
    if not table.seats_of(guest):
        raise Refused("not-seated")
    if not isinstance(action, NEEDED):
        table.check_length()
    try:
        line = _checked(table, guest, action, now)
        line.guest, line.message = guest, action.id
        lines = table.write(line)
        return lines if table.asking is None else lines + takeback.settle(table, now)
    except IllegalStep as error:
        raise Refused(error.refusal.code, **error.refusal.args) from None
    except SantoriniError as error:
        raise Refused.because("bad-choice", error) from None


def _checked(table: Table, guest: str, action: schema.Action, now: int) -> log.AnyLine:
    """The line that an action writes. Nothing is changed yet, so an error in here is a refusal too."""
    try:
        return _line(table, guest, action, now)
    except (Refused, SantoriniError):
        raise
    except Exception as error:
        raise Refused("failed") from error


def _line(table: Table, guest: str, action: schema.Action, now: int) -> log.AnyLine:
    match action:
        case schema.Step(version=version, step=step):
            return steps.step(table, guest, version, step, now)
        case schema.Undo(version=version, whole=whole):
            return takeback.undo(table, guest, version, whole, now)
        case schema.Resign(seat=seat):
            return steps.resign(table, guest, seat, now)
        case schema.Say(phrase=phrase):
            return log.Said(now, seat=table.seats_of(guest)[0], phrase=phrase)
        case schema.Ask(quick=quick):
            return takeback.ask(table, guest, quick, now)
        case schema.Answer(yes=yes):
            return takeback.answer(table, guest, yes, now)
        case schema.Offer(powers=powers):
            return drafting.offer(table, guest, powers, now)
        case schema.Pick(power=power):
            return drafting.pick(table, guest, power, now)
        case schema.First(seat=seat):
            return drafting.first(table, guest, seat, now)
        case schema.Replace(seat=seat, level=level):
            return absence.replace(table, seat, level, now)
        case schema.Dismiss(seat=seat):
            return absence.dismiss(table, seat, now)
        case schema.Again(rematch=kind):
            return rematch.wish(table, guest, kind, now)
