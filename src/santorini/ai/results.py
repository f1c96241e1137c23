"""The distinct results of a turn, each kept as a frozen position."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.ai.evaluation import hand_made
    from santorini.ai.scores import *
    from santorini.rules.native import Int, Key, Mask, Side, lowest
    from santorini.rules.position import KINDS, NEAR, Position
    from santorini.rules.walk import Walk
    from santorini.rules.words import *


class Results:
    """Lists what a turn can lead to, each result once, with a first guess of its worth.

    Lists of several turns of a line lie one behind the other: `top` is where the next one begins.
    """

    def __init__(self) -> None:
        self.p = Position()
        self.walk = Walk()
        self.top = self.noted = self.target = self.found = 0
        self.sexes = False
        if not cython.compiled:
            self.bodies = [b""] * POOL
            self.kept = [b""] * (PLIES + 2)
            self.keys, self.scores, self.order, self.turns, self.fates = ([0] * POOL for _ in range(5))
            self.seen, self.used = [0] * SEEN, [0] * SEEN
            self.history = [0] * (2 * HISTORY)
            self.path = [0] * LONGEST
            self.before = [0] * 4

    def load(self, child: Int) -> None:
        """Go to the position of a child."""
        if cython.compiled:
            memcpy(cython.address(self.p.h1), cython.address(self.bodies[child]), SIZE)  # type: ignore[name-defined]
            self.p.touch()
        else:
            self.p.thaw(self.bodies[child])

    def keep(self, ply: Int) -> None:
        """Remember the position of this ply."""
        if cython.compiled:
            memcpy(cython.address(self.kept[ply]), cython.address(self.p.h1), SIZE)  # type: ignore[name-defined]
        else:
            self.kept[ply] = self.p.freeze()

    def restore(self, ply: Int) -> None:
        """Return to the position of this ply."""
        if cython.compiled:
            memcpy(cython.address(self.p.h1), cython.address(self.kept[ply]), SIZE)  # type: ignore[name-defined]
            self.p.touch()
        else:
            self.p.thaw(self.kept[ply])

    def enter(self) -> None:
        """Begin the next turn. Whether the mover can play at all shows when its turns are listed."""
        if self.p.extra_turn:
            self.walk.dawn(self.p)
        elif self.p.window == DAWN:
            self.walk.begin(self.p)

    def key_of(self) -> Key:
        """The key of the position between two turns."""
        return self.p.lasting_key(self.p.female if self.sexes else 0) | 1

    def explore(self, length: Int) -> None:
        """Walk through all turns from here, and collect what they lead to."""
        first: Int = self.walk.top
        key: Key
        slot: Int
        i: Int
        if length >= LONG_TURNS or KINDS[self.p.acting_power] & LOOPS:
            key = self.p.hash() | 1
            slot = self.walk.slot_of(key)
            if self.walk.keys[slot] == key:
                return
            self.walk.fill(slot, key, 0)
        self.walk.top = self.p.generate(self.walk.buf, first)
        self.walk.mark(self.p)
        for i in range(first, self.walk.top):
            if self.noted >= self.cap or self.patience <= 0 or self.found or length >= LONGEST - 1:
                break
            self.patience -= 1
            self.path[length] = self.walk.buf[i]
            self.p.play(self.walk.buf[i])
            if self.p.window == DAWN or self.p.window == OVER:
                self.collect(length + 1)
            elif self.p.window < OVER and (not self.p.duty or self.p.hopeful()):
                self.explore(length + 1)
            self.walk.reset(self.p)
        self.walk.drop()
        self.walk.top = first

    def collect(self, length: Int) -> None:
        """Note the result of a turn, unless it is known already."""
        key: Key = self.key_of()
        slot: Int = key >> 40 & (SEEN - 1)
        child: Int = self.top
        side: Side
        while self.seen[slot] != 0 and self.seen[slot] != key:
            slot = slot + 1 & (SEEN - 1)
        if self.seen[slot] == key:
            return
        if self.target:
            if key == self.target:
                self.found = length
            return
        if child >= POOL:
            return
        self.seen[slot] = key
        self.used[self.noted] = slot
        self.noted += 1
        self.top += 1
        side = self.p.side
        self.keys[child] = key
        self.order[child] = child
        self.turns[child] = self.shape_of_turn(side)
        if self.p.window == OVER:
            self.fates[child] = WINS_NOW if self.p.winner == side else LOSES
            self.scores[child] = 1 << 29 if self.p.winner == side else -(1 << 29)
        else:
            if cython.compiled:
                memcpy(cython.address(self.bodies[child]), cython.address(self.p.h1), SIZE)  # type: ignore[name-defined]
            else:
                self.bodies[child] = self.p.freeze()
            self.fates[child] = THREATENS if self.threatens(side) else GOES_ON
            self.scores[child] = hand_made(self.p, side) + 150 * self.fates[child]
            self.scores[child] += self.history[side * HISTORY + self.turns[child]]

    def shape_of_turn(self, side: Side) -> Int:
        """A number for what a turn has changed: workers of the side, and the towers."""
        workers: Mask = self.p.workers[side] ^ self.before[0]
        rivals: Mask = self.p.workers[1 - side] ^ self.before[1]
        towers: Mask = (self.p.h1 ^ self.before[2]) ^ (self.p.h2 | self.p.h3 | self.p.dome) ^ self.before[3]
        return self.p.mixed(workers, rivals, towers) >> 50

    def threatens(self, side: Side) -> bool:
        """Could this side climb to the top if it were to move now?"""
        high: Mask = self.p.workers[side] & self.p.h2 & ~self.p.h3
        top: Mask = self.p.h3 & ~(self.p.dome | self.p.workers[0] | self.p.workers[1])
        if not top:
            return False
        while high:
            if NEAR[lowest(high)] & top:
                return True
            high &= high - 1
        return False

    def children(self, cap: Int) -> Int:
        """List the distinct results of the turn that begins here; their number comes back."""
        size: Int = self.walk.filled
        first: Int = self.top
        i: Int
        self.cap = cap
        self.patience = PATIENCE * cap
        self.before[0] = self.p.workers[self.p.side]
        self.before[1] = self.p.workers[1 - self.p.side]
        self.before[2] = self.p.h1
        self.before[3] = self.p.h2 | self.p.h3 | self.p.dome
        self.explore(0)
        self.walk.empty(size)
        for i in range(self.noted):
            self.seen[self.used[i]] = 0
        self.noted = 0
        return self.top - first

    def _steps_to(self, key: int) -> list[int]:
        """The steps from here to the result with this key."""
        size: Int = self.walk.filled
        if KINDS[self.p.acting_power] & LOOPS:
            return self._fewest_steps_to(key)
        self.target = key
        self.cap = 1
        self.patience = PATIENCE * WIDEST
        self.found = self.noted = 0
        self.explore(0)
        self.walk.empty(size)
        steps = [self.path[i] for i in range(self.found)]
        self.target = self.found = 0
        return steps

    def _fewest_steps_to(self, key: int) -> list[int]:
        """The same for powers that may wander: the shortest way."""
        start = self.p.freeze()
        seen = {self.p.key()}
        waiting: list[tuple[bytes, list[int]]] = [(start, [])]
        for before, steps in waiting:
            self.p.thaw(before)
            for step in self.p.offered_steps():
                self.p.play(step)
                if self.p.window in (DAWN, OVER):
                    if self.key_of() == key:
                        return [*steps, step]
                elif self.p.window < OVER and self.p.key() not in seen:
                    seen.add(self.p.key())
                    waiting.append((self.p.freeze(), [*steps, step]))
                self.p.thaw(before)
        return []
