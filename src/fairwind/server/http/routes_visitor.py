"""Routes about whoever asks: their tables."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from starlette.responses import Response

from fairwind.server.http.identity import AllTables, ByVisitor
from fairwind.server.http.responses import json_response
from fairwind.tables.shown.held_tables import FINISHED_AT_ONCE, tables_held

ROUTER: Final = APIRouter()

Before = Annotated[str, Query(max_length=64)]
HowMany = Annotated[int, Query(ge=0, le=FINISHED_AT_ONCE)]


@ROUTER.get("/api/tables/mine", summary="The reader's own tables")
async def mine(
    registry: AllTables, visitor: ByVisitor, before: Before = "", finished: HowMany = FINISHED_AT_ONCE
) -> Response:
    """Running, waiting and the last that are finished; `before` asks for finished ones only."""
    return json_response(await tables_held(registry.store, visitor.name, before, finished))
