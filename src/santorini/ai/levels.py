"""How strong a computer player is: ten levels, from one a child beats to the strongest there is."""

from __future__ import annotations

from dataclasses import dataclass

from santorini.errors import BadSetup


@dataclass(frozen=True)
class Level:
    """One strength.

    `depth` and `nodes` limit what it looks at, `seconds` how long; below the top level that matters only on a machine
    so busy that nobody would wait any longer. With the chance `overlooks` it does not see what the opponent could do
    next, as people do, and of turns that seem equally good within `margin` (in parts of a game won) it takes any.
    """

    number: int
    depth: int
    nodes: int
    seconds: float
    overlooks: float = 0.0
    margin: float = 0.0
    simulations: int = 1_000  # of games that are searched as a tree


LEVELS = (
    Level(1, 1, 300, 1.0, overlooks=0.7, margin=0.25, simulations=8),
    Level(2, 1, 600, 1.0, overlooks=0.45, margin=0.16, simulations=16),
    Level(3, 1, 1_000, 1.0, overlooks=0.1, margin=0.06, simulations=50),
    Level(4, 2, 2_000, 1.0, margin=0.05, simulations=100),
    Level(5, 3, 4_000, 1.0, margin=0.02, simulations=250),
    Level(6, 4, 10_000, 2.0, simulations=600),
    Level(7, 6, 30_000, 2.0, simulations=1_500),
    Level(8, 8, 100_000, 2.0, simulations=4_000),
    Level(9, 12, 300_000, 2.0, simulations=10_000),
    Level(10, 60, 100_000_000, 1.0, simulations=100_000_000),
)
STANDARD = LEVELS[4]


def level(number: int) -> Level:
    """The level of this number."""
    if not 1 <= number <= len(LEVELS):
        raise BadSetup("level", level=number, most=len(LEVELS))
    return LEVELS[number - 1]
