"""The web app: built files from a folder, and a plain page if they are not there."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from fairwind.server.http.compression import GZIP, coding_for
from fairwind.server.http.responses import LastingResponse
from fairwind.tables.problems import Problem

LONG: Final = "public, max-age=31536000, immutable"
SHORT: Final = "no-cache"
TEXTS: Final = frozenset({".css", ".ftl", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".webmanifest"})
PACKED: Final = ".gz"
HASHED: Final = "assets"  # the folder whose files have their hash in their name
PAGES: Final = (  # addresses that the web app answers itself
    "/", "/here", "/me", "/t/{table}", "/replay/{replay}", "/learn/{game}", "/learn/{game}/{lesson}",
    "/puzzles/{game}", "/puzzles/{game}/{puzzle}",
)  # fmt: skip
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Fairwind</title>
<h1>Fairwind</h1>
<p>The server runs, but its web app has not been built.</p>
<p>In a clone of the project, run <code>make play</code>, or <code>npm install &amp;&amp; npm run build</code> in
<code>web/</code>; then load this page again.</p>
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


def file_in(folder: Path, path: str) -> Path | None:
    """A file of the folder; None for whatever is none, names that no system knows too."""
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except (OSError, ValueError):
        return None


def file_response(path: Path, kept: str) -> Response:
    """A file; text is compressed for whoever accepts that."""
    if path.suffix not in TEXTS:
        return FileResponse(path, headers={"Cache-Control": kept})
    content, kind = read_text(path, path.stat().st_mtime_ns)
    return LastingResponse(content, headers={"Cache-Control": kept}, media_type=kind)


def unpacked_response(path: Path, accepted: str, kept: str) -> Response:
    """What was packed when it was built, under the name that it had before; unpacked for whoever wants it so."""
    name = path.name.removesuffix(PACKED)
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if coding_for(accepted) is GZIP:
        return FileResponse(path, headers={**headers, "Content-Encoding": GZIP.name}, media_type=kind)
    return Response(gzip.decompress(path.read_bytes()), headers=headers, media_type=kind)


@lru_cache(maxsize=256)
def read_text(path: Path, _: int) -> tuple[bytes, str]:
    """A file of text as it was at that time, and what it is."""
    return path.read_bytes(), mimetypes.guess_type(path.name)[0] or "text/plain"


def serve(app: FastAPI, folder: Path) -> None:
    """Answer for the pages of the web app and its files."""
    folder = folder.resolve()

    async def page() -> Response:
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": SHORT})
        return file_response(index, SHORT)

    async def file(request: Request, path: str) -> Response:
        found = file_in(folder, path)
        if found is not None:
            return file_response(found, LONG if found.parent.name == HASHED else SHORT)
        packed = file_in(folder, path + PACKED)
        if packed is None:
            raise Problem(404, "not-found")
        return unpacked_response(packed, request.headers.get("Accept-Encoding", ""), SHORT)

    for address in PAGES:
        app.add_api_route(address, page, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
    app.add_api_route("/{path:path}", file, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
