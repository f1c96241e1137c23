"""Every power can be played by typing, and fits the screen."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from santorini import CARDS, Card, Game
from santorini.draft import random_powers, secret
from santorini.powers.catalog import forbids
from santorini.rules.geometry import SPACES
from santorini.terminal_game.screen import BOARD_WIDTH
from santorini.terminal_game.words import spelled, worker_of, workers_on_offer
from testkit.playing import UNCOMPILED
from tests.cli.typed import Sitting, page, seated


def typing(table: list[Sitting], rng: random.Random, steps: int) -> Iterator[str]:
    """A person who plays at random, in bare spaces where that is enough."""
    while not table[0].game.over and len(table[0].game.history) < steps:
        game = table[0].game
        seat, legal = game.decider, game.legal_steps()
        if seat is not None and table[0].keyboard != seat:
            yield ""
            continue
        step = rng.choice(legal)
        worker, workers = worker_of(step), workers_on_offer(legal)
        same = [other for other in legal if other.dst == step.dst and worker_of(other) == worker]
        if len(same) == 1 and step.dst < 25 and step.kind not in ("aim", "end") and rng.random() < 0.7:
            if worker is not None and len(workers) > 1:
                yield SPACES[worker]
            yield SPACES[step.dst]
        else:
            yield game.write_step(step).lower()


@pytest.mark.parametrize("card", CARDS[1 :: 9 if UNCOMPILED else 1], ids=str)
def test_every_power_can_be_played_by_typing(card: Card) -> None:
    rng = random.Random(card.number)
    rivals = [other for other in CARDS[1:] if other != card and not forbids(card.number, other.number)]
    game = Game(card.number, rng.choice(rivals).number)
    holder: list[Sitting] = []
    table, said = seated(game, typing(holder, rng, 30 if UNCOMPILED else 80))
    holder.append(table)
    table.run_out()
    red = [line for line in said if "is not a step" in line or "Nothing can be done" in line or "could mean" in line]
    assert not red
    assert game.over or len(game.history) >= 30


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(1 if UNCOMPILED else 4))
def test_three_and_four_can_play_by_typing(players: int, seed: int) -> None:
    rng = random.Random(seed)
    game = Game(*(card.number for card in random_powers(players, rng)))
    holder: list[Sitting] = []
    table, said = seated(game, typing(holder, rng, 60))
    holder.append(table)
    table.run_out()
    assert ("looks away" in "".join(said)) == any(secret(card) for card in game.cards)


def test_the_screen_fits_80_by_24() -> None:
    """All 55 powers against the longest-winded others, at the first choice of the turn."""
    for card in CARDS[1:]:
        game = Game(card.number, 0)
        rng = random.Random(1)
        while game.turn == 0:
            if game.decider is None:
                game.draw(rng)
            else:
                game.take(rng.choice(game.legal_steps()))
        table, said = seated(game, [])
        table.keyboard = game.decider
        table.run_out()
        lines = "".join(said).splitlines()
        assert len(lines) <= 24, card.name
        assert max(map(len, lines)) <= 80


def test_what_the_picture_says_beside_the_board_is_left_out() -> None:
    output = page("play", "Pan", "Zeus", "--computer", "none")
    edge = next(line for line in output.splitlines() if "+--------+" in line)
    assert edge[:BOARD_WIDTH].rstrip() == "   +--------+--------+--------+--------+--------+"
    assert "to decide" not in output


def test_spelling() -> None:
    assert spelled("B2-C3-D4 +C4d ~sw !m X") == "b2-c3-d4 +c4D ~SW !M x"
