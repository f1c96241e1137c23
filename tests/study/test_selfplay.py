"""Self-play: small files that come out the same wherever they are played, and nothing lost with a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from santorini.errors import BadSetup
from santorini.powers.catalog import power
from santorini.study.inputs import FORMAT, read_samples
from santorini.study.pools import Pool, choices
from santorini.study.runners import LocalRunner
from santorini.study.samples import RECORD
from santorini.study.selfplay import Plan, play_all, played
from testkit.playing import effort

PLAN = Plan(games=2, nodes=effort(300, 20), pool=Pool.MORTALS, seed=7)


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_record_is_what_numpy_reads() -> None:
    assert FORMAT.itemsize == RECORD.size == 48


def test_files_come_out_the_same_in_any_number_of_processes(tmp_path: Path) -> None:
    play_all(tmp_path / "one", 3, PLAN)
    play_all(tmp_path / "two", 3, PLAN, runner=LocalRunner(2))
    assert content(tmp_path / "one") == content(tmp_path / "two")
    assert len(set(content(tmp_path / "one").values())) == 4  # three files and the plan
    assert len(read_samples(sorted((tmp_path / "one").glob("*.bin")))) > 10


def test_only_missing_files_are_played(tmp_path: Path) -> None:
    play_all(tmp_path, 3, PLAN)
    whole = content(tmp_path)
    (tmp_path / "000001.bin").unlink()
    (tmp_path / "000000.bin").write_bytes(b"kept" * 12)
    told: list[int] = []
    play_all(tmp_path, 3, PLAN, progress=lambda files, _: told.append(files))
    assert told == [2, 3]
    assert content(tmp_path) == whole | {"000000.bin": b"kept" * 12}


def test_a_folder_is_made_in_one_way(tmp_path: Path) -> None:
    play_all(tmp_path, 0, PLAN)
    with pytest.raises(BadSetup, match="other settings"):
        play_all(tmp_path, 1, Plan(games=3, nodes=PLAN.nodes, pool=Pool.MORTALS, seed=7))
    with pytest.raises(BadSetup, match="other settings"):
        play_all(tmp_path, 1, PLAN, network=b"another")


@pytest.mark.parametrize("pool", Pool)
def test_every_pool_gives_positions_of_its_powers(pool: Pool) -> None:
    records = played((Plan(games=3, nodes=effort(100, 10), pool=pool), None), 0)
    data = np.frombuffer(records, FORMAT)
    allowed = {card.number for cards in choices(pool) for card in cards}
    assert len(data)
    assert {*data["power"], *data["other_power"]} <= allowed
    assert power("Tartarus").number not in allowed


def dying(folder: str, number: int) -> int:
    """Kills its process the first time that it is asked for number 2."""
    mark = Path(folder) / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_killed_process_loses_nothing_but_its_task(tmp_path: Path) -> None:
    assert dict(LocalRunner(2).run(dying, str(tmp_path), range(6))) == {n: n * n for n in range(6)}
    assert (tmp_path / "died").exists()


def failing(_: None, number: int) -> int:
    raise ValueError(f"task {number}")


def test_a_task_that_fails_says_so() -> None:
    with pytest.raises(ValueError, match="task 1"):
        list(LocalRunner(1).run(failing, None, [1]))


def waiting(_: None, number: int) -> None:
    """A task that tells that it has begun, and never ends."""
    print(number, flush=True)
    signal.pause()


def test_workers_end_with_the_command_that_was_killed() -> None:
    """The end of its output is read only when the last process that could write there has ended."""
    lines = ("from tests.study.test_selfplay import waiting", "from santorini.study.runners import LocalRunner")
    body = "if __name__ == '__main__':\n    list(LocalRunner(2).run(waiting, None, [1, 2]))"
    with subprocess.Popen([sys.executable, "-c", "\n".join((*lines, body))], stdout=subprocess.PIPE) as command:
        assert command.stdout
        assert {command.stdout.readline().strip() for _ in range(2)} == {b"1", b"2"}
        command.kill()
        assert command.stdout.read() == b""
