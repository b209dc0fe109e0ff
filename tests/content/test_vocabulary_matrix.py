"""The vocabulary as a matrix: each kind of part stands wherever it can stand, or is refused with a reason.

A row is a kind of part (an amount, a price, a filter, a moment), a column a place where such parts stand.
A hole without a reason fails.
"""

from typing import Any

import pytest

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.files import ANSWERING, MOMENTS
from signum.classic.cards.sentence_parts import OF_CARDS
from signum.classic.cards.sentence_terms import COMPARED
from signum.classic.cards.text import CardText
from signum.classic.effects.occasions import OCCASIONS
from signum.content.languages import LANGUAGES
from tests.content.making_cards import (
    BUILDING,
    CHARACTER,
    HERO,
    MINION,
    RELIC,
    SPELL,
    TACTIC,
    TERRAIN,
    cause,
    made,
)

CARDS: dict[str, dict[str, Any]] = {
    str(one["type"]): one for one in (HERO, CHARACTER, MINION, SPELL, RELIC, TACTIC, BUILDING, TERRAIN)
}
AFTER = {"after": {"creature": "opponents", "is": "hurt"}}
"""An occasion that every type of card may answer but spells."""


def said(card: Card) -> None:
    """The text in each language; a message that is missing fails."""
    for language in LANGUAGES:
        assert all(CardText(language, {card.id: card}).lines(card))


def whens(type_: str) -> list[Any]:
    """The moments of a type of card at which something is paid or counted."""
    return [*MOMENTS[type_], *([AFTER] if type_ in ANSWERING else [])]


PLACES = [(type_, when) for type_ in CARDS for when in whens(type_) if when != e.ALWAYS]
"""Every moment of every type of card."""
GONE = ("spell", "tactic")
"""The types of cards that do not stay in play once they have acted."""


# Prices.

PRICES: dict[str, Any] = {
    "prosperity": 2,
    "concentration": {"concentration": 1},
    "discard": {"discard": 1},
    "wounds": {"wounds": 1},
    "wounds-on": {"wounds": 1, "on": {"creature": "yours"}},
    "tap": {"tap": 1},
    "tap-self": {"tap": "self"},
    "sacrifice": {"sacrifice": {"creature": "yours"}},
    "sacrifice-self": {"sacrifice": "self"},
    "any": {"prosperity": "any"},
    "up-to": {"prosperity": {"at-most": 3}},
    "several": [1, {"discard": 1}],
    "durability": {"durability": 1},
    "counters": {"counters": {"soul": 2}},
    "all-counters": {"counters": {"soul": "all"}},
}


@pytest.mark.parametrize("price", PRICES)
def test_every_price_stands_on_every_kind_of_ability(price: str) -> None:
    more = {"for-each": "paid"} if price in ("any", "up-to") else {}
    draws = {"who": {"player": "yours"}, "what": {"draw": 1}, "price": PRICES[price], **more}
    for type_, when in PLACES:
        sentence = {"when": when, **draws}
        if price == "tap-self" and (type_ in (HERO["type"], "character", "minion") or when == e.TAPPED):
            assert "is for an answer of a building or a relic" in cause(CARDS[type_], effects=[sentence])
        elif price == "durability":
            assert "has no durability to pay with" in cause(CARDS[type_], effects=[sentence])
            if type_ == "relic":
                said(made(CARDS[type_], durability=3, effects=[sentence]))
        elif price in ("counters", "all-counters") and type_ in GONE:
            assert f"no counters lie on a {type_}" in cause(CARDS[type_], effects=[sentence])
        else:
            said(made(CARDS[type_], effects=[sentence]))


def test_what_always_acts_has_no_price() -> None:
    for price in PRICES.values():
        sentence = {"when": "always", "what": {"gain": "agile"}, "price": price}
        assert cause(CHARACTER, effects=[sentence]).startswith("price: nobody can be asked to pay")


UNLESS_REFUSED = (
    *("counters", "all-counters"),
    *("concentration", "wounds", "wounds-on", "tap-self", "any", "up-to", "sacrifice-self", "durability"),
)
"""Prices that only the player of a text can pay: the player of a target has no text."""


@pytest.mark.parametrize("price", PRICES)
def test_a_target_is_spared_for_every_price_that_its_player_can_pay(price: str) -> None:
    for type_, when in PLACES:
        sentence = {"when": when, "who": {"player": "opponents"}, "what": {"discard": 1}}
        sentence |= {"unless-paid": PRICES[price]} | ({"price": 1} if when == e.AT_WILL else {})
        if price in UNLESS_REFUSED:
            assert "player" in cause(CARDS[type_], effects=[sentence])
        else:
            said(made(CARDS[type_], effects=[sentence]))


@pytest.mark.parametrize(
    "price", [one for one in PRICES if one not in ("any", "up-to", "tap-self", "durability")]
)
@pytest.mark.parametrize("ability", ["charge", "executioner", "sting", "howl", "exhaustion"])
def test_every_price_stands_on_the_text_of_an_ability(price: str, ability: str) -> None:
    needed: dict[str, dict[str, Any]] = {"howl": {"within": "M"}, "exhaustion": {"times": 2}}
    more = needed.get(ability, {})
    text = {"what": {"gain": {"strength": "+1"}}, "price": PRICES[price], **more}
    said(made(CHARACTER, keywords=[{ability: text}]))


# Amounts.

AMOUNTS: dict[str, Any] = {
    **{one: {one: "yours"} for one in (*e.OF_PLAYERS, *e.DEEDS) if one != e.TURN_OF},
    **{one: {one: "self"} for one in e.OF_CREATURES},
    **{f"{one}-of-a-hero": {one: {"hero": "opponents"}} for one in e.OF_CREATURES},
    "creatures": {"creature": "yours", "within": "M"},
    "buildings": {"building": "opponents", "tapped": "yes"},
    "relics": {"relic": "any", "cost": 2},
    "other-buildings": {"building": "yours", "other": "yes"},
    "armoured": {"creature": "yours", "armoured": "yes"},
    "terrains": {"terrain": "any"},
    "buried": {"graveyard": "yours", "type": ["character", "spell"]},
    "buried-anywhere": {"graveyard": "any", "type": "character", "race": "undead"},
    "counters": {"counters": "self", "named": "soul"},
    "any-counters": {"counters": {"creature": "opponents", "within": "M"}},
    "counters-of-terrains": {"counters": {"terrain": "any"}, "named": "water"},
    "countered": {"creature": "yours", "countered": "doom"},
}
WITH_A_FIGURE = ("damage", "wound", "heal", "draw", "prosperity", "discard", "mill", "dig", "scry")


@pytest.mark.parametrize("amount", AMOUNTS)
def test_every_amount_stands_in_every_place_of_a_number(amount: str) -> None:
    """Multiplying, repeating, in a condition; with a limit, and counted in groups."""
    counted = AMOUNTS[amount]
    for type_, when in PLACES:
        priced = {"price": 1} if when == e.AT_WILL else {}
        start = {"when": when, "who": {"player": "yours"}, "what": {"draw": 1}, **priced}
        if amount == "counters" and type_ in GONE:
            assert f"no counters lie on a {type_}" in cause(CARDS[type_], effects=[{**start, "if": counted}])
            continue
        said(made(CARDS[type_], effects=[{**start, "for-each": {**counted, "most": 3}}]))
        said(made(CARDS[type_], effects=[{**start, "for-each": {**counted, "per": 2}}]))
        said(made(CARDS[type_], effects=[{**start, "repeat": counted}]))
        said(made(CARDS[type_], effects=[{**start, "if": {**counted, "at-least": 2}}]))
        said(made(CARDS[type_], effects=[{**start, "unless": {**counted, "at-most": 2}}]))


@pytest.mark.parametrize("one", COMPARED)
def test_every_number_is_compared_with_its_like(one: str) -> None:
    def whose(word: str) -> Any:
        return {"hero": "yours"} if word in e.OF_CREATURES else "yours"

    for other in COMPARED:
        compared = {one: whose(one), "more-than": {other: whose(other)}}
        sentence = {"when": "start-of-turn", "what": {"draw": 1}, "if": compared}
        if (one in e.OF_CREATURES) == (other in e.OF_CREATURES):
            said(made(CHARACTER, effects=[sentence]))
        else:
            assert "compare a figure of a creature" in cause(CHARACTER, effects=[sentence])


@pytest.mark.parametrize("verb", WITH_A_FIGURE)
def test_every_figure_is_multiplied_by_what_an_answer_is_about(verb: str) -> None:
    who: dict[str, Any] = {"player": "yours"} if verb in ("draw", "prosperity", "discard") else {}
    who = who or (
        {"creature": "any", "choose": 1} if verb in ("damage", "wound", "heal") else {"player": "yours"}
    )
    for each in ("amount", {"strength": "cause"}, {"health": "culprit"}):
        said(made(CHARACTER, effects=[{"when": AFTER, "who": who, "what": {verb: 1}, "for-each": each}]))


def test_a_turn_is_a_condition_and_no_number() -> None:
    said(made(CHARACTER, effects=[{"when": AFTER, "what": {"draw": 1}, "if": {"turn": "opponents"}}]))
    sentence = {"when": AFTER, "what": {"draw": 1}, "for-each": {"turn": "yours"}}
    assert cause(CHARACTER, effects=[sentence]) == "turn: a turn is no number: ask for it with if"


# Filters.

OF_CREATURES: dict[str, Any] = {
    "within": "M",
    "touching": "yes",
    "seen": "yes",
    "other": "yes",
    "wounded": "yes",
    "faction": "vallor",
    "class": "guild-of-blades",
    "having": "stealth",
    "race": "elf",
    "not-race": "undead",
    "named": "rolf",
    "countered": "doom",
    **dict.fromkeys(e.CONDITIONS, "yes"),
    **{one: {"at-least": 1} for one in e.MEASURES},
    "highest": "strength",
    "lowest": "distance",
}
CONTRARY = dict.fromkeys(e.CONDITIONS, "no")


@pytest.mark.parametrize("word", [*OF_CREATURES, *[f"not {one}" for one in CONTRARY]])
@pytest.mark.parametrize("kind", e.ON_FIELD)
def test_every_filter_stands_wherever_creatures_are_named(word: str, kind: str) -> None:
    """As targets, in numbers, conditions and prices, and (but for ranks) in occasions."""
    name = word.removeprefix("not ")
    filtered = {kind: "yours", name: CONTRARY[name] if word != name else OF_CREATURES[name]}
    start = {"when": "first-word", "what": {"draw": 1}}
    said(
        made(
            CHARACTER, effects=[{"when": "first-word", "who": {**filtered, "choose": 1}, "what": {"heal": 1}}]
        )
    )
    said(made(CHARACTER, effects=[{"when": "first-word", "who": filtered, "what": {"heal": 1}}]))
    said(made(CHARACTER, effects=[{**start, "for-each": filtered}]))
    said(made(CHARACTER, effects=[{**start, "if": filtered}]))
    said(made(CHARACTER, effects=[{**start, "price": {"wounds": 1, "on": filtered}}]))
    if kind != e.HERO:
        said(made(CHARACTER, effects=[{**start, "price": {"sacrifice": filtered}}]))
    occasion = {"when": {"after": {**filtered, "is": "moved"}}, "what": {"draw": 1}}
    if word in ("highest", "lowest", "wounded"):
        assert cause(CHARACTER, effects=[occasion])
    else:
        said(made(CHARACTER, effects=[occasion]))


OF_A_CARD: dict[str, Any] = {
    "named": "temple",
    "faction": "vallor",
    "class": "guild-of-blades",
    "cost": {"at-most": 2},
    "tapped": "no",
    "durability": {"at-most": 2},
    "within": "M",
    "touching": "yes",
    "other": "yes",
    "countered": "charge",
    "other-than": "bearer",
}


@pytest.mark.parametrize("kind", OF_CARDS)
def test_every_filter_of_cards_stands_wherever_cards_are_named(kind: str) -> None:
    for word, how in {**OF_CREATURES, **OF_A_CARD}.items():
        filtered = {kind: "any", word: how}
        destroyed = {"when": "played", "who": {**filtered, "choose": 1}, "what": "destroy"}
        if word in OF_CARDS[kind]:
            said(made(SPELL, effects=[destroyed]))
            said(made(SPELL, effects=[{"when": "played", "what": {"draw": 1}, "for-each": filtered}]))
            said(made(SPELL, effects=[{"when": "played", "what": {"draw": 1}, "if": filtered}]))
        else:
            told = cause(SPELL, effects=[destroyed])
            assert any(one in told for one in ("stands nowhere", "said of creatures", "only a relic has"))


@pytest.mark.parametrize("near", [*e.NEAR_SOME])
@pytest.mark.parametrize("word", ["within", "touching"])
def test_every_distance_is_measured_from_everything(near: str, word: str) -> None:
    filtered = {"creature": "any", word: OF_CREATURES[word], "of": near}
    said(made(SPELL, effects=[{"when": "played", "who": {**filtered, "choose": 1}, "what": {"damage": 1}}]))
    said(made(CHARACTER, effects=[{"when": {"after": {**filtered, "is": "moved"}}, "what": {"draw": 1}}]))
    seen = {"creature": "any", "seen": "yes", word: OF_CREATURES[word], "of": near, "choose": 1}
    if near in e.NEAR_TERRAIN:
        sentence = {"when": "played", "who": seen, "what": {"damage": 1}}
        assert cause(SPELL, effects=[sentence]) == "seen: a terrain sees nothing: leave seen out"


@pytest.mark.parametrize("rank", e.RANKED)
@pytest.mark.parametrize("way", ["highest", "lowest"])
def test_every_rank_stands_wherever_somebody_is_chosen_or_given_up(rank: str, way: str) -> None:
    ranked = {"creature": "yours", way: rank}
    chosen = {"when": "played", "who": {**ranked, "choose": 1}, "what": {"heal": 1}}
    said(made(SPELL, effects=[chosen]))
    said(made(SPELL, effects=[{"when": "played", "price": {"sacrifice": ranked}, "what": {"draw": 1}}]))
    said(made(SPELL, effects=[{"when": "played", "who": {"player": "any"}, "what": {"sacrifice": ranked}}]))


def test_the_nearest_is_measured_from_one_creature() -> None:
    nearest = {"creature": "yours", "lowest": "distance", "choose": 1}
    first = {"when": "played", "who": {"creature": "opponents", "choose": 1}, "what": {"damage": 1}}
    second = {"when": "then", "who": {**nearest, "of": "same"}, "what": {"heal": 1}}
    said(made(SPELL, effects=[first, second]))
    for several in e.NEAR_SOME:
        told = cause(SPELL, effects=[{**first, "who": {**nearest, "of": several}}])
        assert "the distance from which of them?" in told


SACRIFICED = ("creature", "character", "minion", "building", "relic")


@pytest.mark.parametrize("kind", SACRIFICED)
def test_every_kind_of_thing_is_given_up_by_its_player(kind: str) -> None:
    def given_up(what: Any) -> dict[str, Any]:
        return {"when": "played", "who": {"player": "any"}, "what": {"sacrifice": what}}

    said(made(SPELL, effects=[given_up(kind)]))
    said(made(SPELL, effects=[given_up({kind: "yours", "cost": {"at-most": 3}})]))
    for other in SACRIFICED:
        if other != kind and "creature" not in (kind, other):
            said(made(SPELL, effects=[given_up({kind: "yours", other: "yours"})]))
    for wrong in ({kind: "opponents"}, {kind: "yours", "choose": 1}, {"terrain": "yours"}):
        assert "gives up one thing of the player's own" in cause(SPELL, effects=[given_up(wrong)])


# Durations and limits.


@pytest.mark.parametrize("until", e.DURATIONS)
def test_everything_that_lasts_lasts_as_long_as_is_said(until: str) -> None:
    gains = {"when": "played", "who": {"creature": "yours", "choose": 1}, "what": {"gain": "agile"}}
    said(made(SPELL, effects=[{**gains, "until": until}]))
    for verb in ("cannot-move", "silence", "double-strength", {"lose": "agile"}, {"set-strength": 2}):
        said(made(SPELL, effects=[{**gains, "what": verb, "until": until}]))
    for verb in ("copy-strength", "copy-abilities", "copy-ability"):
        copies = {"when": "first-word", "who": {"creature": "any", "other": "yes", "choose": 1}, "what": verb}
        said(made(CHARACTER, effects=[{**copies, "until": until}]))
    taken = {"when": "played", "who": {"character": "opponents", "choose": 1}, "what": "control"}
    if until == e.OWN_TURN:
        assert "ends with a turn" in cause(SPELL, effects=[{**taken, "until": until}])
    else:
        said(made(SPELL, effects=[{**taken, "until": until}]))


@pytest.mark.parametrize("times", ["yes", "game", 2, 3])
def test_every_limit_stands_wherever_something_happens_again(times: Any) -> None:
    for type_, when in PLACES:
        if when in (e.FIRST_WORD, e.LAST_WORD, e.ENTERS, e.PLAYED):
            continue
        priced = {"price": 1} if when == e.AT_WILL else {}
        sentence = {"when": when, "who": {"player": "yours"}, "what": {"draw": 1}, "once": times, **priced}
        said(made(CARDS[type_], effects=[sentence]))


def test_a_limit_is_a_small_number() -> None:
    sentence = {"when": AFTER, "what": {"draw": 1}, "once": 9}
    assert cause(CHARACTER, effects=[sentence]).startswith("once: ")
    drawn = {"after": {"player": "yours", "is": "card-drawn"}}
    said(made(CHARACTER, effects=[{"when": drawn, "what": {"prosperity": 1}, "once": 2}]))


# Costs of this turn, attacks and places at once.


@pytest.mark.parametrize("of", [{}, {"race": "dwarf"}, {"class": "guild-of-blades"}])
@pytest.mark.parametrize("more", [{}, {"every": "yes"}, {"at-least": 1}, {"every": "yes", "at-least": 2}])
def test_costs_of_this_turn_are_narrowed_in_every_way(of: dict[str, Any], more: dict[str, Any]) -> None:
    for whose in ("yours", "opponents"):
        for until in ({}, {"until": "opponents-turn"}):
            cheaper = {"next-cost": {"cards": "character", "prosperity": -1, **of, **more}}
            sentence = {"when": "played", "who": {"player": whose}, "what": cheaper, **until}
            said(made(SPELL, effects=[sentence]))


@pytest.mark.parametrize(
    "changed, told",
    [
        ({"cards": "spell", "prosperity": -1, "race": "elf"}, "has no race"),
        ({"cards": "character", "prosperity": 1, "at-least": 1}, "at-least is for less prosperity"),
        ({"cards": "character", "any": -1, "at-least": 1}, "at-least is for less prosperity"),
    ],
)
def test_costs_of_this_turn_that_make_no_sense(changed: dict[str, Any], told: str) -> None:
    assert told in cause(SPELL, effects=[{"when": "played", "what": {"next-cost": changed}}])


@pytest.mark.parametrize("by", ["melee", "shooting", "melee-or-shooting"])
def test_an_attack_at_once_is_of_every_kind_and_at_everybody(by: str) -> None:
    for foe in ({}, {"foe": "cause"}, {"foe": "culprit"}):
        attack = {"attack-at-once": {"by": by, **foe}}
        who = {"creature": "yours", "choose": 1}
        said(made(TACTIC, effects=[{"when": AFTER, "who": who, "what": attack}]))
        if foe:
            told = cause(SPELL, effects=[{"when": "played", "who": who, "what": attack}])
            assert "is for a sentence that answers something" in told
        else:
            said(made(SPELL, effects=[{"when": "played", "who": who, "what": attack}]))


@pytest.mark.parametrize("type_", ["hero", "character", "spell", "relic", "building", "terrain", "tactic"])
def test_a_place_is_near_itself_or_near_the_text(type_: str) -> None:
    when = {"spell": "played", "tactic": AFTER}.get(type_, "start-of-turn")
    for more in ({}, {"of": "self"}, {"without-contact": "yes"}, {"of": "self", "without-backstab": "yes"}):
        who = {"creature": "yours", "choose": 1}
        sentence = {"when": when, "who": who, "what": {"place-within": {"distance": "M", **more}}}
        said(made(CARDS[type_], effects=[sentence]))


def test_what_was_chosen_is_counted_by_the_next_sentence_only() -> None:
    first = {"when": "played", "who": {"creature": "yours", "choose": 3, "may": "yes"}, "what": {"damage": 1}}
    for when in ("played", "then"):
        counts = {"when": when, "what": {"draw": 1}, "for-each": {"chosen": "same"}}
        said(made(SPELL, effects=[first, counts]))
        said(made(SPELL, effects=[first, {**counts, "for-each": {"chosen": "same", "per": 2}}]))
        asks = {"when": when, "what": {"draw": 1}, "if": {"chosen": "same", "at-least": 2}}
        said(made(SPELL, effects=[first, asks]))
    alone = {"when": "start-of-turn", "what": {"draw": 1}, "for-each": {"chosen": "same"}}
    assert "same is for the second sentence" in cause(BUILDING, effects=[alone])


# Moments.


@pytest.mark.parametrize("type_", sorted(ANSWERING))
def test_every_occasion_is_answered_by_every_card_in_play(type_: str) -> None:
    """After it has happened; before it too, where it can be stopped, and then it can be cancelled."""
    for occasion in OCCASIONS:
        answered_or_refused(type_, occasion)


def answered_or_refused(type_: str, occasion: str) -> None:
    kind = OCCASIONS[occasion]
    subject = {"player": "opponents"} if kind.to_player else {"creature": "opponents"}
    more = {"once": "yes"} if kind.repeats else {}
    after = {"when": {"after": {**subject, "is": occasion}}, "who": {"player": "yours"}, "what": {"draw": 1}}
    said(made(CARDS[type_], effects=[{**after, **more}]))
    before = {"when": {"before": {**subject, "is": occasion}}, "what": "cancel", "who": {"player": "yours"}}
    if kind.before is None:
        told = cause(CARDS[type_], effects=[{**before, **more}])
        assert told.startswith(f"is: '{occasion}' is not known here; ")
    else:
        said(made(CARDS[type_], effects=[{**before, **more}]))


@pytest.mark.parametrize("type_", sorted(ANSWERING))
def test_deeds_of_its_own_belong_to_creatures_and_relics(type_: str) -> None:
    occasion = {"after": {"creature": "opponents", "is": "struck", "by-self": "yes"}}
    sentence = {"when": occasion, "who": {"player": "yours"}, "what": {"draw": 1}}
    if type_ in ("hero", "character", "minion", "relic"):
        said(made(CARDS[type_], effects=[sentence]))
    else:
        assert "does nothing to creatures itself" in cause(CARDS[type_], effects=[sentence])


# What is left out, what comes otherwise, cards that are shown.


@pytest.mark.parametrize("kind", [*e.ON_FIELD, *OF_CARDS])
def test_somebody_is_left_out_wherever_others_are_named(kind: str) -> None:
    def chosen(besides: str, when: Any) -> dict[str, Any]:
        who = {kind: "any", "other-than": besides, "choose": 1}
        return {"when": when, "who": who, "what": "tap" if kind in ("building", "relic") else "destroy"}

    said(made(CHARACTER, effects=[chosen("bearer", "first-word")]))
    for besides in ("cause", "culprit"):
        said(made(CHARACTER, effects=[chosen(besides, AFTER)]))
        assert "means nobody at this moment" in cause(CHARACTER, effects=[chosen(besides, "first-word")])
    first = {"when": "first-word", "who": {"creature": "any", "choose": 1}, "what": {"damage": 1}}
    said(made(CHARACTER, effects=[first, chosen("same", "then")]))
    assert "the same as whom?" in cause(CHARACTER, effects=[chosen("same", "first-word")])


@pytest.mark.parametrize("price", [None, 2, {"discard": 1}])
def test_otherwise_follows_every_sentence_that_may_fail(price: Any) -> None:
    second = {"when": "then", "otherwise": "yes", "what": {"draw": 1}}
    for type_, when in PLACES:
        paid = {"price": price} if price else {"price": 1} if when == e.AT_WILL else {}
        first = {"when": when, "if": {"hand": "yours", "at-least": 3}, "what": {"prosperity": 1}, **paid}
        said(made(CARDS[type_], effects=[first, second]))
    assert "otherwise than what?" in cause(SPELL, effects=[{**second, "when": "played"}])
    once = {"when": AFTER, "if": {"hand": "yours", "at-least": 3}, "once": "yes", "what": {"draw": 1}}
    assert "has no otherwise" in cause(CHARACTER, effects=[once, second])
    alone = {"when": "start-of-turn", "otherwise": "yes", "what": {"draw": 1}}
    assert "is for a sentence after another" in cause(CHARACTER, effects=[alone])


@pytest.mark.parametrize("of", [{}, {"type": "spell"}, {"type": ["spell", "tactic"]}, {"race": "elf"}])
def test_cards_that_are_shown_can_be_asked_for(of: dict[str, Any]) -> None:
    shown = {"when": "played", "who": {"player": "opponents"}, "what": {"reveal-at-random": 1}}
    said(
        made(SPELL, effects=[shown, {"when": "then", "if": {"revealed": "same", **of}, "what": {"draw": 1}}])
    )
    said(
        made(
            SPELL,
            effects=[shown, {"when": "then", "what": {"draw": 1}, "for-each": {"revealed": "same", **of}}],
        )
    )
    asked = {"when": "played", "if": {"revealed": "same", **of}, "what": {"draw": 1}}
    assert "no card was revealed before it" in cause(SPELL, effects=[asked])


def test_more_by_a_number() -> None:
    start = {"when": "first-word", "what": {"draw": 1}}
    for way in ("more-than", "fewer-than"):
        for number in (1, 2, 5):
            compared = {"creature": "opponents", way: {"creature": "yours"}, "by": number}
            said(made(CHARACTER, effects=[{**start, "if": compared}]))
            figures = {"strength": {"hero": "yours"}, way: {"strength": {"hero": "opponents"}}, "by": number}
            said(made(CHARACTER, effects=[{**start, "if": figures}]))
    assert "more-than or fewer-than beside it" in cause(
        CHARACTER, effects=[{**start, "if": {"creature": "yours", "by": 2}}]
    )


@pytest.mark.parametrize("danger", e.AGAINST_TEXTS)
def test_every_danger_of_texts_may_be_one_of_opponents_only(danger: str) -> None:
    said(made(CHARACTER, keywords=[{"shield-against": [f"opponents-{danger}"]}]))
    mixed = [{"shield-against": [f"opponents-{danger}", "melee"]}]
    assert "write two shields" in cause(CHARACTER, keywords=mixed)


@pytest.mark.parametrize("phase", e.PHASES)
@pytest.mark.parametrize("turn", [{}, {"turn": "yours"}, {"turn": "opponents"}])
def test_a_phase_is_a_condition(phase: str, turn: dict[str, Any]) -> None:
    sentence = {"when": AFTER, "what": {"draw": 1}, "if": {"phase": phase, **turn}}
    said(made(CHARACTER, effects=[sentence]))
    counted = {"when": AFTER, "what": {"draw": 1}, "for-each": {"phase": phase, **turn}}
    assert "is no number: ask for it with if" in cause(CHARACTER, effects=[counted])


@pytest.mark.parametrize("counter", ["soul", "water", "dragon-gold"])
def test_counters_of_every_name_lie_on_everything_in_play(counter: str) -> None:
    for type_, when in PLACES:
        priced = {"price": 1} if when == e.AT_WILL else {}
        for kind in ("creature", "building", "relic", "terrain"):
            start = {"when": when, "who": {kind: "any", "choose": 1}, **priced}
            said(made(CARDS[type_], effects=[{**start, "what": {"place-counters": {counter: 2, "most": 4}}}]))
            said(made(CARDS[type_], effects=[{**start, "what": {"remove-counters": {counter: "all"}}}]))
    wrong = {"when": "first-word", "what": {"place-counters": {counter: 3, "most": 2}}}
    assert "there is no room for 3" in cause(CHARACTER, effects=[wrong])


def test_a_counter_has_a_short_name_and_lies_on_what_stays_in_play() -> None:
    def start(what: Any, **more: Any) -> list[dict[str, Any]]:
        return [{"when": "first-word", "who": {"creature": "any", "choose": 1}, "what": what, **more}]

    for name in ("Soul", "soul-", "x" * 25, "soul-2", "--"):
        for sentence in (
            start({"place-counters": {name: 1}}),
            start({"remove-counters": {name: "all"}}),
            start({"damage": 1}, **{"if": {"counters": "self", "named": name}}),
            start({"damage": 1}, price={"counters": {name: 1}}),
            [{"when": "first-word", "who": {"creature": "any", "countered": name}, "what": {"damage": 1}}],
        ):
            assert "is no name for a counter" in cause(CHARACTER, effects=sentence)
    steering = start({"place-counters": {"\u202esoul": 1}})
    assert "'\\u202esoul' is no name for a counter" in cause(CHARACTER, effects=steering)
    assert "from 1 to 20" in cause(CHARACTER, effects=start({"place-counters": {"soul": 1_000_000}}))
    for card, when in ((SPELL, "played"), (TACTIC, AFTER)):
        for more in (
            {"what": {"place-counters": {"soul": 1}}, **({"who": "self"} if when == AFTER else {})},
            {"what": {"draw": 1}, "price": {"counters": {"soul": 1}}},
            {"what": {"draw": 1}, "if": {"counters": "self"}},
        ):
            assert f"no counters lie on a {card['type']}" in cause(card, effects=[{"when": when, **more}])


def test_all_counters_are_a_price_alone_if_their_number_counts() -> None:
    start = {"when": "at-will", "what": {"draw": 1}, "for-each": "paid"}
    said(made(CHARACTER, effects=[{**start, "price": {"counters": {"soul": "all"}}}]))
    for price in ([{"counters": {"soul": "all"}}, 3], {"counters": {"soul": "all"}, "prosperity": "any"}):
        assert "which amount counts?" in cause(CHARACTER, effects=[{**start, "price": price}])


def test_no_spell_brings_others_back_without_end() -> None:
    start = {"when": "played", "what": {"cast-from-graveyard": {"whose": "yours"}}}
    said(made(SPELL, effects=[start]))
    for more in (
        {"later": "end-of-turn"},
        {"later": "next-turn"},
        {"repeat": 6},
        {"repeat": {"hand": "yours"}},
    ):
        assert "without end" in cause(SPELL, effects=[{**start, **more}])


def test_what_could_never_happen_is_refused() -> None:
    passing = {"after": {"self": "any", "is": "passed-by"}}
    assert "nobody passes by itself" in cause(CHARACTER, effects=[{"when": passing, "what": {"draw": 1}}])
    played = {"after": {"player": "any", "is": "card-played", "card": {"type": "spell", "race": "elf"}}}
    assert "only characters have a race" in cause(CHARACTER, effects=[{"when": played, "what": {"draw": 1}}])
    aimed = {"before": {"creature": "yours", "is": "targeted-alone"}}
    for who in ("cause", {"creature": "any"}, {"minion": "any", "choose": 2}):
        sentence = {"when": aimed, "who": who, "what": "divert-spell"}
        assert "it finds one other creature" in cause(TACTIC, effects=[sentence])
    one = {"when": aimed, "who": {"creature": "any", "choose": 1}, "what": "divert-spell"}
    said(made(TACTIC, effects=[one]))
