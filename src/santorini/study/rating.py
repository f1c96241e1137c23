"""How much stronger one player is than another: Elo with its error, and a test that ends as soon as it is sure.

Games come in rounds, in which everybody plays every part of the same opening. Rounds are independent of each other and
games are not, so all errors are computed from rounds (for two players this is the pentanomial model).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, pvariance

from santorini.errors import BadSetup

DOUBT = (0.0, 1.0)  # rounds that are added to those played: without them a few equal results would seem certain
NORMAL_95 = NormalDist().inv_cdf(0.975)


def elo(score: float) -> float:
    """The difference in Elo that makes one expect this share of the points.

    >>> round(elo(0.75))
    191
    """
    return math.inf if score >= 1 else -math.inf if score <= 0 else -400 * math.log10(1 / score - 1)


def expected(difference: float) -> float:
    """The share of the points that a difference in Elo makes one expect.

    >>> round(expected(200), 3)
    0.76
    """
    return 1 / (1 + 10 ** (-difference / 400))


@dataclass(frozen=True)
class Rating:
    """A difference in Elo, and within which bounds it is with 95 % confidence."""

    elo: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.elo:+.0f} [{self.low:+.0f}, {self.high:+.0f}]"


def rate(rounds: Sequence[float]) -> Rating:
    """The rating from the shares of the points in all rounds.

    A clean score is taken as if half a round had gone the other way, since no difference in Elo explains it; how much
    better the winner is beyond that, nobody can tell.

    >>> print(rate([1.0, 0.5] * 50))
    +191 [+146, +242]
    """
    if not rounds:
        return Rating(0.0, -math.inf, math.inf)
    nearly = 0.5 / (len(rounds) + 1)
    mean = fmean(rounds)
    error = NORMAL_95 * math.sqrt(spread(rounds) / len(rounds))
    middle = min(max(mean, nearly), 1 - nearly)
    return Rating(elo(middle), elo(min(mean - error, middle)), elo(max(mean + error, middle)))


def spread(rounds: Sequence[float]) -> float:
    """The variance of a round, cautiously."""
    return pvariance([*rounds, *DOUBT])


@dataclass(frozen=True)
class SequentialTest:
    """A sequential probability ratio test: is a player better by `better` Elo, or only by `null`?

    With the chances `alpha` and `beta` it says the one or the other wrongly.
    """

    null: float = 0.0
    better: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if self.null >= self.better:
            raise BadSetup("test-order", null=f"{self.null:g}", better=f"{self.better:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which logarithms of the likelihood ratio the test goes on.

        >>> [round(bound, 3) for bound in SequentialTest().bounds]
        [-2.944, 2.944]
        """
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def likelihood(self, rounds: Sequence[float]) -> float:
        """The logarithm of how much likelier the results are if the player is better.

        It is the generalized ratio for a normal mean of unknown variance: for n rounds of mean m and variance v,
        n (s1 - s0) (2 m - s0 - s1) / 2 v, where s0 and s1 are the expected scores (Van den Bergh, as chess engines
        are tested).
        """
        if not rounds:
            return 0.0
        low, high = expected(self.null), expected(self.better)
        return len(rounds) * (high - low) * (2 * fmean(rounds) - low - high) / (2 * spread(rounds))

    def verdict(self, rounds: Sequence[float]) -> bool | None:
        """Is the player better? None: it is too early to say."""
        low, high = self.bounds
        likelihood = self.likelihood(rounds)
        return True if likelihood >= high else False if likelihood <= low else None
