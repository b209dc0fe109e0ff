"""The positions that come with the game."""

from importlib.resources import files
from typing import Final

from signum.content.nodes import Node
from signum.content.source import parse
from signum.warseer.cards.maps import maps
from signum.warseer.cards.sets import shipped
from signum.warseer.positions.position import StartPosition, position

HEAD: Final = ("scenario", "game", "sets", "about")
"""The keys of a file besides those of the position."""


def shipped_position(name: str) -> Node:
    """The scenario file of a position."""
    file = files("signum") / "data" / "warseer" / "positions" / f"{name}.yaml"
    return parse(file.read_bytes(), file.name)


def start_from(name: str) -> StartPosition:
    """The start of a game from a position."""
    node = shipped_position(name)
    fields = node.fields(required=("scenario", "seats"), optional=(*HEAD, "turn", "terrains"))
    content = {word: one for word, one in fields.items() if word not in HEAD}
    return position(Node(file=node.file, line=node.line, content=content), shipped(), maps())[0]
