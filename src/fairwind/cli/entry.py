"""The console script `fairwind`: checks that the terminal's own libraries are there, then runs the commands."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

NEEDED: Final[tuple[str, ...]] = ("typer", "rich", "fluent.runtime")


def missing_libraries(needed: Sequence[str]) -> list[str]:
    """What an extra would have installed and is not there."""
    return [name for name in needed if not is_installed(name)]


def is_installed(name: str) -> bool:
    """Whether a module can be imported, without importing it."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def main() -> None:
    """Run `fairwind` with the arguments of the command line."""
    missing = missing_libraries(NEEDED)
    if missing:
        print(
            f"The terminal of Fairwind needs {', '.join(missing)}: run pip install 'fairwind[cli]' and try again.",
            file=sys.stderr,
        )
        sys.exit(2)
    from fairwind.cli.app import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
