"""The complete rules of Santorini.

>>> import santorini
>>> game = santorini.Game("Apollo", "Minotaur")
"""

from santorini.errors import BadSetup, BadText, ForbiddenMatch, IllegalStep, SantoriniError, UnknownPower
from santorini.game import Event, Game, Result
from santorini.notation import Step
from santorini.powers.catalog import CARDS, Card, power
from santorini.reasons import Refusal
from santorini.rules.position import Position
from santorini.views import View, view

__all__ = [
    "CARDS",
    "BadSetup",
    "BadText",
    "Card",
    "Event",
    "ForbiddenMatch",
    "Game",
    "IllegalStep",
    "Position",
    "Refusal",
    "Result",
    "SantoriniError",
    "Step",
    "UnknownPower",
    "View",
    "power",
    "view",
]
__version__ = "0.1.0"
