"""The words of the engine protocol, both ways: turns, views, limits and what is told while thinking."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from santorini.ai.analysis import Analysis, Limit, Line
from santorini.errors import SantoriniError
from santorini.game import Game
from santorini.notation import Step, choose, join_turn, read_attempt, read_seen, split_turn, write_step
from santorini.players import taken
from santorini.records import read_position, write_position
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.views import View

VERSION = 1
UNSEEN = "??"  # a step of which a seat saw only that something was done
NEXT = " | "  # between two turns of a variation
STEPS = " steps "  # between the position and the record of a view

_WALK = Walk()


class BadCommand(ValueError):
    """A line that is not of the protocol, or says what cannot be done now."""


# ---------------------------------------------------------------- turns


def write_turns(p: Position, turns: Iterable[Sequence[int]]) -> list[str]:
    """Turns that follow each other from a position on, as players write them."""
    written, before = [], None
    for turn in turns:
        words = []
        for step in turn:
            p = p if before is None else taken(p, before)
            words.append(write_step(step, p.active))
            before = step
        written.append(join_turn(words))
    return written


def read_turn(text: str, p: Position, legal: Sequence[int]) -> tuple[Step, ...]:
    """The steps of a turn, or of the rest of one; `legal` are those possible first."""
    steps: list[Step] = []
    for word in split_turn(text):
        if steps:
            p = taken(p, steps[-1])
            legal = _WALK.legal(p)
        step = choose(read_attempt(word), legal, p)
        if step is None:
            raise BadCommand(f"{word} is not legal here")
        steps.append(Step(step))
    return tuple(steps)


# ---------------------------------------------------------------- views


def write_view(view: View) -> str:
    """What a seat knows: its number, the position as it sees it, and the steps it has seen."""
    assert view.seat is not None, "spectators decide nothing"
    steps = "".join(f" {write_seen(step)}" for step in view.steps)
    return f"{view.seat + 1} {write_position(view.position)}{STEPS.rstrip()}{steps}"


def read_view(text: str) -> View:
    """A view with a decision to make. What is legal follows from what the seat sees."""
    number, _, rest = text.partition(" ")
    if number not in ("1", "2", "3", "4"):
        raise BadCommand(f"{number!r} is no seat: a view begins with a seat from 1 to 4")
    before, _, words = f"{rest} ".partition(STEPS)
    game = Game.from_position(read_position(before.strip()))
    seat = int(number) - 1
    if game.decider != seat:
        raise BadCommand(f"seat {number} has nothing to decide here")
    steps = tuple(read_seen(word) for word in words.split())
    return View(seat, game.position, seat, tuple(game.legal_steps()), steps, None)


def write_seen(step: Step | None) -> str:
    """A step of a record; by its number where its text alone could mean another one."""
    if step is None:
        return UNSEEN
    text = write_step(step)
    try:
        return text if read_seen(text) == step else f"#{int(step)}"
    except (SantoriniError, BadCommand):
        return f"#{int(step)}"


# ---------------------------------------------------------------- limits


def read_count(text: str) -> int:
    """A whole number that is not negative, and not absurd."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 15):
        raise BadCommand(f"{text!r} is no whole number from 0 on")
    return int(text)


def read_seconds(text: str) -> float:
    """A time."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds < 1e9:
        raise BadCommand(f"{text!r} is no number of seconds")
    return seconds


def write_limit(limit: Limit) -> str:
    """A limit as `go` takes it."""
    told = {"seconds": limit.seconds, "nodes": limit.nodes, "depth": limit.depth}
    return " ".join(f"{name} {value}" for name, value in told.items() if value is not None) or "infinite"


def read_limit(words: Sequence[str]) -> Limit:
    """A limit that `go` was given, and a second if it was given none."""
    if not words:
        return Limit(seconds=1.0)
    if list(words) == ["infinite"]:
        return Limit()
    limits: dict[str, str] = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or len(words) != 2 * len(limits) or not limits.keys() <= {"seconds", "nodes", "depth"}:
        raise BadCommand("limits are `seconds 1.5`, `nodes 10000`, `depth 8`, one or more of them, or `infinite`")
    return Limit(
        read_seconds(limits["seconds"]) if "seconds" in limits else None,
        read_count(limits["nodes"]) if "nodes" in limits else None,
        max(1, read_count(limits["depth"])) if "depth" in limits else None,
    )


# ---------------------------------------------------------------- what is told while thinking


@dataclass(frozen=True)
class Info:
    """What an engine tells about one line; see `santorini.ai.Line` for `chance` and `win_in`."""

    line: int
    depth: int
    nodes: int
    seconds: float
    nps: int
    chance: float
    win_in: int | None
    variation: tuple[str, ...]

    @classmethod
    def about(cls, p: Position, found: Analysis, place: int) -> Info:
        """What is to be told of the line at this place."""
        line: Line = found.lines[place]
        speed = int(found.nodes / max(found.seconds, 1e-6))
        turns = tuple(write_turns(p, line.variation))
        return cls(
            place + 1,
            found.depth,
            found.nodes,
            round(found.seconds, 3),
            speed,
            round(line.chance, 4),
            line.win_in,
            turns,
        )

    def write(self) -> str:
        """The line of the protocol."""
        win = "" if self.win_in is None else f" win {self.win_in}"
        return (
            f"info line {self.line} depth {self.depth} nodes {self.nodes} seconds {self.seconds:.3f} nps {self.nps}"
            f" chance {self.chance:.4f}{win} variation {NEXT.join(self.variation)}"
        )

    @classmethod
    def read(cls, text: str) -> Info:
        """Read such a line. Words that are not known are passed over, so that engines may tell more."""
        told, _, variation = text.partition(" variation ")
        words = told.split()[1:]
        known = dict(zip(words[::2], words[1::2], strict=False))
        try:
            return cls(
                int(known.get("line", 1)),
                int(known.get("depth", 0)),
                int(known.get("nodes", 0)),
                float(known.get("seconds", 0)),
                int(known.get("nps", 0)),
                float(known.get("chance", 0.5)),
                int(known["win"]) if "win" in known else None,
                tuple(variation.split(NEXT)) if variation else (),
            )
        except ValueError:
            raise BadCommand(f"{text!r} tells something that is no number") from None
