"""What the computer decides beside turns: where it places its workers, how it reacts, and how its levels differ."""

from __future__ import annotations

import random

import pytest

from santorini import Game, view
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import LEVELS, Level
from santorini.records import read_position
from santorini.rules.words import REACTION, SETUP
from testkit.playing import completed, effort, permitted
from testkit.proofs import better_turn

SHORT = Level(10, 3, 400, 60.0, simulations=effort(60, 8))  # so much thought as a test can wait for


def play(game: Game, players: list[ComputerPlayer], rng: random.Random, longest: int) -> None:
    """Play on; a step that is not legal would be refused."""
    while not game.over and len(game.history) < longest:
        if game.decider is None:
            game.draw(rng)
        else:
            game.take(players[game.decider].decide(view(game, game.decider)), game.decider)


@pytest.mark.parametrize("number", [1, 5, 10])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_with_two_three_and_four(number: int, players: int) -> None:
    rng = random.Random(f"{number} {players}")
    short = Level(number, 2, 200, 60.0, LEVELS[number - 1].overlooks, LEVELS[number - 1].margin, 4)
    for pair in rng.sample(permitted(players), effort(6, 1)):
        sitting = [ComputerPlayer(short, random.Random(rng.random())) for _ in range(players)]
        play(Game(*completed(pair, players, rng)), sitting, rng, effort(60, 12))


def placed(powers: tuple[str, str], placed: str, seed: int) -> list[int]:
    """The spaces where the second player of two puts the workers."""
    game, player = Game(*powers), ComputerPlayer(SHORT, random.Random(seed))
    for text in placed.split():
        game.take(text)
    while game.position.window == SETUP:
        game.take(player.decide(view(game, 1)))
    return [worker.space for worker in game.position.workers_standing() if worker.side == 1]


def test_workers_are_not_placed_in_corners() -> None:
    corners = {0, 4, 20, 24}
    for seed in range(effort(6, 1)):
        assert not corners & set(placed(("Mortal", "Mortal"), "@c3 @d3", seed))


def test_places_differ_from_game_to_game() -> None:
    assert len({tuple(placed(("Apollo", "Atlas"), "@c3 @d3", seed)) for seed in range(effort(10, 4))}) >= 2


def reaction(text: str, turn: str, player: ComputerPlayer) -> str:
    """How Gaea reacts to the first steps of a turn."""
    game = Game.from_position(read_position(text))
    for step in turn.split():
        game.take(step)
    assert game.position.window == REACTION
    assert game.decider is not None
    return str(player.decide(view(game, game.decider)))


def test_gaea_calls_a_worker_who_can_stop_a_win() -> None:
    text = "00000/00000/00230/00000/00003 A:a5,a4 X:c3,c1 2 Gaea,Mortal memory=2,0"
    for seed in range(effort(6, 1)):
        assert reaction(text, "c1-d1 +e1", ComputerPlayer(SHORT, random.Random(seed))) in ("@d2", "@e2")


def test_gaea_reacts_among_three_too() -> None:
    text = "00000/00000/00230/00000/00003 A:a5,a4 X:c3,c1 Y:a1,b5 2 Gaea,Pan,Apollo memory=2,0,0"
    game = Game.from_position(read_position(text))
    for step in ("c1-d1", "+e1"):
        game.take(step)
    assert game.position.window == REACTION
    assert ComputerPlayer(SHORT, random.Random(1)).decide(view(game, 0)) in game.legal_steps()


def test_a_low_level_sees_less_than_a_high_one() -> None:
    """Of many tries a beginner leaves a threatened win of the next opponent open; who thinks does not."""
    text = "00000/00000/00230/00000/00000 A:e1,a5 X:c3,e5 Y:a1,b5 1 Apollo,Demeter,Hera"
    blocked = {}
    for number, simulations in ((1, LEVELS[0].simulations), (10, effort(400, 150))):
        level = LEVELS[number - 1]
        able = Level(number, 1, 100, 60.0, level.overlooks, level.margin, simulations)
        blocked[number] = 0
        for seed in range(effort(20, 4)):
            game, player = Game.from_position(read_position(text)), ComputerPlayer(able, random.Random(seed))
            while game.turn == 1:
                game.take(player.decide(view(game, 0)))
            blocked[number] += game.position.dome_on(13) or game.position.worker_on(13) is not None
    assert blocked[10] == effort(20, 4)
    assert blocked[1] < blocked[10]


@pytest.mark.parametrize(
    "text",
    [  # what another turn would have prevented: a side that cannot move, a worker that is lost at the turn's end
        "03100/00210/3^2201/10010/00010 A:b3,c3 X:b4,c2 2 Aphrodite,Terpsichore",
        "00023^/00001/01010/00201/10020 A:d5M X:b2,e4 1 Morpheus,Medusa memory=1,0 waits=start",
        "00023^/00001/01010/00202/10020 A:c5M X:b2,d3 1 Morpheus,Medusa memory=2,0 waits=start",
        "00000/00203^/12120/00110/00000 A:d5,b4 X:c3,d3 1 Hephaestus,Aphrodite",
        "00000/10010/2123^1/22200/3^3^211 A:a2,e3 X:c1,b3 1 Demeter,Limus",
        "00111/00100/02020/00200/00120 A:b1M X:b3,e2 1 Hermes,Medusa",
        "00010/00002/00002/02100/00200 A:d5 X:c2,c1 1 Bia,Circe stolen",
    ],
)
def test_the_other_side_is_never_let_win_at_once_if_that_can_be_helped(text: str) -> None:
    game = Game.from_position(read_position(text))
    start, player = game.position.copy(), ComputerPlayer(SHORT, random.Random(1))
    turn = []
    while game.turn == 1 and not game.over:
        turn.append(player.decide(view(game, game.decider)))
        game.take(turn[-1])
    assert better_turn(start, tuple(turn)) is None
