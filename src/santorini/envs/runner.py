"""What the environments compile: the planes of a position, and the steps of many games."""

from __future__ import annotations

from santorini.rules import fields

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini import placement
    from santorini.rules.fields import COUNT, LAYOUT, SIZE
    from santorini.rules.native import Bytes, Index, Int, Key, Mask, Seat, Step, clear, lowest, past
    from santorini.rules.position import Position
    from santorini.rules.walk import Walk
    from santorini.rules.words import *

    def bare(array: memoryview, at: Index) -> Bytes:
        """The memory of an array from here on."""
        return array[at:]


OFFSETS = fields.OFFSETS
WIDTHS = fields.WIDTHS
GAMMA = 0x9E3779B97F4A7C15  # splitmix64, as published
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
WHOLE = 0xFFFFFFFFFFFFFFFF


def worth(p: Position, seat: Seat) -> float:
    """What a seat has won so far: 1 if its side has won, -1 if it has lost (-0.5 with three players), else 0."""
    if p.window == OVER and p.side_of(seat) == p.winner:
        return 1.0
    if p.window == OVER or not p.alive >> seat & 1:
        return -0.5 if p.sides == 3 else -1.0
    return 0.0


def returns(p: Position) -> list[float]:
    """What every seat has won so far."""
    return [worth(p, seat) for seat in range(p.seats)]


class Planes:
    """Writes what a seat sees as planes of 25 numbers each (`santorini.envs.observation` says which).

    `fields` and `values` are those of every plane, seat by seat; the rest says where each group of planes ends.
    """

    def __init__(self, fields: memoryview, values: memoryview, maps: int, equal: int, bits: int, size: int) -> None:
        self.fields, self.values = fields, values
        self.maps, self.equal, self.bits, self.size = maps, equal, bits, size

    def know(self, p: Position) -> None:
        """Write all numbers of the position, and then the maps that are made of them, to its scratch."""
        i: Int
        if cython.compiled:
            memory = cython.cast("char*", cython.address(p.h1))
            for i in range(COUNT):
                if WIDTHS[i] == 4:
                    p.scratch[i] = cython.cast("unsigned int*", memory + OFFSETS[i])[0]
                elif WIDTHS[i] == 2:
                    p.scratch[i] = cython.cast("short*", memory + OFFSETS[i])[0]
                else:
                    p.scratch[i] = cython.cast("signed char*", memory + OFFSETS[i])[0]
        else:
            p.scratch[:COUNT] = LAYOUT.unpack(p.freeze())
        p.scratch[COUNT] = BOARD & ~p.h1
        p.scratch[COUNT + 1] = p.h1 & ~p.h2
        p.scratch[COUNT + 2] = p.h2 & ~p.h3
        p.scratch[COUNT + 3] = p.h3
        p.scratch[COUNT + 4] = 1 << p.active
        p.scratch[COUNT + 5] = 1 << p.origin
        p.scratch[COUNT + 6] = 1 << p.last_build
        for i in range(4):
            p.scratch[COUNT + 7 + i] = 1 << p.pair_own[i] | 1 << p.pair_opponent[i] if i < p.pairs else 0

    def show(self, p: Position, seat: Seat, out: Bytes) -> None:
        """Write the planes of a position, from which everything secret is gone, over zeros."""
        plane: Int
        space: Int
        shown: Int
        mask: Mask
        self.know(p)
        for plane in range(self.size):
            shown = p.scratch[self.fields[seat * self.size + plane]]
            if plane < self.maps:
                mask = shown & BOARD
                while mask:
                    out[lowest(mask)] = 1
                    mask &= mask - 1
            else:
                if plane < self.equal:
                    shown = shown == self.values[seat * self.size + plane]
                elif plane < self.bits:
                    shown = shown >> self.values[seat * self.size + plane] & 1
                elif shown > 127:
                    shown = 127
                if shown:
                    for space in range(25):
                        out[space] = shown
            out = past(out, 25)

    def write(self, p: Position, seat: int, out: memoryview) -> None:
        """Write what this seat may know of a position over zeros."""
        seen = p.copy()
        seen.conceal(seat)
        self.show(seen, seat, bare(out, 0))


class Runner:
    """Takes steps in many games. What is known of them lies in arrays that other runners may share.

    A runner has one position and one walk, through which its games go one after the other, without Python's lock.
    """

    def __init__(
        self,
        planes: Planes,
        steps: memoryview,
        numbers: memoryview,
        chosen: memoryview,
        starts: memoryview,
        positions: memoryview,
        chances: memoryview,
        ages: memoryview,
        observations: memoryview,
        masks: memoryview,
        rewards: memoryview[float],
        done: memoryview,
        seats: memoryview,
        longest: int,
    ) -> None:
        self.p = Position()
        self.walk = Walk()
        self.planes = planes
        self.steps, self.numbers, self.chosen = steps, numbers, chosen
        self.actions, self.choices = len(steps), len(starts) // SIZE
        self.starts, self.positions, self.chances, self.ages = starts, positions, chances, ages
        self.observations, self.masks = observations, masks
        self.rewards, self.done, self.seats = rewards, done, seats
        self.longest = longest

    def load(self, frozen: Bytes) -> None:
        """Take up the game whose bytes these are."""
        if cython.compiled:
            memcpy(cython.address(self.p.h1), frozen, SIZE)  # type: ignore[name-defined]
            self.p.touch()
        else:
            self.p.thaw(bytes(frozen[:SIZE]))

    def store(self, frozen: Bytes) -> None:
        """Write the game down as bytes."""
        if cython.compiled:
            self.p.version = 0
            memcpy(frozen, cython.address(self.p.h1), SIZE)  # type: ignore[name-defined]
        else:
            frozen[:SIZE] = self.p.freeze()

    def chance(self, game: Index, size: Int) -> Int:
        """A number below `size`, by the game's own generator."""
        key: Key = self.chances[game] + GAMMA & WHOLE
        self.chances[game] = key
        key = (key ^ key >> 30) * FIRST & WHOLE
        key = (key ^ key >> 27) * SECOND & WHOLE
        return ((key ^ key >> 31) >> 32) * size >> 32

    def legal(self) -> Int:
        """Write the legal steps to the walk's buffer; how many there are comes back."""
        if self.p.window == SETUP:
            return placement.generate(self.p, self.walk.buf, 0)
        return self.walk.generate(self.p)

    def take(self, game: Index, step: Step) -> None:
        """Take a step, then let chance decide what it has to."""
        if self.p.window == SETUP:
            placement.take(self.p, step)
            self.walk.dawn(self.p)
        else:
            self.walk.take(self.p, step)
        self.draw(game)

    def draw(self, game: Index) -> None:
        """If chance decides, let it."""
        if self.p.decider == NOBODY and self.p.window != OVER:
            self.take(game, self.walk.buf[self.chance(game, self.legal())])

    def begin(self, game: Index) -> None:
        """A new game: one of the starts."""
        start: Index = self.chance(game, self.choices)
        self.ages[game] = 0
        self.load(bare(self.starts, start * SIZE))
        self.draw(game)

    def show(self, game: Index) -> None:
        """Write what the seat that decides sees and may do."""
        mask: Bytes = bare(self.masks, game * self.actions)
        planes: Bytes = bare(self.observations, game * self.planes.size * 25)
        i: Int
        clear(mask, self.actions)
        for i in range(self.legal()):
            mask[self.numbers[self.walk.buf[i]]] = 1
        self.seats[game] = self.p.decider
        self.store(bare(self.positions, game * SIZE))
        clear(planes, self.planes.size * 25)
        self.p.conceal_from(self.p.decider)
        self.planes.show(self.p, self.p.decider, planes)

    def advance(self, game: Index, step: Step) -> None:
        """Take a step in one game; a game that ends is followed by a new one."""
        seat: Seat
        players: Int
        self.load(bare(self.positions, game * SIZE))
        players = self.p.seats
        for seat in range(players):
            self.rewards[game * players + seat] = -worth(self.p, seat)
        self.take(game, step)
        self.ages[game] += 1
        for seat in range(players):
            self.rewards[game * players + seat] += worth(self.p, seat)
        self.done[game] = self.p.window == OVER or self.ages[game] == self.longest
        if self.done[game]:
            self.begin(game)
        self.show(game)

    # ---------------------------------------------------------------- for Python

    def restart(self, first: Index, end: Index) -> None:
        """Begin these games anew."""
        game: Index
        with cython.nogil:
            for game in range(first, end):
                self.begin(game)
                self.show(game)

    def run(self, first: Index, end: Index) -> None:
        """Take one step in each of these games."""
        game: Index
        with cython.nogil:
            for game in range(first, end):
                self.advance(game, self.steps[self.chosen[game]])
