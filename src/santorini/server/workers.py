"""Worker processes: they do what takes so long that players would have to wait."""

from __future__ import annotations

import asyncio
import sys

LONGEST = 1 << 26  # bytes of an answer


class Died(Exception):
    """A process ended over its work."""


class Worker:
    """One process that answers a line with a line, started when it is first needed and again after it has died."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> bytes:
        """Send a line and return the answer: one call at a time. A call that is cancelled ends the process."""
        try:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", self._module),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST,
                )
            assert self._process.stdin
            assert self._process.stdout
            self._process.stdin.write(line + b"\n")
            answer = await self._process.stdout.readline()
        except OSError:
            answer = b""
        except asyncio.CancelledError:  # or its answer would be taken for that to the next line
            await self.end()
            raise
        if not answer:
            await self.end()
            raise Died
        return answer

    async def end(self) -> None:
        """Stop working at once."""
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            await self._process.wait()
            self._process = None
