"""Two truths that a seat cannot tell apart give it the same observations and information states."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest

from santorini import Game
from santorini.envs.episode import Episode
from santorini.envs.observation import Encoder, plane_names
from santorini.envs.openspiel import Observer, SantoriniGame
from santorini.spaces import SpaceSet
from testkit.playing import effort
from tests.twins import KEEPERS, deals, moments, twins

MEMORIES = (True, False)


def observers(game: Game) -> list[Observer]:
    """With and without memory, as OpenSpiel asks."""
    spiel = SantoriniGame(
        {"powers": " ".join(card.name for card in game.cards), "allow_forbidden": True, "max_game_length": 100}
    )
    return [Observer(spiel, pyspiel.IIGObservationType(perfect_recall=memory)) for memory in MEMORIES]


def told(game: Game, seats: list[int], observers: list[Observer]) -> list[Any]:
    """All that these seats are given."""
    episode, given = Episode(game, Encoder(game.players)), list[Any]()
    state: Any = SimpleNamespace(episode=episode)
    for seat in seats:
        given += [episode.observe(seat).tobytes(), episode.mask(seat).tobytes(), episode.out(seat)]
        for observer in observers:
            observer.set_from(state, seat)
            given += [observer.tensor.tobytes(), observer.string_from(state, seat)]
    return [*given, episode.returns()]


@pytest.mark.parametrize("name", KEEPERS)
def test_a_secret_is_in_no_observation(name: str) -> None:
    rng, compared, differed = random.Random(name), 0, 0
    for _ in range(effort(10, 1)):
        powers, keeper = rng.choice(deals(name, rng))
        one, other = twins(powers, rng)
        eyes = observers(one)
        others = [seat for seat in range(one.players) if seat != keeper]
        for _ in moments(one, other, keeper, rng, longest=50):
            assert told(one, others, eyes) == told(other, others, eyes)
            compared += 1
            differed += told(one, [keeper], eyes) != told(other, [keeper], eyes)
    assert compared > effort(50, 2)
    assert differed, "the keeper sees its own secret"


@pytest.mark.parametrize(("name", "plane"), [("Hecate", "workers +0"), ("Moerae", "fate"), ("Tartarus", "abyss")])
def test_the_keeper_alone_sees_the_secret(name: str, plane: str) -> None:
    rng, game = random.Random(4), Game(name, "Pan")
    while game.position.window == 0:
        game.take(rng.choice(game.legal_steps()))
    encoder, names = Encoder(2), plane_names(2)
    assert encoder(game.position, 0)[names.index(plane)].any()
    assert not encoder(game.position, 1)[names.index(plane.replace("+0", "+1"))].any()


def test_the_end_reveals_everything() -> None:
    game = Game("Hecate", "Pan")
    rng = random.Random(1)
    while not game.over:
        game.take(rng.choice(game.legal_steps()))
    names, planes = plane_names(2), Encoder(2)(game.position, 1)
    shown = int(SpaceSet(space for space in range(25) if planes[names.index("workers +1")][divmod(space, 5)]))
    assert shown == game.position.workers[0] != 0
    assert np.count_nonzero(planes[names.index("window over")]) == 25
