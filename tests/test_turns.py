"""Complete turns: one for each result, found as they are asked for, and the same results as step by step."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from santorini import CARDS, Card, Game, Step, read_position
from santorini.drawing import draw
from testkit.playing import completed, effort, permitted
from tests.posing import random_position

# Their turns are too many to be walked through step by step, unless the board is full.
PROLIFIC = {"Heracles", "Morpheus", "Poseidon", "Polyphemus", "Hermes", "Siren", "Odysseus", "Medea"}
SECRET = {"Hecate", "Tartarus", "Moerae"}  # what really happens may differ from what the mover expects
REACTING = {"Gaea", "Chaos"}  # others, or chance, go on


def outcome(game: Game) -> object:
    return (draw(game.position), game.result) if game.over else game.position.freeze()


def after(game: Game, turn: tuple[Step, ...]) -> Game:
    twin = game.copy()
    for step in turn:
        twin.take(step)
    return twin


def step_by_step(game: Game) -> set[object]:
    """What the turn can lead to, by taking every legal step."""
    turn, found, seen, waiting = game.turn, set(), set(), [game]
    while waiting:
        now = waiting.pop()
        for step in now.legal_steps():
            twin = after(now, (step,))
            if twin.over or twin.turn != turn:
                found.add(outcome(twin))
            elif twin.position.key() not in seen:
                seen.add(twin.position.key())
                waiting.append(twin)
    return found


@pytest.mark.parametrize("card", [card for card in CARDS if card.name not in SECRET | REACTING], ids=str)
def test_turns_lead_to_every_result_once(card: Card) -> None:
    rng = random.Random(card.number)
    rivals = [
        other for one, other in permitted(2) if one == (card.number or 1) and CARDS[other].name not in SECRET | REACTING
    ]
    for _ in range(effort(3, 1)):
        powers = completed((card.number, rng.choice(rivals)), 2, rng)
        prolific = any(CARDS[number].name in PROLIFIC for number in powers)
        game = Game.from_position(random_position(powers, rng, domes=0.6 if prolific else 0.3))
        if not game.over:
            results = [outcome(after(game, turn)) for turn in game.legal_turns()]
            assert set(results) == step_by_step(game)


@pytest.mark.parametrize("text", ["1 Artemis,Mortal", "1 Apollo,Minotaur", "1 Nemesis,Mortal", "1 Triton,Mortal"])
def test_no_result_comes_twice(text: str) -> None:
    game = Game.from_position(read_position(f"00000/00100/00000/00000/00000 A:b2,a1 X:e5,d4 {text}"))
    results = [outcome(after(game, turn)) for turn in game.legal_turns()]
    assert len(results) == len(set(results)) > 20


def test_a_few_of_very_many_turns_come_at_once() -> None:
    """Heracles may put domes on any of thirteen spaces, in any order."""
    game = Game("Heracles", "Mortal")
    for text in ("@b2", "@d4", "@b4", "@d2"):
        game.take(text)
    turns = list(islice(game.legal_turns(), 1000))
    assert len({outcome(after(game, turn)) for turn in turns}) == 1000


def test_a_large_bank_is_spent_in_reasonable_time() -> None:
    """Six builds in any order are one result."""
    game = Game.from_position(
        read_position("00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Morpheus,Mortal memory=5,0")
    )
    assert sum(1 for _ in game.legal_turns()) == 10136


def test_turns_are_those_of_the_moment_they_were_asked_for() -> None:
    game = Game("Pan", "Mortal")
    for text in ("@b2", "@d4", "@b4", "@d2"):
        game.take(text)
    expected = list(game.legal_turns())
    turns = game.legal_turns()
    first = next(turns)
    game.play("b2-c3 +c4")
    assert [first, *turns] == expected


def test_nobody_has_a_turn_when_the_game_is_over() -> None:
    game = Game("Pan", "Mortal")
    assert list(game.legal_turns()) == []  # nor before it has begun
    game.resign(0)
    assert list(game.legal_turns()) == []
