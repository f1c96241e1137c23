"""Chapter one: the simple gods, in the order of the rulebook."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import AHEAD, NEAR
    from santorini.rules.native import Int, Mask, Seat, Space
    from santorini.rules.position import Position, Power
    from santorini.rules.words import *


class Apollo(Power):
    """May move onto a neighboring opponent's worker, which is forced to the space just left."""

    number = 1

    def move_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.climbable(space, 1) & (p.free() | p.opponents())

    def move_worker(self, p: Position, src: Space, dst: Space) -> None:
        if p.opponents() >> dst & 1:
            p.exchange(src, dst)
        else:
            p.carry(src, dst)


class Artemis(Power):
    """The same worker may move twice, but not back to the space where it began."""

    number = 2

    def move_targets(self, p: Position, space: Space) -> Mask:
        targets: Mask = NEAR[space] & p.climbable(space, 1) & p.free()
        return targets & ~(1 << p.origin) if p.moves else targets

    def after_move(self, p: Position) -> Int:
        return ROAM if p.moves == 1 else MUST_BUILD


class Athena(Power):
    """If one of her workers moved up on her last turn, opponents cannot move up until her next turn."""

    number = 3

    def turn_begins(self, p: Position, seat: Seat) -> None:
        p.remember(seat, 0)

    def move_effect(self, p: Position, src: Space, dst: Space, direction: Int) -> None:
        if p.climbed:
            p.remember(p.mover, 1)

    def limit_moves(self, p: Position, seat: Seat, space: Space, targets: Mask) -> Mask:
        return targets & ~p.higher(space) if p.memory_of(seat) else targets

    def power_passed(self, p: Position, seat: Seat) -> None:
        p.remember(seat, 0)


class Atlas(Power):
    """May put a dome at any level, even on the ground."""

    number = 4

    def dome_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.free() & ~p.h3


class Demeter(Power):
    """The same worker may build once more, on a different space."""

    number = 5

    def build_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.free() & ~p.built

    def after_build(self, p: Position) -> Int:
        return MAY_BUILD if p.builds == 1 else DONE


class Hephaestus(Power):
    """May put a second block, never a dome, on the block just built."""

    number = 6

    def build_targets(self, p: Position, space: Space) -> Mask:
        targets: Mask = NEAR[space] & p.free()
        return targets & p.built & ~p.h3 if p.builds else targets

    def after_build(self, p: Position) -> Int:
        return MAY_BUILD if p.builds == 1 else DONE


class Hermes(Power):
    """If his workers move neither up nor down, each may move any number of times, even none; then either one builds."""

    number = 7
    kind = LOOPS

    def limit_own_moves(self, p: Position, space: Space, targets: Mask) -> Mask:
        return targets & p.same(space) if p.moves else targets

    def movers(self, p: Position) -> Mask:
        return 0 if p.level_changed else p.own

    def builders(self, p: Position) -> Mask:
        return 1 << p.active if p.level_changed else p.own

    def offer_first(self, p: Position) -> None:
        p.generate_builds()

    def after_move(self, p: Position) -> Int:
        if not p.level_changed:  # who went first, and from where, no longer matters
            p.moves = 1
            p.active = p.origin = NOWHERE
        return ROAM


class Minotaur(Power):
    """May move onto a neighboring opponent's worker if the space straight behind it is free, at any height; that
    worker is forced there.
    """

    number = 8

    def move_targets(self, p: Position, space: Space) -> Mask:
        reach: Mask = NEAR[space] & p.climbable(space, 1)
        free: Mask = p.free()
        targets: Mask = reach & free
        rivals: Mask = reach & p.opponents()
        direction: Int
        for direction in range(8):
            if AHEAD[space * 8 + direction] != NOWHERE and rivals >> AHEAD[space * 8 + direction] & 1:
                behind: Space = AHEAD[AHEAD[space * 8 + direction] * 8 + direction]
                if behind != NOWHERE and free >> behind & 1:
                    targets |= 1 << AHEAD[space * 8 + direction]
        return targets

    def move_worker(self, p: Position, src: Space, dst: Space) -> None:
        direction: Int
        if p.opponents() >> dst & 1:
            for direction in range(8):
                if AHEAD[src * 8 + direction] == dst:
                    p.force(dst, AHEAD[dst * 8 + direction])
        p.carry(src, dst)


class Pan(Power):
    """Also wins by moving down two or more levels."""

    number = 9

    def wins(self, p: Position, src: Space, dst: Space) -> Int:
        if p.level_at(src) >= p.level_at(dst) + 2:
            return DROP
        return CLIMB if p.h3 >> dst & ~(p.h3 >> src) & 1 else 0


class Prometheus(Power):
    """A worker that does not move up may build before it moves as well as after."""

    number = 10

    def limit_own_moves(self, p: Position, space: Space, targets: Mask) -> Mask:
        return targets & ~p.higher(space) if p.builds else targets

    def offer_first(self, p: Position) -> None:
        p.generate_early_builds(p.own & ~p.asleep)

    def after_build(self, p: Position) -> Int:
        return DONE if p.moves else MUST_MOVE
