"""What a power can change: the questions that the rulebook asks, with the answers of a mortal."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if TYPE_CHECKING:
    from santorini.rules.position import Position

if not cython.compiled:
    from santorini.rules.board import NEAR
    from santorini.rules.native import Int, Mask, Seat, Space
    from santorini.rules.words import *


class Power:
    """A mortal. Each method answers one question the rulebook asks; a power overrides the fewest it can.

    A position asks a power only what it overrides.
    """

    number = 0
    kind = 0
    workers = 2  # how many the owner's side places
    places = 0  # before the others (-1) or after them (1)
    puts = ""  # the token that the owner puts on the board
    arranges = ""  # what else the owner sets up: wind, arrow, deck, fate or abyss
    reserve = 0  # what the owner's memory holds when the game begins

    def start_spaces(self, p: Position, placed: Mask) -> Mask:
        """Where may the owner's next worker be placed, when these are? (Of the free spaces.)"""
        return BOARD

    # -- asked of the mover's own power: what may be done

    def move_targets(self, p: Position, space: Space) -> Mask:
        """Where may the worker on `space` move? (Opponents have not objected yet.)"""
        return NEAR[space] & p.climbable(space, 1) & p.free()

    def limit_own_moves(self, p: Position, space: Space, targets: Mask) -> Mask:
        """Which targets of a move from `space` do I leave open to my own worker, now that the turn is under way?"""
        return targets

    def build_targets(self, p: Position, space: Space) -> Mask:
        """Where may it build the ordinary piece?"""
        return NEAR[space] & p.free()

    def dome_targets(self, p: Position, space: Space) -> Mask:
        """Where may it put a dome that the level does not ask for?"""
        return 0

    def movers(self, p: Position) -> Mask:
        """Which workers may move now that the turn has begun?"""
        return 1 << p.active

    def builders(self, p: Position) -> Mask:
        """Which workers may build now?"""
        return 1 << p.active

    def offer_first(self, p: Position) -> None:
        """Offer what else a turn may begin with."""

    def offer_last(self, p: Position) -> None:
        """Offer what may be done after the ordinary part of the turn."""

    # -- asked of the mover's own power: what happens

    def turn_begins(self, p: Position, seat: Seat) -> None:
        """The owner's turn begins: what happens by itself?"""

    def move_worker(self, p: Position, src: Space, dst: Space) -> None:
        """Put the moving worker onto its target, with what has to give way."""
        p.carry(src, dst)

    def move_effect(self, p: Position, src: Space, dst: Space, direction: Int) -> None:
        """What does a move cause that did not win?"""

    def perform(self, p: Position, kind: Int, dst: Space) -> None:
        """What does a step of the power's own do?"""

    def wins(self, p: Position, src: Space, dst: Space) -> Int:
        """Why does this move win, if it does? Asked before the worker is put there."""
        return CLIMB if p.h3 >> dst & ~(p.h3 >> src) & 1 else 0

    # -- asked of the mover's own power: what comes next

    def after_move(self, p: Position) -> Int:
        """Which window opens after a move?"""
        return MUST_BUILD

    def after_build(self, p: Position) -> Int:
        """Which window opens after a build? (`p.kind` tells whether it was a dome by special permission.)"""
        return DONE

    def after_act(self, p: Position) -> Int:
        """Which window opens after another step, of the kind `p.kind`?"""
        return DONE

    def extra_turns(self, p: Position) -> Int:
        """How many additional turns has this turn earned?"""
        return 0

    # -- asked of opposing powers: take away, never add

    def limit_moves(self, p: Position, seat: Seat, space: Space, targets: Mask) -> Mask:
        """Which targets of a move from `space` do I leave open?"""
        return targets

    def limit_builds(self, p: Position, seat: Seat, dome: bool, targets: Mask) -> Mask:
        """Which targets of a build (a dome by special permission, or the ordinary piece) do I leave open?"""
        return targets

    def closed_to_opponents(self, p: Position) -> Mask:
        """Which spaces are as good as domed for opponents?"""
        return 0

    def denies_win(self, p: Position, dst: Space) -> bool:
        """Does a winning move onto this space not count?"""
        return False

    def claims_win(self, p: Position, dst: Space) -> bool:
        """Is a winning move onto this space my win?"""
        return False

    def opponent_turn_begins(self, p: Position, seat: Seat) -> None:
        """An opponent's turn begins: what do I note?"""

    def opponent_moved(self, p: Position, seat: Seat, dst: Space) -> None:
        """An opponent has moved here: what do I note?"""

    def after_opponent_move(self, p: Position, seat: Seat, direction: Int) -> None:
        """An opponent has moved in this direction: what do I do to that worker?"""

    def must_met(self, p: Position, seat: Seat) -> bool:
        """Does this finished turn satisfy me? If none can, the mover loses."""
        return True

    def wish_met(self, p: Position, seat: Seat) -> bool:
        """Does this finished turn satisfy me? If some turn can, the mover owes me one that does."""
        return True

    # -- asked of everybody

    def wins_by_board(self, p: Position) -> bool:
        """Do I win by what stands on the board?"""
        return False

    def reaction_spaces(self, p: Position, seat: Seat, space: Space) -> Mask:
        """A dome was built here: where may I place something in answer?"""
        return 0

    def steals_power(self, p: Position, seat: Seat) -> bool:
        """My turn begins: do I take the power of this seat?"""
        return False

    def power_passed(self, p: Position, seat: Seat) -> None:
        """The power has come to this seat: what is forgotten?"""

    def owner_out(self, p: Position) -> None:
        """The owner is out of the game: what goes with them?"""
