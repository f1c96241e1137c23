"""Training of the network on positions of self-play (torch, extra `train`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from santorini.ai import layout as rows
from santorini.ai.layout import HIDDEN
from santorini.ai.network import TOKEN_POWERS
from santorini.rules.geometry import transform
from santorini.study.samples import Sample

MASKS = ("h1", "h2", "h3", "dome", "own", "others", "coins", "whirlpools", "talus", "ram")
FORMAT = np.dtype([(name, "<u4" if name in MASKS else "u1") for name in Sample._fields[:-1]] + [("score", "<i2")])
SOFT = 400.0  # as `santorini.ai.analysis` turns scores into chances
POWER = 2.2  # of the error
WORKERS = 4  # of a side that the network looks at
NOTHING = rows.INPUTS  # an input of zeros, for what is not there


@dataclass(frozen=True)
class Recipe:
    """How to train."""

    passes: float = 12  # through all positions
    batch: int = 8192
    rate: float = 2e-3
    trust: float = 0.6  # in the score of the search; the rest is in the result of the game
    seed: int = 1


class Net(torch.nn.Module):
    """The network as it learns, in floating point."""

    def __init__(self) -> None:
        super().__init__()
        self.inputs = torch.nn.EmbeddingBag(rows.INPUTS + 1, HIDDEN, mode="sum", padding_idx=NOTHING)
        self.bias = torch.nn.Parameter(torch.zeros(HIDDEN))
        self.output = torch.nn.Linear(2 * HIDDEN, 1)
        torch.nn.init.uniform_(self.inputs.weight, -0.12, 0.12)
        torch.nn.init.uniform_(self.output.weight, -0.06, 0.06)
        with torch.no_grad():
            self.inputs.weight[rows.POWER_OWN :] *= 0.05
            self.inputs.weight[NOTHING] = 0

    def forward(self, own: torch.Tensor, others: torch.Tensor) -> torch.Tensor:
        """The worth to the side to move, whose view comes first."""
        hidden = [(self.inputs(view) + self.bias).clamp(0, 1) ** 2 for view in (own, others)]
        result: torch.Tensor = self.output(torch.cat(hidden, 1)).squeeze(1)
        return result

    def limit(self) -> None:
        """Keep the weights within what 16-bit sums and 8-bit products can hold."""
        with torch.no_grad():
            self.output.weight.clamp_(-1.98, 1.98)
            self.inputs.weight.clamp_(-7.9, 7.9)

    def packed(self) -> bytes:
        """The network as the engine reads it."""

        def whole(tensor: torch.Tensor, unit: int, most: int) -> bytes:
            return np.round(tensor.detach().numpy() * unit).clip(-most, most).astype("<i2").tobytes()

        final = np.array(np.round(self.output.bias.item() * rows.UNIT), "<i4").tobytes()
        inputs = whole(self.inputs.weight[: rows.INPUTS], 255, 32767)
        return inputs + whole(self.bias, 255, 32767) + whole(self.output.weight[0], 64, 127) + final


class Samples:
    """Positions ready to learn from: heights by space, workers and tokens by kind, as numbers of inputs."""

    def __init__(self, files: Iterable[Path]) -> None:
        data = np.concatenate([np.fromfile(path, FORMAT) for path in files])
        self.size = len(data)
        bits = {name: ((data[name][:, None] >> np.arange(25)) & 1).astype(bool) for name in MASKS}
        self._levels = (bits["h1"].astype(np.int8) + bits["h2"] + bits["h3"]).astype(np.int8)
        self._heights = np.where(bits["dome"], 4, self._levels).astype(np.int8)
        self._own, self._others = (places(bits[name], WORKERS) for name in ("own", "others"))
        self._tokens = [places(bits[name], 4) for name in ("coins", "whirlpools", "talus", "ram")]
        self._powers = data["power"].astype(np.int64), data["other_power"].astype(np.int64)
        self._memories = tuple(
            np.minimum(data[name], rows.BUCKETS - 1).astype(np.int64) for name in ("memory", "other_memory")
        )
        self.scores = torch.from_numpy(data["score"].astype(np.float32))
        self.won = torch.from_numpy(data["won"].astype(np.float32))

    def inputs(self, chosen: NDArray[np.int64], symmetry: int) -> tuple[torch.Tensor, torch.Tensor]:
        """The inputs of these positions under one of the eight symmetries, as either side sees them."""
        views = [self._view(chosen, symmetry, view) for view in range(2)]
        return torch.from_numpy(views[0]), torch.from_numpy(views[1])

    def _view(self, chosen: NDArray[np.int64], symmetry: int, view: int) -> NDArray[np.int64]:
        turned = TURNED[symmetry]
        own, others = (self._own, self._others) if view == 0 else (self._others, self._own)
        power, other = self._powers[view][chosen], self._powers[1 - view][chosen]
        levels = self._levels[chosen].astype(np.int64)
        columns = [rows.HEIGHTS + 5 * turned[:25] + self._heights[chosen].astype(np.int64)]
        for workers, shared, special, number in (
            (own[chosen], rows.OWN, rows.POWER_OWN, power),
            (others[chosen], rows.OTHERS, rows.POWER_OTHERS, other),
        ):
            there = workers < 25
            place = 4 * turned[workers] + np.take_along_axis(levels, np.minimum(workers, 24).astype(np.int64), 1)
            columns.append(np.where(there, shared + place, NOTHING))
            columns.append(np.where(there, special + 100 * number[:, None] + place, NOTHING))
        for kind, putter in enumerate(TOKEN_POWERS):
            spaces = self._tokens[kind][chosen]
            start = np.where(power == putter, rows.OWN_TOKENS, rows.OTHERS_TOKENS)[:, None]
            columns.append(np.where(spaces < 25, start + 3 * turned[spaces] + kind, NOTHING))
        ram = self._tokens[3][chosen][:, :1]
        columns.append(np.where(ram < 25, rows.RAM_ROWS + turned[ram], NOTHING))
        memory, remembered = self._memories[view][chosen], self._memories[1 - view][chosen]
        columns.append((rows.MEMORY_OWN + rows.BUCKETS * power + memory)[:, None])
        columns.append((rows.MEMORY_OTHERS + rows.BUCKETS * other + remembered)[:, None])
        columns.append((rows.PAIRS + rows.CARDS * power + other)[:, None])
        return np.concatenate(columns, 1)


TURNED = np.array([[transform(space, symmetry) for space in range(25)] + [0] for symmetry in range(8)])


def places(bits: NDArray[np.bool_], most: int) -> NDArray[np.int64]:
    """The spaces of each set, 25 where there are no more."""
    found = np.where(bits, np.arange(25), 25)
    return np.sort(found, 1)[:, :most].astype(np.int64)


def train(
    files: Iterable[Path],
    recipe: Recipe,
    start: Net | None = None,
    progress: Callable[[int, int, float], None] = lambda *_: None,
) -> Net:
    """A network that has learned from these files, from scratch or from an earlier one."""
    torch.manual_seed(recipe.seed)
    rng = np.random.default_rng(recipe.seed)
    samples, net = Samples(files), start or Net()
    target = recipe.trust * torch.sigmoid(samples.scores / SOFT) + (1 - recipe.trust) * samples.won
    order = rng.permutation(samples.size)
    checked, learned = order[: samples.size // 20], order[samples.size // 20 :]
    steps = max(1, int(recipe.passes * len(learned) / recipe.batch))
    optimizer = torch.optim.Adam(net.parameters(), lr=recipe.rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, recipe.rate, total_steps=steps + 1, pct_start=0.1)
    for step in range(steps):
        chosen = rng.choice(learned, recipe.batch)
        guess = torch.sigmoid(net(*samples.inputs(chosen, int(rng.integers(8)))))
        loss = ((guess - target[chosen]).abs() ** POWER).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        net.limit()
        if step % 100 == 99 or step == steps - 1:
            progress(step + 1, steps, error(net, samples, target, checked))
    return net


def error(net: Net, samples: Samples, target: torch.Tensor, checked: NDArray[np.int64]) -> float:
    """The mean squared error on positions that were not learned from."""
    with torch.no_grad():
        some = checked[:20_000]
        guess = torch.sigmoid(net(*samples.inputs(some, 0)))
        return float(((guess - target[some]) ** 2).mean())
