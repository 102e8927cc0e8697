"""The route for whoever watches over a server."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from fairwind.server.health import Health
from fairwind.server.http.responses import json_response

ROUTER: Final = APIRouter(prefix="/api")


@ROUTER.get(
    "/health",
    summary="Whether the server can do its work",
    responses={503: {"description": "It cannot: the database takes nothing."}},
)
async def health(request: Request) -> Response:
    """A tiny write, the queue, the workers; no secrets."""
    found: Health = request.app.state.health
    shown = await found.shown()
    return json_response(shown, 200 if shown["ok"] else 503)
