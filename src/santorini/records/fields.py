"""The words of a position's text: how each is written and read, and what goes without saying.

A position is handled here as `Facts`, one number per name, in the order of `Position.freeze`. What goes without saying,
given the rest, is left out of its text: see `usual.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from santorini.errors import BadText, UnknownPower
from santorini.notation import read_space, write_space
from santorini.powers import CHAPTERS
from santorini.powers.catalog import CARDS, power
from santorini.rules.fields import LAYOUT, WORDS
from santorini.rules.geometry import DIRECTIONS, SPACES
from santorini.rules.names import EDITIONS, REASONS, SIDES, WINDOWS
from santorini.rules.position import Position
from santorini.rules.words import CALM, NOBODY, NOWHERE

Facts = dict[str, int]


def facts_of(position: Position) -> Facts:
    """A position as numbers by name."""
    return dict(zip(WORDS, LAYOUT.unpack(position.freeze()), strict=True))


def position_of(facts: Facts) -> Position:
    """The position that has these facts."""
    position = Position()
    position.thaw(LAYOUT.pack(*(facts[name] for name in WORDS)))
    return position


# -------------------------------------------------------------------- kinds of values


class Kind(NamedTuple):
    """How a number is written, and read again."""

    write: Callable[[int], str]
    read: Callable[[str], int]


def _one_of(names: Iterable[str], what: str, start: int = 0) -> Kind:
    words = list(names)

    def read(text: str) -> int:
        if text not in words:
            raise BadText("not-one-of", text=repr(text), what=what, choices=tuple(words))
        return words.index(text) + start

    return Kind(lambda value: words[value - start], read)


def _number(most: int) -> Kind:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 12 and int(text) <= most):
            raise BadText("no-number", text=repr(text), most=most)
        return int(text)

    return Kind(str, read)


def _set_of(kind: Kind) -> Kind:
    """A set, as a mask."""

    def write(mask: int) -> str:
        return ",".join(kind.write(n) for n in range(mask.bit_length()) if mask >> n & 1) or "-"

    def read(text: str) -> int:
        mask = 0
        for word in text.split(",") if text != "-" else ():
            mask |= 1 << kind.read(word)
        return mask

    return Kind(write, read)


def _read_flag(text: str) -> int:
    if text not in ("", "no"):
        raise BadText("no-flag", text=repr(text))
    return int(text == "")


def _read_power(text: str) -> int:
    try:
        return power(text).number
    except UnknownPower as error:
        raise BadText.at(error, None) from None


def _read_god(text: str) -> int:
    number = _read_power(text)
    if all(god.number != number for god in CHAPTERS["simple"]):
        raise BadText("no-god", power=text)
    return number


def _or_none(kind: Kind, none: int) -> Kind:
    return Kind(
        lambda value: "-" if value == none else kind.write(value),
        lambda text: none if text == "-" else kind.read(text),
    )


def _read_pair(text: str) -> int:
    src, _, dst = text.partition("<>")
    return read_space(src) << 5 | read_space(dst)


POWER = Kind(lambda number: CARDS[number].name, _read_power)
GOD = Kind(lambda number: CARDS[number].name, _read_god)
SPACE = _or_none(Kind(write_space, read_space), NOWHERE)
SEAT = _one_of("1234", "seat")
SOME_SEAT = _or_none(SEAT, NOBODY)
SIDE = _one_of(SIDES, "side")
PAIR = Kind(lambda pair: f"{SPACES[pair >> 5]}<>{SPACES[pair & 31]}", _read_pair)
MASK = _set_of(Kind(lambda space: SPACES[space], read_space))
DIRECTION = _or_none(_one_of(DIRECTIONS, "direction"), CALM)
FLAG = Kind(lambda value: "" if value else "no", _read_flag)
QUESTIONS = _number((1 << 30) - 1)


class Field(NamedTuple):
    """One word of the text. `lasts`: it may hold from turn to turn, not only in the middle of one."""

    name: str
    kind: Kind
    lasts: bool
    keys: tuple[str, ...]
    per_seat: bool = False


def _fields(kind: Kind, names: str, lasts: bool = False) -> list[Field]:
    return [Field(name, kind, lasts, (name,)) for name in names.split()]


FIELDS = (
    *_fields(_one_of(EDITIONS, "edition"), "edition", True),
    *_fields(SEAT, "first", True),
    *_fields(POWER, "fleece", True),
    Field("memory", _number(9999), True, ("memory0", "memory1", "memory2", "memory3"), True),
    *_fields(MASK, "coins whirlpools talus ram", True),
    *_fields(DIRECTION, "wind arrow", True),
    *_fields(_or_none(GOD, 0), "face", True),
    *_fields(_set_of(GOD), "discard deck", True),
    *_fields(FLAG, "stolen", True),
    *_fields(MASK, "abyss fate marked pledged", True),
    Field("out", _set_of(SEAT), True, ("out",)),
    *_fields(FLAG, "extra", True),
    *_fields(_number(25), "credits", True),
    *_fields(_number(99), "stage", True),
    *_fields(SOME_SEAT, "veil abyss_seat fate_seat", True),
    *_fields(_number(15), "resume", True),
    Field("named", PAIR, True, ("named0", "named1", "named2", "named3")),
    Field("waits", _one_of(WINDOWS, "window"), False, ("window",)),
    *_fields(_or_none(SIDE, NOBODY), "winner"),
    *_fields(_or_none(_one_of(REASONS[1:], "reason", 1), 0), "reason"),
    *_fields(SOME_SEAT, "decider"),
    *_fields(SPACE, "active origin last"),
    *_fields(_number(3), "steps"),
    *_fields(_number(100), "builds"),
    *_fields(MASK, "moved built"),
    *_fields(FLAG, "climbed uneven domes again feat owed"),
    *_fields(_number(25), "towers"),
    *_fields(MASK, "noted strayed touched asleep"),
    *_fields(_number(4), "pairs"),
    *_fields(_number(26), "settled"),
    # from here on: what mostly follows from the rest
    *_fields(SIDE, "side"),
    Field("power", POWER, False, ("power0", "power1", "power2", "power3"), True),
    *_fields(POWER, "acting"),
    *_fields(DIRECTION, "gust"),
    *_fields(MASK, "closed crowd own tagged"),
    *_fields(QUESTIONS, "mine theirs"),
    *_fields(FLAG, "duty"),
)
BY_NAME = {field.name: field for field in FIELDS}


def fold(facts: Facts) -> Facts:
    """The facts, with players out and pairs of spaces as the text tells them."""
    folded = dict(facts)
    folded["out"] = (1 << facts["seats"]) - 1 & ~facts["alive"]
    for i in range(4):
        folded[f"named{i}"] = facts[f"pair_src{i}"] << 5 | facts[f"pair_dst{i}"]
    return folded


def unfold(folded: Facts) -> Facts:
    """The inverse of `fold`."""
    facts = dict(folded)
    facts["alive"] = (1 << folded["seats"]) - 1 & ~folded["out"]
    for i in range(4):
        facts[f"pair_src{i}"], facts[f"pair_dst{i}"] = folded[f"named{i}"] >> 5, folded[f"named{i}"] & 31
    return facts
