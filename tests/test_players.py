"""The computer's seat: it takes a win, stops a loss, plays every power, and knows no more than its view."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence

import pytest

from santorini import CARDS, Card, Game, view
from santorini.draft import random_powers
from santorini.players import Player, RandomPlayer, SimplePlayer
from santorini.powers.catalog import forbids
from santorini.records import read_position

PURE = bool(os.environ.get("SANTORINI_UNCOMPILED"))
GAMES = 4 if PURE else 30
CAP = 500  # steps; without powers that remove blocks no game comes near


def play(game: Game, players: Sequence[Player], rng: random.Random, cap: int = CAP) -> Game:
    for _ in range(cap):
        if game.over:
            break
        seat = game.decider
        if seat is None:
            game.draw(rng)
        else:
            game.take(players[seat].decide(view(game, seat)), seat)
    return game


def simple_turn(game: Game, seed: int = 0) -> str:
    """The turn that the simple player plays from here, as text."""
    player, turn, seat, words = SimplePlayer(random.Random(seed)), game.turn, game.decider, []
    while not game.over and game.turn == turn and game.decider == seat and seat is not None:
        step = player.decide(view(game, seat))
        words.append(game.write_step(step))
        game.take(step, seat)
    return " ".join(words)


@pytest.mark.parametrize(
    ("position", "win"),
    [
        ("00000/00000/00230/00000/00000 A:c3,a1 X:e5,e1 1 Mortal,Mortal", "c3-d3"),
        ("00000/00000/01230/00000/00000 A:b3,a1 X:e5,e1 1 Artemis,Mortal", "b3-c3 c3-d3"),
        ("00000/00000/00200/00000/00000 A:c3,a1 X:e5,e1 1 Pan,Mortal", ""),  # any way down
        ("00000/00000/00230/00000/00000 A:c3,a1 X:d3,e1 1 Minotaur,Mortal", "c3-d3"),  # over a worker
        ("00000/00000/00000/00000/12300 A:a1,e5 X:a5,e1 1 Triton,Mortal", "a1-b1 b1-c1"),
        ("00000/00000/00130/00000/00000 A:a5,a1 X:c3,e1 2 Mortal,Bellerophon", "c3-d3"),
    ],
)
def test_it_takes_a_win(position: str, win: str) -> None:
    game = Game.from_position(read_position(position))
    seat = game.mover
    turn = simple_turn(game)
    assert game.result is not None
    assert game.result.seats == (seat,)
    assert turn == win or not win


@pytest.mark.parametrize(
    "position",
    [
        "00000/00000/00230/00000/00000 A:e4,a1 X:c3,e1 1 Mortal,Mortal",  # the dome belongs on d3
        "00000/00000/02300/00000/00000 A:d4,a1 X:b3,e5 1 Mortal,Mortal",
        "00000/00000/12300/00000/00000 A:d4,a1 X:a3,e5 1 Mortal,Artemis",  # two steps away
        "00000/00100/02000/00000/00000 A:c4,d1 X:b3,e5 1 Apollo,Pan",  # only a swap keeps Pan from jumping down
    ],
)
def test_it_stops_a_loss_if_it_can(position: str) -> None:
    game = Game.from_position(read_position(position))
    rival = 1
    assert any(not _can_win(_after(game, turn), rival) for turn in game.legal_turns()), "there must be a way out"
    for seed in range(5):
        trial = Game.from_position(game.position)
        simple_turn(trial, seed)
        assert not _can_win(trial, rival)


def _after(game: Game, turn: Sequence[int]) -> Game:
    trial = Game.from_position(game.position)
    for step in turn:
        trial.take(step)
    return trial


def _can_win(game: Game, seat: int) -> bool:
    """Has this seat won, or could it in the turn that begins?"""
    if game.over:
        return game.result is not None and game.result.seats == (seat,)
    return game.mover == seat and any(_can_win(_after(game, turn), seat) for turn in game.legal_turns())


@pytest.mark.parametrize(
    "powers",
    [("Mortal", "Mortal"), ("Apollo", "Athena"), ("Demeter", "Pan"), ("Limus", "Hermes"), ("Urania", "Hypnus")],
    ids=" - ".join,
)
def test_it_beats_random_play(powers: tuple[str, str]) -> None:
    won = 0
    for n in range(GAMES):
        rng = random.Random(n)
        mine = n % 2
        players: list[Player] = [RandomPlayer(rng), RandomPlayer(rng)]
        players[mine] = SimplePlayer(rng)
        result = play(Game(*powers, first=n // 2 % 2), players, rng).result
        won += result is not None and mine in result.seats
    assert won >= 0.85 * GAMES


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_it_plays_whole_games_with_every_power(card: Card) -> None:
    rng = random.Random(card.number)
    rivals = [other for other in CARDS[1:] if other != card and not forbids(card.number, other.number)]
    for rival in [CARDS[0]] if PURE else [CARDS[0], rng.choice(rivals)]:
        game = Game(card.number, rival.number, first=rng.randrange(2))
        play(game, [SimplePlayer(rng), RandomPlayer(rng) if PURE else SimplePlayer(rng)], rng, 60 if PURE else CAP)
        assert game.over or PURE or len(game.history) == CAP


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(2 if PURE else 12))
def test_it_plays_with_three_and_four(players: int, seed: int) -> None:
    rng = random.Random(seed)
    game = Game(*(card.number for card in random_powers(players, rng)), first=seed % players)
    play(game, [SimplePlayer(rng) for _ in range(players)], rng, 40 if PURE else CAP)
    assert game.over or len(game.history) >= 40


@pytest.mark.parametrize("card", [card for card in CARDS if card.fleece][:: 6 if PURE else 1], ids=str)
def test_it_plays_with_the_golden_fleece(card: Card) -> None:
    rng = random.Random(card.number)
    game = play(Game(fleece=card.number), [SimplePlayer(rng), SimplePlayer(rng)], rng, 40 if PURE else CAP)
    assert game.over or len(game.history) >= 40


@pytest.mark.parametrize("edition", ["spinmaster2017", "revised"])
@pytest.mark.parametrize("name", [card.name for card in CARDS if card.note][:: 6 if PURE else 1])
def test_it_plays_the_other_editions(name: str, edition: str) -> None:
    rng = random.Random(5)
    game = Game(name, "Mortal", edition=edition)
    play(game, [SimplePlayer(rng), SimplePlayer(rng)], rng, 40 if PURE else CAP)
    assert game.over or len(game.history) >= 40


def test_it_decides_on_what_it_may_know() -> None:
    """Two truths that differ only in where the abyss is: the opponent's steps are the same."""
    steps = []
    for abyss in ("a1", "e5"):
        game = Game("Tartarus", "Mortal")
        for text in ("@b2", "@d4", "@b4", "@d2", f"?{abyss}"):
            game.take(text)
        game.play("b2-b1 +c1")
        steps.append(SimplePlayer(random.Random(1)).decide(view(game, 1)))
    assert steps[0] == steps[1]


def test_an_opponent_that_is_not_seen_is_not_thought_beaten() -> None:
    game = Game("Mortal", "Hecate")
    for text in ("@b2", "@d4", "@a1", "@e5"):
        game.take(text)
    game.play("b2-c3 +c4")
    game.play("a1-a2 +a3")
    assert simple_turn(game)[2:5] == "-c4", "it should climb, as it would against anybody"


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        rng = random.Random(9)
        games.append(play(Game("Pan", "Chaos"), [SimplePlayer(rng), SimplePlayer(rng)], rng, 40))
    assert [played.step for played in games[0].history] == [played.step for played in games[1].history]
