"""Writes the drawings of the pieces for the board of the web app.

`python -m santorini.pictures web/src/board/flat/pieces.json` does; the build calls it.

Towers and workers come as measures and outlines, because the web app gives them other colours in the dark and has
workers fall asleep; everything else comes as the elements to draw.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from santorini.pictures import pieces


def drawings() -> dict[str, Any]:
    """All that the board of the web app needs to draw the pieces."""
    water, spirals, eye = map(_shapes, pieces.whirlpool_parts())
    return {
        "space": pieces.SPACE,
        "lift": pieces.LIFT,
        "ground": pieces.foot(0),
        "widths": pieces.WIDTHS,
        "windows": pieces.WINDOWS,
        "outline": pieces.INK,
        "skin": pieces.SKIN,
        "hair": pieces.HAIR,
        "figures": [
            {
                "body": pieces.BODIES[side],
                "trim": pieces.TRIMS[side],
                "shade": pieces.SHADES[side],
                "head": pieces.HEADS[side],
                "hair": (pieces.LONG_HAIR[side], pieces.SHORT_HAIR[side]),
                "eyes": pieces.EYES[side],
            }
            for side in range(3)
        ],
        "flower": _shapes(pieces.flower()),
        "dome": _shapes(pieces.dome()),
        "whirlpool": {"water": water, "spirals": spirals, "eye": eye},
        "tokens": {kind: _shapes(getattr(pieces, kind)()) for kind in ("coin", "talus", "ram", "abyss", "fate")},
        "whirlpoolScales": pieces.WHIRLPOOL_SCALES,
        "coinAside": {"x": pieces.COIN_ASIDE[0], "y": pieces.COIN_ASIDE[1], "scale": pieces.COIN_ASIDE_SCALE},
        "talusScale": pieces.TALUS_SCALE,
        "statueDrop": pieces.STATUE_DROP,
    }


def _shapes(drawing: str) -> list[dict[str, Any]]:
    """The elements of a drawing, in order."""
    return [{"tag": shape.tag, "attributes": shape.attrib} for shape in ElementTree.fromstring(f"<g>{drawing}</g>")]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(drawings(), indent=1) + "\n", encoding="utf-8")
