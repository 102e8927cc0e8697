"""`python -m fairwind.server`: the same as `fairwind serve`, without the terminal's own libraries."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from fairwind.data_folder import data_folder
from fairwind.server.serve import serve_forever
from fairwind.server.settings import LOG_FORMS, BadSetting, Settings, notice_settings, read_limits, review_effort


def main() -> int:
    """Serve with the arguments of the command line."""
    parser = argparse.ArgumentParser(prog="fairwind.server", description="Serve tables to browsers.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--data", type=Path, default=data_folder())
    parser.add_argument("--database", default=os.environ.get("FAIRWIND_DATABASE", ""))
    parser.add_argument("--behind-proxy", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--process-ports", action="store_true")
    parser.add_argument("--trust-proxy", action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--name", action="append", default=[], metavar="HOST")
    parser.add_argument("--metrics-port", type=int, default=0)
    parser.add_argument("--metrics-host", default="127.0.0.1")
    parser.add_argument("--log", choices=LOG_FORMS, default=LOG_FORMS[0])
    parser.add_argument("--push", default="", metavar="MAIL")
    parser.add_argument("--mail-from", default="", metavar="MAIL")
    parser.add_argument("--smtp", default="", metavar="HOST:PORT")
    parser.add_argument("--address", default="", metavar="URL")
    parser.add_argument("--review-effort", default="", metavar="EFFORT")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=NUMBER")
    chosen = parser.parse_args()
    try:
        settings = Settings(
            chosen.data,
            chosen.database,
            chosen.behind_proxy,
            read_limits(chosen.limit),
            proxies=tuple(chosen.trust_proxy),
            names=tuple(name.lower() for name in chosen.name),
            metrics_host=chosen.metrics_host,
            metrics_port=chosen.metrics_port,
            log=chosen.log,
            processes=chosen.processes,
            process_ports=chosen.process_ports,
            review_effort=review_effort(chosen.review_effort),
            notices=notice_settings(chosen.push, chosen.mail_from, chosen.smtp, chosen.address),
        )
        serve_forever(settings, chosen.host, chosen.port, chosen.open)
    except BadSetting as error:
        print(error, file=sys.stderr)  # noqa: T201 (one sentence for whoever typed it)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
