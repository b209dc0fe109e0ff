"""Decks: a hero, a war camp and a minion card. The battle deck follows from the hero (W-SET-01)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from signum.content.card_finder import Finder
from signum.content.deck_headings import headings_of
from signum.content.mistakes import Mistake
from signum.content.nodes import Node, SourceError, name_in
from signum.content.source import parse, read
from signum.content.spelling import not_known
from signum.engine.units import CardId
from signum.table.decks.report import LONGEST_TEXT
from signum.table.decks.text import draft_in
from signum.warseer.cards.card import Card
from signum.warseer.cards.files import LANGUAGES
from signum.warseer.cards.sets import shipped
from signum.warseer.folder import FOLDER, WARSEER

TEXT: Final = ".txt"
"""Decks as the pages export them."""


class Deck(Struct, frozen=True):
    """What a player brings, by the ids of cards."""

    hero: CardId
    camp: tuple[CardId, ...] = ()
    """The characters that can be summoned; the order has no meaning."""
    minion: CardId = ""


class DeckList(Struct, frozen=True):
    """A deck with its name by language."""

    names: Mapping[str, str]
    deck: Deck

    def name(self, language: str) -> str:
        """Its name; empty if it has none."""
        return self.names.get(language) or self.names.get("en", "")


def deck_in(node: Node, cards: Mapping[CardId, Card]) -> DeckList:
    """A deck file; names of cards are their ids."""
    fields = node.fields(required=("hero", "minion", "camp"), optional=("deck",))
    return DeckList(
        _names(fields["deck"]) if "deck" in fields else {},
        Deck(
            _card(fields["hero"], cards),
            tuple([_card(one, cards) for one in fields["camp"].items()]),
            _card(fields["minion"], cards),
        ),
    )


def _names(node: Node) -> dict[str, str]:
    if node.is_scalar:
        return {"en": name_in(node)}
    return {language: name_in(one) for language, one in node.fields(("en",), LANGUAGES).items()}


def _card(node: Node, cards: Mapping[CardId, Card]) -> CardId:
    id = node.text()
    if id not in cards:
        raise node.error(f"no card has that name: {not_known(id, cards)}")
    return id


@cache
def starter_decks() -> Mapping[str, DeckList]:
    """The decks that come with the game, one for each hero, by the names of their files."""
    folder = FOLDER.path / "decks"
    files = sorted(
        [file for file in folder.iterdir() if file.name.endswith(".yaml")], key=lambda one: one.name
    )
    return {
        file.name.removesuffix(".yaml"): deck_in(parse(file.read_bytes(), file.name), shipped())
        for file in files
    }


def deck_called(said: str, cards: Mapping[CardId, Card]) -> DeckList:
    """A starter deck by its name, or a file."""
    if said in starter_decks():
        return starter_decks()[said]
    if not Path(said).exists() and "/" not in said and "." not in said:
        known = ", ".join(starter_decks())
        raise Mistake(f"{said}: there is no such file, and no starter deck has that name: {known}")
    try:
        if Path(said).suffix == TEXT:
            return _deck_in_text(Path(said), cards)
        return deck_in(read(said), cards)
    except OSError as error:
        raise SourceError(said, 0, f"the file cannot be read: {error.strerror}") from None


def _deck_in_text(file: Path, cards: Mapping[CardId, Card]) -> DeckList:
    with file.open("rb") as opened:
        data = opened.read(LONGEST_TEXT + 1)
    found = draft_in(
        data.decode("utf-8-sig", "replace"), ("camp", "minion"), headings_of(WARSEER), Finder(cards), "en"
    )
    if found.unread:
        raise SourceError(str(file), found.unread[0].number, found.unread[0].words)
    draft = found.draft
    minion = draft.parts.get("minion", ("",))[-1]
    return DeckList({"en": draft.name}, Deck(draft.hero, draft.parts.get("camp", ()), minion))
