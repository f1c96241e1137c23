"""How a game changes ratings: openskill's Plackett-Luce model. A side is a team of its players, their powers and its
place in the order of play, so that a strong power or the first turn explains a part of every win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from santorini.server.ratings.results import Place

MODEL = PlackettLuce()
CIRCUMSTANCE = MODEL.sigma / 4  # how far a power or a place may be from fair, before any game is known
POINTS, MIDDLE = 25.0, 1500.0  # 400 points more: about ten wins for each loss, as with Elo
PROVISIONAL = 6.0  # a rating less certain than this is provisional: about the first dozen games

Standing = tuple[float, float]  # mu and sigma


def beginning(subject: str) -> Standing:
    """How somebody, or something, stands before the first game."""
    return (0.0, CIRCUMSTANCE) if " " in subject else (MODEL.mu, MODEL.sigma)


def points(mu: float) -> int:
    """A rating as players see it.

    >>> points(25.0)
    1500
    """
    return round(MIDDLE + POINTS * (mu - MODEL.mu))


def provisional(sigma: float) -> bool:
    """Is too little known to compare this rating with others?"""
    return sigma > PROVISIONAL


def rated(places: Sequence[Place], before: Mapping[str, Standing]) -> dict[str, Standing]:
    """How all who took part stand after a game."""
    sides = sorted({place.side for place in places})
    subjects = [[place.subject for place in places if place.side == side] for side in sides]
    lost = [0.0 if next(place.won for place in places if place.side == side) else 1.0 for side in sides]
    teams = [[_rating(*before.get(one, beginning(one))) for one in side] for side in subjects]
    after = MODEL.rate(teams, ranks=lost)
    return {
        one: (rating.mu, rating.sigma)
        for side, team in zip(subjects, after, strict=True)
        for one, rating in zip(side, team, strict=True)
    }


def _rating(mu: float, sigma: float) -> PlackettLuceRating:
    return MODEL.rating(mu=mu, sigma=sigma)
