"""Chapter three: the gods of the Golden Fleece, in the order of the rulebook."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import AHEAD, NEAR, NEAR_ROUND
    from santorini.rules.native import Int, Mask, Seat, Space, lowest, popcount
    from santorini.rules.position import Position, Power
    from santorini.rules.words import *


class Aeolus(Power):
    """Nobody may move straight against the wind. He sets its direction before the game and anew at the end of each of
    his turns.
    """

    number = 31
    arranges = "wind"

    def after_build(self, p: Position) -> Int:
        return MAY_ACT if p.edition == REVISED else MUST_ACT

    def offer_last(self, p: Position) -> None:
        p.offer(AIM, 1 << CALM if p.edition == REVISED and p.wind != CALM else 0xFF)

    def perform(self, p: Position, kind: Int, dst: Space) -> None:
        p.touch()
        p.wind = dst
        p.tell_token(AIM, WIND, dst)

    def owner_out(self, p: Position) -> None:
        p.wind = p.wind_in_force = CALM


class Charybdis(Power):
    """May place one of two whirlpools at the end of her turn. While both lie on free spaces, whoever moves onto one
    moves on to the other at once. A whirlpool that is built on returns to her.
    """

    number = 32
    kind = MAKES_WHIRLPOOLS
    puts = "whirlpool"

    def after_build(self, p: Position) -> Int:
        return MAY_ACT

    def offer_last(self, p: Position) -> None:
        if popcount(p.whirlpools) < 2:
            p.offer(TOKEN, p.free() & ~p.token_spaces())

    def perform(self, p: Position, kind: Int, dst: Space) -> None:
        p.touch()
        p.whirlpools |= 1 << dst
        p.tell_token(TOKEN, WHIRLPOOL, dst)

    def owner_out(self, p: Position) -> None:
        p.whirlpools = 0


class Clio(Power):
    """The first three blocks she builds get a coin each; opponents treat a space with a coin as a dome."""

    number = 33
    puts = "coin"
    reserve = 3

    def after_build(self, p: Position) -> Int:
        if p.memory_of(p.mover) and not p.dome >> p.last_build & 1:
            p.remember(p.mover, p.memory_of(p.mover) - 1)
            p.coins |= 1 << p.last_build
            p.tell_token(TOKEN, COIN, p.last_build)
        return DONE

    def closed_to_opponents(self, p: Position) -> Mask:
        return p.coins

    def owner_out(self, p: Position) -> None:
        p.coins = 0


class Europa(Power):
    """At the end of her turn she may put Talus on a free space next to the worker that moved. Everybody treats his
    space as a dome.
    """

    number = 34
    puts = "talus"

    def after_build(self, p: Position) -> Int:
        return MAY_ACT

    def offer_last(self, p: Position) -> None:
        p.offer(TOKEN, p.around(p.own & p.moved) & p.free() & ~p.token_spaces())

    def perform(self, p: Position, kind: Int, dst: Space) -> None:
        p.touch()
        p.closed = p.closed & ~p.talus | 1 << dst
        p.talus = 1 << dst
        p.tell_token(TOKEN, TALUS, dst)

    def owner_out(self, p: Position) -> None:
        p.talus = 0


class Gaea(Power):
    """Keeps two spare workers. Whenever anyone builds a dome, she may place one of them on a free ground space next to
    it.
    """

    number = 35
    reserve = 2

    def reaction_spaces(self, p: Position, seat: Seat, space: Space) -> Mask:
        return NEAR[space] & ~p.h1 & p.open_to(seat) if p.memory_of(seat) else 0

    def perform(self, p: Position, kind: Int, dst: Space) -> None:
        p.remember(p.decider, p.memory_of(p.decider) - 1)
        p.add_worker(p.side_of(p.dealt_to(p.decider)), dst, False)


class Graeae(Power):
    """Have three workers; any one of them builds, whichever moved."""

    number = 36
    workers = 3

    def builders(self, p: Position) -> Mask:
        return p.own & ~p.moved if p.edition == REVISED else p.own


class Hades(Power):
    """Opponents cannot move down."""

    number = 37

    def limit_moves(self, p: Position, seat: Seat, space: Space, targets: Mask) -> Mask:
        return targets & ~p.lower(space)


class Harpies(Power):
    """Each time an opponent's worker moves, it is forced on in the same direction for as long as the next space is
    neither higher nor occupied.
    """

    number = 38

    def after_opponent_move(self, p: Position, seat: Seat, direction: Int) -> None:
        onto: Space = AHEAD[p.active * 8 + direction]
        while onto != NOWHERE and p.free() & ~p.higher(p.active) & 1 << onto and p.window < OVER:
            p.force(p.active, onto)
            onto = AHEAD[p.active * 8 + direction]


class Hecate(Power):
    """Places last. Her workers are hidden: she moves in secret and builds openly. An action that bumps into one of
    them does not happen, and the rest of that turn is lost.
    """

    number = 39
    kind = SECRET_WORKERS
    places = 1


class Moerae(Power):
    """Have three workers and secretly choose a square of 2 x 2 spaces. If an opponent would win by moving onto the
    square, the Moerae win instead.
    """

    number = 40
    workers = 3
    arranges = "fate"

    def claims_win(self, p: Position, dst: Space) -> bool:
        return (p.fate >> dst & 1) != 0


class Nemesis(Power):
    """At the end of her turn, if none of an opponent's workers is next to hers, she may swap: as many of her workers
    as possible trade places with theirs.

    She names the pairs one by one, then all trade at once; then traded workers that differ may be rearranged.
    """

    number = 41
    kind = FORCES_LATE

    def after_build(self, p: Position) -> Int:
        return MAY_ACT

    def after_act(self, p: Position) -> Int:
        return MAY_ACT if p.rearrange_from else MUST_ACT

    def offer_last(self, p: Position) -> None:
        if p.rearrange_from:
            self.offer_rearranging(p)
        else:
            self.offer_pairs(p)

    def perform(self, p: Position, kind: Int, dst: Space) -> None:
        p.touch()
        if p.rearrange_from:
            p.exchange(p.src, dst)
            p.rearrange_from = 1 + p.src + 1
            return
        quota: Int = self.quota_of(p, p.pair_opponent[0] if p.pairs else dst)
        p.pair_own[p.pairs] = p.src
        p.pair_opponent[p.pairs] = dst
        p.pairs += 1
        if p.pairs >= quota:
            self.trade(p)

    def offer_pairs(self, p: Position) -> None:
        """Every own worker with every opponent of one side, as long as neither is named."""
        i: Int
        named: Mask = 0
        for i in range(p.pairs):
            named |= 1 << p.pair_own[i] | 1 << p.pair_opponent[i]
        for i in range(p.sides):
            rivals: Mask = self.rivals(p, i)
            if self.quota(p, i) and (p.pairs == 0 or rivals >> p.pair_opponent[0] & 1):
                own: Mask = p.own & ~named
                while own:
                    p.offer_from(SWAP, lowest(own), rivals & ~named)
                    own &= own - 1

    def offer_rearranging(self, p: Position) -> None:
        """Traded workers that differ may still change places among themselves, in the order of their spaces."""
        i: Int
        j: Int
        for i in range(p.pairs):
            for j in range(p.pairs):
                low: Space = p.pair_own[i]
                high: Space = p.pair_own[j]
                secret: bool = p.secret_side != NOBODY and not p.occupied >> low & 1  # then a woman and a man
                if p.rearrange_from - 1 <= low < high:
                    if secret or (p.female ^ p.female >> high - low) >> low & 1:
                        p.offer_one(SWAP, low, high)

    def rivals(self, p: Position, side: Int) -> Mask:
        """The workers of a side that can be named: any unknown space, if they are secret."""
        if side == p.side:
            return 0
        return p.nameable() & ~p.opponents() if side == p.secret_side else p.opponents() & p.workers[side]

    def quota(self, p: Position, side: Int) -> Int:
        """How many of this side would trade, or 0 if they may not."""
        theirs: Int = 2 if side == p.secret_side else popcount(self.rivals(p, side))
        ours: Int = popcount(p.own)
        if side == p.side or (side != p.secret_side and p.around(p.own) & self.rivals(p, side)):
            return 0
        if p.edition == REVISED:
            return 2 if ours >= 2 and theirs >= 2 else 0
        return min(ours, theirs)

    def quota_of(self, p: Position, opponent: Space) -> Int:
        """How many would trade with the side of this opponent."""
        side: Int
        quota: Int = 0
        for side in range(p.sides):
            if side == p.secret_side or self.rivals(p, side) >> opponent & 1:
                quota = self.quota(p, side)
        return quota

    def trade(self, p: Position) -> None:
        """All named pairs trade places, if they really are as many as can and nobody stands beside the others."""
        i: Int
        kept: Int = 0
        victims: Mask = 0
        side: Int
        for i in range(p.pairs):
            if p.opponents() >> p.pair_opponent[i] & 1:
                p.pair_own[kept] = p.pair_own[i]
                p.pair_opponent[kept] = p.pair_opponent[i]
                victims |= 1 << p.pair_opponent[i]
                kept += 1
        p.pairs = 0
        for side in range(p.sides):
            if kept and victims & ~p.workers[side] == 0 and not p.around(p.own) & p.workers[side]:
                if kept == min(popcount(p.own), popcount(p.workers[side] & ~p.closed)):
                    p.pairs = kept
        for i in range(4):
            if i < p.pairs:
                p.exchange(p.pair_own[i], p.pair_opponent[i])
            else:
                p.pair_own[i] = p.pair_opponent[i] = 0
        p.rearrange_from = 1


class Siren(Power):
    """Sets her arrow before the game. Instead of her turn she may force one or more opponents' workers one space each
    along it, onto free spaces of any height.
    """

    number = 42
    kind = FORCES_LATE
    arranges = "arrow"

    def offer_first(self, p: Position) -> None:
        self.offer_last(p)

    def offer_last(self, p: Position) -> None:
        charmed: Mask = p.nameable() & ~p.affected
        while charmed:
            src: Space = lowest(charmed)
            dst: Space = AHEAD[src * 8 + p.arrow]
            charmed &= charmed - 1
            if dst != NOWHERE and p.free() >> dst & 1:
                p.offer_one(FORCE, src, dst)
        if p.window == MUST_ACT:
            p.generate_early_builds(p.own)

    def after_act(self, p: Position) -> Int:
        return MUST_ACT if p.edition == REVISED else MAY_ACT

    def owner_out(self, p: Position) -> None:
        p.arrow = CALM


class Tartarus(Power):
    """Places first; when all workers are placed, he hides the abyss on a space. If a worker enters it, that worker's
    owner loses.
    """

    number = 43
    places = -1
    arranges = "abyss"


class Terpsichore(Power):
    """All her workers must move, then all must build."""

    number = 44

    def movers(self, p: Position) -> Mask:
        return p.own & ~p.moved

    def builders(self, p: Position) -> Mask:
        return p.own & ~p.affected

    def after_move(self, p: Position) -> Int:
        return MUST_MOVE if p.own & ~p.moved else MUST_BUILD

    def after_build(self, p: Position) -> Int:
        p.mark_affected(p.active)
        return MUST_BUILD if p.own & ~p.affected else DONE


class Urania(Power):
    """For her own moves and builds, opposite edges of the board touch."""

    number = 45

    def move_targets(self, p: Position, space: Space) -> Mask:
        return NEAR_ROUND[space] & p.climbable(space, 1) & p.free()

    def build_targets(self, p: Position, space: Space) -> Mask:
        return NEAR_ROUND[space] & p.free()
