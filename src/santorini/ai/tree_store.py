"""What a tree consists of: what each side sees, the steps from there, and the positions under them.

What a seat sees when it decides is a node. It has an edge for each step, which counts how the games went that took it.
Under the nodes lie the possible worlds: a state is a whole position, and its links say where each step leads there. So
everybody decides on what they know, and meets what is true.
"""

from __future__ import annotations

from collections import defaultdict

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from math import exp

    from santorini.ai.layout import SCALE
    from santorini.ai.network import Accumulators
    from santorini.ai.prospects import Chances, Real, glance
    from santorini.ai.uncompiled import Edge, Link, Node, State
    from santorini.placement import generate as offer_setup
    from santorini.placement import take as take_setup
    from santorini.rules.native import Int, Key, Side, Step
    from santorini.rules.position import Position
    from santorini.rules.walk import Walk
    from santorini.rules.words import *

    # What the tree can hold.
    STATES = 131_072
    EDGES = LINKS = 1_048_576
    SLOTS = 262_144
    WIDEST = 1_024  # steps of one decision

    # Where a link leads: not looked at yet, back to where the line came from, or (less the winner) to the end.
    UNSEEN, CIRCLE, ENDED = -1, -2, -3
    UNSURE, LEGAL, ILLEGAL = 0, 1, 2

SHARPNESS = 12.0  # how much more often a step is tried that looks better at once


class TreeStore:
    """The places of a tree. Each new one is given a first glance at where its steps lead."""

    def __init__(self, network: Accumulators) -> None:
        self.p = Position()
        self.walk = Walk()
        self.network = network
        self.examined = 0
        if not cython.compiled:
            self.edges: defaultdict[int, Edge] = defaultdict(Edge)
            self.nodes: defaultdict[int, Node] = defaultdict(Node)
            self.links: defaultdict[int, Link] = defaultdict(Link)
            self.states: defaultdict[int, State] = defaultdict(State)
            self.slots: defaultdict[int, int] = defaultdict(int)
            self.seen = [0.0] * 3
        else:
            self.edges = cython.cast("Edge*", calloc(EDGES, cython.sizeof(Edge)))  # type: ignore[name-defined]
            self.nodes = cython.cast("Node*", calloc(STATES, cython.sizeof(Node)))  # type: ignore[name-defined]
            self.links = cython.cast("Link*", calloc(LINKS, cython.sizeof(Link)))  # type: ignore[name-defined]
            self.states = cython.cast("State*", calloc(STATES, cython.sizeof(State)))  # type: ignore[name-defined]
            self.slots = cython.cast("int*", calloc(SLOTS, 4))  # type: ignore[name-defined]
            if not (self.edges and self.nodes and self.links and self.states and self.slots):
                raise MemoryError
        self._forget()

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.edges)  # type: ignore[name-defined]
            free(self.nodes)  # type: ignore[name-defined]
            free(self.links)  # type: ignore[name-defined]
            free(self.states)  # type: ignore[name-defined]
            free(self.slots)  # type: ignore[name-defined]

    def _forget(self) -> None:
        self.edges_used = self.nodes_used = self.links_used = self.states_used = 0
        self.fresh = False
        if cython.compiled:
            memset(self.slots, 0, SLOTS * 4)  # type: ignore[name-defined]
        else:
            self.slots.clear()

    # ---------------------------------------------------------------- positions

    def keep(self, state: Int) -> None:
        """Remember the position as that of a state."""
        if cython.compiled:
            memcpy(self.states[state].position, cython.address(self.p.h1), SIZE)  # type: ignore[name-defined]
        else:
            self.states[state].position = self.p.freeze()

    def load(self, state: Int) -> None:
        """Go to the position of a state."""
        if cython.compiled:
            memcpy(cython.address(self.p.h1), self.states[state].position, SIZE)  # type: ignore[name-defined]
            self.p.touch()
        else:
            self.p.thaw(self.states[state].position)

    def advance(self, step: Step) -> None:
        """Take a step in earnest, up to the next decision."""
        if self.p.window != SETUP:
            self.walk.take(self.p, step)
            return
        take_setup(self.p, step)
        if self.p.window != SETUP:
            self.walk.dawn(self.p)

    def glance(self, chances: Chances) -> None:
        """Write down how likely each side wins, as far as the board tells."""
        side: Side
        if not self.network.ready or self.p.seats != 2 or self.p.window in (SETUP, OVER) or self.p.mover < 0:
            glance(self.p, chances)
            return
        side = self.p.mover if self.p.window <= ROAM else 1 - self.p.mover
        worth: Real = self.network.judge(self.p, side)
        chances[side] = 1.0 / (1.0 + exp(-worth / SCALE))
        chances[1 - side] = 1.0 - chances[side]

    # ---------------------------------------------------------------- what may be done

    def offer(self) -> Int:
        """Write the steps that are offered to `walk.buf[walk.top:]`; whether they are legal is asked when it matters.
        Their end comes back."""
        end: Int
        if self.p.window == SETUP:
            return offer_setup(self.p, self.walk.buf, self.walk.top)
        self.walk.mark(self.p)
        self.p.conceal_from(self.p.decider)
        end = self.p.generate(self.walk.buf, self.walk.top)
        self.walk.reset(self.p)
        self.walk.drop()
        return end

    def is_legal(self, state: Int, edge: Int) -> bool:
        """Does some complete turn begin with this step, as far as the decider knows?"""
        legal: bool = True
        if self.edges[edge].legal != UNSURE:
            return self.edges[edge].legal == LEGAL
        self.load(state)
        self.examined += 1
        if self.p.window != SETUP and self.p.window < REACTION:
            self.walk.mark(self.p)
            self.p.conceal_from(self.p.decider)
            legal = self.walk.completes_with(self.p, self.edges[edge].step)
            self.walk.reset(self.p)
            self.walk.drop()
        self.edges[edge].legal = LEGAL if legal else ILLEGAL
        return legal

    def node_here(self) -> Int:
        """The node of what the decider sees in this position."""
        self.walk.mark(self.p)
        self.p.conceal_from(self.p.decider)
        key: Key = self.p.hash()
        self.walk.reset(self.p)
        self.walk.drop()
        slot: Int = key & (SLOTS - 1)
        while self.slots[slot] != 0:
            if self.nodes[self.slots[slot] - 1].key == key:
                return self.slots[slot] - 1
            slot = slot + 1 & (SLOTS - 1)
        node: Int = self.nodes_used
        self.nodes_used += 1
        self.slots[slot] = node + 1
        self.nodes[node].key = key
        self.nodes[node].first = -1
        self.nodes[node].visits = 0
        self.nodes[node].state = UNSEEN
        self.nodes[node].side = -1 if self.p.decider < 0 else self.p.side_of(self.p.decider)
        return node

    def edge_of(self, node: Int, step: Step) -> Int:
        """The edge of a step."""
        edge: Int = self.nodes[node].first
        i: Int
        while edge >= 0:
            if self.edges[edge].step == step:
                return edge
            edge = self.edges[edge].next
        edge = self.edges_used
        self.edges_used += 1
        self.edges[edge].step = step
        self.edges[edge].next = self.nodes[node].first
        self.nodes[node].first = edge
        self.edges[edge].visits = self.edges[edge].looks = 0
        self.edges[edge].hope = 0.0
        self.edges[edge].legal = UNSURE
        self.edges[edge].proven = 0
        for i in range(3):
            self.edges[edge].total[i] = 0.0
        return edge

    # ---------------------------------------------------------------- growing

    def is_full(self) -> bool:
        """Is there no room for another state?"""
        return self.states_used >= STATES - 1 or self.edges_used >= EDGES - WIDEST or self.links_used >= LINKS - WIDEST

    def add_state(self, node: Int) -> Int:
        """Keep the position as a state of this node, and glance at what each step leads to."""
        state: Int = self.states_used
        first: Int = self.links_used
        end: Int = self.offer()
        i: Int
        self.fresh = self.nodes[node].first < 0
        self.states_used += 1
        self.keep(state)
        self.states[state].node = node
        self.states[state].first = first
        self.states[state].count = end - self.walk.top
        self.links_used += end - self.walk.top
        for i in range(end - self.walk.top):
            self.links[first + i].edge = self.edge_of(node, self.walk.buf[self.walk.top + i])
            self.links[first + i].state = UNSEEN
        for i in range(first, self.links_used):
            self.look_at(state, i)
        return state

    def look_at(self, state: Int, link: Int) -> None:
        """Glance at where a step leads in this world."""
        edge: Int = self.links[link].edge
        side: Side = self.nodes[self.states[state].node].side
        i: Int
        self.load(state)
        self.examined += 1
        if self.p.window == SETUP:
            take_setup(self.p, self.edges[edge].step)
        else:
            self.p.take(self.edges[edge].step)
        self.glance(self.seen)
        self.edges[edge].looks += 1
        if not self.edges[edge].visits:
            self.edges[edge].visits = 1
            for i in range(self.p.sides):
                self.edges[edge].total[i] = self.seen[i]
        if side >= 0:
            self.edges[edge].hope += self.seen[side]
        self.edges[edge].weight = exp(SHARPNESS * self.edges[edge].hope / self.edges[edge].looks)
