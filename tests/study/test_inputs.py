"""What the network learns from is what the engine sees."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from santorini.ai import layout as rows
from santorini.ai.evaluation import judge
from santorini.ai.network import Accumulators
from santorini.rules.geometry import transform
from santorini.rules.position import Position
from santorini.rules.words import START
from santorini.study.inputs import FORMAT, MASKS, NOTHING, Inputs, renumbered
from santorini.study.pools import Pool
from santorini.study.samples import sample
from santorini.study.selfplay import Match
from testkit.playing import effort


def positions(count: int, seed: int) -> list[Position]:
    """Positions at the start of a turn, from random games of all permitted pairings."""
    rng = random.Random(seed)
    found: list[Position] = []
    match = Match(Pool.ALL, rng)
    while len(found) < count:
        game = match.game()
        for _ in range(rng.randrange(60)):
            if not game.over:
                game.take(rng.choice(game.legal_steps()))
        if game.position.window == START:
            found.append(game.position)
    return found


def records(found: list[Position]) -> NDArray[np.void]:
    packed = [sample(p, p.side_for(p.mover), 0, 0).pack() for p in found]
    return np.frombuffer(b"".join(packed), FORMAT)


def small_network(seed: int) -> bytes:
    """Weights so small that no sum leaves the range in which the hidden layer is not clipped to nothing."""
    rng = np.random.default_rng(seed)
    numbers = rng.integers(-30, 31, (rows.INPUTS + 3, rows.HIDDEN)).astype("<i2")
    return numbers.tobytes() + np.array(rng.integers(-900, 900), "<i4").tobytes()


def worth(network: bytes, inputs: Inputs, symmetry: int) -> NDArray[np.int64]:
    """What the positions are worth, in plain sums over rows."""
    numbers = np.frombuffer(network[:-4], "<i2").astype(np.int64).reshape(-1, rows.HIDDEN)
    built, views = inputs.turned(np.arange(inputs.size), symmetry)
    total = np.full(inputs.size, int.from_bytes(network[-4:], "little", signed=True))
    for view, found in enumerate(views):
        for place in range(inputs.size):
            on = found[place][found[place] != NOTHING].astype(np.int64)
            special = on[(on >= rows.POWER_OWN) & (on < rows.MEMORY_OWN)] - rows.POWER_OWN
            shared = np.where(special < 100 * rows.CARDS, rows.OWN, rows.OTHERS) + special % 100
            heights = np.flatnonzero(built[place])
            sums = numbers[[*on, *shared, *heights, rows.INPUTS]].sum(0).clip(0, 255)
            total[place] += (sums * sums * numbers[rows.INPUTS + 1 + view]).sum() // 255
    return total


def test_rows_of_a_record_sum_up_to_what_the_engine_says() -> None:
    found, network = positions(effort(150, 10), 1), small_network(1)
    engine = Accumulators(network)
    sides = [p.side_for(p.mover) for p in found]
    judged = [engine.judge(p, side) - judge(p, side) for p, side in zip(found, sides, strict=True)]
    ours = worth(network, Inputs(records(found)), 0) * rows.SCALE / rows.UNIT
    assert np.abs(ours - judged).max() <= 3  # rounding of each view and of the end
    assert np.std(judged) > 30


def test_a_turned_board_has_the_rows_of_the_turned_position() -> None:
    found = positions(effort(60, 20), 2)
    data = records(found)
    inputs = Inputs(data)
    chosen = np.arange(inputs.size)
    for symmetry in range(8):
        turned = data.copy()
        for name in MASKS:
            turned[name] = [turned_mask(int(mask), symmetry) for mask in data[name]]
        built, views = inputs.turned(chosen, symmetry)
        expected, rows_expected = Inputs(turned).turned(chosen, 0)
        assert (built == expected).all()
        for view, other in zip(views, rows_expected, strict=True):
            assert (np.sort(view, 1) == np.sort(other, 1)).all()


def turned_mask(mask: int, symmetry: int) -> int:
    return sum(1 << transform(space, symmetry) for space in range(25) if mask >> space & 1)


def test_symmetries_renumber_rows_one_to_one() -> None:
    for symmetry in range(8):
        assert sorted(renumbered(symmetry)) == list(range(rows.INPUTS + 1))


def test_no_positions_are_no_trouble() -> None:
    assert Inputs(np.empty(0, FORMAT)).size == 0
