"""What stands on the board, each piece drawn about the point (0, 0) on which it stands.

A space is 80 wide. Light falls from the northwest; what is higher is drawn further up.
"""

from __future__ import annotations

from math import cos, pi, sin

from santorini.pictures.ink import Point, Style, box, disc, group, line, oval, path, polygon, tag, text
from santorini.rules.geometry import OFFSETS

SPACE = 80.0
LIFT = 7.0  # by how much one level is drawn higher
WIDTHS = (76.0, 68.0, 54.0, 41.0)  # of the ground and of each level
INK = "#2a2438"
SKIN = "#f3cfa9"


def foot(level: int) -> float:
    """How far below the middle of its space a piece on this level stands."""
    return 7 - LIFT * level


# ---------------------------------------------------------------- towers

WALLS = ("", "#b3a487", "#c4b79d", "#d3c9b4")
ROOFS = ("", "#ebe3cf", "#f5f0e3", "#ffffff")
WINDOWS = ((), (-20, -7, 7, 20), (-14, 0, 14), (-8, 8))  # where they are in the wall of each level


def tower(level: int) -> str:
    """Blocks stacked on the ground, each smaller than the one below."""
    return "".join(_block(n) for n in range(1, level + 1))


def _block(level: int) -> str:
    width, top = WIDTHS[level], foot(level)
    shadow = box(width, width, x=3, y=top + LIFT + 3, rx=5, fill="#1d2b1f", fill_opacity=0.22)
    wall = box(width, width, y=top + LIFT, rx=4, fill=WALLS[level], stroke="#75684f", stroke_width=1)
    roof = box(width, width, y=top, rx=4, fill=ROOFS[level], stroke="#8d8069", stroke_width=1)
    rim = box(width - 5, width - 5, y=top, rx=3, fill="none", stroke="#ffffff", stroke_opacity=0.9)
    openings = "".join(
        box(3.2, 4, x=x, y=top + width / 2 + LIFT / 2 + 0.3, rx=1.2, fill="#5b7f9e", fill_opacity=0.85)
        for x in WINDOWS[level]
    )
    return shadow + wall + openings + roof + rim


def numeral(level: int) -> str:
    """The level in figures, for the corner of a space."""
    return disc(7.2, fill="#ffffff", stroke="#3c5a73", stroke_width=1) + text(str(level), 10, fill="#24425c")


def dome() -> str:
    """A blue cupola."""
    return "".join(
        (
            oval(40, 34, x=3, y=2, fill="#1d2b1f", fill_opacity=0.25),
            oval(38, 31, y=0, fill="#1d4f8f", stroke="#15396a", stroke_width=1),
            path("M-17,-1 C-17,-29 17,-29 17,-1 C17,11 -17,11 -17,-1Z", fill="#2a6fbf", stroke="#15396a"),
            path("M-14,-4 C-13,-25 11,-26 13,-5 C11,4 -13,5 -14,-4Z", fill="#3d8ad8"),
            path("M-10,-8 C-9,-19 2,-21 5,-13 C3,-7 -9,-3 -10,-8Z", fill="#7db9f0"),
            oval(6, 4, x=-5, y=-13.5, fill="#e6f3ff"),
            disc(2.6, y=-23.5, fill="#f6d873", stroke="#8a5f0a", stroke_width=0.9),
        )
    )


# ---------------------------------------------------------------- workers

COLOURS = ("#d64530", "#5a3d9a", "#eca51e")  # by side
SHADES = ("#a52c1c", "#3c2672", "#b97a08")
HAIR = "#3a2418"

# A woman's robe widens towards the ground, a man's body towards the shoulders; the outline tells the side.
BODIES = (
    (
        "M-5,-21 C-6,-13 -14,-7 -14,-1 C-12,6 12,6 14,-1 C14,-7 6,-13 5,-21 Q0,-24 -5,-21Z",
        "M-13,-16 C-13,-25 13,-25 13,-16 C13,-10 9.5,-8 9,-1 C8,5 -8,5 -9,-1 C-9.5,-8 -13,-10 -13,-16Z",
    ),
    (
        "M-6,-22 L6,-22 L5,-14 L14,-1 L11,5 L-11,5 L-14,-1 L-5,-14Z",
        "M-14,-22 L14,-22 L14,-13 L8,-10 L8,5 L-8,5 L-8,-10 L-14,-13Z",
    ),
    ("M0,-28 L15,5 L-15,5Z", "M-15,-21 L15,-21 L4,6 L-4,6Z"),
)
TRIMS = (  # the shaded half of each body
    (
        "M0,-22.6 Q3,-22.4 5,-21 C6,-13 14,-7 14,-1 C13,2.5 6,4.5 0,4.4Z",
        "M0,-22.8 C7,-22.8 13,-21 13,-16 C13,-10 9.5,-8 9,-1 C8.4,2 4.5,3.6 0,3.6Z",
    ),
    ("M0,-22 L6,-22 L5,-14 L14,-1 L11,5 L0,5Z", "M0,-22 L14,-22 L14,-13 L8,-10 L8,5 L0,5Z"),
    ("M0,-28 L15,5 L0,5Z", "M0,-21 L15,-21 L4,6 L0,6Z"),
)


# The head, a woman's hair behind it, a man's hair and beard upon it.
HEADS = (
    "M-6.6,-27 A6.6,6.6 0 1 1 6.6,-27 A6.6,6.6 0 1 1 -6.6,-27Z",
    "M-6.2,-33.2 L6.2,-33.2 L6.2,-20.8 L-6.2,-20.8Z",
    "M0,-38 L8.5,-21.5 L-8.5,-21.5Z",
)
LONG_HAIR = (
    "M-9.5,-15 C-14,-40 14,-40 9.5,-15 C5,-13 -5,-13 -9.5,-15Z",
    "M-10,-15 L-10,-37 L10,-37 L10,-15Z",
    "M0,-44 L14,-16 L-14,-16Z",
)
SHORT_HAIR = (
    "M-6.8,-27.5 C-7,-36.5 7,-36.5 6.8,-27.5 C4,-31 -4,-31 -6.8,-27Z M-5.8,-24 C-5,-18 5,-18 5.8,-24 Q0,-22 -5.8,-24Z",
    "M-6.8,-29.6 L-6.8,-34.6 L6.8,-34.6 L6.8,-29.6Z M-6.2,-23.8 L6.2,-23.8 L6.2,-20.4 L-6.2,-20.4Z",
    "M0,-39.5 L4.2,-30.5 L-4.2,-30.5Z M-7.6,-23.6 L7.6,-23.6 L8.6,-21.4 L0,-16 L-8.6,-21.4Z",
)
EYES = ((2.4, -26.8), (2.6, -27), (2.6, -26.2))


def worker(side: int, *, female: bool, secret: bool = False) -> str:
    """A figure of a side: round, angular or pointed. A secret one is seen through."""
    sex = 0 if female else 1
    outline: Style = {"stroke": INK, "stroke_width": 1.4, "stroke_linejoin": "round"}
    x, y = EYES[side]
    figure = (
        oval(28, 10, x=2, y=3, fill="#1d2b1f", fill_opacity=0.3),
        path(LONG_HAIR[side], fill=HAIR, **outline) if female else "",
        path(BODIES[side][sex], fill=COLOURS[side], **outline),
        path(TRIMS[side][sex], fill=SHADES[side], fill_opacity=0.6),
        path(HEADS[side], fill=SKIN, **outline),
        "" if female else path(SHORT_HAIR[side], fill=HAIR),
        disc(1, x=-x, y=y, fill=INK),
        disc(1, x=x, y=y, fill=INK),
        line([(-3.2, y - 4), (3.2, y - 4)], stroke="#ffd257", stroke_width=1.8) if female else "",
    )
    return group(*figure, scale=1.15, opacity=0.55 if secret else 1)


def asleep() -> str:
    """Two letters z above the worker's shoulder."""
    return "".join(
        line([(x, y - s), (x + s, y - s), (x, y), (x + s, y)], stroke=colour, stroke_width=width)
        for colour, width in (("#ffffff", 4.2), ("#24425c", 1.8))
        for x, y, s in ((15, -30, 7), (24, -39, 5))
    )


def marked() -> str:
    """Adonis' flower at the worker's feet."""
    return group(flower(), x=17, y=0)


def flower() -> str:
    """Adonis' flower by itself: five petals about the point (0, 0)."""
    petals = "".join(
        disc(3.4, x=4 * cos(n * pi / 2.5 - pi / 2), y=4 * sin(n * pi / 2.5 - pi / 2), fill="#f27aa5", stroke="#9c2f5b")
        for n in range(5)
    )
    return petals + disc(2.6, fill="#ffe27a", stroke="#9c2f5b")


# ---------------------------------------------------------------- tokens and secrets

WHIRLPOOL_SCALES = (1, 0.9, 0.75, 0.6)  # by level
COIN_ASIDE = (22.0, -20.0)  # where a coin lies if its space is taken
COIN_ASIDE_SCALE = 0.75
TALUS_SCALE = 0.9
STATUE_DROP = 4  # Talus and the Ram stand a little lower than a worker


def coin() -> str:
    """A coin of Clio."""
    return "".join(
        (
            disc(13, x=2, y=3, fill="#1d2b1f", fill_opacity=0.25),
            disc(13, y=1.5, fill="#8a5f0a"),
            disc(13, y=-1, fill="#f3c445", stroke="#8a5f0a", stroke_width=1.2),
            disc(9.6, y=-1, fill="none", stroke="#b98518", stroke_width=1.2),
            path(
                "M-4,4 L-4,-6 L4,-6 M0,-6 L0,4 M4,-6 L4,4 M-6,4 L6,4", fill="none", stroke="#8a5f0a", stroke_width=1.8
            ),
        )
    )


def whirlpool() -> str:
    """A whirlpool of Charybdis."""
    return "".join(whirlpool_parts())


def whirlpool_parts() -> tuple[str, str, str]:
    """The water, the spirals that can turn in it, and the eye."""
    spirals = "".join(
        line(_spiral(turn * 2 * pi / 3), stroke="#e8f7ff", stroke_width=2.4, stroke_opacity=0.95) for turn in range(3)
    )
    water = oval(62, 50, fill="#1c6f97", stroke="#0f4d6d", stroke_width=2)
    return water, spirals, oval(9, 7, fill="#0b3850")


def _spiral(start: float) -> list[Point]:
    return [((4 + 1.95 * n) * cos(start + n / 5), (4 + 1.95 * n) * 0.8 * sin(start + n / 5)) for n in range(13)]


def talus() -> str:
    """The bronze giant: a broad statue that closes its space."""
    edge: Style = {"stroke": "#4f2d10", "stroke_width": 1.6, "stroke_linejoin": "round"}
    return "".join(
        (
            oval(46, 16, x=3, y=12, fill="#1d2b1f", fill_opacity=0.3),
            box(40, 9, y=11, rx=2, fill="#8f8672", stroke="#544c3c", stroke_width=1.2),
            path(
                "M-12,8 L-10,-6 L-20,-4 L-20,-22 L20,-22 L20,-4 L10,-6 L12,8 L3,8 L0,-3 L-3,8Z", fill="#b9712f", **edge
            ),
            path("M0,-22 L20,-22 L20,-4 L10,-6 L12,8 L3,8 L0,-3Z", fill="#8c4f1b", fill_opacity=0.6),
            path("M-8,-22 L-8,-32 Q0,-40 8,-32 L8,-22Z", fill="#cf8a44", **edge),
            path("M-2,-40 L2,-40 L3,-32 L-3,-32Z", fill="#3f8f80", **edge),
            line([(-4.5, -28), (-2, -28)], stroke="#4f2d10", stroke_width=2.2),
            line([(2, -28), (4.5, -28)], stroke="#4f2d10", stroke_width=2.2),
        )
    )


def ram() -> str:
    """The Ram with the Golden Fleece: a woolly gold body, curled horns."""
    edge: Style = {"stroke": "#7a5406", "stroke_width": 1.4}
    wool = [(-15, -8), (-8, -17), (2, -18), (11, -14), (13, -4), (6, 3), (-5, 4), (-14, 1)]
    horns = "".join(
        path(
            f"M{s * 3},-29 C{s * 8},-38 {s * 19},-33 {s * 16},-24 C{s * 14},-18 {s * 7},-20 {s * 9},-25",
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linecap="round",
        )
        for colour, width in (("#5d4024", 5.6), ("#d9c29c", 2.8))
        for s in (-1, 1)
    )
    return "".join(
        (
            oval(44, 14, x=3, y=12, fill="#1d2b1f", fill_opacity=0.3),
            *(box(5, 14, x=x, y=8, rx=2, fill="#5d4024") for x in (-10, -3, 4, 11)),
            *(disc(8.5, x=x, y=y, fill="#f4c63f", **edge) for x, y in wool),
            oval(28, 20, x=0, y=-7, fill="#f4c63f"),
            path("M-7,-28 L7,-28 L4,-12 Q0,-8 -4,-12Z", fill="#fbe9c0", stroke="#5d4024", stroke_width=1.4),
            horns,
            disc(1.3, x=-3, y=-23, fill=INK),
            disc(1.3, x=3, y=-23, fill=INK),
        )
    )


def abyss() -> str:
    """Tartarus' secret: a hole into the dark."""
    return "".join(
        (
            oval(22, 18, fill="#3a1450", stroke="#ffffff", stroke_width=1.4),
            oval(15, 12, y=1, fill="#1a0628"),
            oval(8, 6, y=1.5, fill="#000000"),
        )
    )


def fate() -> str:
    """Moerae's secret: one space of their square, framed by a thread."""
    thread: Style = {"stroke": "#8a2fc0", "stroke_width": 2.6, "stroke_dasharray": "2 5", "stroke_linecap": "round"}
    return tag("rect", x=-34, y=-34, width=68, height=68, rx=8, fill="#b06bd6", fill_opacity=0.16, **thread)


def rose(direction: int, kind: str) -> str:
    """A compass that points where the wind blows, or where the Siren's arrow points."""
    x, y = OFFSETS[direction]
    length = (x * x + y * y) ** 0.5
    along, across = (x / length, -y / length), (y / length, x / length)

    def at(forward: float, aside: float) -> Point:
        return along[0] * forward + across[0] * aside, along[1] * forward + across[1] * aside

    face = disc(14.5, fill="#fdf8ea", stroke="#1f4e6b", stroke_width=1.6)
    if kind == "wind":
        strokes = [[at(-9, aside), at(3, aside)] for aside in (-4.5, 0, 4.5)]
        tail = "".join(line(points, stroke="#2a7fa8", stroke_width=1.8) for points in strokes)
        return face + tail + polygon([at(11.5, 0), at(1.5, 6.5), at(1.5, -6.5)], fill="#2a7fa8")
    shaft = line([at(-10, 0), at(5, 0)], stroke="#a8324a", stroke_width=2.4)
    feathers = "".join(
        line([at(-10, 0), at(-12, aside)], stroke="#a8324a", stroke_width=1.8) for aside in (-3.5, 3.5)
    ) + "".join(line([at(-6.5, 0), at(-8.5, aside)], stroke="#a8324a", stroke_width=1.8) for aside in (-3.5, 3.5))
    return face + shaft + feathers + polygon([at(12, 0), at(3.5, 4.6), at(5, 0), at(3.5, -4.6)], fill="#a8324a")
