"""Browsers for the tests: Debian's Chromium against a real server.

They end with this folder: while Playwright runs, nothing else may run an event loop.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from testkit.chromium import FLAGS, FLAT, SOLID
from testkit.playing import UNCOMPILED
from testkit.serving import Server
from tests.browser.visitor import Visit

collect_ignore_glob = ["test_*.py"] if UNCOMPILED else []


def launched(playwright: Playwright, more: list[str]) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS, *more])
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def flat(playwright: Playwright) -> Iterator[Browser]:
    """A browser without WebGL."""
    yield from launched(playwright, FLAT)


@pytest.fixture(scope="package")
def solid(playwright: Playwright) -> Iterator[Browser]:
    """A browser that draws in 3-D."""
    yield from launched(playwright, SOLID)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture
def visit(flat: Browser, server: Server, pytestconfig: pytest.Config) -> Iterator[Visit]:
    """Open a browser of a person's own: `visit("/", phone=True)`."""
    with ExitStack() as closing:
        yield Visit(flat, server, closing, pytestconfig.rootpath / "build/screenshots")
