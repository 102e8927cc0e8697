"""An inner ring never imports an outer one, the core imports only the standard library, no game imports another."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fairwind
from fairwind.games import OURS

PACKAGE = Path(fairwind.__file__).parent
SOURCE = str(PACKAGE.parent)
CORE = ("kernel", "games", "bots", "coach")
MODULES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Every module that a file imports, at run time or for its types."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found.add(node.module or "")
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def is_terminal(path: Path) -> bool:
    """Whether a module draws a game in the terminal: a door inside the game's package."""
    return ring_folder(path) == "games" and path.name == "terminal.py"


def ring_folder(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def ring(path: Path) -> str:
    return "cli" if is_terminal(path) else ring_folder(path)


def wrong_in_core(path: Path) -> list[str]:
    # native.py holds the one door to mypy_extensions, for the type checker only.
    allowed = {"fairwind", "mypy_extensions"} if path.name == "native.py" else {"fairwind"}
    wrong = [name for name in imports(path) if name.split(".")[0] not in {*sys.stdlib_module_names, *allowed}]
    inner = {
        "kernel": ("kernel",),
        "games": ("kernel", "games"),
        "bots": ("kernel", "bots"),
        "coach": ("kernel", "games", "bots", "coach"),
    }[ring(path)]
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "fairwind" and len(parts) > 1 and parts[1] not in inner:
            wrong.append(name)
    return wrong


@pytest.mark.parametrize("path", [m for m in MODULES if ring(m) in CORE], ids=lambda m: str(m.relative_to(PACKAGE)))
def test_the_core_imports_only_inwards(path: Path) -> None:
    assert wrong_in_core(path) == []


@pytest.mark.parametrize(
    "path", [m for m in MODULES if ring_folder(m) == "games"], ids=lambda m: str(m.relative_to(PACKAGE))
)
def test_no_game_imports_another(path: Path) -> None:
    parts = path.relative_to(PACKAGE).parts
    if len(parts) == 2:
        return  # the list of games itself
    others = [n for n in imports(path) if n.startswith("fairwind.games.") and n.split(".")[2] != parts[1]]
    assert others == []


def door_imports(path: Path) -> list[str]:
    """The modules of games' terminals that a file imports."""
    return [name for name in imports(path) if re.fullmatch(r"fairwind\.games\.\w+\.terminal(\.\w+)?", name)]


def test_only_the_terminal_finds_the_board_of_a_game() -> None:
    boards = [path for path in MODULES if is_terminal(path)]
    assert {path.parent.name for path in boards} == {name.replace("-", "_") for name in OURS}
    assert [path for path in MODULES if door_imports(path)] == []
    assert all("rich" in {name.split(".")[0] for name in imports(path)} for path in boards)


def test_a_board_that_is_imported_is_found(tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text(
        "from fairwind.games.santa_cruz.terminal import draw\nfrom fairwind.games.bora_bora import terminal\n"
    )
    assert set(door_imports(file)) == {
        "fairwind.games.santa_cruz.terminal",
        "fairwind.games.santa_cruz.terminal.draw",
        "fairwind.games.bora_bora.terminal",
    }


@pytest.mark.parametrize("path", [m for m in MODULES if ring(m) == "arena"], ids=lambda m: m.name)
def test_the_arena_needs_neither_terminal_nor_server(path: Path) -> None:
    assert [name for name in imports(path) if name.startswith(("fairwind.cli", "fairwind.server"))] == []


def test_the_rule_finds_what_it_should(tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text("import rich\nfrom fairwind.cli import app\n")
    assert imports(file) == {"rich", "fairwind.cli", "fairwind.cli.app"}


# -- tables: the doors' own ring within the ring, which a page without a server can use


FOR_TABLES = ("kernel", "games", "bots", "coach", "locale", "tables")
WITHOUT_HTTP = ("tables", "offline")


def wrong_in_tables(path: Path, allowed: tuple[str, ...] = FOR_TABLES) -> list[str]:
    """What tables may not import: HTTP, SQL, whatever is not Python's or ours, and the doors that stand on them."""
    wrong = [name for name in imports(path) if name.split(".")[0] not in {*sys.stdlib_module_names, "fairwind"}]
    ours = [name.split(".") for name in imports(path) if name.startswith("fairwind.")]
    return wrong + [".".join(parts) for parts in ours if parts[1] not in allowed]


@pytest.mark.parametrize("path", [m for m in MODULES if ring(m) == "tables"], ids=lambda m: str(m.relative_to(PACKAGE)))
def test_tables_know_neither_http_nor_sql(path: Path) -> None:
    assert wrong_in_tables(path) == []


@pytest.mark.parametrize("path", [m for m in MODULES if ring(m) == "offline"], ids=lambda m: m.name)
def test_a_house_without_a_server_knows_none(path: Path) -> None:
    assert wrong_in_tables(path, (*FOR_TABLES, "offline")) == []


def test_nothing_that_tables_load_is_http_or_sql() -> None:
    """Not through somebody else either."""
    modules = [
        ".".join(m.relative_to(PACKAGE.parent).with_suffix("").parts) for m in MODULES if ring(m) in WITHOUT_HTTP
    ]
    heavy = {"fastapi", "starlette", "uvicorn", "pydantic", "sqlalchemy", "alembic", "psycopg", "typer", "rich"}
    code = f"import sys, {', '.join(modules)}; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    assert done.stdout.strip() == "[]"
    assert len(modules) > 10


def test_tables_that_import_too_much_are_found(tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text(
        "import asyncio, json\nfrom sqlalchemy import select\nimport starlette.responses\n"
        "from fairwind.server.settings import Settings\nfrom fairwind.cli import app\n"
        "from fairwind.kernel.log import Log\n"
    )
    assert set(wrong_in_tables(file)) == {
        "sqlalchemy",
        "sqlalchemy.select",
        "starlette.responses",
        "fairwind.server.settings",
        "fairwind.server.settings.Settings",
        "fairwind.cli",
        "fairwind.cli.app",
    }


# -- research: doors that nobody else goes through, but for the command that is one of them


def users_of_research(modules: list[Path]) -> list[Path]:
    """Modules outside the doors for research that import them."""
    others = [path for path in modules if path.parent.name != "research"]
    return [path for path in others if any(name.startswith("fairwind.research") for name in imports(path))]


def test_nobody_needs_the_doors_for_research(tmp_path: Path) -> None:
    assert users_of_research(MODULES) == [PACKAGE / "cli" / "dataset_command.py"]
    file = tmp_path / "x.py"
    file.write_text("from fairwind.research.conventions import Conventions\n")
    assert users_of_research([file]) == [file]
