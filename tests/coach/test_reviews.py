"""Reviews of games: what they single out, in words and as data, for every kind of game."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path

import pytest

from santorini import Game, read_game, view
from santorini.ai.analysis import Limit
from santorini.coach import Review, review, reviewing
from santorini.players import SimplePlayer
from tests.cli.typed import error, page, recorded

QUICK = Limit(nodes=300)
LOST = """
    [Position "00000/00000/00230/00000/00000 A:c3,d4 X:e5,a5 2 Mortal,Mortal"]
    1. a5-a4 +a5
    2. c3-d3
    1-0
"""


def game_of(*powers: str, seed: int = 3) -> Game:
    rng = random.Random(seed)
    game, player = Game(*powers), SimplePlayer(rng)
    while not game.over:
        if game.decider is None:
            game.draw(rng)
        else:
            game.take(player.decide(view(game, game.decider)))
    return game


def test_who_lets_the_other_side_win_is_told_so() -> None:
    [moment] = review(read_game(LOST), QUICK).moments
    assert (moment.kind, moment.judged.decision.seat) == ("mistake", 1)
    assert [(claim.name, dict(claim.args)) for claim in moment.claims] == [("allows-win-on", {"spaces": ["d3"]})]
    assert [claim.name for claim in moment.reasons][:2] == ["stops-win", "only-defence"]
    assert [str(step) for step in moment.judged.best] == ["e5-e4", "e4+d3"]


@pytest.mark.parametrize(
    "powers",
    [
        ("Apollo", "Demeter"),
        ("Hecate", "Apollo"),
        ("Chaos", "Atlas"),
        ("Apollo", "Pan", "Demeter"),
        ("Apollo", "Pan", "Demeter", "Hermes"),
        ("Gaea", "Pan"),
        ("Circe", "Minotaur"),
    ],
)
def test_every_kind_of_game_is_reviewed(powers: tuple[str, ...]) -> None:
    found = review(game_of(*powers), QUICK, random.Random(1))
    assert found.done == found.total > 0
    assert len(found.accuracy) == len(powers)
    assert all(accuracy is None or 0 <= accuracy <= 100 for accuracy in found.accuracy)
    assert len(found.moments) <= 5
    places = [moment.judged.decision.index for moment in found.moments]
    assert places == sorted(set(places))
    assert all(0 <= one.after <= 1 and 0 <= one.before <= 1 for one in found.judged)


def test_a_secret_is_judged_by_what_its_seat_knew() -> None:
    """Where Hecate's workers really stand changes nothing in what her opponent is told of a decision."""
    game = game_of("Apollo", "Hecate")
    for one in review(game, QUICK, random.Random(1)).judged:
        if one.decision.seat == 0:
            assert not one.position.workers[1] or one.position.secret_side != 1


def test_a_review_grows_from_the_last_turn_and_can_be_stopped() -> None:
    stop = threading.Event()
    seen: list[Review] = []
    for found in reviewing(game_of("Apollo", "Demeter"), QUICK, stop):
        seen.append(found)
        if found.done == 3:
            stop.set()
    assert [found.done for found in seen] == [0, 1, 2, 3]
    indexes = [one.decision.index for one in seen[-1].judged]
    assert indexes == sorted(indexes)


def test_the_same_limit_gives_the_same_review() -> None:
    game = game_of("Artemis", "Atlas")
    one, other = (review(game, QUICK, random.Random(1)) for _ in range(2))
    assert [(j.before, j.after) for j in one.judged] == [(j.before, j.after) for j in other.judged]


# ---------------------------------------------------------------- at the terminal


def test_a_review_is_read_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "lost.santorini"
    file.write_text(LOST, encoding="utf-8")
    told = page("review", str(file), "--nodes", "300")
    assert "Lets an opponent win at once, on d3." in told
    assert "Better: e5-e4 +d3" in told
    assert "Stops the win on d3." in told


def test_for_programs_there_is_json(tmp_path: Path) -> None:
    told = json.loads(page("review", recorded(tmp_path, game_of("Pan", "Atlas")), "--nodes", "300", "--json"))
    assert told["powers"] == ["Pan", "Atlas"]
    assert told["done"] == told["total"] == len(told["turns"])


def test_a_page_has_its_pictures_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "lost.santorini"
    file.write_text(LOST, encoding="utf-8")
    page("review", str(file), "--nodes", "300", "--output", str(tmp_path / "told.md"))
    assert "](told-1.svg)" in (tmp_path / "told.md").read_text(encoding="utf-8")
    assert (tmp_path / "told-1.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_file_of_another_kind_is_refused_before_anything_is_thought(tmp_path: Path) -> None:
    assert "should end in" in error("review", recorded(tmp_path, game_of("Pan", "Atlas")), "-o", "told.pdf")
