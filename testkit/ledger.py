"""What was found out task by task, kept in a file, so that who is interrupted goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Ledger:
    """Results by the number of their task: a line each, under a heading that says what they are results of."""

    def __init__(self, path: Path, heading: str) -> None:
        self._path = path
        self._found: dict[int, Any] = {}
        lines = path.read_text().split("\n") if path.exists() else []
        if not lines or lines[0] != heading:  # those of something else
            lines = [heading, ""]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines[:-1]) + "\n")  # the last one may be half a line
        for line in lines[1:-1]:
            number, _, result = line.partition(" ")
            self._found[int(number)] = json.loads(result)

    def __contains__(self, number: int) -> bool:
        return number in self._found

    def __getitem__(self, number: int) -> Any:
        return self._found[number]

    def add(self, number: int, result: Any) -> None:
        """Keep one more."""
        self._found[number] = result
        with self._path.open("a") as file:
            file.write(f"{number} {json.dumps(result)}\n")
