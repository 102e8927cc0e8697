"""Leaves out of an archive's Python files what only people read: a third of what would be sent.

It is run by the browser's own Python, which alone reads all of its standard library. What our code asserts stays.
Bytecode would start sooner, but packed it is more than half as large again.
"""

from __future__ import annotations

import ast
import io
import sys
import zipfile
from pathlib import Path
from typing import Final

KEEPS_TEXTS: Final = ("_pyodide/", "pyodide/")  # they look for theirs when they start
ONE_DATE: Final = (1980, 1, 1, 0, 0, 0)  # the same files give the same archive
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


def bared(archive: bytes) -> bytes:
    """The archive with bare sources, like beside like; nothing in it is packed, for all of it will be."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist(), key=lambda name: (Path(name).suffix, name)):
            found = old.read(name)
            new.writestr(zipfile.ZipInfo(name, ONE_DATE), bare(name, found) if name.endswith(".py") else found)
    return made.getvalue()


if __name__ == "__main__":
    given, wanted = sys.argv[1:]
    Path(wanted).write_bytes(bared(Path(given).read_bytes()))
