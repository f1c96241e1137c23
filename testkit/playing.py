"""Random games, and what must hold in each of them."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence

from santorini import Game, placement
from santorini.powers.catalog import CARDS, forbids, power
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import OVER, SETUP

UNCOMPILED = bool(os.environ.get("SANTORINI_UNCOMPILED"))
EFFORT = float(os.environ.get("SANTORINI_EFFORT", "1"))  # how much longer than usual the random tests run
CAP = 400  # steps; some pairs could go on for ever

WALK = Walk()


def effort(compiled: int, uncompiled: int) -> int:
    """How many cases to try: fewer where the rules run uncompiled."""
    return max(1, round((uncompiled if UNCOMPILED else compiled) * EFFORT))


def numbers_of(*names: str) -> list[int]:
    """The powers of these names, as the server deals them."""
    return [power(name).number for name in names]


def permitted(players: int) -> list[tuple[int, int]]:
    """Every ordered pair of powers that may meet in a game of this size."""
    able = [card.number for card in CARDS[1:] if players in card.players]
    return [(a, b) for a in able for b in able if a != b and not forbids(a, b)]


def completed(pair: tuple[int, int], players: int, rng: random.Random) -> list[int]:
    """A legal deal with these two as opponents, in random seats."""
    powers = list(pair)
    while len(powers) < players:
        extra = rng.choice([card for card in CARDS[1:] if players in card.players and card.number not in powers])
        if not any(forbids(extra.number, number) for number in powers):
            powers.append(extra.number)
    turn = rng.randrange(players)
    return powers[turn:] + powers[:turn]


def check_board(p: Position) -> None:
    """Workers never share a space nor stand under a dome; blocks lie on blocks."""
    seen = 0
    for workers in p.workers:
        assert not workers & seen
        seen |= workers
    assert not seen & (p.dome | p.ram | p.talus)
    assert not p.h3 & ~p.h2
    assert not p.h2 & ~p.h1
    assert not p.female & ~seen


def play_out(powers: Sequence[int], rng: random.Random, *, fleece: int = 0, edition: int = 0) -> Position:
    """A random game to its end or the cap, checked at every step; the fast way, without records."""
    p = placement.deal(powers, fleece=fleece, edition=edition, first=rng.randrange(len(powers)))
    while p.window == SETUP:
        placement.take(p, rng.choice(placement.options(p)))
    WALK.prepare(p)
    for _ in range(CAP):
        if p.window == OVER:
            break
        if p.sides == 3 and rng.random() < 0.004:
            WALK.resign(p, rng.choice([seat for seat in range(3) if p.plays(seat)]))
            continue
        step = WALK.sample(p, rng.getrandbits(16))
        assert step >= 0, "nobody is left without a decision"
        WALK.take(p, step)
        check_board(p)
    assert (p.window == OVER) == (p.winner >= 0)
    return p


def random_game(
    powers: Sequence[int], rng: random.Random, *, cap: int = CAP, fleece: int | None = None, edition: str = "roxley2016"
) -> Game:
    """A random game with its history."""
    game = Game(*powers, first=rng.randrange(len(powers)), fleece=fleece, edition=edition, allow_forbidden=True)
    while not game.over and len(game.history) < cap:
        game.take(rng.choice(game.legal_steps()))
    return game
