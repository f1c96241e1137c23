"""A game in numbers: every climb, block and dome is counted once, and a power when it made a difference."""

from __future__ import annotations

import pytest

from santorini import Game, read_position
from santorini.powers.catalog import CARDS, Card
from santorini.summary import SeatSummary, summary
from testkit.playing import effort
from tests.recorded import random_game

SETUP = ("@b2", "@d4", "@b4", "@d2")


def played(first: str, second: str, *turns: str) -> Game:
    game = Game(first, second)
    for text in SETUP:
        game.take(text)
    for turn in turns:
        game.play(turn)
    return game


def uses(first: str, second: str, *turns: str) -> list[int]:
    return [seat.powers for seat in summary(played(first, second, *turns)).seats]


def test_a_game_that_has_not_begun_has_nothing_to_count() -> None:
    empty = SeatSummary(0, 0, 0, 0, 0)
    assert summary(Game()).seats == (empty, empty)
    assert summary(played("Mortal", "Mortal")).turns == 0


def test_turns_climbs_and_blocks_are_counted_by_seat() -> None:
    told = summary(played("Mortal", "Mortal", "b2-b1 +a1", "d2-d1 +e1", "b1-a1 +b1", "d1-c1 +b1"))
    assert told.turns == 4
    assert told.seats == (SeatSummary(2, 1, 2, 0, 0), SeatSummary(2, 0, 2, 0, 0))


def test_to_give_up_is_no_turn() -> None:
    game = played("Mortal", "Mortal", "b2-b1 +a1")
    game.resign(1)
    told = summary(game)
    assert told.turns == 1
    assert told.result is not None
    assert told.result.seats == (0,)


def test_a_dome_is_no_block() -> None:
    game = Game.from_position(read_position("00000/00000/00000/00000/00003 A:d2,a5 X:b4,a3 1 Mortal,Mortal"))
    game.play("d2-d1 +e1")
    assert summary(game).seats[0] == SeatSummary(1, 0, 0, 1, 0)


@pytest.mark.parametrize(
    ("power", "plain", "special"),
    [
        ("Artemis", "b2-c3 +c2", "b2-b3-a3 +a4"),
        ("Atlas", "b2-c3 +c2", "b2-c3 +c2D"),
        ("Demeter", "b2-c3 +c2 .", "b2-c3 +c2 +b3"),
        ("Hermes", "b2-c3 +c2", "b2+c2"),
        ("Morpheus", "b2-c3 +c2", "b2-c3 ."),
        ("Prometheus", "b2-c3 +c2", "b2+c2 b2-b3 +b2"),
    ],
)
def test_a_power_is_used_when_a_mortal_could_not_have_played_so(power: str, plain: str, special: str) -> None:
    assert uses(power, "Mortal", plain) == [0, 0]
    assert uses(power, "Mortal", special) == [1, 0]


def test_to_win_as_a_mortal_could_not_is_a_use() -> None:
    game = Game.from_position(read_position("00000/00000/00000/02000/00000 A:b2,e5 X:b4,d2 1 Pan,Mortal"))
    game.play("b2-b1")
    assert game.over
    assert summary(game).seats[0].powers == 1


def test_an_answer_in_the_turn_of_another_is_a_use_too() -> None:
    game = Game.from_position(read_position("00000/00000/00000/00000/00003 A:d2,a5 X:b4,a3 1 Mortal,Gaea"))
    declined = Game.from_position(game.position)
    for text in ("d2-d1", "+e1", "@e2"):
        game.take(text)
    for text in ("d2-d1", "+e1", "."):
        declined.take(text)
    assert [seat.powers for seat in summary(game).seats] == [0, 1]
    assert [seat.powers for seat in summary(declined).seats] == [0, 0]


def test_a_turn_taken_up_in_the_middle_is_not_judged() -> None:
    start = played("Artemis", "Mortal")
    start.take("b2-b3")
    game = Game.from_position(start.position)
    game.take("b3-a3")
    game.take("+a4")
    assert summary(game).seats[0] == SeatSummary(1, 0, 1, 0, 0)


@pytest.mark.parametrize("card", CARDS[1:], ids=lambda card: card.name)
def test_what_is_counted_is_what_stands_on_the_board(card: Card) -> None:
    for seed in range(effort(4, 1)):
        game = random_game(seed, with_power=card.number, players=card.players[0])
        told = summary(game)
        p = game.position
        taken = sum(event.kind in ("unbuild", "lower") for step in game.history for event in step.events)
        levels = sum(p.level(space) for space in range(25))
        assert sum(seat.blocks for seat in told.seats) == levels + taken
        assert sum(seat.domes for seat in told.seats) == p.dome.bit_count()
        assert told.turns == sum(seat.turns for seat in told.seats) <= game.turn
        assert all(seat.powers <= game.turn for seat in told.seats)
