"""Cards, decks and rules as a screen shows them, in one language; the same for everybody, so made once."""

from functools import cache

import msgspec

from signum.classic.cards.card import CREATURES, LETTERS, Card
from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.cards.text import CardText
from signum.classic.editions import EDITIONS
from signum.classic.folder import catalogue
from signum.classic.telling.card_page import CardPage
from signum.content.languages import known_language
from signum.content.mistakes import Mistake
from signum.content.rule_words import ENGLISH, in_english, is_told, told
from signum.content.rules import Rule
from signum.content.rules import rule as rule_called
from signum.content.spelling import not_known
from signum.server.protocol import CardFace, DeckShown, KeywordShown, RuleShown


@cache
def cards(language: str) -> bytes:
    """Every card, as it goes to the browser."""
    page = CardPage(known_language(language), shipped())
    return msgspec.json.encode([face(page, one) for one in shipped().values()])


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
    )


@cache
def decks(language: str) -> tuple[DeckShown, ...]:
    """The starter decks."""
    texts = CardText(known_language(language), shipped())
    return tuple(
        [
            DeckShown(
                id, one.name, one.deck.hero, shipped()[one.deck.hero].faction, texts.name(one.deck.hero)
            )
            for id, one in starter_decks().items()
        ]
    )


@cache
def rules(edition: str, language: str) -> tuple[RuleShown, ...]:
    """Every rule of the classic game, in a language as far as it has that language's words."""
    _check_edition(edition)
    known_language(language)
    return tuple([_shown(one, edition, language) for one in catalogue().values()])


def rule_shown(id: str, edition: str, language: str) -> RuleShown:
    """One rule as a printing has it."""
    _check_edition(edition)
    return _shown(rule_called(id), edition, known_language(language))


def _shown(rule: Rule, edition: str, language: str) -> RuleShown:
    words, english = told(rule, language), in_english(rule)
    figure = words.values.get(edition) or english.values.get(edition, "")
    return RuleShown(
        id=rule.id,
        title=words.title,
        text=words.text,
        chapter=words.chapter,
        figure=f"{figure} {words.unit or english.unit}".strip() if figure else "",
        ruling=words.ruling,
        holds=rule.belongs_to(edition) if rule.id in catalogue() else True,
        language=language if is_told(rule, language) else ENGLISH,
    )


def _check_edition(edition: str) -> None:
    if edition not in EDITIONS:
        raise Mistake(f"edition: {not_known(edition, tuple(EDITIONS))}")
