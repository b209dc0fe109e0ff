"""The pages of the world: of each faction and each hero; packs may add those of their heroes."""

from signum.classic.cards.card import HERO, Card
from signum.classic.folder import CLASSIC
from signum.content.lore import lore_in, said


def faction_lore(faction: str, language: str) -> str:
    """The page of a faction; empty without one."""
    return said(lore_in(CLASSIC, "factions").get(faction, {}), language)


def hero_lore(card: Card, language: str) -> str:
    """The page of a hero, from its pack or from the program; empty without one."""
    if card.type != HERO:
        return ""
    return said(card.lore or lore_in(CLASSIC, "heroes").get(card.id, {}), language)


def lore_of(card: Card, language: str) -> tuple[str, ...]:
    """The pages beside a card: a hero's own, then its faction's."""
    if card.type != HERO:
        return ()
    pages = (hero_lore(card, language), faction_lore(card.faction, language))
    return tuple([one for one in pages if one])
