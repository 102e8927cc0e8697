# ruff: noqa: INP001
"""Writes what the page takes from Python: types of the views, names of the parts of actions, and printed tables.

Run it after a change of a game's view, actions or edition: `PYTHONPATH=src .venv/bin/python web/generate.py`.
With `--check` nothing is written; it fails if a file is out of date.
"""

from __future__ import annotations

import json
import sys
import types
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from fairwind.games import OURS, game

WEB: Final = Path(__file__).parent / "src"
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


def typescript(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
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


def view_types(module: Any) -> str:
    """The view of a game, as interfaces; the whole table is also called `View`."""
    found = [item for item in vars(module).values() if is_typeddict(item) and item.__module__ == module.__name__]
    blocks = [HEAD.format(source=module.__name__)]
    for kind in found:
        lines = [f"  {name}: {typescript(hint)};" for name, hint in get_type_hints(kind).items()]
        blocks.append(
            f"/** {(kind.__doc__ or '').strip()} */\nexport interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"
        )
    whole = next(kind.__name__ for kind in found if "game" in kind.__annotations__)
    return "\n".join([*blocks, f"export type View = {whole};\n"])


def parts(name: str) -> dict[str, dict[str, list[str]]]:
    """What the words of each notation are called: the verb, then the names of its parts."""
    edition = game(name).edition()
    return {
        "do": {action.verb(): list(action.FIELDS) for action in edition.catalogue.actions},
        "out": {action.verb(): list(action.FIELDS) for action in edition.outcomes.actions},
    }


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    made: dict[Path, str] = {}
    for name, package in sorted(OURS.items()):
        folder = WEB / "games" / name
        made[folder / "view.ts"] = view_types(import_module(f"{package}.view"))
        sheet = import_module("tomllib").loads(game(name).edition().about.text)
        made[folder / "edition.json"] = json.dumps(sheet, ensure_ascii=False, indent=1) + "\n"
    known = {name: parts(name) for name in sorted(OURS)}
    made[WEB / "shell" / "parts.json"] = json.dumps(known, ensure_ascii=False, indent=1) + "\n"
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
