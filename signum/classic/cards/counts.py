"""Counts over cards: the abilities of the glossary and the cards that have or give each of them."""

from collections.abc import Iterable

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.keywords import PARAMETERS, abilities
from signum.classic.cards.sentences import abilities_in
from signum.classic.effects.verbs.gaining import Gain
from signum.classic.effects.verbs.harm import Heal


def abilities_on(card: Card) -> set[str]:
    """Every ability of the glossary that a card has or gives; one that it takes away is not on it."""
    sentences = [*card.effects, *[find.effect for find in card.finds]]
    gains = [what for one in sentences for what in one.what if isinstance(what, Gain)]
    found = set(abilities_in([*card.keywords, *gains])) - set(PARAMETERS)
    said = {
        "A-FIRST-WORD": any(one.when == e.FIRST_WORD for one in sentences),
        "A-LAST-WORD": any(one.when == e.LAST_WORD for one in sentences),
        "A-HEALING": any(isinstance(what, Heal) for one in sentences for what in one.what),
        "A-MULTIPLE-USES": bool(card.uses),
        "A-DURABILITY": bool(card.durability),
    }
    return found | {ability for ability, is_there in said.items() if is_there}


def cards_by_ability(cards: Iterable[Card]) -> dict[str, list[str]]:
    """The ids of the cards of each ability of the glossary, the rarest first."""
    found: dict[str, list[str]] = {one: [] for one in abilities().values() if one not in PARAMETERS}
    for card in cards:
        for ability in abilities_on(card):
            found[ability].append(card.id)
    return dict(sorted(found.items(), key=lambda one: (len(one[1]), one[0])))
