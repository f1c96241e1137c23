"""The distinct results of a turn: what the board looks like when it is over."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.ai.evaluation import effect_of_block, hand_made
    from santorini.ai.scores import *
    from santorini.rules.native import Int, Key, Mask, Side, Space, lowest, mixed, popcount, with_heights
    from santorini.rules.position import KINDS, NEAR, Position
    from santorini.rules.walk import Walk
    from santorini.rules.words import *


def tops_near(p: Position, side: Side) -> Mask:
    """Spaces beside the workers of a side that stand on the second level."""
    high: Mask = p.workers[side] & p.h2 & ~p.h3
    near: Mask = 0
    while high:
        near |= NEAR[lowest(high)]
        high &= high - 1
    return near


class Results:
    """Lists what a turn can lead to, each result once, with a first guess of its worth.

    A result is a frozen position and a block that is still to be built there, if any: turns that differ in their last
    block share the position. Lists of several turns of a line lie one behind the other: `top` is where the next one
    begins.
    """

    def __init__(self) -> None:
        self.p = Position()
        self.walk = Walk()
        self.top = self.bodies_top = self.noted = self.target = self.found = self.turning = self.world = self.needed = 0
        self.sexes = self.unique = False
        if not cython.compiled:
            self.bodies = [b""] * POOL
            self.kept = [b""] * (PLIES + 2)
            self.keys, self.scores, self.order, self.shapes, self.fates = ([0] * POOL for _ in range(5))
            self.body_of, self.blocks, self.ranks = [0] * POOL, [0] * POOL, [0] * POOL
            self.seen, self.used = [0] * SEEN, [0] * SEEN
            self.history = [0] * (2 * HISTORY)
            self.path = [0] * LONGEST
            self.moves, self.sites = [0] * MOVES, [0] * MOVES
            self.before = [0] * 3

    # ---------------------------------------------------------------- from position to position

    def load(self, child: Int) -> None:
        """Go to the position of a child."""
        on: Mask
        if cython.compiled:
            memcpy(cython.address(self.p.h1), cython.address(self.bodies[self.body_of[child]]), SIZE)  # type: ignore[name-defined]
            self.p.touch()
        else:
            self.p.thaw(self.bodies[self.body_of[child]])
        if self.blocks[child] != NOWHERE:
            on = 1 << self.blocks[child]
            self.p.h3 |= self.p.h2 & on
            self.p.h2 |= self.p.h1 & on
            self.p.h1 |= on

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
        """The key of the position between two turns, in this world."""
        return self.p.lasting_key(self.p.female if self.sexes else 0) ^ self.world | 1

    def draw(self) -> None:
        """Turn up the next card of the deck. In each world the deck lies in another order."""
        deck: Mask = self.p.deck
        left: Int = (mixed(self.world, deck, self.p.discard) >> 40) % popcount(deck)
        while left:
            deck &= deck - 1
            left -= 1
        self.p.play(DRAW << 10 | lowest(deck))

    # ---------------------------------------------------------------- all turns

    def explore_turns(self) -> None:
        """Collect what the turns from here lead to, in the quickest way."""
        self.turning = self.p.side
        if self.moves_and_builds():
            self.explore_moves()
        else:
            self.explore(0)

    def explore(self, length: Int) -> None:
        """Walk through all turns from here, and collect what they lead to."""
        first: Int = self.walk.top
        blocks: Mask = 0
        key: Key
        slot: Int
        i: Int
        if length >= LONG_TURNS or KINDS[self.p.acting_power] & LOOPS:
            key = self.p.hash() | 1
            slot = self.walk.slot_of(key)
            if self.walk.keys[slot] == key:
                return
            self.walk.fill(slot, key)
        if not self.needed and self.block_ends_turn():
            blocks = self.p.builds_from(self.p.active) & ~(self.p.h3 | self.p.coins | self.p.whirlpools)
            self.explore_blocks(length, blocks)
        self.walk.top = self.p.generate(self.walk.buf, first)
        self.walk.mark(self.p)
        for i in range(first, self.walk.top):
            if self.walk.buf[i] >> 10 == BUILD and blocks >> (self.walk.buf[i] & 31) & 1:
                continue
            if self.needed and not self.needed >> (self.walk.buf[i] & 31) & 1:
                continue
            if self.is_enough() or length >= LONGEST - 1:
                break
            self.follow(self.walk.buf[i], length)
        self.walk.drop()
        self.walk.top = first

    def is_enough(self) -> bool:
        """Is the turn found that was sought, or are there too many?"""
        return self.noted >= self.cap or self.patience <= 0 or self.found != 0

    def follow(self, step: Int, length: Int) -> None:
        """Take a step, walk on, and come back to the marked position."""
        self.patience -= 1
        self.path[length] = step
        self.p.play(step)
        if self.p.window == CHANCE:
            self.draw()
        if self.p.window == DAWN or self.p.window == OVER:
            self.collect(length + 1)
        elif self.p.window < OVER and (not self.p.duty or self.p.hopeful()):
            self.explore(length + 1)
        self.walk.reset(self.p)

    # ---------------------------------------------------------------- one move, one block

    def moves_and_builds(self) -> bool:
        """Is a turn one move and one build here, and does nothing follow from moves that do not win?"""
        if self.p.window != START or self.p.extra_turn | self.p.duty:
            return False
        if self.p.whirlpools | self.p.tracked | self.p.abyss:
            return False
        if self.p.own_answers & (OFFER_FIRST | MOVE_WORKER | MOVE_EFFECT | AFTER_MOVE | AFTER_ACT | AFTER_BUILD):
            return False
        if self.p.own_answers & (BUILDERS | BUILD_TARGETS | DOME_TARGETS):
            return False
        return not self.p.opposing_answers & (OPPONENT_MOVED | AFTER_OPPONENT_MOVE)

    def explore_moves(self) -> None:
        """The same for such turns: workers are put down where they go, and the turn is passed once for all of them."""
        first: Int = self.walk.top
        count: Int = 0
        step: Int
        src: Space
        dst: Space
        i: Int
        self.walk.top = self.p.generate(self.walk.buf, first)
        self.walk.mark(self.p)
        for i in range(first, self.walk.top):
            if self.is_enough():
                break
            step = self.walk.buf[i]
            src = step >> 5 & 31
            dst = step & 31
            if count < MOVES and not self.p.winning(src, dst):
                self.put(src, dst)
                self.sites[count] = self.p.builds_from(dst)
                self.put(dst, src)
                if self.needed and not self.sites[count] & self.needed:
                    continue
                if not self.sites[count] & (self.p.h3 | self.p.coins):
                    self.moves[count] = step
                    count += 1
                    continue
            self.follow(step, 0)
        self.p.pass_turn()
        for i in range(count):
            if self.is_enough():
                break
            self.patience -= 1
            self.path[0] = step = self.moves[i]
            src = step >> 5 & 31
            dst = step & 31
            self.put(src, dst)
            self.add_blocks(dst, 1, self.sites[i])
            self.put(dst, src)
        self.walk.reset(self.p)
        self.walk.drop()
        self.walk.top = first

    def put(self, src: Space, dst: Space) -> None:
        """Put a worker of the side that makes the turn somewhere else."""
        both: Mask = 1 << src | 1 << dst
        self.p.own ^= both
        self.p.occupied ^= both
        self.p.workers[self.turning] = self.p.workers[self.turning] ^ both
        if self.p.female >> src & 1:
            self.p.female ^= both

    # ---------------------------------------------------------------- the last block of a turn

    def block_ends_turn(self) -> bool:
        """Does any block that may be built here end the turn, and nothing else follow from it?"""
        if self.p.window != MUST_BUILD or self.p.own_answers & (AFTER_BUILD | BUILDERS) or self.p.extra_turn:
            return False
        return not self.p.duty or self.p.content()

    def explore_blocks(self, length: Int, blocks: Mask) -> None:
        """Collect the turns that end with one of these blocks. They differ in their heights only."""
        builder: Space = self.p.active
        if blocks:
            self.walk.mark(self.p)
            self.p.pass_turn()
            self.add_blocks(builder, length, blocks)
            self.walk.reset(self.p)
            self.walk.drop()

    def add_blocks(self, builder: Space, length: Int, blocks: Mask) -> None:
        """Collect what follows from each of these blocks; the turn is passed already."""
        side: Side = self.turning
        head: Int = BUILD << 10 | builder << 5
        rest: Key = self.p.lasting_rest(self.p.female if self.sexes else 0)
        key: Key
        worth: Int = 0
        child: Int
        space: Space
        on: Mask
        near: Mask = tops_near(self.p, side)
        rivals_near: Mask = tops_near(self.p, 1 - side)
        open_tops: Mask = ~(self.p.dome | self.p.abyss | self.p.workers[0] | self.p.workers[1])
        if not self.target:
            worth = hand_made(self.p, side)
            self.new_body()
        while blocks and self.noted < self.cap and not self.found:
            space = lowest(blocks)
            on = 1 << space
            blocks &= blocks - 1
            self.path[length] = head | space
            key = (
                with_heights(
                    rest,
                    self.p.h1 | on,
                    self.p.h2 | self.p.h1 & on,
                    self.p.h3 | self.p.h2 & on,
                    self.p.dome,
                )
                ^ self.world
                | 1
            )
            child = self.new_child(key, length + 1)
            if child >= 0:
                self.blocks[child] = space
                self.shapes[child] = self.shape(side, on)
                self.fates[child] = GOES_ON
                self.guess(
                    child,
                    side,
                    worth + effect_of_block(self.p, side, space),
                    (near & open_tops & (self.p.h3 | self.p.h2 & on)) != 0,
                    (rivals_near & open_tops & (self.p.h3 | self.p.h2 & on)) != 0,
                )

    def collect(self, length: Int) -> None:
        """Note the result of a turn, unless it is known already."""
        child: Int = self.new_child(self.key_of(), length)
        side: Side = self.p.side
        tops: Mask
        if child < 0:
            return
        self.shapes[child] = self.shape(side, (self.p.h1 ^ self.p.h2 ^ self.p.h3 ^ self.p.dome) ^ self.before[2])
        if self.p.window == OVER:
            self.fates[child] = WINS_NOW if self.p.winner == side else LOSES
            self.scores[child] = 2 * SURE if self.p.winner == side else -2 * SURE
            return
        self.new_body()
        self.body_of[child] = self.bodies_top - 1
        self.blocks[child] = NOWHERE
        self.fates[child] = PLAYS_ON if self.p.extra_turn else GOES_ON
        tops = self.p.h3 & ~(self.p.dome | self.p.abyss | self.p.workers[0] | self.p.workers[1])
        self.guess(
            child,
            side,
            hand_made(self.p, side),
            (tops and tops_near(self.p, side) & tops) != 0,
            (tops and tops_near(self.p, 1 - side) & tops) != 0,
        )

    # ---------------------------------------------------------------- children

    def new_child(self, key: Key, length: Int) -> Int:
        """A place for a result, or -1 if it is known, not the one that is sought, or too many."""
        child: Int = self.top
        if self.target:
            if key == self.target:
                self.found = length
            return -1
        if child >= POOL or self.bodies_top >= POOL or not (self.unique or self.is_new(key)):
            return -1
        self.noted += 1
        self.top += 1
        self.keys[child] = key
        self.order[child] = child
        self.body_of[child] = self.bodies_top - 1
        return child

    def is_new(self, key: Key) -> bool:
        """Is this the first result of the turn with this key?"""
        slot: Int = key >> 40 & (SEEN - 1)
        while self.seen[slot] != 0 and self.seen[slot] != key:
            slot = slot + 1 & (SEEN - 1)
        if self.seen[slot] == key:
            return False
        self.seen[slot] = key
        self.used[self.noted] = slot
        return True

    def new_body(self) -> None:
        """Freeze the position for the children that come from it."""
        if cython.compiled:
            memcpy(cython.address(self.bodies[self.bodies_top]), cython.address(self.p.h1), SIZE)  # type: ignore[name-defined]
        else:
            self.bodies[self.bodies_top] = self.p.freeze()
        self.bodies_top += 1

    def shape(self, side: Side, towers: Mask) -> Int:
        """A number for what a turn has changed: workers of either side, and the towers."""
        workers: Mask = self.p.workers[side] ^ self.before[0]
        rivals: Mask = self.p.workers[1 - side] ^ self.before[1]
        return mixed(workers, rivals, towers) >> 50

    def guess(self, child: Int, side: Side, worth: Int, threatens: bool, threatened: bool) -> None:
        """A first guess of the worth of a turn: by the board, by what it threatens, and by experience."""
        self.scores[child] = 4 * worth + self.history[side * HISTORY + self.shapes[child]]
        if threatens:
            self.scores[child] += THREAT_MADE
            if self.fates[child] == GOES_ON:
                self.fates[child] = THREATENS
        if threatened:
            self.scores[child] += HOPELESS

    def children(self, cap: Int) -> Int:
        """List the distinct results of the turn that begins here; their number comes back."""
        size: Int = self.walk.filled
        first: Int = self.top
        i: Int
        self.cap = cap
        self.patience = PATIENCE * cap
        self.unique = (
            not self.p.own_answers & (AFTER_MOVE | OFFER_FIRST | AFTER_BUILD | AFTER_ACT | BUILDERS | MOVE_EFFECT)
            and not self.p.opposing_answers & AFTER_OPPONENT_MOVE
            and not self.p.whirlpools
            and not self.p.extra_turn
        )
        self.before[0] = self.p.workers[self.p.side]
        self.before[1] = self.p.workers[1 - self.p.side]
        self.before[2] = self.p.h1 ^ self.p.h2 ^ self.p.h3 ^ self.p.dome
        self.explore_turns()
        self.walk.empty(size)
        if not self.unique:
            for i in range(self.noted):
                self.seen[self.used[i]] = 0
        self.noted = 0
        return self.top - first

    # ---------------------------------------------------------------- back to steps

    def _steps_to(self, key: int) -> list[int]:
        """The steps from here to the result with this key."""
        size: Int = self.walk.filled
        if KINDS[self.p.acting_power] & LOOPS:
            return self._fewest_steps_to(key)
        self.target = key
        self.cap = 1
        self.patience = PATIENCE * WIDEST
        self.found = self.noted = 0
        self.explore_turns()
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
