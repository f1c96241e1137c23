"""The questions a position puts to powers, and how their answers combine: opponents only take away."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if TYPE_CHECKING:
    from santorini.rules.power import Power

if not cython.compiled:
    from santorini.rules.knowledge import Knowledge
    from santorini.rules.native import Int, Mask, Seat, Space
    from santorini.rules.words import *

    POWERS: list[Power] = [None] * MAX_POWERS  # type: ignore[list-item]
    ANSWERS = [0] * MAX_POWERS
    KINDS = [0] * MAX_POWERS

_INSTALLED: list[Power] = []  # compiled code holds bare pointers to the powers; this keeps them alive


def install(number: int, power: Power, answers: int, kind: int) -> None:
    """Give a power its number. Positions ask it only the questions named in `answers`."""
    _INSTALLED.append(power)
    ANSWERS[number] = answers
    KINDS[number] = kind
    for taken in [number] if number else range(MAX_POWERS):  # a number that no power has is a mortal's
        if cython.compiled:
            POWERS[taken] = cython.cast(cython.p_void, power)
        else:
            POWERS[taken] = power


class Questions(Knowledge):
    """What the powers say. A power is asked only what it answers, and every opposing power is asked in turn."""

    def limit_moves(self, worker: Space, space: Space, targets: Mask) -> Mask:
        """What opposing powers leave of the targets of a move that `worker` makes from `space`."""
        seat: Seat
        for seat in range(self.seats):
            if self.asks(seat, LIMIT_MOVES) and not self.workers_of(seat) >> worker & 1:
                targets = cython.cast("Power", POWERS[self.power[seat]]).limit_moves(self, seat, space, targets)
        return targets

    def limit_builds(self, space: Space, dome: bool, targets: Mask) -> Mask:
        """What opposing powers leave of the spaces where the worker on `space` would build."""
        seat: Seat
        if self.opposing_answers & LIMIT_BUILDS:
            for seat in range(self.seats):
                if self.asks(seat, LIMIT_BUILDS) and not self.workers_of(seat) >> space & 1:
                    targets = cython.cast("Power", POWERS[self.power[seat]]).limit_builds(self, seat, dome, targets)
        return targets

    def asks(self, seat: Seat, question: Mask) -> bool:
        """Does this seat oppose the mover, with a power that answers this question?"""
        return (ANSWERS[self.power[seat]] & question) != 0 and self.opposes(seat)

    def winning(self, src: Space, dst: Space) -> Int:
        """Why this move would win, or 0. Objections are heard later."""
        if self.extra_turn:
            return 0
        if self.own_answers & WINS:
            won: Int = cython.cast("Power", POWERS[self.acting_power]).wins(self, src, dst)
            return won
        return CLIMB if self.h3 >> dst & ~(self.h3 >> src) & 1 else 0

    def denied(self, dst: Space) -> bool:
        """Does some opponent deny a win by moving here?"""
        seat: Seat
        if self.opposing_answers & DENIES_WIN:
            for seat in range(self.seats):
                if self.asks(seat, DENIES_WIN):
                    if cython.cast("Power", POWERS[self.power[seat]]).denies_win(self, dst):
                        return True
        return False

    def claimant(self, dst: Space) -> Seat:
        """The opponent who takes over a win by moving here, or NOBODY."""
        seat: Seat
        if self.opposing_answers & CLAIMS_WIN:
            for seat in range(self.seats):
                if self.asks(seat, CLAIMS_WIN):
                    if cython.cast("Power", POWERS[self.power[seat]]).claims_win(self, dst):
                        return seat
        return NOBODY

    def content(self) -> bool:
        """Does the turn so far satisfy every opposing must and wish?"""
        seat: Seat
        if self.seeking and self.hero_used:
            return False
        for seat in range(self.seats):
            if self.asks(seat, MUST_MET):
                if not cython.cast("Power", POWERS[self.power[seat]]).must_met(self, seat):
                    return False
            if self.wish_due and self.asks(seat, WISH_MET):
                if not cython.cast("Power", POWERS[self.power[seat]]).wish_met(self, seat):
                    return False
        return True

    def hopeful(self) -> bool:
        """Could the turn still become one that satisfies everybody? After the last move only by forces, if at all."""
        seat: Seat
        if self.seeking and self.hero_used:
            return False
        if self.window <= ROAM or self.content():
            return True
        if KINDS[self.acting_power] & FORCES_LATE:
            for seat in range(self.seats):
                if KINDS[self.power[seat]] & WISHES_PLACES and self.opposes(seat):
                    return True
        return False

    def triumphant(self) -> Seat:
        """The seat that wins by what stands on the board, or NOBODY. The mover is asked first."""
        seat: Seat
        i: Int
        for i in range(self.seats):
            seat = (self.mover + i) % self.seats
            if ANSWERS[self.power[seat]] & WINS_BY_BOARD and self.alive >> seat & 1:
                if cython.cast("Power", POWERS[self.power[seat]]).wins_by_board(self):
                    return seat
        return NOBODY

    def reactor(self, space: Space) -> Seat:
        """The seat that may react to a dome on this space, or NOBODY. The mover is asked first."""
        seat: Seat
        i: Int
        for i in range(self.seats):
            seat = (self.mover + i) % self.seats
            if ANSWERS[self.power[seat]] & REACTION_SPACES and self.alive >> seat & 1:
                if self.reactions(seat, space):
                    return seat
        return NOBODY

    def reactions(self, seat: Seat, space: Space) -> Mask:
        """Where this seat may place something in reaction to a dome on this space."""
        return cython.cast("Power", POWERS[self.power[seat]]).reaction_spaces(  # type: ignore[no-any-return]
            self, seat, space
        )

    def closed_by_opponents(self) -> Mask:
        """Spaces that opposing powers close to the mover."""
        spaces: Mask = 0
        seat: Seat
        for seat in range(self.seats):
            if self.asks(seat, CLOSED_TO_OPPONENTS):
                spaces |= cython.cast("Power", POWERS[self.power[seat]]).closed_to_opponents(self)
        return spaces

    def holder(self, kind: Mask) -> Seat:
        """The first seat with a power of this kind, or NOBODY."""
        seat: Seat
        for seat in range(self.seats):
            if KINDS[self.power[seat]] & kind:
                return seat
        return NOBODY

    def who_answers(self, question: int) -> int:
        """The first seat opposing the mover whose power answers this question itself, or NOBODY."""
        seat: Seat
        for seat in range(self.seats):
            if self.asks(seat, question):
                return seat
        return NOBODY
