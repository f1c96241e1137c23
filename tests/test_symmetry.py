"""The eight symmetries of the board change nothing but names."""

from __future__ import annotations

import random

import pytest

from santorini.powers.catalog import CARDS
from santorini.rules.geometry import OFFSETS, transform
from santorini.rules.position import Position, Walk
from santorini.rules.words import AIM, CALM, DAWN, DRAW, FORCE, MARK, MOVE, SECRET, SWAP
from tests.playing import completed, effort, permitted, random_game

MASKS = (
    *("h1", "h2", "h3", "dome", "female", "moved", "built", "tagged", "noted", "strayed", "marked", "pledged"),
    *("touched", "asleep", "hidden", "coins", "whirlpools", "talus", "ram", "abyss", "fate"),
)


def turned_mask(mask: int, symmetry: int) -> int:
    return sum(1 << transform(space, symmetry) for space in range(25) if mask >> space & 1)


def turned_direction(direction: int, symmetry: int) -> int:
    if direction == CALM:
        return CALM
    east, north = OFFSETS[direction]
    start, end = transform(12, symmetry), transform(12 + east + 5 * north, symmetry)
    return OFFSETS.index((end % 5 - start % 5, end // 5 - start // 5))


def turned(p: Position, symmetry: int) -> Position:
    """The same position on a turned or mirrored board, at the dawn of its turn."""
    image = p.copy()
    for mask in MASKS:
        setattr(image, mask, turned_mask(getattr(p, mask), symmetry))
    image.workers = [turned_mask(workers, symmetry) for workers in p.workers]
    image.wind = turned_direction(p.wind, symmetry)
    image.arrow = turned_direction(p.arrow, symmetry)
    return image


def turned_step(step: int, symmetry: int) -> int:
    kind, src, dst = step >> 10, step >> 5 & 31, step & 31
    if kind == AIM:
        return kind << 10 | turned_direction(dst, symmetry)
    if kind in (DRAW, SECRET):
        return step
    if dst < 25:
        dst = transform(dst, symmetry)
    keeps_source = kind not in (MOVE, 1, 2, FORCE, SWAP, MARK) or src >= 25
    src = src if keeps_source else transform(src, symmetry)
    if kind == SWAP and src > dst:
        return kind << 10 | dst << 5 | src
    return kind << 10 | src << 5 | dst


def before_turns(game_powers: list[int], rng: random.Random) -> list[Position]:
    """Positions at the dawn of a turn out of a random game."""
    game = random_game(game_powers, rng, cap=60)
    dawns = []
    for played, later in zip(game.history, game.history[1:], strict=False):
        if later.turn > played.turn:
            p = Position()
            p.thaw(played.before)
            walk = Walk()
            p.take_in_earnest(played.step) if hasattr(p, "take_in_earnest") else walk.take(p, played.step)
            dawns.append(p)
    return dawns


@pytest.mark.parametrize("number", range(1, 56), ids=lambda number: CARDS[number].name)
def test_turned_boards_offer_turned_steps(number: int) -> None:
    rng = random.Random(number)
    walk = Walk()
    for _ in range(effort(4, 1)):
        rivals = [b for a, b in permitted(2) if a == number]
        for p in rng.sample(before_turns(completed((number, rng.choice(rivals)), 2, rng), rng)[:40], k=1):
            legal = {turned_step(step, 0) for step in walk.legal(p)}
            for symmetry in range(1, 8):
                image = turned(p, symmetry)
                image.window = DAWN
                assert {turned_step(step, symmetry) for step in legal} == set(walk.legal(image))
