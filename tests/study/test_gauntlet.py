"""Gauntlets and generations: only a proven network becomes the best, and an interruption costs nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from santorini.ai import layout as rows
from santorini.ai.networks import NAME
from santorini.study.gauntlet import Pairing, Results, Rules, judge, play_pair
from santorini.study.generations import Generation, Settings, generations
from santorini.study.lineage import LINEAGE, note_matches, ship
from santorini.study.pools import Pool
from santorini.study.runners import LocalRunner, Result, Shared
from santorini.study.selfplay import Plan, name_of
from testkit.playing import UNCOMPILED, effort

NODES = effort(200, 20)
many_games = pytest.mark.skipif(UNCOMPILED, reason="a hundred games; the others play some uncompiled")


class HereRunner:
    """Does tasks in this process, one after the other, and counts them."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.done, self._most = 0, most

    def run(
        self, task: Callable[[Shared, int], Result], shared: Shared, numbers: Sequence[int]
    ) -> Iterator[tuple[int, Result]]:
        for number in numbers:
            if self.done == self._most:
                raise KeyboardInterrupt
            self.done += 1
            yield number, task(shared, number)


def climbing(sign: int) -> bytes:
    """A network that likes its own workers high up, or (-1) low down."""
    numbers = np.zeros((rows.INPUTS + 3, rows.HIDDEN), "<i2")
    for space in range(25):
        for level in range(4):
            numbers[rows.OWN + 4 * space + level] = 40 * level
    numbers[rows.INPUTS + 1], numbers[rows.INPUTS + 2] = sign * 20, -sign * 20
    return numbers.tobytes() + bytes(4)


UP, DOWN = climbing(1), climbing(-1)


def test_a_pair_is_the_same_every_time_and_fair() -> None:
    shared = Pairing(Pool.MIX, NODES, 1, UP, DOWN)
    turned = Pairing(Pool.MIX, NODES, 1, DOWN, UP)
    shares = [play_pair(shared, number) for number in range(3)]
    assert shares == [play_pair(shared, number) for number in range(3)]
    assert shares == [1 - play_pair(turned, number) for number in range(3)]


def test_a_network_scores_half_against_itself() -> None:
    assert [play_pair(Pairing(Pool.MORTALS, NODES, 2, UP, UP), number) for number in range(3)] == [0.5] * 3


@many_games
def test_the_better_network_is_proven_and_the_worse_is_not(tmp_path: Path) -> None:
    rules = Rules(nodes=NODES, most=200, better=100)
    up = judge(Pool.MORTALS, UP, DOWN, rules, tmp_path / "up", HereRunner())
    down = judge(Pool.MORTALS, DOWN, UP, rules, tmp_path / "down", HereRunner())
    assert (up.better, down.better) == (True, False)
    assert up.rating.low > 0 > down.rating.high
    assert up.pairs < 200


def test_few_games_prove_nothing(tmp_path: Path) -> None:
    assert judge(Pool.MORTALS, UP, UP, Rules(nodes=NODES, most=4), tmp_path, HereRunner()).better is None


def test_an_interrupted_gauntlet_goes_on(tmp_path: Path) -> None:
    rules = Rules(nodes=NODES, most=6, better=1)
    whole = judge(Pool.MORTALS, UP, DOWN, rules, tmp_path / "whole", HereRunner())
    with pytest.raises(KeyboardInterrupt):
        judge(Pool.MORTALS, UP, DOWN, rules, tmp_path / "cut", HereRunner(most=4))
    runner = HereRunner()
    assert judge(Pool.MORTALS, UP, DOWN, rules, tmp_path / "cut", runner) == whole
    assert runner.done == 2
    assert judge(Pool.MORTALS, UP, DOWN, rules, tmp_path / "cut", LocalRunner()) == whole


def test_half_a_line_of_results_is_forgotten_and_so_are_those_of_others(tmp_path: Path) -> None:
    path = tmp_path / "results"
    results = Results(path, {"new": 1})
    results.add(0, 1.0)
    results.add(2, 0.5)
    with path.open("a") as file:
        file.write("1 0.")
    again = Results(path, {"new": 1})
    assert again.in_order() == [1.0]
    assert 2 in again
    assert 1 not in again
    again.add(1, 0.25)
    assert Results(path, {"new": 1}).in_order() == [1.0, 0.25, 0.5]
    assert Results(path, {"new": 2}).in_order() == []


def test_shipping_puts_network_and_note_into_the_package(tmp_path: Path) -> None:
    note = note_matches(tmp_path / "up.json", UP, None, Rules(), [])
    for _ in range(2):
        ship(UP, note, tmp_path)
    assert (tmp_path / NAME).read_bytes() == UP
    assert [one["name"] for one in json.loads((tmp_path / LINEAGE).read_text())] == [name_of(UP)]


# ---------------------------------------------------------------- generations


def taught(networks: Sequence[bytes]) -> Callable[..., bytes]:
    """A trainer who has learned beforehand: one network for each generation."""
    left = iter(networks)

    def trainer(files: Sequence[Path], start: bytes | None, kept: Path, progress: Callable[..., None]) -> bytes:
        assert files
        assert all(path.stat().st_size % 48 == 0 for path in files)
        progress(1, 1, 0.1)
        return next(left)

    return trainer


SETTINGS = Settings(
    files=1,
    plan=Plan(games=1, nodes=NODES, pool=Pool.MORTALS),
    rules=Rules(nodes=NODES, most=60, better=150),
    recipe={"passes": 1},
    pools=(Pool.MORTALS,),
)


def made(folder: Path, networks: Sequence[bytes], runner: HereRunner) -> list[Generation]:
    return list(generations(folder, len(networks), SETTINGS, taught(networks), DOWN, runner))


@many_games
def test_a_network_that_is_not_proven_does_not_become_the_best(tmp_path: Path) -> None:
    found = made(tmp_path, [UP, DOWN], HereRunner())
    assert [one.proven for one in found] == [True, False]
    assert [one.note["matches"][0]["against"] for one in found] == [name_of(DOWN), name_of(UP)]
    assert found[1].note["parent"] == name_of(UP)
    assert [one["seed"] for one in found[1].note["data"]] == [1, 2]


@many_games
def test_generations_go_on_where_they_were_interrupted(tmp_path: Path) -> None:
    runner = HereRunner()
    whole = made(tmp_path / "whole", [UP, DOWN], runner)
    for most in (1, 3, runner.done - 1):
        with pytest.raises(KeyboardInterrupt):
            made(tmp_path / f"cut{most}", [UP, DOWN], HereRunner(most))
    nothing = HereRunner(0)
    assert list(generations(tmp_path / "whole", 2, SETTINGS, taught([]), DOWN, nothing)) == whole
    rest = HereRunner()
    cut = tmp_path / f"cut{runner.done - 1}"
    assert list(generations(cut, 2, SETTINGS, taught([]), DOWN, rest)) == whole
    assert rest.done == 1
