"""What can go wrong, as exceptions a caller can tell apart.

SantoriniError (a ValueError)
  UnknownPower      no power has that name
  BadSetup          players, powers, edition or variant do not go together
    ForbiddenMatch  the rulebook advises against this pair
  IllegalStep       the rules refuse a step; `refusal` says why
  BadText           text that cannot be read; it says where and why
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santorini.reasons import Refusal


class SantoriniError(ValueError):
    """Anything a caller did that the game cannot accept."""


class UnknownPower(SantoriniError):
    """No power has that name or number."""


class BadSetup(SantoriniError):
    """Players, powers, edition or variant do not go together."""


class ForbiddenMatch(BadSetup):
    """The rulebook advises against this pair of powers."""


class IllegalStep(SantoriniError):
    """The rules refuse a step."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text}: {refusal}" if text else str(refusal))
        self.refusal = refusal


class BadText(SantoriniError):
    """Text that cannot be read."""

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        place = ", ".join(f"{what} {n}" for what, n in (("line", line), ("column", column)) if n is not None)
        super().__init__(f"{place}: {message}" if place else message)
        self.line = line
        self.column = column
