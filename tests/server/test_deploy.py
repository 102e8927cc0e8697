"""The files of `deploy/` for systemd and containers, as far as they can be tried without either running."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.proxies import DEPLOY

ROOT = DEPLOY.parent
UNIT = DEPLOY / "fairwind.service"
INSTALLED = "/opt/fairwind/.venv/bin/fairwind"
MOST_EXPOSED = 1.5  # of 10, as systemd-analyze counts it; it was 1.3 when this was written
INSTRUCTIONS = {
    "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK",
    "ENTRYPOINT", "CMD",
}  # fmt: skip

analyzed = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is missing; Debian's package systemd brings it."
)


def serve_options(*options: str) -> subprocess.CompletedProcess[str]:
    """Whether `fairwind serve` takes these options: it looks, and starts nothing."""
    code = "import sys; from fairwind.cli.app import run; sys.exit(run(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *options, "--help"]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def known_options() -> str:
    return serve_options("serve").stdout


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, with a program that is there."""
    text = UNIT.read_text(encoding="utf-8")
    assert INSTALLED in text
    made = tmp_path / "fairwind.service"
    made.write_text(text.replace(INSTALLED, sys.executable), encoding="utf-8")
    return made


@analyzed
def test_systemd_understands_the_unit(unit: Path) -> None:
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "fairwind" in line]
    assert (done.returncode, ours) == (0, [])


@analyzed
def test_the_unit_exposes_little(unit: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"exposure level for fairwind.service: ([0-9.]+)", done.stdout)
    assert found is not None, done.stdout + done.stderr
    assert float(found[1]) <= MOST_EXPOSED


def test_the_unit_starts_the_server_with_options_that_it_has() -> None:
    start = next(line for line in UNIT.read_text(encoding="utf-8").splitlines() if line.startswith("ExecStart="))
    known = known_options()
    for option in re.findall(r"--[a-z-]+", start):
        assert option in known, option
    for wanted in ("LimitNOFILE=", "MemoryMax=", "NoNewPrivileges=yes", "ProtectSystem=strict", "StateDirectory="):
        assert wanted in UNIT.read_text(encoding="utf-8")


# -- the container


def instructions() -> list[tuple[str, str]]:
    """What the Containerfile says, one instruction a pair, lines put together."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    whole = re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in whole)]


def test_the_containerfile_is_written_in_its_language() -> None:
    found = instructions()
    assert {word for word, _ in found} <= INSTRUCTIONS
    assert found[0][0] == "FROM"
    stages = [rest.split(" AS ")[1] for word, rest in found if word == "FROM" and " AS " in rest]
    for _, rest in (pair for pair in found if pair[0] == "COPY"):
        source = re.match(r"--from=(\S+) ", rest)
        assert source is None or source[1] in stages
        if source is None:
            for path in rest.split()[:-1]:
                assert (ROOT / path).exists(), path
    for word, rest in found:
        if word in {"RUN", "HEALTHCHECK"}:
            shlex.split(rest)


def test_the_container_runs_as_nobody_special_and_says_how_it_is() -> None:
    found = dict(instructions())
    assert found["USER"] == "fairwind"
    assert found["VOLUME"] == "/data"
    assert "/api/health" in found["HEALTHCHECK"]
    check = re.search(r'CMD \["python", "-c", "(.*)"\]', found["HEALTHCHECK"])
    assert check is not None
    compile(check[1], "healthcheck", "exec")


def test_the_container_starts_the_server_with_options_that_it_has() -> None:
    found = dict(instructions())
    assert found["ENTRYPOINT"] == '["fairwind"]'
    options = re.findall(r'"([^"]*)"', found["CMD"])
    known = known_options()
    assert options[0] == "serve"
    for option in options:
        assert not option.startswith("--") or option in known
    scripts = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    assert '"build":' in scripts
    extras = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert re.search(r"^cli = ", extras, re.MULTILINE)
    assert re.search(r"^server = ", extras, re.MULTILINE)
