"""The folder of a training run: what was made, and a line of JSON for everything that happened."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

from fairwind.kernel.spec import Json


class BadRun(ValueError):
    """A training run that cannot be begun or gone on with: says what is wrong and what to do."""


class RunFolder:
    """Where a run keeps what it has made, so that it can be gone on with."""

    def __init__(self, path: Path, game: str) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self.path: Final = path
        self.game: Final = game
        held = self.load("run.json")
        if held and held["game"] != game:
            raise BadRun(f"{path} holds a run of {held['game']}, not of {game}; name another folder with --out.")
        if not held:
            self.save("run.json", {"game": game})

    def log(self, event: str, **facts: Any) -> None:
        """Add a line to the log."""
        line = {"event": event, "game": self.game, "time": round(time.time(), 1), **facts}
        with (self.path / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def events(self, event: str) -> list[Json]:
        """The lines of the log that tell of such an event, in order."""
        file = self.path / "log.jsonl"
        if not file.is_file():
            return []
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
        return [line for line in lines if line["event"] == event]

    def save(self, name: str, value: Json) -> None:
        """Write a file of JSON, whole or not at all."""
        self.write(name, json.dumps(value).encode())

    def load(self, name: str) -> Json:
        """What `save` wrote under this name; nothing if it never did."""
        file = self.path / name
        found: Json = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return found

    def write(self, name: str, content: bytes) -> Path:
        """Write a file, whole or not at all."""
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(file.name + ".part")
        unfinished.write_bytes(content)
        unfinished.replace(file)
        return file
