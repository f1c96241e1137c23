"""Training, where torch is installed (`make train-setup`): elsewhere these tests are skipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from santorini.ai import layout as rows
from santorini.ai.evaluation import judge as by_hand
from santorini.ai.network import Accumulators
from santorini.study.inputs import FORMAT, Inputs
from tests.study.test_inputs import positions, records

torch = pytest.importorskip("torch", reason="only training needs torch")
from santorini.study import train as training  # noqa: E402
from santorini.study.train import Net, Recipe, Training, bags, train, unpacked  # noqa: E402


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Positions whose worth is easy to learn: who has more workers on high spaces wins."""
    data = np.tile(records(positions(300, 3)), 40)
    rng = np.random.default_rng(1)
    data["h1"] = rng.integers(0, 1 << 25, len(data))
    standing = [np.bitwise_count(data[side] & data["h1"]).astype(int) for side in ("own", "others")]
    data["score"] = 400 * (standing[0] - standing[1])
    data["won"] = data["score"] > 0
    paths = [tmp_path / name for name in ("a.bin", "b.bin")]
    for path, part in zip(paths, np.array_split(data, 2), strict=True):
        part.tofile(path)
    return paths


RECIPE = Recipe(passes=5, batch=256)


def test_the_gradient_that_is_written_out_is_that_of_the_formula() -> None:
    torch.manual_seed(1)
    net, inputs = Net().double(), Inputs(records(positions(20, 4)))
    built, views = inputs.turned(np.arange(inputs.size), 3)
    dense = torch.zeros(2, inputs.size, rows.INPUTS, dtype=torch.float64)
    for view, found in enumerate(views):
        for place, on in enumerate(found):
            dense[view, place, on[on < rows.INPUTS].astype(np.int64)] = 1
    weights = torch.randn(inputs.size, dtype=torch.float64)

    def gradients(worth: Any) -> list[Any]:
        net.zero_grad()
        (worth * weights).sum().backward()
        return [one.grad.clone() for one in net.parameters()]

    columns = torch.from_numpy(built).double()
    table = torch.cat([torch.zeros(rows.OWN_TOKENS, rows.HIDDEN), net.folded()])
    hidden = (dense @ table + columns @ net.rows[0] + net.bias).clamp(0, 1).square()
    plain = (hidden * net.output[:, None]).sum((0, 2)) + net.final
    expected = gradients(plain)
    ours = net(columns, *bags(views))
    assert torch.allclose(ours, plain)
    for one, other in zip(gradients(ours), expected, strict=True):
        assert torch.allclose(one, other)


def test_the_engine_judges_as_the_network_that_learned() -> None:
    torch.manual_seed(2)
    found, net = positions(100, 5), Net()
    built, views = Inputs(records(found)).turned(np.arange(100), 0)
    learned = net(torch.from_numpy(built), *bags(views)).detach().numpy() * rows.SCALE
    engine = Accumulators(net.packed())
    sides = [p.side_for(p.mover) for p in found]
    judged = np.array([engine.judge(p, side) - by_hand(p, side) for p, side in zip(found, sides, strict=True)])
    assert np.abs(learned - judged).max() < 12  # as the weights are rounded
    assert np.corrcoef(learned, judged)[0, 1] > 0.99


def test_a_packed_network_is_the_same_when_it_is_packed_again() -> None:
    torch.manual_seed(3)
    packed = Net().packed()
    assert len(packed) == rows.SIZE_OF_FILE
    assert unpacked(packed).packed() == packed
    with pytest.raises(ValueError, match="bytes"):
        unpacked(packed[:-1])


def test_training_learns(files: list[Path]) -> None:
    errors = [Training(files, RECIPE, None, None).error()]
    first = train(files, RECIPE, progress=lambda step, steps, error: errors.append(error))
    assert errors[-1] < errors[0] / 5
    again: list[float] = []
    train(files, RECIPE, start=first, progress=lambda step, steps, error: again.append(error))
    assert again[-1] < errors[-1]


def test_training_that_is_interrupted_ends_as_if_it_were_not(files: list[Path], tmp_path: Path) -> None:
    whole = train(files, RECIPE)
    kept = tmp_path / "kept"
    begun = Training(files, RECIPE, None, kept)
    begun.learn(training.BETWEEN)
    begun.keep()
    begun.learn(7)  # lost
    steps: list[int] = []
    gone_on = train(files, RECIPE, kept=kept, progress=lambda step, *_: steps.append(step))
    assert gone_on == whole
    assert len(steps) == 2  # of three reports


def test_what_was_kept_of_another_training_is_not_used(files: list[Path], tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    begun = Training(files, RECIPE, None, kept)
    begun.learn(3)
    begun.keep()
    assert Training(files, RECIPE, None, kept).step == 3
    assert Training(files[:1], RECIPE, None, kept).step == 0
    assert Training(files, Recipe(passes=4, batch=256, seed=2), None, kept).step == 0


def test_nothing_to_learn_from_is_said(tmp_path: Path) -> None:
    empty = tmp_path / "empty.bin"
    np.empty(0, FORMAT).tofile(empty)
    with pytest.raises(ValueError, match="no positions"):
        train([empty], RECIPE)
