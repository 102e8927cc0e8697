"""The keys that sign seats: made once, written whole or not at all, and never believed if they are not sound.

The newest stands first and signs; older ones are still good until they are forgotten.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from fairwind.server.settings import BadSetting

KEY_FILE: Final = "key"
KEY_SETTING: Final = "key"  # in a database that several servers share, and in a copy
PUSH_SETTING: Final = "push-key"  # always in the database: with it goes what browsers have subscribed to
IN_DATABASE: Final = "The database's setting 'key'"
KEY_BYTES: Final = 32
MOST_KEYS: Final = 4
P256_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
ONE_KEY: Final = re.compile(r"[0-9a-f]{64}", re.IGNORECASE)


def new_key() -> bytes:
    """A key that nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def written_keys(keys: Sequence[bytes]) -> str:
    """Keys as they are kept: one a line, newest first."""
    return "\n".join(key.hex() for key in keys)


def read_keys(text: str, where: str) -> list[bytes]:
    """The keys that were written so, or BadSetting: with a weak key anybody could sit anywhere."""
    lines = text.strip().splitlines()
    if not 1 <= len(lines) <= MOST_KEYS or not all(ONE_KEY.fullmatch(line.strip()) for line in lines):
        raise BadSetting(
            f"{where}: this is no key, which has {2 * KEY_BYTES} hexadecimal digits (and at most {MOST_KEYS} lines); "
            "restore it from a copy, or remove it: a new one is made then (links and cookies it has signed are void)."
        )
    return [bytes.fromhex(line) for line in lines]


def read_push_key(text: str) -> bytes:
    """The key with which push messages are signed, or BadSetting."""
    if not ONE_KEY.fullmatch(text) or not 0 < int(text, 16) < P256_ORDER:
        raise BadSetting(
            f"The database's setting '{PUSH_SETTING}': this is no key, which has {2 * KEY_BYTES} hexadecimal digits; "
            "restore it from a copy, or remove it: a new one is made then, and visitors must switch messages on again."
        )
    return bytes.fromhex(text)


def new_push_key() -> str:
    """A key for push messages that nobody can guess: a number below the order of the curve that they use."""
    return (1 + secrets.randbelow(P256_ORDER - 1)).to_bytes(KEY_BYTES, "big").hex()


def keys_in_folder(folder: Path, brought: str | None) -> list[bytes]:
    """The keys of a folder, in a file that only this user reads; a restored copy has brought its own."""
    path = folder / KEY_FILE
    try:
        if not path.exists():
            made = [new_key()] if brought is None else read_keys(brought, f"{folder}: the key that the copy brings")
            with whole_file(path, written_keys(made)) as ready, contextlib.suppress(FileExistsError):
                os.link(ready, path)  # of several processes that start at once, one makes it
        text = path.read_bytes().decode("ascii", "replace")
    except OSError as error:
        raise BadSetting(f"{path}: {error.strerror}; make room there, or choose another folder with --data.") from None
    return read_keys(text, str(path))


def replace_keys(path: Path, keys: Sequence[bytes]) -> None:
    """Write other keys in place of those that are there."""
    try:
        with whole_file(path, written_keys(keys)) as ready:
            ready.replace(path)
    except OSError as error:
        raise BadSetting(f"{path}: {error.strerror}; the keys of before are still there.") from None


@contextlib.contextmanager
def whole_file(path: Path, text: str) -> Iterator[Path]:
    """A file beside another with its new content, on the disk before it gets its name; gone if it never does."""
    ready = path.with_name(f".{path.name}-{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(ready, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield ready
    finally:
        ready.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """See that the names in a folder are on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
