"""Signed tokens of links. A token grants its seat to its holder; tokens are not stored."""

import hmac
from base64 import b32encode
from hashlib import blake2b
from secrets import token_bytes
from typing import Final, NamedTuple

from signum.engine.questions import Seat

WATCHING: Final = "w"
"""Stands for spectators in place of a seat's number."""
EXCERPT: Final = "e"
"""Stands with a step for those who see a finished game up to there, in place of a seat's number."""
KEY_LENGTH: Final = 32
LONGEST: Final = 128


class Holder(NamedTuple):
    """The grant of a token: a seat at a table, or without a seat the right to watch it."""

    table: str
    seat: Seat | None


class Excerpt(NamedTuple):
    """The grant of an excerpt's token: the first steps of a finished game, without any hand."""

    table: str
    last: int
    """The last step that is shown."""


def new_table_id() -> str:
    """An unguessable id for a table: 16 letters and digits."""
    return b32encode(token_bytes(10)).decode().lower()


def new_key() -> bytes:
    """A signing key; it opens every seat."""
    return token_bytes(KEY_LENGTH)


def token(key: bytes, table: str, seat: Seat | None) -> str:
    """The token of a seat: table, seat, signature."""
    return _signed(key, table, WATCHING if seat is None else str(seat))


def excerpt_token(key: bytes, table: str, last: int) -> str:
    """The token of an excerpt; it opens nothing but the steps up to the last."""
    return _signed(key, table, f"{EXCERPT}{last}")


def holder(key: bytes, text: str) -> Holder | None:
    """The grant of a token; None if the token is not valid, or that of an excerpt."""
    table, who = _read(key, text)
    if who == WATCHING:
        return Holder(table, None)
    return Holder(table, int(who)) if who.isdecimal() else None


def excerpt(key: bytes, text: str) -> Excerpt | None:
    """The grant of an excerpt's token; None for any other token."""
    table, who = _read(key, text)
    return Excerpt(table, int(who.removeprefix(EXCERPT))) if who.startswith(EXCERPT) else None


def _signed(key: bytes, table: str, who: str) -> str:
    return f"{table}-{who}-{_signature(key, table, who)}"


def _read(key: bytes, text: str) -> tuple[str, str]:
    """The table of a token and who may use it; both are empty if it is not valid."""
    if len(text) > LONGEST or not text.isascii():
        return "", ""
    table, _, rest = text.partition("-")
    who, _, signature = rest.partition("-")
    return (table, who) if hmac.compare_digest(signature, _signature(key, table, who)) else ("", "")


def _signature(key: bytes, table: str, who: str) -> str:
    digest = blake2b(f"{table}-{who}".encode(), key=key, digest_size=20, person=b"signum link").digest()
    return b32encode(digest).decode().lower()
