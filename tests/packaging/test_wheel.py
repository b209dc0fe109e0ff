"""An installed package has its pages: from a source package, without Node.js, into an empty environment."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = "signum/server/static/index.html"


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A machine on which there is no Node.js, nor anything else to run."""
    empty = tmp_path_factory.mktemp("nothing")
    return {**os.environ, "PATH": str(empty), "PYTHONPATH": "", "PYTHONUTF8": "1"}


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked."""
    place = tmp_path_factory.mktemp("sdist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", place], cwd=ROOT, check=True
    )
    with tarfile.open(next(place.glob("*.tar.gz"))) as packed:
        packed.extractall(place, filter="data")
    return next(path for path in place.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, unpacked: Path, bare: dict[str, str]) -> Path:
    """The command `signum` of a wheel made from the source package, in an empty environment."""
    place = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]
    subprocess.run(build, cwd=unpacked, env=bare, check=True)
    home = place / "home"
    venv.create(home)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
    ]
    subprocess.run([*pip, next(place.glob("*.whl"))], env=bare, check=True)
    # What the program stands on is that of this environment: it was locked and installed before.
    theirs = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    )
    (Path(theirs.stdout.strip()) / "locked.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python.with_name("signum")


def test_the_source_package_has_pages_and_their_source(unpacked: Path) -> None:
    assert (unpacked / PAGES).is_file()
    assert (unpacked / "web" / "package-lock.json").is_file()
    assert (unpacked / "tools" / "web.py").is_file()
    assert not list(unpacked.rglob("node_modules"))


def test_what_is_installed_serves_its_pages(installed: Path, bare: dict[str, str], tmp_path: Path) -> None:
    words = [str(installed), "serve", "--port", "0", "--lang", "en", "--data", str(tmp_path / "games.sqlite")]
    with subprocess.Popen(words, cwd=tmp_path, env=bare, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            page = fetched(address, "text/html")
            parts = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
            kinds = {part.rpartition(".")[2] for part in parts}
            assert {"js", "css"} <= kinds
            for part in parts:
                assert fetched(address + part, "text/javascript" if part.endswith(".js") else "text/css")
            assert '"brissa"' in fetched(f"{address}api/decks", "application/json")
            # The worked examples are scenarios of the tests, and puzzles are data: both are packed.
            assert '"classic/rulebook/greer-attacks-cordelia"' in fetched(
                f"{address}api/examples", "application/json"
            )
            assert '"kill/' in fetched(f"{address}api/puzzles", "application/json")
        finally:
            server.terminate()


def fetched(address: str, kind: str) -> str:
    with urlopen(address, timeout=120) as answer:
        assert answer.headers["content-type"].partition(";")[0] in (
            kind,
            kind.replace("text/java", "application/java"),
        )
        return str(answer.read().decode())
