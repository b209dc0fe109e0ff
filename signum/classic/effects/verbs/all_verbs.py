"""All verbs of the card vocabulary by their words."""

from typing import Final

from signum.classic.cards.vocabulary import close_vocabulary
from signum.classic.effects.verbs import (
    acting,
    cards,
    casting,
    costing,
    gaining,
    giving_up,
    hands,
    harm,
    moving,
    reviving,
    searching,
    tokens,
)
from signum.classic.effects.verbs.verb import Verb

__all__ = [
    "VERBS",
    "acting",
    "cards",
    "casting",
    "costing",
    "gaining",
    "giving_up",
    "hands",
    "harm",
    "moving",
    "reviving",
    "searching",
    "tokens",
]

VERBS: Final[dict[str, type[Verb]]] = {
    one.word(): one for one in sorted(Verb.__subclasses__(), key=lambda verb: verb.word())
}
"""Every verb by its word in card files, in the order of their words."""

close_vocabulary(VERBS.values())
