"""What is hidden: who knows what, and what a position looks like to them."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import Board
    from santorini.rules.native import Int, Mask, Seat, Space
    from santorini.rules.words import *


class Knowledge(Board):
    """The truth, and what each seat knows of it.

    What somebody may do is asked of a position from which `conceal` has taken what they do not know; only
    `Position.take` meets the whole truth.
    """

    def open_to(self, seat: Seat) -> Mask:
        """Unoccupied spaces as far as a seat knows that may not be the mover."""
        taken: Mask = self.dome | self.talus | self.ram | self.coins | self.occupied
        if self.secret_side != NOBODY and self.side_of(seat) != self.secret_side:
            taken &= ~self.workers[self.secret_side]
        return BOARD & ~taken

    def nameable(self) -> Mask:
        """Spaces where the mover may say that an opposing worker stands: all unknown ones against secret workers."""
        if self.secret_side != NOBODY and self.secret_side != self.side and self.alive >> self.secret_side & 1:
            return BOARD & ~self.own & ~self.closed
        return self.opponents()

    def conceal_from(self, seat: Seat) -> None:
        """Become what this seat knows, NOBODY being a spectator; at the end everything is shown.

        The secrets of others go first, then all that was noted of them, and what follows from the rest is found anew.
        """
        seen: Mask
        if self.window == OVER or (self.secret_side == NOBODY and not self.abyss | self.fate):
            return
        self.touch()
        if seat != self.abyss_owner:
            self.abyss = 0
        if seat != self.fate_owner:
            self.fate = 0
        if self.secret_side == NOBODY or seat == self.secret_side:
            return
        self.workers[self.secret_side] = 0
        seen = self.workers[0] | self.workers[1] | self.workers[2]
        self.occupied &= seen
        self.female &= seen
        self.own &= seen
        self.moved &= seen
        self.began_near &= seen
        self.ended_away &= seen
        self.marked &= seen
        self.marked_partner &= seen
        self.asleep &= seen
        self.tracked = self.began_near | self.ended_away | self.marked | self.marked_partner | self.affected
        if self.mover == self.secret_side:
            self.own = self.moved = self.began_near = self.ended_away = self.asleep = 0
            self.active = self.origin = NOWHERE
            self.climbed = self.level_changed = self.wish_due = self.duty = 0
        elif self.extra_turn and START <= self.window <= REACTION:
            self.own = BOARD & ~self.workers[self.side] & ~self.closed  # a secret worker may stand on any space

    def blind(self, kind: Int, src: Space, dst: Space) -> bool:
        """Does the step name a worker where the mover sees none?"""
        seen: Mask = self.occupied & ~self.unseen()
        if kind in (MOVE, FORCE):
            return not seen >> src & 1
        return kind in (KILL, LOWER) and not seen >> dst & 1
