"""Steps and turns as text, read and written where they are played: in a game, a position or a view."""

from __future__ import annotations

from collections.abc import Iterable

from santorini.game import Game
from santorini.notation import Step, join_turn, split_turn
from santorini.rules.position import Position
from santorini.views import View

Where = Game | Position | View


def read_step(text: str, where: Where) -> Step:
    """The legal step that a text means here. IllegalStep says why there is none.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Pan,Mortal")
    >>> read_step("b2-c3", position)
    Step('b2-c3')
    >>> read_step("b2-b4", position)
    Traceback (most recent call last):
        ...
    santorini.errors.IllegalStep: b2-b4: b4 is not next to the worker
    """
    return _game(where).advance(text).step


def read_turn(text: str, where: Where) -> tuple[Step, ...]:
    """The steps of a turn, or of as much of one as the text tells. IllegalStep says which of them is not legal.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Artemis,Mortal")
    >>> read_turn("b2-c3-c4 +c5", position)
    (Step('b2-c3'), Step('c3-c4'), Step('c4+c5'))
    """
    game = _game(where)
    return tuple(game.advance(word).step for word in split_turn(text))


def write_turn(steps: Iterable[int], where: Where) -> str:
    """The steps of a turn as players write them here.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Artemis,Mortal")
    >>> write_turn([Step("b2-c3"), Step("c3-c4"), Step("c4+c5")], position)
    'b2-c3-c4 +c5'
    """
    game = _game(where)
    return join_turn([game.advance(step).text for step in steps])


def _game(where: Where) -> Game:
    """A game to try steps in, without changing anything."""
    if isinstance(where, Game):
        return where.copy()
    return Game.from_position(where.position if isinstance(where, View) else where)
