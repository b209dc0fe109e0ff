"""The sets of cards that come with the game, each a file of data."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from signum.content.mistakes import Mistake
from signum.content.source import parse
from signum.content.spelling import not_known
from signum.warseer.cards.card import Card
from signum.warseer.cards.files import cards_in
from signum.warseer.folder import FOLDER

SETS: Final = ("vallor", "empire", "mercenaries", "feats")
"""The sets in the order in which they are listed."""


@cache
def cards_of(name: str) -> Mapping[str, Card]:
    """The cards of a set by their ids."""
    if name not in SETS:
        raise Mistake(f"set: {not_known(name, SETS)}")
    file = FOLDER.path / "cards" / f"{name}.yaml"
    return cards_in(parse(file.read_bytes(), str(file)))


@cache
def shipped(names: tuple[str, ...] = SETS) -> Mapping[str, Card]:
    """The cards of several sets; each id is for one card."""
    found: dict[str, Card] = {}
    for name in names:
        _add(found, name, cards_of(name).values())
    return found


def _add(found: dict[str, Card], name: str, cards: Iterable[Card]) -> None:
    for card in cards:
        if card.id in found:
            raise Mistake(f"{card.id}: two sets have a card of this id, one of them is {name}")
        found[card.id] = card
