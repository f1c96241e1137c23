"""A real server on a real SQLite file, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from testkit.crowd import Server
from testkit.playing import UNCOMPILED

# A server in a process of its own does the same whichever way the rules run, only later.
PROCESSES = [
    "test_accounts.py",
    "test_admin.py",
    "test_asgi.py",
    "test_client.py",
    "test_contract.py",
    "test_deploy.py",
    "test_faults.py",
    "test_flood.py",
    "test_leaks_over_http.py",
    "test_memory.py",
    "test_nodes.py",
    "test_outages.py",
    "test_security.py",
    "test_service.py",
]
collect_ignore = PROCESSES if UNCOMPILED else []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), grace=0.3) as running:
        yield running


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same with plain sockets."""
    with Server(tmp_path_factory.mktemp("plain"), grace=0.3, fast_sockets=0) as running:
        yield running


@pytest.fixture(scope="session", params=["fast", "plain"])
def each(request: pytest.FixtureRequest) -> Server:
    """A server with fast sockets, and one with plain sockets: what holds for both is tested with this one."""
    found: Server = request.getfixturevalue("server" if request.param == "fast" else "plain")
    return found
