"""Cards and decks as a screen shows them, in one language; cached, because all clients get the same."""

from collections.abc import Iterable, Mapping, Set
from functools import cache
from typing import Final

import msgspec

from signum.classic.cards.card import CREATURES, FACTIONS, HERO, LETTERS, Card
from signum.classic.cards.deck_files import DeckList, as_text
from signum.classic.cards.lore import faction_lore, hero_lore, lore_of
from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.cards.text import CardText
from signum.classic.quests.cards import PVE, PVP
from signum.classic.quests.library import shipped_quests
from signum.classic.screen.quest_faces import quest_faces
from signum.classic.screen.wire import CardFace, DeckShown
from signum.classic.telling.card_page import CardPage
from signum.content.languages import known_language
from signum.table.wire import FactionLore, HeroLore, KeywordShown


@cache
def cards(language: str) -> bytes:
    """Every card, those of quests last, as it goes to the browser."""
    page = CardPage(known_language(language), shipped())
    quests = quest_faces(known_language(language), shipped_quests())
    return msgspec.json.encode([*[face(page, one) for one in shipped().values()], *quests])


@cache
def brief_cards(language: str) -> bytes:
    """The same without flavour and lore, a third less: a page asks for them when a card is enlarged."""
    found = msgspec.json.decode(cards(language), type=list[CardFace])
    return msgspec.json.encode([msgspec.structs.replace(one, flavour="", lore=()) for one in found])


HEROES: Final = "heroes"
NEUTRAL: Final = "neutral"
QUESTS: Final = "quests"


@cache
def card_groups() -> tuple[str, ...]:
    """The groups that a page may ask for: heroes, each faction, cards without one, those of quests."""
    factions = sorted({card.faction for card in shipped().values() if card.faction})
    return (HEROES, *factions, NEUTRAL, QUESTS)


def cards_of(language: str, groups: Set[str]) -> bytes:
    """The brief cards of some groups, without members that are empty: a table shows few of all cards."""
    found = msgspec.json.decode(brief_cards(language), type=list[CardFace])
    # Cards of one type have the same members, so beside each other they compress better.
    wanted = sorted(
        [one for one in found if not groups.isdisjoint(_groups_of(one))], key=lambda one: one.type
    )
    return msgspec.json.encode(
        [{name: value for name, value in msgspec.to_builtins(one).items() if value} for one in wanted]
    )


def _groups_of(card: CardFace) -> set[str]:
    if card.id in quest_cards() or card.type == "quest":
        return {QUESTS}
    found = {card.faction or NEUTRAL}
    return found | {HEROES} if card.type == "hero" else found


@cache
def quest_cards() -> frozenset[str]:
    """The ids of the Overlord's creatures and cards and of quest terrains, which have faces of their own."""
    return frozenset({id for way in (PVE, PVP) for id in shipped_quests().cards(way)})


def faces(language: str, cards: Mapping[str, Card], ids: Iterable[str]) -> bytes:
    """Some of these cards."""
    page = CardPage(known_language(language), cards)
    return msgspec.json.encode([face(page, cards[id]) for id in ids])


def face(page: CardPage, card: Card) -> CardFace:
    """One card."""
    texts: CardText = page.texts
    creature = card.type in CREATURES
    return CardFace(
        id=card.id,
        name=texts.name(card.id),
        type=card.type,
        type_words=page.say("telling-page-type", type=card.type),
        faction=card.faction,
        faction_words=page.faction(card.faction),
        buildings=card.cost.buildings,
        any=card.cost.any,
        prosperity=card.cost.prosperity,
        cost_words=texts.cost(card.cost),
        strength=card.strength,
        health=card.health,
        movement=LETTERS[card.movement] if creature else "",
        base=card.base if creature else 0,
        text=tuple(texts.lines(card)),
        keywords=tuple([KeywordShown(one.ability, texts.keyword(one)) for one in card.keywords]),
        of_class=card.of_class,
        class_building=card.class_building,
        unique=card.unique,
        relic=card.relic,
        corners=card.corners,
        radius=card.radius,
        abilities=card.abilities,
        races=page.races(card),
        number=card.number,
        flavour=page.flavour(card),
        emblem=card.emblem,
        lore=lore_of(card, texts.language),
    )


def lore(page: CardPage) -> tuple[FactionLore, ...]:
    """The pages of the world: each faction with its heroes."""
    language, heroes = page.texts.language, [one for one in page.cards.values() if one.type == HERO]
    return tuple(
        [
            FactionLore(
                faction,
                page.faction(faction),
                faction_lore(faction, language),
                tuple(
                    [
                        HeroLore(one.id, page.texts.name(one.id), hero_lore(one, language))
                        for one in heroes
                        if one.faction == faction
                    ]
                ),
            )
            for faction in dict.fromkeys([*FACTIONS, *[one.faction for one in heroes]])
        ]
    )


@cache
def decks(language: str, edition: str = "") -> tuple[DeckShown, ...]:
    """The starter decks of a printing; without one, those of the first editions."""
    texts = CardText(known_language(language), shipped())
    return tuple(
        [
            DeckShown(
                id,
                one.called(language),
                one.deck.hero,
                shipped()[one.deck.hero].faction,
                texts.name(one.deck.hero),
                as_text(DeckList(one.called(language), one.deck)),
            )
            for id, one in starter_decks(edition).items()
        ]
    )
