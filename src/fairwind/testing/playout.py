"""The fingerprint of a random game, to compare processes and builds.

`python -m fairwind.testing.playout GAME SEATS SEED` prints it. With `--plain` the core is loaded from its Python
sources even where it is compiled.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def load_plain() -> None:
    """From now on import Fairwind from its sources, compiled modules aside."""
    sources_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> object:
        if "fairwind" not in Path(path).parts:
            raise ImportError(path)
        return sources_only(path)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]
    sys.path_importer_cache.clear()


def fingerprint(name: str, seats: int, seed: str) -> str:
    """Which build, how many answers, the result and the digest of a random game."""
    from fairwind.games import game  # noqa: PLC0415 (after load_plain)
    from fairwind.kernel import play  # noqa: PLC0415
    from fairwind.kernel.chance import Generator, Seeded  # noqa: PLC0415

    spec = game(name)
    s = spec.begin(spec.edition(), seats)
    answers = play.random_playout(s, Seeded(f"{seed}/table"), Generator(f"{seed}/players"), spec.longest)
    return json.dumps([answers, spec.result(s).as_json(), spec.digest(s)])


def fingerprint_elsewhere(name: str, seats: int, seed: str, plain: bool) -> tuple[str, str]:
    """The build and fingerprint that another process prints."""
    arguments = [name, str(seats), seed]
    if plain:
        root = str(Path(__file__).parents[2])
        # This package is plain already; only the core may be compiled.
        code = (
            f"import sys; sys.path.insert(0, {root!r})\n"
            f"import importlib.util as u\n"
            f"spec = u.spec_from_file_location('playout', {__file__!r})\n"
            f"m = u.module_from_spec(spec); spec.loader.exec_module(m); m.load_plain(); m.main({arguments!r})\n"
        )
        command = [sys.executable, "-c", code]
    else:
        command = [sys.executable, "-c", f"from fairwind.testing.playout import main; main({arguments!r})"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 (our own interpreter)
    which, printed = done.stdout.strip().split("\n")
    return which, printed


def main(arguments: list[str]) -> None:
    """Print the build and the fingerprint."""
    from fairwind.kernel.build import build  # noqa: PLC0415 (after load_plain)

    name, seats, seed = arguments
    sys.stdout.write(f"{build()}\n{fingerprint(name, int(seats), seed)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
