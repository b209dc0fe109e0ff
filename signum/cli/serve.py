"""`signum serve`: a server for browsers, local or remote, until it is stopped."""

import re
from argparse import Namespace
from pathlib import Path
from typing import Final

from signum.cli import DONE, Verbs

LAST_PORT: Final = 65_535
USUAL_PORTS: Final = {"http": "80", "https": "443"}
_ORIGIN: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>\[[0-9a-f:.]+\]|[\w-]+(\.[\w-]+)*)(:(?P<port>[0-9]{1,5}))?/?"
)


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "serve",
        help="serve games to browsers",
        description="Games in the browser for who can reach the address; Ctrl-C ends it; nothing is lost.",
    )
    verb.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: this machine alone)")
    verb.add_argument("--port", type=int, default=8777, help="the port (8777); 0 takes a free one")
    verb.add_argument(
        "--data", type=Path, metavar="FILE", help="keep games in this file; usually one in your data folder"
    )
    verb.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="answer to this name and let its pages play, such as https://games.example behind a proxy; "
        "may be repeated",
    )
    verb.add_argument(
        "--check",
        action="store_true",
        help="serve nothing: replay every stored game, and tell which ones this version goes on with",
    )
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Serve until a signal ends it."""
    from signum.content.languages import known_language, language_of
    from signum.content.words import say
    from signum.rulebooks import GAMES
    from signum.server.http.running import check_pages, listening, locked, serve
    from signum.server.store.paths import usual_file

    language = known_language(options.lang) if options.lang is not None else language_of()
    origins = frozenset([origin_in(one) for one in options.origin])
    file: Path = options.data if options.data is not None else usual_file()
    if options.check:
        return _check(file, language)
    check_pages()

    def ready(address: str) -> None:
        print(say(language, "server-address", address=address), flush=True)
        print(say(language, "server-games-in", file=str(file)), flush=True)

    with locked(file) as lock, listening(options.host, options.port) as listener:
        serve(lock, file, listener, GAMES, origins=origins, ready=ready)
    print(say(language, "server-ended"))
    return DONE


def _check(file: Path, language: str) -> int:
    """Tell the fate of every stored game; a game that cannot go on is kept, and is named with the reason."""
    import asyncio

    from signum.cli import FOUND
    from signum.content.words import say
    from signum.rulebooks import GAMES
    from signum.server.http.running import locked
    from signum.server.store.checking import checked

    with locked(file):
        fates = asyncio.run(checked(file, GAMES))
    for one in fates.kept:
        print(say(language, "server-check-kept", table=one.table, why=one.why))
    for one in fates.damaged:
        print(say(language, "server-check-damaged", table=one.table, why=one.why))
    numbers = {"kept": len(fates.kept), "damaged": len(fates.damaged)}
    print(say(language, "server-check-sum", on=fates.going_on, over=fates.over, **numbers))
    return FOUND if fates.kept or fates.damaged else DONE


def origin_in(text: str) -> str:
    """The origin as browsers send it: in small letters, without the usual port."""
    from signum.content.mistakes import Mistake
    from signum.content.spelling import shown

    parts = _ORIGIN.fullmatch(text.lower())
    try:
        if parts is None or not 0 <= int(parts["port"] or 0) <= LAST_PORT:
            raise ValueError
        host = parts["host"] if parts["host"].isascii() else parts["host"].encode("idna").decode()
    except ValueError:
        raise Mistake(f"--origin: {shown(text)} is none; it reads like https://games.example") from None
    scheme, port = parts["scheme"], parts["port"]
    return f"{scheme}://{host}" if port in (None, USUAL_PORTS[scheme]) else f"{scheme}://{host}:{port}"
