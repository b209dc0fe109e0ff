"""The sets of cards that come with the program, each a file of data."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import as_file
from typing import Final

from signum.classic.cards.card import Card
from signum.classic.cards.files import read_cards
from signum.classic.folder import FOLDER
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known

SETS: Final = ("core", "vallor", "grypharim", "unicorn", "akkari", "kitsune", "dogs-of-war")
"""The sets of the classic game, in the order in which they are listed."""


@cache
def cards_of(name: str) -> Mapping[str, Card]:
    """The cards of a set by their ids."""
    if name not in SETS:
        raise Mistake(f"set: {not_known(name, SETS)}")
    with as_file(FOLDER.path / "cards" / f"{name}.yaml") as path:
        return read_cards(path)


def shipped(names: Iterable[str] = SETS) -> dict[str, Card]:
    """The cards of several sets; each id is for one card."""
    return dict(_joined(tuple(names)))


@cache
def _joined(names: tuple[str, ...]) -> Mapping[str, Card]:
    found: dict[str, Card] = {}
    for name in names:
        for id, card in cards_of(name).items():
            if id in found:
                raise Mistake(f"{id}: two sets have a card of this id, one of them is {name}")
            found[id] = card
    return found
