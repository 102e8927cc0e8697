"""The web app: built files from a folder, and a plain page if they are not there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.responses import FileResponse, HTMLResponse, Response

from fairwind.tables.problems import Problem

LONG: Final = "public, max-age=31536000, immutable"
SHORT: Final = "no-cache"
HASHED: Final = "assets"  # the folder whose files have their hash in their name
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


def serve(app: FastAPI, folder: Path) -> None:
    """Answer for the pages of the web app and its files."""
    folder = folder.resolve()

    async def page() -> Response:
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": SHORT})
        return FileResponse(index, headers={"Cache-Control": SHORT})

    async def file(path: str) -> Response:
        found = file_in(folder, path)
        if found is None:
            raise Problem(404, "not-found")
        hashed = found.parent.name == HASHED
        return FileResponse(found, headers={"Cache-Control": LONG if hashed else SHORT})

    for address in ("/", "/t/{table}", "/replay/{replay}"):
        app.add_api_route(address, page, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
    app.add_api_route("/{path:path}", file, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)
