"""`python -m fairwind.server`: the same as `fairwind serve`, without the terminal's own libraries."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fairwind.data_folder import data_folder
from fairwind.server.serve import serve_forever
from fairwind.server.settings import BadSetting, Settings, read_limits, read_processes


def main() -> int:
    """Serve with the arguments of the command line."""
    parser = argparse.ArgumentParser(prog="fairwind.server", description="Serve tables to browsers.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--data", type=Path, default=data_folder())
    parser.add_argument("--database", default="")
    parser.add_argument("--behind-proxy", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=NUMBER")
    chosen = parser.parse_args()
    try:
        limits, processes = read_limits(chosen.limit), read_processes(chosen.processes)
        settings = Settings(chosen.data, chosen.database, chosen.behind_proxy, limits, processes=processes)
        serve_forever(settings, chosen.host, chosen.port, chosen.open)
    except BadSetting as error:
        print(error, file=sys.stderr)  # noqa: T201 (one sentence for whoever typed it)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
