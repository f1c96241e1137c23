"""The bare state of a position: its fields, and how they are written to bytes, read and hashed."""

from __future__ import annotations

from operator import le

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

from santorini.rules.fields import EMPTY, FIELDS, LAYOUT, LEAST, MOST, NAMES, SCRATCH

if not cython.compiled:
    from santorini.rules.fields import ANSWERS_AT, SIZE, VERSION_AT, WHOLE_WORDS
    from santorini.rules.native import Bytes, Int, Key, Mask, mixed, stirred, with_heights, word_at

VERSION_INDEX = NAMES.index("version")
NOT_FROZEN = "these bytes are no frozen position"


class State:
    """All fields of a position (`fields.py` says what each means), as values without any rules.

    Compiled, the fields lie in memory one after the other, so that snapshots are plain copies.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            for working in SCRATCH:
                setattr(self, working.name, [0] * 512 if working.size else 0)
        self.thaw(EMPTY)

    def touch(self) -> None:
        """Note that the cold half of the position is about to change."""
        self.clock += 1
        self.version = self.clock

    def freeze(self) -> bytes:
        """The whole position as bytes, the same compiled and uncompiled."""
        if cython.compiled:
            version = self.version
            self.version = 0
            raw: bytes = cython.cast("char*", cython.address(self.h1))[:SIZE]
            self.version = version
            return raw
        numbers: list[int] = []
        for field in FIELDS:
            value = getattr(self, field.name)
            numbers += [value] if field.size == 1 else value
        numbers[VERSION_INDEX] = 0
        return LAYOUT.pack(*numbers)

    def thaw(self, frozen: bytes) -> None:
        """Become the position that `freeze` wrote down."""
        if len(frozen) != SIZE:
            raise ValueError(f"a frozen position has {SIZE} bytes, not {len(frozen)}")
        if cython.compiled:
            memcpy(self.truth, cython.address(self.h1), SIZE)  # type: ignore[name-defined]
            memcpy(cython.address(self.h1), cython.cast("char*", frozen), SIZE)  # type: ignore[name-defined]
            if not within_bounds(self):  # type: ignore[name-defined]
                memcpy(cython.address(self.h1), self.truth, SIZE)  # type: ignore[name-defined]
                raise ValueError(NOT_FROZEN)
            self.touch()
            return
        unpacked = LAYOUT.unpack(frozen)
        if not (all(map(le, LEAST, unpacked)) and all(map(le, unpacked, MOST))):
            raise ValueError(NOT_FROZEN)
        numbers = iter(unpacked)
        for field in FIELDS:
            setattr(self, field.name, next(numbers) if field.size == 1 else [next(numbers) for _ in range(field.size)])

    def hash(self) -> Key:
        """64 bits of the content, the same compiled and uncompiled.

        Four keys are stirred side by side, as a processor can do that at once, and then into one.
        """
        a: Key = 1
        b: Key = 2
        c: Key = 3
        d: Key = 4
        i: Int
        memory: Bytes = cython.cast("Bytes", cython.address(self.h1)) if cython.compiled else memoryview(self.freeze())
        for i in range(0, WHOLE_WORDS - 3, 4):
            a = stirred(a, self.word(memory, i))
            b = stirred(b, self.word(memory, i + 1))
            c = stirred(c, self.word(memory, i + 2))
            d = stirred(d, self.word(memory, i + 3))
        for i in range(WHOLE_WORDS // 4 * 4, WHOLE_WORDS):
            a = stirred(a, self.word(memory, i))
        if SIZE % 8:
            b = stirred(b, self.word(memory, WHOLE_WORDS))
        return stirred(stirred(stirred(a, b), c), d)

    def word(self, memory: Bytes, i: Int) -> Key:
        """Eight bytes of what is hashed. The questions to ask follow from the powers, and versions differ."""
        word: Key = 0
        if i != ANSWERS_AT // 8:
            word = word_at(memory, i, 8 if i < WHOLE_WORDS else SIZE % 8)
        return word >> 32 << 32 if i == VERSION_AT // 8 else word

    def lasting_key(self, female: Mask) -> Key:
        """64 bits of what lasts beyond a turn. It tells female workers apart as far as they are given."""
        return with_heights(self.lasting_rest(female), self.h1, self.h2, self.h3, self.dome)

    def lasting_rest(self, female: Mask) -> Key:
        """The same without the heights."""
        key: Key = mixed(0, self.workers[0], self.workers[1])
        key = mixed(key, self.workers[2] | self.alive << 26, female | (self.stolen & 1) << 26)
        key = mixed(key, (self.memory[0] & 0xFFFF) | (self.memory[1] & 0xFFFF) << 16, self.mover | self.extra_turn << 4)
        if self.memory[2] | self.memory[3]:
            key = mixed(key, self.memory[2] & 0xFFFF, self.memory[3] & 0xFFFF)
        if self.coins | self.whirlpools | self.talus | self.ram:
            key = mixed(key, self.coins, self.whirlpools)
            key = mixed(key, self.talus, self.ram)
        if self.marked | self.marked_partner | self.deck | self.discard:
            key = mixed(key, self.marked, self.marked_partner)
            key = mixed(key, self.deck, self.discard)
        return mixed(
            key,
            (self.wind & 15) | (self.arrow & 15) << 4 | self.face_up << 8 | self.extra_turns_due << 16,
            (self.winner & 7) | self.window << 4 | (self.reason & 15) << 8,
        )

    def key(self) -> int:
        """What `hash` says, for Python."""
        return self.hash()
