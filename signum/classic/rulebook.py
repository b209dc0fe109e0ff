"""The door of the classic game: everything outside `signum/classic` comes in here."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

from signum.classic.bots.gentle import gentle_player
from signum.classic.bots.greedy.player import greedy_player
from signum.classic.cards.card import Card
from signum.classic.cards.sets import SETS, shipped
from signum.classic.editions import EDITIONS
from signum.classic.rules import Classic
from signum.players.random import random_player
from signum.table.rulebook import NO_CARDS, Player


class ClassicRulebook:
    """The classic Legends of Signum in its four printings."""

    name: ClassVar = Classic.name
    editions: ClassVar[tuple[str, ...]] = tuple(EDITIONS)
    sets: ClassVar[tuple[str, ...]] = SETS

    @property
    def players(self) -> Mapping[str, Callable[[str], Player]]:
        """The computer players, the weakest first."""
        cards = shipped()
        return {
            "random": random_player,
            "gentle": partial(gentle_player, cards=cards),
            "greedy": partial(greedy_player, cards=cards),
        }

    def cards(self, sets: tuple[str, ...]) -> Mapping[str, Card]:
        """The cards of these sets."""
        return shipped(sets)

    def rules(self, edition: str, cards: Mapping[str, Card] = NO_CARDS) -> Classic:
        """The rules of a printing."""
        return Classic(EDITIONS[edition], cards=cards)


CLASSIC = ClassicRulebook()
