"""The commands of training, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from santorini.study.selfplay import name_of
from testkit.playing import effort
from tests.cli import typed
from tests.study.test_gauntlet import DOWN, UP, many_games
from tools.cpu_only import unwanted

NODES = str(effort(200, 20))


def page(*words: object) -> str:
    return typed.page(*map(str, words))


def error(*words: object) -> str:
    return typed.error(*map(str, words))


def test_self_play_makes_files_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    wishes = ["--games", "1", "--nodes", NODES, "--powers", "mortals", "--network", "none"]
    page("selfplay", folder, "--files", "1", *wishes)
    first = (folder / "000000.bin").read_bytes()
    assert "2/2" in page("selfplay", folder, "--files", "2", *wishes)
    assert (folder / "000000.bin").read_bytes() == first
    assert "other settings" in error("selfplay", folder, "--files", "2", *wishes, "--seed", "1")


@many_games
def test_a_gauntlet_judges_and_writes_a_note(tmp_path: Path) -> None:
    up, down = tmp_path / "up.network", tmp_path / "down.network"
    up.write_bytes(UP)
    down.write_bytes(DOWN)
    wishes = ["--pool", "mortals", "--nodes", NODES, "--pairs", "200", "--better", "100"]
    assert "the new network is better" in page("gauntlet", up, down, *wishes)
    [match] = json.loads((tmp_path / "up.json").read_text())["matches"]
    assert (match["against"], match["better"]) == (name_of(DOWN), True)
    assert match["low"] > 0


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "short.network").write_bytes(b"short")
    assert "is not a network" in error("gauntlet", tmp_path / "short.network", "none")


def test_pip_may_not_bring_cuda() -> None:
    def report(*names: str) -> str:
        return json.dumps({"install": [{"metadata": {"name": name}} for name in names]})

    assert unwanted(report("torch", "sympy")) == []
    assert unwanted(report("torch", "nvidia-cublas-cu12", "triton")) == ["nvidia-cublas-cu12", "triton"]


def test_training_by_commands(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="only training needs torch")
    wishes = ["--games", "8", "--nodes", NODES, "--powers", "mortals", "--network", "none"]
    page("selfplay", tmp_path / "games", "--files", "1", *wishes)
    out = tmp_path / "new.network"
    page("train", tmp_path / "games", "--out", out, "--passes", "2", "--batch", "64", "--trust", "0.7")
    note = json.loads((tmp_path / "new.json").read_text())
    assert note["name"] == name_of(out.read_bytes())
    assert note["data"][0]["positions"] > 20
    assert (note["recipe"]["trust"], note["recipe"]["seed"]) == (0.7, 1)
    assert "no positions" in error("train", tmp_path, "--out", out)
    limits = ["--pool", "mortals", "--pairs", "2", "--files", "1", "--passes", "1", "--batch", "64"]
    told = page("generations", tmp_path / "all", "--count", "1", *wishes, *limits)
    assert "Generation 1" in told
    assert (tmp_path / "all" / "001" / "new.network").stat().st_size == len(UP)
