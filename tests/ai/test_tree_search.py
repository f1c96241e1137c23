"""Tree search wins where it can, stops others who could, plays every window, and knows nothing it should not."""

from __future__ import annotations

import random
import time

import pytest

from santorini import Game, view
from santorini.ai.tree_search import TreePlayer
from santorini.records import read_position
from testkit.playing import completed, effort, numbers_of, permitted
from tests.twins import KEEPERS, deals, moments, twins

ENOUGH = effort(400, 150)  # simulations that must do for a win or a threat


def decided(text: str, seed: int = 1, simulations: int = ENOUGH) -> str:
    """The turn that is played from here, as text."""
    game = Game.at(read_position(text))
    player, seat = TreePlayer(random.Random(seed), simulations=simulations), game.decider
    steps = []
    while game.decider == seat and not game.over and game.turn == 1:
        step = player.decide(view(game, seat))
        steps.append(str(step))
        game.take(step)
    return " ".join(steps)


WIN = "00000/00000/00230/00000/00000"  # from c3 to d3


@pytest.mark.parametrize(
    "table",
    [
        "A:c3,a1 X:e5,e1 Y:a5,b5 1 Apollo,Demeter,Hermes",
        "A:c3,a1 X:e5,e1 1 Apollo,Demeter,Hermes,Pan",
        "A:c3,a1 X:e5,e1 3 Apollo,Demeter,Hermes,Atlas",
        "A:c3,a1 X:e5,e1 1 Mortal,Hecate",
        "A:c3,a1 X:e5,e1 1 Hecate,Mortal",
        "A:c3,a1 X:e5,e1 1 Chaos,Mortal face=Demeter",
    ],
)
def test_it_takes_a_win(table: str) -> None:
    assert decided(f"{WIN} {table}") == "c3-d3"


@pytest.mark.parametrize(
    "table",
    [
        "A:e1,a5 X:c3,e5 Y:a1,b5 1 Apollo,Demeter,Hera",
        "A:e1,a5 X:c3,e5 1 Apollo,Demeter,Hermes,Atlas",
        "A:e1,a5 X:c3,e5 1 Chaos,Mortal face=Demeter",
        "A:e1,a5 X:c3,e5 1 Hecate,Mortal",
        "A:e1,a5 X:c3,e5 1 Mortal,Tartarus abyss=a1",
        "A:e1,a5 X:c3,e5,a3 1 Mortal,Moerae fate=a1,a2,b1,b2",
    ],
)
def test_it_stops_the_next_opponent(table: str) -> None:
    """Only a dome on d3, or somebody standing there, does: and only the worker nearby can build it."""
    assert "d3" in decided(f"{WIN} {table}")


def test_it_does_not_step_where_it_would_lose_for_certain() -> None:
    game = Game.at(read_position(f"{WIN} A:e1,c3 X:a5,e5 1 Tartarus,Mortal abyss=d3"))
    assert str(TreePlayer(random.Random(1), simulations=ENOUGH).decide(view(game, 0))) != "c3-d3"


def play(game: Game, players: list[TreePlayer], rng: random.Random, longest: int) -> None:
    """Play on; a step that is not legal would be refused."""
    while not game.over and len(game.history) < longest:
        if game.decider is None:
            game.draw(rng)
        else:
            game.take(players[game.decider].decide(view(game, game.decider)), game.decider)


def table(powers: list[int], rng: random.Random, simulations: int = 6) -> tuple[Game, list[TreePlayer]]:
    game = Game(*powers, first=rng.randrange(len(powers)))
    return game, [TreePlayer(random.Random(rng.random()), simulations=simulations) for _ in powers]


@pytest.mark.parametrize("name", [*KEEPERS, "Chaos", "Gaea"])
def test_games_of_every_secret_and_of_chance_are_played(name: str) -> None:
    rng = random.Random(name)
    (number,) = numbers_of(name)
    pairs = [pair for pair in permitted(2) if number in pair]
    for pair in rng.sample(pairs, effort(12, 1)):
        play(*table(completed(pair, 2, rng), rng), rng, effort(80, 20))


@pytest.mark.parametrize("players", [3, 4])
def test_games_of_many_are_played(players: int) -> None:
    rng = random.Random(players)
    for pair in rng.sample(permitted(players), effort(16, 1)):
        play(*table(completed(pair, players, rng), rng), rng, effort(100, 20))


@pytest.mark.parametrize("name", KEEPERS)
def test_the_truth_does_not_change_a_decision(name: str) -> None:
    rng = random.Random(name)
    compared = 0
    for powers, keeper in rng.sample(deals(name, rng), effort(12, 1)):
        one, other = twins(powers, rng)
        seat = (keeper + 1) % len(powers)
        pair = [TreePlayer(random.Random(5), simulations=8) for _ in range(2)]
        for _ in moments(one, other, keeper, rng, longest=40):
            if one.decider == seat:
                first, second = (
                    player.decide(view(game, seat)) for player, game in zip(pair, (one, other), strict=True)
                )
                assert first == second
                compared += 1
    assert compared >= effort(40, 1)


def test_the_same_seed_decides_the_same() -> None:
    text = "00000/01200/00230/01000/00000 A:b2,a1 X:e5,e1 Y:a5,b5 1 Artemis,Demeter,Hermes"
    assert len({decided(text, simulations=60) for _ in range(3)}) == 1


@pytest.mark.parametrize("powers", [("Apollo", "Pan", "Demeter"), ("Hecate", "Artemis"), ("Chaos", "Hermes")])
def test_it_keeps_to_its_time(powers: tuple[str, ...]) -> None:
    """The processor's time is measured: others may be busy on this machine."""
    rng = random.Random(1)
    game = Game(*powers)
    players = [TreePlayer(random.Random(seat), seconds=0.05) for seat in range(len(powers))]
    while not game.over and len(game.history) < 30:
        if game.decider is None:
            game.draw(rng)
            continue
        began = time.process_time()
        step = players[game.decider].decide(view(game, game.decider))
        assert time.process_time() - began < 0.06
        game.take(step)


def test_secrets_are_not_foretold() -> None:
    chosen = set()
    for seed in range(20):
        game = Game("Tartarus", "Mortal")
        for text in ("@b2", "@d4", "@b4", "@d2"):
            game.take(text)
        chosen.add(TreePlayer(random.Random(seed), simulations=1).decide(view(game, 0)))
    assert len(chosen) >= 5


def test_a_player_without_any_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="seconds or simulations"):
        TreePlayer(random.Random(1))
