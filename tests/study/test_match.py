"""Matches: everybody plays every part, results do not depend on who computes them, and tests end them."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from santorini.ai import LEVELS, Limit, SearchPlayer
from santorini.engine import OURS
from santorini.errors import BadSetup, ForbiddenMatch
from santorini.game import Game
from santorini.notation import Step
from santorini.study import match
from santorini.study.contestants import Contestant, by_engine, by_search, contestant
from santorini.study.match import SEATINGS, Standing, Terms, play_match, play_round
from santorini.study.rating import SequentialTest
from santorini.views import View, view
from testkit.playing import UNCOMPILED

SIMPLE, RANDOM = contestant("simple"), contestant("random")
SEEN: list[tuple[str, int, str]] = []  # who decided, for which seat, in which game


class Watched:
    """Notes where it sits, and plays at random."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self._name, self._rng = name, rng

    def decide(self, view: View) -> Step:
        assert view.seat is not None
        SEEN.append((self._name, view.seat, str(view.position.dealt[: view.position.seats])))
        return self._rng.choice(view.legal)


def watched(name: str) -> Contestant:
    return Contestant(name, lambda rng: Watched(name, rng))


def test_the_better_player_wins() -> None:
    standing = play_match(SIMPLE, RANDOM, rounds=3)
    assert (standing.games, standing.count(1.0), standing.score) == (6, 6, 1.0)
    assert standing.rating.elo > 200


def test_openings_are_varied_repeatable_and_not_over() -> None:
    terms = Terms(pool="all", turns=6, seed=4)
    games = [terms.opening(number) for number in range(30)]
    assert [game.position.freeze() for game in games] == [
        terms.opening(number).position.freeze() for number in range(30)
    ]
    assert len({game.position.freeze() for game in games}) == 30
    assert len({game.turn for game in games}) > 3
    assert not any(game.over for game in games)
    assert games[0].position.freeze() != Terms(pool="all", turns=6, seed=5).opening(0).position.freeze()


@pytest.mark.parametrize(("players", "games"), [(2, 2), (3, 6), (4, 2)])
def test_in_a_round_everybody_sits_everywhere(players: int, games: int) -> None:
    SEEN.clear()
    points = play_round(watched("one"), watched("other"), Terms(pool="simple", players=players), 0)
    assert len(points) == games
    assert set(points) <= {0.0, 0.5, 1.0}
    assert len({powers for _, _, powers in SEEN}) == 1
    assert {(name, seat) for name, seat, _ in SEEN} == {(n, s) for n in ("one", "other") for s in range(players)}
    for seat in range(players):
        assert Counter(seating[seat] for seating in SEATINGS[players])[0] == games / 2


def test_equal_players_are_equal_in_games_of_three() -> None:
    """Somebody wins every game, and who sits alone in three games sits in two places in the other three."""
    points = [
        play_round(RANDOM, Contestant("twin", RANDOM.make), Terms(pool="simple", players=3), n) for n in range(20)
    ]
    assert 40 < sum(map(sum, points)) < 80


def test_the_result_does_not_depend_on_the_processes() -> None:
    one, other = by_search("hand", None, Limit(nodes=10)), RANDOM
    terms = Terms(pool="simple", seed=2)
    alone = play_match(one, other, terms, rounds=2)
    assert play_match(one, other, terms, rounds=2, processes=2) == alone


def test_a_test_ends_the_match() -> None:
    told: list[Standing] = []
    test = SequentialTest(0, 100)
    standing = play_match(SIMPLE, RANDOM, rounds=100, test=test, progress=told.append)
    assert standing.verdict is True
    assert len(standing.rounds) < 30
    assert told[-1] == standing
    assert [len(each.rounds) for each in told] == list(range(1, len(told) + 1))
    lost = play_match(RANDOM, SIMPLE, rounds=100, test=test)
    assert lost.verdict is False
    assert play_match(SIMPLE, RANDOM, rounds=1, test=test).verdict is None


def test_games_without_an_end_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST", 2)
    standing = play_match(RANDOM, RANDOM, Terms(turns=0), rounds=2)
    assert standing.count(0.5) == standing.games == 4
    assert standing.rating.elo == 0


def test_players_set_up_themselves_if_that_is_agreed() -> None:
    terms = Terms(("Hecate", "Chaos"), place=False)
    assert terms.opening(0).position.freeze() == Game("Hecate", "Chaos").position.freeze()
    assert play_match(RANDOM, RANDOM, terms, rounds=1).games == 2


def test_an_engine_plays_a_match() -> None:
    engine = by_engine(" ".join(OURS), Limit(nodes=50))
    assert play_match(engine, RANDOM, rounds=1).games == 2


def test_terms_that_cannot_be_are_refused_at_once() -> None:
    with pytest.raises(ForbiddenMatch):
        play_match(RANDOM, RANDOM, Terms(("Pan", "Hades")))
    with pytest.raises(BadSetup, match="no pool"):
        play_match(RANDOM, RANDOM, Terms(pool="titans"))


# ---------------------------------------------------------------- who plays


def test_players_are_named(tmp_path: Path) -> None:
    assert [contestant(str(level.number)).name for level in LEVELS] == [f"level {level.number}" for level in LEVELS]
    assert contestant("engine:my-engine --fast").name == "my-engine --fast"
    weights = tmp_path / "mine.network"
    weights.write_bytes(b"")
    assert contestant(str(weights)).name == "mine.network"
    for text in ("0", "11", "engine:", "best", ""):
        with pytest.raises(BadSetup, match="is not a player"):
            contestant(text)


@pytest.mark.parametrize("powers", [("Mortal", "Mortal"), ("Prometheus", "Gaea"), ("Hermes", "Nemesis")])
def test_the_search_plays_whole_games(powers: tuple[str, str]) -> None:
    rng = random.Random(1)
    limit = Limit(nodes=30 if UNCOMPILED else 300)
    searching, game = SearchPlayer(None, limit, rng), Game(*powers)
    while not game.over:
        assert game.decider is not None
        seen = view(game, game.decider)
        game.take(searching.decide(seen) if game.decider == 0 else rng.choice(seen.legal))
    assert game.result
    assert game.result.side == 0
