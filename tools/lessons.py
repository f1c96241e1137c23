"""Lessons, made from the scenarios: what is shown and asked of the learner, with every answer the rules give to it.

`python -m tools.lessons web/src/learn/lessons build` writes them as JSON, one file each, and their schema, from which
the web app's types are generated; `python -m tools.lessons` copies their words into `en/lessons.ftl` for translators.
The browser knows no rules: each node of a part has the view, the step that follows and, where the learner takes it,
why every other space is refused.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

import santorini.locales
from rulebook import ALSO, BadScenario, Row, Try, play, pose, read_all
from santorini.errors import Argument
from santorini.game import Game
from santorini.locales.english import slug
from santorini.notation import Attempt, read_attempt, split_turn, workers_of
from santorini.rules.words import END, NOBODY
from santorini.server.tables.news import why_not
from santorini.server.wire import schema
from santorini.server.wire.view import happened, view_of
from santorini.views import seen_numbers

WORDS = Path(santorini.locales.__file__).parent / "en" / "lessons.ftl"
HEAD = "# Written from the scenarios by `python -m tools.lessons`; change the words there.\n\n"


class Trial(schema.Part):
    """What the learner is to attempt although it is refused: the worker to take up, if any, and the space."""

    worker: int | None
    space: int


class Node(schema.Part, omit_defaults=True):
    """A moment of a part: what has just happened, how things stand, and what comes next."""

    view: schema.View
    events: list[schema.Event] = msgspec.field(default_factory=list)
    step: int | UnsetType = UNSET
    yours: bool = False
    trial: Trial | UnsetType = UNSET
    why: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """For each worker that could be taken up (`-` for none): the reason that refuses each space, or -1."""


class Part(schema.Part):
    """One position of a lesson, shown or to be played, with the keys of its words."""

    says: str
    task: str | None
    seat: int
    fleece: int
    nodes: list[Node]


class Reason(schema.Part):
    """Why a step is refused."""

    code: str
    args: dict[str, Argument]


class Lesson(schema.Part):
    """Parts in the order of the scenario files, and the reasons that their nodes name by number."""

    parts: list[Part]
    reasons: list[Reason]


def lessons(rows: list[Row] | None = None) -> dict[str, Lesson]:
    """All lessons by name, in the order of the files."""
    found: dict[str, Lesson] = {}
    for row, attempt, task in parts(rows):
        lesson = found.setdefault(name(row), Lesson([], []))
        lesson.parts.append(part(lesson, row, attempt, task))
    return found


def parts(rows: list[Row] | None = None) -> Iterator[tuple[Row, Try, str | None]]:
    """Every try that belongs to a lesson, with the key of its task."""
    for row in read_all() if rows is None else rows:
        tasks = 0
        for attempt in row.tries:
            tasks += attempt.task is not None
            if attempt.show or attempt.task:
                yield row, attempt, attempt.task and f"{key(row)}-task{f'-{tasks}' if tasks > 1 else ''}"


def name(row: Row) -> str:
    """The lesson a row belongs to: the one it names, or the one of its file."""
    return row.lesson or slug(re.sub(r"^\d+_", "", row.file))


def key(row: Row) -> str:
    return f"lesson-{slug(row.id)}"


def words() -> str:
    """The Fluent file: what the rows of the lessons say, and their tasks."""
    found: dict[str, str] = {}
    for row, attempt, task in parts():
        for words_key, text in ((key(row), row.says), (task, attempt.task)):
            if words_key and found.setdefault(words_key, str(text)) != text:
                raise BadScenario(f"{row}: another row's words are called {words_key}, too")
    return HEAD + "".join(f"{words_key} = {text}\n" for words_key, text in found.items())


# -------------------------------------------------------------------- parts


def part(lesson: Lesson, row: Row, attempt: Try, task: str | None) -> Part:
    """A demonstration is seen by who begins it, a task by who ends it; what others do happens by itself."""
    game = pose(row)
    first = game.decider
    play(game, attempt)
    history = [*game.history]
    seat = first if attempt.show else game.decider if attempt.illegal is not None else history[-1].seat
    if seat is None or seat == NOBODY:
        raise BadScenario(f"{row}: nobody decides at the end of {attempt.turn!r}")
    game = pose(row)
    made = Part(key(row), task, seat, game.fleece.number if game.fleece else 0, [node(game, seat)])
    for number, played in enumerate(history):
        mine = played.seat == seat and (played.step >> 10 != END or number == len(history) - 1)
        before = made.nodes[-1]
        before.step = int(played.step)
        before.yours = bool(attempt.task) and attempt.illegal is None and mine
        if before.yours:
            before.view.undo = int(any(node.yours for node in made.nodes[:-1]))
            offer(lesson, game, before)
        game.take(played.step)
        made.nodes.append(node(game, seat))
    if attempt.illegal is not None:
        *_, text = split_turn(attempt.turn)
        last = made.nodes[-1]
        last.yours, last.trial = True, trial(row, game, read_attempt(text), attempt.illegal)
        offer(lesson, game, last)
    return made


def node(game: Game, seat: int) -> Node:
    events = happened(seen_numbers(game, game.history[-1], seat)) if game.history else []
    return Node(view_of(game, seat), events)


def offer(lesson: Lesson, game: Game, now: Node) -> None:
    """The learner decides: what is legal, and why everything else is not."""
    now.view.legal = game.legal_step_numbers()
    for worker in (None, *sources(game)):
        reasons = [reason(lesson, game, space, worker) for space in range(25)]
        now.why["-" if worker is None else str(worker)] = reasons


def reason(lesson: Lesson, game: Game, space: int, worker: int | None) -> int:
    """The number of a refusal in its lesson; -1 where there is none."""
    refusal = why_not(game, space, worker)
    if refusal is None:
        return -1
    found = Reason(refusal.code, refusal.args)
    if found not in lesson.reasons:
        lesson.reasons.append(found)
    return lesson.reasons.index(found)


def sources(game: Game) -> list[int]:
    """The workers that can be taken up."""
    return sorted({worker for step in game.legal_steps() for worker in workers_of(step)})


def trial(row: Row, game: Game, attempt: Attempt, code: str) -> Trial:
    """How a step that is refused is tapped: on its worker, if that one can do nothing at all."""
    able, active = sources(game), game.position.active
    if attempt.src is not None and attempt.src not in able:
        tapped = Trial(None, attempt.src)
    else:
        usual = active if active in able else able[0] if len(able) == 1 else None
        tapped = Trial(usual if attempt.src is None else attempt.src, attempt.dst)
    refusal = why_not(game, tapped.space, tapped.worker)
    if refusal is None or (code and refusal.code not in (code, *ALSO.get(code, ()))):
        answer = refusal.code if refusal else "legal"
        raise BadScenario(f"{row}: the learner's tap for {attempt} would be answered as {answer!r}, not {code!r}")
    return tapped


# -------------------------------------------------------------------- writing


def files() -> dict[str, bytes]:
    """What is written, by name: the lessons, and a list of them with the number of their parts."""
    made = lessons()
    written = {f"{name}.json": msgspec.json.encode(lesson) for name, lesson in made.items()}
    return {**written, "index.json": msgspec.json.encode({name: len(lesson.parts) for name, lesson in made.items()})}


def interface() -> dict[str, Any]:
    """The schema of a lesson, as OpenAPI has it."""
    _, parts = msgspec.json.schema_components([Lesson], ref_template="#/components/schemas/{name}")
    about = {"title": "Lessons", "version": "1"}
    return {"openapi": "3.1.0", "info": about, "paths": {}, "components": {"schemas": parts}}


def write(folder: Path, build: Path) -> None:
    """Write all lessons, and their schema; what else lay there is gone."""
    made = files()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, content in made.items():
        (folder / name).write_bytes(content)
    (build / "lessons.json").write_bytes(msgspec.json.format(msgspec.json.encode(interface())))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        write(*map(Path, sys.argv[1:]))
    else:
        WORDS.write_text(words(), encoding="utf-8")
