"""Turns where something is hidden or drawn: searched in possible worlds, and no wiser than what the seat has seen."""

from __future__ import annotations

import random

import pytest

from santorini import Game, view
from santorini.ai.analysis import new_search
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import Level
from santorini.ai.scores import CERTAIN
from santorini.records import read_position
from santorini.rules.words import CHANCE
from testkit.playing import completed, effort, numbers_of, permitted
from tests.ai.test_computer import play
from tests.twins import KEEPERS, deals, moments, twins

SHORT = Level(10, 4, effort(4_000, 60), 60.0, simulations=effort(60, 8))
WIN = "00000/00000/00230/00000/00000"  # from c3 to d3


def turn(text: str, level: Level = SHORT, seed: int = 1) -> str:
    """The turn that is played from here."""
    game, player = Game.from_position(read_position(text)), ComputerPlayer(level, random.Random(seed))
    seat, steps = game.decider, []
    while game.decider == seat and not game.over and game.turn == 1:
        step = player.decide(view(game, seat))
        steps.append(str(step))
        game.take(step)
    return " ".join(steps)


@pytest.mark.parametrize(
    "table",
    [
        "A:c3,a1 X:e5,e1 1 Mortal,Hecate",
        "A:c3,a1 X:e5,e1 1 Hecate,Mortal",
        "A:c3,a1 X:e5,e1 1 Mortal,Tartarus abyss=a4",
        "A:c3,a1 X:e5,e1 1 Tartarus,Mortal abyss=a4",
        "A:c3,a1,a5 X:e5,e1 1 Moerae,Mortal fate=a1,a2,b1,b2",
        "A:c3,a1 X:e5,e1 1 Chaos,Mortal face=Demeter",
        "A:c3,a1 X:e5,e1 1 Apollo,Chaos face=Demeter",
    ],
)
def test_it_takes_a_win(table: str) -> None:
    assert turn(f"{WIN} {table}") == "c3-d3"


@pytest.mark.parametrize(
    "table",
    [
        "A:e1,a5 X:c3,e5 1 Chaos,Mortal face=Demeter",
        "A:e1,a5 X:c3,e5 1 Mortal,Chaos face=Demeter",
        "A:e1,a5 X:c3,e5 1 Hecate,Mortal",
        "A:e1,a5 X:c3,e5 1 Mortal,Tartarus abyss=a1",
        "A:e1,a5 X:c3,e5,a3 1 Mortal,Moerae fate=a1,a2,b1,b2",
    ],
)
def test_it_stops_the_next_opponent(table: str) -> None:
    """Only a dome on d3, or somebody standing there, does: and only the worker nearby can build it."""
    assert "d3" in turn(f"{WIN} {table}")


def test_where_the_abyss_is_nobody_wins() -> None:
    """The mortal stands below the third level, and nobody is near enough to do anything about it."""
    for abyss, lost in (("e5", True), ("d3", False)):
        p = read_position(f"{WIN} A:a5,a1 X:c3,b5 1 Tartarus,Mortal abyss={abyss}")
        search = new_search(12)
        search.start(p.freeze())
        while search.depth < 3:
            search.deepen()
        assert (search.scores_of_lines(1)[0] < -CERTAIN) == lost


def test_who_knows_the_abyss_does_not_enter_it() -> None:
    assert turn(f"{WIN} A:e1,c3 X:a5,e5 1 Tartarus,Mortal abyss=d3") != "c3-d3"


def test_what_may_be_the_abyss_is_left_to_those_who_must() -> None:
    """The middle is where an abyss is most likely to be: nobody who may as well stand elsewhere goes there."""
    text = "00000/00000/00000/00000/00000 A:c4,b3 X:a1,e1 1 Mortal,Tartarus abyss=e5"
    for seed in range(effort(4, 1)):
        assert not turn(text, seed=seed).split()[0].endswith("c3")


@pytest.mark.parametrize("name", [*KEEPERS, "Chaos"])
def test_games_of_every_secret_and_of_chance_are_played(name: str) -> None:
    rng = random.Random(name)
    (number,) = numbers_of(name)
    pairs = [pair for pair in permitted(2) if number in pair]
    for pair in rng.sample(pairs, effort(12, 1)):
        sitting = [ComputerPlayer(SHORT, random.Random(rng.random())) for _ in range(2)]
        play(Game(*completed(pair, 2, rng)), sitting, rng, effort(80, 20))


@pytest.mark.parametrize("name", KEEPERS)
def test_the_truth_does_not_change_a_decision(name: str) -> None:
    rng = random.Random(name)
    compared = 0
    two = [deal for deal in deals(name, rng) if len(deal[0]) == 2]
    for powers, keeper in rng.sample(two, effort(12, 1)):
        one, other = twins(powers, rng)
        seat = 1 - keeper
        pair = [ComputerPlayer(SHORT, random.Random(5)) for _ in range(2)]
        for _ in moments(one, other, keeper, rng, longest=40):
            if one.decider == seat:
                first, second = (
                    player.decide(view(game, seat)) for player, game in zip(pair, (one, other), strict=True)
                )
                assert first == second
                compared += 1
    assert compared >= effort(40, 1)


def test_the_same_seed_decides_the_same() -> None:
    text = "00000/01200/00230/01000/00000 A:b2,a1 X:e5,e1 1 Artemis,Tartarus abyss=c3"
    assert len({turn(text) for _ in range(3)}) == 1


def test_a_deck_lies_in_another_order_in_each_world() -> None:
    """After a dome Chaos draws: its next turns are those of many gods."""
    game = Game.from_position(read_position("00000/00000/00030/00000/00000 A:e2,a1 X:c4,b5 1 Mortal,Chaos face=Pan"))
    game.take("e2-e3")
    game.take("e3+d3")
    p, search = game.position, new_search(12)
    assert p.window == CHANCE
    assert len({search.start(p.freeze(), number) for number in range(1, 60)}) > 3
    assert search.start(p.freeze(), 7) == search.start(p.freeze(), 7)
