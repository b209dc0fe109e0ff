"""The quests, Overlord cards, creatures, terrains and dice cards that come with the program."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file
from typing import Final

from msgspec import Struct

from signum.classic.cards.card import FACES, Card
from signum.classic.core.figures import number
from signum.classic.quests.cards import (
    EARLY,
    LATE,
    PVE,
    PVP,
    OverlordCard,
    OverlordCreature,
    QuestCard,
    QuestTerrain,
)
from signum.classic.quests.checks import QuestEntries, check_quests
from signum.classic.quests.folder import FOLDER
from signum.content.nodes import Node
from signum.content.source import read
from signum.engine.dice import Face
from signum.engine.dice_cards import DiceCards

FILES: Final = ("terrains", "creatures", "quests", "overlord-pvp", "overlord-pve")
ROW: Final = number("Q-PVE-05", "symbols")
"""Q-PVE-05: the symbols on a dice card."""


class QuestLibrary(Struct, frozen=True):
    """Everything that a quest game is played with besides the Hero's deck."""

    entries: QuestEntries
    dice_cards: DiceCards

    @property
    def quests(self) -> Mapping[str, QuestCard]:
        return self.entries.quests

    @property
    def creatures(self) -> Mapping[str, OverlordCreature]:
        return self.entries.creatures

    @property
    def terrains(self) -> Mapping[str, QuestTerrain]:
        return self.entries.terrains

    def overlord(self, way: str) -> Mapping[str, OverlordCard]:
        """The Overlord cards of a way to play."""
        return {id: one for id, one in self.entries.overlord.items() if one.deck == way}

    def stage(self, stage: str) -> tuple[str, ...]:
        """Q-SET-03: the quests of a stage."""
        return tuple([id for id, one in self.quests.items() if one.stage == stage])

    def cards(self, way: str) -> dict[str, Card]:
        """The cards of creatures, terrains and the Overlord's deck, as the classic rules know them."""
        return {
            **{id: one.side(way) for id, one in self.creatures.items()},
            **{id: one.card for id, one in self.terrains.items()},
            **{id: one.card for id, one in self.overlord(way).items()},
        }

    def with_entries(self, entries: QuestEntries) -> "QuestLibrary":
        """The library with the entries of a pack."""
        return QuestLibrary(self.entries.joined(entries), self.dice_cards)


@cache
def shipped_quests() -> QuestLibrary:
    """The library that comes with the program."""
    checked = check_quests(shipped_nodes(), QuestEntries(), {})
    for mistake in checked.mistakes:
        raise mistake
    return QuestLibrary(checked.entries, _dice_cards())


def shipped_nodes() -> list[Node]:
    """Every entry of the program's files, to be read."""
    found: list[Node] = []
    for name in FILES:
        with as_file(FOLDER.path / "cards" / f"{name}.yaml") as path:
            found += read(path).items()
    return found


def _dice_cards() -> dict[str, tuple[Face, ...]]:
    """Q-PVE-05: rows of symbols by the id of their card."""
    with as_file(FOLDER.path / "cards" / "dice.yaml") as path:
        return dice_cards(read(path))


def dice_cards(node: Node) -> dict[str, tuple[Face, ...]]:
    """Rows of symbols by the id of their card; at every position each symbol is a third of them."""
    rows = node.entries()
    found = {id: tuple([one.one_of(FACES) for one in row.items()]) for id, row in rows}
    for id, row in rows:
        if len(found[id]) != ROW:
            raise row.error(f"a dice card shows {ROW} symbols")
    for place, symbols in enumerate(zip(*found.values(), strict=True), 1):
        if any(symbols.count(face) * len(FACES) != len(symbols) for face in FACES):
            raise node.error(f"symbol {place}: each of {', '.join(FACES)} stands on a third of the cards")
    return found


def broken_counts(library: QuestLibrary) -> list[str]:
    """Q-SET-02, Q-SET-03, Q-PVE-05: the decks that do not have the number of cards of the rules."""
    decks = {
        ("Q-SET-02", PVP): len(library.overlord(PVP)),
        ("Q-SET-02", PVE): len(library.overlord(PVE)),
        ("Q-SET-03", EARLY): len(library.stage(EARLY)),
        ("Q-SET-03", LATE): len(library.stage(LATE)),
        ("Q-PVE-05", "cards"): len(library.dice_cards),
    }
    return [
        f"{rule}, {name}: {there} cards, and the rule says {number(rule, name)}"
        for (rule, name), there in decks.items()
        if there != number(rule, name)
    ]
