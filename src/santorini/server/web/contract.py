"""What the front end is generated from: the schema of the wire and the facts of the cards.

`python -m santorini.server.web.contract web/src/protocol build` writes `facts.json` and `openapi.json` there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI

from santorini.ai.levels import LEVELS, STANDARD
from santorini.draft import secret
from santorini.notation import JOINT, WORKERS
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS, FORBIDDEN
from santorini.powers.names import OTHERS
from santorini.rules.geometry import DIRECTIONS
from santorini.rules.names import EDITIONS, EVENTS, REASONS, STEPS
from santorini.rules.words import CALM, FIRST_WORKER, SECOND_WORKER, UNKNOWN
from santorini.server.tables.takeback import QUICK
from santorini.server.web.requests import described
from santorini.server.wire import schema

ADDED = ("Successful Response", "Validation Error")  # answers that FastAPI describes and we never send


def facts() -> dict[str, Any]:
    """The cards, the numbering of steps and the levels of the computer, for programs that know no rules."""
    return {
        "cards": [
            {
                "number": card.number,
                "name": card.name,
                "others": OTHERS.get(card.name, ()),
                "group": card.group,
                "players": list(card.players),
                "fleece": card.fleece,
                "windows": card.windows,
                "secret": secret(card),
                "note": bool(card.note),
                "token": POWERS[card.number].puts or None,
                "reserve": POWERS[card.number].reserve > 0,
            }
            for card in CARDS
        ],
        "forbidden": sorted(sorted(pair) for pair in FORBIDDEN),
        "editions": list(EDITIONS),
        "kinds": list(STEPS),
        "workers": WORKERS,
        "joint": JOINT,
        "events": list(EVENTS),
        "reasons": [reason for reason in REASONS if reason],
        "directions": list(DIRECTIONS),
        "calm": CALM,
        "first_worker": FIRST_WORKER,
        "second_worker": SECOND_WORKER,
        "unknown": UNKNOWN,
        "quick": QUICK,
        "levels": {"most": len(LEVELS), "standard": STANDARD.number},
    }


def schemas() -> dict[str, Any]:
    """The messages of the socket as JSON schema, by name."""
    unions = {"ServerFrame": schema.ServerFrame, "ClientFrame": schema.ClientFrame, "AnyEntry": schema.AnyEntry}
    found, parts = msgspec.json.schema_components(
        [*unions.values(), schema.Options, *described], ref_template="#/components/schemas/{name}"
    )
    return {**parts, **dict(zip(unions, found, strict=False))}


def merged(app: FastAPI) -> dict[str, Any]:
    """The HTTP interface of an application, with the messages of the socket among its schemas."""
    found = app.openapi()
    for operation in (operation for methods in found["paths"].values() for operation in methods.values()):
        operation["responses"] = {
            status: response
            for status, response in operation["responses"].items()
            if response["description"] not in ADDED
        }
    return {**found, "components": {"schemas": schemas()}}


def openapi() -> dict[str, Any]:
    """The whole interface of the server."""
    from santorini.server.settings import Settings
    from santorini.server.web.app import create_app  # which needs what is above

    return merged(create_app(Settings()))


if __name__ == "__main__":
    front, build = map(Path, sys.argv[1:])
    (front / "facts.json").write_text(json.dumps(facts(), indent=1) + "\n", encoding="utf-8")
    (build / "openapi.json").write_text(json.dumps(openapi(), indent=1) + "\n", encoding="utf-8")
