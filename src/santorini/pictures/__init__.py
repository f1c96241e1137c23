"""Pictures of a position: an SVG for pages, notebooks and sharing, and a board for the terminal."""

from __future__ import annotations

from santorini.pictures.caption import caption, describe
from santorini.pictures.console import ansi
from santorini.pictures.raster import png
from santorini.pictures.vector import Arrow, svg

__all__ = ["Arrow", "ansi", "caption", "describe", "png", "svg"]
