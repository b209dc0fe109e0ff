"""Messages between the server and a worker: pickled values, each after its length."""

import pickle
from struct import Struct as Layout
from typing import IO, Any, Final

_length: Final = Layout("<Q")


def send(to: IO[bytes], value: Any) -> None:
    """Write a value."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    to.write(_length.pack(len(data)) + data)
    to.flush()


def receive(source: IO[bytes]) -> Any:
    """Read a value; EOFError once the other side has ended."""
    (length,) = _length.unpack(_read(source, _length.size))
    return pickle.loads(_read(source, length))


def _read(source: IO[bytes], size: int) -> bytes:
    data = source.read(size)
    if len(data) < size:
        raise EOFError
    return data
