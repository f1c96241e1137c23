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

PAGES = Path(__file__).parents[1] / "pages"
FOREVER = "public, max-age=31536000, immutable"
SQUEEZED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")


@dataclass(frozen=True)
class File:
    """A file as it is sent; `squeezed` for browsers that can unpack it."""

    changed: int
    kind: str
    plain: bytes
    squeezed: bytes | None


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
        found = found or self._found("index.html")
        if found is None:
            raise Refused("no-pages")
        file = self._file(found)
        caching = FOREVER if found.parent.name == "assets" else "no-cache"
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(file.squeezed, headers=headers, media_type=file.kind)
        return Response(file.plain, headers=headers, media_type=file.kind)

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
            squeezed = gzip.compress(plain) if path.suffix in SQUEEZED else None
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            self._files[path] = File(changed, kind, plain, squeezed)
        return self._files[path]
