"""The page of the protocol and the browser's types say what the Python types are."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from msgspec import Struct
from websockets.asyncio.client import connect

from signum.rulebooks import GAMES
from signum.server import protocol, typescript
from signum.table.rulebook import Wire
from tests.server.tables import Server, running
from tools import protocol_types

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "protocol.md"
BROWSER = ROOT / "web" / "src" / "protocol"
FILES = protocol_types.files()


def interfaces() -> dict[str, dict[str, str]]:
    """Every type of the protocol, as the classic game has it in TypeScript: its fields with their types."""
    found: dict[str, dict[str, str]] = {}
    for name, body in re.findall(
        r"export interface (\w+)[^{]* \{\n(.*?)\n?\}\n", FILES["shell.ts"] + FILES["classic.ts"], re.DOTALL
    ):
        fields = dict([line.strip().rstrip(";").split(": ", 1) for line in body.splitlines()])
        narrowed = {name: told.replace("shell.", "") for name, told in fields.items() if name != "kind"}
        found[name] = found.get(name, {}) | narrowed
    return found


def documented() -> dict[str, dict[str, str]]:
    """The same as the page tells it."""
    found: dict[str, dict[str, str]] = {}
    for section in re.split(r"^### ", PAGE.read_text(), flags=re.MULTILINE)[1:]:
        name = re.match(r"\w+", section)
        assert name is not None
        rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| (.+) \|$", section, re.MULTILINE)
        assert all(words.strip() for _, _, words in rows)
        found[name[0]] = {field: told.replace("\\|", "|") for field, told, _ in rows}
    return found


OURS = sorted(
    name
    for name, kind in vars(protocol).items()
    if isinstance(kind, type)
    and issubclass(kind, Struct)
    and kind.__module__.startswith(protocol.__name__)
    and kind not in (protocol.Command, protocol.Message)
)


@pytest.mark.parametrize("name", OURS)
def test_the_page_tells_of_every_type_and_field(name: str) -> None:
    """With its type, and nothing that is not there any more."""
    assert documented()[name] == interfaces()[name]


def test_the_page_names_every_kind() -> None:
    """As it is written in messages."""
    page = PAGE.read_text()
    for kind in (*get_args(protocol.Commands), *get_args(protocol.Messages)):
        assert f"### {kind.__name__}: `{kind.__struct_config__.tag}`" in page


def test_every_type_can_be_said() -> None:
    """No command, message or part is left out of what the browser knows."""
    assert set(OURS) <= interfaces().keys()


@pytest.mark.parametrize("name", FILES)
def test_the_browser_has_the_same_types(name: str) -> None:
    """`python tools/protocol_types.py` writes them."""
    assert (BROWSER / name).read_text() == FILES[name]


def test_the_browser_has_no_types_of_a_game_that_is_gone() -> None:
    assert {file.name for file in BROWSER.iterdir()} == FILES.keys()


def test_equal_names_of_two_games_do_not_meet() -> None:
    """Each game has a file of its own, and what its messages carry is narrowed there."""

    class Pass(Struct, tag="pass-on"):
        card: str

    class Leave(Struct, tag="leave"):
        pass

    classic = GAMES["classic"].wire
    toy = Wire(options=Pass | Leave, events=(), view=Leave)
    files = typescript.written({"classic": classic, "toy": toy})
    assert "export interface Pass {\n  type: 'pass-on';\n  card: string;\n}" in files["toy.ts"]
    assert "export interface Shown extends shell.Shown {\n  option: Option;\n}" in files["toy.ts"]
    assert files["classic.ts"] == FILES["classic.ts"]


@running
async def test_the_conversation_on_the_page_takes_place(file: Path) -> None:
    """As it is written there."""
    example = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert example is not None
    names: dict[str, Any] = {"httpx": httpx, "json": json, "connect": connect}
    exec(example[1], names)
    async with Server(file) as server:
        heard = await names["conversation"](f"127.0.0.1:{server.port}")
    assert heard[0] == "welcome"
    assert heard[-2:] == ["changed", "accepted"]
