"""What is packed for a page: our core without server and terminal, and of the standard library what is imported."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

TOOL: Final = Path(__file__).parents[2] / "tools" / "site.py"
# These are part of the browser's interpreter itself, or of another module.
BUILT_IN: Final = {"collections.abc", "itertools", "math", "sys", "time", "unicodedata"}
OF_A_SERVER: Final = {"fastapi", "starlette", "sqlalchemy", "uvicorn", "typer", "rich"}


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    found = spec_from_file_location("site_tool", TOOL)
    assert found
    assert found.loader
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def imports(node: ast.AST) -> Iterator[str]:
    """What is imported when it runs, at once or later; what only types need is not."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom) and child.level == 0 and child.module:
            yield child.module
        yield from imports(child)


def imported(tool: ModuleType) -> dict[str, str]:
    """Each module that what is packed imports, and one file that does."""
    return {
        module: name
        for name, path in tool.core_files()
        if path.suffix == ".py"
        for module in imports(ast.parse(path.read_text("utf-8")))
    }


def test_the_core_is_packed_without_server_and_terminal(tool: ModuleType) -> None:
    names = [name for name, _ in tool.core_files()]
    ours = {name.split("/")[1] for name in names if name.startswith("fairwind/")}
    assert ours == {"__init__.py", "kernel", "games", "bots", "coach", "tables", "locale", "offline"}
    assert len(set(names)) == len(names)
    assert not [name for name in names if name.endswith(("terminal.py", ".pyc", ".so", ".html"))]
    wanted = imported(tool)
    assert {module: wanted[module] for module in wanted if module.split(".")[0] in OF_A_SERVER} == {}


def test_whatever_it_imports_of_the_standard_library_is_packed_too(tool: ModuleType) -> None:
    """Or something that nobody tried in a browser would fail there the first time it is used."""
    listed = set(tool.MODULES.read_text("utf-8").splitlines())
    needed = {name: by for name, by in imported(tool).items() if name.split(".")[0] in sys.stdlib_module_names}
    assert len(needed) > 20
    assert {name: by for name, by in needed.items() if name not in listed | BUILT_IN} == {}


def test_the_list_of_the_standard_library_names_what_there_is(tool: ModuleType) -> None:
    if not tool.PYODIDE.is_dir():
        pytest.skip("The package pyodide is not here: run `npm install` in web/.")
    listed = {line for line in tool.MODULES.read_text("utf-8").splitlines() if line and not line.startswith("#")}
    packed = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name, _ in tool.library_files()}
    assert packed == listed
