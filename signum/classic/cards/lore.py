"""The pages of the world: of each faction and each hero; packs may add those of their heroes."""

from collections.abc import Mapping
from functools import cache

from signum.classic.cards.card import HERO, Card
from signum.classic.folder import FOLDER
from signum.content.languages import LANGUAGES
from signum.content.source import parse


def faction_lore(faction: str, language: str) -> str:
    """The page of a faction; empty without one."""
    return _said(_shipped("factions").get(faction, {}), language)


def hero_lore(card: Card, language: str) -> str:
    """The page of a hero, from its pack or from the program; empty without one."""
    return _said(card.lore or _shipped("heroes").get(card.id, {}), language) if card.type == HERO else ""


def lore_of(card: Card, language: str) -> tuple[str, ...]:
    """The pages beside a card: a hero's own, then its faction's."""
    if card.type != HERO:
        return ()
    pages = (hero_lore(card, language), faction_lore(card.faction, language))
    return tuple([one for one in pages if one])


def _said(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language) or texts.get("en", "")


@cache
def _shipped(part: str) -> Mapping[str, Mapping[str, str]]:
    file = FOLDER.path / "lore.yaml"
    parts = parse(file.read_bytes(), str(file)).fields(required=("factions", "heroes"))
    pages = dict(parts[part].entries())
    return {
        id: {language: one.text() for language, one in page.fields(LANGUAGES).items()}
        for id, page in pages.items()
    }
