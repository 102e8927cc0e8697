"""Frames and states as JSON, and the digest that names a state."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from fairwind.kernel.state import Frame, State

Json = dict[str, Any]
SCHEME: Final = "fw1"  # raised when states are written down in another way
BESIDE: Final = frozenset({"pending", "listener", "edition", "__dict__"})  # no fields of the table


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
    """A copy of lists, nested or not, so that what was encoded does not change with the state."""
    if not isinstance(value, list):
        return value
    return [copied(item) for item in value] if value and isinstance(value[0], list) else value[:]


def field_names(s: State) -> list[str]:
    """The fields that make up a state besides its stack: whatever its constructor writes, each once.

    Compiled classes keep their fields' names in `__mypyc_attrs__`, plain ones in the instance.
    """
    compiled: tuple[str, ...] = getattr(type(s), "__mypyc_attrs__", ())
    names = dict.fromkeys((*compiled, *getattr(s, "__dict__", {})))
    return [name for name in names if name not in BESIDE and name not in s.WORKED_OUT]


def encode_state(s: State) -> Json:
    """The whole state as JSON."""
    data: Json = {name: copied(getattr(s, name)) for name in field_names(s)}
    data["pending"] = encode_pending(s)
    return data


def decode_state(frames: Mapping[str, type[Frame]], s: State, data: Json) -> None:
    """Fill an empty state with what was encoded; nothing is shared with it."""
    names = field_names(s)
    if set(data) != {*names, "pending"}:
        wrong = sorted(set(data) ^ {*names, "pending"})
        raise ValueError(f"a state has no field '{wrong[0]}', or lacks it")
    for name in names:
        if name != "seats":  # the empty state was made for them
            setattr(s, name, copied(data[name]))
    s.pending = decode_pending(frames, data["pending"])
    s.work_out()


def canonical(data: Any) -> str:
    """One text for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(data: Json) -> str:
    """A short name for an encoded state."""
    return f"{SCHEME}:{blake2b(canonical(data).encode(), digest_size=8).hexdigest()}"
