"""Builds what a page needs to play without a server, and the static site.

`site.py engine FOLDER` writes `engine/` there: Python for browsers with a cut standard library, and our core.
`site.py site` builds `dist/site/`, which any host of plain files can serve.
`site.py lay-out FOLDER` puts such a site together from a page and an engine that are built already.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "fairwind"
TOOLS: Final = ROOT / "tools"
STAND_INS: Final = TOOLS / "stand_ins"
WEB: Final = ROOT / "web"
STATIC: Final = PACKAGE / "server" / "static"
SITE: Final = ROOT / "dist" / "site"
KEPT: Final = ROOT / "dist" / "packed"  # what was packed before: it takes a minute
PYODIDE: Final = WEB / "node_modules" / "pyodide"

OURS: Final = ("kernel", "games", "bots", "coach", "tables", "locale", "offline")
SHIPPED: Final = frozenset({".py", ".toml", ".ftl", ".bin", ".json", ".jsonl", ".txt"})
TERMINAL: Final = "terminal.py"  # a game's board there needs a library that no page has
FLUENT: Final = ("fluent.runtime", "fluent.syntax")
MODULES: Final = TOOLS / "browser_modules.txt"
WHOLE: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs")
LIBRARY: Final = "python_stdlib.zip"
CORE: Final = "core.zip"
LIST: Final = "files.json"
ROUNDS: Final = 5  # of the packer: more cost minutes and gain nothing that can be seen
BUILDING: Final = "building"  # says that a server is not done with the others
SITE_PAGE: Final = "site.html"


class CannotBuild(Exception):
    """Something is missing: says what."""


# -- archives


def core_files() -> Iterator[tuple[str, Path]]:
    """What of ours a page needs, and what that needs, by its name in the archive."""
    yield "fairwind/__init__.py", PACKAGE / "__init__.py"
    for folder in OURS:
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in SHIPPED and path.name != TERMINAL and "__pycache__" not in path.parts:
                yield path.relative_to(SOURCE).as_posix(), path
    for name in FLUENT:
        for path in sorted(installed(name).glob("*.py")):
            yield f"{name.replace('.', '/')}/{path.name}", path
    for path in sorted(STAND_INS.rglob("*.py")):
        if path != STAND_INS / "__init__.py":
            yield path.relative_to(STAND_INS).as_posix(), path


def installed(name: str) -> Path:
    """The folder of a package that is installed here."""
    found = find_spec(name)
    if found is None or not found.submodule_search_locations:
        raise CannotBuild(f"{name} is not installed; run make setup first.")
    return Path(found.submodule_search_locations[0])


def library_files() -> Iterator[tuple[str, bytes]]:
    """The modules of the standard library that a page needs."""
    lines = MODULES.read_text("utf-8").splitlines()
    wanted = {line.replace(".", "/") for line in lines if line and not line.startswith("#")}
    with zipfile.ZipFile(PYODIDE / LIBRARY) as library:
        for name in library.namelist():
            if name.removesuffix(".py").removesuffix("/__init__") in wanted and name.endswith(".py"):
                yield name, library.read(name)


def archive(files: Iterator[tuple[str, bytes]]) -> bytes:
    """Files in one."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new:
        for name, content in files:
            new.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


def bare(files: bytes) -> bytes:
    """An archive whose Python files have only what Python reads."""
    tool = hashlib.sha256((TOOLS / "browser_sources.py").read_bytes()).hexdigest()[:8]
    return kept(f"bare-{tool}", files, lambda: bared(files))


def bared(files: bytes) -> bytes:
    """As the browser's Python writes it."""
    KEPT.mkdir(parents=True, exist_ok=True)
    given, wanted = KEPT / f"given-{os.getpid()}.zip", KEPT / f"wanted-{os.getpid()}.zip"
    given.write_bytes(files)
    try:
        run_browser_python(TOOLS / "browser_sources.py", str(given), str(wanted))
        return wanted.read_bytes()
    finally:
        given.unlink()
        wanted.unlink(missing_ok=True)


def run_browser_python(program: Path, *words: str) -> None:
    """Run a Python program in the browser's Python."""
    node = shutil.which("node")
    if node is None or not PYODIDE.exists():
        raise CannotBuild("Building this needs node and the packages of web/ (npm --prefix web ci).")
    subprocess.run([node, str(TOOLS / "browser_python.mjs"), str(PYODIDE), str(program), *words], check=True)


# -- packing


def packed(content: bytes) -> bytes:
    """Packed as small as it can be here: with zopfli if it is installed, else with gzip."""
    try:
        from zopfli.gzip import compress  # noqa: PLC0415 (who only plays needs it not)
    except ImportError:
        return gzip.compress(content, 9, mtime=0)
    return kept(f"zopfli-{ROUNDS}", content, lambda: bytes(compress(content, numiterations=ROUNDS)))


def kept(how: str, content: bytes, make: Callable[[], bytes]) -> bytes:
    """What was made of this before, or is made now."""
    path = KEPT / f"{how}-{hashlib.sha256(content).hexdigest()[:32]}"
    if not path.exists():
        made = make()
        KEPT.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".new").write_bytes(made)
        path.with_suffix(".new").rename(path)
    return path.read_bytes()


# -- what is built


def build_engine(folder: Path) -> dict[str, int]:
    """Write `engine/` into a folder; the bytes of each file."""
    if not PYODIDE.exists():
        raise CannotBuild("Building this needs the packages of web/ (npm --prefix web ci).")
    files = {name: (PYODIDE / name).read_bytes() for name in WHOLE}
    files[LIBRARY] = bare(archive(library_files()))
    files[CORE] = bare(archive((name, path.read_bytes()) for name, path in core_files()))
    with ThreadPoolExecutor() as pool:  # the packer lets others work beside it
        made = {f"{name}.gz": content for name, content in zip(files, pool.map(packed, files.values()), strict=True)}
    engine = folder / "engine"
    engine.mkdir(parents=True, exist_ok=True)
    for name, content in made.items():
        (engine / name).write_bytes(content)
    version = hashlib.sha256(b"".join(made[name] for name in sorted(made))).hexdigest()[:16]
    sizes = {name: len(content) for name, content in made.items()}
    (engine / LIST).write_text(json.dumps({"version": version, "files": sizes}), "utf-8")
    return sizes


def build_texts(folder: Path, words: bool) -> None:
    """Write what the lobby shows before Python runs: the games, and with `words` the Fluent files too."""
    sys.path.insert(0, str(SOURCE))
    from fairwind.games import game_names  # noqa: PLC0415 (our own, once its path is known)
    from fairwind.locale import LANGUAGES  # noqa: PLC0415
    from fairwind.tables.shown.described_games import described_games  # noqa: PLC0415
    from fairwind.tables.shown.word_files import WORDS, cover_in, words_in  # noqa: PLC0415

    games = json.dumps(described_games(), separators=(",", ":"))
    for lang in LANGUAGES:
        write(folder / "static-api" / f"games.{lang}.json", games)
        if words:
            for name in (*WORDS, *game_names()):
                write(folder / "locale" / lang / f"{name}.ftl", words_in(lang, name))
            for name in game_names():
                write(folder / "locale" / lang / "cover" / f"{name}.ftl", cover_in(lang, name))


def write(path: Path, text: str) -> None:
    """Write a text, and the folder it stands in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def lay_out(folder: Path) -> None:
    """Put a whole site together from the built page, which has its engine."""
    if not (STATIC / "engine" / LIST).is_file():
        raise CannotBuild(f"The page has no engine yet: run site.py engine {STATIC} first.")
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns(BUILDING))
    (folder / SITE_PAGE).replace(folder / "index.html")
    build_texts(folder, words=True)


def build_site() -> None:
    """Build the page and put the whole site together."""
    subprocess.run(["npm", "--prefix", str(WEB), "run", "-s", "build"], check=True)  # noqa: S607 (as make calls it)
    sizes = build_engine(STATIC)
    build_texts(STATIC, words=False)  # a server's own page is built anew by this, too
    shutil.rmtree(SITE, ignore_errors=True)
    lay_out(SITE)
    for name, size in sizes.items():
        print(f"{size:>9} {name}")
    print(f"{sum(sizes.values()):>9} bytes of Python in all; the site is in {SITE}")


def main() -> int:
    """Build what is asked for."""
    try:
        if sys.argv[1:2] == ["engine"] and len(sys.argv) == 3:
            folder = Path(sys.argv[2])
            print(sum(build_engine(folder).values()), "bytes of Python")
            build_texts(folder, words=False)
        elif sys.argv[1:2] == ["lay-out"] and len(sys.argv) == 3:
            lay_out(Path(sys.argv[2]))
        elif sys.argv[1:] == ["site"]:
            build_site()
        else:
            print(__doc__)
            return 2
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
