"""The server's clock."""

from time import time


def now() -> int:
    """Milliseconds since 1970, as every time in the store and in messages."""
    return int(time() * 1000)
