"""Quests, Overlord cards, the Overlord's creatures with both sides and quest terrains as cards on a page."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from signum.classic.cards.card import LETTERS, Card
from signum.classic.quests.cards import (
    EARLY,
    PVE,
    PVP,
    Deed,
    OverlordCard,
    OverlordCreature,
    QuestCard,
    QuestTerrain,
    Rouse,
    Summon,
)
from signum.classic.quests.library import QuestLibrary
from signum.classic.quests.text import QuestText
from signum.classic.screen.wire import CardFace, CardSide
from signum.table.wire import KeywordShown

QUEST: Final = "quest"
OVERLORD_CARD: Final = "overlord-card"
OVERLORD_CREATURE: Final = "overlord-creature"
QUEST_TERRAIN: Final = "quest-terrain"

EMBLEMS: Final = {
    "bandit": "darts",
    "wolf": "claw",
    "skeleton": "skull",
    "evil-eye": "eye",
    "dragon-whelp": "flame",
    "millers-shade": "moon",
    "crow-feather": "wing",
    "white-she-wolf": "fangs",
    "bone-abbot": "star",
    "salt-cart": "wheel",
    "pilgrim": "cup",
}
"""The charge of each creature's arms; cards carry that of the first creature that they name."""


def quest_faces(language: str, library: QuestLibrary) -> Iterator[CardFace]:
    """Every card of the quest mode, in one language."""
    texts = QuestText.of(language, library)
    yield from [_quest(texts, one) for one in library.quests.values()]
    yield from [_overlord(texts, one) for one in library.entries.overlord.values()]
    yield from [_creature(texts, one) for one in library.creatures.values()]
    yield from [_terrain(texts, one) for one in library.terrains.values()]


def _quest(texts: QuestText, quest: QuestCard) -> CardFace:
    kind = "early" if quest.stage == EARLY else "late"
    return _face(
        id=quest.id,
        name=told(texts, quest.names),
        type=QUEST,
        type_words=texts.say("telling-quest-type", type=kind),
        cost_words=texts.reward(quest),
        text=tuple(texts.quest(quest)),
        flavour=told(texts, quest.story),
        emblem=_emblem(quest.actions, "banner"),
    )


def _overlord(texts: QuestText, card: OverlordCard) -> CardFace:
    return _face(
        id=card.id,
        name=told(texts, card.names),
        type=OVERLORD_CARD,
        type_words=texts.say("telling-quest-type", type=f"{card.type}-{card.deck}"),
        cost_words=texts.say("telling-quest-rage", rage=card.rage),
        text=tuple(texts.overlord(card)),
        emblem=_emblem((*card.main, *card.extra), "drop"),
        rage=card.rage,
    )


def _creature(texts: QuestText, creature: OverlordCreature) -> CardFace:
    kind = "friend" if creature.friend else "unique" if creature.unique else "creature"
    first = creature.pve
    sides = () if creature.friend else (_side(texts, creature, PVP), _side(texts, creature, PVE))
    return _face(
        id=creature.id,
        name=told(texts, creature.names),
        type=OVERLORD_CREATURE,
        type_words=texts.say("telling-quest-type", type=kind),
        cost_words=texts.say("quest-honour", count=creature.honour) if creature.honour else "",
        strength=first.strength,
        health=first.health,
        movement=LETTERS[first.movement],
        base=first.base,
        text=tuple(texts.creature(creature, PVE)) if creature.friend else (),
        keywords=_keywords(texts, creature.pvp, creature.pve),
        unique=creature.unique,
        emblem=EMBLEMS.get(creature.id, "shield"),
        sides=sides,
    )


def _side(texts: QuestText, creature: OverlordCreature, way: str) -> CardSide:
    return CardSide(texts.figures(creature, way), tuple(texts.creature(creature, way)))


def _terrain(texts: QuestText, terrain: QuestTerrain) -> CardFace:
    card = terrain.card
    lines = [*texts.lines(card), *([texts.side_b(terrain)] if terrain.unique else [])]
    return _face(
        id=card.id,
        name=told(texts, card.names),
        type=QUEST_TERRAIN,
        type_words=texts.say("telling-quest-type", type="unique-terrain" if terrain.unique else "terrain"),
        text=tuple(lines),
        unique=terrain.unique,
        corners=card.corners,
        radius=card.radius,
        abilities=card.abilities,
        emblem="tower",
    )


def told(texts: QuestText, names: Any) -> str:
    """A text by language, in English where this language has none."""
    return str(names.get(texts.language) or names["en"])


def _keywords(texts: QuestText, *cards: Card) -> tuple[KeywordShown, ...]:
    held = dict.fromkeys([one for card in cards for one in card.keywords])
    return tuple([KeywordShown(one.ability, texts.keyword(one)) for one in held])


def _emblem(deeds: Iterable[Deed], otherwise: str) -> str:
    named = [one.creature for one in deeds if isinstance(one, Summon | Rouse) and one.creature in EMBLEMS]
    return EMBLEMS[named[0]] if named else otherwise


def _face(**fields: Any) -> CardFace:
    """A face with nothing but these fields."""
    nothing = {
        "faction": "",
        "faction_words": "",
        "buildings": (),
        "any": 0,
        "prosperity": 0,
        "cost_words": "",
        "strength": 0,
        "health": 0,
        "movement": "",
        "base": 0,
        "text": (),
        "keywords": (),
        "of_class": "",
        "class_building": False,
        "unique": False,
        "relic": "",
    }
    return CardFace(**{**nothing, **fields})
