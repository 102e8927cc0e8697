"""Whatever is asked wrongly: one sentence, exit status 2, no traceback, and no file touched."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fairwind.cli import entry
from fairwind.games import game
from tests.cli.terminal import fairwind_apart, fairwind_here, numbers

MN = "mundus-novus"
SEATS = ("--seats", "you,random")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole recorded game."""
    folder = tmp_path_factory.mktemp("record")
    fairwind_here("match", "--game", MN, "--bots", "random,random", "--games", "1", "--record", str(folder))
    file, _ = sorted(folder.glob("*.jsonl"))
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "There is no game 'chess'; choose one of: "),
        (["play", MN, "--seats", "you"], "is for 2 to 6 players, not 1"),
        (["play", MN, "--seats", ",".join(["you"] * 7)], "is for 2 to 6 players, not 7"),
        (["play", MN, "--seats", ""], ""),
        (["play", MN, "--seats", "you,stockfish"], "'stockfish' cannot sit at the table"),
        (["play", MN, "--seats", "you,,random"], "'' cannot sit at the table"),
        (["play", MN, "--seats", "random,random"], "put you among --seats"),
        (["play", MN, "--seats", f"you:{'x' * 99},random"], "A name has 1 to 16 letters"),
        (["play", MN, "--seats", "you:A\x1b[2J,random"], "A name has 1 to 16 letters"),
        (["play", MN, "--seats", "you:random,random"], "is the name of a bot"),
        (["play", MN, "--seats", "you,99"], "a level from 1 to"),
        (["play", MN, "--bots", "stockfish"], "'stockfish' cannot sit at the table"),
        (["play", MN, *SEATS, "--lang", "tlh"], "There is no language 'tlh'"),
        (["play", MN, *SEATS, "--variant", "x"], "write --variant name=value"),
        (["play", MN, *SEATS, "--variant", "x=y"], "has no variant 'x'"),
        (["play", MN, *SEATS, "--variant", "relic-sets=maybe"], "'maybe' is no value of 'relic-sets'"),
        (["play", MN, *SEATS, "--edition", "deluxe"], "has no edition 'deluxe'"),
        (["play", MN, *SEATS, "--edition", "no/such.toml"], "cannot be read"),
        (["play", MN, *SEATS, "--save", "no/such/folder/x.jsonl"], "choose another path"),
        (["play", "--resume", "nowhere.jsonl"], "It cannot be read (No such file or directory)"),
        (["replay", "nowhere.jsonl"], "It cannot be read"),
        (["replay", "."], "It cannot be read"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["rules", MN, "--lang", "xx"], "There is no language 'xx'"),
        (["games", "--lang", "xx"], "There is no language 'xx'"),
        (["match", "--game", "chess"], "There is no game 'chess'"),
        (["match", "--game", MN, "--bots", "random,deep-blue"], "There is no bot 'deep-blue'"),
        (["match", MN, "random", "weighted", "--game", "santa-cruz"], "The game is named twice"),
        (["match", "--game", MN, "--bots", "random,random", "--games", "0"], "not 0"),
        (["match", "--game", MN, "--bots", "random,random", "--seats", "9"], "not 9"),
        (["match", "--game", MN, "--bots", "random,random,random,random", "--seats", "3"], "raise --seats"),
        (["match", MN, "random", "random", "--deals", "-1"], "not -1"),
        (["match", MN, "random", "random", "--jobs", "0"], "There can be 1 to 1024 jobs, not 0"),
        (["match", MN, "random", "random", "--sprt", "fifty"], "such as --sprt 50,55"),
        (["match", MN, "random", "random", "--sprt", "0.5,0.55"], "from 0 to 100 percent"),
        (["match", MN, "random", "random", "random", "--seats", "2", "--sprt", "50,55"], "no more than there are"),
        (["match", MN, "random", "random", "--ray", "127.0.0.1:1"], "Ray"),
        (["match", MN, "random", "random", "--variant", "x=y"], "has no variant 'x'"),
        (["match"], "--game"),
        (["match", "--game", MN, "--games", "many"], "--games"),
        (["bench", "--game", "chess"], "There is no game 'chess'"),
        (["bench", "--seats", "9"], "not 9"),
        (["sail"], "sail"),
        (["play", "--colour"], "--colour"),
    ],
)
def test_wrong_arguments(arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if says:
        assert says in fairwind_here(*arguments).complained()
    assert not list(tmp_path.rglob("*.jsonl"))


EDITIONS: dict[str, Callable[[str], str]] = {
    "a wrong count": lambda text: text.replace('id = "D44"', 'id = "D44"\nplayers = 9'),
    "a card too few": lambda text: text[: text.rindex("[[development]]")] if "[[development]]" in text else text[:900],
    "not TOML": lambda text: text + "\n[[[",
    "nothing": lambda _: "",
    "cut off": lambda text: text[: len(text) // 2],
    "unknown table": lambda text: text + "\n[surprise]\nx = 1\n",
}


@pytest.mark.parametrize("fault", EDITIONS)
def test_a_wrong_edition_names_its_file(fault: str, tmp_path: Path) -> None:
    file = tmp_path / "mybox.toml"
    file.write_text(EDITIONS[fault](game(MN).edition().about.text), encoding="utf-8")
    before = file.read_bytes()
    assert "mybox.toml" in fairwind_here("play", MN, *SEATS, "--edition", str(file)).complained()
    assert file.read_bytes() == before


def test_an_edition_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "mybox.toml"
    file.write_bytes(b"\xff\xfe\x00\x80" * 50)
    assert "not a text in UTF-8" in fairwind_here("play", MN, *SEATS, "--edition", str(file)).complained()


def changed(line: int, **fields: object) -> Callable[[str], str]:
    """A record with other fields in one line."""

    def change(text: str) -> str:
        rows = text.splitlines()
        rows[line] = json.dumps({**json.loads(rows[line]), **fields})
        return "\n".join(rows) + "\n"

    return change


def first_check(text: str) -> int:
    return next(n for n, row in enumerate(text.splitlines()) if '"check"' in row)


RECORDS: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda _: "", "is empty"),
    "cut off": (lambda text: text[: len(text) // 2], "is cut off or not JSON"),
    "cut at a line": (lambda text: "".join(text.splitlines(keepends=True)[:50]) + '{"result": {}}\n', "is not over"),
    "no JSON": (lambda _: "Anna won.\n", "Line 1 is cut off or not JSON"),
    "a list": (lambda _: "[1, 2]\n", "not a JSON object"),
    "another format": (changed(0, fairwind=99), "format"),
    "another game": (changed(0, game="chess"), "There is no game 'chess'"),
    "another version of the rules": (changed(0, rules=99), "version 99"),
    "another edition": (changed(0, edition_hash="0"), "has changed"),
    "an unknown edition": (changed(0, edition="deluxe"), "has no edition"),
    "too many seats": (changed(0, seats=99), "not 99"),
    "odd variants": (changed(0, variants={"a": "b"}), "has no variant"),
    "odd players": (changed(0, players=5), "no sound record"),
    "an unknown answer": (changed(40, do="castle"), "'castle'"),
    "an answer of nobody": (changed(40, by=17), "no seat at this table"),
    "a false result": (changed(-1, result={"points": [0, 0], "places": [1, 1], "ended": "row"}), "differs"),
    "a false digest": (lambda text: changed(first_check(text), check="fw1:0000000000000000")(text), "differs"),
    "an odd state": (lambda text: text.splitlines()[0] + '\n{"state": {"pending": [["No"]]}}\n', "no sound record"),
    "nested deeply": (lambda text: text.splitlines()[0] + "\n" + "[" * 90000 + "\n", "ecord"),
    "a million million seats": (changed(0, seats=10**12), "not 1000000000000"),
    "more players than seats": (changed(0, players=["a"] * 9), "9 names"),
    "an endless name": (changed(0, players=["a" * 99_999]), "player 1 is longer than 24 letters"),
    "a state for others": (
        lambda text: text.splitlines()[0] + '\n{"state": {"seats": 6}}\n',
        "another number of seats",
    ),
    "huge numbers": (lambda text: text.splitlines()[0] + f'\n{{"state": {{"round": {10**30}}}}}\n', "no table needs"),
    "an answer that moves the cursor": (changed(40, do="\x1b[2J"), "'?[2J'"),
    "an endless undo": (lambda text: text.splitlines()[0] + '\n{"by": 0, "undo": 9}\n', "takes back 9"),
}


@pytest.mark.parametrize("fault", RECORDS)
def test_a_broken_record(fault: str, record: str, tmp_path: Path) -> None:
    change, says = RECORDS[fault]
    file = tmp_path / "broken.jsonl"
    file.write_text(change(record), encoding="utf-8")
    before = file.read_bytes()
    commands = [["replay", "--check"], ["replay"]]
    if fault in {"cut off", "an unknown answer"}:
        commands.append(["replay", "--step"])
    if '"result"' not in change(record):  # else it is said to be over, which is a complaint of its own
        commands.append(["play", *SEATS, "--resume"])
    for command in commands:
        complaint = fairwind_here(*command, str(file), typed=[""] * 100).complained()
        if fault != "another game":
            assert complaint.startswith(str(file))
        assert says in complaint
    assert file.read_bytes() == before


def test_a_record_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_bytes(bytes(range(256)))
    assert "no text in UTF-8" in fairwind_here("replay", str(file)).complained()


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("precious", encoding="utf-8")
    complaint = fairwind_here("play", MN, *SEATS, "--save", str(file), typed=["1"]).complained()
    assert "there is a file already; choose another name" in complaint
    assert file.read_text(encoding="utf-8") == "precious"
    folder = tmp_path / "records"
    folder.mkdir()
    kept = folder / f"{MN}-000001-1.jsonl"
    kept.write_text("precious", encoding="utf-8")
    fairwind_here(
        "match", "--game", MN, "--bots", "random,random", "--games", "1", "--record", str(folder)
    ).complained()
    assert kept.read_text(encoding="utf-8") == "precious"


def test_a_path_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("precious", encoding="utf-8")
    for path in (f"{file}/game.jsonl", str(tmp_path), "/proc/fairwind.jsonl", f"{tmp_path}/{'x' * 300}.jsonl"):
        fairwind_here("play", MN, *SEATS, "--save", path, typed=["1"]).complained()
    assert file.read_text(encoding="utf-8") == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_data_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    fairwind_here("play", MN, *SEATS, typed=["1"]).complained()


def test_a_kept_game_for_others(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    fairwind_here("play", MN, *SEATS, "--save", str(file), typed=["q"])
    resume = ("play", "--resume", str(file))
    assert "for 2 seats, not 3" in fairwind_here(*resume, "--seats", "you,random,random").complained()
    assert "leave out --edition" in fairwind_here(*resume, "--variant", "relic-sets=allowed").complained()
    assert "not of santa-maria" in fairwind_here("play", "santa-maria", "--resume", str(file)).complained()
    assert "no seat 9" in fairwind_here("replay", str(file), "--seat", "9").complained()
    assert "no seat -1" in fairwind_here("replay", str(file), "--seat", "-1").complained()


def test_the_process_ends_with_2_and_one_sentence(tmp_path: Path) -> None:
    assert "chess" in fairwind_apart("play", "chess").complained()
    cut = tmp_path / "cut.jsonl"
    cut.write_text('{"fairwind": 1, "ga', encoding="utf-8")
    assert "cut off" in fairwind_apart("replay", str(cut)).complained()
    assert "sail" in fairwind_apart("sail").complained()


def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(entry, "is_installed", lambda name: name != "rich")
    with pytest.raises(SystemExit) as stopped:
        entry.main()
    assert stopped.value.code == 2
    assert "pip install 'fairwind[cli]'" in capsys.readouterr().err
    monkeypatch.setattr(entry, "is_installed", lambda _: True)
    monkeypatch.setattr(sys, "argv", ["fairwind", "--version"])
    with pytest.raises(SystemExit) as stopped:
        entry.main()
    assert stopped.value.code == 0


def test_a_report_without_its_libraries_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "is_installed", lambda name: name != "pytest")
    assert "pip install 'fairwind[testing]'" in fairwind_here("rules", MN, "--report").complained()


def test_a_report_without_tests_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairwind.testing.rule_report.tests_folder", lambda _: tmp_path)
    assert "There are no tests in" in fairwind_here("rules", MN, "--report").complained()


def test_random_typing_never_breaks_the_table() -> None:
    noise = [
        "",
        "?",
        "? ?",
        "u",
        "log x",
        "rules",
        "score 1",
        "save /",
        "🙂",
        "take",
        "take 9 corn",
        "-1",
        "1e9",
        "9" * 99,
    ]
    choices = numbers("noise")
    lines = [item for n in range(60) for item in (noise[n % len(noise)], next(choices))]
    ran = fairwind_here("play", MN, "--seats", "you,you:Ben,random", "--seed", "n", typed=lines)
    assert ran.status == 0
    assert "Traceback" not in ran.out + ran.err
