"""Tactics of all powers, mined from games and proven by brute force (`tools/tactics.py`): the search finds them."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from santorini import CARDS, Game, read_position, view
from santorini.ai.analysis import new_search
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import Level
from santorini.ai.scores import CERTAIN
from santorini.ai.worlds import draws
from santorini.rules.position import Position
from testkit.playing import UNCOMPILED, effort
from testkit.proofs import saves, wins_at_once
from tools.tactics import deepen, mover_of

TACTICS = [line.split(" | ") for line in Path(__file__).with_name("tactics.txt").read_text().splitlines()]
NODES = 200_000 if not UNCOMPILED else 300  # about half a second
SHARES = {"win 1": 1.0, "win 2": 0.99, "win 3": 0.97, "save": 1.0}
WORLDS = (1, 2, 3)  # orders of a deck: what is proven holds in all


def solved(task: str, p: Position) -> bool:
    """Does the search play a winning turn, or one after which the other side cannot win at once?"""
    return all(solved_in(world, task, p) for world in (WORLDS if draws(p) else (0,)))


def solved_in(world: int, task: str, p: Position) -> bool:
    """The same in one world."""
    search = new_search(18)
    search.start(p.freeze(), world)
    deepen(search, NODES)
    if task == "save":
        return saves(p, tuple(search.steps_of(0)))
    return search.scores_of_lines(1)[0] > CERTAIN


def test_there_are_hundreds_and_of_every_power() -> None:
    assert len(TACTICS) >= 500
    assert {mover_of(" | ".join(line)) for line in TACTICS} == {card.name for card in CARDS}


@pytest.mark.parametrize("name", ["Hecate", "Moerae", "Tartarus", "Chaos"])
def test_the_computer_plays_what_is_sure_in_spite_of_secrets_and_chance(name: str) -> None:
    """It wins at once where it can, and leaves no win where another turn does not either."""
    level = Level(10, 60, effort(20_000, 200), 60.0)
    mine = [
        read_position(text)
        for task, text in TACTICS
        if task in ("win 1", "save") and mover_of(f"{task} | {text}") == name
    ]
    assert mine
    for p in mine[: effort(len(mine), 1)]:
        game, player = Game.from_position(p), ComputerPlayer(level, random.Random(1))
        turn = []
        while game.turn == 1 and not game.over:
            turn.append(player.decide(view(game, game.decider)))
            game.take(turn[-1])
        assert game.position.winner == 0 if wins_at_once(p) else saves(p, tuple(turn))


def test_the_search_solves_them() -> None:
    tried, failed = Counter[str](), Counter[str]()
    for task, position in TACTICS[:: 1 if not UNCOMPILED else 60]:
        if UNCOMPILED and task != "win 1":
            continue
        tried[task] += 1
        failed[task] += not solved(task, read_position(position))
    for task, count in tried.items():
        assert failed[task] <= count * (1 - SHARES[task]), (task, tried, failed)
