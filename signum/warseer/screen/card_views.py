"""Cards as a screen shows them."""

from typing import Final

import msgspec

from signum.content.lore import lore_in, said
from signum.table.decks.report import DeckDraft
from signum.table.decks.text import text_of
from signum.table.wire import FactionLore, HeroLore, KeywordShown
from signum.warseer.cards.card import Card
from signum.warseer.cards.decks import DeckList, starter_decks
from signum.warseer.cards.lore import lore_of
from signum.warseer.cards.sets import shipped
from signum.warseer.core.card_types import CREATURES
from signum.warseer.core.holdings import HERO
from signum.warseer.folder import WARSEER
from signum.warseer.screen.wire import CardFace, DeckShown
from signum.warseer.telling.card_lines import CardLines, LibraryNames
from signum.warseer.telling.card_text import CardText

GLOSSARY_RULES: Final = ("K-", "X-")


def cards(language: str) -> bytes:
    """Every card, as it goes to the browser."""
    names = LibraryNames(language, shipped())
    lines = CardLines(names, CardText(names))
    return msgspec.json.encode([card_face(lines, one, with_lore=True) for one in shipped().values()])


def lore(language: str) -> tuple[FactionLore, ...]:
    """The pages of the world: each faction with its heroes."""
    names = LibraryNames(language, shipped())
    return tuple(
        [
            FactionLore(
                faction,
                names.say(f"faction-{faction}"),
                said(page, language),
                tuple(
                    [
                        HeroLore(one.id, names.card(one.id), lore_of(one, language)[0])
                        for one in shipped().values()
                        if one.type == HERO and one.faction == faction
                    ]
                ),
            )
            for faction, page in lore_in(WARSEER, "factions").items()
        ]
    )


def decks(language: str) -> tuple[DeckShown, ...]:
    """The starter decks to choose from."""
    names = LibraryNames(language, shipped())
    shown = [(id, one, shipped()[one.deck.hero]) for id, one in starter_decks().items()]
    return tuple(
        [
            DeckShown(
                id, one.name(language), hero.id, hero.faction, names.card(hero.id), _code(one, language)
            )
            for id, one, hero in shown
        ]
    )


def _code(listed: DeckList, language: str) -> str:
    deck = listed.deck
    draft = DeckDraft(deck.hero, listed.name(language), {"camp": deck.camp, "minion": (deck.minion,)})
    return text_of(draft, ("camp", "minion"), str)


def card_face(lines: CardLines, card: Card, *, with_lore: bool = False) -> CardFace:
    """One card in one language; only the page of all cards has the world beside it."""
    return CardFace(
        card.id,
        lines.names.card(card.id),
        card.type,
        lines.say("finding-card-type", type=card.type),
        card.cost,
        card.income,
        tuple(lines.text.lines(card)),
        card.faction,
        card.attack,
        card.dice,
        card.range,
        card.health,
        card.movement,
        card.rank,
        card.stars,
        card.armour,
        0 if card.feat is None else card.feat.points,
        lines.kind(card),
        lines.figures(card) if card.type in CREATURES else "",
        card.flavour.get(lines.names.language, ""),
        tuple([KeywordShown(id, lines.say(f"ability-{id.lower()}")) for id in keywords(card)]),
        lines.say(f"faction-{card.faction}") if card.faction else "",
        lore_of(card, lines.names.language) if with_lore else (),
    )


def keywords(card: Card) -> list[str]:
    """The rules of the glossary that a reader of the card may want, each once."""
    held = dict.fromkeys([one.ability for one in (*card.abilities, *card.crit)])
    return [id for id in held if id.startswith(GLOSSARY_RULES)]
