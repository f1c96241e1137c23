"""Wins that are seen before any turn is made."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.ai.results import Results, tops_near
    from santorini.ai.scores import *
    from santorini.rules.native import Int, Key, Mask, Seat, Side, Space, lowest, popcount
    from santorini.rules.position import ANSWERS, KINDS
    from santorini.rules.words import *


class Wins(Results):
    """Looks whether a side can win by its next turn. `plain` games have no powers at all, so that masks tell."""

    def __init__(self) -> None:
        super().__init__()
        self.plain = False

    def may_win(self, seat: Seat) -> bool:
        """Could a turn of this seat win? A quick look at heights, which says yes too often rather than no."""
        answers: Mask = ANSWERS[self.p.power[seat]] | ANSWERS[self.p.dealt[seat]]
        tops: Mask = self.p.h3 & ~self.p.dome
        pads: Mask
        if self.p.fleece or answers & (WINS | STEALS_POWER):
            return True
        if answers & WINS_BY_BOARD and popcount(self.p.h3 & self.p.dome) >= MAX_TOWERS - 1:
            return True
        if answers & OFFER_FIRST:  # it may build before it moves
            return (self.p.workers[seat] & self.p.h1) != 0 and (self.p.h2 & ~self.p.dome) != 0
        if not tops:
            return False
        if answers & (MOVE_TARGETS | AFTER_ACT):
            return (self.p.workers[seat] & self.p.h1) != 0
        if answers & (AFTER_MOVE | MOVE_EFFECT):  # by one move to the second level, by another to the top
            pads = self.p.around(tops) & self.p.h2 & ~(self.p.h3 | self.p.dome)
            return (self.p.workers[seat] & self.p.h1 & (pads | self.p.around(pads))) != 0
        return (tops_near(self.p, seat) & tops) != 0

    def wins_now(self) -> bool:
        """Can the mover win in this turn? Asked at its start."""
        size: Int
        found: bool
        if self.plain:
            return (tops_near(self.p, self.p.side) & self.p.h3 & ~(self.p.dome | self.p.occupied)) != 0
        if self.p.extra_turn or not self.may_win(self.p.mover):
            return False
        if self.wins_by_one_move():
            return True
        if KINDS[self.p.acting_power] & LOOPS:
            return False  # it climbs by its first move or not at all
        if not self.p.own_answers & (AFTER_MOVE | OFFER_FIRST | AFTER_ACT | WINS_BY_BOARD | MOVE_EFFECT):
            return False
        size = self.walk.filled
        found = self.wins_within(8)
        self.walk.empty(size)
        return found

    def wins_by_one_move(self) -> bool:
        """Does the mover win by the first move of the turn?"""
        movers: Mask = self.p.own & ~self.p.asleep
        targets: Mask
        space: Space
        if not self.p.own_answers & WINS:
            movers &= self.p.h1 & ~self.p.h3 if self.p.own_answers & MOVE_TARGETS else self.p.h2 & ~self.p.h3
        while movers:
            space = lowest(movers)
            movers &= movers - 1
            targets = self.p.moves_from(space)
            if not self.p.own_answers & WINS:
                targets &= self.p.h3
            while targets:
                if self.wins_by(space, lowest(targets)):
                    return True
                targets &= targets - 1
        return False

    def wins_by(self, src: Space, dst: Space) -> bool:
        """Does this move win?"""
        side: Side = self.p.side
        won: bool
        if not self.p.winning(src, dst):
            return False
        self.walk.mark(self.p)
        self.p.play(MOVE << 10 | src << 5 | dst)
        won = self.p.window == OVER and self.p.winner == side
        self.walk.reset(self.p)
        self.walk.drop()
        return won

    def wins_within(self, steps: Int) -> bool:
        """Is there a winning turn of at most this many further steps?"""
        first: Int = self.walk.top
        side: Side = self.p.side
        won: bool = False
        late: bool = (self.p.own_answers & WINS_BY_BOARD) != 0
        key: Key = self.p.hash() | 1
        slot: Int = self.walk.slot_of(key)
        i: Int
        if self.walk.keys[slot] == key:
            return False
        self.walk.fill(slot, key)
        self.walk.top = self.p.generate(self.walk.buf, first)
        self.walk.mark(self.p)
        for i in range(first, self.walk.top):
            self.p.play(self.walk.buf[i])
            if self.p.window == OVER:
                won = self.p.winner == side
            elif steps > 1 and self.p.window > DAWN and (self.p.window <= ROAM or (late and self.p.window < REACTION)):
                won = self.wins_within(steps - 1)
            self.walk.reset(self.p)
            if won:
                break
        self.walk.drop()
        self.walk.top = first
        return won

    def tops_of_rival(self) -> Mask:
        """Where the other side would win, in a plain game, if this turn were passed."""
        return tops_near(self.p, 1 - self.p.side) & self.p.h3 & ~(self.p.dome | self.p.occupied)

    def threatened(self) -> bool:
        """Would the other side win at once if this turn were passed?"""
        won: bool = False
        if self.plain:
            return self.tops_of_rival() != 0
        if not self.may_win(1 - self.p.mover):
            return False
        self.walk.mark(self.p)
        self.p.pass_turn()
        if self.p.window == DAWN and not self.p.extra_turn:
            self.walk.begin(self.p)
            won = self.wins_now()
        self.walk.reset(self.p)
        self.walk.drop()
        return won
