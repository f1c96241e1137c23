"""Where a network comes from: its parent, the data, the recipe, and what it was proven to be better than.

A note lies beside each network, `NAME.json` beside `NAME.network`; the notes of those that shipped are in
`santorini/ai/lineage.json`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any

from santorini.ai.networks import NAME
from santorini.study.gauntlet import Rules, Verdict
from santorini.study.samples import RECORD
from santorini.study.selfplay import PLAN, name_of, write_whole

Note = dict[str, Any]
LINEAGE = "lineage.json"


def note_beside(network: Path) -> Path:
    """The file of a network's note."""
    return network.with_suffix(".json")


def data_of(folder: Path) -> Note:
    """What a folder of self-play holds, and how it was made."""
    records = sorted(folder.glob("*.bin"))
    plan = folder / PLAN
    return {
        "files": len(records),
        "positions": sum(path.stat().st_size for path in records) // RECORD.size,
        **(json.loads(plan.read_text()) if plan.exists() else {}),
    }


def write_note(
    path: Path, network: bytes, parent: bytes | None, folders: Sequence[Path], recipe: Note, error: float, command: str
) -> None:
    """Note how a network was trained."""
    note = {
        "name": name_of(network),
        "parent": name_of(parent),
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "data": [data_of(folder) for folder in folders],
        "recipe": recipe,
        "error": round(error, 6),
        "commands": [command],
        "matches": [],
    }
    write_whole(path, json.dumps(note, indent=1).encode())


def note_matches(path: Path, network: bytes, old: bytes | None, rules: Rules, verdicts: Sequence[Verdict]) -> Note:
    """Note the results of a gauntlet, in place of earlier ones against the same network."""
    note: Note = json.loads(path.read_text()) if path.exists() else {"name": name_of(network)}
    against = name_of(old)
    matches = [match for match in note.get("matches", []) if match["against"] != against]
    for one in verdicts:
        rating = {name: bound(value) for name, value in asdict(one.rating).items()}
        told = {"pool": one.pool, "pairs": one.pairs, "points": one.points, "better": one.better, **rating}
        matches.append({"against": against, "nodes": rules.nodes, **told})
    note["matches"] = matches
    write_whole(path, json.dumps(note, indent=1).encode())
    return note


def bound(value: float) -> int | None:
    """A rating as JSON can say it: None for one without end."""
    return round(value) if math.isfinite(value) else None


def ship(network: bytes, note: Note, home: Path | None = None) -> None:
    """Make a network that of the package, and add its note to the lineage."""
    home = home or Path(str(files("santorini.ai")))
    lineage = home / LINEAGE
    shipped: list[Note] = json.loads(lineage.read_text()) if lineage.exists() else []
    shipped = [one for one in shipped if one["name"] != note["name"]] + [note]
    write_whole(home / NAME, network)
    write_whole(lineage, (json.dumps(shipped, indent=1) + "\n").encode())
