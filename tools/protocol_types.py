"""Writes the types of the protocol in TypeScript into web/src/protocol: tools/protocol_types.py"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from signum.rulebooks import GAMES  # noqa: E402 - the checkout comes first
from signum.server import typescript  # noqa: E402

FOLDER = ROOT / "web" / "src" / "protocol"


def files() -> dict[str, str]:
    """Every file by its name, as it should be."""
    return typescript.written({name: book.wire for name, book in GAMES.items()})


if __name__ == "__main__":
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
