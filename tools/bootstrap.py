"""Makes .venv and the pages: `python3 tools/bootstrap.py run` to play, `... dev` to work on the project.

Everything goes into .venv, nothing into the system's Python, and only what the lock files name, with its
hash. A stamp in .venv says what it holds; when that is still wanted there is nothing to do. tools/web.py
builds the pages for the browser: at the same time with the system's Node.js, or then with one in .venv.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - somebody's python3 may well be older
    sys.exit(
        "signum needs Python 3.11 or newer; this is %d.%d.\n"  # noqa: UP031
        "Name a newer one, for example: make setup PYTHON=python3.12" % sys.version_info[:2]
    )

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "signum.json"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = {"run": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}
UV_LOCK = ROOT / "requirements-uv.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
WEB = str(ROOT / "tools" / "web.py")

NO_ENSUREPIP = """\
This Python cannot make virtual environments: its module ensurepip is missing.
On Debian and Ubuntu: apt install python3-venv. Or name another Python: make setup PYTHON=python3.12"""


def main(mode: str) -> None:
    """Bring .venv and the pages to the state of the mode; skip parts that are up to date."""
    # Whoever works on the project needs the packages of the checks too.
    wanted = ["--everything"] if mode == "dev" else []
    with one_at_a_time(), ThreadPoolExecutor() as pool:
        if not succeeds([sys.executable, WEB, "--needs", *wanted]):
            make_environment(mode)
            install_node([str(PYTHON), WEB, "--needs", *wanted])
            pages = pool.submit(succeeds, [str(PYTHON), WEB, *wanted])
        else:
            pages = pool.submit(succeeds, [sys.executable, WEB, *wanted])
            make_environment(mode)
        if not pages.result():
            sys.exit(1)


def make_environment(mode: str) -> None:
    """Install the packages of the mode in .venv."""
    held = read_stamp()
    wanted = fingerprint(mode)
    if mode in held and held[mode] == wanted:
        return
    # The dev set holds the run set.
    if mode == "run" and held.get("dev") == fingerprint("dev"):
        return
    if not held:
        make_venv()
    # Until the new stamp is written, an interrupted installation counts as broken and is made again.
    STAMP.unlink(missing_ok=True)
    install(LOCKS[mode])
    STAMP.write_text(json.dumps({"root": str(ROOT), mode: wanted}), encoding="utf-8")


def install_node(needs: list[str]) -> None:
    """A Node.js for building or checking the pages, unless .venv has one that it fetched before."""
    if not succeeds(needs):
        say("installing Node.js into .venv, to build the pages for the browser")
        locked = ["--require-hashes", "--only-binary", ":all:", "-r", str(NODE_LOCK)]
        if not any(succeeds([*installer, *locked]) for installer in installers()):
            sys.exit(
                "Node.js could not be installed; the message is above. Node.js 20.19 of your own will do."
            )


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two makes in one checkout wait for each other, if the system can lock a file."""
    with open(__file__, encoding="utf-8") as this:
        with contextlib.suppress(ImportError, OSError):
            import fcntl

            fcntl.flock(this, fcntl.LOCK_EX)
        yield


def read_stamp() -> dict[str, str]:
    """The contents of .venv; empty if it is unfinished, was moved here or lost its Python."""
    try:
        held = json.loads(STAMP.read_text(encoding="utf-8"))
        return held if held["root"] == str(ROOT) and PYTHON.exists() else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def fingerprint(mode: str) -> str:
    """A digest of everything the installed set follows from."""
    sources = [LOCKS[mode], UV_LOCK, ROOT / "pyproject.toml", ROOT / "signum" / "__init__.py", Path(__file__)]
    digest = hashlib.sha256()
    for source in sources:
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    return digest.hexdigest()


def make_venv() -> None:
    """Make an empty environment; remains of an interrupted run are removed."""
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit(NO_ENSUREPIP)
    say("making .venv with Python {}.{}.{}".format(*sys.version_info[:3]))
    if VENV.is_symlink():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    if not succeeds([sys.executable, "-m", "venv", str(VENV)]):
        sys.exit("Python could not make the virtual environment; its message is above.")


def install(lock: Path) -> None:
    """The locked packages and this checkout itself, by uv if it installs here, else by pip."""
    say(f"installing {lock.name}")
    uv, pip = installers()
    got_uv = succeeds([*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(UV_LOCK)], quietly=True)
    if got_uv and install_with(uv, lock):
        return
    say("uv could not do it here, so pip does")
    if not install_with(pip, lock):
        sys.exit("The packages could not be installed; pip's message is above. The next run starts afresh.")


def installers() -> tuple[list[str], list[str]]:
    """The commands with which uv and pip install something into .venv."""
    uv = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(PYTHON)]
    return uv, [str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]


def install_with(installer: list[str], lock: Path) -> bool:
    """The lock file with its hashes, then signum from this directory, built with the locked packages."""
    return succeeds([*installer, "--require-hashes", "-r", str(lock)]) and succeeds(
        [*installer, "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    )


def succeeds(command: list[str], *, quietly: bool = False) -> bool:
    """Run a command; its messages are shown unless they are expected."""
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_LINK_MODE": "copy"}
    output = subprocess.DEVNULL if quietly else None
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=output, stderr=output)
    except FileNotFoundError:
        return False
    return done.returncode == 0


def say(what: str) -> None:
    """Print one line of progress."""
    print(f"setup: {what}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in LOCKS:
        sys.exit("usage: bootstrap.py run|dev")
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit("setup: interrupted; the next run starts afresh.")
