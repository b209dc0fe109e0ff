"""The data folders of games. `game.yaml` in each folder tells how to read the other files."""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.nodes import Node, SourceError
from signum.content.source import parse
from signum.content.spelling import not_known

DESCRIPTION: Final = "game.yaml"
PLAYED: Final = (DESCRIPTION, "rules.yaml", "cards")
"""Files and folders on which the course of a game depends; the others hold words, decks and positions."""


class GameFolder(Struct, frozen=True, kw_only=True, eq=False):
    """A game, as described by its `game.yaml`. A game with only one printing need not name it."""

    name: str
    path: Traversable
    printings: tuple[str, ...] = ()
    part_of: str = ""
    """For a mode: the game that it belongs to; its rules are rules of that game too."""
    letters: tuple[str, ...]
    """The first letters of rule ids; the next field has those of glossary ids."""
    glossary: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """The kinds of abilities that the glossary distinguishes."""
    unplayed: tuple[str, ...] = ()
    """The chapters of modes that the program does not play yet."""
    languages: tuple[str, ...]
    """The languages with a text for every rule; others show English."""

    @property
    def family(self) -> str:
        """The game that is played by these rules."""
        return self.part_of or self.name


def game_folder(path: Traversable) -> GameFolder:
    """The game of a folder."""
    file = path / DESCRIPTION
    if not file.is_file():
        raise SourceError(str(path), 0, f"{DESCRIPTION} is missing; describe the game in it")
    fields = parse(file.read_bytes(), str(file)).fields(
        required=("letters", "languages"), optional=("printings", "part_of", "glossary", "kinds", "unplayed")
    )
    return GameFolder(
        name=path.name,
        path=path,
        part_of=fields["part_of"].text() if "part_of" in fields else "",
        languages=tuple([one.one_of(LANGUAGES) for one in fields["languages"].items()]),
        **{name: _texts(fields[name]) for name in _LISTS if name in fields},
    )


@cache
def game_folders() -> Mapping[str, GameFolder]:
    """The games that come with the program, by name."""
    data = files("signum") / "data"
    homes = sorted([one for one in data.iterdir() if (one / DESCRIPTION).is_file()], key=lambda one: one.name)
    return MappingProxyType({one.name: game_folder(one) for one in homes})


def folder_of(game: str) -> GameFolder:
    """The folder of a game that comes with the program."""
    if game not in game_folders():
        raise Mistake(f"game: {not_known(game, game_folders())}")
    return game_folders()[game]


@cache
def content_digest(folder: GameFolder) -> str:
    """A short digest of the figures and cards of a game: records name it."""
    digest = blake2b(digest_size=8)
    for name in PLAYED:
        path = folder.path / name
        files_in = sorted(path.iterdir(), key=lambda one: one.name) if path.is_dir() else [path]
        for file in files_in:
            if file.is_file():
                digest.update(f"{name}/{file.name}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


_LISTS: Final = ("printings", "letters", "glossary", "kinds", "unplayed")


def _texts(node: Node) -> tuple[str, ...]:
    return tuple([item.text() for item in node.items()])
