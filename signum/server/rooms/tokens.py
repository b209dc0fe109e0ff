"""Signed tokens of links. A token grants its seat to its holder; tokens are not stored."""

import hmac
from base64 import b32encode
from hashlib import blake2b
from secrets import token_bytes
from typing import Final, NamedTuple

from signum.engine.questions import Seat

WATCHING: Final = "w"
"""Stands for spectators in place of a seat's number."""
KEY_LENGTH: Final = 32
LONGEST: Final = 128


class Holder(NamedTuple):
    """The grant of a token: a seat at a table, or without a seat the right to watch it."""

    table: str
    seat: Seat | None


def new_table_id() -> str:
    """An unguessable id for a table: 16 letters and digits."""
    return b32encode(token_bytes(10)).decode().lower()


def new_key() -> bytes:
    """A signing key; it opens every seat."""
    return token_bytes(KEY_LENGTH)


def token(key: bytes, table: str, seat: Seat | None) -> str:
    """The token of a seat: table, seat, signature."""
    who = WATCHING if seat is None else str(seat)
    return f"{table}-{who}-{_signature(key, table, who)}"


def holder(key: bytes, text: str) -> Holder | None:
    """The grant of a token; None if the token is not valid."""
    if len(text) > LONGEST or not text.isascii():
        return None
    table, _, rest = text.partition("-")
    who, _, signature = rest.partition("-")
    if not hmac.compare_digest(signature, _signature(key, table, who)):
        return None
    return Holder(table, None if who == WATCHING else int(who))


def _signature(key: bytes, table: str, who: str) -> str:
    digest = blake2b(f"{table}-{who}".encode(), key=key, digest_size=20, person=b"signum link").digest()
    return b32encode(digest).decode().lower()
