"""Chapter two: the advanced gods, in the order of the rulebook."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import AHEAD, NEAR
    from santorini.rules.native import Int, Mask, Seat, Space, lowest, popcount
    from santorini.rules.position import Position, Power
    from santorini.rules.words import *


class Aphrodite(Power):
    """An opponent's worker that begins its turn next to one of hers and moves must end its last move next to one of
    hers.
    """

    number = 11

    def opponent_turn_begins(self, p: Position, seat: Seat) -> None:
        p.began_near = p.own & ~p.workers_of(seat) & p.around(p.workers_of(seat))
        p.tracked |= p.began_near

    def opponent_moved(self, p: Position, seat: Seat, dst: Space) -> None:
        if p.began_near >> dst & 1:
            p.touch()
            if p.around(p.workers_of(seat)) >> dst & 1:
                p.ended_away &= ~(1 << dst)
            else:
                p.ended_away |= 1 << dst

    def must_met(self, p: Position, seat: Seat) -> bool:
        return p.ended_away == 0


class Ares(Power):
    """At the end of his turn he may remove the top block (not a dome) of a free space next to his worker that did not
    move.
    """

    number = 12

    def after_build(self, p: Position) -> Int:
        return MAY_ACT

    def offer_last(self, p: Position) -> None:
        p.offer(UNBUILD, p.around(p.own & ~p.moved) & p.free() & p.h1)


class Bia(Power):
    """Places first. When her worker moves and an opponent's worker stands on the next space in the same direction, the
    opponent's worker is removed from the game.
    """

    number = 13
    places = -1

    def start_spaces(self, p: Position, placed: Mask) -> Mask:
        return BOARD if p.edition == ROXLEY else PERIMETER

    def move_effect(self, p: Position, src: Space, dst: Space, direction: Int) -> None:
        beyond: Space = AHEAD[dst * 8 + direction]
        if beyond != NOWHERE and p.opponents() >> beyond & 1:
            p.remove_worker(beyond)


class Chaos(Power):
    """Has the power of a simple god from a shuffled deck; the god changes after every turn in which anyone builds a
    dome.
    """

    number = 14
    kind = DECK
    arranges = "deck"


class Charon(Power):
    """Before it moves, his worker may force a neighboring opponent's worker to the free space directly opposite, at
    any height.
    """

    number = 15

    def offer_first(self, p: Position) -> None:
        free: Mask = p.free()
        rivals: Mask = p.opponents()
        ferrying: Mask = p.own & ~p.asleep
        direction: Int
        while ferrying:
            space: Space = lowest(ferrying)
            ferrying &= ferrying - 1
            for direction in range(8):
                src: Space = AHEAD[space * 8 + direction]
                dst: Space = AHEAD[space * 8 + (direction + 4) % 8]
                if src != NOWHERE and dst != NOWHERE and rivals >> src & 1 and free >> dst & 1:
                    p.offer_one(FORCE, src, dst)

    def after_act(self, p: Position) -> Int:
        p.active = (p.src + p.dst) // 2
        return MUST_MOVE


class Chronus(Power):
    """Also wins when at least five Complete Towers stand, whoever built them."""

    number = 16

    def wins_by_board(self, p: Position) -> bool:
        return popcount(p.dome & p.h3) >= MAX_TOWERS


class Circe(Power):
    """If no two of the opponent's workers are neighbors when her turn begins, Circe has their power, and they do not,
    until her next turn.
    """

    number = 17

    def steals_power(self, p: Position, seat: Seat) -> bool:
        return p.around(p.workers_of(seat)) & p.workers_of(seat) == 0


class Dionysus(Power):
    """Each time a worker he controls completes a tower on his turn, he may take an extra turn with an opponent's
    worker. Nobody can win during it.
    """

    number = 18

    def extra_turns(self, p: Position) -> Int:
        return p.towers_completed


class Eros(Power):
    """His workers start on opposite edges. Also wins when one of them moves next to the other and both are on level 1
    (three players: on the same level).
    """

    number = 19

    def start_spaces(self, p: Position, placed: Mask) -> Mask:
        west: Mask = 0x0108421  # file a; shifted by 4 it is file e
        south: Mask = 0x000001F  # rank 1; shifted by 20 it is rank 5
        across: Mask = 0
        if not placed:
            return PERIMETER
        if placed & west:
            across |= west << 4
        if placed & west << 4:
            across |= west
        if placed & south:
            across |= south << 20
        if placed & south << 20:
            across |= south
        return across

    def wins(self, p: Position, src: Space, dst: Space) -> Int:
        partners: Mask = p.own & NEAR[dst] & ~(1 << src) & p.same(dst)
        if p.h3 >> dst & ~(p.h3 >> src) & 1:
            return CLIMB
        return MEETING if partners and (p.seats == 3 or p.level_at(dst) == 1) else 0


class Hera(Power):
    """Opponents cannot win by moving onto a perimeter space."""

    number = 20

    def denies_win(self, p: Position, dst: Space) -> bool:
        return (PERIMETER >> dst & 1) != 0


class Hestia(Power):
    """The same worker may build once more, but not on the perimeter."""

    number = 21

    def build_targets(self, p: Position, space: Space) -> Mask:
        targets: Mask = NEAR[space] & p.free()
        return targets & ~PERIMETER if p.builds else targets

    def after_build(self, p: Position) -> Int:
        return MAY_BUILD if p.builds == 1 else DONE


class Hypnus(Power):
    """If one of an opponent's workers stands higher than all their others when their turn begins, it cannot move that
    turn.
    """

    number = 22

    def opponent_turn_begins(self, p: Position, seat: Seat) -> None:
        side: Int
        for side in range(p.sides):
            if side != p.side_of(seat) and (p.extra_turn or side == p.side):
                highest: Mask = p.workers[side]
                if highest & p.h1:
                    highest &= p.h1
                if highest & p.h2:
                    highest &= p.h2
                if highest & p.h3:
                    highest &= p.h3
                if popcount(highest) == 1:
                    p.asleep |= highest


class Limus(Power):
    """Opponents cannot build next to her workers, except a dome that completes a tower."""

    number = 23

    def limit_builds(self, p: Position, seat: Seat, dome: bool, targets: Mask) -> Mask:
        if dome and p.edition == REVISED:
            return targets
        return targets & (~p.around(p.workers_of(seat)) | p.h3)


class Medusa(Power):
    """At the end of her turn, every opponent's worker that stands next to one of hers and lower is removed from the
    game, and a block is built in its place.
    """

    number = 24

    def after_build(self, p: Position) -> Int:
        below: Mask = 0
        gazing: Mask = p.own
        victims: Mask
        while gazing:
            below |= NEAR[lowest(gazing)] & p.lower(lowest(gazing))
            gazing &= gazing - 1
        victims = p.limit_builds(NOWHERE, False, below & p.opponents())
        while victims:  # one that is gone may have protected the next
            p.src = lowest(victims)
            p.remove_worker(p.src)
            p.raise_tower(p.src)
            victims = p.limit_builds(NOWHERE, False, below & p.opponents())
        return DONE


class Morpheus(Power):
    """Banks a piece every turn. Instead of the normal build, his worker that moved may build any number of times, even
    none, each time with a banked piece.
    """

    number = 25

    def turn_begins(self, p: Position, seat: Seat) -> None:
        p.remember(seat, p.memory_of(seat) + 1)

    def build_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.free() if p.memory_of(p.mover) else 0

    def after_move(self, p: Position) -> Int:
        return MAY_BUILD

    def after_build(self, p: Position) -> Int:
        p.remember(p.mover, p.memory_of(p.mover) - 1)
        return MAY_BUILD


class Persephone(Power):
    """If possible, at least one move of an opponent's turn must go up."""

    number = 26

    def wish_met(self, p: Position, seat: Seat) -> bool:
        return p.climbed != 0


class Poseidon(Power):
    """At the end of his turn, his worker that did not move may build up to three times if it stands on the ground."""

    number = 27

    def after_build(self, p: Position) -> Int:
        return MAY_BUILD if p.builds < 4 else DONE

    def builders(self, p: Position) -> Mask:
        if p.window == MUST_BUILD or p.builds > 1:
            return 1 << p.active
        return p.own & ~p.moved & ~p.h1


class Selene(Power):
    """Instead of the normal build, her female worker may put a dome next to her, at any level, whichever worker
    moved.
    """

    number = 28
    kind = TELLS_SEXES

    def builders(self, p: Position) -> Mask:
        return 1 << p.active | p.own & p.female

    def build_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.free() if space == p.active else 0

    def dome_targets(self, p: Position, space: Space) -> Mask:
        if not p.female >> space & 1:
            return 0
        return NEAR[space] & p.free() & ~p.h3 if space == p.active else NEAR[space] & p.free()


class Triton(Power):
    """Each time his worker moves onto a perimeter space, it may move again."""

    number = 29
    kind = LOOPS

    def move_effect(self, p: Position, src: Space, dst: Space, direction: Int) -> None:
        p.move_again |= PERIMETER >> dst & 1

    def after_move(self, p: Position) -> Int:
        return ROAM if p.move_again else MUST_BUILD


class Zeus(Power):
    """May build a block under the worker that just moved, lifting it. Being lifted to level 3 does not win."""

    number = 30

    def build_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.free() | 1 << space & ~p.h3
