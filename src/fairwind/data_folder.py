"""The folder in which a user's games and a server's tables are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Where games and tables are kept if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "fairwind"
