"""A real server on a real SQLite file, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.crowd import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), grace=0.3) as running:
        yield running
