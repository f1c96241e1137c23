"""Text for spaces, steps and turns, as players write them: `b2-c3 +c4`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise

from santorini.errors import BadText, UnknownPower
from santorini.powers.catalog import CARDS, power
from santorini.rules.geometry import DIRECTIONS, SPACES, transform_step
from santorini.rules.names import STEPS
from santorini.rules.position import Position
from santorini.rules.words import (
    AIM,
    BUILD,
    CALM,
    DOME,
    DRAW,
    END,
    FIRST_WORKER,
    FORCE,
    KILL,
    LOWER,
    MARK,
    MOVE,
    PLACE,
    RESIGN,
    SECOND_WORKER,
    SECRET,
    SWAP,
    TOKEN,
    UNBUILD,
    UNKNOWN,
)
from santorini.spaces import SpaceSet

_SPACE = "[a-e][1-5]"
_SHAPES = [
    (MOVE, re.compile(f"(?P<src>{_SPACE})-(?P<dst>{_SPACE})")),
    (DOME, re.compile(f"(?P<src>{_SPACE})?\\+(?P<dst>{_SPACE})D")),
    (BUILD, re.compile(f"(?P<src>{_SPACE})?\\+(?P<dst>{_SPACE})")),
    (FORCE, re.compile(f"(?P<src>{_SPACE})>(?P<dst>{_SPACE})")),
    (SWAP, re.compile(f"(?P<src>{_SPACE})<>(?P<dst>{_SPACE})")),
    (KILL, re.compile(f"x(?P<dst>{_SPACE})")),
    (UNBUILD, re.compile(f"-(?P<dst>{_SPACE})")),
    (PLACE, re.compile(f"@(?P<dst>{_SPACE})")),
    (TOKEN, re.compile(f"\\*(?P<dst>{_SPACE})")),
    (AIM, re.compile(r"~(?P<dst>0|[NS]?[EW]|[NS])")),
    (MARK, re.compile(f"(?P<src>{_SPACE})?!(?P<dst>{_SPACE}|F|M)")),
    (DRAW, re.compile(r"=(?P<dst>\w+)")),
    (END, re.compile(r"\.")),
    (SECRET, re.compile(f"\\?(?P<dst>{_SPACE})")),
]
_CHAIN = re.compile(f"{_SPACE}(-{_SPACE}){{2,}}")
JOINT = f"(?<={_SPACE}-)({_SPACE}) \\1(?=-{_SPACE})"  # where one worker's moves meet: `c3 c3` in `b2-c3 c3-d4`
WORKERS = {  # by kind, the ends of a step on which the workers stand that it is about
    **dict.fromkeys(("move", "build", "dome", "force", "mark"), ("src",)),
    "swap": ("src", "dst"),
}


class Step(int):
    """One decision. An `int` of kind, source and destination that writes itself, made from a number or from text.

    Text must say everything that is left to the position elsewhere, like the builder: `b2+c3`, not `+c3`.
    `santorini.read_step` reads a step where it is played.

    >>> Step("b2-c3") == Step(0 << 10 | 6 << 5 | 12)
    True
    >>> Step("b2-c3").transformed(1)
    Step('d2-c3')
    """

    __slots__ = ()

    def __new__(cls, step: int | str = 0) -> Step:
        """A step from its number or its text."""
        if isinstance(step, str):
            step = read_resignation(step) if step.startswith("resign:") else read_attempt(step).step()
        return super().__new__(cls, step)

    @property
    def kind(self) -> str:
        """What is done: one of `STEPS`."""
        return STEPS[self >> 10]

    @property
    def src(self) -> int:
        """The space it begins at; 0 where it needs none. In a resignation, the seat."""
        return self >> 5 & 31

    @property
    def dst(self) -> int:
        """The space, direction or card it is about."""
        return self & 31

    def transformed(self, symmetry: int) -> Step:
        """The step on a turned or mirrored board, as `Position.transformed` turns it."""
        return Step(transform_step(self, symmetry))

    def __str__(self) -> str:
        return write_step(self)

    def __repr__(self) -> str:
        return f"Step({write_step(self)!r})"


# A step from its number, without a look at what it is: many are made.
make_step: Callable[[int], Step] = partial(int.__new__, Step)


def workers_of(step: int) -> list[int]:
    """The workers by which a step is chosen: both, if they trade places; none for a dome that no worker builds."""
    kind, ends = step >> 10, {"src": step >> 5 & 31, "dst": step & 31}
    if kind == DOME and ends["src"] == ends["dst"]:
        return []
    return [ends[end] for end in WORKERS.get(STEPS[kind], ()) if ends[end] != UNKNOWN]


@dataclass(frozen=True)
class Attempt:
    """A step as somebody wrote it. Which worker acts may be left out."""

    kind: int
    src: int | None
    dst: int

    def step(self) -> int:
        """The step, if nothing is left out."""
        if self.src is None and self.kind in (BUILD, DOME):
            raise BadText("no-builder", space=write_space(self.dst))
        return self.kind << 10 | (UNKNOWN if self.src is None and self.kind == MARK else self.src or 0) << 5 | self.dst

    def means(self, step: int) -> bool:
        """Could the text mean this step?"""
        kind = step >> 10
        if kind != self.kind and not (kind == LOWER and self.kind == UNBUILD):
            return False
        return step & 31 == self.dst and self.src in (None, step >> 5 & 31)


def read_space(text: str) -> int:
    """The number of a space.

    >>> read_space("e5")
    24
    """
    if text not in SPACES:
        raise BadText("no-space", text=repr(text))
    return SPACES.index(text)


def write_space(space: int) -> str:
    """The name of a space; `??` for none that may be known."""
    return SPACES[space] if space < 25 else "??"


def write_spaces(mask: int) -> str:
    """The spaces of a set, from a1 to e5."""
    return " ".join(SpaceSet(mask).names())


@lru_cache(1 << 14)
def write_step(step: int, active: int = UNKNOWN) -> str:
    """A step as text, without the builder if it is the active worker. A number that is no step is written as it is."""
    kind, src, dst = step >> 10, step >> 5 & 31, step & 31
    if not 0 <= kind <= RESIGN:
        return f"#{step:d}"
    if kind in (MOVE, FORCE, SWAP):
        return write_space(src) + {MOVE: "-", FORCE: ">", SWAP: "<>"}[kind] + write_space(dst)
    if kind in (BUILD, DOME):
        implied = src in (active, UNKNOWN) or (kind == DOME and src == dst)
        return ("" if implied else write_space(src)) + "+" + write_space(dst) + ("D" if kind == DOME else "")
    if kind == AIM:
        return "~" + ("0" if dst == CALM else DIRECTIONS[dst] if dst < len(DIRECTIONS) else "??")
    if kind == MARK:
        named = {FIRST_WORKER: "F", SECOND_WORKER: "M"}.get(dst) or write_space(dst)
        return ("" if src == UNKNOWN else write_space(src)) + "!" + named
    if kind == DRAW:
        return "=" + CARDS[dst].name
    if kind == END:
        return "."
    if kind == RESIGN:
        return f"resign:{src + 1}"
    sign = {KILL: "x", UNBUILD: "-", LOWER: "-", PLACE: "@", TOKEN: "*", SECRET: "?"}.get(kind)
    return f"#{step:d}" if sign is None else sign + write_space(dst)


def read_attempt(text: str) -> Attempt:
    """A step as written, whether or not it is legal.

    >>> read_attempt("+c4")
    Attempt(kind=1, src=None, dst=17)
    """
    for kind, shape in _SHAPES:
        found = shape.fullmatch(text)
        if found:
            parts = found.groupdict()
            src = read_space(parts["src"]) if parts.get("src") else None
            return Attempt(kind, src, _read_target(kind, parts.get("dst") or ""))
    raise BadText("no-step", text=repr(text))


def read_resignation(text: str) -> int:
    """The step of a seat that gives up, seats counted from 1.

    >>> read_resignation("resign:2")
    15392
    """
    seat = text.removeprefix("resign:")
    if seat not in ("1", "2", "3", "4"):
        raise BadText("no-resignation", text=repr(text))
    return RESIGN << 10 | int(seat) - 1 << 5


def read_seen(text: str) -> Step | None:
    """A step of a record written for one seat, which cannot be replayed to find out what is left to it; None for `??`.

    >>> read_seen("b2-c3"), read_seen("??")
    (Step('b2-c3'), None)
    """
    if text == "??":
        return None
    if text.startswith("#") and text[1:].isascii() and text[1:].isdigit() and len(text) < 12:
        return Step(int(text[1:]))
    if text.startswith("resign:"):
        return Step(read_resignation(text))
    attempt = read_attempt(text)
    implied = {DOME: attempt.dst, BUILD: UNKNOWN, MARK: UNKNOWN}.get(attempt.kind, 0)
    return Step(attempt.kind << 10 | (implied if attempt.src is None else attempt.src) << 5 | attempt.dst)


def _read_target(kind: int, text: str) -> int:
    if kind == AIM:
        return CALM if text == "0" else DIRECTIONS.index(text)
    if kind == DRAW:
        try:
            return power(text).number
        except UnknownPower as error:
            raise BadText.at(error, None) from None
    if kind == MARK and text in "FM":
        return FIRST_WORKER if text == "F" else SECOND_WORKER
    return read_space(text) if text else 0


def choose(attempt: Attempt, steps: Iterable[int], p: Position) -> int | None:
    """The step that a text means, out of those on offer; the active worker is meant unless another is named."""
    meant = [step for step in steps if attempt.means(step)]
    if len(meant) > 1:
        active = [step for step in meant if step >> 5 & 31 == p.active]
        if len(active) != 1:
            written = write_step(meant[0], meant[0] >> 5 & 31)
            raise BadText("ambiguous", step=written, choices=tuple(map(write_step, meant)))
        meant = active
    return meant[0] if meant else None


def split_turn(text: str) -> Iterator[str]:
    """The steps of a turn as text; `b2-c3-d4` is two of them.

    >>> list(split_turn("b2-c3-d4 +e5"))
    ['b2-c3', 'c3-d4', '+e5']
    """
    for word in text.split():
        if _CHAIN.fullmatch(word):
            spaces = word.split("-")
            yield from (f"{a}-{b}" for a, b in pairwise(spaces))
        else:
            yield word


def join_turn(steps: Iterable[str]) -> str:
    """The steps of a turn as one text, one worker's moves joined.

    >>> join_turn(["b2-c3", "c3-d4", "+e5"])
    'b2-c3-d4 +e5'
    """
    return re.sub(JOINT, r"\1", " ".join(steps))
