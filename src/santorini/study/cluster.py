"""Tasks on many machines by Ray (extra `study`): all need the same version of this package, but no shared disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import ray

from santorini.study.runners import RETRIES, Result, Shared


class RayRunner:
    """Does tasks on a cluster; one that is lost with its node is done on another."""

    def __init__(self, address: str | None = None) -> None:
        """Join a cluster: at this address, else the one that Ray's settings name, else one of this machine alone."""
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False, logging_level="warning")

    def run(
        self, task: Callable[[Shared, int], Result], shared: Shared, numbers: Sequence[int]
    ) -> Iterator[tuple[int, Result]]:
        """Do a task for all these numbers."""
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(task)
        given = ray.put(shared)
        begun = {remote.remote(given, number): number for number in numbers}
        try:
            while begun:
                [done], _ = ray.wait(list(begun), num_returns=1)
                result: Result = ray.get(done)
                yield begun.pop(done), result
        finally:
            for left in begun:
                ray.cancel(left, force=True)
