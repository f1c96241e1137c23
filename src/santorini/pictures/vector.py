"""A position as an SVG picture: an island in the Aegean, seen from above and a little from the south."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Set
from html import escape
from math import cos, hypot, pi, sin
from typing import NamedTuple

from santorini.pictures import pieces
from santorini.pictures.caption import Words, caption, deciding_side, describe, english
from santorini.pictures.ink import Point, Style, box, disc, group, line, path, polygon, tag, text
from santorini.pictures.pieces import SPACE, foot
from santorini.rules.geometry import SPACES, space_number
from santorini.rules.position import Position
from santorini.rules.words import BUILD, CALM, DOME, FORCE, KILL, MARK, MOVE, NOBODY, PLACE, SWAP, TOKEN, UNBUILD

TRAVELS = (MOVE, FORCE, SWAP)
ARROW = "#0f5c7a"
STYLES: dict[str, tuple[tuple[str, str], Style]] = {  # the colours of the ground, and its edge
    "island": (("#a7be7e", "#b4c98c"), {}),
    "print": (("#f7f7f5", "#ffffff"), {"stroke": "#777777", "stroke_width": 1}),
}
CHANGES = (BUILD, DOME, KILL, UNBUILD, PLACE, TOKEN, MARK)  # secrets and directions are not told


class Arrow(NamedTuple):
    """An arrow to draw from one space to another, in any colour of SVG.

    >>> drawing = svg(Position(), arrows=[Arrow("b2", "c3"), Arrow("c3", "c4", "crimson")])
    >>> drawing.count("crimson") > 0
    True
    """

    src: int | str
    dst: int | str
    colour: str = ""


class View(NamedTuple):
    """How the board lies on the picture: where the spaces are, and in which style they are drawn."""

    turned: int
    margin: float
    style: str

    @property
    def side(self) -> float:
        """The width of the picture."""
        return 5 * SPACE + 2 * self.margin

    def place(self, space: int) -> tuple[int, int]:
        """Column and row of a space, from the lower left corner of the picture."""
        file, rank = space % 5, space // 5
        for _ in range(self.turned):
            file, rank = rank, 4 - file
        return file, rank

    def middle(self, space: int) -> Point:
        """The point in the middle of a space."""
        column, row = self.place(space)
        return self.margin + (column + 0.5) * SPACE, self.margin + (4.5 - row) * SPACE

    def back_to_front(self) -> list[int]:
        """The spaces in the order in which what stands on them is drawn."""
        return sorted(range(25), key=lambda space: (-self.place(space)[1], self.place(space)[0]))


def svg(
    position: Position,
    *,
    size: int = 480,
    title: str | None = None,
    highlight: Iterable[int | str] = (),
    last: int | Iterable[int] | None = None,
    arrows: Iterable[Arrow | tuple[int | str, ...]] = (),
    fill: Mapping[int | str, str] | None = None,
    turned: int = 0,
    style: str = "island",
    coordinates: bool = True,
    labels: bool = True,
    words: Words = english,
) -> str:
    """Draw the position.

    `highlight` are spaces to offer as targets; `last` is a step, or the steps of a turn, to show with arrows and rings;
    `arrows` go from space to space, in a colour if it is given: `[("b2", "c3"), ("c3", "c4", "red")]`; `fill` colours
    spaces: `{"c4": "gold"}`. The board can be `turned` by so many quarters clockwise. The `style` is "island", or for
    paper "print". `coordinates` writes files and ranks, `labels` the levels and whose turn it is; `words` tells in some
    language what is to be seen.

    >>> "<title>An empty island</title>" in svg(Position(), title="An empty island")
    True
    """
    view = View(turned % 4, 40.0 if coordinates else 32.0, style)
    if style not in STYLES:
        raise ValueError(f"there is no style {style!r}; choose {' or '.join(STYLES)}")
    drawing = (
        tag("title", escape(title or caption(position, words))),
        tag("desc", escape(describe(position, words))),
        *ground(view, coordinates),
        *_moment(
            position,
            view,
            highlight,
            () if last is None else (last,) if isinstance(last, int) else last,
            arrows,
            fill or {},
            labels,
        ),
    )
    return page(view, size, *drawing)


def page(view: View, size: int, *drawing: str) -> str:
    """A whole picture of these elements."""
    return tag(
        "svg",
        *drawing,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {view.side:g} {view.side:g}",
        role="img",
        width=size,
        height=size,
    )


def ground(view: View, coordinates: bool) -> Iterator[str]:
    """What is the same in every position: sea, land and coordinates."""
    yield from _island(view.side, view.margin) if view.style == "island" else _paper(view.side)
    yield from (_ground(space, view) for space in range(25))
    if coordinates:
        yield from _coordinates(view)


def moment(position: Position, view: View, last: Iterable[int] = ()) -> str:
    """What stands on the board, and the steps that led there."""
    return "".join(_moment(position, view, (), last, (), {}, True))


def _moment(
    position: Position,
    view: View,
    highlight: Iterable[int | str],
    last: Iterable[int],
    arrows: Iterable[Arrow | tuple[int | str, ...]],
    fill: Mapping[int | str, str],
    labels: bool,
) -> Iterator[str]:
    steps = tuple(last)
    middles = {space: view.middle(space) for space in range(25)}
    for space, colour in fill.items():
        x, y = middles[space_number(space)]
        yield box(SPACE - 3, SPACE - 3, x=x, y=y, rx=5, fill=colour, fill_opacity=0.75)
    yield from (_tower(position, space, *middles[space]) for space in view.back_to_front())
    yield from (_target(*middles[space]) for space in sorted({*map(space_number, highlight)}))
    yield from (_ring(*middles[space]) for space in _built(steps))
    yield from (_space(position, space, *middles[space]) for space in view.back_to_front())
    if labels:
        yield from _levels(position, middles)
    yield from _arrows(position, steps, middles)
    for src, dst, colour in (Arrow(*arrow) for arrow in arrows):
        if src != dst:
            start, end = (_top(position, space_number(space), middles) for space in (src, dst))
            yield _arrow(start, end, colour or ARROW, "arrow")
    yield from _compasses(position, view)
    if labels:
        yield from _turn(position, view.side, view.margin)


# ---------------------------------------------------------------- sea and land


def _island(side: float, margin: float) -> Iterator[str]:
    middle, reach = side / 2, side / 2 - margin
    yield tag("rect", width=side, height=side, rx=18, fill="#2b7ea8")
    for grown, colour in ((21, "#3a90b8"), (15, "#7fc3d8"), (11, "#ead8ae"), (7, "#d8c394")):
        yield polygon(_coast(middle, reach + grown), fill=colour)
    for x, y in (
        (0.035, 0.25),
        (0.965, 0.33),
        (0.035, 0.75),
        (0.3, 0.026),
        (0.585, 0.968),
        (0.965, 0.67),
        (0.72, 0.03),
    ):
        wave = f"M{x * side - 9:g},{y * side:g} q4.5,-5 9,0 t9,0"
        yield path(wave, fill="none", stroke="#d8f0fa", stroke_width=1.6, stroke_opacity=0.45, stroke_linecap="round")


def _paper(side: float) -> Iterator[str]:
    yield tag("rect", width=side, height=side, fill="#ffffff")


def _coast(middle: float, reach: float) -> list[Point]:
    """A square with soft corners and an uneven shore."""
    points = []
    for n in range(120):
        angle = n * pi / 60
        x, y = cos(angle), sin(angle)
        distance = reach / (abs(x) ** 14 + abs(y) ** 14) ** (1 / 14) + 1.2 * sin(7 * angle) + 0.9 * sin(17 * angle + 1)
        points.append((round(middle + distance * x, 1), round(middle + distance * y, 1)))
    return points


def _ground(space: int, view: View) -> str:
    x, y = view.middle(space)
    colours, edge = STYLES[view.style]
    return box(SPACE - 3, SPACE - 3, x=x, y=y, rx=5, fill=colours[(space % 5 + space // 5) % 2], **edge)


def _coordinates(view: View) -> Iterator[str]:
    style: Style = {"fill": "#f4fbff" if view.style == "island" else "#333333"}
    names = {view.place(space): SPACES[space] for space in range(25)}
    letter = view.turned % 2  # of the name of a space, that which stands below its column
    for n in range(5):
        along = (n + 0.5) * SPACE
        below, beside = names[n, 0][letter], names[0, 4 - n][1 - letter]
        yield text(below, 13, x=view.margin + along, y=5 * SPACE + view.margin * 1.68, **style)
        yield text(beside, 13, x=view.margin * 0.32, y=view.margin + along, **style)


# ---------------------------------------------------------------- what stands on a space


def _tower(position: Position, space: int, x: float, y: float) -> str:
    level = position.level(space)
    tower = pieces.tower(level)
    return group(tower, x=x, y=y, data_piece="tower", data_space=SPACES[space], data_level=level) if level else ""


def _space(position: Position, space: int, x: float, y: float) -> str:
    """What stands on the tower, or on the ground."""
    level = position.level(space)
    parts: list[str] = []
    kinds = {token.kind for token in position.tokens() if token.space == space}
    if "fate" in kinds:
        parts.append(_piece("fate", space, pieces.fate()))
    parts += _tokens(position, space, level, kinds)
    if position.dome_on(space):
        parts.append(_piece("dome", space, pieces.dome(), y=foot(level)))
    if "abyss" in kinds:
        parts.append(_piece("abyss", space, pieces.abyss(), x=25, y=27))
    parts += _workers(position, space, level)
    return group(*parts, x=x, y=y) if parts else ""


def _levels(position: Position, middles: dict[int, Point]) -> Iterator[str]:
    for space, (x, y) in middles.items():
        level = position.level(space)
        if level:
            yield group(pieces.numeral(level), x=x - 29, y=y + 29)


def _tokens(position: Position, space: int, level: int, kinds: Set[str]) -> Iterator[str]:
    taken = position.worker_on(space) or position.dome_on(space)
    if "whirlpool" in kinds:
        scale = pieces.WHIRLPOOL_SCALES[level]
        yield _piece("whirlpool", space, pieces.whirlpool(), y=foot(level), scale=scale)
    if "coin" in kinds:
        x, y = pieces.COIN_ASIDE if taken else (0.0, foot(level))
        yield _piece("coin", space, pieces.coin(), x=x, y=y, scale=pieces.COIN_ASIDE_SCALE if taken else 1)
    if "talus" in kinds:
        floor = foot(level) + pieces.STATUE_DROP
        yield _piece("talus", space, pieces.talus(), y=floor, scale=pieces.TALUS_SCALE)
    if "ram" in kinds:
        yield _piece("ram", space, pieces.ram(), y=foot(level) + pieces.STATUE_DROP)


def _workers(position: Position, space: int, level: int) -> Iterator[str]:
    worker = position.worker_on(space)
    if worker:
        figure = pieces.worker(worker.side, female=worker.woman, secret=position.secret_side == worker.side)
        if worker.asleep:
            figure += pieces.asleep()
        if worker.marked:
            figure += pieces.marked()
        yield _piece("worker", space, figure, y=foot(level) + 8, side=worker.side)


def _piece(
    kind: str,
    space: int,
    drawing: str,
    *,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    side: int | None = None,
) -> str:
    owner: Style = {} if side is None else {"data_side": side}
    return group(drawing, x=x, y=y, scale=scale, data_piece=kind, data_space=SPACES[space], **owner)


# ---------------------------------------------------------------- what is laid over the board


def _target(x: float, y: float) -> str:
    half, arm = SPACE / 2 - 4, 15
    corners = "".join(
        line(
            [(sx * half, sy * (half - arm)), (sx * half, sy * half), (sx * (half - arm), sy * half)],
            stroke=colour,
            stroke_width=width,
        )
        for colour, width in (("#4a3400", 6.5), ("#ffd84a", 4))
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return group(box(2 * half, 2 * half, rx=6, fill="#ffe45e", fill_opacity=0.2), corners, x=x, y=y, data_mark="target")


def _built(steps: Collection[int]) -> list[int]:
    """The spaces that a turn has changed otherwise than by travelling."""
    return sorted({step & 31 for step in steps if step >> 10 in CHANGES and step & 31 < 25})


def _arrows(position: Position, steps: Collection[int], middles: dict[int, Point]) -> Iterator[str]:
    for step in steps:
        kind, src, dst = step >> 10, step >> 5 & 31, step & 31
        if kind in TRAVELS and src != dst:
            yield _arrow(_top(position, src, middles), _top(position, dst, middles), ARROW, "last")


def _top(position: Position, space: int, middles: dict[int, Point]) -> Point:
    x, y = middles[space]
    return x, y + foot(position.level(space)) - 6


def _arrow(start: Point, end: Point, colour: str, mark: str) -> str:
    length = hypot(end[0] - start[0], end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def at(forward: float, aside: float = 0) -> Point:
        return start[0] + ux * forward - uy * aside, start[1] + uy * forward + ux * aside

    tip = length - 29
    head = [at(tip), at(tip - 15, 10), at(tip - 15, -10)]
    shape = [at(8, 2.2), at(tip - 15, 3.4), head[1], head[0], head[2], at(tip - 15, -3.4), at(8, -2.2)]
    tail = disc(5, x=at(6)[0], y=at(6)[1], fill=colour, stroke="#ffffff", stroke_width=1.6)
    arrow = polygon(shape, fill=colour, stroke="#ffffff", stroke_width=1.6, stroke_linejoin="round")
    return group(arrow, tail, data_mark=mark, opacity=0.9)


def _ring(x: float, y: float) -> str:
    return group(
        box(74, 74, rx=7, fill="none", stroke="#ffffff", stroke_width=5),
        box(74, 74, rx=7, fill="none", stroke="#0f5c7a", stroke_width=2.6, stroke_dasharray="7 4"),
        x=x,
        y=y,
        data_mark="last",
    )


def _compasses(position: Position, view: View) -> Iterator[str]:
    corner = view.margin * 0.5
    for kind, direction, x in (("wind", position.wind, corner), ("arrow", position.arrow, view.side - corner)):
        if direction != CALM:
            yield group(pieces.rose((direction + 2 * view.turned) % 8, kind), x=x, y=corner, data_piece=kind)


def _turn(position: Position, side: float, margin: float) -> Iterator[str]:
    """In the corner, the figure of the side that has won, or else of the side that decides."""
    winner = position.winner
    shown = winner if winner != NOBODY else deciding_side(position)
    if shown != NOBODY:
        face = disc(15, fill="#ffd84a" if winner != NOBODY else "#fdf8ea", stroke="#1f4e6b", stroke_width=1.6)
        figure = group(pieces.worker(shown, female=False), y=8.5, scale=0.54)
        yield group(face, figure, x=side - margin * 0.5, y=side - margin * 0.5, data_piece="turn")
