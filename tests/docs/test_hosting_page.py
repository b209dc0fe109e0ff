"""docs/hosting.md is true: its unit, its backup of running games, its container's command, its figures."""

import json
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from signum.cli import parser
from signum.server.http import rate_limits
from signum.server.rooms import rooms
from signum.server.store import database
from tests.server.tables import Server, running
from tests.serving import TIMEOUT

TEXT = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def example(language: str) -> str:
    """The example of the page in this language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd verifies units")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "signum.service"
    unit.write_text(example("ini").replace("/opt/signum/bin/signum", sys.executable))
    verify = ["systemd-analyze", "verify", str(unit)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_unit_starts_a_server() -> None:
    started = re.search(r"^ExecStart=\S+/signum (.*)$", example("ini"), re.MULTILINE)
    assert started is not None
    assert parser().parse_args(started[1].split()).origin == ["https://games.example"]


def test_the_command_of_the_container_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    begun = re.search(r"^ENTRYPOINT (.*)$", example("dockerfile"), re.MULTILINE)
    assert begun is not None
    words = [word.replace("/data/", f"{tmp_path}/") for word in json.loads(begun[1])]
    command = [sys.executable, "-m", "signum", *words[1:], "--port", "0", "--origin", "https://games.example"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        assert server.wait(TIMEOUT) == 0
    finally:
        server.kill()
        server.communicate()
    assert (tmp_path / "games.sqlite").is_file()


@running
async def test_a_backup_of_running_games_is_restored(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The restored game is where it was, with the same links; what came later is not in it."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "games.sqlite"
    async with Server(file) as server, await server.seated() as game:
        await game.play("backup", 15)
        await game.settled()
        before = game.digest()
        exec(example("python"), {})
        await game.play("later", 5)
        assert game.digest() != before
        tokens = [server.token(game.table, seat) for seat in range(2)]
    for name in ("games.sqlite-wal", "games.sqlite-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / "backup.sqlite").replace(file)
    async with Server(file) as server:
        game.server = server
        game.guests = [await server.come(token) for token in tokens]
        assert game.digest() == before
        await game.play("goes on", 5)
        await game.__aexit__()


@running
async def test_limits_count_the_address_that_a_proxy_tells(quick: None, tmp_path: Path) -> None:
    """From this machine the header is believed."""
    async with Server(tmp_path / "games.sqlite") as server:
        for address in ("203.0.113.9", "203.0.113.10"):
            await server.ask("GET", "/api/games", headers={"x-forwarded-for": address})
        assert list(server.limits.allowances) == ["203.0.113.9", "203.0.113.10"]


def test_the_figures_of_the_limits_are_those_of_the_program() -> None:
    limits = dict(re.findall(r"^\| ([a-z][^|]+) \| ([^|]+) \|$", TEXT, re.MULTILINE))
    assert limits["tables an address makes"] == f"{rate_limits.TABLES_A_MINUTE} a minute"
    assert limits["connections of an address"] == str(rate_limits.CONNECTIONS)
    assert limits["spectators of a table"] == str(rate_limits.WATCHERS)
    assert limits["windows of a seat"].startswith(f"{rate_limits.WINDOWS};")
    assert f"{database.SPARE >> 20} MiB" in limits["free disk space"]
    assert f"{rooms.UNPLAYED // 86_400_000} days" in limits["a table at which nobody did anything"]
    assert rate_limits.ADDRESS == 8
    assert limits["commands and questions of an address"].startswith("eight connections")
