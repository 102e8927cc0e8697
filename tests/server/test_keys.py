"""The key that signs seats: whole or not there, sound or refused, and changed without anybody losing a seat."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import Database, open_database
from fairwind.server.storage.keys import KEY_FILE, KEY_SETTING, keys_in_folder, replace_keys
from fairwind.server.storage.schema import SETTINGS

NO_KEYS = {
    "empty": "",
    "white": " \n ",
    "short": "ab" * 31,
    "odd": "ab" * 31 + "a",
    "long": "ab" * 33,
    "no hex": "no key",
    "nearly hex": "ab" * 31 + "ag",
    "other digits": "\u0661" * 64,
    "one good, one short": "ab" * 32 + "\n" + "cd" * 31,
    "too many": "\n".join(["ab" * 32] * 5),
}


@pytest.fixture
def database(data: Path) -> Iterator[Database]:
    opened = open_database(Settings(data))
    yield opened
    opened.close()


def test_the_key_is_for_this_user_only_and_stays(database: Database, data: Path) -> None:
    keys = database.keys()
    assert [len(key) for key in keys] == [32]
    assert database.keys() == keys
    assert stat.S_IMODE((data / KEY_FILE).stat().st_mode) == 0o600
    assert not list(data.glob(".key*"))


@pytest.mark.parametrize("text", NO_KEYS.values(), ids=NO_KEYS)
def test_what_is_no_key_is_refused_and_said_what_to_do(tmp_path: Path, text: str) -> None:
    (tmp_path / KEY_FILE).write_text(text, encoding="utf-8")
    with pytest.raises(BadSetting, match=r"64 hexadecimal digits.*restore it"):
        keys_in_folder(tmp_path, None)
    assert (tmp_path / KEY_FILE).read_text(encoding="utf-8") == text, "nothing is repaired behind the host's back"


def test_a_server_does_not_begin_with_an_empty_key(data: Path) -> None:
    data.mkdir()
    (data / KEY_FILE).write_text("")
    command = [sys.executable, "-m", "fairwind.server", "--port", "0", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "this is no key" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_restored_copy_brings_its_key_unless_that_is_none(database: Database, data: Path) -> None:
    with database.writing.begin() as connection:
        connection.execute(insert(SETTINGS).values(name=KEY_SETTING, value="ab" * 32))
    assert database.keys() == [b"\xab" * 32]
    (data / KEY_FILE).unlink()
    with pytest.raises(BadSetting, match="the key that the copy brings: this is no key"):
        keys_in_folder(data, "")
    assert not (data / KEY_FILE).exists()


def test_many_processes_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: keys_in_folder(tmp_path, None), range(32)))
    assert all(keys == found[0] for keys in found)
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]


class FullDisk:
    """A disk on which one kind of call fails, from a certain one on."""

    def __init__(self, real: Callable[..., Any], good: int = 0) -> None:
        self.real = real
        self.good = good

    def __call__(self, *arguments: Any, **more: Any) -> Any:
        self.good -= 1
        if self.good < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self.real(*arguments, **more)


@pytest.mark.parametrize("call", ["open", "fdopen", "fsync", "link"])
def test_a_full_disk_leaves_no_key_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, call, FullDisk(getattr(os, call)))
        with pytest.raises(BadSetting, match=r"No space left.*make room"):
            keys_in_folder(tmp_path, None)
    assert list(tmp_path.iterdir()) == []
    assert len(keys_in_folder(tmp_path, None)[0]) == 32, "with room again it is made"


@pytest.mark.parametrize(("call", "good"), [("open", 0), ("fsync", 0), ("fsync", 1)])
def test_a_full_disk_leaves_the_keys_of_before_or_the_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, good: int
) -> None:
    before = keys_in_folder(tmp_path, None)
    with monkeypatch.context() as patch:
        patch.setattr(os, call, FullDisk(getattr(os, call), good))
        with pytest.raises(BadSetting):
            replace_keys(tmp_path / KEY_FILE, [b"n" * 32, *before])
    assert keys_in_folder(tmp_path, None)[-1:] == before
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]
