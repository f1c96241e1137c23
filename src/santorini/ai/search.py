"""Alpha-beta search over complete turns, for two sides with nothing hidden and nothing left to chance.

A node is the start of a turn. Its children are the distinct results of that turn, so that no turn is ever taken back.
"""

from __future__ import annotations

import math

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.ai.evaluation import hand_made
    from santorini.ai.network import Accumulators
    from santorini.ai.prospects import Real
    from santorini.ai.scores import *
    from santorini.ai.transpositions import Transpositions
    from santorini.ai.wins import Wins
    from santorini.rules.native import Int, Key, Mask, Side, popcount, processor_seconds, seconds
    from santorini.rules.position import KINDS
    from santorini.rules.words import *

REDUCTIONS = [
    1 + max(0, int(-0.6 + math.log(max(depth, 1)) * math.log(max(place, 1)) / 2.0))
    for depth in range(64)
    for place in range(256)
]


class Search(Wins):
    """One search at a time. `start` sets the position, `deepen` looks one turn further each time.

    An `exact` one leaves nothing out and looks no further than its depth: slow, but its scores are those of the bare
    game tree. Time is that of the wall, or what the processor spends on this process.
    """

    def __init__(self, table: Transpositions, network: Accumulators | None = None) -> None:
        super().__init__()
        self.table = table
        self.network = network or Accumulators(None)
        self.nodes = self.depth = self.ready = self.width = self.unsafe = self.wary = self.caution = 0
        self.stopped = self.exact = self.by_processor = False
        if not cython.compiled:
            self.killers = [0] * (2 * (PLIES + 2))

    def evaluate(self, ply: Int) -> Int:
        """What the position looks worth to the mover."""
        side: Side = self.p.side
        value: Int = self.network.evaluate(self.p, ply, side) if self.network.ready else hand_made(self.p, side)
        if self.unsafe:
            entered: Mask = self.p.workers[self.wary] & self.unsafe
            value += self.caution * popcount(entered) * (1 if side != self.wary else -1)
        return min(max(value, -HIGHEST), HIGHEST)

    def now(self) -> Real:
        """The time."""
        return processor_seconds() if self.by_processor else seconds()

    def out_of_time(self) -> bool:
        """Is it time to stop?"""
        if self.nodes >= self.most or (self.nodes & 15 == 0 and self.now() >= self.deadline):
            self.stopped = True
        return self.stopped

    def value_of_child(
        self, child: Int, side: Side, depth: Int, alpha: Int, beta: Int, ply: Int, extended: Int, pv: bool
    ) -> Int:
        """The score of a child for the side that made the turn."""
        if self.fates[child] == WINS_NOW:
            return WIN - ply
        if self.fates[child] == LOSES:
            return ply + 1 - WIN
        if self.fates[child] == PLAYS_ON:
            self.load(child)
            self.enter()
            if self.p.window == OVER:
                return WIN - ply if self.p.winner == side else ply + 1 - WIN
            if self.p.side == side:
                return self.search(-1, self.keys[child], depth, alpha, beta, ply + 1, extended, pv)
            return -self.search(-1, self.keys[child] ^ 4, depth, -beta, -alpha, ply + 1, extended, pv)
        return -self.search(child, self.keys[child], depth, -beta, -alpha, ply + 1, extended, pv)

    def search(self, child: Int, key: Key, depth: Int, alpha: Int, beta: Int, ply: Int, extended: Int, pv: bool) -> Int:
        """The score of the turn after this child, or of that here if there is none; the position is left anywhere."""
        slot: Key = key & self.table.mask
        data: Key = self.table.entries[slot].data
        known: bool = self.table.entries[slot].check ^ self.table.entries[slot].best ^ data == key
        value: Int = 0
        threat: bool = False
        tops: Mask = 0
        score: Int
        self.nodes += 1
        if self.out_of_time():
            return 0
        alpha = max(alpha, ply - WIN)
        beta = min(beta, WIN - ply)
        if alpha >= beta:
            return alpha
        if known:
            score = self.usable(data, depth, alpha, beta, ply)
            if score != UNKNOWN_SCORE and not pv:
                return score
            value = (data >> 16 & 0xFFFF) - 0x8000
            threat = (data >> 40 & THREATENED) != 0
            if depth <= 0 and not threat:
                return value
        if child >= 0:
            self.load(child)
            self.enter()
        if not known:
            if self.wins_now():
                return WIN - ply
            threat = self.threatened()
            value = self.evaluate(ply)
            if depth <= 0 and not threat:
                self.remember(key, 0, 0, value, 0, ply, 0)
                return value
            if depth >= 4 and not self.exact:
                depth -= 1
        if threat and self.plain and not self.exact and not self.p.own & self.p.h3:
            tops = self.tops_of_rival()
            if tops & (tops - 1):
                return ply + 1 - WIN  # one dome cannot stop two wins
        if ply >= PLIES - 2 or (depth <= 0 and (self.exact or extended >= FORCED)):
            return value
        if threat and not self.exact:
            extended += depth <= 0
            depth = 1 if depth <= 0 else depth + (ply < 40)
        elif not pv and not self.exact:
            score = self.refute_early(depth, beta, ply, extended, value)
            if score != UNKNOWN_SCORE:
                return score
        return self.search_turns(depth, alpha, beta, ply, extended, key, pv, threat, value)

    def usable(self, data: Key, depth: Int, alpha: Int, beta: Int, ply: Int) -> Int:
        """The score that the table gives, if it was searched deeply enough."""
        score: Int = (data & 0xFFFF) - 0x8000
        bound: Int = data >> 40 & BOUND
        searched: Int = data >> 32 & 0xFF
        if searched < depth or not bound or (self.exact and searched > depth):
            return UNKNOWN_SCORE
        if score > CERTAIN:
            score -= ply
        elif score < -CERTAIN:
            score += ply
        if bound == EXACT or (bound == AT_LEAST and score >= beta) or (bound == AT_MOST and score <= alpha):
            return score
        return UNKNOWN_SCORE

    def refute_early(self, depth: Int, beta: Int, ply: Int, extended: Int, value: Int) -> Int:
        """A score if the mover stands so well that even passing the turn would be enough."""
        score: Int
        if depth <= 6 and value - 100 * depth - 70 >= beta and beta > -CERTAIN:
            return value
        if depth <= 3 or value < beta or extended or self.p.extra_turn:
            return UNKNOWN_SCORE
        self.keep(ply)
        self.p.pass_turn()
        if self.p.window == DAWN and not self.p.extra_turn:
            self.walk.begin(self.p)
            self.network.stale(ply + 1)
            score = -self.search(-1, self.key_of() ^ 2, depth - 4 - depth // 4, -beta, 1 - beta, ply + 1, 1, False)
            if self.stopped:
                return 0
            if score >= beta:
                return min(score, CERTAIN - 1) if beta < CERTAIN else beta
        self.restore(ply)
        return UNKNOWN_SCORE

    def search_turns(
        self, depth: Int, alpha: Int, beta: Int, ply: Int, extended: Int, key: Key, pv: bool, threat: bool, value: Int
    ) -> Int:
        """The score of the best turn from here."""
        side: Side = self.p.side
        floor: Int = alpha
        best: Int = -WIN
        best_key: Key = 0
        first: Int = self.top
        bodies: Int = self.bodies_top
        count: Int
        child: Int
        score: Int
        bound: Int
        few: Int
        i: Int
        if first > POOL - WIDEST - 1 or bodies > POOL - WIDEST - 1:
            return value
        if self.network.ready and not self.network.valid[ply]:
            self.network.update(self.p, ply)
        if threat and self.plain and not self.exact and not self.p.own & self.p.h3:
            self.needed = self.tops_of_rival()  # only a dome there is an answer, as nobody can step there
        count = self.children(WIDEST if self.exact else MANY)
        bound = self.needed != 0
        self.needed = 0
        if not count:
            return ply + bound - WIN
        few = 9 + 4 * depth * depth if depth <= 3 else MANY
        self.put_first(self.best_from(key), first, first + count, ply)
        for i in range(count):
            if i >= count:
                break
            if i == few and not pv and not threat and best > -CERTAIN and not self.exact:
                count = self.drop_quiet(first, i, first + count)
                if i >= count:
                    break
            self.choose(first, i, first + count)
            child = self.order[first + i]
            if self.scores[child] < HOPELESS // 2 and best > -CERTAIN and not self.exact:
                if self.plain or (depth <= 3 and not pv):
                    break  # this turn and all that follow let the other side win
            score = self.try_turn(child, side, depth, alpha, beta, ply, extended, pv, 0 if threat else i, i == 0)
            if self.stopped:
                break
            if score > best:
                best = score
                best_key = self.keys[child]
                alpha = max(alpha, score)
                if score >= beta:
                    self.reward(side, first, first + i, depth, ply)
                    break
        self.top = first
        self.bodies_top = bodies
        if self.stopped:
            return 0
        bound = AT_LEAST if best >= beta else EXACT if best > floor else AT_MOST
        self.remember(key, best_key, best, value, depth, ply, bound | (THREATENED if threat else 0))
        return best

    def try_turn(
        self,
        child: Int,
        side: Side,
        depth: Int,
        alpha: Int,
        beta: Int,
        ply: Int,
        extended: Int,
        pv: bool,
        place: Int,
        first: bool,
    ) -> Int:
        """The score of a turn: at full depth for the first one; later ones have to show first that they are better."""
        reduction: Int = 0
        score: Int
        self.network.stale(ply + 1)
        if first:
            return self.value_of_child(child, side, depth - 1, alpha, beta, ply, extended, pv)
        if depth > 2 and place and self.fates[child] == GOES_ON and not self.exact:
            reduction = REDUCTIONS[min(depth, 63) * 256 + min(place, 255)] - pv
            reduction = min(max(reduction, 0), depth - 1)
        score = self.value_of_child(child, side, depth - 1 - reduction, alpha, alpha + 1, ply, extended, False)
        if score > alpha and reduction and not self.stopped:
            score = self.value_of_child(child, side, depth - 1, alpha, alpha + 1, ply, extended, False)
        if alpha < score < beta and pv and not self.stopped:
            score = self.value_of_child(child, side, depth - 1, alpha, beta, ply, extended, True)
        return score

    def best_from(self, key: Key) -> Key:
        """The key of the best turn from the position with this key, if the table knows it."""
        slot: Key = key & self.table.mask
        best: Key = self.table.entries[slot].best
        return best if self.table.entries[slot].check ^ best ^ self.table.entries[slot].data == key else 0

    def put_first(self, wanted: Key, first: Int, end: Int, ply: Int) -> None:
        """Raise the first guess of the turn that was best here before, and of those that refuted its neighbors."""
        killer: Int = self.killers[2 * ply]
        other: Int = self.killers[2 * ply + 1]
        i: Int
        for i in range(first, end):
            if self.keys[i] == wanted and self.fates[i] >= GOES_ON:
                self.scores[i] = SURE
            elif self.shapes[i] == killer or self.shapes[i] == other:
                self.scores[i] += KILLER
            self.ranks[i] = self.scores[i]
            if cython.compiled:
                prefetch(cython.address(self.table.entries[self.keys[i] & self.table.mask]))  # type: ignore[name-defined]

    def drop_quiet(self, first: Int, place: Int, end: Int) -> Int:
        """Leave out the turns from this place on that neither threaten nor win; how many are left comes back."""
        left: Int = first + place
        i: Int
        for i in range(first + place, end):
            if self.fates[self.order[i]] != GOES_ON:
                self.order[left] = self.order[i]
                self.ranks[left] = self.ranks[i]
                left += 1
        return left - first

    def remember(self, key: Key, best_key: Key, best: Int, value: Int, depth: Int, ply: Int, bound: Int) -> None:
        """Note in the table what was found. Certain wins are counted from the position on."""
        slot: Key = key & self.table.mask
        data: Key = self.table.entries[slot].data
        if not bound and data >> (40 + AGE) == self.table.age and data >> 32 & 0xFF:
            return  # a mere evaluation does not replace what took long to find
        if best > CERTAIN:
            best += ply
        elif best < -CERTAIN:
            best -= ply
        data = bound | self.table.age << AGE
        data = data << 8 | max(0, min(depth, 255))
        data = data << 16 | value + 0x8000
        data = data << 16 | best + 0x8000
        self.table.entries[slot].check = key ^ best_key ^ data
        self.table.entries[slot].best = best_key
        self.table.entries[slot].data = data

    def choose(self, first: Int, place: Int, end: Int) -> None:
        """Bring the child with the highest score to this place."""
        highest: Int = first + place
        most: Int = self.ranks[highest]
        child: Int
        i: Int
        for i in range(first + place + 1, end):
            if self.ranks[i] > most:
                highest = i
                most = self.ranks[i]
        child = self.order[highest]
        self.order[highest] = self.order[first + place]
        self.order[first + place] = child
        self.ranks[highest] = self.ranks[first + place]
        self.ranks[first + place] = most

    def reward(self, side: Side, first: Int, last: Int, depth: Int, ply: Int) -> None:
        """Remember which shape of turn was good here, and which were tried in vain before it."""
        bonus: Int = min(depth * depth * 16, 1024)
        shape: Int = self.shapes[self.order[last]]
        place: Int
        i: Int
        if self.killers[2 * ply] != shape:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = shape
        for i in range(first, last + 1):
            place = side * HISTORY + self.shapes[self.order[i]]
            if i == last:
                self.history[place] += bonus - (self.history[place] * bonus >> HISTORY_BITS)
            else:
                self.history[place] -= bonus // 4 + (self.history[place] * (bonus // 4) >> HISTORY_BITS)

    # ---------------------------------------------------------------- the root

    def start(self, frozen: bytes, world: int = 0) -> int:
        """Begin to think about a decision; the number of distinct turns comes back. Reactions are not looked at.

        Both sides know everything, secrets and the order of the deck. `world` is any number, which tells positions
        from those that look the same where other things are true.
        """
        i: Int
        self.world = world
        self.unsafe = 0
        self.p.thaw(frozen)
        self.p.secret_side = NOBODY
        self.p.quiet = True
        self.p.telling = False
        self.p.seeking = False
        self.walk.top = self.walk.depth = 0
        self.walk.empty(0)
        if self.p.window == CHANCE:
            self.draw()
        self.enter()
        self.keep(PLIES)
        self.plain = self.p.plain()
        self.sexes = (KINDS[self.p.dealt[0]] | KINDS[self.p.dealt[1]]) & TELLS_SEXES != 0 or self.p.face_up != 0
        self.nodes = self.depth = self.top = self.bodies_top = self.ready = 0
        self.stopped = False
        self.deadline = self.now() + 1e9
        self.most = 1 << 60
        self.table.age = (self.table.age + 1) % AGES
        for i in range(2 * HISTORY):
            self.history[i] >>= 3
        for i in range(2 * (PLIES + 2)):
            self.killers[i] = -1
        self.network.fold(self.p.held_by(0), self.p.held_by(1))
        self.network.stale(0)
        self.width = self.children(WIDEST)
        self.put_first(0, 0, self.width, 0)
        for i in range(self.width):
            self.choose(0, i, self.width)
            self.scores[self.order[i]] = self.first_score(self.order[i])
        return self.width

    def first_score(self, child: Int) -> Int:
        """The score of a turn that was not searched."""
        if self.fates[child] == WINS_NOW:
            return WIN
        if self.fates[child] == LOSES:
            return 1 - WIN
        return min(max(self.scores[child] >> 2, -HIGHEST), HIGHEST)

    def search_root(self, depth: Int, first: Int, alpha: Int, beta: Int) -> None:
        """Search all turns but the `first` best of earlier lines, and bring the best one to their front."""
        best: Int = -WIN - 1
        bodies: Int = self.bodies_top
        side: Side
        score: Int
        child: Int
        i: Int
        j: Int
        self.restore(PLIES)
        side = self.p.side
        if self.network.ready:
            self.network.update(self.p, 0)
        for i in range(first, self.width):
            child = self.order[i]
            self.top = self.width
            self.bodies_top = bodies
            self.network.stale(1)
            if i == first:
                score = self.value_of_child(child, side, depth - 1, alpha, beta, 0, 0, True)
            else:
                score = self.value_of_child(child, side, depth - 1, alpha, alpha + 1, 0, 0, False)
                if score > alpha and not self.stopped:
                    score = self.value_of_child(child, side, depth - 1, alpha, beta, 0, 0, True)
            if self.stopped:
                break
            if score > best and (score > alpha or i == first):
                best = score
                self.scores[child] = score
                for j in range(i, first, -1):
                    self.order[j] = self.order[j - 1]
                self.order[first] = child
                self.ready = max(self.ready, first + 1)
                alpha = max(alpha, score)
                if score >= beta:
                    break
        self.top = self.width
        self.bodies_top = bodies

    def search_line(self, depth: Int, line: Int) -> None:
        """Search for the best turn but those of earlier lines; its score is expected near the last one."""
        expected: Int = self.scores[self.order[line]]
        alpha: Int = -WIN - 1
        beta: Int = WIN + 1
        score: Int
        if line < self.ready and self.depth >= SETTLED and -CERTAIN < expected < CERTAIN and not self.exact:
            alpha = expected - WINDOW
            beta = expected + WINDOW
        while True:
            self.search_root(depth, line, alpha, beta)
            score = self.scores[self.order[line]]
            if self.stopped or alpha < score < beta:
                return
            if score <= alpha:
                alpha = -WIN - 1
            else:
                beta = WIN + 1

    def deepen(self, lines: int = 1) -> bool:
        """Look one turn further, for this many of the best turns. False if it was stopped on the way."""
        line: Int
        for line in range(min(lines, self.width)):
            with cython.nogil:
                self.search_line(self.depth + 1, line)
            if self.stopped:
                return False
        self.depth += 1
        self.sort_lines(min(lines, self.width))
        return True

    def sort_lines(self, count: Int) -> None:
        """Bring the lines in order: one that was searched later may have turned out better."""
        child: Int
        i: Int
        j: Int
        for i in range(1, count):
            child = self.order[i]
            j = i
            while j > 0 and self.scores[self.order[j - 1]] < self.scores[child]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = child

    def scores_of_lines(self, lines: int) -> list[int]:
        """The scores of the best turns so far, at least of one."""
        return [self.scores[self.order[i]] for i in range(min(lines, max(self.ready, 1), self.width))]

    def beware(self, side: int, spaces: int, caution: int) -> None:
        """Let a side, in the search just started, think that much less of entering one of these spaces."""
        self.wary = side
        self.unsafe = spaces
        self.caution = caution

    def limit(self, nodes: int, time: float) -> None:
        """Stop after this many nodes, or after this many seconds."""
        self.most = nodes
        self.deadline = self.now() + time

    def forget(self) -> None:
        """Forget all earlier searches, so that the next one depends on nothing but its position."""
        i: Int
        self.table.forget()
        for i in range(2 * HISTORY):
            self.history[i] = 0

    def is_quiet(self) -> bool:
        """Can neither side win by its next turn?"""
        self.restore(PLIES)
        return not self.wins_now() and not self.threatened()

    def steps_of(self, place: int) -> list[int]:
        """The steps of the turn at this place of the list."""
        self.restore(PLIES)
        return self._steps_to(self.keys[self.order[place]])

    def variation(self, place: int, longest: int = 12) -> list[list[int]]:
        """The turns expected to follow, beginning with the one at this place of the list."""
        turns = [self.steps_of(place)]
        child = self.order[place]
        if self.fates[child] not in (GOES_ON, THREATENS, PLAYS_ON):
            return turns
        key: Key = self.keys[child]
        self.load(child)
        self.enter()
        while len(turns) < longest and self.p.window < OVER:
            key = self.best_from(key)
            if not key:
                break
            before = self.p.freeze()
            steps = self._steps_to(key)
            if not steps:
                break
            self.p.thaw(before)
            for step in steps:
                self.p.play(step)
            turns.append(steps)
            if self.p.window == DAWN:
                self.enter()
        return turns
