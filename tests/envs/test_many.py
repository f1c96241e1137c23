"""Many games at once are step for step the same as each of them alone."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
import pytest
from numpy.typing import NDArray

from santorini import Game, Position, read_position
from santorini.envs.actions import action_of, step_of
from santorini.envs.episode import Deal, Episode
from santorini.envs.many import Batch, Games, random_games
from santorini.envs.observation import Encoder, plane_names
from testkit.playing import UNCOMPILED, effort
from tests.envs.deals import every_deal
from tests.twins import KEEPERS, deals, moments, twins

T = TypeVar("T")


class SplitMix(random.Random):
    """Splitmix64 as published, which every game has for itself."""

    def __init__(self, state: int) -> None:
        super().__init__()
        self.state = state

    def choice(self, choices: Sequence[T]) -> T:  # type: ignore[override]
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return choices[((z ^ z >> 31) >> 32) * len(choices) >> 32]


class Alone:
    """One game as the environments play it, followed by the next."""

    def __init__(self, starts: Sequence[Game], state: int) -> None:
        self.starts, self.rng = starts, SplitMix(state)
        self.encoder = Encoder(starts[0].players)
        self.rewards, self.done = [0.0] * starts[0].players, False
        self.begin()

    def begin(self) -> None:
        self.episode = Episode(self.rng.choice(self.starts).copy(), self.encoder, self.rng)

    def step(self, action: int) -> None:
        before = self.episode.returns()
        self.episode.take(step_of(action))
        self.rewards = [now - then for now, then in zip(self.episode.returns(), before, strict=True)]
        self.done = self.episode.game.over
        if self.done:
            self.begin()

    def check(self, batch: Batch, index: int, position: NDArray[np.uint8]) -> None:
        seat = self.episode.seat
        assert batch.seats[index] == seat is not None
        assert np.array_equal(batch.observations[index], self.episode.observe(seat))
        assert np.array_equal(batch.masks[index], self.episode.mask(seat))
        assert batch.rewards[index].tolist() == self.rewards
        assert batch.done[index] == self.done
        assert position.tobytes() == self.episode.game.position.freeze()


def dealt(deal: dict[str, Any], games: int = 4) -> list[Game]:
    rng = random.Random(str(deal))
    return [Deal(**deal).game(rng) for _ in range(games)]


@every_deal
def test_each_game_goes_as_it_would_alone(deal: dict[str, Any]) -> None:
    starts, count = dealt(deal), effort(24, 2)
    games = Games(count, *starts)
    alone = [Alone(starts, state) for state in np.random.SeedSequence(3).generate_state(count, np.uint64).tolist()]
    batch, ended = games.reset(seed=3), 0
    for _ in range(effort(150, 12)):
        for index, single in enumerate(alone):
            single.check(batch, index, games.positions[index])
        actions = games.sample()
        batch = games.step(actions)
        for single, action in zip(alone, actions.tolist(), strict=True):
            single.step(action)
        ended += int(batch.done.sum())
    assert UNCOMPILED or ended, "no game came to its end"


def played(games: Games, seed: int, steps: int) -> list[list[NDArray[Any]]]:
    """All that the first three games show, when everybody plays by the same rule."""
    batch, shown = games.reset(seed), []
    for _ in range(steps):
        shown.append([array[:3].copy() for array in batch])
        batch = games.step(batch.masks.argmax(axis=1) if len(shown) % 3 else 2352 - batch.masks[:, ::-1].argmax(axis=1))
    return shown


def same(one: list[list[NDArray[Any]]], other: list[list[NDArray[Any]]]) -> bool:
    return all(np.array_equal(a, b) for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True))


def test_a_game_depends_on_the_seed_and_its_index_only() -> None:
    starts, steps = dealt({"powers": "Chaos Hermes"}) + dealt({"powers": "Circe Chaos"}), effort(120, 12)
    shown = played(Games(3, *starts), 5, steps)
    assert same(shown, played(Games(3, *starts), 5, steps))
    assert same(shown, played(Games(8, *starts), 5, steps)), "however many games there are"
    assert same(shown, played(Games(7, *starts, threads=3), 5, steps)), "however many threads share them"
    assert not same(shown, played(Games(3, *starts), 6, steps))


def test_games_can_be_begun_anew() -> None:
    games, steps = Games(3, Game("Chaos", "Pan"), threads=2), effort(60, 8)
    assert same(played(games, 5, steps), played(games, 5, steps))
    batch = games.reset()
    assert not batch.done.any()
    assert not games.batch.rewards.any()


def test_every_start_comes_up() -> None:
    starts = [Game("Apollo", "Pan"), Game("Pan", "Apollo"), Game("Hera", "Zeus", first=1)]
    games = Games(60, *starts)
    games.reset(seed=1)
    assert {position.tobytes() for position in games.positions} == {start.position.freeze() for start in starts}


def test_games_go_on_from_where_they_are() -> None:
    game = Game("Apollo", "Minotaur")
    for text in ("@b2", "@d4", "@b4", "@d2", "b2-c3"):
        game.take(text)
    games = Games(2, game)
    assert [step_of(action) for action in np.flatnonzero(games.reset(0).masks[1]).tolist()] == sorted(
        game.legal_steps()
    )


@pytest.mark.parametrize("name", KEEPERS)
def test_a_secret_shows_nowhere(name: str) -> None:
    rng, compared = random.Random(name), 0
    for _ in range(effort(20, 1)):
        powers, keeper = rng.choice(deals(name, rng))
        one, other = twins(powers, rng)
        for _ in moments(one, other, keeper, rng, longest=60):
            if one.decider not in (None, keeper):
                looks = [Games(1, game).reset(seed=0) for game in (one, other)]
                assert all(np.array_equal(a, b) for a, b in zip(*looks, strict=True))
                compared += 1
    assert compared > effort(40, 0)


def test_an_illegal_action_changes_nothing() -> None:
    games = Games(3, Game("Apollo", "Minotaur"))
    batch = games.reset(seed=0)
    before = games.positions.copy()
    actions = batch.masks.argmax(axis=1)
    actions[1] = action_of(1)
    with pytest.raises(ValueError, match="a1-b1 is not legal in game 1"):
        games.step(actions)
    assert np.array_equal(games.positions, before)


@pytest.mark.parametrize("action", [-2, 2353])
def test_there_are_no_other_actions(action: int) -> None:
    games = Games(2)
    games.reset(seed=0)
    with pytest.raises(ValueError, match="actions go from 0 to"):
        games.step([1556, action])


def test_a_long_game_is_cut_off() -> None:
    games = Games(2, longest=5)
    games.reset(seed=0)
    cut = [games.step(games.sample()).truncated.tolist() for _ in range(10)]
    assert cut == [[number in (5, 10)] * 2 for number in range(1, 11)]
    assert not games.batch.terminated.any()
    assert not games.batch.rewards.any()


def test_games_at_once_are_of_one_size() -> None:
    with pytest.raises(ValueError, match="the same number of players"):
        Games(2, Game(), Game("Pan", "Zeus", "Hera"))


def test_a_game_that_is_over_cannot_begin() -> None:
    game = Game()
    game.resign(0)
    with pytest.raises(ValueError, match="somebody to decide"):
        Games(2, game)


def test_the_truth_can_be_read() -> None:
    games = Games(1, Game("Tartarus", "Pan"))
    games.reset(seed=0)
    position = Position()
    position.thaw(games.positions[0].tobytes())
    assert position.dealt[:2] == Game("Tartarus", "Pan").position.dealt[:2]


def test_chance_is_fair() -> None:
    games = Games(2000, Game("Chaos", "Pan"))
    faces = []
    games.reset(seed=2)
    for frozen in games.positions:
        position = Position()
        position.thaw(frozen.tobytes())
        faces.append(position.face_up)
    counts = np.bincount(faces)[1:]
    expected = 2000 / np.count_nonzero(counts)
    assert np.count_nonzero(counts) == 9, "every simple god but Pan"
    assert abs(counts[counts > 0] - expected).max() < 5 * expected**0.5


def test_a_policy_that_never_changes_comes_to_an_end() -> None:
    """Hermes may wander within a turn for ever, and the first legal action often is to do so."""
    games, ends = Games(4, Game("Hermes", "Mortal"), longest=60), 0
    batch = games.reset(seed=1)
    for _ in range(120):
        batch = games.step(batch.masks.argmax(axis=1))
        assert not (batch.terminated & batch.truncated).any()
        ends += int(batch.truncated.sum())
    assert ends


def test_the_end_is_shown_to_who_took_the_last_step_or_to_whom_one_likes() -> None:
    games = Games(effort(30, 2), Game("Apollo", "Pan"), longest=0)
    batch, encoder, seen = games.reset(seed=2), Encoder(2), 0
    games.eyes[1::2] = 1
    for _ in range(effort(150, 30)):
        before, seats, actions = games.positions.copy(), batch.seats.copy(), games.sample()
        batch = games.step(actions)
        for index in np.flatnonzero(batch.terminated).tolist():
            position = Position()
            position.thaw(before[index].tobytes())
            game = Game.from_position(position)
            game.take(step_of(int(actions[index])))
            assert game.over
            eyes = 1 if index % 2 else int(seats[index])
            assert np.array_equal(batch.final_observations[index], encoder(game.position, eyes))
            seen += 1
    assert UNCOMPILED or seen


@pytest.mark.parametrize("powers", [("Chaos", "Hermes"), ("Hecate", "Pan"), ("Circe", "Pan")], ids=" ".join)
def test_games_go_back_to_an_earlier_state(powers: tuple[str, str]) -> None:
    games = Games(5, Game(*powers), longest=40)
    games.reset(seed=3)
    for _ in range(effort(30, 8)):
        games.step(games.sample())
    state, again, shown = games.state(), pickle.loads(pickle.dumps(games)), list[list[list[NDArray[Any]]]]()
    for each in (games, again, copy.deepcopy(again)):
        shown.append([])
        for _ in range(effort(60, 8)):
            batch = each.step(each.sample())
            shown[-1].append([array.copy() for array in batch])
    assert same(shown[0], shown[1])
    assert same(shown[0], shown[2])
    games.restore(state)
    seen: Any = games.step(games.sample())
    assert all(np.array_equal(a, b) for a, b in zip(seen, shown[0][0], strict=True))
    with pytest.raises(ValueError, match="no state of 4 games"):
        Games(4, Game(*powers)).restore(state)


def test_positions_can_be_set_up() -> None:
    game = Game("Apollo", "Minotaur")
    for text in ("@b2", "@d4", "@b4", "@d2", "b2-c3"):
        game.take(text)
    games = Games(3, Game("Apollo", "Minotaur"))
    games.reset(seed=0)
    batch = games.put([game, game.position], first=1)
    assert batch.observations[0].tobytes() != batch.observations[1].tobytes() == batch.observations[2].tobytes()
    assert np.array_equal(batch.masks[1], Episode(game, Encoder(2)).mask(0))
    assert games.position(2).key() == game.position.key()
    with pytest.raises(ValueError, match="there are 3 games"):
        games.put([game], first=3)
    with pytest.raises(ValueError, match="needs 2 players"):
        games.put([Game("Apollo", "Pan", "Atlas")])


def test_a_game_without_an_action_stays_as_it_is() -> None:
    games = Games(2, Game("Apollo", "Pan"))
    batch = games.reset(seed=0)
    before: list[Any] = [array[0].copy() for array in batch]
    actions = games.sample()
    actions[0] = -1
    batch = games.step(actions)
    after: Any = batch
    assert all(np.array_equal(array[0], old) for array, old in zip(after, before, strict=True))
    assert batch.observations[1].tobytes() != before[0].tobytes()


def test_only_chosen_planes_are_made() -> None:
    names = ["workers +1", "level 1", "alive +0", "power +1 Pan"]  # in whatever order they are asked for
    few, all_ = Games(4, Game("Apollo", "Pan"), planes=names), Games(4, Game("Apollo", "Pan"))
    places = sorted(plane_names(2).index(name) for name in names)
    few.reset(seed=5), all_.reset(seed=5)
    for _ in range(effort(60, 8)):
        assert np.array_equal(few.batch.observations, all_.batch.observations[:, places])
        assert np.array_equal(few.step(few.sample()).masks, all_.step(all_.sample()).masks)
    with pytest.raises(ValueError, match="no plane is called 'level 7'"):
        Games(1, planes=["level 7"])


@every_deal
def test_random_games_are_played_to_their_end(deal: dict[str, Any]) -> None:
    count = effort(30, 2)
    played = random_games(count, *dealt(deal), seed=1, longest=30 if UNCOMPILED else 0)
    assert np.array_equal(
        played.returns, random_games(count, *dealt(deal), seed=1, threads=2, longest=30 if UNCOMPILED else 0)[0]
    )
    assert (played.returns.sum(axis=1) == 0).all()
    assert UNCOMPILED or (played.returns.max(axis=1) == 1).all()
    assert (played.lengths > 4).all()


def test_rollouts_begin_where_the_game_stands() -> None:
    near = read_position("00000/00000/00032/00000/00000 A:e3,a1 X:b5,d5 1 Mortal,Mortal")
    played = random_games(effort(200, 60), near, seed=1)
    assert (played.lengths == 1).any()
    assert (played.returns[played.lengths == 1] == (1, -1)).all()
    steps = random_games(effort(400, 20), seed=4).lengths
    assert 20 < steps.mean() < 120
    assert (random_games(5, seed=1, longest=6).lengths == 6).all()


def test_every_legal_step_is_as_likely_in_random_games() -> None:
    """The first step of many games that are cut off after it."""
    game = Game("Apollo", "Pan")
    for text in ("@b2", "@d4", "@b4", "@d2"):
        game.take(text)
    games = Games(effort(4000, 50), game)
    games.reset(seed=9)
    counted = np.bincount(games.sample(), minlength=2353)[games.batch.masks[0].astype(bool)]
    share = len(games) / len(counted)
    assert UNCOMPILED or (abs(counted - share) < 6 * share**0.5).all()
