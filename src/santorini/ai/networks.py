"""The network that ships with the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from santorini.ai.network import COMPILED, Accumulators

NAME = "standard.network"


@cache
def standard_weights() -> bytes | None:
    """The weights of the network of record; None if there are none, then positions are judged by hand-made rules."""
    found = files("santorini.ai") / NAME
    return found.read_bytes() if found.is_file() else None


def standard_network() -> Accumulators:
    """Accumulators of their own for a search; without a network where it is not compiled, as it is too slow there."""
    return Accumulators(standard_weights() if COMPILED else None)
