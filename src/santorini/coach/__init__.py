"""What a good friend says beside the board: a hint with its reason, and after the game a review of what mattered.

Everything said is a `Claim` that the rules or a finished search have proved; where nothing can be proved, only chances
are given.
"""

from santorini.coach.advice import Advice, advise
from santorini.coach.claims import Claim
from santorini.coach.reviews import Moment, Review, review, reviewing

__all__ = ["Advice", "Claim", "Moment", "Review", "advise", "review", "reviewing"]
