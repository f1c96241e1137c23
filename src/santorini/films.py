"""A game as pictures in motion: an animated SVG for pages, a GIF for everything else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from santorini.game import Game
from santorini.notation import Step
from santorini.pictures.caption import caption
from santorini.pictures.ink import tag
from santorini.pictures.raster import gif_of
from santorini.pictures.vector import View, ground, moment, page, svg
from santorini.rules.position import Position


class Frame(NamedTuple):
    """The position after the setup or a turn, and the steps that led there."""

    position: Position
    steps: tuple[Step, ...]


def frames(game: Game) -> Iterator[Frame]:
    """The game turn by turn: how it began, the setup, every turn so far.

    >>> game = Game("Pan", "Atlas")
    >>> for text in ("@b2", "@d4", "@b4", "@d2", "b2-c3", "+c4"):
    ...     events = game.take(text)
    >>> [" ".join(map(str, frame.steps)) for frame in frames(game)]
    ['', '@b2 @d4 @b4 @d2', 'b2-c3 c3+c4']
    """
    positions, steps = game.positions(), list[Step]()
    position = next(positions)
    yield Frame(position, ())
    for index, played in enumerate(game.history):
        position = next(positions)
        steps.append(played.step)
        if index + 1 == len(game.history) or game.history[index + 1].turn != played.turn:
            yield Frame(position, tuple(steps))
            steps = []


def animate(
    game: Game, *, size: int = 480, seconds: float = 1.5, pause: float = 4.0, turned: int = 0, style: str = "island"
) -> str:
    """A game as an SVG that shows turn after turn, each for so many seconds, the last for `pause`, and begins again.

    Where nothing moves, in print for instance, it is a picture of the last position.

    >>> animate(Game("Pan", "Atlas"), size=240)[:4]
    '<svg'
    """
    view = View(turned % 4, 40.0, style)
    shown = list(frames(game))
    whole = seconds * (len(shown) - 1) + pause
    scenes = []
    for index, frame in enumerate(shown):
        last = index == len(shown) - 1
        begin, end = seconds * index / whole, 1.0 if last else seconds * (index + 1) / whole
        times = [0.0, begin, end][begin == 0 :]
        values = ["none", "inline", "none"][begin == 0 :]
        motion = tag(
            "animate",
            attributeName="display",
            values=";".join(values),
            keyTimes=";".join(f"{time:.5f}".rstrip("0").rstrip(".") for time in times),
            calcMode="discrete",
            dur=f"{whole:g}s",
            repeatCount="indefinite",
        )
        scenes.append(tag("g", motion, moment(frame.position, view, frame.steps), display="inline" if last else "none"))
    return page(view, size, tag("title", escape(caption(game.position))), *ground(view, True), *scenes)


def gif(
    game: Game, *, size: int = 360, seconds: float = 1.5, pause: float = 4.0, turned: int = 0, style: str = "island"
) -> bytes:
    """The same as a GIF, which every program shows. Needs `santorini[pictures]`.

    >>> gif(Game("Pan", "Atlas"), size=60)[:6]
    b'GIF89a'
    """
    drawings = (svg(frame.position, last=frame.steps, turned=turned, style=style) for frame in frames(game))
    return gif_of(drawings, size=size, seconds=seconds, pause=pause)
