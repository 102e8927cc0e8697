"""Leaves out of an archive's Python files what only people read: a third of what would be sent.

It is run by the browser's own Python, which alone reads all of its standard library. What our code asserts stays.
Bytecode starts sooner, but packed it is more than half as large again: only what our engine imports before it can
answer is compiled, which spares the first visit a second.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import io
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType
from typing import Final

KEEPS_TEXTS: Final = ("_pyodide/", "pyodide/")  # they look for theirs when they start
ONE_DATE: Final = (1980, 1, 1, 0, 0, 0)  # the same files give the same archive
ENGINE: Final = "fairwind/offline/engine.py"
UNCHECKED: Final = (1).to_bytes(4, "little") + bytes(8)  # a header's flags: nobody compares it with a source
UNITS: Final = 8  # that one entry of a table of lines can stand for
ENTRY: Final = 0xE8  # its first byte: a line and no column; a second one says that it is the line of before
Documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def without_texts(tree: ast.Module) -> ast.Module:
    """The same program without docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass()]
    return tree


def bare(name: str, source: bytes) -> bytes:
    """A source without comments and docstrings."""
    tree = ast.parse(source, name)
    return ast.unparse(tree if name.startswith(KEEPS_TEXTS) else without_texts(tree)).encode()


def imported_early(path: str, names: list[str]) -> set[str]:
    """The files of an archive that our engine imports before it can answer; none if it is not in there."""
    if ENGINE not in names:
        return set()
    sys.path.insert(0, path)
    importlib.import_module(ENGINE.removesuffix(".py").replace("/", "."))
    modules = {name.replace(".", "/") for name in sys.modules}
    return {name for name in names if name.removesuffix(".py").removesuffix("/__init__") in modules}


def lean(code: CodeType) -> CodeType:
    """The same program, which says of a line only in which function it is: most of bytecode tells of columns."""
    full, rest = divmod(len(code.co_code) // 2, UNITS)
    lines = bytes((ENTRY | (UNITS - 1), 0)) * full + (bytes((ENTRY | (rest - 1), 0)) if rest else b"")
    inner = (lean(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=tuple(inner))


def compiled(name: str, source: bytes) -> bytes:
    """A source as Python keeps it once it has read it."""
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(lean(compile(source, name, "exec")))


def bared(path: str) -> bytes:
    """The archive with bare sources; like stands by like, and nothing is packed, for all of it will be."""
    made = io.BytesIO()
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new:
        early = imported_early(path, old.namelist())
        for name in sorted(old.namelist(), key=lambda name: (name in early, Path(name).suffix, name)):
            found = bare(name, old.read(name)) if name.endswith(".py") else old.read(name)
            written, told = (f"{name}c", compiled(name, found)) if name in early else (name, found)
            new.writestr(zipfile.ZipInfo(written, ONE_DATE), told)
    return made.getvalue()


if __name__ == "__main__":
    given, wanted = sys.argv[1:]
    Path(wanted).write_bytes(bared(given))
