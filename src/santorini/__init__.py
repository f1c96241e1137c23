"""The complete rules of Santorini: all 55 powers, 2 to 4 players, the Golden Fleece.

>>> import santorini
>>> game = santorini.Game("Apollo", "Minotaur")
>>> for text in ("@b2", "@d4", "@b4", "@d2"):
...     events = game.take(text)
>>> game.play("b2-c3 +c4")
>>> santorini.write_position(game.position)
'00000/00100/00000/00000/00000 A:c3,d4 X:b4,d2 2 Apollo,Minotaur'
>>> print(game.refusal("b4-d4"))
d4 is not next to the worker

Names are fetched from their rooms when they are first used, so importing costs no more than what is needed.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santorini.coach import review
    from santorini.errors import BadSetup, BadText, ForbiddenMatch, IllegalStep, SantoriniError, UnknownPower
    from santorini.events import Event
    from santorini.films import animate, gif
    from santorini.game import Game, Result
    from santorini.notation import Step
    from santorini.pictures import Arrow, ansi, png, svg
    from santorini.powers.catalog import CARDS, Card, power
    from santorini.reasons import Refusal
    from santorini.records import (
        Line,
        Record,
        read_drawing,
        read_game,
        read_games,
        read_json,
        read_position,
        read_view,
        write_game,
        write_json,
        write_position,
    )
    from santorini.rules.position import Position, compiled
    from santorini.spaces import SpaceSet
    from santorini.turns import read_step, read_turn, write_turn
    from santorini.views import View, view

__all__ = [
    "CARDS",
    "Arrow",
    "BadSetup",
    "BadText",
    "Card",
    "Event",
    "ForbiddenMatch",
    "Game",
    "IllegalStep",
    "Line",
    "Position",
    "Record",
    "Refusal",
    "Result",
    "SantoriniError",
    "SpaceSet",
    "Step",
    "UnknownPower",
    "View",
    "animate",
    "ansi",
    "compiled",
    "gif",
    "png",
    "power",
    "read_drawing",
    "read_game",
    "read_games",
    "read_json",
    "read_position",
    "read_step",
    "read_turn",
    "read_view",
    "review",
    "svg",
    "view",
    "write_game",
    "write_json",
    "write_position",
    "write_turn",
]
__version__ = "0.1.0"

_ROOMS = {
    "coach": "review",
    "errors": "BadSetup BadText ForbiddenMatch IllegalStep SantoriniError UnknownPower",
    "events": "Event",
    "films": "animate gif",
    "game": "Game Result",
    "notation": "Step",
    "pictures": "Arrow ansi png svg",
    "powers.catalog": "CARDS Card power",
    "reasons": "Refusal",
    "records": "Line Record read_drawing read_game read_games read_json read_position read_view "
    "write_game write_json write_position",
    "rules.position": "Position compiled",
    "spaces": "SpaceSet",
    "turns": "read_step read_turn write_turn",
    "views": "View view",
}


def _line_of(position: Position) -> str:
    """A position as its `repr` shows it."""
    from santorini.records import write_position

    try:
        return write_position(position)
    except (ValueError, LookupError):  # in the middle of a step, or put together by hand
        return f"{position.key():016x}"


def __getattr__(name: str) -> object:
    for room, names in _ROOMS.items():
        if name in names.split():
            globals()[name] = getattr(import_module(f"santorini.{room}"), name)
            if rules := sys.modules.get("santorini.rules.position"):
                rules.show_with(line=_line_of)
            return globals()[name]
    raise AttributeError(f"module 'santorini' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
