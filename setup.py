"""Compile the core with mypyc, unless FAIRWIND_PURE=1 or there is no C compiler; FAIRWIND_PURE=0 insists on it."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

# native.py must stay plain (see there); rulebook.py only holds data; a game's terminal.py is a door.
PLAIN = {"native.py", "__init__.py", "rulebook.py", "terminal.py"}


FOLDERS = ("kernel", "games", "bots")


def compiled_modules() -> list[str]:
    core = [path for folder in FOLDERS for path in Path("src/fairwind", folder).rglob("*.py")]
    return sorted(str(path) for path in core if path.name not in PLAIN)


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def extensions() -> list[Extension]:
    wanted = os.environ.get("FAIRWIND_PURE", "")
    # Who insists finds out by failing: on Windows the compiler is on no path, and setuptools looks for it elsewhere.
    if wanted == "1" or (wanted != "0" and not has_compiler()):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 (needed only here)
    from pybind11.setup_helpers import ParallelCompile  # noqa: PLC0415

    ParallelCompile("FAIRWIND_COMPILERS").install()  # a file for each module: as many at once as there are cores
    level = os.environ.get("FAIRWIND_OPT", "2")  # as make has always built it
    found = list(mypycify(compiled_modules(), opt_level=level, multi_file=True))
    if os.name != "nt":
        for extension in found:  # nothing outside calls our functions: so they call each other directly, 7 % faster
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


setup(ext_modules=extensions())
