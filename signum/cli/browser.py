"""`signum play`: the game in the browser. Meanwhile a server runs here, only for this machine."""

import json
import os
import webbrowser
from argparse import Namespace
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from signum.cli import DONE
from signum.cli.bulk import counted
from signum.cli.games import game_of, map_of, variants_of
from signum.content.mistakes import Mistake
from signum.content.words import say

if TYPE_CHECKING:
    from signum.server.store.paths import DataLock
    from signum.table.rulebook import Rulebook

TERMINAL_ONLY: Final = ("file", "seed", "save", "resume", "without_rules", "without_odds")
"""Options that only the terminal has."""
LARGEST: Final = 96 << 10
"""Bytes of a deck or a pack from a file."""
STARTING: Final = 20.0
"""Seconds that another server has to answer after its start."""


def play(options: Namespace, language: str) -> int:
    """Open the page, of a running server if there is one."""
    from signum.rulebooks import GAMES
    from signum.server.http.running import (
        HOST,
        NEAR,
        PORT,
        AlreadyServed,
        check_pages,
        listening,
        locked,
        serve,
    )
    from signum.server.store.paths import usual_file

    wanted = _table(options, language)
    file: Path = options.data if options.data is not None else usual_file()
    check_pages()
    try:
        lock = locked(file)
    except AlreadyServed:
        return _open_there(file, wanted, options, language)

    def show(address: str) -> None:
        _show(_page(address, wanted), options, language, "server-address")
        print(say(language, "play-how-to-end"), flush=True)

    def ready(address: str) -> None:
        # The server runs while its first table is requested and a browser starts.
        Thread(target=show, args=(address,), daemon=True).start()

    with lock, listening(HOST, PORT, near=NEAR) as listener:
        serve(lock, file, listener, GAMES, ready=ready)
    print()
    print(say(language, "server-ended"))
    return DONE


def _open_there(file: Path, wanted: dict[str, Any], options: Namespace, language: str) -> int:
    from signum.server.store.paths import DataLock

    address = _address(DataLock(file))
    _show(_page(address, wanted), options, language, "play-open-already")
    return DONE


def _address(lock: "DataLock") -> str:
    """The address of the other server; a server that was just started gets time to answer."""
    end = monotonic() + STARTING
    while monotonic() < end:
        info = lock.read()
        if info is not None and info.address and _answers(info.address):
            return info.address
        sleep(0.1)
    raise Mistake("another `signum play` has these games open and does not answer; end it, then try again")


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=2):
            return True
    except (URLError, OSError):
        return False


def _show(page: str, options: Namespace, language: str, words: str) -> None:
    """Print the address, and open it if there is a browser."""
    print(say(language, words, address=page), flush=True)
    if not options.no_browser and not _opened(page):
        print(say(language, "play-no-browser"), flush=True)


def _opened(page: str) -> bool:
    """Whether a graphical browser opened it; a browser in the terminal would take the terminal over."""
    try:
        found = webbrowser.get()
        if type(found) is webbrowser.GenericBrowser and "BROWSER" not in os.environ:
            return False
        return found.open(page)
    except webbrowser.Error:
        return False


def _table(options: Namespace, language: str) -> dict[str, Any]:
    """The table that the options ask for; None if the page is to ask."""
    from signum.cli.play import HUMAN, WITH_DECKS, deck_for_each_seat, seats_named
    from signum.content.spelling import not_known

    for name in TERMINAL_ONLY:
        given = getattr(options, name)
        if given and not (name == "file" and given == WITH_DECKS):
            called = "a position" if name == "file" else f"--{name.replace('_', '-')}"
            raise Mistake(f"{called} is for games in the terminal: add --terminal, or leave it out")
    asked = ("deck", "seats", "edition", "file", "game", "mode", "variant", "limit", "pack")
    if not any(getattr(options, one) for one in asked):
        return {}
    game, mode = game_of(options)
    count = len(game.modes[mode].sides)
    named = options.deck or []
    if len(named) > count:
        raise Mistake(f"--deck: {counted(count)} play this game, so name at most {counted(count)} decks")
    way = game.modes[mode]
    bringing = [seat for seat in range(count) if way.brings_decks and seat not in way.deckless]
    decks = deck_for_each_seat(named, game.library.usual_decks, len(bringing))
    _check_decks(decks, game)
    usual = ",".join([HUMAN, *[list(game.players)[-1]] * (count - 1)])
    first, *others = seats_named(usual if options.seats is None else options.seats, count, game.players)
    if first != HUMAN:
        raise Mistake(
            "--seats: in the browser the first seat is yours: human,greedy, human,gentle or human,human"
        )
    foreign = [one for one in others if one != HUMAN and one not in game.players]
    if foreign:
        raise Mistake(f"--seats: {foreign[0]} is for games in the terminal: add --terminal")
    known, usual_edition = way.editions or game.editions, game.usual_edition(language)
    if options.edition is None:
        edition = usual_edition if usual_edition in known else known[-1]
    else:
        edition = options.edition
    if edition not in known:
        raise Mistake(f"edition: {not_known(edition, known)}")
    brought = dict(zip(bringing, decks, strict=False))
    seats = [
        {"player": player, **_deck(brought.get(seat, ""))} for seat, player in enumerate([first, *others])
    ]
    if options.limit is not None and options.limit < 1:
        raise Mistake("--limit: at least 1 minute")
    if options.limit and not way.has_time_limit:
        raise Mistake(f"--limit: {say(language, 'server-no-time-limit')}")
    return {
        "limit": options.limit or 0,
        "game": game.name,
        "mode": mode,
        "edition": edition,
        "seats": seats,
        "variants": variants_of(options, game, mode),
        "map": map_of(options, game),
        "packs": [_text(pack, "--pack") for pack in options.pack],
        "language": language,
    }


def _check_decks(decks: list[str], game: "Rulebook") -> None:
    """Report a wrong deck before the server starts; the server judges those from files."""
    from signum.content.spelling import not_known

    known = game.library.decks
    for deck in decks:
        if not _is_file(deck) and deck not in known:
            raise Mistake(f"deck: {not_known(deck, known)}")


def _deck(deck: str) -> dict[str, str]:
    """A deck as a table is asked for with it: by its id, or as the text of its file."""
    return {"own": _text(Path(deck), "--deck")} if _is_file(deck) else {"deck": deck}


def _is_file(deck: str) -> bool:
    return bool(Path(deck).suffix) or Path(deck).is_file()


def _text(file: Path, option: str) -> str:
    if file.is_dir() or file.suffix == ".zip":
        raise Mistake(f"{option} {file}: folders and archives are for games in the terminal: add --terminal")
    if not file.is_file():
        raise Mistake(f"{option} {file}: there is no such file")
    if file.stat().st_size > LARGEST:
        raise Mistake(f"{option} {file}: at most {LARGEST >> 10} KiB")
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Mistake(f"{option} {file}: it is not a text in UTF-8") from None


def _page(address: str, wanted: dict[str, Any]) -> str:
    """The page to open: that of a new table if one is wanted, else the first page."""
    if not wanted:
        return address
    body = json.dumps(wanted).encode()
    request = Request(f"{address}api/tables", body, {"content-type": "application/json"})
    try:
        with urlopen(request, timeout=STARTING) as answer:
            made = json.load(answer)
    except HTTPError as error:
        raise Mistake(json.load(error)["words"]) from None
    return f"{address}#/table/{'/'.join(made['seats'])}"
