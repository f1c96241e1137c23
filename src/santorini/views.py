"""What a seat may know of a game. Everything that is shown to a player passes through here, so that no secret does."""

from __future__ import annotations

from dataclasses import dataclass

from santorini.events import Event, read_events
from santorini.game import Game, Played, Result
from santorini.notation import Step, write_step
from santorini.powers import POWERS
from santorini.rules.position import Position
from santorini.rules.words import (
    BUILD,
    DOME,
    MOVE,
    NO_DETAIL,
    NOBODY,
    PLACE,
    SEAT_BITS,
    SECRET,
    SECRET_WORKERS,
    UNKNOWN,
    VEILED,
)


@dataclass(frozen=True)
class View:
    """A game as one seat sees it; `seat` None is a spectator, who is told no secret.

    `decider` is the seat that takes the next step: None if `chance` does, or if the game is over. `legal` are the steps
    to choose from if that is this seat; `steps` are those taken so far, None where it only saw that something was done.

    >>> game = Game("Hecate", "Mortal")
    >>> for text in ("@b4", "@d2", "@b2", "@d4"):
    ...     events = game.take(text)
    >>> seen = view(game, 1)
    >>> seen.steps, seen.decider, seen.legal
    ((Step('@b4'), Step('@d2'), None, None), 0, ())
    """

    seat: int | None
    position: Position
    decider: int | None
    legal: tuple[Step, ...]
    steps: tuple[Step | None, ...]
    result: Result | None

    @property
    def chance(self) -> bool:
        """Does chance take the next step?"""
        return self.decider is None and self.result is None


def view(game: Game, seat: int | None) -> View:
    """What this seat may know of the game now.

    >>> game = Game("Pan", "Atlas")
    >>> view(game, 0).legal == tuple(game.legal_steps()), view(game, 1).legal
    (True, ())
    """
    legal = tuple(game.legal_steps()) if seat is not None and seat == game.decider else ()
    steps = tuple(seen_step(game, played, seat) for played in game.history)
    return View(seat, seen_position(game.position, seat), game.decider, legal, steps, game.result)


def veiled(game: Game) -> int:
    """The seat whose workers are secret, even after it has left the game; NOBODY once nothing is secret."""
    if game.over:
        return NOBODY
    return next((seat for seat, card in enumerate(game.cards) if POWERS[card.number].kind & SECRET_WORKERS), NOBODY)


def seen_position(p: Position, seat: int | None) -> Position:
    """The position without what this seat may not know. At the end everything is shown."""
    seen = p.copy()
    seen.conceal(NOBODY if seat is None else seat)
    return seen


def seen_step(game: Game, played: Played, seat: int | None) -> Step | None:
    """A step as this seat saw it; None if it only saw that something was done."""
    kind = played.step >> 10
    if game.over or seat == played.seat:
        return played.step
    if kind == SECRET:
        return None
    if played.seat == veiled(game):
        if kind in (BUILD, DOME):
            return Step(kind << 10 | UNKNOWN << 5 | played.step & 31)
        if kind in (MOVE, PLACE):
            return None
    return played.step


def seen_events(game: Game, played: Played, seat: int | None) -> list[Event]:
    """The events this seat is told: of a secret place if it chose it, of secret workers if they are its own."""
    return list(read_events(seen_numbers(game, played, seat)))


def seen_numbers(game: Game, played: Played, seat: int | None) -> tuple[int, ...]:
    """The same as numbers."""
    if game.over:
        return played.numbers
    hidden = veiled(game) not in (NOBODY, seat)
    seen = []
    for number in played.numbers:
        kind = number >> 10 & 63
        if kind == SECRET:
            if seat == played.seat:
                seen.append(number)
        elif not (number & VEILED and hidden):
            seen.append(number)
        elif kind in (BUILD, DOME):
            seen.append(kind << 10 | UNKNOWN << 5 | number & 31 | number & SEAT_BITS | NO_DETAIL)
    return tuple(seen)


def seen_text(game: Game, played: Played, seat: int | None) -> str:
    """The text of a step as this seat saw it; `??` where it saw only that something was done."""
    step = seen_step(game, played, seat)
    if step is None:
        return "??"
    return played.text if step == played.step else write_step(step)
