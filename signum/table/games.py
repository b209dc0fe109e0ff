"""The games that a room was given. This module is light: a game is imported when it is first used."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from threading import RLock
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from signum.content.mistakes import Mistake

if TYPE_CHECKING:
    from signum.table.rulebook import Rulebook, Rules

NO_CARDS: Final[Mapping[str, Any]] = MappingProxyType({})


class Games(Mapping[str, "Rulebook"]):
    """The games that a room was given, by name; the first is the default.

    A game is loaded when it is first used.
    """

    def __init__(self, doors: "Mapping[str, Callable[[], Rulebook]]") -> None:
        self._doors = dict(doors)
        self._open: dict[str, Rulebook] = {}
        self._opening = RLock()

    @classmethod
    def of(cls, *games: "Rulebook") -> "Games":
        """Games that are already loaded."""
        return cls({game.name: partial(_self, game) for game in games})

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process loads its games itself."""
        return Games, (self._doors,)

    def __getitem__(self, name: str) -> "Rulebook":
        if name not in self._open:
            with self._opening:
                game = self._doors[name]()
                _learn_types(game)
                self._open[name] = game
        return self._open[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._doors)

    def __len__(self) -> int:
        return len(self._doors)

    def __contains__(self, name: object) -> bool:
        return name in self._doors

    @property
    def usual(self) -> "Rulebook":
        """The default game."""
        return self[next(iter(self._doors))]

    def named(self, name: str) -> "Rulebook":
        """The game with this name; the error lists the known ones."""
        from signum.content.spelling import not_known

        if name not in self:
            raise Mistake(f"game: {not_known(name, tuple(self))}")
        return self[name]

    def rules(self, name: str, edition: str, cards: Mapping[str, Any] = NO_CARDS) -> "Rules":
        """The rules of a game in a printing; the error lists the known ones."""
        from signum.content.spelling import not_known

        game = self.named(name)
        if edition not in game.editions:
            raise Mistake(f"edition: {not_known(edition, game.editions)}")
        return game.rules(edition, cards)


def _learn_types(game: "Rulebook") -> None:
    """Use the types of records once: msgspec crashes if two threads are the first to use a type."""
    from signum.table.record import learn_types

    learn_types(game.rules(game.editions[0]))


def _self(game: "Rulebook") -> "Rulebook":
    return game
