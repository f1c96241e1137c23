"""What stands on the board, for callers: the rules themselves keep masks."""

from __future__ import annotations

from typing import NamedTuple

from santorini.rules import names


class Worker(NamedTuple):
    """A worker: where it stands, whose it is, and which of the two figures."""

    space: int
    side: int
    woman: bool
    asleep: bool  # it may not move in this turn
    marked: bool  # a hero has named it


class Token(NamedTuple):
    """A token, or one of the spaces that a secret token takes."""

    kind: names.Token
    space: int
