"""The eight symmetries of the board change nothing but names."""

from __future__ import annotations

import random

import pytest

from santorini.powers.catalog import CARDS
from santorini.rules.geometry import OFFSETS, transform
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import AIM, BUILD, CALM, DOME, END, FORCE, MARK, MOVE, NOWHERE, REACTION, START, SWAP
from santorini.spaces import SpaceSet
from testkit.playing import completed, effort, permitted, random_game

MASKS = (
    *("h1", "h2", "h3", "dome", "closed", "occupied", "own", "female", "moved", "built", "tracked", "began_near"),
    *("ended_away", "marked", "marked_partner", "affected", "asleep", "coins", "whirlpools", "talus", "ram"),
    *("abyss", "fate"),
)
SPACES = ("active", "origin", "last_build")


def turned_mask(mask: int, symmetry: int) -> int:
    return int(SpaceSet(transform(space, symmetry) for space in SpaceSet(mask)))


def turned_direction(direction: int, symmetry: int) -> int:
    if direction == CALM:
        return CALM
    east, north = OFFSETS[direction]
    start, end = transform(12, symmetry), transform(12 + east + 5 * north, symmetry)
    return OFFSETS.index((end % 5 - start % 5, end // 5 - start // 5))


def turned(p: Position, symmetry: int) -> Position:
    """The same position on a turned or mirrored board."""
    image = p.copy()
    for mask in MASKS:
        setattr(image, mask, turned_mask(getattr(p, mask), symmetry))
    image.workers = [turned_mask(workers, symmetry) for workers in p.workers]
    for space in SPACES:
        if getattr(p, space) != NOWHERE:
            setattr(image, space, transform(getattr(p, space), symmetry))
    image.pair_own = [transform(space, symmetry) for space in p.pair_own]
    image.pair_opponent = [transform(space, symmetry) for space in p.pair_opponent]
    for direction in ("wind", "arrow", "wind_in_force"):
        setattr(image, direction, turned_direction(getattr(p, direction), symmetry))
    return image


def turned_step(step: int, symmetry: int) -> int:
    kind, src, dst = step >> 10, step >> 5 & 31, step & 31
    if kind == AIM:
        return kind << 10 | turned_direction(dst, symmetry)
    if kind != END and dst < 25:
        dst = transform(dst, symmetry)
    keeps_source = kind not in (MOVE, BUILD, DOME, FORCE, SWAP, MARK) or src >= 25
    src = src if keeps_source else transform(src, symmetry)
    return kind << 10 | src << 5 | dst


@pytest.mark.parametrize("number", range(1, len(CARDS)), ids=lambda number: CARDS[number].name)
def test_turned_boards_offer_turned_steps(number: int) -> None:
    rng = random.Random(number)
    walk = Walk()
    p = Position()
    for _ in range(effort(6, 1)):
        rivals = [b for a, b in permitted(2) if a == number]
        game = random_game(completed((number, rng.choice(rivals)), 2, rng), rng, cap=80)
        for played in rng.sample(game.history, k=min(10, len(game.history))):
            p.thaw(played.before)
            if START <= p.window < REACTION and not p.rearrange_from:  # rearranging goes by the order of the spaces
                legal = walk.legal(p)
                assert legal
                for symmetry in range(1, 8):
                    image = turned(p, symmetry)
                    assert {turned_step(step, symmetry) for step in legal} == set(walk.legal(image))
