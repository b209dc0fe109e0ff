"""Links: a seat is whoever holds its word, so words are long, signed and looked up nowhere."""

import hmac
from base64 import b32encode
from hashlib import blake2b
from secrets import token_bytes
from typing import Final, NamedTuple

from signum.engine.questions import Seat

WATCHING: Final = "w"
"""The letter of those who watch, where seats have their number."""
KEY_LENGTH: Final = 32


class Holder(NamedTuple):
    """Whom a word lets in: at which table, at which seat; without a seat to watch."""

    table: str
    seat: Seat | None


def new_table_id() -> str:
    """A name for a table that nobody can guess: 16 letters and digits."""
    return b32encode(token_bytes(10)).decode().lower()


def new_key() -> bytes:
    """What the server signs with; whoever has it has every seat."""
    return token_bytes(KEY_LENGTH)


def token(key: bytes, table: str, seat: Seat | None) -> str:
    """The word of a seat: table, seat, signature."""
    who = WATCHING if seat is None else str(seat)
    return f"{table}-{who}-{_signature(key, table, who)}"


def holder(key: bytes, word: str) -> Holder | None:
    """Whom a word lets in; nobody if it is not one of ours."""
    if len(word) > 128 or not word.isascii():
        return None
    table, _, rest = word.partition("-")
    who, _, signature = rest.partition("-")
    if not hmac.compare_digest(signature, _signature(key, table, who)):
        return None
    return Holder(table, None if who == WATCHING else int(who))


def _signature(key: bytes, table: str, who: str) -> str:
    digest = blake2b(f"{table}-{who}".encode(), key=key, digest_size=20, person=b"signum link").digest()
    return b32encode(digest).decode().lower()
