"""Calls: what may be asked, checked as the server does it.

`calls.json` is made from the server's own description by `web/generate.py`, so nothing is said twice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from fairwind.kernel.names import LONGEST_NAME, BadName, read_name
from fairwind.kernel.spec import Json
from fairwind.tables.problems import Problem

FILE: Final = "calls.json"
BAD_NAME: Final = "bad-name"
INVALID: Final = "invalid"
PLACE: Final = re.compile(r"\{(\w+)\}")
WHOLE_NUMBER: Final = re.compile(r"\s*[+-]?[0-9]{1,18}\s*")
TYPES: Final[dict[str, Callable[[Any], bool]]] = {
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}


@dataclass(frozen=True)
class Complaint:
    """What does not fit, and where."""

    title: str
    where: str
    why: str

    def problem(self) -> Problem:
        """As whoever asked is told."""
        if self.title == INVALID:
            return Problem(422, INVALID, {"where": self.where[:120], "why": self.why[:120]})
        return Problem(422, self.title, {"most": LONGEST_NAME})


class Unfit(Exception):
    """A value that does not fit its schema: all that is wrong with it."""

    def __init__(self, complaints: Sequence[Complaint]) -> None:
        super().__init__(complaints[0].why)
        self.complaints: Final = complaints

    def problem(self) -> Problem:
        """The first of it; a bad name comes before what only a program can get wrong."""
        named = [complaint for complaint in self.complaints if complaint.title == BAD_NAME]
        return [*named, *self.complaints][0].problem()


@dataclass(frozen=True)
class FoundCall:
    """Which call an address means, and the values it names."""

    name: str  # `POST /api/tables/{table}/answer`
    path: dict[str, Any]
    query: dict[str, Any]
    body: Any


class CallBook:
    """Every call there is."""

    def __init__(self, described: Json) -> None:
        self.calls: Final[Json] = described["calls"]
        self.schemas: Final[Json] = described["schemas"]
        self._paths: Final = [(*name.split(" ", 1), matcher(name.split(" ", 1)[1])) for name in self.calls]

    def find(self, method: str, address: str, body: str, answered: Collection[str]) -> FoundCall:
        """The call that is meant, checked; or a Problem, also if it is none of those that are answered here."""
        split = urlsplit(address)
        for verb, path, pattern in self._paths:
            found = pattern.fullmatch(split.path)
            if found is not None and verb == method:
                if f"{verb} {path}" not in answered:
                    raise Problem(404, "needs-server")
                named = {name: unquote(value) for name, value in found.groupdict().items()}
                return self._checked(f"{verb} {path}", named, parse_qs(split.query, keep_blank_values=True), body)
        raise Problem(404, "not-found") if method == "GET" else Problem(405, "no-such-call")

    def _checked(self, name: str, path: dict[str, str], query: Mapping[str, list[str]], body: str) -> FoundCall:
        call = self.calls[name]
        given: dict[str, dict[str, Any]] = {"path": {}, "query": {}}
        complaints: list[Complaint] = []
        for one in call["parameters"]:
            texts = [path[one["name"]]] if one["in"] == "path" else query.get(one["name"], [])
            try:
                given[one["in"]][one["name"]] = self._parameter(one, texts)
            except Unfit as unfit:
                complaints += unfit.complaints
        read: Any = body
        if call["body"] is not None:
            try:
                read = self._body(call["body"], body)
            except Unfit as unfit:
                complaints += unfit.complaints
        if complaints:
            raise Unfit(complaints).problem()
        return FoundCall(name, given["path"], given["query"], read)

    def _parameter(self, one: Json, texts: Sequence[str]) -> Any:
        """A parameter that came as text."""
        schema, where = one["schema"], f"{one['in']}.{one['name']}"
        if not texts:
            if one["required"]:
                raise Unfit([Complaint(INVALID, where, "Field required")])
            return schema.get("default")
        value: Any = list(texts) if takes(schema, "array") else texts[-1]
        if takes(schema, "integer"):
            if not WHOLE_NUMBER.fullmatch(texts[-1]):
                raise Unfit([Complaint(INVALID, where, "Input should be a whole number")])
            value = int(texts[-1])
        return self.fitted(schema, value, where)

    def _body(self, schema: Json, text: str) -> Any:
        """A body of JSON."""
        if not text:
            if takes(schema, "null"):
                return None
            raise Unfit([Complaint(INVALID, "body", "Field required")])
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            raise Unfit([Complaint(INVALID, "body", "This is no JSON")]) from None
        return self.fitted(schema, value, "body")

    # -- schemas

    def fitted(self, schema: Json, value: Any, where: str) -> Any:
        """A value as its schema has it, with what is left out filled in; or Unfit."""
        if "$ref" in schema:
            return self.fitted(self.schemas[schema["$ref"].rpartition("/")[2]], value, where)
        if "anyOf" in schema:
            return self._any_of(schema["anyOf"], value, where)
        if not TYPES[schema["type"]](value):
            raise Unfit([Complaint(INVALID, where, f"Input should be of the type {schema['type']}")])
        if isinstance(value, dict):
            return self._object(schema, value, where)
        if isinstance(value, list):
            check_size(schema, "Items", len(value), where)
            return self._all([(str(at), schema["items"], one) for at, one in enumerate(value)], where)
        return fitted_text(schema, value, where) if isinstance(value, str) else fitted_number(schema, value, where)

    def _any_of(self, schemas: Sequence[Json], value: Any, where: str) -> Any:
        complaints: list[Complaint] = []
        for schema in schemas:
            try:
                return self.fitted(schema, value, where)
            except Unfit as unfit:
                complaints += unfit.complaints
        raise Unfit(complaints)

    def _object(self, schema: Json, value: Json, where: str) -> Json:
        more = schema.get("additionalProperties", False)
        known = schema.get("properties", {})
        if more:
            check_size(schema, "Properties", len(value), where)
            keys = schema.get("propertyNames", {})
            self._all([(name, {"type": "string", **keys}, name) for name in value], where)
            return dict(zip(value, self._all([(name, more, one) for name, one in value.items()], where), strict=True))
        wrong = [Complaint(INVALID, f"{where}.{name}", "Field required") for name in missing(schema, value)]
        wrong += [
            Complaint(INVALID, f"{where}.{name}", "Extra inputs are not permitted")
            for name in value
            if name not in known
        ]
        given = [(name, one, value[name]) for name, one in known.items() if name in value]
        try:
            found = self._all(given, where)
        except Unfit as unfit:
            raise Unfit([*wrong, *unfit.complaints]) from None
        if wrong:
            raise Unfit(wrong)
        left_out = {name: default_of(one) for name, one in known.items() if name not in value}
        return left_out | dict(zip([name for name, _, _ in given], found, strict=True))

    def _all(self, given: Sequence[tuple[str, Json, Any]], where: str) -> list[Any]:
        """Several values, or all that is wrong with them."""
        found: list[Any] = []
        complaints: list[Complaint] = []
        for name, schema, value in given:
            try:
                found.append(self.fitted(schema, value, f"{where}.{name}"))
            except Unfit as unfit:
                complaints += unfit.complaints
        if complaints:
            raise Unfit(complaints)
        return found


@lru_cache(maxsize=1)
def call_book() -> CallBook:
    """The calls of the server; read once."""
    text = (resources.files(__package__) / FILE).read_text(encoding="utf-8")
    return CallBook(json.loads(text))


def matcher(path: str) -> re.Pattern[str]:
    """What fits the path of a call."""
    parts = PLACE.split(path)
    texts = [re.escape(part) if at % 2 == 0 else f"(?P<{part}>[^/]+)" for at, part in enumerate(parts)]
    return re.compile("".join(texts))


def takes(schema: Json, kind: str) -> bool:
    """Whether a value of this type may fit."""
    return any(one.get("type") == kind for one in schema.get("anyOf", [schema]))


def missing(schema: Json, value: Json) -> list[str]:
    """What must be said and is not."""
    return [name for name in schema.get("required", ()) if name not in value]


def default_of(schema: Json) -> Any:
    """What a value is if nothing is said; a fresh one, for somebody may fill it."""
    found = schema.get("default")
    return found.copy() if isinstance(found, (list, dict)) else found


def check_size(schema: Json, what: str, size: int, where: str) -> None:
    """So many at least, so many at most."""
    if not schema.get(f"min{what}", 0) <= size <= schema.get(f"max{what}", size):
        raise Unfit([Complaint(INVALID, where, f"There are too many or too few of them: {size}")])


def fitted_text(schema: Json, value: str, where: str) -> str:
    """A text of the right length and form."""
    check_size(schema, "Length", len(value), where)
    pattern = schema.get("pattern", "")
    if pattern and not re.search(pattern.removesuffix("$") + r"\Z", value):
        raise Unfit([Complaint(INVALID, where, "String should match the pattern")])
    allowed = schema.get("enum", [schema["const"]] if "const" in schema else [value])
    if value not in allowed:
        raise Unfit([Complaint(INVALID, where, f"Input should be one of: {', '.join(allowed)}")])
    return FORMATS[schema["format"]](value, where) if "format" in schema else value


def fitted_number(schema: Json, value: Any, where: str) -> Any:
    """A number within its bounds; what is no number has none."""
    least, most, below = schema.get("minimum"), schema.get("maximum"), schema.get("exclusiveMaximum")
    if (
        (least is not None and value < least)
        or (most is not None and value > most)
        or (below is not None and value >= below)
    ):
        raise Unfit([Complaint(INVALID, where, "This is too large or too small")])
    return value


def fitted_name(value: str, where: str) -> str:
    """A player's name, as it is shown."""
    try:
        return read_name(value)
    except BadName:
        raise Unfit([Complaint(BAD_NAME, where, "this is no name")]) from None


FORMATS: Final[dict[str, Callable[[str, str], str]]] = {"name": fitted_name}
