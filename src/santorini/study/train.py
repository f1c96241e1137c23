"""Training of the network on positions of self-play (torch, extra `train`)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from santorini.ai import layout as rows
from santorini.ai.layout import HIDDEN
from santorini.study.inputs import NOTHING, Inputs, Rows, read_samples
from santorini.study.samples import Sample, hand_made_worth

SOFT = 400.0  # as `santorini.ai.analysis` turns scores into chances
POWER = 2.2  # of the error
EDGES = (0, rows.OWN, rows.OTHERS, rows.OWN_TOKENS, rows.POWER_OWN, rows.POWER_OTHERS, rows.MEMORY_OWN, rows.INPUTS)
KINDS = [stop - start for start, stop in pairwise(EDGES)]  # how many rows of each kind a network has
CHECKED = 20  # of so many runs of games one is kept for the error that is shown
GAMES = 1_000  # positions, of some dozens of games
CHECKED_AT_ONCE = 20_000
BETWEEN = 100  # steps from one report to the next


@dataclass(frozen=True, kw_only=True)
class Recipe:
    """How to train."""

    passes: float = 24  # through all positions
    batch: int = 16_384
    rate: float = 2e-3
    decay: float = 0.05  # of the weights
    caution: float = 0.2  # how fast the rows of single powers learn, of the rate; those of pairs by its square
    trust: float = 0.6  # in the score of the search; the rest is in the result of the game
    seed: int = 1


class Judged(torch.autograd.Function):
    """The worth of positions; its gradient is written out, because that takes a third of the time.

    Forwards the rows that a position turns on are summed up; backwards the positions that turn a row on.
    """

    @staticmethod
    def forward(ctx: Any, *given: torch.Tensor) -> torch.Tensor:
        """Heights and other rows, bias and output layer; heights by position, and bags."""
        heights, table, bias, output, built, turned_on, begins, positions, row_begins = given
        sums = torch.nn.functional.embedding_bag(turned_on, table, begins, mode="sum").view(2, -1, HIDDEN)
        hidden = sums.add_(torch.addmm(bias, built, heights)).clamp_(0, 1)
        squares = hidden.square()
        ctx.kept = output, built, positions, row_begins, hidden, squares
        return torch.mv(squares[0], output[0]) + torch.mv(squares[1], output[1])

    @staticmethod
    def backward(ctx: Any, *grads: torch.Tensor) -> tuple[torch.Tensor | None, ...]:
        """What the worth gains by more of each weight."""
        output, built, positions, row_begins, hidden, squares = ctx.kept
        (grad,) = grads
        to_output = torch.stack([torch.mv(view.t(), grad) for view in squares])
        torch.mul(hidden, hidden < 1, out=squares).mul_(2 * output[:, None]).mul_(grad[:, None])
        both = squares[0] + squares[1]
        table = torch.nn.functional.embedding_bag(positions, squares.view(-1, HIDDEN), row_begins, mode="sum")
        return torch.mm(built.t(), both), table, both.sum(0), to_output, None, None, None, None, None


class Net(torch.nn.Module):
    """The network as it learns, in floating point: its rows by kind, in the order of `santorini.ai.layout`."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = torch.nn.ParameterList(torch.empty(size, HIDDEN).uniform_(-0.12, 0.12) for size in KINDS)
        self.bias = torch.nn.Parameter(torch.zeros(HIDDEN))
        self.output = torch.nn.Parameter(torch.empty(2, HIDDEN).uniform_(-0.06, 0.06))
        self.final = torch.nn.Parameter(torch.zeros(1))
        with torch.no_grad():
            for special in self.rows[4:]:
                special *= 0.05

    def forward(self, built: torch.Tensor, *bags: torch.Tensor) -> torch.Tensor:
        """The worth to the side to move: heights by position; other rows by position and view, hers first."""
        return Judged.apply(self.rows[0], self.folded(), self.bias, self.output, built, *bags) + self.final

    def folded(self) -> torch.Tensor:
        """The rows from tokens on, with what all powers share added to the rows of each power."""
        _, own, others, tokens, power_own, power_others, rest = self.rows
        special = [
            (power.view(rows.CARDS, 100, HIDDEN) + shared).view(-1, HIDDEN)
            for power, shared in ((power_own, own), (power_others, others))
        ]
        return torch.cat([tokens, *special, rest])

    def groups(self) -> list[list[torch.nn.Parameter]]:
        """What all games share, what belongs to single powers, and what is known of pairs: the less of it is seen, the
        slower it must learn, or it would learn the results of single games by heart."""
        return [[*self.rows[:4], self.bias, self.output, self.final], [*self.rows[4:6]], [self.rows[6]]]

    def limit(self) -> None:
        """Keep the weights within what 16-bit sums and 8-bit products can hold."""
        with torch.no_grad():
            self.output.clamp_(-1.98, 1.98)
            for part in self.rows:
                part.clamp_(-7.9, 7.9)

    def packed(self) -> bytes:
        """The network as the engine reads it."""

        def whole(tensor: torch.Tensor, unit: int, most: int) -> bytes:
            return np.round(tensor.detach().numpy() * unit).clip(-most, most).astype("<i2").tobytes()

        final = np.array(np.round(self.final.item() * rows.UNIT), "<i4").tobytes()
        inputs = b"".join(whole(part, 255, 32767) for part in self.rows)
        return inputs + whole(self.bias, 255, 32767) + whole(self.output, 64, 127) + final


def unpacked(network: bytes) -> Net:
    """A network to learn on from, as it was packed."""
    if len(network) != rows.SIZE_OF_FILE:
        raise ValueError(f"a network has {rows.SIZE_OF_FILE} bytes, not {len(network)}")
    net = Net()
    numbers = torch.from_numpy(np.frombuffer(network[:-4], "<i2").astype(np.float32))
    tensors = [*net.rows, net.bias, net.output]
    with torch.no_grad():
        for tensor, part in zip(tensors, numbers.split([tensor.numel() for tensor in tensors]), strict=True):
            tensor.copy_(part.view_as(tensor) / (64 if tensor is net.output else 255))
        net.final.fill_(int.from_bytes(network[-4:], "little", signed=True) / rows.UNIT)
    return net


class Lessons:
    """Positions with what they are worth, in batches."""

    def __init__(self, files: Sequence[Path], recipe: Recipe) -> None:
        data = read_samples(files)
        if len(data) < CHECKED:
            raise ValueError(f"no positions to learn from: {len(data)}")
        self._inputs, self._recipe = Inputs(data), recipe
        scores, won = (torch.from_numpy(data[name].astype(np.float32)) for name in ("score", "won"))
        guesses = np.array([hand_made_worth(Sample(*one)) for one in data.tolist()], np.float32)
        self._hand_made = torch.from_numpy(guesses / SOFT)
        self._worth = recipe.trust * torch.sigmoid(scores / SOFT) + (1 - recipe.trust) * won
        together = max(1, min(GAMES, len(data) // CHECKED))  # positions of a game are too alike to check each other
        held_back = np.arange(len(data)) // together % CHECKED == 0
        self._checked, self._learned = np.flatnonzero(held_back)[:CHECKED_AT_ONCE], np.flatnonzero(~held_back)
        self.steps = max(1, int(recipe.passes * len(self._learned) / recipe.batch))
        self._passing, self._order = -1, self._learned

    def loss(self, net: Net, step: int) -> torch.Tensor:
        """How wrong the network is about the positions of a step, each step under one symmetry."""
        chosen = self._batch(step)
        symmetry = int(np.random.default_rng((self._recipe.seed, step)).integers(8))
        return (self._wrong(net, chosen, symmetry).abs() ** POWER).mean()

    def error(self, net: Net) -> float:
        """The mean squared error on positions that are not learned from."""
        with torch.no_grad():
            return float(self._wrong(net, self._checked, 0).square().mean())

    def _wrong(self, net: Net, chosen: NDArray[np.int64], symmetry: int) -> torch.Tensor:
        built, views = self._inputs.turned(chosen, symmetry)
        worth = self._hand_made[chosen] + net(torch.from_numpy(built), *bags(views))
        return torch.sigmoid(worth) - self._worth[chosen]

    def _batch(self, step: int) -> NDArray[np.int64]:
        """All positions come once in each pass, in another order every time."""
        batch, size = self._recipe.batch, len(self._learned)
        passing, start = divmod(step, max(1, size // batch))
        if passing != self._passing:
            self._order = np.random.default_rng((self._recipe.seed, passing, size)).permutation(self._learned)
            self._passing = passing
        return self._order[start * batch : (start + 1) * batch]


def bags(views: Sequence[Rows]) -> tuple[torch.Tensor, ...]:
    """The rows by position and where each position begins; the positions by row and where each row begins."""
    both = np.concatenate(views)
    there = both != NOTHING
    turned_on, counts = both[there] - np.int16(rows.OWN_TOKENS), there.sum(1)
    by_row = np.argsort(turned_on, kind="stable")  # quick, as these are 16-bit numbers
    positions = np.repeat(np.arange(len(both), dtype=np.int32), counts)[by_row]
    totals = np.bincount(turned_on, minlength=rows.INPUTS - rows.OWN_TOKENS)
    found = turned_on.astype(np.int32), begins(counts), positions, begins(totals)
    return tuple(map(torch.from_numpy, found))


def begins(counts: NDArray[np.int64]) -> NDArray[np.int32]:
    """Where each of some parts begins that lie one after the other."""
    return (np.cumsum(counts) - counts).astype(np.int32)


class Training:
    """A network on its way, kept in a file every so often, so that an interruption costs little."""

    def __init__(self, files: Sequence[Path], recipe: Recipe, start: bytes | None, kept: Path | None) -> None:
        torch.manual_seed(recipe.seed)
        self._kept, self._key = kept, fingerprint(files, recipe, start)
        self.net = unpacked(start) if start else Net()
        self.lessons = Lessons(files, recipe)
        self.step = 0
        rates = [recipe.rate * recipe.caution**power for power in range(3)]
        groups = [
            {"params": parameters, "lr": rate, "weight_decay": recipe.decay / recipe.caution**power}
            for power, (parameters, rate) in enumerate(zip(self.net.groups(), rates, strict=True))
        ]
        self._optimizer = torch.optim.AdamW(groups, fused=True)
        self._schedule = torch.optim.lr_scheduler.OneCycleLR(
            self._optimizer, rates, total_steps=self.lessons.steps + 1, pct_start=0.1
        )
        self._go_on()

    def learn(self, steps: int) -> None:
        """Take this many more steps, but not more than there are."""
        for step in range(self.step, min(self.step + steps, self.lessons.steps)):
            loss = self.lessons.loss(self.net, step)
            self._optimizer.zero_grad()
            loss.backward()
            self._optimizer.step()
            self._schedule.step()
            self.net.limit()
            self.step = step + 1

    def error(self) -> float:
        """The mean squared error on positions that are not learned from."""
        return self.lessons.error(self.net)

    def keep(self) -> None:
        """Write down how far it is."""
        if self._kept is None:
            return
        state = {name: part.state_dict() for name, part in self._parts()}
        part = self._kept.with_suffix(".part")
        torch.save({"key": self._key, "step": self.step, **state}, part)
        part.replace(self._kept)

    def _go_on(self) -> None:
        """Go on where the same training was interrupted."""
        if self._kept is None or not self._kept.exists():
            return
        state = torch.load(self._kept, weights_only=True)
        if state["key"] == self._key:
            self.step = state["step"]
            for name, part in self._parts():
                part.load_state_dict(state[name])

    def _parts(
        self,
    ) -> list[tuple[str, torch.nn.Module | torch.optim.Optimizer | torch.optim.lr_scheduler.LRScheduler]]:
        return [("net", self.net), ("optimizer", self._optimizer), ("schedule", self._schedule)]


def fingerprint(files: Sequence[Path], recipe: Recipe, start: bytes | None) -> str:
    """Tells one training from another: its data, its recipe, where it begins and the shape of the network."""
    told = [[file.name, file.stat().st_size] for file in files], asdict(recipe), HIDDEN
    return hashlib.sha256(json.dumps(told).encode() + (start or b"")).hexdigest()


def train(
    files: Sequence[Path],
    recipe: Recipe,
    start: bytes | None = None,
    kept: Path | None = None,
    progress: Callable[[int, int, float], None] = lambda *_: None,
) -> bytes:
    """A network that has learned from these files, from scratch or from an earlier one.

    With a file to keep, a training that was interrupted goes on from the last report.
    """
    training = Training(files, recipe, start, kept)
    while training.step < training.lessons.steps:
        training.learn(BETWEEN)
        training.keep()
        progress(training.step, training.lessons.steps, training.error())
    return training.net.packed()
