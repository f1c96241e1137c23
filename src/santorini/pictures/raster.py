"""Pictures as pixels, without a browser. They need `santorini[pictures]`."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

from santorini.errors import SantoriniError
from santorini.pictures.vector import svg
from santorini.rules.position import Position


def png(picture: Position | str, *, size: int = 480) -> bytes:
    """A position, or any picture that `svg` has drawn, as a PNG of this size. Needs `santorini[pictures]`.

    >>> png(Position(), size=60)[1:4]
    b'PNG'
    """
    drawing = picture if isinstance(picture, str) else svg(picture)
    try:
        import resvg_py
    except ModuleNotFoundError as missing:
        raise _needs(missing) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size))


def gif_of(drawings: Iterable[str], *, size: int, seconds: float, pause: float) -> bytes:
    """Drawings one after the other, the last of them for longer, as an endless GIF."""
    try:
        from PIL import Image
    except ModuleNotFoundError as missing:
        raise _needs(missing) from None
    frames = [Image.open(BytesIO(png(drawing, size=size))).convert("RGB").quantize(128) for drawing in drawings]
    times = [round(1000 * seconds)] * (len(frames) - 1) + [round(1000 * pause)]
    file = BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=True)
    return file.getvalue()


def _needs(missing: ModuleNotFoundError) -> SantoriniError:
    return SantoriniError("needs-extra", module=str(missing.name), extra="pictures")
