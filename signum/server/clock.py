"""The server's clock. It runs evenly: nobody gains or loses time when the machine's clock jumps."""

from time import monotonic, time

_began: float = time() - monotonic()
"""The machine's clock when the server began; it is not asked again."""


def now() -> int:
    """Milliseconds since 1970, as every time in the store and in messages."""
    return int((_began + monotonic()) * 1000)
