"""Tactics of all powers, mined from games and proven by brute force (`tools/tactics.py`): the search finds them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from santorini import read_position
from santorini.ai.analysis import new_search
from santorini.ai.scores import CERTAIN
from santorini.rules.position import Position
from santorini.study.pools import open_cards
from testkit.playing import UNCOMPILED
from testkit.proofs import after, wins_at_once
from tools.tactics import deepen, mover_of

TACTICS = [line.split(" | ") for line in Path(__file__).with_name("tactics.txt").read_text().splitlines()]
NODES = 200_000 if not UNCOMPILED else 300  # about half a second
SHARES = {"win 1": 1.0, "win 2": 0.99, "win 3": 0.97, "save": 1.0}


def solved(task: str, p: Position) -> bool:
    """Does the search play a winning turn, or one after which the other side cannot win at once?"""
    search = new_search(18)
    search.start(p.freeze())
    deepen(search, NODES)
    if task == "save":
        end = after(p, tuple(search.steps_of(0)))
        return end.winner == p.side_for(p.mover) or not wins_at_once(end)
    return search.scores_of_lines(1)[0] > CERTAIN


def test_there_are_hundreds_and_of_every_open_power() -> None:
    assert len(TACTICS) >= 500
    movers = {mover_of(" | ".join(line)) for line in TACTICS}
    assert movers == {card.name for card in open_cards()}


def test_the_search_solves_them() -> None:
    tried, failed = Counter[str](), Counter[str]()
    for task, position in TACTICS[:: 1 if not UNCOMPILED else 60]:
        if UNCOMPILED and task != "win 1":
            continue
        tried[task] += 1
        failed[task] += not solved(task, read_position(position))
    for task, count in tried.items():
        assert failed[task] <= count * (1 - SHARES[task]), (task, tried, failed)
