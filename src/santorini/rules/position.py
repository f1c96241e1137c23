"""Positions, and the questions that powers answer about them.

Reading order: `Position` (what is true, what happens on the board, what is offered, how a turn proceeds), then `Power`
(the questions). They ask each other all the time, so they share a module: docs/decisions/0002-position-and-power.md.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from santorini.rules import geometry

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Buffer, Int, Key, Mask, Seat, Side, Space, Step, lowest, popcount
    from santorini.rules.words import *

NEAR = geometry.NEAR
NEAR_ROUND = geometry.NEAR_ROUND
AHEAD = geometry.AHEAD
ROUND = geometry.ROUND
DIRECTION = geometry.DIRECTION
MIXER = 0x9E3779B97F4A7C15

if not cython.compiled:
    POWERS: list[Power] = [None] * 64  # type: ignore[list-item]
    ANSWERS = [0] * 64
    KINDS = [0] * 64

LAYOUT = struct.Struct("<17I20b14I20h20b")  # how a compiled position lies in memory
_KEPT: list[Power] = []  # compiled code holds bare pointers to the powers; this keeps them alive


_PAINTERS: list[Callable[[Position], str]] = []


def paint_with(painter: Callable[[Position], str]) -> None:
    """Let notebooks show positions this way; the rules themselves draw nothing."""
    _PAINTERS[:] = [painter]


def install(number: int, power: Power, answers: int, kind: int) -> None:
    """Give a power its number. Positions ask it only the questions named in `answers`."""
    _KEPT.append(power)
    ANSWERS[number] = answers
    KINDS[number] = kind
    if cython.compiled:
        POWERS[number] = cython.cast(cython.p_void, power)
    else:
        POWERS[number] = power


def emit(out: Buffer, n: Int, head: Step, targets: Mask) -> Int:
    """Write a step for every target to `out[n:]`; the new end comes back."""
    while targets:
        out[n] = head | lowest(targets)
        n += 1
        targets &= targets - 1
    return n


class Position:
    """Everything true at one moment of a game.

    Powers read it and change it only through its methods. `own` and `opponents` are seen from the mover; `crowd` are
    all workers; `closed` are the spaces the mover may not touch (domes, Talus, the Ram, coins). What somebody may do is
    asked of a position from which `conceal` has taken what they do not know; only `take` meets the whole truth.
    """

    def __init__(self) -> None:
        self.h1 = self.h2 = self.h3 = self.dome = self.closed = self.crowd = self.own = self.female = 0
        self.workers = [0, 0, 0]
        self.moved = self.built = self.tagged = 0
        self.mine = self.theirs = self.version = 0
        self.mover = self.decider = self.side = self.window = 0
        self.active = self.origin = self.last = NOWHERE
        self.steps = self.builds = self.climbed = self.uneven = self.domes = self.towers = 0
        self.again = self.feat = self.duty = self.extra = self.credits = self.acting = self.owed = 0
        self.noted = self.strayed = self.marked = self.pledged = self.touched = self.asleep = 0
        self.coins = self.whirlpools = self.talus = self.ram = self.abyss = self.fate = 0
        self.deck = self.discard = 0
        self.memory = [0, 0, 0, 0]
        self.dealt = [0, 0, 0, 0]
        self.power = [0, 0, 0, 0]
        self.pair_src = [0, 0, 0, 0]
        self.pair_dst = [0, 0, 0, 0]
        self.pairs = self.settled = 0
        self.seats = self.sides = 2
        self.first = self.edition = self.fleece = self.face = self.stolen = 0
        self.wind = self.arrow = self.gust = CALM
        self.alive = 3
        self.winner = NOBODY
        self.reason = self.stage = self.resume = 0
        self.veil = self.abyss_seat = self.fate_seat = NOBODY
        self.clock = 0
        self.src = self.dst = 0
        self.quiet = self.seeking = self.telling = False
        self.told = 0
        if not cython.compiled:
            self.events = [0] * 512
            self.scratch = [0] * 512
            self.truth = b""  # the whole position, while `anything` looks at what the mover knows

    # ---------------------------------------------------------------- snapshots

    def touch(self) -> None:
        """Note that the rarely changed half of the position is about to change."""
        self.clock += 1
        self.version = self.clock

    def freeze(self) -> bytes:
        """The whole position as bytes, the same compiled and uncompiled."""
        if cython.compiled:
            version = self.version
            self.version = 0
            raw: bytes = cython.cast("char*", cython.address(self.h1))[:204]
            self.version = version
            return raw
        return LAYOUT.pack(
            *(self.h1, self.h2, self.h3, self.dome, self.closed, self.crowd, self.own, self.female, *self.workers),
            *(self.moved, self.built, self.tagged, self.mine, self.theirs, 0),
            *(self.mover, self.decider, self.side, self.window, self.active, self.origin, self.last, self.steps),
            *(self.builds, self.climbed, self.uneven, self.domes, self.towers, self.again, self.feat, self.duty),
            *(self.extra, self.credits, self.acting, self.owed),
            *(
                self.noted,
                self.strayed,
                self.marked,
                self.pledged,
                self.touched,
                self.asleep,
                self.coins,
                self.whirlpools,
            ),
            *(self.talus, self.ram, self.abyss, self.fate, self.deck, self.discard),
            *(*self.memory, *self.dealt, *self.power, *self.pair_src, *self.pair_dst),
            *(self.pairs, self.settled, self.seats, self.sides, self.first, self.edition, self.fleece, self.face),
            *(self.stolen, self.wind, self.arrow, self.gust, self.alive, self.winner, self.reason, self.stage),
            *(self.resume, self.veil, self.abyss_seat, self.fate_seat),
        )

    def thaw(self, frozen: bytes) -> None:
        """Become the position that `freeze` wrote down."""
        if cython.compiled:
            memcpy(cython.address(self.h1), cython.cast("char*", frozen), 204)  # type: ignore[name-defined]
            self.touch()
            return
        f = LAYOUT.unpack(frozen)
        self.h1, self.h2, self.h3, self.dome, self.closed, self.crowd, self.own, self.female = f[:8]
        self.workers = list(f[8:11])
        self.moved, self.built, self.tagged, self.mine, self.theirs, self.version = f[11:17]
        self.mover, self.decider, self.side, self.window, self.active, self.origin, self.last, self.steps = f[17:25]
        self.builds, self.climbed, self.uneven, self.domes, self.towers, self.again, self.feat, self.duty = f[25:33]
        self.extra, self.credits, self.acting, self.owed = f[33:37]
        self.noted, self.strayed, self.marked, self.pledged, self.touched, self.asleep = f[37:43]
        self.coins, self.whirlpools, self.talus, self.ram, self.abyss, self.fate, self.deck, self.discard = f[43:51]
        self.memory, self.dealt, self.power = list(f[51:55]), list(f[55:59]), list(f[59:63])
        self.pair_src, self.pair_dst = list(f[63:67]), list(f[67:71])
        self.pairs, self.settled, self.seats, self.sides, self.first, self.edition, self.fleece, self.face = f[71:79]
        self.stolen, self.wind, self.arrow, self.gust, self.alive, self.winner, self.reason, self.stage = f[79:87]
        self.resume, self.veil, self.abyss_seat, self.fate_seat = f[87:91]

    def copy(self) -> Position:
        """An independent position of the same content."""
        twin = Position()
        twin.thaw(self.freeze())
        return twin

    def hash(self) -> Key:
        """64 bits of the content, the same compiled and uncompiled."""
        key: Key = 0
        word: Key = 0
        i: Int
        if not cython.compiled:
            frozen = self.freeze()
        for i in range(26):
            if i != 7:  # the questions to ask are derived from the powers
                if cython.compiled:
                    word = 0
                    size: Int = 8 if i < 25 else 4
                    memcpy(cython.address(word), cython.cast("char*", cython.address(self.h1)) + 8 * i, size)  # type: ignore[name-defined]
                    if i == 8:
                        word = word >> 32 << 32  # the lower half is `version`
                else:
                    word = int.from_bytes(frozen[8 * i : 8 * i + 8], "little")
                key = (key ^ word) * MIXER
                if not cython.compiled:
                    key &= 0xFFFFFFFFFFFFFFFF
                key ^= key >> 32
        return key

    def key(self) -> int:
        """What `hash` says, for Python."""
        return self.hash()

    # ---------------------------------------------------------------- questions about the board

    def level_at(self, space: Space) -> Int:
        return (self.h1 >> space & 1) + (self.h2 >> space & 1) + (self.h3 >> space & 1)

    def level(self, space: int) -> int:
        """The number of blocks on a space."""
        return self.level_at(space)

    def higher(self, space: Space) -> Mask:
        """Spaces above the level of this one."""
        if self.h3 >> space & 1:
            return 0
        if self.h2 >> space & 1:
            return self.h3
        if self.h1 >> space & 1:
            return self.h2
        return self.h1

    def lower(self, space: Space) -> Mask:
        """Spaces below the level of this one."""
        if self.h3 >> space & 1:
            return BOARD & ~self.h3
        if self.h2 >> space & 1:
            return BOARD & ~self.h2
        if self.h1 >> space & 1:
            return BOARD & ~self.h1
        return 0

    def same(self, space: Space) -> Mask:
        """Spaces on the level of this one."""
        return BOARD & ~self.higher(space) & ~self.lower(space)

    def climbable(self, space: Space, up: Int) -> Mask:
        """Spaces at most `up` levels above this one."""
        level: Int = self.level_at(space) + up
        if level >= 3:
            return BOARD
        if level == 2:
            return BOARD & ~self.h3
        return BOARD & ~self.h2 if level == 1 else BOARD & ~self.h1

    def free(self) -> Mask:
        """Unoccupied spaces."""
        return ~(self.crowd | self.closed) & BOARD

    def open_to(self, seat: Seat) -> Mask:
        """Unoccupied spaces as far as a seat knows that may not be the mover."""
        taken: Mask = self.dome | self.talus | self.ram | self.coins | self.crowd
        if self.veil != NOBODY and self.side_of(seat) != self.veil:
            taken &= ~self.workers[self.veil]
        return BOARD & ~taken

    def opponents(self) -> Mask:
        """Opposing workers that may be touched; one on a coin of its owner may not."""
        return self.crowd & ~self.own & ~self.closed

    def nameable(self) -> Mask:
        """Spaces where the mover may say that an opposing worker stands: all unknown ones against secret workers."""
        if self.veil != NOBODY and self.veil != self.side and self.alive >> self.veil & 1:
            return BOARD & ~self.own & ~self.closed
        return self.opponents()

    def tokens(self) -> Mask:
        return self.whirlpools | self.coins | self.talus | self.ram

    def around(self, spaces: Mask) -> Mask:
        """Spaces neighboring at least one of these."""
        near: Mask = 0
        while spaces:
            near |= NEAR[lowest(spaces)]
            spaces &= spaces - 1
        return near

    def side_of(self, seat: Seat) -> Side:
        return seat if self.sides == self.seats else seat & 1

    def workers_of(self, seat: Seat) -> Mask:
        return self.workers[self.side_of(seat)]

    def opposes(self, seat: Seat) -> bool:
        """Does this seat play, and against the mover?"""
        return (self.alive >> seat & 1) != 0 and self.side_of(seat) != self.side

    def memory_of(self, seat: Seat) -> Int:
        return self.memory[seat]

    def dealt_to(self, seat: Seat) -> Seat:
        """The seat whose card this seat's power is."""
        return 1 - seat if self.stolen else seat

    def remember(self, seat: Seat, value: Int) -> None:
        self.touch()
        self.memory[seat] = value

    # ---------------------------------------------------------------- what happens on the board

    def tell(self, kind: Int, a: Space, b: Space, whose: Mask) -> None:
        """Note an event; `whose` names the worker it is about, so that secrets stay with their owner."""
        event: Int = kind << 10 | a << 5 | b
        if self.telling and self.told < 512:
            if self.veil != NOBODY and self.workers[self.veil] & whose:
                event |= VEILED
            self.events[self.told] = event
            self.told += 1

    def carry(self, src: Space, dst: Space) -> None:
        """Put the worker on `src` onto `dst`, with everything that is remembered of it. Not yet a move nor a force."""
        off: Mask = 1 << src
        on: Mask = 1 << dst
        if self.own & off:
            self.own = self.own & ~off | on
        self.crowd = self.crowd & ~off | on
        if self.workers[0] & off:
            self.workers[0] ^= off | on
        elif self.workers[1] & off:
            self.workers[1] ^= off | on
        elif self.workers[2] & off:
            self.workers[2] ^= off | on
        if self.female & off:
            self.female ^= off | on
        if (self.tagged | self.moved) & off:
            self.relabel(src, dst)
        if self.active == src:
            self.active = dst

    def relabel(self, src: Space, dst: Space) -> None:
        off: Mask = 1 << src
        on: Mask = 1 << dst
        if self.moved & off:
            self.moved ^= off | on
        if self.tagged & off:
            self.touch()
            if self.noted & off:
                self.noted ^= off | on
            if self.strayed & off:
                self.strayed ^= off | on
            if self.marked & off:
                self.marked ^= off | on
            if self.pledged & off:
                self.pledged ^= off | on
            if self.touched & off and not self.unseen() & on:
                self.touched = self.touched & ~off | on
            self.tagged = self.noted | self.strayed | self.marked | self.pledged | self.touched

    def unseen(self) -> Mask:
        """Workers the mover knows nothing of."""
        return self.workers[self.veil] if self.veil not in (NOBODY, self.side) else 0

    def enter(self, space: Space) -> None:
        """A worker has come to stand here, by whatever means: the abyss takes it."""
        if self.abyss >> space & 1 and self.window != OVER:
            if self.duty and self.abyss_seat == self.mover and not self.content():
                self.window = VOID  # who knows the abyss cannot choose it to escape a duty
            elif self.workers[0] >> space & 1:
                self.lose(0, ABYSS)
            elif self.workers[1] >> space & 1:
                self.lose(1, ABYSS)
            else:
                self.lose(2, ABYSS)

    def force(self, src: Space, dst: Space) -> None:
        """Relocate a worker without a move: no limits, no triggers, no win. Nobody there: nothing happens."""
        if self.crowd >> src & 1:
            self.tell(FORCE, src, dst, 1 << src)
            self.carry(src, dst)
            self.enter(dst)

    def exchange(self, a: Space, b: Space) -> None:
        """Two workers trade places by force."""
        self.tell(SWAP, a, b, 1 << a | 1 << b)
        self.carry(a, NOWHERE)
        self.carry(b, a)
        self.carry(NOWHERE, b)
        self.enter(a)
        self.enter(b)

    def remove_worker(self, space: Space) -> None:
        """Take a worker from the game."""
        off: Mask = 1 << space
        self.tell(KILL, 0, space, off)
        self.touch()
        self.crowd &= ~off
        self.own &= ~off
        self.workers[0] &= ~off
        self.workers[1] &= ~off
        self.workers[2] &= ~off
        self.female &= ~off
        self.moved &= ~off
        self.tagged &= ~off
        self.noted &= ~off
        self.strayed &= ~off
        self.marked &= ~off
        self.pledged &= ~off
        self.touched &= ~off

    def add_worker(self, side: Side, space: Space, female: bool) -> None:
        on: Mask = 1 << space
        self.crowd |= on
        self.workers[side] |= on
        if side == self.side and not self.extra:
            self.own |= on
        if female:
            self.female |= on
        self.tell(PLACE, side, space, on)
        self.enter(space)

    def clear_token(self, space: Space) -> None:
        """Whatever marker lies here goes: back to its card, or for good if it is a coin."""
        keep: Mask = BOARD & ~(1 << space)
        self.touch()
        self.tell(CLEAR, 0, space, 0)
        self.whirlpools &= keep
        self.coins &= keep

    def raise_tower(self, space: Space) -> None:
        """Build the ordinary piece."""
        on: Mask = 1 << space
        if (self.whirlpools | self.coins) & on:
            self.clear_token(space)
        if self.h3 & on:
            self.cap(space)
            return
        self.h3 |= self.h2 & on
        self.h2 |= self.h1 & on
        self.h1 |= on
        self.tell(BUILD, self.src, space, 1 << self.src)

    def put_dome(self, space: Space) -> None:
        if (self.whirlpools | self.coins) >> space & 1:
            self.clear_token(space)
        self.cap(space)

    def cap(self, space: Space) -> None:
        on: Mask = 1 << space
        self.dome |= on
        self.closed |= on
        self.domes = 1
        self.tell(DOME, self.src, space, 1 << self.src)
        if self.h3 & on:
            self.towers += 1

    def remove_block(self, space: Space) -> None:
        """Take the top block away, and what lies on it."""
        keep: Mask = BOARD & ~(1 << space)
        if (self.whirlpools | self.coins) & ~keep:
            self.clear_token(space)
        if self.h3 & ~keep:
            self.h3 &= keep
        elif self.h2 & ~keep:
            self.h2 &= keep
        else:
            self.h1 &= keep
        self.tell(UNBUILD, 0, space, 0)

    # ---------------------------------------------------------------- what is offered

    def limit_moves(self, worker: Space, space: Space, targets: Mask) -> Mask:
        """What opposing powers leave of the targets of a step that `worker` makes from `space`."""
        seat: Seat
        for seat in range(self.seats):
            if (
                ANSWERS[self.power[seat]] & LIMIT_MOVES
                and self.opposes(seat)
                and not self.workers_of(seat) >> worker & 1
            ):
                targets = cython.cast(Power, POWERS[self.power[seat]]).limit_moves(self, seat, space, targets)
        return targets

    def limit_builds(self, space: Space, dome: bool, targets: Mask) -> Mask:
        """What opposing powers leave of the spaces where the worker on `space` would build."""
        seat: Seat
        if self.theirs & LIMIT_BUILDS:
            for seat in range(self.seats):
                if (
                    ANSWERS[self.power[seat]] & LIMIT_BUILDS
                    and self.opposes(seat)
                    and not self.workers_of(seat) >> space & 1
                ):
                    targets = cython.cast(Power, POWERS[self.power[seat]]).limit_builds(self, seat, dome, targets)
        return targets

    def moves_from(self, space: Space) -> Mask:
        targets: Mask
        if self.mine & MOVE_TARGETS:
            targets = cython.cast(Power, POWERS[self.acting]).move_targets(self, space)
        else:
            targets = NEAR[space] & self.climbable(space, 1) & ~(self.crowd | self.closed)
        if self.gust != CALM:
            targets &= ~(1 << ROUND[space * 8 + (self.gust + 4) % 8])
        if self.theirs & LIMIT_MOVES and targets:
            targets = self.limit_moves(space, space, targets)
        if self.whirlpools & targets:
            targets = self.limit_legs(space, targets)
        return targets

    def exit_of(self, src: Space, dst: Space) -> Space:
        """Where the whirlpools carry a worker that steps from `src` onto `dst`."""
        if not self.whirlpools >> dst & 1 or popcount(self.whirlpools) != 2:
            return NOWHERE
        if (self.crowd & ~(1 << src) | self.closed) & self.whirlpools:
            return NOWHERE
        return lowest(self.whirlpools ^ 1 << dst)

    def limit_legs(self, space: Space, targets: Mask) -> Mask:
        """Bar whirlpools whose second leg is barred; a step that wins at once needs no leg."""
        entries: Mask = self.whirlpools & targets
        if self.edition == REVISED:
            return targets
        while entries:
            entry: Space = lowest(entries)
            entries &= entries - 1
            end: Space = self.exit_of(space, entry)
            if end != NOWHERE and (not self.winning(space, entry) or self.denied(entry)):
                if not self.limit_moves(space, entry, 1 << end) or (
                    self.mine & LEGS and not cython.cast(Power, POWERS[self.acting]).legs(self, entry, end)
                ):
                    targets &= ~(1 << entry)
        return targets

    def builds_from(self, space: Space) -> Mask:
        targets: Mask
        if self.mine & BUILD_TARGETS:
            targets = cython.cast(Power, POWERS[self.acting]).build_targets(self, space)
        else:
            targets = NEAR[space] & ~(self.crowd | self.closed)
        return self.limit_builds(space, False, targets) if self.theirs & LIMIT_BUILDS else targets

    def domes_from(self, space: Space) -> Mask:
        return self.limit_builds(space, True, cython.cast(Power, POWERS[self.acting]).dome_targets(self, space))

    def generate_moves(self, out: Buffer, n: Int, movers: Mask) -> Int:
        while movers:
            space: Space = lowest(movers)
            movers &= movers - 1
            n = emit(out, n, MOVE << 10 | space << 5, self.moves_from(space))
        return n

    def generate_builds(self, out: Buffer, n: Int) -> Int:
        builders: Mask
        if not self.mine & (BUILDERS | DOME_TARGETS):
            return emit(out, n, BUILD << 10 | self.active << 5, self.builds_from(self.active))
        builders = cython.cast(Power, POWERS[self.acting]).builders(self)
        while builders:
            space: Space = lowest(builders)
            builders &= builders - 1
            n = emit(out, n, BUILD << 10 | space << 5, self.builds_from(space))
            if self.mine & DOME_TARGETS:
                n = emit(out, n, DOME << 10 | space << 5, self.domes_from(space))
        return n

    def generate_early(self, out: Buffer, n: Int, builders: Mask) -> Int:
        """Ordinary builds of several workers, outside the window for building."""
        while builders:
            space: Space = lowest(builders)
            builders &= builders - 1
            n = emit(out, n, BUILD << 10 | space << 5, self.builds_from(space))
        return n

    def generate(self, out: Buffer, n: Int) -> Int:
        """Write the steps that the window offers to `out[n:]`; some may lead nowhere (see `Walk`)."""
        if self.window == MUST_BUILD:
            return self.generate_builds(out, n)
        if self.window == START:
            if self.extra and not self.seeking:
                out[n] = END << 10
                n += 1
            n = self.generate_moves(out, n, self.own & ~self.asleep)
            return cython.cast(Power, POWERS[self.acting]).opens(self, out, n) if self.mine & OPENS else n
        return self.generate_rest(out, n)

    def generate_rest(self, out: Buffer, n: Int) -> Int:
        if self.window == MAY_BUILD or self.window == DUSK or self.window == REACTION:
            out[n] = END << 10
            n += 1
        if self.window == ROAM or self.window == MAY_BUILD:
            n = self.generate_builds(out, n)
        if self.window == MUST_MOVE or self.window == ROAM:
            n = self.generate_moves(
                out, n, cython.cast(Power, POWERS[self.acting]).movers(self) & self.own & ~self.asleep
            )
        if self.window == DUSK or self.window == MUST_ACT:
            n = cython.cast(Power, POWERS[self.acting]).offers(self, out, n)
        if self.window == REACTION:
            n = emit(
                out,
                n,
                PLACE << 10,
                cython.cast(Power, POWERS[self.power[self.decider]]).reacts(self, self.decider, self.last),
            )
        if self.window == CHANCE:
            n = emit(out, n, DRAW << 10, self.deck)
        return n

    # ---------------------------------------------------------------- how a turn proceeds

    def play(self, step: Step) -> None:
        """Take a step that `generate` offered and open the next window."""
        kind: Int = step >> 10
        src: Space = step >> 5 & 31
        dst: Space = step & 31
        self.src = src
        self.dst = dst
        if kind == MOVE:
            self.walk_worker(src, dst)
            self.after(MOVE)
        elif self.window == REACTION:
            self.answer(kind, dst)
        elif kind in (BUILD, DOME):
            self.construct(kind, src, dst)
        elif kind == END:
            if self.extra and self.window == START:
                self.pass_turn()
            else:
                self.finish()
        elif kind == DRAW:
            self.draw(dst)
            self.window = DAWN
        else:
            self.act(kind, src, dst)
            self.after(kind)

    def winning(self, src: Space, dst: Space) -> Int:
        """Why this step would win, or 0. Objections are heard later."""
        if self.extra:
            return 0
        if self.mine & WINS:
            won: Int = cython.cast(Power, POWERS[self.acting]).wins(self, src, dst)
            return won
        return CLIMB if self.h3 >> dst & ~(self.h3 >> src) & 1 else 0

    def climbs(self, src: Space, dst: Space) -> None:
        if self.higher(src) >> dst & 1:
            self.climbed = self.uneven = 1
        elif self.lower(src) >> dst & 1:
            self.uneven = 1

    def walk_worker(self, src: Space, dst: Space) -> None:
        """One step of a worker with all that it causes."""
        both: Mask = 1 << src | 1 << dst
        direction: Int = DIRECTION[src * 25 + dst]
        won: Int = self.winning(src, dst)
        end: Space = self.exit_of(src, dst) if self.whirlpools else NOWHERE
        seat: Seat
        if self.steps == 0:
            self.origin = src
        if self.steps < 3:
            self.steps += 1
        self.again = 0
        self.tell(MOVE, src, dst, 1 << src)
        if self.mine | self.theirs:
            self.climbs(src, dst)
        if self.mine & CARRIES:
            cython.cast(Power, POWERS[self.acting]).carries(self, src, dst)
        elif self.extra or (self.tagged | self.moved) >> src & 1:
            self.carry(src, dst)
        else:
            self.own ^= both
            self.crowd ^= both
            self.workers[self.side] ^= both
            if self.female >> src & 1:
                self.female ^= both
        self.active = dst
        self.moved |= 1 << dst
        if self.whirlpools and self.edition == REVISED:
            end = self.exit_of(dst, dst)  # only the exit matters, and as it is after the step
            if end != NOWHERE:
                won = 0
        if won or self.abyss or self.theirs & WITNESSES or self.mine & STEPPED:
            self.arrive(src, dst, direction, won)
            if self.window >= OVER:
                return
        if end != NOWHERE:
            if self.edition == REVISED:
                won = CLIMB if self.h3 >> end & 1 and not self.extra else 0
                self.force(dst, end)
                if won and self.window < OVER:
                    self.conclude(end, won)
            else:
                won = self.winning(dst, end)
                self.tell(MOVE, dst, end, 1 << dst)
                self.climbs(dst, end)
                self.carry(dst, end)
                self.arrive(dst, end, direction, won)
        if self.theirs & TRAILS and self.window < OVER:
            for seat in range(self.seats):
                if (
                    ANSWERS[self.power[seat]] & TRAILS
                    and self.opposes(seat)
                    and not self.workers_of(seat) >> self.active & 1
                ):
                    cython.cast(Power, POWERS[self.power[seat]]).trails(self, seat, direction)

    def arrive(self, src: Space, dst: Space, direction: Int, won: Int) -> None:
        """The worker has stepped: witnesses, abyss, win, and the mover's own triggers, in this order."""
        seat: Seat
        if self.theirs & WITNESSES:
            for seat in range(self.seats):
                if ANSWERS[self.power[seat]] & WITNESSES and self.opposes(seat):
                    cython.cast(Power, POWERS[self.power[seat]]).witnesses(self, seat, dst)
        self.enter(dst)
        if self.window >= OVER:
            return
        if won:
            self.conclude(dst, won)
            if self.window >= OVER:
                return
        if self.mine & STEPPED:
            cython.cast(Power, POWERS[self.acting]).stepped(self, src, dst, direction)

    def denied(self, dst: Space) -> bool:
        """Does some opponent deny a win by stepping here?"""
        seat: Seat
        if self.theirs & DENIES_WIN:
            for seat in range(self.seats):
                if (
                    ANSWERS[self.power[seat]] & DENIES_WIN
                    and self.opposes(seat)
                    and cython.cast(Power, POWERS[self.power[seat]]).denies_win(self, dst)
                ):
                    return True
        return False

    def conclude(self, dst: Space, reason: Int) -> None:
        """A step wins, unless an opponent denies it or takes the win over."""
        seat: Seat
        if self.denied(dst):
            return
        if self.duty and not self.content():
            self.window = VOID
            return
        if self.theirs & CLAIMS_WIN:
            for seat in range(self.seats):
                if (
                    ANSWERS[self.power[seat]] & CLAIMS_WIN
                    and self.opposes(seat)
                    and cython.cast(Power, POWERS[self.power[seat]]).claims_win(self, dst)
                ):
                    self.win(self.side_of(seat), FATE)
                    return
        self.win(self.side, reason)

    def construct(self, kind: Int, src: Space, dst: Space) -> None:
        """A build with all that it causes."""
        before: Mask = self.dome
        if self.builds < 100:
            self.builds += 1
        self.built |= 1 << dst
        self.active = src
        self.last = dst
        if kind == BUILD:
            self.raise_tower(dst)
        else:
            self.put_dome(dst)
        if self.dome != before:
            if not self.extra:
                self.check_triumphs()
            if self.window == OVER or self.react(kind, dst):
                return
        self.after(kind)

    def check_triumphs(self) -> None:
        """Has somebody won by what stands on the board? The mover is asked first."""
        seat: Seat
        i: Int
        for i in range(self.seats):
            seat = (self.mover + i) % self.seats
            if (
                ANSWERS[self.power[seat]] & TRIUMPHS
                and self.alive >> seat & 1
                and cython.cast(Power, POWERS[self.power[seat]]).triumphs(self)
            ):
                self.win(self.side_of(seat), TOWERS)
                return

    def react(self, kind: Int, space: Space) -> bool:
        """Does a dome make another seat decide something first? (A turn's legality never looks at reactions.)"""
        seat: Seat
        i: Int
        if self.quiet:
            return False
        for i in range(self.seats):
            seat = (self.mover + i) % self.seats
            if (
                ANSWERS[self.power[seat]] & REACTS
                and self.alive >> seat & 1
                and cython.cast(Power, POWERS[self.power[seat]]).reacts(self, seat, space)
            ):
                self.touch()
                self.window = REACTION
                self.resume = kind
                self.decider = seat
                return True
        return False

    def answer(self, kind: Int, dst: Space) -> None:
        """The reaction itself; then the turn goes on where it stopped."""
        resume: Int = self.resume
        self.touch()
        if kind == PLACE:
            if self.crowd >> dst & 1:
                self.tell(CANCEL, 0, dst, 0)
            else:
                cython.cast(Power, POWERS[self.power[self.decider]]).applies(self, PLACE, dst)
        self.decider = self.mover
        self.resume = 0
        if self.window != OVER:
            self.after(resume)

    def act(self, kind: Int, src: Space, dst: Space) -> None:
        """A step that is neither a move nor a build."""
        if kind == FORCE:
            seen: Mask = self.crowd & ~self.unseen()
            self.force(src, dst)
            self.tag_touched(dst)
            if not seen >> src & 1:
                self.tag_touched(src)  # whether or not somebody was there
        elif kind == KILL:
            if self.crowd >> dst & 1:
                self.remove_worker(dst)
        elif kind == UNBUILD:
            self.remove_block(dst)
        elif kind == PLACE:
            self.add_worker(self.side, dst, False)
            self.active = dst
        else:
            cython.cast(Power, POWERS[self.acting]).applies(self, kind, dst)

    def tag_touched(self, space: Space) -> None:
        """Remember that a power has had its effect on this worker, or named this space, in this turn."""
        self.touch()
        self.touched |= 1 << space
        self.tagged |= 1 << space

    def spend(self) -> None:
        """The mover's hero power is used, now and for the rest of the game."""
        self.remember(self.mover, 1)
        self.feat = 1

    def name_pair(self) -> None:
        """Note the two workers of the current step as wanting to trade places."""
        self.touch()
        self.pair_src[self.pairs] = self.src
        self.pair_dst[self.pairs] = self.dst
        self.pairs += 1

    def trade(self) -> None:
        """All named pairs trade places, if they really are as many as can and nobody stands beside the others."""
        i: Int
        kept: Int = 0
        victims: Mask = 0
        side: Side
        for i in range(4):
            if i < self.pairs and self.opponents() >> self.pair_dst[i] & 1:
                self.pair_src[kept] = self.pair_src[i]
                self.pair_dst[kept] = self.pair_dst[i]
                victims |= 1 << self.pair_dst[i]
                kept += 1
        self.pairs = 0
        for side in range(self.sides):
            if kept and victims & ~self.workers[side] == 0 and not self.around(self.own) & self.workers[side]:
                if kept == min(popcount(self.own), popcount(self.workers[side] & ~self.closed)):
                    self.pairs = kept
        for i in range(4):
            if i < self.pairs:
                self.exchange(self.pair_src[i], self.pair_dst[i])
            else:
                self.pair_src[i] = self.pair_dst[i] = 0
        self.settled = 1

    def after(self, kind: Int) -> None:
        """Open the window that follows a step, or finish the turn."""
        window: Int
        if self.window >= OVER:
            return
        if self.mine & FOLLOWS:
            window = cython.cast(Power, POWERS[self.acting]).follows(self, kind)
        else:
            window = MUST_BUILD if kind == MOVE else DONE
        if self.window >= OVER:
            return
        if window == DONE:
            self.finish()
            return
        self.window = window
        if window in (MAY_BUILD, DUSK) and not self.anything():
            self.finish()

    def anything(self) -> bool:
        """Is there anything to do in this window besides ending the turn, as far as the mover knows?"""
        steps: Int
        if not self.unseen():
            return self.generate(self.scratch, 0) > 1
        if cython.compiled:
            memcpy(self.truth, cython.address(self.h1), 204)  # type: ignore[name-defined]
        else:
            self.truth = self.freeze()
        self.conceal(self.mover)
        steps = self.generate(self.scratch, 0)
        if cython.compiled:
            memcpy(cython.address(self.h1), self.truth, 204)  # type: ignore[name-defined]
        else:
            self.thaw(self.truth)
        return steps > 1

    def content(self) -> bool:
        """Does the turn so far satisfy every opposing must and wish?"""
        seat: Seat
        if self.seeking and self.feat:
            return False
        for seat in range(self.seats):
            if self.opposes(seat):
                if ANSWERS[self.power[seat]] & INSISTS:
                    if not cython.cast(Power, POWERS[self.power[seat]]).insists(self, seat):
                        return False
                if self.owed and ANSWERS[self.power[seat]] & WANTS:
                    if not cython.cast(Power, POWERS[self.power[seat]]).wants(self, seat):
                        return False
        return True

    def hopeful(self) -> bool:
        """Could the turn still become one that satisfies everybody? After the last move only by forces, if at all."""
        seat: Seat
        if self.seeking and self.feat:
            return False
        if self.window <= ROAM or self.content():
            return True
        if KINDS[self.acting] & STIRS:
            for seat in range(self.seats):
                if KINDS[self.power[seat]] & STANDING and self.opposes(seat):
                    return True
        return False

    def finish(self) -> None:
        """The mover has done; a must or a wish left open makes the turn void."""
        if self.duty and not self.content():
            self.window = VOID
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        """Everything after the end of a turn, up to the dawn of the next."""
        chance: Int = 0
        if self.domes:
            if self.face and (self.towers or self.edition != SPINMASTER):
                chance = 1
            if self.towers and ANSWERS[self.power[self.mover]] & EARNS:
                self.credits += cython.cast(Power, POWERS[self.power[self.mover]]).earns(self)
            if self.extra and self.towers:
                self.check_triumphs()
                if self.window == OVER:
                    return
        self.moved = self.built = 0
        self.active = self.origin = self.last = NOWHERE
        self.steps = self.builds = self.climbed = self.uneven = 0
        self.domes = self.towers = self.again = self.feat = self.duty = self.owed = 0
        if self.tagged:
            self.touch()
            self.noted = self.strayed = self.touched = 0
            self.tagged = self.marked | self.pledged
        if self.telling:
            self.tell(FINISH, self.mover, 0, 0)
        if self.credits:
            self.credits -= 1
            self.extra = 1
        else:
            self.extra = 0
            self.next_mover()
        self.decider = self.mover
        self.window = DAWN
        if chance:
            self.discard_face()

    def next_mover(self) -> None:
        self.mover = self.mover + 1 if self.mover + 1 < self.seats else 0
        while not self.alive >> self.mover & 1:
            self.mover = self.mover + 1 if self.mover + 1 < self.seats else 0

    def discard_face(self) -> None:
        """The face-up card goes; a card has to be drawn before play goes on."""
        self.touch()
        self.discard |= 1 << self.face
        if not self.deck:
            self.deck = self.discard
            self.discard = 0
        self.window = CHANCE
        self.decider = NOBODY

    def draw(self, card: Int) -> None:
        seat: Seat
        self.touch()
        self.face = card
        self.deck &= ~(1 << card)
        self.tell(DRAW, 0, card, 0)
        for seat in range(self.seats):
            if self.fleece or self.stolen or KINDS[self.dealt[seat]] & DECK:
                self.memory[seat] = 0
        self.decider = self.mover

    def win(self, side: Side, reason: Int) -> None:
        self.touch()
        self.winner = side
        self.reason = reason
        self.window = OVER
        self.decider = NOBODY
        self.tell(WON, side, reason, 0)

    def lose(self, side: Side, reason: Int) -> None:
        if self.sides == 2:
            self.win(1 - side, reason)
        else:
            self.eliminate(side)

    def eliminate(self, side: Side) -> None:
        """One of three players is out: workers, tokens and rules go, buildings stay."""
        gone: Mask = self.workers[side]
        number: Int = self.dealt[side]
        self.tell(ELIMINATE, side, 0, 0)
        self.touch()
        self.crowd &= ~gone
        self.own &= ~gone
        self.female &= ~gone
        self.moved &= ~gone
        self.workers[side] = 0
        self.alive &= ~(1 << side)
        self.memory[side] = 0
        self.power[side] = 0
        if ANSWERS[number] & LEAVES:
            cython.cast(Power, POWERS[number]).leaves(self)
        if KINDS[number] & DECK:
            self.face = 0
            self.deck = self.discard = 0
        if self.veil == side:
            self.veil = NOBODY
        if popcount(self.alive) == 1:
            self.win(lowest(self.alive), ALONE)
        elif self.window == CHANCE and self.face:
            if self.mover == side:
                self.extra = self.credits = 0
                self.next_mover()
        elif self.mover == side or self.window == CHANCE or (self.extra and gone >> self.active & 1):
            self.abandon_turn(side)
        elif self.window == REACTION and self.decider == side:
            self.set_questions()
            self.answer(END, 0)
        elif self.window != SETUP:
            self.set_questions()

    def abandon_turn(self, side: Side) -> None:
        """The turn ends because of who has left; nothing is earned by it."""
        seat: Seat = self.mover
        fresh: bool = self.window in (CHANCE, DAWN)
        self.resume = self.domes = 0
        if seat == side:
            self.credits = 0
        if fresh and seat != side:
            self.window = DAWN
            self.decider = seat
        else:
            self.tagged |= 1 << NOWHERE  # whatever was noted in this turn is forgotten
            self.pass_turn()

    def settle_powers(self) -> None:
        """Who has which power in the turn that begins: stolen, drawn, or held beside the Ram."""
        seat: Seat
        number: Int
        i: Int
        if ANSWERS[self.dealt[self.mover]] & STEALS and not self.extra:
            seat = 1 - self.mover
            if self.stolen:
                self.stolen = 0
                self.memory[seat] = self.memory[self.mover]
                self.memory[self.mover] = 0
                number = self.dealt[seat]
                if KINDS[number] & DECK:
                    number = self.face
                cython.cast(Power, POWERS[number]).passes_on(self, seat)
                self.tell(RETURN, self.mover, number, 0)
            number = self.dealt[seat]
            if not KINDS[number] & HERO and cython.cast(Power, POWERS[self.dealt[self.mover]]).steals(self, seat):
                if KINDS[number] & DECK:
                    number = self.face
                self.stolen = 1
                self.memory[self.mover] = self.memory[seat]
                self.memory[seat] = 0
                cython.cast(Power, POWERS[number]).passes_on(self, self.mover)
                self.tell(STEAL, self.mover, number, 0)
        i = 0
        if self.fleece and not self.extra:
            self.memory[self.mover] = 0
        for seat in range(self.seats):
            number = self.dealt[seat]
            if self.fleece:
                number = self.fleece if self.around(self.ram) & self.workers[seat] else 0
                i |= number
            self.power[seat] = self.face if KINDS[number] & DECK else number
        if self.stolen:
            seat = 0 if ANSWERS[self.dealt[0]] & STEALS else 1
            self.power[seat] = self.power[1 - seat]
            self.power[1 - seat] = 0
        self.gust = CALM if self.fleece and not i else self.wind

    def set_questions(self) -> None:
        """Collect which questions have to be asked of whom, and what is closed to the mover."""
        seat: Seat
        self.theirs = 0
        self.closed = self.dome | self.talus | self.ram
        for seat in range(self.seats):
            if self.opposes(seat):
                self.theirs |= ANSWERS[self.power[seat]]
                if ANSWERS[self.power[seat]] & BARS:
                    self.closed |= cython.cast(Power, POWERS[self.power[seat]]).bars(self)
        self.duty = 1 if self.theirs & INSISTS or self.owed else 0

    def begin(self) -> None:
        """The start of a turn, as far as it happens by itself."""
        seat: Seat
        i: Int
        self.touch()
        self.side = self.side_of(self.mover)
        self.settle_powers()
        self.crowd = self.workers[0] | self.workers[1] | self.workers[2]
        self.own = self.workers[self.side]
        self.asleep = 0
        self.pairs = self.settled = 0
        for i in range(4):
            self.pair_src[i] = self.pair_dst[i] = 0
        self.set_questions()
        self.acting = 0 if self.extra else self.power[self.mover]
        self.mine = ANSWERS[self.acting]
        self.window = START
        if self.extra:
            self.own = self.crowd & ~self.own & ~self.closed
        if self.mine & WAKES:
            cython.cast(Power, POWERS[self.acting]).wakes(self, self.mover)
        if self.theirs & SHADES:
            for i in range(self.seats):
                seat = (self.mover + i) % self.seats
                if ANSWERS[self.power[seat]] & SHADES and self.opposes(seat):
                    cython.cast(Power, POWERS[self.power[seat]]).shades(self, seat)

    def plain(self) -> bool:
        """Is this the start of a turn in which nothing but the base game can happen, now and later?"""
        seat: Seat
        for seat in range(self.seats):
            if ANSWERS[self.dealt[seat]] or KINDS[self.dealt[seat]]:
                return False
        return self.window == START and self.sides == 2 and not self.ram | self.extra

    # ---------------------------------------------------------------- knowledge and truth

    def conceal(self, seat: Seat) -> None:
        """Become what this seat knows, NOBODY being a spectator; at the end everything is shown.

        The secrets of others go first, then all that was noted of them, and what follows from the rest is found anew.
        """
        seen: Mask
        if self.window == OVER or (self.veil == NOBODY and not self.abyss | self.fate):
            return
        self.touch()
        if seat != self.abyss_seat:
            self.abyss = 0
        if seat != self.fate_seat:
            self.fate = 0
        if self.veil == NOBODY or seat == self.veil:
            return
        self.workers[self.veil] = 0
        seen = self.workers[0] | self.workers[1] | self.workers[2]
        self.crowd &= seen
        self.female &= seen
        self.own &= seen
        self.moved &= seen
        self.noted &= seen
        self.strayed &= seen
        self.marked &= seen
        self.pledged &= seen
        self.asleep &= seen
        self.tagged = self.noted | self.strayed | self.marked | self.pledged | self.touched
        if self.mover == self.veil:
            self.own = self.moved = self.noted = self.strayed = self.asleep = 0
            self.active = self.origin = NOWHERE
            self.climbed = self.uneven = self.owed = self.duty = 0
        elif self.extra and START <= self.window <= REACTION:
            self.own = BOARD & ~self.workers[self.side] & ~self.closed  # a secret worker may stand on any space

    def blind(self, kind: Int, src: Space, dst: Space) -> bool:
        """Does the step name a worker where the mover sees none?"""
        seen: Mask = self.crowd & ~self.unseen()
        if kind in (MOVE, FORCE):
            return not seen >> src & 1
        return kind in (KILL, LOWER) and not seen >> dst & 1

    def possible(self, step: Step) -> bool:
        i: Int
        for i in range(self.generate(self.scratch, 0)):
            if self.scratch[i] == step:
                return True
        return False

    def cancel(self) -> None:
        """A secret worker is in the way: the step does not happen and the rest of the turn is lost."""
        self.tell(CANCEL, self.src, self.dst, 0)
        self.pass_turn()

    def take(self, step: Step) -> None:
        """Take a step in earnest: it was chosen on what the mover knows, and meets what is true."""
        kind: Int = step >> 10
        secret: Mask = self.unseen()
        if not secret or self.window == REACTION or self.window == CHANCE or kind == END:
            self.play(step)
        else:
            self.src = step >> 5 & 31
            self.dst = step & 31
            blind: bool = self.blind(kind, self.src, self.dst)
            if blind and kind == MOVE and not secret >> self.src & 1:
                self.pass_turn()  # nobody was there to be steered
            elif kind in (SWAP, MARK, AIM) or self.possible(step):
                self.play(step)
            elif blind and kind == FORCE and not secret >> self.src & 1:
                self.miss()
            else:
                self.cancel()
        if self.window == VOID:
            self.pass_turn()

    def miss(self) -> None:
        """Nobody stands where the mover named somebody, and the mover is not told."""
        self.tag_touched(self.src)
        self.tag_touched(self.dst)
        self.after(FORCE)

    # ---------------------------------------------------------------- for Python

    def side_for(self, seat: int) -> int:
        """The side whose workers this seat plays; partners share one."""
        return self.side_of(seat)

    def _repr_svg_(self) -> str | None:
        """The position as a notebook shows it, if somebody has said how to paint."""
        return _PAINTERS[0](self) if _PAINTERS else None

    def reported(self) -> list[int]:
        """The events told since the last call."""
        told = [self.events[i] for i in range(self.told)]
        self.told = 0
        return told

    def offered(self) -> list[int]:
        """The steps the window offers, whether or not the turn could then be completed."""
        return [self.scratch[i] for i in range(self.generate(self.scratch, 0))]

    def who_answers(self, question: int) -> int:
        """The first seat opposing the mover whose power answers this question itself, or NOBODY."""
        seat: Seat
        for seat in range(self.seats):
            if self.opposes(seat) and ANSWERS[self.power[seat]] & question:
                return seat
        return NOBODY

    def who_builds(self) -> int:
        """The workers that may build in this window."""
        return cython.cast(Power, POWERS[self.acting]).builders(self) if self.mine & BUILDERS else 1 << self.active

    def resign(self, seat: int) -> None:
        """This player gives up: their side loses, or one of three is out."""
        self.lose(self.side_of(seat), RESIGNED)


class Power:
    """A mortal. Each method answers one question the rulebook asks; a power overrides the fewest it can.

    `answers` names the overridden questions, so that the position asks no power in vain.
    """

    number = 0
    kind = 0
    answers = 0
    workers = 2  # how many the owner's side places
    places = 0  # before the others (-1) or after them (1)
    arranges = ""  # what else the owner sets up: wind, arrow, deck, fate or abyss
    reserve = 0  # what the owner's memory holds when the game begins

    def stands(self, p: Position, placed: Mask) -> Mask:
        """Where may the owner's next worker be placed, when these are? (Of the free spaces.)"""
        return BOARD

    # -- asked of the mover's own power

    def move_targets(self, p: Position, space: Space) -> Mask:
        """Where may the worker on `space` step? (Opponents have not objected yet.)"""
        return NEAR[space] & p.climbable(space, 1) & p.free()

    def build_targets(self, p: Position, space: Space) -> Mask:
        """Where may it build the ordinary piece?"""
        return NEAR[space] & p.free()

    def dome_targets(self, p: Position, space: Space) -> Mask:
        """Where may it put a dome that the level does not ask for?"""
        return 0

    def movers(self, p: Position) -> Mask:
        """Which workers may step now that the turn has begun?"""
        return 1 << p.active

    def builders(self, p: Position) -> Mask:
        """Which workers may build now?"""
        return 1 << p.active

    def opens(self, p: Position, out: Buffer, n: Int) -> Int:
        """What else may a turn begin with?"""
        return n

    def offers(self, p: Position, out: Buffer, n: Int) -> Int:
        """What is offered after the ordinary part of the turn?"""
        return n

    def carries(self, p: Position, src: Space, dst: Space) -> None:
        """Put the stepping worker onto its target, with what has to give way."""
        p.carry(src, dst)

    def wins(self, p: Position, src: Space, dst: Space) -> Int:
        """Why does this step win, if it does? Asked before the worker is put there."""
        return CLIMB if p.h3 >> dst & ~(p.h3 >> src) & 1 else 0

    def stepped(self, p: Position, src: Space, dst: Space, direction: Int) -> None:
        """What does a step cause that did not win?"""

    def follows(self, p: Position, kind: Int) -> Int:
        """Which window opens after a step of this kind?"""
        return MUST_BUILD if kind == MOVE else DONE

    def wakes(self, p: Position, seat: Seat) -> None:
        """What happens by itself when the owner's turn begins?"""

    def legs(self, p: Position, entry: Space, end: Space) -> bool:
        """May a step be carried on from one whirlpool to the other?"""
        return True

    def earns(self, p: Position) -> Int:
        """How many additional turns has this turn earned?"""
        return 0

    def applies(self, p: Position, kind: Int, dst: Space) -> None:
        """What does a step of the power's own do?"""

    # -- asked of opposing powers: take away, never add

    def limit_moves(self, p: Position, seat: Seat, space: Space, targets: Mask) -> Mask:
        """Which targets of a step from `space` do I leave open?"""
        return targets

    def limit_builds(self, p: Position, seat: Seat, dome: bool, targets: Mask) -> Mask:
        """Which targets of a build (a dome by special permission, or the ordinary piece) do I leave open?"""
        return targets

    def denies_win(self, p: Position, dst: Space) -> bool:
        """Does a winning step onto this space not count?"""
        return False

    def claims_win(self, p: Position, dst: Space) -> bool:
        """Is a winning step onto this space my win?"""
        return False

    def witnesses(self, p: Position, seat: Seat, dst: Space) -> None:
        """An opponent has stepped here: what do I note?"""

    def trails(self, p: Position, seat: Seat, direction: Int) -> None:
        """An opponent has stepped in this direction: what do I do to that worker?"""

    def wants(self, p: Position, seat: Seat) -> bool:
        """Does this finished turn satisfy me? If some turn can, the mover owes me one that does."""
        return True

    def insists(self, p: Position, seat: Seat) -> bool:
        """Does this finished turn satisfy me? If none can, the mover loses."""
        return True

    def shades(self, p: Position, seat: Seat) -> None:
        """An opponent's turn begins: what do I note?"""

    def bars(self, p: Position) -> Mask:
        """Which spaces are as good as domed for opponents?"""
        return 0

    # -- asked of everybody

    def triumphs(self, p: Position) -> bool:
        """Do I win by what stands on the board?"""
        return False

    def reacts(self, p: Position, seat: Seat, space: Space) -> Mask:
        """A dome was built here: where may I place something in answer?"""
        return 0

    def steals(self, p: Position, seat: Seat) -> bool:
        """My turn begins: do I take the power of this seat?"""
        return False

    def passes_on(self, p: Position, seat: Seat) -> None:
        """The power has come to this seat: what is forgotten?"""

    def leaves(self, p: Position) -> None:
        """The owner is out of the game: what goes with them?"""


install(0, Power(), 0, 0)
