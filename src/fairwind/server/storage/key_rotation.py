"""The rotation of keys: a new one signs, old ones are good until they are forgotten, also while servers run."""

from __future__ import annotations

import contextlib

from sqlalchemy.exc import SQLAlchemyError

from fairwind.server.settings import BadSetting, Settings
from fairwind.server.storage.database import Database, first_line
from fairwind.server.storage.inventory import databases_beside
from fairwind.server.storage.keys import MOST_KEYS, new_key
from fairwind.server.storage.removal import raise_outside
from fairwind.server.storage.shards import DATABASE_FILE


def rotate(settings: Settings, forget: bool) -> int:
    """Sign with a new key from now on, or forget all but the newest; how many older ones are still good."""
    with contextlib.ExitStack() as stack:
        databases = databases_beside(settings)
        for database in databases:
            stack.callback(database.close)
        try:
            first = next(database for database in databases if holds_settings(database))
            keys = first.keys()
            changed = keys[:1] if forget else [new_key(), *keys][:MOST_KEYS]
            first.change_keys(changed)
            for database in databases:
                with database.writing.begin() as connection:
                    raise_outside(connection)  # servers that run read it within seconds
        except SQLAlchemyError as error:
            raise BadSetting(f"The database cannot be used: {first_line(error)}; check its address.") from None
    return len(changed) - 1


def holds_settings(database: Database) -> bool:
    """Whether it is the only database, or the first of several."""
    name = database.writing.url.database or ""
    return database.shared or name.endswith(DATABASE_FILE)
