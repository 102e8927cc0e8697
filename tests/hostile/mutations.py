"""Records and editions that a stranger might send: sound ones, with something changed. A number makes each again."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any

from fairwind.games import OURS, game
from fairwind.kernel.actions import Action
from fairwind.kernel.codec import Json
from fairwind.kernel.editions import EditionError
from fairwind.kernel.play import actors, answer, options, settle, toss, waiting_chance
from fairwind.kernel.record import UNSOUND, read_record
from fairwind.kernel.replay import Replay

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
FOLLOWING = 25  # answers after a state, or after the header
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 5, 7, 11, 12, 13, 24, 63, 64, 99, 255, 1000, 10**6, -(10**6), 2**31, 2**62),
    *(2**63, 10**12, -(10**12), 10**40, 0.5, -1.0, 1e300, "", "x", "random", "null", "\x00", "\x1b[2J", "\u202e"),
    *("\ud800", "é" * 30, "\u3164", "💥" * 500, "a" * 5000, [], {}, [[]], [0] * 300, [None], [[0] * 9] * 9),
    {"a": {"b": [1]}},
    {"table": "x", "commitment": "0" * 64, "secret": "0" * 64, "words": [], "before": {"x": 10**9}},
)  # fmt: skip
HEADER = (
    *(
        "fairwind",
        "game",
        "rules",
        "edition",
        "edition_hash",
        "seats",
        "variants",
        "players",
        "edition_text",
        "draws",
        "practice",
        "carried",
    ),
)
BOMBS = (
    *(
        "[" * 200_000,
        '{"a":' * 100_000,
        "9" * 100_000,
        "NaN",
        "\n" * 300_000,
        "{}\n" * 120_000,
        "\x00" * 1000,
        "\ufeff",
    ),
    *('{"fairwind": 1, "fairwind": 2}', "{" + '"a": 1,' * 100_000 + '"b": 1}', '"' + "\\ud800" * 1000 + '"'),
)


@lru_cache(maxsize=1)
def golden() -> list[list[str]]:
    """The lines of every golden record."""
    return [path.read_text(encoding="utf-8").splitlines() for path in sorted(GOLDEN.glob("*/*.jsonl"))]


@lru_cache(maxsize=1)
def bases() -> list[tuple[Json, list[Json], list[Json]]]:
    """Sound positions of all games: the header, the states on the way, and the lines that follow each."""
    choose = random.Random("bases")
    found = []
    for name in OURS:
        ours = [lines for lines in golden() if json.loads(lines[0])["game"] == name]
        for lines in choose.sample(ours, 7):
            found += positions(lines, choose)
    return found


def positions(lines: list[str], choose: random.Random) -> list[tuple[Json, list[Json], list[Json]]]:
    """Some states of a record, each with what was played after it."""
    record = read_record("\n".join(lines))
    spec = game(record.game)
    steps = sorted(choose.sample(range(len(record.lines)), 6))
    found = []
    for step, (s, _) in enumerate(Replay(spec, record).states()):
        if step in steps:
            after = [{"by": line.by, "do": line.do} for line in record.lines[step : step + FOLLOWING]]
            found.append((json.loads(lines[0]), [{"state": deepcopy(spec.encode(s))}], after))
    return found


def text_of(rows: list[Any]) -> str:
    return "\n".join(json.dumps(row, ensure_ascii=row_is_odd(row)) for row in rows) + "\n"


def row_is_odd(row: Any) -> bool:
    try:
        json.dumps(row, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


def hostile_record(number: int) -> str:
    """The record of this number."""
    choose = random.Random(f"record {number}")
    way = choose.random()
    header, state, lines = deepcopy(choose.choice(bases()))
    if way < 0.55:
        for _ in range(choose.choice((1, 1, 1, 2, 3, 5))):
            change_state(choose, game(header["game"]).frames, state[0]["state"])
        if choose.random() < 0.8:
            lines = played_on(choose, header, state[0]["state"])
        return text_of([header, *state, *lines])
    if way < 0.70:
        change_header(choose, header)
        return text_of([header, *(state if choose.random() < 0.7 else []), *lines])
    if way < 0.85:
        rows = [*state, *lines] if choose.random() < 0.5 else first_lines(choose, header)
        for _ in range(choose.choice((1, 1, 2, 4))):
            change_lines(choose, rows)
        return text_of([header, *rows])
    return changed_text(choose, text_of([header, *state, *lines]))


def played_on(choose: random.Random, header: Json, state: Json) -> list[Json]:
    """What somebody could play from a state, sound or not, until something goes wrong; that too is written down."""
    spec = game(header["game"])
    lines: list[Json] = []
    try:
        edition = spec.recorded_edition(header["edition"], header.get("edition_text", ""), header["edition_hash"])
        s = spec.read_state(edition, deepcopy(state))
        settle(s)
        for _ in range(choose.choice((0, 5, 40, 120))):
            chance = waiting_chance(s)
            out: list[Action] = []
            if chance is not None:
                first, weights = chance.first(s), chance.weights(s)
                number = choose.choice([n for n, weight in enumerate(weights) if weight > 0])
                lines.append({"by": None, "do": edition.outcomes.actions[first + number].text})
                toss(s, number)
                continue
            seat = choose.choice(actors(s) or [0])
            options(s, seat, out)
            if not out:
                break
            action = choose.choice(out)
            lines.append({"by": seat, "do": action.text})
            answer(s, seat, action)
    except (*UNSOUND, EditionError):
        pass
    return lines


def first_lines(choose: random.Random, header: Json) -> list[Json]:
    """How a game begins, with its own header."""
    lines = choose.choice(golden())
    header.clear()
    header.update(json.loads(lines[0]))
    return [json.loads(line) for line in lines[1 : 1 + 3 * FOLLOWING]]


def change_header(choose: random.Random, header: Json) -> None:
    for _ in range(choose.choice((1, 1, 2))):
        name = choose.choice(HEADER)
        if choose.random() < 0.1:
            header.pop(name, None)
        elif choose.random() < 0.3 and name in {"variants", "players"}:
            odd = [choose.choice(STRANGE) for _ in range(choose.choice((1, 2, 4, 9, 400)))]
            header[name] = odd if name == "players" else {str(n)[:50]: value for n, value in enumerate(odd)}
        elif name == "seats":
            header[name] = choose.choice((1, 2, 3, 4, 5, 6, 7, *STRANGE))
        elif name == "game":
            header[name] = choose.choice((*OURS, *STRANGE))
        else:
            header[name] = choose.choice(STRANGE)


def change_state(choose: random.Random, frames: Any, state: Json) -> None:
    """Change something about a state: a field, an entry of a list, or what waits on the stack."""
    way = choose.random()
    if way < 0.3:
        change_pending(choose, frames, state["pending"])
        return
    name = choose.choice([name for name in state if name != "pending"])
    if way < 0.33:
        state[name] = choose.choice(STRANGE)
    elif way < 0.36:
        state.pop(name)
    elif isinstance(state[name], list):
        change_list(choose, state[name])
    else:
        state[name] = changed_value(choose, state[name])


def change_pending(choose: random.Random, frames: Any, pending: list[Any]) -> None:
    way = choose.random()
    names = sorted(frames)
    if way < 0.4 or not pending:
        name = choose.choice(names)
        count = len(frames[name].FIELDS) + choose.choice((0, 0, 0, 0, 0, 0, 1))
        fields = [choose.choice((-1, 0, 1, 1, 2, 3, 5, 9, 99, [0, 1], [], None, True)) for _ in range(count)]
        at = choose.choice((len(pending), choose.randrange(len(pending) + 1)))
        pending.insert(at, [name, choose.choice((-1, 0, 1, 5)), *fields])
    elif way < 0.45:
        choose.choice(pending)[0] = choose.choice(names)
    elif way < 0.55:
        pending.pop(choose.randrange(len(pending)))
    elif way < 0.65:
        choose.shuffle(pending)
    elif way < 0.75:
        pending.extend(deepcopy(pending) * choose.choice((1, 2, 50)))
    elif way < 0.8:
        pending.clear()
    else:
        frame = choose.choice(pending)
        at = choose.randrange(1, len(frame) + 1)
        if at < len(frame):
            frame[at] = changed_value(choose, frame[at])
        else:
            frame.append(choose.choice(STRANGE))


def changed_value(choose: random.Random, value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool) and choose.random() < 0.8:
        return value + choose.choice((-1, 1, -2, 2, 5, -7, 30, 10**3, 10**9, 2**40))
    if isinstance(value, bool) and choose.random() < 0.6:
        return not value
    return choose.choice(STRANGE)


def change_list(choose: random.Random, values: list[Any]) -> None:
    nested = [value for value in values if isinstance(value, list)]
    if nested and choose.random() < 0.8:
        change_list(choose, choose.choice(nested))
        return
    way = choose.random()
    if way < 0.5 and values:
        at = choose.randrange(len(values))
        values[at] = changed_value(choose, values[at])
    elif way < 0.7 and len(values) > 1:
        one, other = choose.sample(range(len(values)), 2)
        values[one], values[other] = values[other], values[one]
    elif way < 0.8 and values:
        values.pop(choose.randrange(len(values)))
    elif way < 0.9:
        values.insert(choose.randrange(len(values) + 1), choose.choice((*values, 0, 1, 2, 7, -1)))
    elif way < 0.95:
        values.clear()
    else:
        values.extend([choose.choice((0, 1, -1, 40))] * choose.choice((5, 3000)))


def change_lines(choose: random.Random, rows: list[Json]) -> None:
    way, at = choose.random(), choose.randrange(len(rows))
    row = rows[at]
    if way < 0.15:
        rows.pop(at)
    elif way < 0.3:
        rows.insert(at, deepcopy(choose.choice(rows)))
    elif way < 0.4:
        row["by"] = choose.choice((None, 0, 1, 2, 3, *STRANGE))
    elif way < 0.55:
        row["do"] = choose.choice([r.get("do", "") for r in rows] + list(STRANGE))
    elif way < 0.65:
        rows.insert(at, {"by": choose.choice((0, None)), "undo": choose.choice((1, 2, at, *STRANGE))})
    elif way < 0.75:
        row["check"] = choose.choice(("fw1:0", "fw0:0", *STRANGE))
    elif way < 0.85:
        rows.append({"result": choose.choice(({"points": [1], "places": [1], "ended": "x"}, *STRANGE))})
    else:
        row[choose.choice(("do", "by", "undo", "state", "result", "who"))] = choose.choice(STRANGE)


def changed_text(choose: random.Random, text: str) -> str:
    way, at = choose.random(), choose.randrange(len(text))
    if way < 0.3:
        return text[:at]
    if way < 0.6:
        odd = "".join(chr(choose.choice((choose.randrange(0x20), choose.randrange(0xD800)))) for _ in range(5))
        return text[:at] + odd + text[at + choose.randrange(3) :]
    if way < 0.8:
        return text[:at] + choose.choice(BOMBS) + text[at:]
    if way < 0.9:
        return choose.choice(BOMBS)
    lines = text.splitlines()
    choose.shuffle(lines)
    return "\n".join(lines)


N_BOMBS = 10


def bomb(number: int) -> str:
    """The largest of their kind that pass all limits of the server but ours, one made at a time."""
    lines = next(lines for lines in golden() if '"santa-cruz"' in lines[0])
    header = json.loads(lines[0])
    if number == 0:
        rows = [lines[0], *['{"by":0,"do":"abcdefghijklmnop"}'] * 99_000]
    elif number == 1:
        rows = [*lines[:2], *[lines[2], '{"undo":1}'] * 49_000, *lines[2:]]
    elif number == 2:
        rows = [lines[0], '{"state":{"at":[' + "[]," * 80_000 + "[]]}}"]
    elif number == 3:
        rows = [json.dumps({**header, "players": [[]] * 170_000})]
    elif number == 4:
        rows = [json.dumps({**header, "seats": 10**12, "more": [{}] * 170_000})]
    elif number == 5:
        rows = ["{" + ",".join(f'"{n:x}":{{}}' for n in range(90_000)) + "}"]
    elif number == 6:
        rows = [json.dumps({**header, "edition_text": "[[a]]\n" * 40_000})]
    elif number == 7:
        rows = [lines[0], "\n" * 4_000_000]
    elif number == 8:
        rows = [lines[0], "x" * 4_000_000]
    else:
        rows = [lines[0], '{"by":0,"do":"' + "\\u0041" * 600 + '"}' * 500]
    return "\n".join(rows)


# -- editions


TOML_BOMBS = (
    *("a" + ".a" * 100_000 + " = 1", "a = " + "[" * 100_000, "a = " + "{a=" * 50_000, "a = 0x" + "f" * 200_000),
    *("[[a]]\n" * 40_000, '"' + '\\"' * 100_000, "'" * 100_001, "a = 1e999", "a = nan", "[" + "a." * 60_000 + "a]"),
)


def hostile_edition(number: int) -> tuple[str, str]:
    """A game, and the text of an edition of this number."""
    choose = random.Random(f"edition {number}")
    name = choose.choice(sorted(OURS))
    lines = game(name).edition().about.text.splitlines()
    for _ in range(choose.choice((1, 1, 2, 4))):
        change_toml(choose, lines)
    text = "\n".join(lines)
    if choose.random() < 0.1:
        at = choose.randrange(len(text))
        return name, text[:at] + choose.choice(("\x00", "\ud800", "\r", "\u2028", '"', "[", "=", "#", ".")) + text[at:]
    return name, text


def change_toml(choose: random.Random, lines: list[str]) -> None:
    way, at = choose.random(), choose.randrange(len(lines))
    numbers = [i for i, letter in enumerate(lines[at]) if letter.isdigit()]
    if way < 0.5 and numbers:
        digit = choose.choice(numbers)
        odd = choose.choice(
            ("0", "1", "2", "3", "9", "-1", "12", "99", "1000", "9999999999", "1.5", "true", '"x"', "[]")
        )
        lines[at] = lines[at][:digit] + odd + lines[at][digit + 1 :]
    elif way < 0.6:
        lines.pop(at)
    elif way < 0.7:
        lines.insert(at, choose.choice(lines))
    elif way < 0.8:
        words = lines[at].split('"')
        if len(words) > 2:
            words[1] = choose.choice(("", "x", "a" * 300, "💥", words[1] + " ", words[1].upper(), "\\u0000", "seat"))
        lines[at] = '"'.join(words)
    elif way < 0.9:
        one = choose.randrange(len(lines))
        lines[at], lines[one] = lines[one], lines[at]
    elif way < 0.95:
        lines.insert(at, choose.choice(TOML_BOMBS))
    else:
        lines[at] = f"{lines[at]} {choose.choice(('x', ',', ']', '1', '[[', '= 3'))}"
