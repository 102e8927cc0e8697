"""The log for whoever runs a server: lines with times, for people or for machines, and never without end."""

from __future__ import annotations

import json
import logging
import sys
import time
from datetime import UTC, datetime
from typing import IO, Final

from fairwind.server.settings import LOG_FORMS

PLAIN, FOR_MACHINES = LOG_FORMS
OFTEN: Final = 5  # lines of one kind a minute, and one traceback
MINUTE: Final = 60.0
MOST_KINDS: Final = 500
LONGEST_LINE: Final = 1_000
LONGEST_TRACEBACK: Final = 4_000
UNPRINTED: Final = dict.fromkeys([*range(32), *range(127, 160), 0x2028, 0x2029], " ")  # would break or colour a line


def begin_log(form: str = PLAIN, stream: IO[str] | None = None) -> None:
    """Write the log of this process in one of the forms, to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == FOR_MACHINES else PlainLines())
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("fairwind").setLevel(logging.INFO)


class Repeats(logging.Filter):
    """Lets a few lines of one kind through each minute, and says later how many more there were."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: Final[dict[tuple[str, str, str], tuple[float, int]]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written; a traceback that was written this minute is left out."""
        kind, now = kind_of(record), time.monotonic()
        since, count = self._kinds.get(kind, (now, 0))
        more = 0
        if now - since > MINUTE:
            more, since, count = max(0, count - OFTEN), now, 0
        if len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (since, count + 1)
        if count and record.exc_info:
            record.exc_info = record.exc_text = None
        if more:
            record.msg, record.args = f"{record.getMessage()} (and {more} more like it before)", ()
        return count < OFTEN


def kind_of(record: logging.LogRecord) -> tuple[str, str, str]:
    """Lines are alike if they are said by the same line of code, about the same kind of failure."""
    error = record.exc_info[1] if record.exc_info else None
    where = ""
    if error is not None:
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        where = f"{type(error).__name__} {at.tb_frame.f_code.co_filename}:{at.tb_lineno}" if at is not None else ""
    return record.name, f"{record.pathname}:{record.lineno}", where


def said(record: logging.LogRecord) -> str:
    """What a record says, on one line and not too long."""
    text = record.getMessage().strip().translate(UNPRINTED)
    return text if len(text) <= LONGEST_LINE else f"{text[:LONGEST_LINE]} …"


def traceback_of(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """A traceback, of which the end says most."""
    if not record.exc_info:
        return ""
    text = formatter.formatException(record.exc_info)
    return text if len(text) <= LONGEST_TRACEBACK else f"… {text[-LONGEST_TRACEBACK:]}"


def moment_of(record: logging.LogRecord) -> str:
    """When it was said, in UTC."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class PlainLines(logging.Formatter):
    """For people: the time, how grave it is, and a sentence."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{moment_of(record)} {record.levelname.lower()} [{record.process}] {said(record)}"
        trace = traceback_of(self, record)
        return f"{line}\n{trace}" if trace else line


class JsonLines(logging.Formatter):
    """For machines: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": moment_of(record),
            "level": record.levelname.lower(),
            "process": record.process,
            "from": record.name,
            "text": said(record),
        }
        trace = traceback_of(self, record)
        return json.dumps({**line, "traceback": trace} if trace else line, ensure_ascii=False)
