"""The walk through turns: which steps lead to a complete one, where turns end, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.board import NEAR
    from santorini.rules.native import Int, Key, Mask, Step, lowest, popcount
    from santorini.rules.position import KINDS, Position
    from santorini.rules.words import *

YES = -1  # what is noted of a place in a turn: some complete turn goes on from here,
NO = -2  # none does, or, from 0 on, that it is the how manieth place of a search under way


class Walk:
    """Walks through turns: which steps lead to a complete one, and how many turns there are."""

    def __init__(self) -> None:
        self.depth = self.top = self.filled = self.low = 0
        if not cython.compiled:
            self.saved: list[bytes] = [b""] * 4096
            self.buf = [0] * 131072
            self.keys = [0] * 65536
            self.verdicts = [0] * 65536
            self.slots = [0] * 32768
            self.leaf = [0] * 4

    # ---------------------------------------------------------------- snapshots and places seen

    def mark(self, p: Position) -> None:
        """Remember this position; `reset` returns to it as often as needed."""
        if cython.compiled:
            memcpy(cython.address(self.saved[self.depth]), cython.address(p.h1), SIZE)  # type: ignore[name-defined]
        else:
            self.saved[self.depth] = p.freeze()
        self.depth += 1

    def reset(self, p: Position) -> None:
        """Back to the last marked position. The rarely changed half is copied only if it changed."""
        if cython.compiled:
            source = cython.cast("char*", cython.address(self.saved[self.depth - 1]))
            if p.version != cython.cast("unsigned int*", source + VERSION_AT)[0]:  # type: ignore[name-defined]
                memcpy(cython.address(p.began_near), source + HOT_SIZE, SIZE - HOT_SIZE)  # type: ignore[name-defined]
            memcpy(cython.address(p.h1), source, HOT_SIZE)  # type: ignore[name-defined]
        else:
            p.thaw(self.saved[self.depth - 1])

    def drop(self) -> None:
        """Forget the last marked position."""
        self.depth -= 1

    def slot_of(self, key: Key) -> Int:
        """Where a place in a turn is, or would be, noted."""
        slot: Int = key & 65535
        while self.keys[slot] != 0 and self.keys[slot] != key:
            slot = slot + 1 & 65535
        return slot

    def fill(self, slot: Int, key: Key) -> None:
        """Note a place in a turn, about which nothing is known yet."""
        if self.filled < 32767:
            self.keys[slot] = key
            self.verdicts[slot] = self.filled
            self.slots[self.filled] = slot
            self.filled += 1

    def settle(self, first: Int, verdict: Int) -> None:
        """Note a verdict about all places since this one that have none."""
        i: Int
        for i in range(first, self.filled):
            if self.verdicts[self.slots[i]] >= 0:
                self.verdicts[self.slots[i]] = verdict

    def empty(self, size: Int) -> None:
        """Forget the places noted since there were `size` of them; the last one first keeps the rest findable."""
        while self.filled > size:
            self.filled -= 1
            self.keys[self.slots[self.filled]] = 0

    # ---------------------------------------------------------------- which turns are complete

    def completes(self, p: Position) -> bool:
        """Does some legal complete turn go on from here?

        Turns may come back to a place (Hermes walks in circles), so a place is given up only when every place that can
        be reached from it has been: `low` is the earliest place under way that was met (Tarjan's algorithm).
        """
        first: Int = self.top
        found: bool = False
        slot: Int
        own: Int
        low: Int
        key: Key
        i: Int
        if p.window >= OVER:
            return p.window == OVER
        if p.window == DAWN or p.window == CHANCE:
            return True
        if self.depth >= 4095 or (p.duty and not p.hopeful()):
            return False
        key = p.hash() | 1
        slot = self.slot_of(key)
        if self.keys[slot] == key:
            if 0 <= self.verdicts[slot] < self.low:
                self.low = self.verdicts[slot]
            return self.verdicts[slot] == YES
        low = self.low
        own = self.low = self.filled
        self.fill(slot, key)
        self.top = p.generate(self.buf, first)
        self.mark(p)
        for i in range(first, self.top):
            p.play(self.buf[i])
            found = self.completes(p)
            self.reset(p)
            if found:
                break
        self.drop()
        self.top = first
        if self.low == own and not found:
            self.settle(own, NO)
        if low < self.low:
            self.low = low
        return found

    def completes_with(self, p: Position, step: Step) -> bool:
        """Does some legal complete turn begin with this step? What is found out on the way stays noted."""
        size: Int = self.filled
        quiet: bool = p.quiet
        found: bool
        self.mark(p)
        p.quiet = True
        p.play(step)
        found = self.completes(p)
        self.settle(size, YES if found else NO)
        self.reset(p)
        self.drop()
        p.quiet = quiet
        return found

    def keep_legal(self, p: Position, first: Int, end: Int) -> Int:
        """Keep those steps of `buf[first:end]` with which a complete turn begins."""
        i: Int
        n: Int = first
        size: Int = self.filled
        self.top = end
        for i in range(first, end):
            if self.completes_with(p, self.buf[i]):
                self.buf[n] = self.buf[i]
                n += 1
        self.top = first
        self.empty(size)
        return n

    def generate(self, p: Position) -> Int:
        """Write the legal steps to `buf[top:]`, judged on what the decider knows; their end comes back."""
        n: Int = self.top
        telling: bool = p.telling
        if p.window > DAWN and p.window < OVER:
            self.mark(p)
            p.conceal_from(p.decider)
            n = p.generate(self.buf, n)
            if p.window < REACTION:
                p.telling = False
                n = self.keep_legal(p, self.top, n)
                p.telling = telling
            self.reset(p)
            self.drop()
        return n

    def any_turn(self, p: Position) -> bool:
        """Is there a complete turn at all, as far as the mover knows? To decline an additional turn is none."""
        first: Int = self.top
        size: Int = self.filled
        found: bool = False
        telling: bool = p.telling
        i: Int
        p.telling = False
        self.mark(p)
        p.conceal_from(p.mover)
        self.top = p.generate(self.buf, first)
        for i in range(first, self.top):
            if not (p.extra_turn and self.buf[i] >> 10 == END) and self.completes_with(p, self.buf[i]):
                found = True
                break
        self.reset(p)
        self.drop()
        self.empty(size)
        self.top = first
        p.telling = telling
        return found

    def begin(self, p: Position) -> None:
        """Begin the turn, and find out whether a wish of an opponent can be fulfilled in it."""
        p.begin()
        if p.opposing_answers & WISH_MET:
            p.seeking = True
            p.wish_due = p.duty = 1
            p.wish_due = 1 if self.any_turn(p) else 0
            p.duty = 1 if p.wish_due or p.opposing_answers & MUST_MET else 0
            p.seeking = False

    def dawn(self, p: Position) -> None:
        """Begin turns until somebody has to decide something: who cannot play has lost."""
        while p.window == DAWN:
            self.begin(p)
            if not p.wish_due and not self.any_turn(p):
                if p.extra_turn:
                    p.pass_turn()
                else:
                    p.lose(p.side, STUCK)

    # ---------------------------------------------------------------- counting

    def count(self, p: Position, turns: Int, bulk: bool) -> Key:
        """The number of ways to play this many complete turns; a turn that wins ends its line."""
        first: Int = self.top
        size: Int = self.filled
        total: Key = 0
        secret: bool
        key: Key
        slot: Int
        i: Int
        if p.window == DAWN:
            if p.sides == 2 and not p.extra_turn:
                self.begin(p)
            else:
                self.dawn(p)
            if p.window == OVER:
                return 0
            if p.plain():
                return self.count_plain(p.own, p.occupied ^ p.own, p.h1, p.h2, p.h3, p.dome, turns, bulk)
        if (
            bulk
            and turns == 1
            and p.window == MUST_BUILD
            and not p.own_answers & (AFTER_BUILD | BUILDERS | DOME_TARGETS)
            and not p.duty
        ):
            return popcount(p.builds_from(p.active))
        if KINDS[p.acting_power] & LOOPS:
            key = p.hash() | 1
            slot = self.slot_of(key)
            if self.keys[slot] == key:
                return 0
            self.fill(slot, key)
        secret = p.unseen() != 0
        self.mark(p)
        if secret:
            p.conceal_from(p.mover)
            self.top = p.generate(self.buf, first)
            self.reset(p)
        else:
            self.top = p.generate(self.buf, first)
        for i in range(first, self.top):
            if secret:
                p.take(self.buf[i])
            else:
                p.play(self.buf[i])
            if p.window == DAWN or p.window == CHANCE:
                total += 1 if turns == 1 else self.count(p, turns - 1, bulk)
            elif p.window == OVER:
                total += 1
            elif p.window != VOID:
                total += self.count(p, turns, bulk)
            self.reset(p)
        self.drop()
        self.top = first
        if p.window == START:
            self.empty(size)
        return total

    def count_plain(
        self, own: Mask, rivals: Mask, h1: Mask, h2: Mask, h3: Mask, dome: Mask, turns: Int, bulk: bool
    ) -> Key:
        """The same for the base game, where a position is six masks (docs/decisions/0003-plain-turns.md)."""
        total: Key = 0
        movers: Mask = own
        while movers:
            off: Mask = movers & -movers
            taken: Mask = own ^ off | rivals | dome
            targets: Mask = NEAR[lowest(movers)] & ~taken
            wins: Mask = 0
            movers ^= off
            if not h1 & off:
                targets &= ~h2
            elif not h2 & off:
                targets &= ~h3
            elif not h3 & off:
                wins = targets & h3
                targets ^= wins
                total += popcount(wins)
            while targets:
                sites: Mask = NEAR[lowest(targets)] & ~taken
                moved: Mask = own ^ off | targets & -targets
                targets &= targets - 1
                if bulk and turns == 1:
                    total += popcount(sites)
                    continue
                if turns > 1:
                    while sites:
                        on: Mask = sites & -sites
                        sites ^= on
                        total += self.count_plain(
                            rivals, moved, h1 | on, h2 | h1 & on, h3 | h2 & on, dome | h3 & on, turns - 1, bulk
                        )
                    continue
                while sites:  # the last turns are made too: the board after each is written down
                    on = sites & -sites
                    sites ^= on
                    self.leaf[0] = h1 | on
                    self.leaf[1] = h2 | h1 & on
                    self.leaf[2] = h3 | h2 & on
                    self.leaf[3] = dome | h3 & on
                    total += 1
        return total

    # ---------------------------------------------------------------- for Python

    def prepare(self, p: Position) -> None:
        """Bring the position to the next decision, or to its end."""
        self.dawn(p)

    def begin_turn(self, p: Position) -> None:
        """Begin the turn, even if it should turn out that the mover cannot play."""
        self.begin(p)

    def pass_over(self, p: Position) -> None:
        """As if the mover did nothing more this turn: bring the position to the decision after that."""
        p.pass_turn()
        self.dawn(p)

    def legal(self, p: Position) -> list[int]:
        """The legal steps: those with which some legal complete turn begins."""
        return [self.buf[i] for i in range(self.top, self.generate(p))]

    def sample(self, p: Position, number: int) -> int:
        """One of the legal steps, chosen by any number; far faster than listing them all. -1 if there is none."""
        telling: bool = p.telling
        p.telling = False
        chosen = -1
        size: Int = self.filled
        self.mark(p)
        p.conceal_from(p.decider)
        offered = p.offered_steps()
        for i in range(len(offered)):
            step = offered[(number + i) % len(offered)]
            if p.window in (REACTION, CHANCE) or self.completes_with(p, step):
                chosen = step
                break
        self.empty(size)
        self.reset(p)
        self.drop()
        p.telling = telling
        return chosen

    def legal_but_for_duties(self, p: Position, step: int) -> bool:
        """Would some complete turn begin with this step if opponents had no musts and wishes? Asked of what the mover
        knows."""
        duty: Int = p.duty
        telling: bool = p.telling
        size: Int = self.filled
        p.telling = False
        p.duty = 0
        found: bool = self.completes_with(p, step)
        self.empty(size)
        p.duty = duty
        p.telling = telling
        return found

    def results(self, p: Position) -> set[bytes]:
        """Every position in which a legal turn can end in truth, before the next one begins; reactions are declined."""
        start = p.freeze()
        seen = {start}
        waiting = [start]
        ends: set[bytes] = set()
        p.quiet = True
        while waiting:
            before = waiting.pop()
            p.thaw(before)
            for step in self.legal(p):
                p.take(step)
                if START <= p.window < OVER and not self.any_turn(p):
                    p.cancel()
                after = p.freeze()
                if p.window in (DAWN, CHANCE, OVER):
                    ends.add(after)
                elif after not in seen:
                    seen.add(after)
                    waiting.append(after)
                p.thaw(before)
        p.quiet = False
        p.thaw(start)
        return ends

    def take(self, p: Position, step: Step) -> None:
        """Take a legal step in earnest and bring the position to the next decision.

        A turn goes on from it, unless somebody reacted to it, or something stood in the way that the mover did not see.
        """
        reaction: bool = p.window == REACTION
        surprising: bool = p.window >= REACTION or p.unseen() != 0
        p.take(step)
        if p.window == DAWN:
            self.dawn(p)
        elif surprising and START <= p.window < REACTION and not self.any_turn(p):
            if p.unseen() and not reaction:  # a secret worker is to blame, not the mover
                p.cancel()
            else:
                p.lose(p.side, STUCK)
            self.dawn(p)

    def resign(self, p: Position, seat: int) -> None:
        """A seat gives up. A turn of another that makes no sense without it ends there."""
        p.resign(seat)
        self.dawn(p)
        if START <= p.window < REACTION and not self.any_turn(p):
            p.cancel()
            self.dawn(p)

    def perft(self, p: Position, turns: int, bulk: bool = False) -> int:
        """Count complete turns to this depth. Powers that may wander reach each place of a turn once."""
        return self.count(p, turns, bulk) if turns else 1


def turns(position: Position) -> Iterator[tuple[int, ...]]:
    """The complete turns from here, one for each result, found as they are asked for; reactions are declined."""
    p: Position = position.copy()
    p.quiet = True
    p.conceal_from(p.mover)
    seen = {p.key()}
    results = set()
    waiting: list[tuple[bytes, tuple[int, ...]]] = [(p.freeze(), ())] if START <= p.window <= CHANCE else []
    while waiting:
        before, steps = waiting.pop()
        p.thaw(before)
        further = []
        for step in p.offered_steps():
            p.play(step)
            if p.window in (DAWN, CHANCE, OVER):
                result = p.lasting_key(p.female)
                if result not in results:
                    results.add(result)
                    yield (*steps, step)
            elif p.window != VOID and (not p.duty or p.hopeful()):
                key = p.key()
                if key not in seen:
                    seen.add(key)
                    further.append((p.freeze(), (*steps, step)))
            p.thaw(before)
        waiting += reversed(further)
