"""Elo and the sequential test, against values known from elsewhere and against chance."""

from __future__ import annotations

import math
import random

import pytest

from santorini.errors import BadSetup
from santorini.study.rating import SequentialTest, elo, expected, rate


@pytest.mark.parametrize(
    ("score", "difference"),  # from the table of the chess federation's handbook, which is rounded
    [(0.5, 0.0), (0.64, 100.0), (0.76, 200.0), (0.849, 300.0), (0.909, 400.0), (0.25, -191.0)],
)
def test_elo_and_expected_score(score: float, difference: float) -> None:
    assert elo(score) == pytest.approx(difference, abs=2)
    assert expected(difference) == pytest.approx(score, abs=0.003)
    assert elo(expected(difference)) == pytest.approx(difference)


def test_the_error_of_single_games_is_that_of_a_coin() -> None:
    """600 wins of 1000: 60 % ± 1.96 · √(0.6 · 0.4 / 1000) = 60 % ± 3.04 %."""
    rating = rate([1.0] * 600 + [0.0] * 400)
    assert rating.elo == pytest.approx(elo(0.6))
    assert rating.low == pytest.approx(elo(0.6 - 0.03036), abs=0.2)
    assert rating.high == pytest.approx(elo(0.6 + 0.03036), abs=0.2)


def test_openings_that_one_side_always_wins_tell_less_than_their_games_seem_to() -> None:
    """Rounds of 1-1 have no spread at all, whereas as single games they would look like a hundred coins."""
    even = rate([0.5] * 500)
    coins = rate([1.0, 0.0] * 500)
    assert even.elo == coins.elo == 0
    assert even.high < coins.high / 5


def test_clean_scores_have_a_rating_all_the_same() -> None:
    assert all(map(math.isfinite, (rate([1.0]).elo, rate([0.0]).elo)))
    assert rate([1.0] * 3).elo < rate([1.0] * 30).elo
    assert rate([1.0] * 30).low > 0 > rate([1.0] * 1).low
    assert (rate([1.0] * 30).high, rate([0.0] * 30).low) == (math.inf, -math.inf)
    assert rate([]).high == math.inf


def test_likelihood_by_hand() -> None:
    """Sixty won, twenty drawn, twenty lost rounds: m = 0.7, with a lost and a won one beside v = 7000/102 ..."""
    rounds = [1.0] * 60 + [0.5] * 20 + [0.0] * 20
    mean = (61 + 10) / 102
    variance = (61 + 20 * 0.25) / 102 - mean * mean
    low, high = 0.5, 1 / (1 + 10 ** (-50 / 400))
    by_hand = 100 * (high - low) * (2 * 0.7 - low - high) / (2 * variance)
    assert SequentialTest(0, 50).likelihood(rounds) == pytest.approx(by_hand)
    assert SequentialTest(0, 50).verdict(rounds) is True
    assert SequentialTest(0, 50).verdict([1 - points for points in rounds]) is False
    assert SequentialTest(0, 50).verdict([]) is None


def test_bounds_follow_from_the_errors_allowed() -> None:
    assert SequentialTest(alpha=0.05, beta=0.05).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert SequentialTest(alpha=0.01, beta=0.2).bounds == pytest.approx((math.log(0.2 / 0.99), math.log(80)))


def test_a_test_needs_two_differences() -> None:
    with pytest.raises(BadSetup, match="the lower one first, not 10 and 5"):
        SequentialTest(10, 5)


@pytest.mark.parametrize("real", [0.0, 60.0])
def test_the_test_is_seldom_wrong(real: float) -> None:
    """Where one of its two assumptions is true, it may be wrong in 5 of 100 cases; 300 cases leave some room."""
    rng, test, wrong = random.Random(3), SequentialTest(0, 60), 0
    for _ in range(300):
        rounds: list[float] = []
        while (verdict := test.verdict(rounds)) is None:
            rounds.append((rng.random() < expected(real)) / 2 + (rng.random() < expected(real)) / 2)
        wrong += verdict != (real > 0)
    assert wrong <= 27
