"""The private environment: the sources run at once, and the compiled copy as soon as it is whole."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "tools"))
import environment


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment of its own, in which the sources are a module that says so."""
    folder = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    monkeypatch.setattr(environment, "VENV", folder)
    monkeypatch.setattr(environment, "PYTHON", folder / "bin" / "python")
    monkeypatch.setattr(environment, "COMPILED", folder / "compiled")
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "which.py").write_text("print('plain')")
    (environment.site_packages() / "__editable__.which.pth").write_text(f"{sources}\n")
    return folder


def which() -> str:
    """What a Python that starts now finds."""
    done = subprocess.run([environment.PYTHON, "-c", "import which"], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def wheel(folder: Path) -> Path:
    made = folder / "made.whl"
    with zipfile.ZipFile(made, "w") as packed:
        packed.writestr("which.py", "print('compiled')")
    return made


def test_a_compiled_copy_goes_before_the_sources(venv: Path, tmp_path: Path) -> None:
    folder = environment.COMPILED / "now"
    assert not environment.choose_build(folder)
    assert which() == "plain"
    environment.unpack(wheel(tmp_path), folder)
    assert environment.choose_build(folder)
    assert which() == "compiled"


def test_changed_sources_leave_the_compiled_copy_aside_until_there_is_another(venv: Path, tmp_path: Path) -> None:
    environment.unpack(wheel(tmp_path), environment.COMPILED / "before")
    environment.choose_build(environment.COMPILED / "before")
    assert not environment.choose_build(environment.COMPILED / "now")
    assert which() == "plain"


def test_a_copy_that_is_being_unpacked_is_not_there_yet(
    venv: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(zipfile.ZipFile, "extractall", fails)
    with pytest.raises(KeyboardInterrupt):
        environment.unpack(wheel(tmp_path), environment.COMPILED / "now")
    assert not environment.choose_build(environment.COMPILED / "now")


def test_only_one_compiles_at_a_time(venv: Path) -> None:
    with environment.only_one("compiling") as first, environment.only_one("compiling") as second:
        assert (first, second) == (True, False)
    with environment.only_one("compiling") as again:
        assert again


def test_a_page_is_told_that_its_engine_is_being_built_and_gets_it_wherever_it_is_served(
    venv: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static, root = tmp_path / "src" / "static", tmp_path
    copy = tmp_path / "copy" / "static"
    for folder in (static, copy):
        folder.mkdir(parents=True)
    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setattr(environment, "STATIC", static)
    monkeypatch.setattr(environment, "compiled_folder", lambda: tmp_path / "copy")
    environment.announce_engine()
    assert all((folder / "engine" / "building").is_file() for folder in (static, copy))
    (static / "engine" / "files.json").write_text("{}")
    (static / "static-api").mkdir()
    monkeypatch.setattr(environment, "is_engine_built", lambda: True)
    environment.hand_over_engine()
    assert [path.name for path in (copy / "engine").iterdir()] == ["files.json"]
    assert not (static / "engine" / "building").exists()


def test_without_a_compiler_people_just_play(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "find_compiler", lambda: False)
    monkeypatch.setattr("os.nice", lambda _: 0)
    environment.compile_behind()
    assert "no C compiler" in capsys.readouterr().out
    assert which() == "plain"
