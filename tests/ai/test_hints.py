"""Whatever there is to decide, thinking about it tells more and more, and ends when somebody says stop."""

from __future__ import annotations

import random
import threading
import time

import pytest

from santorini import Position, read_position
from santorini.ai import ComputerPlayer, Limit, think
from santorini.ai.levels import Level
from santorini.game import Game
from santorini.views import view
from testkit.playing import UNCOMPILED

OPEN = "00000/00000/00100/00000/00000 A:b2,d4 X:b4,d2 1 Apollo,Demeter"
MANY = "00000/00000/00100/00000/00000 A:b2,d4 X:b4,d2 Y:a1,e5 1 Hermes,Demeter,Pan"
HIDDEN = "00000/00000/00100/00000/00000 A:b2,d4 X:b4,d2 1 Hecate,Mortal"
CHANCE = "00000/00000/00100/00000/00000 A:b2,d4 X:b4,d2 1 Chaos,Mortal face=Demeter"
SOON = 20.0 if UNCOMPILED else 2.0  # seconds, on a machine that does much else

ANY = pytest.mark.parametrize("text", [OPEN, MANY, HIDDEN, CHANCE])


@ANY
@pytest.mark.parametrize("limit", [Limit(), Limit(seconds=600.0)])
def test_stop_ends_a_thought_at_once(text: str, limit: Limit) -> None:
    stop, told = threading.Event(), 0
    began = time.monotonic()
    for found in think(read_position(text), limit, stop=stop):
        assert found.lines[0].turn
        told += 1
        if told == 2:
            stop.set()
            began = time.monotonic()
    assert told >= 2
    assert time.monotonic() - began < SOON


@ANY
def test_a_thought_that_is_stopped_before_it_begins_has_an_answer(text: str) -> None:
    stop = threading.Event()
    stop.set()
    began = time.monotonic()
    *_, last = think(read_position(text), Limit(), stop=stop)
    assert last.lines[0].turn
    assert time.monotonic() - began < SOON


@ANY
def test_the_same_nodes_and_seed_tell_the_same(text: str) -> None:
    def told() -> list[tuple[object, ...]]:
        limit, rng = Limit(nodes=60 if UNCOMPILED else 1_200), random.Random(3)
        return [(found.lines, found.nodes) for found in think(read_position(text), limit, lines=3, rng=rng)]

    assert told() == told()


def test_the_only_legal_step_is_told_too() -> None:
    text = "11121/3^3^3^13/11010/3^313^2/213^02 A:e2,c5 X:e3,b5 Y:d1,b3 2 Pan,Apollo,Demeter"
    p = read_position(f"{text} waits=build active=b5 origin=c5 steps=1 moved=b5")
    assert [str(step) for step in Game.from_position(p).legal_steps()] == ["b5+a5"]
    *_, last = think(p, Limit(nodes=20))
    assert [str(step) for step in last.lines[0].turn] == ["b5+a5"]


def table(text: str) -> Position:
    """The position of a text, or a game that is about to begin."""
    return read_position(text) if text else Game("Apollo", "Pan").position


@pytest.mark.parametrize("text", [OPEN, MANY, HIDDEN, ""])
@pytest.mark.parametrize("before", [True, False])
def test_a_player_of_any_level_stops_when_told(text: str, before: bool) -> None:
    stop, game = threading.Event(), Game.from_position(table(text))
    endless = Level(10, 60, 1 << 60, 600.0, simulations=1 << 60)
    player = ComputerPlayer(endless, random.Random(1), stop=stop)
    teller = threading.Timer(0.0 if before else 0.3, stop.set)
    teller.start()
    if before:
        teller.join()
    began = time.monotonic()
    assert game.decider is not None
    assert player.decide(view(game, game.decider)) in game.legal_steps()
    assert time.monotonic() - began < 0.3 + SOON
