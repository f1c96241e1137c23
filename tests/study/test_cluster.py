"""Self-play on a cluster of two nodes, one of which is killed: every file comes out as on one machine."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from santorini.study.pools import Pool
from santorini.study.runners import LocalRunner
from santorini.study.selfplay import Plan, play_all
from testkit.playing import UNCOMPILED

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(UNCOMPILED, reason="a cluster runs whatever it is given"),
    pytest.mark.xdist_group("cluster"),
]
FILES = 8
PLAN = Plan(games=6, nodes=2_000, pool=Pool.MIX, seed=3)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head that does no tasks itself, and two nodes with one processor each."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    import ray
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def test_a_killed_node_loses_nothing_but_its_task(cluster: Any, tmp_path: Path) -> None:
    from santorini.study.cluster import RayRunner

    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    runner = RayRunner(cluster.address)
    killed: list[int] = []

    def progress(files: int, positions: int) -> None:
        if files == 3 and not killed:
            time.sleep(0.3)  # both nodes are at their next tasks
            cluster.remove_node(nodes[0], allow_graceful=False)
            killed.append(files)

    play_all(tmp_path / "cluster", FILES, PLAN, runner=runner, progress=progress)
    play_all(tmp_path / "here", FILES, PLAN, runner=LocalRunner(1))
    assert killed
    there, here = (
        {path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("cluster", "here")
    )
    assert len(here) == FILES + 1  # and the plan
    assert there == here
