"""The pages of the world beside a hero's card: the hero's own, then that of the faction."""

from signum.content.lore import lore_in, said
from signum.warseer.cards.card import Card
from signum.warseer.core.holdings import HERO
from signum.warseer.folder import WARSEER


def lore_of(card: Card, language: str) -> tuple[str, ...]:
    """The pages of a hero; no other card has any."""
    if card.type != HERO:
        return ()
    pages = (
        lore_in(WARSEER, "heroes").get(card.id, {}),
        lore_in(WARSEER, "factions").get(card.faction, {}),
    )
    return tuple([said(one, language) for one in pages if one])
