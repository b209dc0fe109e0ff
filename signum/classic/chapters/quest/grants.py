"""Abilities that active quests give to the Overlord's creatures: Q-QST-02."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from signum.classic.core.game import Game
from signum.classic.core.state import CardId, Held

NOTHING: Final[Mapping[CardId, tuple[Held, ...]]] = MappingProxyType({})


def granted_by_quests(game: Game) -> Mapping[CardId, tuple[Held, ...]]:
    """For each kind of creatures the abilities that the active quests give it."""
    if game.state.quest is None or game.quest_book is None:
        return NOTHING
    found: dict[CardId, tuple[Held, ...]] = {}
    for active in game.state.quest.active:
        for grant in game.quest_book.quests[active.card].gives:
            held = tuple([Held(one.ability, one.x, one.plus, text=one.text) for one in grant.keywords])
            found[grant.creature] = (*found.get(grant.creature, ()), *held)
    return found
