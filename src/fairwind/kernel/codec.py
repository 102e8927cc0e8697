"""Frames and states as JSON, and the digest that names a state."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from fairwind.kernel.spec import GameSpec, Json
from fairwind.kernel.state import Frame, State

SCHEME: Final = "fw1"  # raised when states are written down in another way


def encode_frame(frame: Frame) -> list[Any]:
    """The class, the seat and the fields, as a list."""
    return [type(frame).__name__, frame.seat, *(getattr(frame, name) for name in frame.FIELDS)]


def decode_frame(frames: Mapping[str, type[Frame]], data: list[Any]) -> Frame:
    """The frame that was encoded so."""
    name, *arguments = data
    if name not in frames:
        raise ValueError(f"unknown frame '{name}'")
    make: Any = frames[name]
    frame: Frame = make(*(tuple(a) if isinstance(a, list) else a for a in arguments))
    return frame


def encode_pending(s: State) -> list[list[Any]]:
    """The stack, bottom first."""
    return [encode_frame(frame) for frame in s.pending]


def decode_pending(frames: Mapping[str, type[Frame]], data: Sequence[list[Any]]) -> list[Frame]:
    """The stack that was encoded so."""
    return [decode_frame(frames, frame) for frame in data]


def copied(value: Any) -> Any:
    """A copy of nested lists, so that what was encoded does not change with the state."""
    return [copied(item) for item in value] if isinstance(value, list) else value


def encode_fields(s: State, fields: Sequence[str]) -> Json:
    """The named fields of a state, copied, and its stack."""
    data: Json = {name: copied(getattr(s, name)) for name in fields}
    data["pending"] = encode_pending(s)
    return data


def canonical(data: Any) -> str:
    """One text for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(spec: GameSpec[Any, Any], s: State) -> str:
    """A short name for the table and the stack; equal states have equal digests."""
    text = canonical(spec.encode(s))
    return f"{SCHEME}:{blake2b(text.encode(), digest_size=8).hexdigest()}"
