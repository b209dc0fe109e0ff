"""`signum serve` and `signum play`: an address, a file of games that one server has, and a quiet end."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from urllib.request import Request, urlopen

import pytest

from signum.cli import main
from signum.cli.serve import origin_in
from signum.server.http import running
from signum.server.store.paths import DataLock, usual_file
from tests.content.test_packs import FOX
from tests.server.test_own_decks import code
from tests.serving import TIMEOUT, Launcher, Server, make_table, serving

Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def server(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("served")
    with serving(launcher, place / "games.sqlite") as started:
        yield started


def leads_to_a_table(address: str, word: str) -> bool:
    """Whether the word of a link is known there."""
    asking = Request(f"{address}api/invitation", headers={"authorization": f"Bearer {word}"})
    with urlopen(asking) as answer:
        return bool(answer.status == 200)


def mistaken(capsys: Output, *words: object) -> str:
    """The error for impossible options."""
    assert main([str(word) for word in words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_a_served_file_is_not_served_twice(server: Server, capsys: Output) -> None:
    said = mistaken(capsys, "serve", "--port", 0, "--data", server.data)
    assert f"already served at {server.address}" in said


def test_a_port_that_is_taken_is_named(server: Server, tmp_path: Path, capsys: Output) -> None:
    said = mistaken(capsys, "serve", "--port", server.port, "--data", tmp_path / "other.sqlite")
    assert f"port {server.port} is taken by another program; name another with --port" in said


@pytest.mark.parametrize("port", ["70000", "-1", "none"])
def test_what_is_no_port_is_refused(port: str, tmp_path: Path, capsys: Output) -> None:
    said = mistaken(capsys, "serve", f"--port={port}", "--data", tmp_path / "games.sqlite")
    assert "--port" in said


def test_an_address_that_is_not_of_this_machine_is_refused(tmp_path: Path, capsys: Output) -> None:
    said = mistaken(capsys, "serve", "--host", "192.0.2.1", "--port", 0, "--data", tmp_path / "games.sqlite")
    assert "--host 192.0.2.1" in said


@pytest.mark.parametrize("host", ["x" * 300, "\udcff"])
def test_what_is_no_host_is_refused(host: str, tmp_path: Path, capsys: Output) -> None:
    said = mistaken(capsys, "serve", "--host", host, "--port", 0, "--data", tmp_path / "games.sqlite")
    assert "--host" in said
    assert "is not a host" in said


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write everywhere, so what the system would say is said here."""
    monkeypatch.setattr(os, "access", lambda place, mode: False)
    said = mistaken(capsys, "serve", "--port", 0, "--data", tmp_path / "games.sqlite")
    assert f"{tmp_path}: games cannot be kept there" in said
    assert "--data" in said


def test_a_folder_is_no_file_and_a_file_no_folder(tmp_path: Path, capsys: Output) -> None:
    assert "this is a folder" in mistaken(capsys, "serve", "--data", tmp_path)
    (tmp_path / "file").write_text("")
    said = mistaken(capsys, "serve", "--data", tmp_path / "file" / "games.sqlite")
    assert "cannot be made" in said


def test_without_pages_it_is_said_what_builds_them(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "STATIC", tmp_path)
    for verb in ("serve", "play"):
        said = mistaken(capsys, verb, "--data", tmp_path / "games.sqlite")
        assert "`make play` builds them" in said


@pytest.mark.parametrize(
    "origin",
    [
        "games.example",
        "ftp://games.example",
        "https://games.example/path",
        "",
        "https://[::1",
        "https://*.example",
        "https://me:word@games.example",
        "https://games.example?x",
        "https://games example",
        "https://games.example:99999",
        f"https://{'x' * 64}ü.example",
        "https://games.example\x1b[2J",
    ],
)
def test_what_is_no_origin_is_refused(origin: str, capsys: Output) -> None:
    assert "--origin" in mistaken(capsys, "serve", "--origin", origin)


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("https://games.example/", "https://games.example"),
        ("HTTPS://Games.Example:443", "https://games.example"),
        ("http://box:80", "http://box"),
        ("http://box.lan:8777", "http://box.lan:8777"),
        ("http://[::1]:8777", "http://[::1]:8777"),
        ("https://spiele.müller.example", "https://spiele.xn--mller-kva.example"),
    ],
)
def test_an_origin_is_what_browsers_send(given: str, sent: str) -> None:
    assert origin_in(given) == sent


def test_a_second_play_opens_the_first(server: Server, capsys: Output) -> None:
    assert main(["play", "--no-browser", "--lang", "en", "--data", str(server.data)]) == 0
    assert capsys.readouterr().out == f"The game is already open at {server.address}\n"


@pytest.mark.parametrize(
    "words, seats",
    [
        (["--deck", "brissa"], 1),
        (["duel"], 1),
        (["--edition", "ru1"], 1),
        (["--deck", "roland", "--deck", "brissa", "--seats", "human,random"], 1),
        (["--seats", "human,gentle"], 1),
        (["--seats", "human,human"], 2),
        (["--mode", "quest-pve", "--variant", "few-creatures"], 1),
        (["--mode", "quest-pvp", "--deck", "roland", "--seats", "human,human"], 2),
    ],
)
def test_play_with_decks_opens_a_table_made_so(
    words: list[str], seats: int, server: Server, capsys: Output
) -> None:
    assert main(["play", *words, "--no-browser", "--lang", "en", "--data", str(server.data)]) == 0
    page = capsys.readouterr().out.split()[-1]
    start, tokens = page.split("#/table/")
    assert start == server.address
    assert len(tokens.split("/")) == seats
    for token in tokens.split("/"):
        assert leads_to_a_table(server.address, token)


def test_play_brings_a_deck_and_a_pack_from_files(server: Server, tmp_path: Path, capsys: Output) -> None:
    deck, pack = tmp_path / "foxes.txt", tmp_path / "foxes.yaml"
    deck.write_text(code("brissa", without="garrus", plus="1 ember-fox"), encoding="utf-8")
    pack.write_text(FOX, encoding="utf-8")
    words = ["play", "--deck", str(deck), "--no-browser", "--lang", "en", "--data", str(server.data)]
    assert "ember-fox" in mistaken(capsys, *words)
    assert main([*words, "--pack", str(pack)]) == 0
    token = capsys.readouterr().out.split("#/table/")[1].strip()
    assert leads_to_a_table(server.address, token)


@pytest.mark.parametrize(
    "words, said",
    [
        (["skirmish"], "a position is for games in the terminal: add --terminal"),
        (["--seed", "1"], "--seed is for games in the terminal"),
        (["--save", "x.json"], "--save is for games in the terminal"),
        (["--without-odds"], "--without-odds is for games in the terminal"),
        (["--deck", "brisa"], "did you mean"),
        (["--deck", "mine.txt"], "--deck mine.txt: there is no such file"),
        (["--pack", "mine.yaml"], "--pack mine.yaml: there is no such file"),
        (["--pack", "tests"], "folders and archives are for games in the terminal"),
        (["--deck", "brissa", "--deck", "roland", "--deck", "brissa"], "at most two decks"),
        (["--edition", "en3"], "edition"),
        (["--seats", "greedy,human"], "the first seat is yours"),
        (["--seats", "human,tests/launcher.py"], "it has no function player(seed)"),
        (["--seats", "human"], "2 play this game"),
        (["--mode", "quest-pve", "--limit", "60", "--lang", "en"], "--limit: This mode has no time limit"),
        (["--mode", "quest-pvp", "--limit", "60", "--lang", "de"], "gibt es kein Zeitlimit"),
    ],
)
def test_play_says_what_it_cannot_do_in_the_browser(
    words: list[str], said: str, tmp_path: Path, capsys: Output
) -> None:
    assert said in mistaken(capsys, "play", *words, "--data", tmp_path / "games.sqlite")


def test_play_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    words = ["play", "--no-browser", "--lang", "en", "--data", str(tmp_path / "new" / "games.sqlite")]
    with subprocess.Popen(
        [sys.executable, "-m", "signum", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as playing:
        try:
            assert playing.stdout is not None
            address = playing.stdout.readline().split()[-1]
            made = make_table(address)
            assert leads_to_a_table(address, made["watch"])
            playing.send_signal(signal.SIGINT)
            out, err = playing.communicate(timeout=TIMEOUT)
            assert "All games are kept" in out
            assert err == ""
            assert playing.returncode == 0
        finally:
            # After any failure no test waits for a server that still runs.
            playing.kill()


def test_a_server_that_was_stopped_politely_says_so_and_nothing_else(server: Server) -> None:
    said = server.stop().splitlines()
    server.start()
    assert len(said) == 3
    assert said[0] == f"The game is at {server.address}"
    assert said[1] == f"The games are kept in {server.data}"
    assert said[2].startswith("The server has ended.")


def test_a_second_interrupt_does_not_break_off_the_end(server: Server) -> None:
    """It must not skip the end of the workers and of the file."""
    assert server.process is not None
    server.process.send(signal.SIGINT)
    sleep(0.05)
    said = server.stop().splitlines()
    server.start()
    assert len(said) == 3
    assert said[2].startswith("The server has ended.")


def test_the_next_free_port_is_taken_where_any_will_do() -> None:
    with running.listening("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with running.listening("127.0.0.1", port, near=20) as second:
            assert port < second.getsockname()[1] <= port + 20


def test_small_messages_are_sent_at_once() -> None:
    # Only of a socket that says which protocol it speaks does asyncio switch the waiting for more off.
    with running.listening("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize("host, shown", [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")])
def test_the_address_is_one_that_a_browser_here_can_open(host: str, shown: str) -> None:
    with running.listening(host, 0) as listener:
        assert running.address_of(listener) == f"http://{shown}:{listener.getsockname()[1]}/"


def test_an_address_of_the_newer_kind_is_written_as_browsers_want_it() -> None:
    try:
        listener = running.listening("::1", 0)
    except Exception:
        pytest.skip("this machine has no such addresses")
    with listener:
        assert running.address_of(listener) == f"http://[::1]:{listener.getsockname()[1]}/"


def test_the_file_is_let_go_of_however_the_holder_ends(tmp_path: Path) -> None:
    lock = DataLock(tmp_path / "games.sqlite")
    script = (
        "import sys, pathlib; from signum.server.store.paths import DataLock;"
        "h = DataLock(pathlib.Path(sys.argv[1])); print(h.acquire(), flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path / "games.sqlite")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert not lock.acquire()
        info = lock.read()
        assert info is not None
        assert info.pid == other.pid
        other.kill()
        other.wait()
    assert lock.acquire()
    lock.release()


@pytest.mark.parametrize(
    "system, environment, wanted",
    [
        ("linux", {}, "~/.local/share/signum/games.sqlite"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/signum/games.sqlite"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, "~/.local/share/signum/games.sqlite"),
        ("darwin", {}, "~/Library/Application Support/Signum/games.sqlite"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Signum/games.sqlite"),
        ("win32", {}, "~/AppData/Local/Signum/games.sqlite"),
    ],
)
def test_games_are_kept_in_the_users_data_folder(
    system: str, environment: dict[str, str], wanted: str
) -> None:
    assert usual_file(environment, system) == Path(wanted).expanduser()


def test_a_socket_of_a_mistaken_address_is_closed() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(Exception, match="is taken"):
            running.listening("127.0.0.1", taken.getsockname()[1])
