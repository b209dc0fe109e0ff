"""All messages that tables and games need, found in the code: a new event needs its message.

Events and options are found as classes; the rest is read from calls by `content.calls`. Code of a game uses
messages of the game and shared ones. If code of a generic room uses an id that is not shared, every game has
a message with that id.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from signum.content.calls import SaidMessages, said_in
from signum.content.wording import Needed, wrong_words
from signum.content.words import SHARED, Words
from signum.engine.event_kinds import leaves
from signum.engine.events import Event
from signum.engine.questions import Option
from signum.engine.records import field_names, tag_of
from signum.table.seat_names import SEAT_NAMES
from signum.table.undo import TakenBack

if TYPE_CHECKING:
    from signum.table.rulebook import Rulebook

GENERIC_ROOMS: Final = ("content", "engine", "table", "players", "lab", "server", "cli")


class Speaker(Protocol):
    """The part of a game that concerns messages."""

    @property
    def name(self) -> str:
        """The name of the game."""

    @property
    def words(self) -> Words:
        """Its messages."""

    def needed_words(self) -> Needed:
        """The ids of the messages that it must have."""


class Vocabulary(msgspec.Struct, frozen=True):
    """Messages, and the ids that are needed."""

    name: str
    words: Words
    needed: Needed

    def faults(self) -> list[str]:
        """A sentence for each message that is missing, superfluous or different in another language."""
        return [f"{self.name}, {fault}" for fault in wrong_words(self.words, self.needed)]


def needed_by(package: str, added: Mapping[str, Iterable[str]], more: SaidMessages) -> Needed:
    """The messages of a game: for its classes and its calls (their fields plus the added facts), and more."""
    called = [
        (id, None if given is None else given.union(added.get(id, ()))) for id, given in _calls(package)
    ]
    return _merged([*_classes(package, added), *called, *more])


def introduced(game: "Rulebook") -> Needed:
    """The messages that introduce a game, its modes, printings and players in lobby and terminal."""
    named = [
        "game-title",
        *[f"mode-{id}" for id in game.modes],
        *[
            f"variant-{id}"
            for id in (*game.variants, *[one for it in game.modes.values() for one in it.variants])
        ],
        *[f"edition-{id}" for id in game.editions],
        *[f"player-{name}" for name in game.players],
    ]
    seated = {f"play-seat-{name}": frozenset({"seat"}) for name in game.players}
    return {**{id: frozenset[str]() for id in named}, **seated}


def needed_by_tables() -> Needed:
    """The messages of generic rooms."""
    return _merged(
        [
            *_classes("signum.engine", {}),
            *_classes("signum.table", {}),
            *[said for room in GENERIC_ROOMS for said in _calls(f"signum.{room}")],
            *[(f"seat-{seat}", frozenset()) for seat in SEAT_NAMES],
            (f"note-{TakenBack.__struct_config__.tag}", frozenset(TakenBack.__struct_fields__)),
        ]
    )


def vocabularies(games: Iterable[Speaker]) -> list[Vocabulary]:
    """The shared messages and those of each game, each with the ids that are needed."""
    tables, shared = needed_by_tables(), SHARED.entries("en")
    of_all = [(id, given) for id, given in tables.items() if id in shared]
    of_each = [(id, given) for id, given in tables.items() if id not in shared]
    found: list[Vocabulary] = []
    for game in games:
        needed = game.needed_words().items()
        of_all += [(id, given) for id, given in needed if id in shared]
        own = [(id, given) for id, given in needed if id not in shared]
        found.append(Vocabulary(game.name, game.words, _merged([*of_each, *own])))
    return [Vocabulary("shared", SHARED, _merged(of_all)), *found]


def _merged(said: Iterable[tuple[str, frozenset[str] | None]]) -> dict[str, frozenset[str] | None]:
    """Every id with all arguments that it gets anywhere."""
    found: dict[str, frozenset[str] | None] = {}
    for id, given in said:
        if id in found and (before := found[id]) is not None:
            given = before if given is None else before & given
        found[id] = given
    return found


def _classes(package: str, added: Mapping[str, Iterable[str]]) -> SaidMessages:
    """The events and options of a package by their fields."""
    _import(package)
    for family, base in (("event", Event), ("option", Option)):
        for kind in leaves(base):
            if f"{kind.__module__}.".startswith(f"{package}."):
                id = f"{family}-{tag_of(kind)}"
                yield id, frozenset({*field_names(kind), *added.get(id, ())} - {"because"})


@cache
def _calls(package: str) -> tuple[tuple[str, frozenset[str] | None], ...]:
    """The messages in the calls of a module or of a whole package."""
    found = find_spec(package)
    if found is None or found.origin is None:
        raise LookupError(f"no package is called {package}")
    file = Path(found.origin)
    files = sorted(file.parent.rglob("*.py")) if found.submodule_search_locations else [file]
    return tuple([said for one in files for said in said_in(one.read_text(encoding="utf-8"), one.name)])


def _import(package: str) -> None:
    """Import a module, and all that it holds if it is a package, so that its classes are known."""
    for inner in walk_packages(getattr(import_module(package), "__path__", ()), f"{package}."):
        import_module(inner.name)
