"""Tree search wins where it can, stops others who could, plays every window, and knows nothing it should not."""

from __future__ import annotations

import itertools
import math
import random
import time
from collections import Counter

import pytest

from santorini import Game, view
from santorini.ai.layout import SIZE_OF_FILE, UNIT
from santorini.ai.network import Accumulators
from santorini.ai.tree import Tree
from santorini.ai.tree_search import TreePlayer
from santorini.records import read_position
from santorini.rules.words import CHANCE, SETUP
from testkit.playing import completed, effort, numbers_of, permitted
from tests.twins import KEEPERS, deals, moments, twins

ENOUGH = effort(400, 150)  # simulations that must do for a win or a threat
MOST_STEPS = 400  # examined between two looks at the clock


def decided(text: str, seed: int = 1, simulations: int = ENOUGH) -> str:
    """The turn that is played from here, as text."""
    game = Game.from_position(read_position(text))
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
    game = Game.from_position(read_position(f"{WIN} A:e1,c3 X:a5,e5 1 Tartarus,Mortal abyss=d3"))
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


class Clock:
    """A clock that goes on by a second whenever somebody looks, and notes how many steps were examined until then."""

    def __init__(self) -> None:
        self.now = 0.0
        self.player: TreePlayer | None = None
        self.examined: list[int] = []

    def __call__(self) -> float:
        self.now += 1.0
        if self.player:
            self.examined.append(self.player.tree.examined)
        return self.now


@pytest.mark.parametrize(
    "powers",
    [("Apollo", "Pan", "Demeter"), ("Hecate", "Artemis"), ("Chaos", "Hermes"), ("Hermes", "Persephone", "Triton")],
)
def test_it_looks_at_the_clock_often_and_stops_when_it_is_time(powers: tuple[str, ...]) -> None:
    rng, seconds = random.Random(1), effort(200, 60)
    game = Game(*powers)
    clocks = [Clock() for _ in powers]
    players = [TreePlayer(random.Random(seat), seconds=seconds, clock=clock) for seat, clock in enumerate(clocks)]
    for clock, player in zip(clocks, players, strict=True):
        clock.player = player
    while not game.over and len(game.history) < effort(30, 8):
        if game.decider is None:
            game.draw(rng)
            continue
        clock, player = clocks[game.decider], players[game.decider]
        began, looks = clock.now, len(clock.examined)
        game.take(player.decide(view(game, game.decider)))
        assert clock.now - began <= seconds + 2
        between = [b - a for a, b in itertools.pairwise(clock.examined[looks:])]
        assert max(between, default=0) <= MOST_STEPS


def test_chance_is_tried_evenly() -> None:
    game, rng = Game("Chaos", "Mortal"), random.Random(2)
    while game.position.window != CHANCE:
        game.draw(rng) if game.decider is None else game.take(rng.choice(game.legal_steps()))
    draws = game.legal_steps()
    tree = Tree(Accumulators(None), time.monotonic)
    tree.start([game.position], [*map(int, draws)], math.inf)
    tree.run(20 * len(draws))
    found = tree.tried()
    assert sorted(step for step, *_ in found) == sorted(map(int, draws))
    assert max(visits for _, visits, *_ in found) - min(visits for _, visits, *_ in found) <= 1


@pytest.mark.parametrize(
    ("powers", "seat"), [(("Hecate", "Mortal"), 0), (("Apollo", "Hecate", "Pan"), 1), (("Tartarus", "Pan"), 0)]
)
def test_secret_places_differ_from_seed_to_seed(powers: tuple[str, ...], seat: int) -> None:
    chosen = set()
    for seed in range(12):
        game, player = Game(*powers), TreePlayer(random.Random(seed), simulations=effort(300, 30))
        others = random.Random(1)
        while game.turn == 0 and game.position.window == SETUP:
            mine = game.decider == seat
            game.take(player.decide(view(game, seat)) if mine else others.choice(game.legal_steps()))
        chosen.add(str(game.position.freeze()))
    assert len(chosen) >= 8


def test_a_tree_grows_the_same_compiled_or_not() -> None:
    text = "00000/01100/00120/01000/00000 A:b2,a1 X:e5,e1 Y:a5,b5 1 Artemis,Demeter,Hermes"
    game, tree = Game.from_position(read_position(text)), Tree(Accumulators(None), time.monotonic)
    tree.start([game.position], [*map(int, game.legal_steps())], math.inf)
    tree.run(60)
    found = tree.tried()
    assert tree.examined == 504
    assert [visits for _, visits, *_ in found] == [7, 10, 1, 1, 1, 2, 1, 8, 38]
    assert sum(mean for *_, mean, _ in found) == pytest.approx(4.598599094517231, abs=1e-12)


def test_a_network_judges_games_of_two() -> None:
    """One that finds everything good for whose turn comes next thinks less of every move."""
    game = Game.from_position(
        read_position("00000/01100/00120/01000/00000 A:b2,a1 X:e5,e1 1 Chaos,Mortal face=Demeter")
    )
    means = []
    for bias in (0, 4 * UNIT):
        weights = bytes(SIZE_OF_FILE - 4) + bias.to_bytes(4, "little")
        tree = Tree(Accumulators(weights), time.monotonic)
        tree.start([game.position], [*map(int, game.legal_steps())], math.inf)
        means.append([mean for _, _, mean, _ in tree.tried()])
    assert all(after < before for before, after in zip(*means, strict=True))


def test_nobody_walks_in_circles_for_ever() -> None:
    """Hermes' workers could go to and fro on one level all day."""
    game = Game.from_position(
        read_position("00000/00000/00000/00000/00000 A:b2,d4 X:a5,e1 Y:a1,e5 1 Hermes,Mortal,Mortal")
    )
    player = TreePlayer(random.Random(1), simulations=20, margin=1.0)
    steps = 0
    while game.turn == 1:
        game.take(player.decide(view(game, 0)))
        steps += 1
    assert steps < 60


@pytest.mark.parametrize("anew", [True, False])
@pytest.mark.parametrize("powers", [("Hermes", "Pan", "Apollo"), ("Chaos", "Hermes"), ("Triton", "Zeus", "Apollo")])
def test_nobody_goes_by_a_detour(powers: tuple[str, ...], anew: bool) -> None:
    """Not even if each step is decided by another player, as by the processes of a server."""
    rng, game, player = random.Random(1), Game(*powers), TreePlayer(random.Random(1), simulations=effort(250, 20))
    while not game.over and len(game.history) < effort(160, 20):
        if game.decider is None:
            game.draw(rng)
            continue
        if anew:
            player = TreePlayer(rng, simulations=effort(250, 20), margin=0.02)
        game.take(player.decide(view(game, game.decider)))
    turns = Counter((played.turn, played.seat) for played in game.history if played.turn)
    assert max(turns.values()) <= 20


def test_who_is_asked_again_decides_again() -> None:
    """A step is not worse for having been taken in another game, or before it was taken back."""
    game = Game.from_position(read_position(f"{WIN} A:c3,a1 X:e5,e1 Y:a5,b5 1 Apollo,Demeter,Hermes"))
    player = TreePlayer(random.Random(1), simulations=ENOUGH)
    assert {str(player.decide(view(game, 0))) for _ in range(3)} == {"c3-d3"}


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
