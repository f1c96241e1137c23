"""SVG elements as text. No element has an id, so that any number of pictures fit on one page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

Value = str | float
Style = dict[str, Value]
Point = tuple[float, float]


def tag(name: str, *children: str, **attributes: Value) -> str:
    """One element. Underscores in attribute names become hyphens.

    >>> tag("circle", r=1.50, stroke_width=2)
    '<circle r="1.5" stroke-width="2"/>'
    """
    opening = name + "".join(f' {key.replace("_", "-")}="{escape(_value(v))}"' for key, v in attributes.items())
    return f"<{opening}>{''.join(children)}</{name}>" if children else f"<{opening}/>"


def _value(value: Value) -> str:
    return value if isinstance(value, str) else f"{round(value, 2) + 0:g}"


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Value) -> str:
    """Elements drawn about the point (x, y)."""
    if x or y or scale != 1:
        move = f"translate({_value(x)} {_value(y)})"
        attributes["transform"] = move if scale == 1 else f"{move} scale({_value(scale)})"
    return tag("g", *children, **attributes)


def box(width: float, height: float, *, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """A rectangle by its centre."""
    return tag("rect", x=x - width / 2, y=y - height / 2, width=width, height=height, **attributes)


def disc(radius: float, *, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def oval(width: float, height: float, *, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """An ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=width / 2, ry=height / 2, **attributes)


def path(d: str, **attributes: Value) -> str:
    """A path as SVG writes it."""
    return tag("path", d=d, **attributes)


def polygon(points: Sequence[Point], **attributes: Value) -> str:
    """A closed shape."""
    return tag("polygon", points=" ".join(f"{_value(x)},{_value(y)}" for x, y in points), **attributes)


def line(points: Iterable[Point], **attributes: Value) -> str:
    """An open line with round ends."""
    joined = " ".join(f"{_value(x)},{_value(y)}" for x, y in points)
    return tag("polyline", points=joined, fill="none", stroke_linecap="round", stroke_linejoin="round", **attributes)


def text(words: str, height: float, *, x: float = 0, y: float = 0, **attributes: Value) -> str:
    """Words centred on the point (x, y). Not every program that draws knows baselines, so we centre them ourselves."""
    font = "Verdana, 'DejaVu Sans', sans-serif"
    place: Style = {"x": x, "y": y + 0.36 * height, "text_anchor": "middle"}
    return tag("text", escape(words), **place, font_family=font, font_weight="bold", font_size=height, **attributes)
