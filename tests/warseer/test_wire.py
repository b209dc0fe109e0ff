"""The types of the browser's client are those of the rulebook."""

from pathlib import Path

from signum.server.typescript import written
from signum.warseer.rulebook import WARSEER_BOOK

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "warseer" / "protocol.ts"
HEAD = "// Made by `python -m tests.warseer.test_wire`; a test checks that it is up to date."


def text() -> str:
    """The file as it should be: beside the client, so it takes the shared types by their alias."""
    types = written({"warseer": WARSEER_BOOK.wire})["warseer.ts"]
    first, _, rest = types.partition("\n")
    assert first.startswith("// Made by")
    return f"{HEAD}\n{rest}".replace("from './shell'", "from '$protocol/shell'")


def test_the_client_has_the_same_types() -> None:
    """`python -m tests.warseer.test_wire` writes them."""
    assert FILE.read_text(encoding="utf-8") == text()


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
