"""The process of the coach: it reads jobs and writes what is known of them, a line for each. It ends with its server.

Each answer knows more than the last one to the same job; between two of them the process is free for somebody else. It
remembers where it is with the latest jobs; one that it has forgotten begins again.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Iterator

import msgspec
from msgspec import Raw, Struct

from santorini.errors import Argument
from santorini.server.coaching.jobs import FairJob, HintJob, Job
from santorini.server.refusals import Refused
from santorini.server.wire.schema import encode

NICE = 10  # players come first, then their computers
KEPT = 8  # jobs that may be gone on with


class Ask(Struct):
    """Go on with the job of this key, or begin it."""

    key: str
    job: Job


class Told(Struct):
    """What is known of a job now, as JSON; or why nothing can be."""

    body: Raw = Raw(b"null")
    over: bool = False  # nothing more will be known
    code: str = ""
    args: dict[str, Argument] = {}


read_ask = msgspec.json.Decoder(Ask).decode


class Desk:
    """The jobs that are being worked on."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, Iterator[bytes]] = OrderedDict()

    def answer(self, line: bytes) -> bytes:
        """What is known after some more work."""
        ask = read_ask(line)
        try:
            body = self._more(ask)
        except Refused as refused:
            return encode(Told(code=refused.code, args=refused.details, over=True))
        return encode(Told(over=True) if body is None else Told(Raw(body)))

    def _more(self, ask: Ask) -> bytes | None:
        if isinstance(ask.job, (HintJob, FairJob)):
            return next(ask.job.work())
        if ask.key not in self._jobs:
            self._jobs[ask.key] = ask.job.work()
            if len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)
        self._jobs.move_to_end(ask.key)
        body = next(self._jobs[ask.key], None)
        if body is None:
            del self._jobs[ask.key]
        return body


def main() -> None:
    """Answer each line of standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICE)
    desk = Desk()
    for line in sys.stdin.buffer:
        try:
            sys.stdout.buffer.write(desk.answer(line) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server has been killed
            return


if __name__ == "__main__":
    main()
