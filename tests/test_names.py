"""Outside the games a class has its name to itself, and a module is the noun of what it holds."""

from __future__ import annotations

import ast
from pathlib import Path

import fairwind

PACKAGE = Path(fairwind.__file__).parent
NOUNS = {
    "sitting": "a game being played, as the glossary says",
    "seating": "who sits where at a table",
    "testing": "what we ship for tests, as numpy.testing and others call it",
    "training": "what the bots went through, and the name by which it is run",
}


def outside_the_games(package: Path) -> list[Path]:
    """Every module and folder of code that belongs to no single game."""
    found = [path for path in package.rglob("*") if path.suffix == ".py" or (path / "__init__.py").exists()]
    return sorted(path for path in found if path.relative_to(package).parts[0] != "games")


def shared_names(package: Path) -> dict[str, list[str]]:
    """Names that several classes have, with the modules where they stand."""
    where: dict[str, list[str]] = {}
    for path in outside_the_games(package):
        if path.is_file():
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    where.setdefault(node.name, []).append(str(path.relative_to(package)))
    return {name: modules for name, modules in where.items() if len(modules) > 1}


def gerunds(package: Path) -> list[str]:
    """Modules and folders with a word that says what is done, not what they hold."""
    return [
        str(path.relative_to(package))
        for path in outside_the_games(package)
        if any(word.endswith("ing") and word not in NOUNS for word in path.stem.split("_"))
    ]


def test_no_two_classes_share_a_name() -> None:
    assert shared_names(PACKAGE) == {}


def test_a_module_is_the_noun_of_what_it_holds() -> None:
    assert gerunds(PACKAGE) == []


def test_what_is_wrong_is_found(tmp_path: Path) -> None:
    for file, text in {
        "kernel/sitting.py": "class Line: ...",
        "server/hearing.py": "class Line: ...\nclass Ear: ...",
        "server/late_writing.py": "",
        "thinking/__init__.py": "def think() -> None:\n    class Thought: ...",
        "games/ours/scoring.py": "class Line: ...\nclass Ear: ...",
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert shared_names(tmp_path) == {"Line": ["kernel/sitting.py", "server/hearing.py"]}
    assert gerunds(tmp_path) == ["server/hearing.py", "server/late_writing.py", "thinking"]
