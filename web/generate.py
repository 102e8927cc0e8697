# ruff: noqa: INP001
"""Writes what the page takes from Python: types of views, of what is printed and of the API, and printed tables.

Beside these stands what may be asked, as the server describes it: a page without a server checks by that.
Run it after a change of a game's view or edition, or of what the server tells or takes:
`PYTHONPATH=src .venv/bin/python web/generate.py`.
With `--check` nothing is written; it fails if a file is out of date.
"""

from __future__ import annotations

import json
import sys
import types
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from fairwind.games import OURS, game
from fairwind.server.http.app import create_app
from fairwind.server.settings import Settings
from fairwind.tables.shown import messages

WEB: Final = Path(__file__).parent / "src"
OFFLINE: Final = Path(__file__).parent.parent / "src" / "fairwind" / "offline"
HEAD: Final = "// Generated from {source} by web/generate.py: do not edit.\n"
PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    object: "unknown",
    Any: "unknown",
    type(None): "null",
}
OPEN: Final = (messages.Told,)  # what holds further facts beside those that are named


def typescript(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f"'{arg}'" if isinstance(arg, str) else str(arg) for arg in args)
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(typescript(arg) for arg in args)}]"
    if origin in {list, tuple}:
        inner = typescript(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin in {Union, types.UnionType}:
        return " | ".join(typescript(arg) for arg in args)
    raise TypeError(f"no TypeScript for {hint}")


def nested(hint: Any) -> list[Any]:
    """The TypedDicts that a type speaks of, each before those within it."""
    if is_typeddict(hint):
        return [hint, *[kind for inner in get_type_hints(hint).values() for kind in nested(inner)]]
    return [kind for arg in get_args(hint) for kind in nested(arg)]


def interface(kind: Any) -> str:
    """A TypedDict as an interface."""
    lines = ["  [fact: string]: unknown;"] if kind in OPEN else []
    marked = get_type_hints(kind, include_extras=True)
    for name, hint in get_type_hints(kind).items():
        optional = name in kind.__optional_keys__ or get_origin(marked[name]) is NotRequired
        lines.append(f"  {name}{'?' if optional else ''}: {typescript(hint)};")
    return f"/** {(kind.__doc__ or '').strip()} */\nexport interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def interfaces(module: Any) -> list[Any]:
    """The TypedDicts of a module in their order, then those of other modules that stand within them."""
    own = [item for item in vars(module).values() if is_typeddict(item) and item.__module__ == module.__name__]
    return list(dict.fromkeys([*own, *[kind for one in own for kind in nested(one)]]))


def whole(kinds: list[Any]) -> Any:
    """The TypedDict that stands in no other; the last, if some are only there to be extended."""
    inner = [kind for one in kinds for hint in get_type_hints(one).values() for kind in nested(hint)]
    return [kind for kind in kinds if kind not in inner][-1]


def types_in(module: Any, name: str) -> str:
    """The TypedDicts of a module as interfaces; the whole is also called by this name."""
    kinds = interfaces(module)
    blocks = [HEAD.format(source=module.__name__), *[interface(kind) for kind in kinds]]
    return "\n".join([*blocks, f"export type {name} = {whole(kinds).__name__};\n"])


def api_types() -> str:
    """What the server tells, as interfaces."""
    return "\n".join([HEAD.format(source=messages.__name__), *[interface(kind) for kind in interfaces(messages)]])


UNSAID: Final = ("title", "description")  # what people read in a schema


def calls() -> str:
    """What may be asked: the parameters and the body of each call, and the schemas of bodies."""
    described = create_app(Settings(Path())).openapi()
    asked = {
        f"{method.upper()} {path}": {
            "parameters": [
                {"name": one["name"], "in": one["in"], "required": one["required"], "schema": bare(one["schema"])}
                for one in call.get("parameters", ())
                if one["in"] in {"path", "query"}
            ],
            "body": body_of(call),
        }
        for path, methods in described["paths"].items()
        for method, call in methods.items()
    }
    bodies = {body["$ref"] for call in asked.values() for body in refs(call["body"])}
    schemas = {name: bare(schema) for name, schema in described["components"]["schemas"].items()}
    found: dict[str, Any] = {}
    while bodies:
        name = bodies.pop().rpartition("/")[2]
        found[name] = schemas[name]
        bodies |= {ref["$ref"] for ref in refs(schemas[name])} - {f"#/components/schemas/{known}" for known in found}
    return json.dumps({"calls": asked, "schemas": dict(sorted(found.items()))}, indent=1) + "\n"


def body_of(call: dict[str, Any]) -> Any:
    """The schema of a call's JSON body; null if it has none, or one that is no JSON."""
    content = call.get("requestBody", {}).get("content", {})
    return bare(content["application/json"]["schema"]) if "application/json" in content else None


def bare(schema: Any) -> Any:
    """A schema without what only people read."""
    if isinstance(schema, list):
        return [bare(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {name: bare(one) for name, one in schema.items() if name not in UNSAID or isinstance(one, dict)}
    return dict(sorted(kept.items()))


def refs(schema: Any) -> list[dict[str, str]]:
    """The places in a schema that name another."""
    if isinstance(schema, list):
        return [ref for one in schema for ref in refs(one)]
    if not isinstance(schema, dict):
        return []
    return [schema] if "$ref" in schema else [ref for one in schema.values() for ref in refs(one)]


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    made: dict[Path, str] = {}
    for name, package in sorted(OURS.items()):
        folder = WEB / "games" / name
        made[folder / "view.ts"] = types_in(import_module(f"{package}.view"), "View")
        if find_spec(f"{package}.printed") is not None:
            made[folder / "printed.ts"] = types_in(import_module(f"{package}.printed"), "Edition")
        printed = game(name).printed(game(name).edition())
        made[folder / "edition.json"] = json.dumps(printed, ensure_ascii=False, indent=1) + "\n"
    made[WEB / "shell" / "api.types.ts"] = api_types()
    made[OFFLINE / "calls.json"] = calls()
    return made


def main() -> int:
    """Write the files, or check them."""
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            sys.stderr.write(f"{path} is out of date: run web/generate.py\n")
        return 1 if stale else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
