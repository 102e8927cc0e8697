"""The start of a lesson from a record: `python -m fairwind.testing.lesson_start RECORD LINES` prints it as TOML.

So a lesson can begin late in a game that bots have played: `fairwind match --record` keeps such games.
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from fairwind.kernel.record import Record, RecordError, read_record


def lesson_start(record: Record, lines: int) -> str:
    """What stands before the steps of a lesson that begins after so many lines of a game, and what they set off."""
    while lines < len(record.lines) and record.lines[lines].by is None:
        lines += 1
    before = record.lines[:lines]
    outcomes = [line.do for line in before if line.by is None]
    answers = [f"{line.by}: {line.do}" for line in before if line.by is not None]
    variants = ", ".join(f"{name} = {json.dumps(value)}" for name, value in record.variants.items())
    head = f"seats = {record.seats}\nvariants = {{ {variants} }}\n"
    return head + listed("outcomes", outcomes) + listed("answers", answers)


def listed(name: str, texts: Sequence[str]) -> str:
    """A list of TOML, wrapped between its entries."""
    entries = [f"{json.dumps(text, ensure_ascii=False)},".replace(" ", "\0") for text in texts]
    lines = textwrap.fill(" ".join(entries), 120, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    return f"{name} = [\n{lines}\n]\n".replace("\0", " ")


def main(arguments: Sequence[str]) -> int:
    """Print the start of a lesson; 2 if there is none to print."""
    if len(arguments) != 2 or not arguments[1].isdecimal():
        sys.stderr.write("Name a record and how many of its lines are to be played before the lesson begins.\n")
        return 2
    try:
        record = read_record(Path(arguments[0]).read_text(encoding="utf-8"))
    except (OSError, RecordError, UnicodeDecodeError) as error:
        sys.stderr.write(f"{arguments[0]}: {error}\n")
        return 2
    sys.stdout.write(lesson_start(record, int(arguments[1])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
