"""The pages of the front end, as Vite built them into the package."""

from __future__ import annotations

import gzip
import mimetypes
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from santorini.server.refusals import Refused
from santorini.server.web.previews import tags

PAGES = Path(__file__).parents[1] / "pages"
FOREVER = "public, max-age=31536000, immutable"
SQUEEZED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")
BROTLI = ".br"  # the build leaves a file beside each that is worth it


@dataclass(frozen=True)
class File:
    """A file as it is sent: plain, and packed for browsers that can unpack it, best first."""

    changed: int
    kind: str
    plain: bytes
    packed: dict[str, bytes]


class Pages:
    """Serves the files of the web application. It has one page, which draws all others in the browser: it is the answer
    to every path that neither is nor looks like a file."""

    def __init__(self, folder: Path = PAGES) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, File] = {}

    async def answer(self, request: Request) -> Response:
        """The file of a path, or the start page."""
        path = request.path_params["path"]
        found = self._found(path)
        if found is None and "." in path.rpartition("/")[2]:
            raise Refused("no-such-page")
        if found is None:
            return await self._page(request, path)
        file = self._file(found)
        caching = FOREVER if found.parent.name == "assets" else "no-cache"
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        accepted = {one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}
        for encoding, packed in file.packed.items():
            if encoding in accepted:
                return Response(packed, headers={**headers, "Content-Encoding": encoding}, media_type=file.kind)
        return Response(file.plain, headers=headers, media_type=file.kind)

    async def _page(self, request: Request, path: str) -> Response:
        """The page, with what is said of it where its link is shared."""
        found = self._found("index.html")
        if found is None:
            raise Refused("no-pages")
        head, end, body = self._file(found).plain.decode().partition("</head>")
        text = head + await tags(request, path) + end + body
        return Response(text, headers={"Cache-Control": "no-cache"}, media_type="text/html")

    def _found(self, path: str) -> Path | None:
        """The file of this path, if it is one of ours."""
        with suppress(OSError, ValueError):  # too long, or no path at all
            wanted = (self._folder / path).resolve()
            if wanted.is_relative_to(self._folder) and wanted.is_file():
                return wanted
        return None

    def _file(self, path: Path) -> File:
        changed = path.stat().st_mtime_ns
        if path not in self._files or self._files[path].changed != changed:
            plain = path.read_bytes()
            packed, brotli = {}, path.with_name(path.name + BROTLI)
            if brotli.is_file():
                packed["br"] = brotli.read_bytes()
            if path.suffix in SQUEEZED:
                packed["gzip"] = gzip.compress(plain)
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            self._files[path] = File(changed, kind, plain, packed)
        return self._files[path]
