"""Answers as JSON."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import PydanticSerializationError, to_json
from starlette.responses import Response


def as_json(data: Any) -> bytes:
    """Data as JSON: fast, and if a stranger's text cannot be written so, with escapes."""
    try:
        return to_json(data)
    except PydanticSerializationError:
        return json.dumps(data).encode()


def told(data: Any, status: int = 200) -> Response:
    """An answer that holds data."""
    return Response(as_json(data), status, media_type="application/json")
