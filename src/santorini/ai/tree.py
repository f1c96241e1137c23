"""A tree of steps, grown where it pays: for many sides, for what is hidden and for chance.

Every side takes what serves it best (max^n); chance is tried evenly. Everybody decides on what they know, in all
possible worlds alike, and meets what is true in each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from math import sqrt

    from santorini.ai.network import Accumulators
    from santorini.ai.prospects import Real
    from santorini.ai.tree_store import CIRCLE, EDGES, ENDED, ILLEGAL, LEGAL, STATES, UNSEEN, TreeStore
    from santorini.rules.native import Int, Side
    from santorini.rules.position import Position
    from santorini.rules.words import *

    WORLDS = 64
    LONGEST = 128  # steps from the root

EXPLORATION = 1.0  # how much is tried that does not look best


class Tree(TreeStore):
    """A search from one decision, as it is in one or more possible worlds."""

    def __init__(self, network: Accumulators, clock: Callable[[], float]) -> None:
        super().__init__(network)
        self.clock = clock
        self.grown = self.worlds = 0
        self.until = self.looked = self.slowest = 0.0
        self.solved = self.stopped = self.certain = False
        if not cython.compiled:
            self.roots, self.path, self.passed = [0] * WORLDS, [0] * LONGEST, [0] * LONGEST
            self.value = [0.0] * 3

    def out_of_time(self) -> bool:
        """Is there no time left for what took longest so far?"""
        now: Real = self.clock()
        self.slowest = max(self.slowest, now - self.looked)
        self.looked = now
        if now + self.slowest > self.until:
            self.stopped = True
        return self.stopped

    # ---------------------------------------------------------------- one game to a new place

    def choose(self, state: Int) -> Int:
        """The link to follow; -1 if none is left."""
        link: Int
        if self.nodes[self.states[state].node].side < 0:
            return self.rarest(state)
        while True:
            link = self.promising(state)
            if link < 0 or self.is_legal(state, self.links[link].edge):
                return link

    def rarest(self, state: Int) -> Int:
        """What chance has done least often."""
        best: Int = self.states[state].first
        link: Int
        for link in range(best + 1, best + self.states[state].count):
            if self.edges[self.links[link].edge].visits < self.edges[self.links[best].edge].visits:
                best = link
        return best

    def promising(self, state: Int) -> Int:
        """A step that was good so far, looks good, or was hardly tried."""
        node: Int = self.states[state].node
        side: Side = self.nodes[node].side
        first: Int = self.states[state].first
        end: Int = first + self.states[state].count
        best: Int = -1
        highest: Real = -1e9
        weights: Real = 0.0
        push: Real
        score: Real
        edge: Int
        link: Int
        for link in range(first, end):
            weights += self.edges[self.links[link].edge].weight
        push = EXPLORATION * sqrt(self.nodes[node].visits + 1.0) / weights if weights else 0.0
        for link in range(first, end):
            edge = self.links[link].edge
            if self.edges[edge].legal == ILLEGAL or self.links[link].state == CIRCLE:
                continue
            score = self.edges[edge].total[side] / self.edges[edge].visits
            if not self.edges[edge].proven:
                score += push * self.edges[edge].weight / (1.0 + self.edges[edge].visits)
            elif score < 0.5:
                score -= 1.0  # surely lost: only if everything is
            if score > highest:
                highest = score
                best = link
        return best

    def simulate(self) -> None:
        """Follow the best steps in one world to a new place, and tell all places on the way what it looks like."""
        state: Int = self.roots[self.grown % self.worlds]
        length: Int = 0
        link: Int
        child: Int
        i: Int
        self.grown += 1
        while True:
            self.passed[length] = self.states[state].node
            link = self.choose(state) if length < LONGEST - 1 else -1
            if link < 0:
                self.load(state)
                self.glance(self.value)
                break
            self.path[length] = self.links[link].edge
            if self.edges[self.path[length]].proven:
                self.take_value(self.path[length])
                length += 1
                break
            child = self.links[link].state
            self.fresh = False
            if child == UNSEEN:
                if self.is_full():
                    self.stopped = True
                    self.take_value(self.path[length])
                    break
                child = self.links[link].state = self.grow(state, link, length)
                if child == CIRCLE:
                    continue
                if child >= 0 and not self.fresh and self.out_of_time():
                    self.take_value(self.path[length])
                    break
            elif child >= 0 and self.in_circle(self.states[child].node, length):
                self.take_value(self.path[length])
                break
            length += 1
            if child <= ENDED:
                for i in range(3):
                    self.value[i] = 1.0 if ENDED - child == i else 0.0
                self.certain = True
                break
            state = child
            if self.fresh:
                self.passed[length] = self.states[state].node
                self.first_value(state)
                break
        self.tell(length)

    def grow(self, state: Int, link: Int, length: Int) -> Int:
        """Take a step for the first time in this world; where it leads comes back."""
        node: Int
        self.load(state)
        self.advance(self.edges[self.links[link].edge].step)
        if self.p.window == OVER:
            return ENDED - self.p.winner
        node = self.node_here()
        if self.in_circle(node, length):
            return CIRCLE
        if self.nodes[node].state != UNSEEN:
            return self.nodes[node].state
        state = self.add_state(node)
        self.load(state)
        if self.p.secret_side == NOBODY and not self.p.abyss | self.p.fate:
            self.nodes[node].state = state  # what is seen is all there is
        return state

    def in_circle(self, node: Int, length: Int) -> bool:
        """Does the line lead through this node already?"""
        i: Int = length
        while i >= 0 and self.passed[i] != node:
            i -= 1
        return i >= 0

    def first_value(self, state: Int) -> None:
        """What a new place looks like: like its best step, or like all of them if chance decides."""
        side: Side = self.nodes[self.states[state].node].side
        count: Int = self.states[state].count
        best: Int
        edge: Int
        link: Int
        i: Int
        if side < 0:
            for i in range(3):
                self.value[i] = 0.0
                for link in range(self.states[state].first, self.states[state].first + count):
                    self.value[i] += self.edges[self.links[link].edge].total[i] / count
            return
        while True:
            best = -1
            for link in range(self.states[state].first, self.states[state].first + count):
                edge = self.links[link].edge
                if self.edges[edge].legal != ILLEGAL:
                    if best < 0 or self.edges[edge].total[side] > self.edges[best].total[side]:
                        best = edge
            if best < 0 or self.is_legal(state, best):
                break
        if best >= 0:
            self.take_value(best)

    def take_value(self, edge: Int) -> None:
        """Believe what an edge says."""
        i: Int
        for i in range(3):
            self.value[i] = self.edges[edge].total[i] / self.edges[edge].visits

    def tell(self, length: Int) -> None:
        """Count the value for all places on the way."""
        i: Int
        side: Int
        for i in range(length):
            self.nodes[self.passed[i]].visits += 1
            self.edges[self.path[i]].visits += 1
            for side in range(3):
                self.edges[self.path[i]].total[side] += self.value[side]
        if self.worlds == 1 and length:
            self.settle(length)
        self.certain = False

    # ---------------------------------------------------------------- what is certain

    def settle(self, length: Int) -> None:
        """Prove what follows for the places on the way, if nothing is hidden."""
        i: Int = length - 1
        proof: Int
        if self.certain:
            self.prove(self.path[i])
        while i >= 0 and self.edges[self.path[i]].proven:
            proof = self.proof(self.passed[i])
            if proof < 0:
                return
            self.take_value(proof)
            if i == 0:
                self.solved = True
                return
            i -= 1
            self.prove(self.path[i])

    def prove(self, edge: Int) -> None:
        """Write down that the value is certain for this edge."""
        i: Int
        self.edges[edge].proven = 1
        for i in range(3):
            self.edges[edge].total[i] = self.value[i] * self.edges[edge].visits

    def proof(self, node: Int) -> Int:
        """An edge that settles this node, or -1: one certain win is enough, otherwise all must be certain and equal."""
        side: Side = self.nodes[node].side
        edge: Int = self.nodes[node].first
        found: Int = -1
        whole: bool = True
        i: Int
        if side < 0:
            return -1
        while edge >= 0:
            if self.edges[edge].legal != ILLEGAL:
                if not self.edges[edge].proven:
                    whole = False
                elif self.edges[edge].total[side] == self.edges[edge].visits:
                    return edge
                elif found < 0:
                    found = edge
                else:
                    for i in range(3):
                        if self.edges[edge].total[i] * self.edges[found].visits != (
                            self.edges[found].total[i] * self.edges[edge].visits
                        ):
                            whole = False
            edge = self.edges[edge].next
        return found if whole else -1

    # ---------------------------------------------------------------- for Python

    def start(self, worlds: Sequence[Position], legal: Sequence[int], until: float) -> None:
        """Begin with a decision as it is in these worlds; those that time does not allow are left out."""
        self._forget()
        self._begin(until)
        self.worlds = 0
        for world in worlds[:WORLDS]:
            self.p.thaw(world.freeze())
            self.roots[self.worlds] = self.add_state(self.node_here())
            self.worlds += 1
            if self.out_of_time():
                break
        self._admit(legal)

    def _begin(self, until: float) -> None:
        self.until = until
        self.looked = self.clock()
        self.slowest = 0.0
        self.stopped = self.solved = False

    def _admit(self, legal: Sequence[int]) -> None:
        """Note which first steps are legal."""
        admitted = set(legal)
        edge: Int = self._first()
        while edge >= 0:
            self.edges[edge].legal = LEGAL if self.edges[edge].step in admitted else ILLEGAL
            edge = self.edges[edge].next

    def _first(self) -> int:
        state: Int = self.roots[0]
        node: Int = self.states[state].node
        edge: int = self.nodes[node].first
        return edge

    def follow(self, step: int, p: Position, legal: Sequence[int], until: float) -> bool:
        """Go on from where this step has led, if that is the position and there is room to grow."""
        if self.worlds != 1 or self.edges_used > EDGES // 2 or self.states_used > STATES // 2:
            return False
        root: Int = self.roots[0]
        first: Int = self.states[root].first
        link: Int
        for link in range(first, first + self.states[root].count):
            edge: Int = self.links[link].edge
            state: Int = self.links[link].state
            if self.edges[edge].step == step and state >= 0:
                self.load(state)
                if self.p.freeze() == p.freeze():
                    self.roots[0] = state
                    self._begin(until)
                    self._admit(legal)
                    return True
        return False

    def run(self, simulations: int) -> int:
        """Grow by so many simulations, or until time is up or the best step is certain; how many is told."""
        done = 0
        while done < simulations and not self.solved and not self.stopped and not self.out_of_time():
            self.simulate()
            done += 1
        return done

    def tried(self) -> list[tuple[int, int, float, bool]]:
        """Every legal first step, how often it was tried, how often it won for who decides (for the first side, if
        chance does), and if that is certain."""
        state: Int = self.roots[0]
        node: Int = self.states[state].node
        side: Side = max(self.nodes[node].side, 0)
        edge: Int = self._first()
        found = []
        while edge >= 0:
            if self.edges[edge].legal == LEGAL:
                mean = self.edges[edge].total[side] / self.edges[edge].visits
                found.append((self.edges[edge].step, self.edges[edge].visits, mean, bool(self.edges[edge].proven)))
            edge = self.edges[edge].next
        return found[::-1]

    def chances(self) -> list[float]:
        """How often each side won in all that was tried."""
        total, edge = [0.0, 0.0, 0.0], self._first()
        visits = 0
        i: Int
        while edge >= 0:
            if self.edges[edge].legal == LEGAL:
                visits += self.edges[edge].visits
                for i in range(3):
                    total[i] += self.edges[edge].total[i]
            edge = self.edges[edge].next
        return [won / max(visits, 1) for won in total]
