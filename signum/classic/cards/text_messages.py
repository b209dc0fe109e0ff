"""The messages of card texts, so that a missing one is found before a card needs it."""

from collections.abc import Iterator
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import BATTLE_DECK, FACES, FACTIONS, RACES, TYPES
from signum.classic.cards.keywords import PARAMETERS
from signum.classic.cards.sentence_terms import COMPARED, PRICES
from signum.classic.cards.subjects import EACH, MANY, NOUNS, ONE
from signum.classic.cards.term_text import KNOWN_COUNTERS
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.classic.effects.verbs.verb import Verb, fields_of

OF_VERBS: Final = frozenset({"number", "gender", "of", "kind", "until", "origin"})
"""The arguments of every verb's message besides its fields."""
OF_OCCASIONS: Final = frozenset({"number", "gender", "mood", "by", "doer", "near"})


def messages() -> Iterator[tuple[str, frozenset[str] | None]]:
    """The id of every message that a card can need, with its arguments where they are declared."""
    yield from ((f"text-do-{word}", _given(verb)) for word, verb in VERBS.items())
    yield from ((f"text-order-{word}", _ordered(verb)) for word, verb in VERBS.items() if verb.orders)
    yield from ((f"text-occasion-{one}", OF_OCCASIONS) for one in OCCASIONS)
    yield from ((id, None) for id in _others())


def _given(verb: type[Verb]) -> frozenset[str] | None:
    """The arguments of a verb's message; None if the verb makes them itself."""
    if "told" in vars(verb):
        return None
    return OF_VERBS.union(field.name for field in fields_of(verb))


def _ordered(verb: type[Verb]) -> frozenset[str] | None:
    """The arguments of its command: also the target, and whether it is a pronoun."""
    given = _given(verb)
    return None if given is None else given | {"target", "again", "form"}


def _others() -> Iterator[str]:
    things = (*NOUNS, e.BUILDING, e.RELIC, e.TERRAIN)
    yield from (f"text-{one}" for one in _SMALL)
    yield from (f"text-noun-{one}" for one in things)
    yield from (f"text-gender-{one}" for one in (*things, "spell", "tactic", "card", "attacker", e.PLAYER))
    moments = [one for one in e.MOMENTS if one not in (e.PLAYED, e.ALWAYS)]
    yield from (f"text-when-{one}" for one in (*moments, "after", "before"))
    yield from (f"text-parameter-{one}" for one in PARAMETERS)
    yield from (f"text-until-{one}" for one in e.DURATIONS if one != e.GAME)
    yield from (f"text-against-{one}" for one in e.AGAINST if not one.startswith(e.OPPONENTS_ONLY))
    yield from (f"text-counter-{one}" for one in (*KNOWN_COUNTERS, "other"))
    yield from (f"text-declared-{one}" for one in e.DECLARED)
    yield from (f"text-face-{one}" for one in FACES)
    yield from (f"text-plain-face-{one}" for one in FACES)
    yield from (f"text-form-{one}" for one in (EACH, ONE, MANY, "yours"))
    yield from (f"text-t-{one}" for one in ("impassable", "difficult", "blocks-los", "cover"))
    yield from (f"faction-{one}" for one in FACTIONS)
    yield from (f"text-race-{one}" for one in RACES)
    yield from (f"race-{one}" for one in RACES)
    yield from (f"text-pay-{one}" for one in PRICES)
    counted = (*e.OF_PLAYERS, *e.OF_CREATURES, *e.DEEDS)
    yield from (f"text-has-{one}" for one in counted)
    yield from (f"text-each-{one}" for one in counted if one != e.TURN_OF)
    yield from (f"text-way-{one}" for one in ("prosperity", "discard", "tap", "sacrifice"))
    yield from (f"text-number-{one}" for one in ("of", *COMPARED))
    conditions = (*e.CONDITIONS, e.CARD_TAPPED)
    yield from (f"text-{way}-{one}" for one in conditions for way in ("condition", "not-condition"))
    yield from (f"text-later-{one}" for one in e.LATER)
    yield from (f"text-own-{one}" for one in COMPARED if one in e.OF_CREATURES)


_SMALL: Final = (
    *("and", "or", "then", "quoted", "subject", "ability-with-text", "durability", "uses", "find"),
    *("cost-any", "cost-prosperity", "cost-nothing", "price-concentration", "standing", "may", "on-faces"),
    *("unless-paid", "shield-against", "steam-engine", "overpay", "any-turn", "other", "wounded", "this"),
    *("bearer", "cause", "culprit", "player", "some", "who", "of-faction", "of-class", "touching", "within"),
    *(
        "seen",
        "having",
        "searcher",
        "searchers-player",
        "target",
        "attacker",
        "it",
        "armour-tokens",
        "engine-face",
    ),
    *(
        "until-at",
        "any-player",
        "capital-after-colon",
        "of-other-faction",
        "of-race",
        "not-of-race",
        "at-random",
        "measure",
        "measures",
        "bounds",
    ),
    *("if", "once", "times", "at-most-times", "there-is", "for-each", "paying"),
    *("standing-first", "more", "command", "condition-first", "joins-nouns", "or-else", "repeat"),
    *(
        "compared",
        "has-more",
        "each-paid",
        "pay-any",
        "same",
        "some-other",
        "has-discarded-same",
        "each-discarded-same",
    ),
    *("until-hurt", "named", "extreme", "repeat-each", "per", "each-amount", "sacrificed"),
    *("pay-tap-itself", "pay-wounds-on", "unless-otherwise", "owner", "compared-figures"),
    *("this-turn", "change-prosperity", "change-any", "a-card", "taken"),
    *[f"a-{one}" for one in TYPES if one in BATTLE_DECK],
    *[f"kind-{one}" for one in TYPES],
    "pronoun",
    *("once-a-game", "such", "has-fallen-same", "by", "by-case", "on-shown", "times-a-turn", "nearest"),
    *(
        "has-chosen",
        "each-chosen",
        "otherwise",
        "theirs",
        "card-played-is",
        "countered",
        "each-removed",
        "besides",
        "above-sacrificed",
        "is-phase",
    ),
    *(
        "each-fallen-same",
        "has-fallen-of",
        "each-buried",
        "has-buried",
        "each-revealed",
        "was-revealed",
        "were-revealed",
    ),
    *("each-counters", "has-counters", "on-thing", "on-things", "on-case"),
)
