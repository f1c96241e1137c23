"""What a seat may think: all of it looks like the view, the truth is among it, and nothing but the view decides it."""

from __future__ import annotations

import itertools
import random

import pytest

from santorini import Game, view
from santorini.ai.sampling import Belief, hides, looks, sample, thawed
from santorini.records import read_position
from santorini.rules.words import NOBODY
from santorini.views import View
from testkit.playing import UNCOMPILED, completed, effort, numbers_of, permitted
from tests.twins import KEEPERS, deals, moments, twins

BOARD = "00000/00000/00000/00000/00000"


def secret_deals(name: str, rng: random.Random, count: int) -> list[list[int]]:
    """Permitted deals with this power, half of them for three players if it may play there."""
    (number,) = numbers_of(name)
    tables = [2] if name == "Tartarus" else [2, 3]
    found = []
    for index in range(count):
        players = tables[index % len(tables)]
        pair = rng.choice([pair for pair in permitted(players) if number in pair])
        found.append(completed(pair, players, rng))
    return found


@pytest.mark.parametrize("name", KEEPERS)
def test_what_is_possible_looks_like_the_view_and_the_truth_is_among_it(name: str) -> None:
    rng = random.Random(name)
    for powers in secret_deals(name, rng, effort(16, 1)):
        game = Game(*powers, first=rng.randrange(len(powers)))
        seats = [*range(game.players), None]
        beliefs = {seat: Belief() for seat in seats}
        while not game.over and len(game.history) < (20 if UNCOMPILED else 70):
            game.take(rng.choice(game.legal_steps()))
            for seat in seats:
                seen = view(game, seat)
                possible = beliefs[seat].possible(seen)
                assert game.position.freeze() in possible, (powers, seat, len(game.history))
                for frozen in possible:
                    assert looks(frozen, NOBODY if seat is None else seat) == seen.position.freeze()


@pytest.mark.parametrize("name", KEEPERS)
def test_a_late_comer_knows_what_an_observer_from_the_start_knows(name: str) -> None:
    rng = random.Random(name)
    for powers in secret_deals(name, rng, effort(6, 1)):
        game = Game(*powers)
        while not game.over and len(game.history) < (14 if UNCOMPILED else 40):
            game.take(rng.choice(game.legal_steps()))
        for seat in range(game.players):
            seen = view(game, seat)
            possible = Belief().possible(seen)
            assert game.position.freeze() in possible
            for frozen in possible:
                assert looks(frozen, seat) == seen.position.freeze()


@pytest.mark.parametrize("name", KEEPERS)
def test_the_truth_does_not_change_a_sample(name: str) -> None:
    rng = random.Random(name)
    for powers, keeper in rng.sample(deals(name, rng), effort(16, 1)):
        one, other = twins(powers, rng)
        seat = (keeper + 1) % len(powers)
        beliefs = Belief(), Belief()
        for moment, _ in enumerate(moments(one, other, keeper, rng, longest=40)):
            drawn = [
                sample(belief.possible(view(game, seat)), random.Random(moment), 4)
                for belief, game in zip(beliefs, (one, other), strict=True)
            ]
            assert [p.freeze() for p in drawn[0]] == [p.freeze() for p in drawn[1]]


def test_nothing_is_guessed_where_all_is_known() -> None:
    game = Game("Tartarus", "Apollo")
    while game.turn == 0:
        game.take(game.legal_steps()[0])
    assert not hides(view(game, 0))
    assert hides(view(game, 1))
    assert Belief().possible(view(game, 0)) == [game.position.freeze()]


def test_hecate_is_not_where_a_step_met_nobody() -> None:
    game = Game("Hecate", "Mortal", first=1)
    for text in ("@a1", "@e5", "@c3", "@c4"):
        game.take(text)
    game.play("a1-b2 +a1")
    game.play("c3-d3 +d2")
    for frozen in Belief().possible(view(game, 1)):
        p = thawed(frozen)
        spaces = [worker.space for worker in p.workers_standing() if worker.side == 0]
        assert any(abs(space % 5 - 3) <= 1 and abs(space // 5 - 1) <= 1 for space in spaces), "she built on d2"
        assert not p.workers[0] >> 6 & 1


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        (f"{BOARD} A:b2,d4 X:c3,e1 1 Mortal,Hecate", 23 * 22),
        (f"{BOARD} A:b2,d4 X:a1,e1 1 Mortal,Tartarus abyss=c3", 21),
        (f"{BOARD} A:b2,d4 X:a1,e1,e5 1 Mortal,Moerae fate=a1,a2,b1,b2", 16),
    ],
)
def test_without_a_record_only_the_board_counts(text: str, unknown: int) -> None:
    game = Game.from_position(read_position(text))
    assert len(Belief().possible(view(game, 0))) == unknown


def hasty_views(rng: random.Random) -> list[View]:
    """What Hecate's opponent sees of some games, as they go on."""
    found = []
    for _ in range(effort(6, 1)):
        game = Game("Hecate", "Artemis", first=rng.randrange(2))
        while not game.over and len(game.history) < (12 if UNCOMPILED else 40):
            game.take(rng.choice(game.legal_steps()))
        if not game.over:
            found.append(view(game, 1))
    return found


def test_in_haste_some_of_what_is_possible_must_do() -> None:
    """Every look at the clock finds a second gone: then only few positions are followed, and none that is wrong."""
    for seen in hasty_views(random.Random(3)):
        ticks = itertools.count()
        belief = Belief(clock=lambda ticks=ticks: float(next(ticks)))  # type: ignore[misc]
        hasty = belief.possible(seen, until=0.0)
        assert next(ticks) <= 2 * len(seen.steps) + 2, "one position for each step, then it looks at the clock"
        for frozen in hasty:
            assert looks(frozen, 1) == seen.position.freeze()


def test_several_games_are_followed_at_once() -> None:
    """A computer that plays at several tables does not begin anew whenever it changes over."""
    rng, belief, alone = random.Random(4), Belief(), Belief()
    games = [Game("Hecate", "Artemis"), Game("Hecate", "Pan")]
    looked = 0
    while any(not game.over and len(game.history) < (10 if UNCOMPILED else 30) for game in games):
        for game in games:
            if not game.over:
                game.take(rng.choice(game.legal_steps()))
                shared = belief.possible(view(game, 1))
                if game is games[0]:
                    assert shared == alone.possible(view(game, 1))
                    looked += 1
    assert looked


def after(powers: tuple[str, str], turns: list[str]) -> View:
    """What the first player sees after Hecate has come and these turns were played."""
    game = Game(*powers)
    for text in ("@b2", "@d4", "@e1", "@a5"):
        game.take(text)
    for turn in turns:
        game.play(turn)
    return view(game, 0)


def test_what_is_known_of_one_game_is_not_taken_for_another() -> None:
    """The same steps were seen in both, and others are in play: what the record tells must not be lost."""
    belief = Belief()
    belief.possible(after(("Apollo", "Hecate"), ["b2-b3 +b2", "e1-d1 +c1"]))
    seen = after(("Pan", "Hecate"), ["b2-b3 +b2", "e1-d1 +c1"])
    assert set(belief.possible(seen)) == set(Belief().possible(seen))


def test_many_decisions_of_one_game_leave_room_for_others() -> None:
    belief, turns = Belief(), ["b2-b3 +b2", "e1-d1 +c1", "b3-b4 +b3", "d1-e1 +d1", "b4-b5 +b4", "e1-d2 +e1"]
    first = after(("Pan", "Hecate"), turns)
    belief.possible(first)
    other = Game("Apollo", "Hecate")
    rng = random.Random(2)
    while len(other.history) < 16:
        belief.possible(view(other, 0))
        other.take(rng.choice(other.legal_steps()))
    assert first.steps in {known.steps for known in belief._known}
