"""Print what the last `make coverage` reached: a line for each room, and the lines of the rules that it missed.

Rooms that these tests hardly touch (the server, the environments, the terminal) are left out: the number would say
nothing about their own tests.
"""

from collections import defaultdict
from pathlib import Path

import coverage

ROOMS = ("rules", "powers", "records", "santorini")  # the last one holds the modules beside the rooms
LISTED = ("rules", "powers")
MODULES = ("draft", "drawing", "events", "game", "notation", "placement", "reasons", "spaces", "summary", "views")


def room_of(path: Path) -> str | None:
    """The room that a file of the package counts for, if it is one of those reported."""
    room = path.parent.name
    if room not in ROOMS or (room == "santorini" and path.stem not in MODULES):
        return None
    return room


def main() -> None:
    """Read the data of the last run and print the report."""
    measured = coverage.Coverage()
    measured.load()
    lines: dict[str, int] = defaultdict(int)
    missed: dict[str, int] = defaultdict(int)
    listed: list[str] = []
    for file in sorted(measured.get_data().measured_files()):
        room = room_of(Path(file))
        if room is None:
            continue
        _, statements, _, missing, text = measured.analysis2(file)
        lines[room] += len(statements)
        missed[room] += len(missing)
        if missing and room in LISTED:
            listed.append(f"  {room}/{Path(file).name}: {text}")
    print("Lines that the tests of the rules reach:")
    for room in ROOMS:
        share = 100 * (1 - missed[room] / lines[room])
        print(f"  {room:<10} {lines[room]:5} lines {missed[room]:4} missed {share:6.1f}%")
    print("Missed lines of the rules:" if listed else "No line of the rules is missed.", *listed, sep="\n")


if __name__ == "__main__":
    main()
