"""What README, CONTRIBUTING and docs show can be done just so: examples run, commands and make targets are there."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import Ran, fairwind_here

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
RECORD = ROOT / "tests" / "golden" / "mundus-novus" / "perfect-2.jsonl"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
COMMAND = re.compile(r"^(?:\.venv/bin/)?fairwind ([a-z].*)$")
TARGET = re.compile(r"^make ([a-z-]+)")
# What stands for something of the reader's own, and what would take long.
SHORTER = {
    "FILE": str(RECORD),
    "<game>": "mundus-novus",
    "my-game": "mundus-novus",
    "montecarlo:50ms": "montecarlo:4",
    "--deals 7000000": "--deals 7",
    "--games 100": "--games 1",
    "--games 400": "--games 2",
    "--out more.jsonl": "--out more.jsonl --count 0",
    "review game.jsonl": "review game.jsonl --effort 1 --jobs 1",
}
# These go on until somebody stops them, measure for a while, or write a file: their options are read, no more.
ONLY_READ = {"serve", "bench", "train", "backup", "restore", "key", "tables", "visitors", "dataset"}


# What the examples of a page need beside us.
NEEDS = {"docs/research.md": ("gymnasium", "pettingzoo", "pyspiel", "pyarrow")}


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def examples(text: str) -> list[str]:
    """The blocks of Python on a page; each may use what those before it have made."""
    return [code for language, code in BLOCK.findall(text) if language == "python"]


def code_lines(text: str) -> list[str]:
    """What stands on a page as code to be typed: between backticks, or a line of a block without a language."""
    blocks = [
        line.split("  #")[0] for language, code in BLOCK.findall(text) if not language for line in code.split("\n")
    ]
    return [line.strip() for line in [*blocks, *INLINE.findall(BLOCK.sub("", text))]]


def commands(text: str) -> list[str]:
    return list(dict.fromkeys(found[1] for line in code_lines(text) if (found := COMMAND.match(line))))


def targets(text: str) -> set[str]:
    return {found[1] for line in code_lines(text) if (found := TARGET.match(line))}


def run_examples(text: str) -> dict[str, Any]:
    """Run the blocks of a page in order, then the tests that they define; what they have made."""
    made: dict[str, Any] = {"__name__": "example"}
    for code in examples(text):
        exec(compile(code, "example", "exec"), made)
    for name, item in list(made.items()):
        if name.startswith("test_"):
            item()
    return made


def run_command(line: str) -> Ran:
    """A command as it stands on a page, with nobody at the keyboard."""
    for long, short in SHORTER.items():
        line = line.replace(long, short)
    arguments = shlex.split(line)
    return fairwind_here(*arguments, *(["--help"] if arguments[0] in ONLY_READ else []))


def has_target(target: str) -> bool:
    """Whether make knows what to do for it."""
    make = shutil.which("make") or pytest.skip("make is not here.")
    return subprocess.run([make, "-n", target], cwd=ROOT, capture_output=True, check=False).returncode == 0


@pytest.fixture(autouse=True)
def _at_a_readers_desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder with a recorded game, which is what examples may count on."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    shutil.copy(RECORD, tmp_path / "game.jsonl")


@pytest.mark.parametrize("page", [p for p in PAGES if examples(p.read_text("utf-8"))], ids=name_of)
def test_examples_run(page: Path) -> None:
    for library in NEEDS.get(name_of(page), ()):
        pytest.importorskip(library, reason=f"{library} is not here: pip install 'fairwind[research]'.")
    run_examples(page.read_text("utf-8"))


@pytest.mark.parametrize(
    "line", list(dict.fromkeys(line for page in PAGES for line in commands(page.read_text("utf-8"))))
)
def test_commands_are_there(line: str) -> None:
    ran = run_command(line)
    assert (ran.status, ran.err.strip()) == (0, "")
    assert ran.out.strip()


@pytest.mark.parametrize("target", sorted({name for page in PAGES for name in targets(page.read_text("utf-8"))}))
def test_make_knows_its_targets(target: str) -> None:
    assert has_target(target)


PLANTED = """
```python
first = 1
```
`fairwind sail --far`, then `make voyage`:
```
make land       # make tea
fairwind games
```
```python
second = first + 1

def test_of_the_reader() -> None:
    assert second == 3
```
"""


def test_what_does_not_work_is_found() -> None:
    assert examples(PLANTED)[0] == "first = 1\n"
    with pytest.raises(AssertionError):
        run_examples(PLANTED)
    assert run_examples(PLANTED.replace("== 3", "== 2"))["second"] == 2
    assert commands(PLANTED) == ["games", "sail --far"]
    assert run_command("sail --far").status == 2
    assert run_command("serve --far").status == 2
    assert targets(PLANTED) == {"land", "voyage"}
    assert not has_target("voyage")


def test_the_readme_shows_what_there_is_to_see() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(examples(text)) == 1
    assert {line.split()[0] for line in commands(text)} == {
        "serve",
        "play",
        "learn",
        "puzzles",
        "games",
        "rules",
        "replay",
        "review",
        "match",
        "train",
        "bench",
        "tables",
        "visitors",
        "backup",
    }
    assert {"play", "test", "bench"} <= targets(text)
