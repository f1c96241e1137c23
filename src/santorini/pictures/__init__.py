"""Pictures of a position: an SVG for pages, notebooks and sharing, and a board for the terminal."""

from __future__ import annotations

from santorini.pictures.caption import caption, describe
from santorini.pictures.svg import svg
from santorini.pictures.terminal import terminal

__all__ = ["caption", "describe", "svg", "terminal"]
