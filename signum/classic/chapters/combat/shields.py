"""Protection from being targeted: A-SHIELD-AGAINST, C-PLAY-06."""

from typing import Final

from signum.classic.cards.vocabulary import OPPONENTS_ONLY
from signum.classic.core.attack_kinds import CLOSE, MAGICAL, RANGED
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import shielded_from
from signum.engine.questions import Facts, Refusal

_GROUPS: Final[dict[str, frozenset[str]]] = {
    "melee-attacks": CLOSE,
    "ranged-attacks": RANGED,
    "magical-attacks": MAGICAL,
    "support-cards": frozenset({"spells", "tactics", "relics"}),
    "impacts": frozenset({"control", "healing"}),
}
GROUPS: Final[dict[str, frozenset[str]]] = {
    **_GROUPS,
    **{
        OPPONENTS_ONLY + name: frozenset([OPPONENTS_ONLY + one for one in kinds])
        for name, kinds in _GROUPS.items()
    },
}
"""C-DMG-03, C-CARD-01, C-ABL-03: words that stand for several kinds; every other word stands for itself."""


def has_shield(game: Game, one: Creature) -> bool:
    """Whether a creature is protected from anything."""
    return game.is_changed(shielded_from) and bool(game.value(shielded_from, one))


def no_target(game: Game, one: Creature, *kinds: str) -> Refusal | None:
    """Why a creature cannot be the target of these kinds, with the first kind that its shield names."""
    named = game.value(shielded_from, one)
    if not named:
        return None
    barred = named.union(*[GROUPS[word] for word in named if word in GROUPS])
    what = next((kind for kind in kinds if kind in barred), None)
    if what is None:
        return None
    facts: Facts = {"creature": one.id, "what": what}
    return Refusal("shielded", game.sources(shielded_from, one), facts)


def is_target(game: Game, one: Creature, *kinds: str) -> bool:
    """Whether no shield protects a creature from these kinds."""
    return no_target(game, one, *kinds) is None
