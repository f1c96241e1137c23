"""Every power against every permitted opponent, in every seat: games never crash and always make sense."""

from __future__ import annotations

import random

import pytest

from santorini import Game
from santorini.powers.catalog import CARDS, FORBIDDEN, Card
from testkit.playing import UNCOMPILED, completed, effort, permitted, play_out, random_game

SHARDS = 8  # so that several processes share the work


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize(("players", "games"), [(2, 60), (3, 10), (4, 10)])
def test_every_permitted_pairing_plays_to_the_end(players: int, games: int, shard: int) -> None:
    rng = random.Random(shard)
    pairs = permitted(players)[shard::SHARDS]
    if UNCOMPILED:
        pairs, games = rng.sample(pairs, 6), 1
    for pair in pairs:
        for _ in range(effort(games, 1)):
            play_out(completed(pair, players, rng), rng, edition=rng.choice((0, 0, 1, 2)))


@pytest.mark.parametrize("card", [card for card in CARDS if card.fleece], ids=str)
def test_every_power_of_the_golden_fleece_plays_to_the_end(card: Card) -> None:
    rng = random.Random(card.number)
    for _ in range(effort(60, 1)):
        p = play_out([0, 0], rng, fleece=card.number, edition=rng.choice((0, 1, 2)))
        assert p.ram


@pytest.mark.parametrize("pair", sorted(map(sorted, FORBIDDEN)), ids=str)
def test_forbidden_pairs_can_be_played_when_asked_for(pair: list[int]) -> None:
    rng = random.Random(pair[0] * 56 + pair[1])
    players = 2 if any(3 not in CARDS[number].players for number in pair) else rng.choice((2, 3))
    for _ in range(effort(30, 1)):
        play_out(completed((pair[0], pair[1]), players, rng) if players == 3 else pair, rng)


@pytest.mark.parametrize("number", range(1, len(CARDS)), ids=lambda number: CARDS[number].name)
def test_undoing_everything_gives_the_start_and_replaying_gives_the_end(number: int) -> None:
    rng = random.Random(number)
    for _ in range(effort(6, 1)):
        players = rng.choice(CARDS[number].players)
        rivals = [b for a, b in permitted(players) if a == number]
        powers = completed((number, rng.choice(rivals)), players, rng)
        game = random_game(powers, rng, cap=150)
        again = Game(*powers, first=game.first)
        start = again.position.freeze()
        for played in game.history:
            again.take(played.text)
        assert again.position.key() == game.position.key()
        while game.history:
            game.undo()
        assert game.position.freeze() == start
