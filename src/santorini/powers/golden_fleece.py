"""Chapter three: the gods of the Golden Fleece, in the order of the rulebook."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Buffer, Int, Mask, Seat, Space, lowest, popcount
    from santorini.rules.position import AHEAD, NEAR, NEAR_ROUND, Position, Power, emit
    from santorini.rules.words import *


class Aeolus(Power):
    """Nobody may step against the wind; he sets it anew at the end of his turn."""

    number = 31
    arranges = "wind"
    answers = FOLLOWS | OFFERS | APPLIES | LEAVES

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        if kind != BUILD:
            return DONE
        return DUSK if p.edition == REVISED else MUST_ACT

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        return emit(out, n, AIM << 10, 1 << CALM if p.edition == REVISED and p.wind != CALM else 0xFF)

    def applies(self, p: Position, kind: Int, dst: Space) -> None:
        p.touch()
        p.wind = dst
        p.tell(AIM, 0, dst, 0)

    def leaves(self, p: Position) -> None:
        p.wind = p.gust = CALM


class Charybdis(Power):
    """At the end of her turn she may place a whirlpool; while both lie free, who steps into one comes out of the
    other.
    """

    number = 32
    answers = FOLLOWS | OFFERS | APPLIES | LEAVES

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        return DUSK if kind == BUILD else DONE

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        if popcount(p.whirlpools) == 2:
            return n
        return emit(out, n, TOKEN << 10, p.free() & ~p.tokens())

    def applies(self, p: Position, kind: Int, dst: Space) -> None:
        p.touch()
        p.whirlpools |= 1 << dst
        p.tell(TOKEN, 0, dst, 0)

    def leaves(self, p: Position) -> None:
        p.whirlpools = 0


class Clio(Power):
    """The first three blocks she builds carry coins; opponents treat such a space as a dome."""

    number = 33
    reserve = 3
    answers = FOLLOWS | BARS | LEAVES

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        if p.memory_of(p.mover) and not p.dome >> p.last & 1:
            p.remember(p.mover, p.memory_of(p.mover) - 1)
            p.coins |= 1 << p.last
            p.tell(TOKEN, 0, p.last, 0)
        return DONE

    def bars(self, p: Position) -> Mask:
        return p.coins

    def leaves(self, p: Position) -> None:
        p.coins = 0


class Europa(Power):
    """At the end of her turn Talus may stand beside the worker that stepped; everybody treats it as a dome."""

    number = 34
    answers = FOLLOWS | OFFERS | APPLIES | LEAVES

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        return DUSK if kind == BUILD else DONE

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        return emit(out, n, TOKEN << 10, p.around(p.own & p.moved) & p.free() & ~p.tokens())

    def applies(self, p: Position, kind: Int, dst: Space) -> None:
        p.touch()
        p.closed = p.closed & ~p.talus | 1 << dst
        p.talus = 1 << dst
        p.tell(TOKEN, 0, dst, 0)

    def leaves(self, p: Position) -> None:
        p.talus = 0


class Gaea(Power):
    """Whenever a dome is built she may place a spare worker on the ground beside it."""

    number = 35
    reserve = 2
    answers = REACTS | APPLIES

    def reacts(self, p: Position, seat: Seat, space: Space) -> Mask:
        return NEAR[space] & ~p.h1 & p.open_to(seat) if p.memory_of(seat) else 0

    def applies(self, p: Position, kind: Int, dst: Space) -> None:
        p.remember(p.decider, p.memory_of(p.decider) - 1)
        p.add_worker(p.side_of(p.dealt_to(p.decider)), dst, False)


class Graeae(Power):
    """Has three workers, and any of them may make the build."""

    number = 36
    workers = 3
    answers = BUILDERS

    def builders(self, p: Position) -> Mask:
        return p.own & ~p.moved if p.edition == REVISED else p.own


class Hades(Power):
    """Opponents cannot move down."""

    number = 37
    answers = LIMIT_MOVES

    def limit_moves(self, p: Position, seat: Seat, space: Space, targets: Mask) -> Mask:
        return targets & ~p.lower(space)


class Harpies(Power):
    """After every step an opponent's worker is forced on in that direction until something higher or taken stops it."""

    number = 38
    answers = TRAILS

    def trails(self, p: Position, seat: Seat, direction: Int) -> None:
        onto: Space = AHEAD[p.active * 8 + direction]
        while onto != NOWHERE and p.free() & ~p.higher(p.active) & 1 << onto and p.window < OVER:
            p.force(p.active, onto)
            onto = AHEAD[p.active * 8 + direction]


class Hecate(Power):
    """Her workers are placed last and in secret; what runs into one unseen does not happen and ends that turn."""

    number = 39
    kind = VEILS
    places = 1


class Moerae(Power):
    """Has three workers and a secret 2 x 2 square: an opponent's winning step onto it is her win."""

    number = 40
    workers = 3
    arranges = "fate"
    answers = CLAIMS_WIN

    def claims_win(self, p: Position, dst: Space) -> bool:
        return (p.fate >> dst & 1) != 0


class Nemesis(Power):
    """At the end of her turn, if an opponent stands nowhere beside her, as many workers as possible trade places."""

    number = 41
    kind = STIRS
    answers = FOLLOWS | OFFERS | APPLIES

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_BUILD
        return MUST_ACT if kind == SWAP and not p.settled else DUSK

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        i: Int
        named: Mask = 0
        if p.settled:
            return self.rearrange(p, out, n)
        for i in range(p.pairs):
            named |= 1 << p.pair_src[i] | 1 << p.pair_dst[i]
        for i in range(p.sides):
            rivals: Mask = self.rivals(p, i)
            if self.quota(p, i) and (p.pairs == 0 or rivals >> p.pair_dst[0] & 1):
                own: Mask = p.own & ~named
                while own:
                    n = emit(out, n, SWAP << 10 | lowest(own) << 5, rivals & ~named)
                    own &= own - 1
        return n

    def rivals(self, p: Position, side: Int) -> Mask:
        """The workers of a side that can be named: any unknown space, if they are secret."""
        if side == p.side:
            return 0
        return p.nameable() & ~p.opponents() if side == p.veil else p.opponents() & p.workers[side]

    def quota(self, p: Position, side: Int) -> Int:
        """How many of this side would trade, or 0 if they may not."""
        theirs: Int = 2 if side == p.veil else popcount(self.rivals(p, side))
        ours: Int = popcount(p.own)
        if side == p.side or (side != p.veil and p.around(p.own) & self.rivals(p, side)):
            return 0
        if p.edition == REVISED:
            return 2 if ours >= 2 and theirs >= 2 else 0
        return min(ours, theirs)

    def rearrange(self, p: Position, out: Buffer, n: Int) -> Int:
        """Traded workers that differ may still change places among themselves."""
        i: Int
        j: Int
        for i in range(p.pairs):
            for j in range(p.pairs):
                low: Space = p.pair_src[i]
                high: Space = p.pair_src[j]
                secret: bool = not p.crowd >> low & 1  # then they are her opponent's two: a woman and a man
                if low < high and low + 1 >= p.settled and (secret or (p.female ^ p.female >> high - low) >> low & 1):
                    out[n] = SWAP << 10 | low << 5 | high
                    n += 1
        return n

    def applies(self, p: Position, kind: Int, dst: Space) -> None:
        i: Int
        quota: Int = 0
        if p.settled:
            p.touch()
            p.exchange(p.src, p.dst)
            p.settled = p.src + 2
            return
        for i in range(p.sides):
            if i == p.veil or self.rivals(p, i) >> (p.pair_dst[0] if p.pairs else p.dst) & 1:
                quota = self.quota(p, i)
        p.name_pair()
        if p.pairs >= quota:
            p.trade()


class Siren(Power):
    """Instead of a turn she may force opponents' workers one space each in the direction of her arrow."""

    number = 42
    kind = STIRS
    arranges = "arrow"
    answers = OPENS | OFFERS | FOLLOWS | LEAVES

    def opens(self, p: Position, out: Buffer, n: Int) -> Int:
        return self.offers(p, out, n)

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        charmed: Mask = p.nameable() & ~p.touched
        while charmed:
            src: Space = lowest(charmed)
            dst: Space = AHEAD[src * 8 + p.arrow]
            charmed &= charmed - 1
            if dst != NOWHERE and p.free() >> dst & 1:
                out[n] = FORCE << 10 | src << 5 | dst
                n += 1
        return p.generate_early(out, n, p.own) if p.window == MUST_ACT else n

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == FORCE:
            return MUST_ACT if p.edition == REVISED else DUSK
        return MUST_BUILD if kind == MOVE else DONE

    def leaves(self, p: Position) -> None:
        p.arrow = CALM


class Tartarus(Power):
    """Places first, then hides the abyss: whoever's worker enters it loses."""

    number = 43
    places = -1
    arranges = "abyss"


class Terpsichore(Power):
    """All her workers must step, then all must build."""

    number = 44
    answers = MOVERS | BUILDERS | FOLLOWS

    def movers(self, p: Position) -> Mask:
        return p.own & ~p.moved

    def builders(self, p: Position) -> Mask:
        return p.own & ~p.touched

    def follows(self, p: Position, kind: Int) -> Int:
        if kind == MOVE:
            return MUST_MOVE if p.own & ~p.moved else MUST_BUILD
        p.tag_touched(p.active)
        return MUST_BUILD if p.own & ~p.touched else DONE


class Urania(Power):
    """For her own steps and builds opposite edges of the board touch."""

    number = 45
    answers = MOVE_TARGETS | BUILD_TARGETS

    def move_targets(self, p: Position, space: Space) -> Mask:
        return NEAR_ROUND[space] & p.climbable(space, 1) & p.free()

    def build_targets(self, p: Position, space: Space) -> Mask:
        return NEAR_ROUND[space] & p.free()
