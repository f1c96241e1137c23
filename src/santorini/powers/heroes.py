"""Chapter four: the heroes, in the order of the rulebook. Each power can be used once a game."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import NEAR
    from santorini.rules.native import Int, Mask, Seat, Space, lowest
    from santorini.rules.position import Position, Power
    from santorini.rules.words import *


class Achilles(Power):
    """Once per game, his worker builds before it moves as well as after."""

    number = 46
    kind = HERO

    def offer_first(self, p: Position) -> None:
        if not p.memory_of(p.mover):
            p.generate_early_builds(p.own & ~p.asleep)

    def after_build(self, p: Position) -> Int:
        if p.moves:
            return DONE
        p.use_hero()
        return MUST_MOVE


class Adonis(Power):
    """Once per game, at the end of his turn, he picks an opponent's worker; if possible, it must end its next turn
    next to one of his workers.

    His memory: 0 before, 1 while the chosen worker owes him its next turn, 2 afterwards.
    """

    number = 47
    kind = HERO | WISHES_PLACES

    def turn_begins(self, p: Position, seat: Seat) -> None:
        if p.memory_of(seat) == 1:
            p.remember(seat, 2)
            p.marked = p.marked_partner = p.tracked = 0  # a turn begins: nothing else is being tracked yet

    def after_build(self, p: Position) -> Int:
        return DONE if p.memory_of(p.mover) else MAY_ACT

    def offer_last(self, p: Position) -> None:
        chosen: Mask = p.opponents()
        own: Mask = p.own
        if p.secret_side != NOBODY:
            chosen = 1 << FIRST_WORKER | 1 << SECOND_WORKER
        if p.edition != REVISED:
            p.offer_from(MARK, UNKNOWN, chosen)
            return
        while own:
            p.offer_from(MARK, lowest(own), chosen)
            own &= own - 1

    def perform(self, p: Position, kind: Int, dst: Space) -> None:
        p.use_hero()
        if p.secret_side == NOBODY:
            p.marked = 1 << dst
        else:
            p.marked = p.workers[p.secret_side] & (p.female if dst == FIRST_WORKER else ~p.female)
        p.marked_partner = 1 << p.src if p.edition == REVISED else 0
        p.tracked |= p.marked | p.marked_partner
        p.tell(MARK, 0, dst, 0)

    def wish_met(self, p: Position, seat: Seat) -> bool:
        if p.memory_of(seat) != 1 or p.extra_turn or not p.marked:
            return True
        return (p.around(p.marked) & (p.marked_partner if p.edition == REVISED else p.workers_of(seat))) != 0


class Atalanta(Power):
    """Once per game, her worker may keep moving any number of times."""

    number = 48
    kind = HERO | LOOPS

    def after_move(self, p: Position) -> Int:
        if p.moves > 1 and not p.hero_used:
            p.use_hero()
        return ROAM if p.hero_used or not p.memory_of(p.mover) else MUST_BUILD


class Bellerophon(Power):
    """Once per game, his worker may move up two levels at once."""

    number = 49
    kind = HERO

    def move_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.climbable(space, 1 if p.memory_of(p.mover) else 2) & p.free()

    def move_worker(self, p: Position, src: Space, dst: Space) -> None:
        if p.level_at(dst) == p.level_at(src) + 2:
            p.use_hero()
        p.carry(src, dst)


class Heracles(Power):
    """Once per game, at the end of his turn, each of his workers may build any number of domes next to it, at any
    level.
    """

    number = 50
    kind = HERO

    def after_build(self, p: Position) -> Int:
        if p.kind == DOME:
            if not p.hero_used:
                p.use_hero()
            return MAY_BUILD
        return DONE if p.memory_of(p.mover) or p.edition == REVISED else MAY_BUILD

    def builders(self, p: Position) -> Mask:
        return p.own

    def build_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.free() if space == p.active and p.window == MUST_BUILD else 0

    def dome_targets(self, p: Position, space: Space) -> Mask:
        if p.window == MUST_BUILD and (p.edition != REVISED or p.memory_of(p.mover)):
            return 0
        return NEAR[space] & p.free()


class Jason(Power):
    """Keeps a spare worker. Once per game, instead of his turn, he places it on a free ground space on the perimeter;
    it then builds.
    """

    number = 51
    kind = HERO

    def offer_first(self, p: Position) -> None:
        if not p.memory_of(p.mover):
            p.offer(PLACE, p.free() & PERIMETER & ~p.h1)

    def after_act(self, p: Position) -> Int:
        p.use_hero()
        return MUST_MOVE if p.edition == REVISED else MUST_BUILD


class Medea(Power):
    """Once per game, at the end of her turn, she removes one block from under each of any number of workers next to
    her worker that did not move.
    """

    number = 52
    kind = HERO

    def after_build(self, p: Position) -> Int:
        return DONE if p.memory_of(p.mover) else MAY_ACT

    def after_act(self, p: Position) -> Int:
        return DONE if p.edition == REVISED else MAY_ACT

    def offer_last(self, p: Position) -> None:
        near: Mask = p.around(p.own if p.edition == REVISED else p.own & ~p.moved)
        p.offer(LOWER, near & (p.own | p.nameable()) & p.h1 & ~p.affected)

    def perform(self, p: Position, kind: Int, dst: Space) -> None:
        if p.occupied >> dst & 1:
            p.remove_block(dst)
            while p.edition == REVISED and p.h1 >> dst & 1:
                p.remove_block(dst)
        p.mark_affected(dst)
        p.use_hero()


class Odysseus(Power):
    """Once per game, at the start of his turn, he forces any number of opponents' workers next to his own to free
    corners.
    """

    number = 53
    kind = HERO

    def offer_first(self, p: Position) -> None:
        outwitted: Mask = p.nameable() & p.around(p.own) & ~p.affected
        corners: Mask = p.free() & CORNERS & ~p.affected
        if p.memory_of(p.mover) and not p.hero_used:
            return
        while outwitted:
            p.offer_from(FORCE, lowest(outwitted), corners & ~(1 << lowest(outwitted)))
            outwitted &= outwitted - 1

    def after_act(self, p: Position) -> Int:
        p.use_hero()
        return START


class Polyphemus(Power):
    """Once per game, at the end of his turn, he builds one or two domes on free spaces anywhere on the board, at any
    level.
    """

    number = 54
    kind = HERO

    def after_build(self, p: Position) -> Int:
        if p.kind == BUILD:
            return DONE if p.memory_of(p.mover) else MAY_ACT
        p.use_hero()
        return MAY_ACT if p.builds == 2 else DONE

    def offer_last(self, p: Position) -> None:
        sites: Mask = p.limit_builds(NOWHERE, True, p.free())
        while sites:
            p.offer_one(DOME, lowest(sites), lowest(sites))
            sites &= sites - 1


class Theseus(Power):
    """Once per game, at the end of his turn, he removes from the game one opponent's worker that is next to one of his
    and exactly two levels higher.
    """

    number = 55
    kind = HERO

    def after_build(self, p: Position) -> Int:
        return DONE if p.memory_of(p.mover) else MAY_ACT

    def after_act(self, p: Position) -> Int:
        p.use_hero()
        return DONE

    def offer_last(self, p: Position) -> None:
        own: Mask = p.own
        victims: Mask = 0
        while own:
            space: Space = lowest(own)
            own &= own - 1
            if not p.h1 >> space & 1:
                victims |= NEAR[space] & p.h2 & ~p.h3
            elif not p.h2 >> space & 1:
                victims |= NEAR[space] & p.h3
        p.offer(KILL, victims & p.nameable())
