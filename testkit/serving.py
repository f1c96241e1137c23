"""A real server in a process of its own, with a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


class Server:
    """`santorini serve`, started, killed and started again at the same address."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.host = "127.0.0.1"
        usual = {"pace": 0, "changes_at_once": 1000, "messages_at_once": 1000, "requests_at_once": 10_000}
        usual |= {"sign_ins_at_once": 1000, "sign_ups_at_once": 1000}
        self._settings: dict[str, object] = {**usual, **settings}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def command(self) -> list[str]:
        """What Python is started with."""
        return ["-m", "santorini", "serve", "--port", str(self.port), "--no-open"]

    def start(self) -> Server:
        settings = {f"SANTORINI_{name.upper()}": str(value) for name, value in self._settings.items()}
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "server.log").open("ab") as output:
            self._process = subprocess.Popen(
                [sys.executable, *self.command()],
                env={**os.environ, "SANTORINI_DATA": str(self.folder), **settings},
                stdout=output,
                stderr=output,
            )
        deadline = time.monotonic() + 120
        while True:
            try:
                httpx.get(f"{self.url}/ready").raise_for_status()
                return self
            except httpx.HTTPError:
                if time.monotonic() > deadline or self._process.poll() is not None:
                    raise RuntimeError((self.folder / "server.log").read_text()) from None
                time.sleep(0.05)

    def kill(self) -> None:
        """As a crash would: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None
