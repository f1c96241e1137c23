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


def below(key: Key, size: Int) -> Int:
    """The number below `size` that the state of a generator stands for."""
    key = (key ^ key >> 30) * FIRST & WHOLE
    key = (key ^ key >> 27) * SECOND & WHOLE
    return ((key ^ key >> 31) >> 32) * size >> 32


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
        if not 0 <= seat < p.seats or len(self.fields) != p.seats * self.size or len(out) != 25 * self.size:
            raise ValueError("the seat, the position or the room for the planes does not fit")
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
        guesses: memoryview,
        ages: memoryview,
        observations: memoryview,
        masks: memoryview,
        rewards: memoryview[float],
        terminated: memoryview,
        truncated: memoryview,
        finals: memoryview,
        eyes: memoryview,
        seats: memoryview,
        sampled: memoryview,
        longest: int,
    ) -> None:
        self.p = Position()
        self.walk = Walk()
        self.planes = planes
        self.steps, self.numbers, self.chosen = steps, numbers, chosen
        self.actions, self.choices = len(steps), len(starts) // SIZE
        self.starts, self.positions, self.ages = starts, positions, ages
        self.chances, self.guesses = chances, guesses
        self.observations, self.masks, self.rewards = observations, masks, rewards
        self.terminated, self.truncated, self.finals, self.eyes = terminated, truncated, finals, eyes
        self.seats, self.sampled = seats, sampled
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
        """A number below `size` for what chance decides, by the game's own generator."""
        self.chances[game] = self.chances[game] + GAMMA & WHOLE
        return below(self.chances[game], size)

    def guess(self, game: Index, size: Int) -> Int:
        """The same for what a random player decides, by another generator: so it does not change what chance does."""
        self.guesses[game] = self.guesses[game] + GAMMA & WHOLE
        return below(self.guesses[game], size)

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
        i: Int
        count: Int = self.legal()
        clear(mask, self.actions)
        for i in range(count):
            mask[self.numbers[self.walk.buf[i]]] = 1
        self.sampled[game] = self.numbers[self.walk.buf[self.guess(game, count)]]
        self.seats[game] = self.p.decider
        self.store(bare(self.positions, game * SIZE))
        self.observe(self.p.decider, bare(self.observations, game * self.planes.size * 25))

    def observe(self, seat: Seat, planes: Bytes) -> None:
        """Write what a seat sees; what it may not know is gone from the position afterwards."""
        clear(planes, self.planes.size * 25)
        self.p.conceal_from(seat)
        self.planes.show(self.p, seat, planes)

    def advance(self, game: Index, step: Step) -> None:
        """Take a step in one game; a game that ends is followed by a new one."""
        seat: Seat
        decider: Seat
        players: Int
        self.load(bare(self.positions, game * SIZE))
        players = self.p.seats
        decider = self.p.decider
        for seat in range(players):
            self.rewards[game * players + seat] = -worth(self.p, seat)
        self.take(game, step)
        self.ages[game] += 1
        for seat in range(players):
            self.rewards[game * players + seat] += worth(self.p, seat)
        self.terminated[game] = self.p.window == OVER
        self.truncated[game] = self.p.window != OVER and self.ages[game] == self.longest
        if self.terminated[game] or self.truncated[game]:
            seat = self.eyes[game] if self.eyes[game] >= 0 else decider
            self.observe(seat, bare(self.finals, game * self.planes.size * 25))
            self.begin(game)
        self.show(game)

    def rest(self, game: Index) -> None:
        """Note that nothing happened in this game."""
        seat: Seat
        players: Int = len(self.rewards) // len(self.seats)
        for seat in range(players):
            self.rewards[game * players + seat] = 0
        self.terminated[game] = self.truncated[game] = 0

    # ---------------------------------------------------------------- random games

    def pick(self, game: Index) -> Step:
        """A legal step, each as likely as the others: offered ones are tried until a complete turn begins with one."""
        first: Int = self.walk.top
        size: Int = self.walk.filled
        step: Step = 0
        end: Int
        i: Int
        if self.p.window == SETUP:
            return self.walk.buf[self.guess(game, placement.generate(self.p, self.walk.buf, 0))]
        self.walk.mark(self.p)
        self.p.conceal_from(self.p.decider)
        end = self.p.generate(self.walk.buf, first)
        self.walk.top = end
        while end > first:
            i = first + self.guess(game, end - first)
            step = self.walk.buf[i]
            if self.p.window >= REACTION or self.walk.completes_with(self.p, step):
                break
            end -= 1
            self.walk.buf[i] = self.walk.buf[end]
        self.walk.empty(size)
        self.walk.top = first
        self.walk.reset(self.p)
        self.walk.drop()
        return step

    def play_out(self, game: Index) -> None:
        """Begin one game, and play it at random to its end."""
        seat: Seat
        self.begin(game)
        while self.p.window != OVER and (self.longest == 0 or self.ages[game] < self.longest):
            self.take(game, self.pick(game))
            self.ages[game] += 1
        for seat in range(self.p.seats):
            self.rewards[game * self.p.seats + seat] = worth(self.p, seat)
        self.terminated[game] = self.p.window == OVER

    # ---------------------------------------------------------------- for Python

    def restart(self, first: Index, end: Index) -> None:
        """Begin these games anew."""
        game: Index
        with cython.nogil:
            for game in range(first, end):
                self.begin(game)
                self.show(game)

    def run(self, first: Index, end: Index) -> None:
        """Take one step in each of these games, but for those in which nothing is chosen."""
        game: Index
        with cython.nogil:
            for game in range(first, end):
                if self.chosen[game] < 0:
                    self.rest(game)
                else:
                    self.advance(game, self.steps[self.chosen[game]])

    def reveal(self, first: Index, end: Index) -> None:
        """Show these games as their positions have them."""
        game: Index
        with cython.nogil:
            for game in range(first, end):
                self.load(bare(self.positions, game * SIZE))
                self.show(game)

    def finish(self, first: Index, end: Index) -> None:
        """Play these games at random, from beginning to end."""
        game: Index
        with cython.nogil:
            for game in range(first, end):
                self.play_out(game)
