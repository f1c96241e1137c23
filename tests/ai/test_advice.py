"""Who can win now and next: what newcomers are told is what the rules say, with every power and no secret."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from rulebook import Row, Try, play, pose, read_all
from santorini import Game, read_position
from santorini.ai.advice import threats, wins
from santorini.rules.names import SIDES
from santorini.rules.words import REACTION, START
from testkit.playing import effort
from tests import twins

EVERY = read_all()


def game(text: str) -> Game:
    return Game.from_position(read_position(text))


@pytest.mark.parametrize(
    ("position", "winning", "threatening"),
    [
        ("00000/30000/20000/00000/00000 A:a3,d5 X:c1,e1 1 Mortal,Mortal", "a3-a4", ""),
        ("00000/30000/20000/00000/00000 A:a3,d5 X:c1,e1 1 Mortal,Hera", "", ""),  # no win on the perimeter
        ("00000/30000/20000/00000/00000 A:a3,d5 X:c1,e1 2 Mortal,Hera", "", ""),
        ("00000/30000/20000/00000/00000 A:a3,d5 X:c1,e1 2 Mortal,Mortal", "", "a3-a4"),
        ("00000/03000/02000/00000/00000 A:b3,d5 X:c1,e1 2 Mortal,Hypnus", "", ""),  # it will sleep
        ("00000/03000/02000/00000/00000 A:b3,d5 X:c1,e1 1 Mortal,Hypnus", "", ""),  # it sleeps
        ("00000/03000/02020/00000/00000 A:b3,d3 X:c1,e1 2 Mortal,Hypnus", "", "b3-b4"),
        ("00000/00000/02000/00000/00000 A:b3,d5 X:c1,e1 2 Pan,Mortal", "", "b3-c4"),
        ("00000/03000/01200/00000/00000 A:b3,d5 X:e2,e1 1 Artemis,Mortal", "b3-c3", ""),
        ("00000/03000/02000/00000/00000 A:b3,d5 X:c1,e1 1 Mortal,Tartarus", "", ""),  # who knows?
    ],
)
def test_what_wins(position: str, winning: str, threatening: str) -> None:
    table = game(position)
    assert [str(win.step) for win in wins(table)] == winning.split()
    found = [str(win.last) for win in threats(table)]
    assert found == threatening.split() or (threatening == "b3-c4" and found[0].startswith("b3-"))


def won_at_once() -> list[tuple[Row, Try]]:
    """What the rulebook wins within the turn that its drawing begins."""
    return [
        (row, attempt)
        for row in EVERY
        for attempt in row.tries
        if attempt.wins and attempt.illegal is None and not row.setup and attempt.turn and "/" not in attempt.turn
    ]


@pytest.mark.parametrize(("row", "attempt"), won_at_once(), ids=lambda value: getattr(value, "id", None))
def test_every_win_of_the_rulebook_is_seen(row: Row, attempt: Try) -> None:
    before, after = pose(row), pose(row)
    play(after, attempt)
    first = after.history[0].step
    if SIDES[before.position.side] == attempt.wins and not secret(before):
        assert first in [win.step for win in wins(before)], attempt.turn


def secret(table: Game) -> bool:
    return any(card.name in twins.KEEPERS for card in table.cards)


def test_what_is_told_is_so() -> None:
    """Played on in earnest, every step that is said to win leads on to a win; whatever turn wins was told."""
    rng = random.Random(5)
    told = 0
    for row in rng.sample([row for row in EVERY if not row.setup], effort(150, uncompiled=50)):
        table = pose(row)
        if table.over or not START <= table.position.window < REACTION or secret(table):
            continue
        side, winning = table.position.side, {win.step: win for win in wins(table)}
        for turn in islice(table.legal_turns(), 100):
            after = table.copy()
            for step in turn:
                if after.decider != table.decider:
                    break  # somebody reacts
                after.take(step)
            if after.over and after.position.winner == side:
                assert turn[0] in winning, f"{row}: {turn} wins"
        for step, win in winning.items():
            after = table.copy()
            after.take(step)
            told += 1
            if not after.over:
                assert win.last in [one.last for one in wins(after)], f"{row}: {win}"
            else:
                assert after.position.winner == side
                assert after.result
                assert after.result.reason == win.reason
    assert told > 3


@pytest.mark.parametrize("name", twins.KEEPERS)
def test_advice_tells_no_secret(name: str) -> None:
    """Two games that only the keeper of a secret can tell apart: the others are advised the same."""
    rng = random.Random(name)
    compared = 0
    for powers, keeper in twins.deals(name, rng)[: effort(12, uncompiled=2)]:
        one, other = twins.twins(powers, rng)
        for _ in twins.moments(one, other, keeper, rng, 40):
            if one.decider not in (None, keeper):
                compared += 1
                assert wins(one) == wins(other)
                assert threats(one) == threats(other)
    assert compared > 5
