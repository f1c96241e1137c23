"""Chapter four: the heroes, in the order of the rulebook. Each power can be used once a game."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Buffer, Int, Mask, Seat, Space, lowest
    from santorini.rules.position import NEAR, Position, Power, emit
    from santorini.rules.words import *


class Achilles(Power):
    """Once, a worker builds before it steps as well as after."""

    number = 46
    kind = HERO
    answers = OPENS | FOLLOWS

    def opens(self, p: Position, out: Buffer, n: Int) -> Int:
        return n if p.memory_of(p.mover) else p.generate_early(out, n, p.own & ~p.asleep)

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        if p.steps:
            return DONE
        p.spend()
        return MUST_MOVE


class Adonis(Power):
    """Once, he chooses an opponent's worker that must end its next turn beside one of his, if possible."""

    number = 47
    kind = HERO | STANDING
    answers = WAKES | FOLLOWS | OFFERS | APPLIES | WANTS

    def wakes(self, p: Position, seat: Seat) -> None:
        if p.memory_of(seat) == 1:
            p.remember(seat, 2)
            p.marked = p.pledged = p.tagged = 0

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        return DUSK if kind == BUILD and not p.memory_of(p.mover) else DONE

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        chosen: Mask = p.opponents()
        own: Mask = p.own
        if p.veil != NOBODY:
            chosen = 1 << FIRST_WORKER | 1 << SECOND_WORKER
        if p.edition != REVISED:
            return emit(out, n, MARK << 10 | UNKNOWN << 5, chosen)
        while own:
            n = emit(out, n, MARK << 10 | lowest(own) << 5, chosen)
            own &= own - 1
        return n

    def applies(self, p: Position, kind: Int, dst: Space) -> None:
        p.spend()
        if p.veil == NOBODY:
            p.marked = 1 << dst
        else:
            p.marked = p.workers[p.veil] & (p.female if dst == FIRST_WORKER else ~p.female)
        p.pledged = 1 << p.src if p.edition == REVISED else 0
        p.tagged |= p.marked | p.pledged
        p.tell(MARK, 0, dst, 0)

    def wants(self, p: Position, seat: Seat) -> bool:
        if p.memory_of(seat) != 1 or p.extra or not p.marked:
            return True
        return (p.around(p.marked) & (p.pledged if p.edition == REVISED else p.workers_of(seat))) != 0


class Atalanta(Power):
    """Once, her worker may go on stepping any number of times."""

    number = 48
    kind = HERO | LOOPS
    answers = FOLLOWS

    def follows(self, p: Position, kind: Int) -> Int:
        if kind != MOVE:
            return DONE
        if p.steps > 1 and not p.feat:
            p.spend()
        return ROAM if p.feat or not p.memory_of(p.mover) else MUST_BUILD


class Bellerophon(Power):
    """Once, a step may go up two levels."""

    number = 49
    kind = HERO
    answers = MOVE_TARGETS | CARRIES

    def move_targets(self, p: Position, space: Space) -> Mask:
        return NEAR[space] & p.climbable(space, 1 if p.memory_of(p.mover) else 2) & p.free()

    def carries(self, p: Position, src: Space, dst: Space) -> None:
        if p.level_at(dst) == p.level_at(src) + 2:
            p.spend()
        p.carry(src, dst)


class Heracles(Power):
    """Once, at the end of his turn, his workers build any number of domes at any level."""

    number = 50
    kind = HERO
    answers = FOLLOWS | BUILDERS | BUILD_TARGETS | DOME_TARGETS

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        if kind == DOME:
            if not p.feat:
                p.spend()
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
    """Once, instead of a turn, he places a spare worker on the ground of the perimeter, which then builds."""

    number = 51
    kind = HERO
    answers = OPENS | FOLLOWS

    def opens(self, p: Position, out: Buffer, n: Int) -> Int:
        return n if p.memory_of(p.mover) else emit(out, n, PLACE << 10, p.free() & PERIMETER & ~p.h1)

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == PLACE:
            p.spend()
            return MUST_MOVE if p.edition == REVISED else MUST_BUILD
        return MUST_BUILD if kind == MOVE else DONE


class Medea(Power):
    """Once, at the end of her turn, one block goes from under any workers beside her unmoved worker."""

    number = 52
    kind = HERO
    answers = FOLLOWS | OFFERS | APPLIES

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        if kind == BUILD:
            return DONE if p.memory_of(p.mover) else DUSK
        return DONE if p.edition == REVISED else DUSK

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        near: Mask = p.around(p.own if p.edition == REVISED else p.own & ~p.moved)
        return emit(out, n, LOWER << 10, near & (p.own | p.nameable()) & p.h1 & ~p.touched)

    def applies(self, p: Position, kind: Int, dst: Space) -> None:
        if p.crowd >> dst & 1:
            p.remove_block(dst)
            while p.edition == REVISED and p.h1 >> dst & 1:
                p.remove_block(dst)
        p.tag_touched(dst)
        p.spend()


class Odysseus(Power):
    """Once, at the start of his turn, he forces opponents beside his workers to free corners."""

    number = 53
    kind = HERO
    answers = OPENS | FOLLOWS

    def opens(self, p: Position, out: Buffer, n: Int) -> Int:
        outwitted: Mask = p.nameable() & p.around(p.own) & ~p.touched
        corners: Mask = p.free() & CORNERS & ~p.touched
        if p.memory_of(p.mover) and not p.feat:
            return n
        while outwitted:
            n = emit(out, n, FORCE << 10 | lowest(outwitted) << 5, corners & ~(1 << lowest(outwitted)))
            outwitted &= outwitted - 1
        return n

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == FORCE:
            p.spend()
            return START
        return MUST_BUILD if kind == MOVE else DONE


class Polyphemus(Power):
    """Once, at the end of his turn, he builds one or two domes anywhere."""

    number = 54
    kind = HERO
    answers = FOLLOWS | OFFERS

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        if kind == BUILD:
            return DONE if p.memory_of(p.mover) else DUSK
        p.spend()
        return DUSK if p.builds == 2 else DONE

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        sites: Mask = p.limit_builds(NOWHERE, True, p.free())
        while sites:
            out[n] = DOME << 10 | lowest(sites) << 5 | lowest(sites)
            n += 1
            sites &= sites - 1
        return n


class Theseus(Power):
    """Once, at the end of his turn, he removes an opponent exactly two levels above one of his workers beside it."""

    number = 55
    kind = HERO
    answers = FOLLOWS | OFFERS

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        if kind == BUILD:
            return DONE if p.memory_of(p.mover) else DUSK
        p.spend()
        return DONE

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        own: Mask = p.own
        victims: Mask = 0
        while own:
            space: Space = lowest(own)
            own &= own - 1
            if not p.h1 >> space & 1:
                victims |= NEAR[space] & p.h2 & ~p.h3
            elif not p.h2 >> space & 1:
                victims |= NEAR[space] & p.h3
        return emit(out, n, KILL << 10, victims & p.nameable())
