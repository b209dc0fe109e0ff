"""Card files: a set of cards in YAML. Every mistake names its file and line."""

from collections.abc import Iterable
from typing import Final

from signum.content.called_names import forms_in
from signum.content.nodes import LONGEST_NAME, Node, SourceError
from signum.engine.records import replaced
from signum.warseer.cards.card import Card
from signum.warseer.cards.reading import card_in
from signum.warseer.core.card_types import CREATURES, FEAT
from signum.warseer.core.holdings import CHARACTER, HERO

LANGUAGES: Final = ("en", "fr", "de", "ru")
WRITTEN: Final = ("id", "name", "flavour")
"""The fields of a card in a set beside those of its type."""
CALLED: Final = "called"
LONGEST_FLAVOUR: Final = 160
NO_BREAK: Final = "\u00a0"
TOLD: Final = frozenset({"attack", "dice", "range", "health", "movement", "race"})
"""The fields that every creature of a set states."""


def cards_in(node: Node) -> dict[str, Card]:
    """The cards of a set by their ids, numbered in their order."""
    fields = node.fields(required=("cards",), optional=("faction",))
    faction = fields["faction"].text() if "faction" in fields else ""
    found: dict[str, Card] = {}
    for number, one in enumerate(fields["cards"].items(), 1):
        card = replaced(_card(one), faction=faction, number=number)
        if card.id in found:
            raise one.error(f"there is already a card '{card.id}'")
        found[card.id] = card
    _check_heroes(fields["cards"].items(), found)
    return found


def mistakes_in(node: Node) -> list[SourceError]:
    """Every mistake of a set: the first one of each card, or else those between cards."""
    try:
        nodes = node.fields(required=("cards",), optional=("faction",))["cards"].items()
    except SourceError as mistake:
        return [mistake]
    found: list[SourceError] = []
    for one in nodes:
        try:
            _card(one)
        except SourceError as mistake:
            found.append(mistake)
    if not found:
        try:
            cards_in(node)
        except SourceError as mistake:
            found.append(mistake)
    return found


def _card(node: Node) -> Card:
    entries = dict(node.entries())
    missing = [name for name in WRITTEN if name not in entries]
    if missing:
        raise node.error(f"'{missing[0]}' is missing; add it")
    id = _id(entries["id"])
    rest = {name: one for name, one in entries.items() if name not in (*WRITTEN, CALLED)}
    card = card_in(id, Node(node.file, node.line, dict(rest), node.name, node.key_line))
    _check_fields(node, card, rest)
    names = {
        language: _line(one, LONGEST_NAME) for language, one in entries["name"].fields(LANGUAGES).items()
    }
    flavour = {
        language: _line(one, LONGEST_FLAVOUR)
        for language, one in entries["flavour"].fields(LANGUAGES).items()
    }
    called = forms_in(entries[CALLED], names) if CALLED in entries else {}
    return replaced(card, names=names, flavour=flavour, called=called)


def _id(node: Node) -> str:
    id = node.text()
    if not (id.isascii() and id.replace("-", "").isalnum() and id == id.lower()):
        raise node.error("an id has small letters, digits and hyphens")
    return id


def _line(node: Node, longest: int) -> str:
    """One line; French has no-break spaces before some signs."""
    line = node.text()
    if len(line) > longest or not line.replace(NO_BREAK, " ").isprintable():
        raise node.error(f"this is one line of at most {longest} letters")
    return line


def _check_fields(node: Node, card: Card, given: Iterable[str]) -> None:
    """Every figure that a player reads on a card stands in the file."""
    needed = set(TOLD) if card.type in CREATURES else set()
    if card.type == CHARACTER or card.type not in (*CREATURES, FEAT):
        needed |= {"cost", "income"}
    needed |= {"leadership", "cards"} if card.type == HERO else set()
    missing = sorted(needed - set(given))
    if missing:
        raise node.error(f"{card.id}: '{missing[0]}' is missing; add it")


def _check_heroes(nodes: Iterable[Node], cards: dict[str, Card]) -> None:
    """W-SET-01: the cards of a hero are support cards of its set, and of no other hero."""
    taken: dict[str, str] = {}
    for node in nodes:
        hero = cards[dict(node.entries())["id"].text()]
        for id in hero.cards:
            if id not in cards or not cards[id].is_support:
                raise node.error(f"{hero.id}: '{id}' is not a support card of this set")
            if id in taken:
                raise node.error(f"{hero.id}: '{id}' belongs to {taken[id]} already")
            taken[id] = hero.id
