"""Pictures of a game as spectators see it."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from santorini.pictures import ansi, svg
from santorini.rules.position import Position
from santorini.views import seen_position

MODES = ["human", "ansi", "rgb_array"]


def render(position: Position, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The board as text ("ansi") or pixels ("rgb_array"), or printed ("human")."""
    seen = seen_position(position, None)
    if mode == "rgb_array":
        return pixels(svg(seen))
    if mode == "ansi":
        return ansi(seen, colour=False)
    if mode == "human":
        print(ansi(seen))
    return None


def pixels(drawing: str) -> NDArray[np.uint8]:
    """An SVG as height x width x 3 numbers."""
    import resvg_py  # only pictures need them
    from PIL import Image

    png: Any = resvg_py.svg_to_bytes(svg_string=drawing, background="white")
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
