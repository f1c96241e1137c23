"""Wins that are seen before any turn is made."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.ai.results import Results
    from santorini.rules.native import Int, Key, Mask, Seat, Side, Space, lowest
    from santorini.rules.position import ANSWERS
    from santorini.rules.words import *


class Wins(Results):
    """Looks whether a side can win by its next turn."""

    def wins_now(self) -> bool:
        """Can the mover win in this turn? Asked at its start."""
        movers: Mask
        targets: Mask
        space: Space
        size: Int
        found: bool
        if self.p.extra_turn or not self.climbs_soon(self.p.mover):
            return False
        if self.p.own_answers & (AFTER_MOVE | OFFER_FIRST | WINS_BY_BOARD | MOVE_EFFECT):
            size = self.walk.filled
            found = self.wins_within(8)
            self.walk.empty(size)
            return found
        movers = self.p.own & ~self.p.asleep
        if not self.p.own_answers & WINS:
            movers &= self.p.h2 & ~self.p.h3
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
        self.walk.fill(slot, key, 0)
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

    def climbs_soon(self, seat: Seat) -> bool:
        """Could a turn of this seat win at all? A quick look at heights, which may say yes too often."""
        answers: Mask = ANSWERS[self.p.power[seat]] | ANSWERS[self.p.dealt[seat]]
        workers: Mask = self.p.workers[seat]
        if answers & (WINS | WINS_BY_BOARD | STEALS_POWER) or self.p.fleece:
            return True
        if answers & (AFTER_MOVE | OFFER_FIRST | MOVE_EFFECT | MOVE_TARGETS | AFTER_ACT):
            return (workers & self.p.h1) != 0 and (self.p.h2 & ~self.p.dome) != 0
        return (workers & self.p.h2) != 0 and (self.p.h3 & ~self.p.dome) != 0

    def threatened(self) -> bool:
        """Would the other side win at once if this turn were passed?"""
        won: bool = False
        if not self.climbs_soon(1 - self.p.mover):
            return False
        self.walk.mark(self.p)
        self.p.pass_turn()
        if self.p.window == DAWN and not self.p.extra_turn:
            self.walk.begin(self.p)
            won = self.wins_now()
        self.walk.reset(self.p)
        self.walk.drop()
        return won
