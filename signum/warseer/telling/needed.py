"""All messages of Warseer: for its rules, its card texts and its cards."""

from collections.abc import Iterator
from typing import Final

from signum.content.calls import SaidMessages
from signum.content.wording import Needed
from signum.engine.records import field_names
from signum.table.vocabulary import needed_by
from signum.warseer.abilities import GLOSSARY
from signum.warseer.cards.maps import maps
from signum.warseer.cards.reading import VERBS
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.conditions import WHAT
from signum.warseer.core import moments
from signum.warseer.core.card_types import FEAT_KINDS, METALS, TYPES
from signum.warseer.core.dice import COLOURS, FACES
from signum.warseer.core.holdings import BONUSES, DURATIONS, KINDS
from signum.warseer.core.state import ATTACK_TYPES, CAUSES, PHASES, TOKENS
from signum.warseer.core.terrains import TERRAINS
from signum.warseer.effects.verbs.cards import DESTROYED, UNRANKED
from signum.warseer.folder import EDITION
from signum.warseer.telling.phrases import ADDED

PLACE_QUESTIONS: Final = (
    *("deploy", "deploy-minion", "place", "place-hero", "place-home", "place-on-terrain"),
    *("place-on-teleport", "push", "step-aside", "move-it", "nimble", "persecution-move", "hook"),
)
CARD_QUESTIONS: Final = ("take-back", "recall", "summon")
OUTCOMES: Final = ("points", "hero", "last-feat", "time", "concession", "clock")
OF_OUTCOMES: Final = frozenset({"seat", "winners", "losers"})
OF_VERBS: Final = frozenset({"to", "them", "some", "mine", "name", "sign", "count", "number"})
"""The arguments of a verb's message besides its fields."""
OF_CONDITIONS: Final = frozenset(
    {"who", "those", "number", "amount", "count", "terrain", "kind", "attack", "type"}
)
_SMALL: Final = (
    *("one", "each", "some", "all", "this", "enchanted", "hero", "attacker", "target", "that", "same"),
    *("mark-wounded", "mark-unwounded", "mark-rank", "mark-kin", "mark-attack", "mark-within", "mark-seen"),
    *(
        "mark-token",
        "or",
        "and",
        "then",
        "named",
        "have",
        "quoted",
        "crit",
        "crit-effect",
        "for-good",
        "relic-armour",
    ),
    *("multiple-uses", "enchants", "stars", "attacked-by", "price", "price-power", "price-discard"),
    *(
        "price-wounds",
        "price-hero",
        "may",
        "once",
        "spends",
        "if",
        "amount",
        "capital-after-colon",
    ),
    *("feat", "feat-condition", "feat-discard"),
)
"""Messages of card texts that stand for one part of a sentence."""


def needed_words() -> Needed:
    """Every id with the arguments that it is given."""
    return needed_by(
        "signum.warseer", ADDED, (one for those in (_rules(), _texts(), _cards()) for one in those)
    )


def _rules() -> SaidMessages:
    """The closed lists of the rules."""
    for one in (*PLACE_QUESTIONS, *CARD_QUESTIONS):
        yield f"choice-{one}", frozenset({"seat", *ADDED.get(f"choice-{one}", ())})
    yield from ((f"outcome-{one}", OF_OUTCOMES) for one in OUTCOMES)
    families = {
        "attack": ATTACK_TYPES,
        "cause": CAUSES,
        "die": COLOURS,
        "edition": (EDITION,),
        "face": FACES,
        "feat": FEAT_KINDS,
        "map": tuple(maps()),
        "phase": PHASES,
        "rank": (*METALS, UNRANKED),
        "terrain": tuple(TERRAINS),
        "token": TOKENS,
        "type": tuple(dict.fromkeys((*TYPES, *DESTROYED))),
        "until": DURATIONS,
    }
    yield from ((f"{family}-{one}", frozenset()) for family, words in families.items() for one in words)
    named = [one for one in GLOSSARY if one not in BONUSES.values()]
    yield from ((f"ability-{one.lower()}", frozenset()) for one in named)


def _texts() -> SaidMessages:
    """The parts of card texts."""
    for word, verb in VERBS.items():
        yield f"text-do-{word}", OF_VERBS.union(field_names(verb))
    said = [one for one in moments.MOMENTS if one != moments.PLAY]
    yield from ((f"text-when-{one}", None) for one in said)
    yield from ((f"text-if-{one}", OF_CONDITIONS) for one in WHAT)
    yield from ((f"text-bonus-{one}", None) for one in BONUSES)
    yield from ((f"text-noun-{one}", frozenset({"form", "number"})) for one in KINDS)
    yield from ((f"text-gender-{one}", frozenset()) for one in KINDS)
    yield from ((f"text-{one}", None) for one in _SMALL)


def _cards() -> Iterator[tuple[str, frozenset[str]]]:
    """Races, affiliations and factions of the cards that come with the game."""
    cards = shipped().values()
    words = {word for card in cards for word in (card.race, *card.affiliations) if word}
    yield from ((f"kin-{word}", frozenset()) for word in sorted(words))
    factions = {card.faction for card in cards if card.faction}
    yield from ((f"faction-{one}", frozenset()) for one in sorted(factions))
