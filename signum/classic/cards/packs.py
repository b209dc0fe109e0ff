"""Packs of classic cards, quests and decks, loaded in addition to the sets of the program.

A .yaml file with a list has cards and quests, one with keys has a deck, and a .txt file has a deck to paste.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from signum.classic.cards.card import Card
from signum.classic.cards.checks import CheckedCards, check_cards
from signum.classic.cards.deck_files import DeckList, deck_of
from signum.classic.quests.checks import QuestEntries, check_quests
from signum.classic.quests.files import type_of, without_quests
from signum.classic.quests.library import shipped_quests
from signum.classic.quests.own_quests import written_all
from signum.content.causes import cause
from signum.content.nodes import Node, SourceError
from signum.content.packs import PackFile, PackText, Reader, checked, loaded, printable

MOST_CARDS: Final = 500


class Pack(Struct):
    """The content of a pack: cards by their ids, decks by the names of their files."""

    name: str
    cards: dict[str, Card]
    decks: dict[str, DeckList]
    quests: QuestEntries = field(default_factory=QuestEntries)
    own_quests: tuple[str, ...] = ()
    """The quest entries as a game carries them."""


class CheckedPack(Struct):
    """A pack as far as it can be read, and every mistake in it."""

    pack: Pack
    mistakes: list[SourceError]


def with_packs(cards: Mapping[str, Card], paths: Iterable[Path | str | PackText]) -> dict[str, Card]:
    """These cards and those of packs; each pack may name the cards of the packs before it."""
    found = dict(cards)
    for path in paths:
        found |= read_pack(path, found).cards
    return found


def quests_of_packs(cards: Mapping[str, Card], paths: Iterable[Path | str | PackText]) -> tuple[str, ...]:
    """The quest entries of packs as a game carries them."""
    found: dict[str, None] = {}
    for path in paths:
        pack = read_pack(path, cards)
        cards = {**cards, **pack.cards}
        found |= dict.fromkeys(pack.own_quests)
    return tuple(found)


def read_pack(path: Path | str | PackText, beside: Mapping[str, Card]) -> Pack:
    """The pack in a folder, a zip, a card file or a text; a pack with any mistake is refused."""
    where = Path(path.name if isinstance(path, PackText) else path)
    return loaded(path, _reader(where, beside))


def check_pack(path: Path | str, beside: Mapping[str, Card]) -> CheckedPack:
    """Every mistake in a pack, and its readable content."""
    return CheckedPack(*checked(path, _reader(Path(path), beside)))


def _reader(where: Path, beside: Mapping[str, Card]) -> Reader[Pack]:
    def read(files: Sequence[PackFile]) -> tuple[Pack, list[SourceError]]:
        roots = [one.root for one in files if one.root is not None and not one.root.is_mapping]
        found = _cards(where, [without_quests(one) for one in roots], beside)
        entries = [node for root in roots if root.is_list for node in root.items() if type_of(node)]
        quests = check_quests(entries, shipped_quests().entries, {**beside, **found.cards})
        pack = Pack(where.stem, found.cards, {}, quests.entries, written_all(entries))
        mistakes = [*found.mistakes, *quests.mistakes]
        given = printable(str(where))
        for one in files:
            if one.root is None or one.root.is_mapping:
                try:
                    pack.decks[one.stem] = deck_of(one.data, one.name, {**beside, **found.cards})
                    if one.name in (given, f"{given}.yaml"):
                        mistakes.append(SourceError(one.name, 0, cause("mistake-deck-as-pack")))
                except SourceError as mistake:
                    mistakes.append(mistake)
        return pack, mistakes

    return read


def _cards(where: Path, roots: list[Node], beside: Mapping[str, Card]) -> CheckedCards:
    there = sum(len(root.content) for root in roots if root.is_list)
    if there > MOST_CARDS:
        cause = f"{there} cards are too many: {MOST_CARDS} are allowed; make several packs"
        return CheckedCards({}, [SourceError(printable(str(where)), 0, cause)])
    return check_cards(roots, beside)
