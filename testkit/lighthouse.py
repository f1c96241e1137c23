"""Lighthouse, which judges pages as they come to a phone: the start, a table and a lesson."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from testkit.chromium import FLAGS, FLAT
from testkit.serving import Server

WEB = Path(__file__).parents[1] / "web"
GOAL = 0.95


def judged(playwright: Playwright, server: Server, folder: Path, *categories: str) -> dict[str, Any]:
    """What it finds in these categories, by page."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    browser = playwright.chromium.launch_persistent_context(
        folder,
        executable_path=shutil.which("chromium"),
        args=[*FLAGS, *FLAT, f"--remote-debugging-port={port}"],
    )
    made = browser.request.post(
        f"{server.url}/api/tables", data={"seats": ["me", "computer"], "first": 0}, headers={"Origin": server.url}
    )
    paths = {"start": "/", "table": f"/table/{made.json()['id']}", "lesson": "/learn/minotaur"}
    urls = {page: server.url + path for page, path in paths.items()}
    output = subprocess.run(
        ["node", "tools/lighthouse.mjs", str(port), ",".join(categories), *urls.values()],
        cwd=WEB,
        capture_output=True,
        check=True,
        text=True,
        timeout=300,
    ).stdout
    browser.close()
    found = json.loads(output)
    return {page: found[url] for page, url in urls.items()}
