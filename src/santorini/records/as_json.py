"""Records as JSON, for programs in any language. Seats are counted from 0 there, as everywhere in programs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from santorini.errors import BadText
from santorini.game import Game
from santorini.records.games import OWN_HEADERS, Eyes, Line, Record, own_headers, result_text
from santorini.records.reading import replayed
from santorini.records.tokens import Token

_STARTS = {"powers": "Powers", "edition": "Edition", "fleece": "Fleece", "position": "Position"}


def write_json(game: Game | Record, *, indent: int | None = None) -> str:
    """A game or record as JSON: how it began, every step with what is said about it, and the result.

    >>> record = json.loads(write_json(Game("Pan", "Atlas")))
    >>> record["powers"], record["result"], record["steps"]
    (['Pan', 'Atlas'], None, [])
    """
    record = game if isinstance(game, Record) else Record(game)
    own, result = own_headers(record.game, Eyes.ALL), record.game.result
    data = {
        "powers": [card.name for card in record.game.cards],
        "edition": record.game.edition,
        "first": record.game.first,
        "fleece": own.get("Fleece"),
        "position": own.get("Position"),
        "headers": {name: text for name, text in record.headers.items() if name not in OWN_HEADERS},
        "result": result and {"side": result.side, "seats": list(result.seats), "reason": result.reason},
        "comment": record.comments.get(0),
        "steps": list(_steps(record)),
    }
    return json.dumps(data, ensure_ascii=False, indent=indent)


def _steps(line: Line) -> Iterator[dict[str, Any]]:
    for index in range(line.start, len(line.game.history)):
        played = line.game.history[index]
        step: dict[str, Any] = {"turn": played.turn, "seat": played.seat, "step": played.text}
        if index + 1 in line.glyphs:
            step["glyphs"] = list(line.glyphs[index + 1])
        if index + 1 in line.comments:
            step["comment"] = line.comments[index + 1]
        if index in line.variations:
            step["variations"] = [list(_steps(other)) for other in line.variations[index]]
        yield step


def read_json(text: str) -> Record:
    """The record that `write_json` wrote, replayed. `steps` and `powers` (or `position`) are needed, the rest is not.

    >>> read_json('{"powers": ["Pan", "Atlas"], "steps": [{"step": "@b2"}, {"step": "@d4"}]}').game.turns()
    [(0, 0, '@b2 @d4')]
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadText("no-json", why=str(error)) from None
    record = _object(data, "a record")
    headers = {name: Token("header", str(value), name=name) for name, value in _headers(record)}
    game = replayed(headers, _words(record))
    if record.get("result") is not None and result_text(game.game) == "*":
        raise BadText("other-result", text=json.dumps(record["result"]), result="*")
    return game


def _headers(record: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    yield from _object(record.get("headers") or {}, "headers").items()
    for key, name in _STARTS.items():
        value = record.get(key)
        if value is not None:
            yield name, ", ".join(map(str, value)) if isinstance(value, list) else value
    if isinstance(record.get("first"), int):
        yield "First", record["first"] + 1
    yield "Forbidden", "allowed"  # whoever wrote the record has decided that


def _words(record: Mapping[str, Any]) -> Iterator[Token]:
    if record.get("comment"):
        yield Token("comment", str(record["comment"]))
    yield from _line(record.get("steps"))


def _line(steps: object) -> Iterator[Token]:
    if not isinstance(steps, list):
        raise BadText("json-shape", what="steps")
    for entry in steps:
        step = _object(entry, "a step")
        if not isinstance(step.get("step"), str) or not step["step"].split():
            raise BadText("json-shape", what="step")
        yield Token("step", step["step"])
        for glyph in step.get("glyphs") or ():
            yield Token("glyph", str(glyph))
        if step.get("comment"):
            yield Token("comment", str(step["comment"]))
        for other in step.get("variations") or ():
            yield Token("open", "(")
            yield from _line(other)
            yield Token("close", ")")


def _object(value: object, what: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise BadText("json-shape", what=what)
    return value
