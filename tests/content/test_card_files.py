"""Card files: every word of the vocabulary can be written."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import EMBLEMS, RARITIES, TYPES, Card
from signum.classic.cards.files import MOMENTS, OPTIONAL, REQUIRED, card, read_cards
from signum.classic.cards.keywords import SAID_OTHERWISE, abilities, has_figure, has_text, word
from signum.classic.cards.sentences import written
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.classic.effects.verbs.cards import Destroy
from signum.classic.effects.verbs.harm import Damage, Heal
from signum.classic.folder import PRINTINGS
from signum.content.nodes import SourceError
from signum.content.rules import rule
from signum.content.source import parse
from tests.content.making_cards import (
    BUILDING,
    CHARACTER,
    HERO,
    MINION,
    PLAIN,
    SPELL,
    TACTIC,
    cause,
    made,
    says,
    sentence,
)

DATA = Path(__file__).parents[1] / "data" / "cards"
PAGES = Path(__file__).parents[2] / "web" / "src"
CARDS = read_cards(DATA / "neutral.yaml")

# What can be written.


@pytest.mark.parametrize("type_", TYPES)
def test_the_least_of_each_type_is_a_card(type_: str) -> None:
    assert made(PLAIN[type_]).type == type_


def test_a_creature_has_one_race_or_several() -> None:
    assert made(CHARACTER, race="elf").races == ("elf",)
    assert made(CHARACTER, race=["fox", "spirit"]).races == ("fox", "spirit")


def test_every_emblem_is_a_charge_that_the_pages_can_draw() -> None:
    drawn = json.loads((PAGES / "shell" / "emblems" / "emblems.json").read_text("utf-8"))["charges"]
    assert set(EMBLEMS) == set(drawn)


@pytest.mark.parametrize("type_", TYPES)
def test_a_field_of_another_type_is_refused_by_its_name(type_: str) -> None:
    """C-CARD-01: a type has what it has, and nothing else."""
    everything = {name for names in (*REQUIRED.values(), *OPTIONAL.values()) for name in names}
    own = {*REQUIRED.get(type_, ()), *OPTIONAL[type_]}
    for name in everything - own:
        assert f"'{name}' is not known here" in cause(PLAIN[type_], **{name: 1})


@pytest.mark.parametrize("type_", REQUIRED)
def test_what_a_type_needs_must_be_there(type_: str) -> None:
    """C-CARD-03: a creature without strength or health is none, a hero without slots neither."""
    for name in REQUIRED[type_]:
        lacking = {key: value for key, value in PLAIN[type_].items() if key != name}
        assert cause(lacking) == f"'{name}' is missing; add it"


@pytest.mark.parametrize("type_", TYPES)
def test_every_moment_of_a_type_can_be_written(type_: str) -> None:
    for moment in MOMENTS[type_]:
        price = {"price": 1} if moment == e.AT_WILL else {}
        assert made(PLAIN[type_], effects=said_at(moment, **price)).effects[0].when == moment
    for moment in set(e.MOMENTS) - {*MOMENTS[type_], e.THEN}:
        assert "has no such moment" in cause(PLAIN[type_], effects=said_at(moment))


def said_at(moment: str, **more: Any) -> list[dict[str, Any]]:
    """A sentence that fits its moment: a permanent one gives abilities to creatures."""
    if moment == e.ALWAYS:
        return says(moment, {"gain": {"strength": "+1"}}, who={"creature": "yours"}, **more)
    return says(moment, {"draw": 1}, **more)


@pytest.mark.parametrize(
    "who, what",
    [
        ({"player": "yours"}, {"draw": 1}),
        ({"creature": "yours"}, {"heal": 1}),
        ({"building": "any"}, "untap"),
    ],
)
def test_what_always_acts_gives_abilities_to_creatures(who: dict[str, str], what: object) -> None:
    assert "write gain" in cause(HERO, effects=says(e.ALWAYS, what, who=who))


def test_what_is_done_at_will_has_a_price_and_what_always_acts_has_none() -> None:
    assert "add price" in cause(HERO, effects=says(e.AT_WILL, {"draw": 1}))
    assert "nobody can be asked to pay" in cause(HERO, effects=says(e.ALWAYS, {"gain": "agile"}, price=1))


@pytest.mark.parametrize(
    ("price", "paid"),
    [(2, (2, 0)), ({"concentration": 1}, (0, 1)), ({"prosperity": 2, "concentration": 3}, (2, 3))],
)
def test_a_price_is_prosperity_or_tokens_or_both(price: object, paid: tuple[int, int]) -> None:
    said = made(HERO, effects=says(e.AT_WILL, {"draw": 1}, price=price)).effects[0]
    assert (said.price, said.tokens) == paid


def test_a_price_of_nothing_is_refused() -> None:
    assert "what is paid" in cause(HERO, effects=says(e.AT_WILL, {"draw": 1}, price={}))
    assert "0" in cause(HERO, effects=says(e.AT_WILL, {"draw": 1}, price={"concentration": 0}))


def test_every_moment_belongs_to_some_type() -> None:
    assert {moment for moments in MOMENTS.values() for moment in moments} == set(e.MOMENTS) - {e.THEN}


@pytest.mark.parametrize("occasion", OCCASIONS)
def test_every_occasion_can_be_answered(occasion: str) -> None:
    kind, other = (e.PLAYER, e.CREATURE) if OCCASIONS[occasion].to_player else (e.CREATURE, e.PLAYER)
    when = {"after": {kind: "any", "is": occasion}}
    once = {"once": "yes"} if OCCASIONS[occasion].repeats else {}
    effect = made(TACTIC, effects=says(when, {"draw": 1}, **once)).effects[0]
    assert effect.when == e.Occasion(e.Who(kind, e.ANY), occasion)
    strange = {"after": {other: "any", "is": occasion}}
    told = cause(TACTIC, effects=says(strange, {"draw": 1}))
    assert f"is: {occasion} does not happen to a {other}: it can be" in told
    nowhere = {"after": {"building": "any", "is": occasion}}
    assert "nothing happens to a building" in cause(TACTIC, effects=says(nowhere, {"draw": 1}))


def test_a_spell_answers_nothing() -> None:
    when = {"after": {"creature": "any", "is": "hurt"}}
    assert "a spell answers nothing" in cause(SPELL, effects=says(when, {"draw": 1}))


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_can_be_written(verb: str) -> None:
    done = made(CHARACTER, effects=[sentence(verb)]).effects[0].what
    assert [one.word() for one in done] == [verb]


@pytest.mark.parametrize("ability", [one for one in abilities().values() if one not in SAID_OTHERWISE])
def test_every_ability_of_the_glossary_can_be_a_keyword(ability: str) -> None:
    """The card exists in the printings that have the ability, without being told."""
    node = parse(f"{{id: fox, type: character, strength: 1, health: 1, keywords: [{written(ability)}]}}", "x")
    done = card(node)
    (read,) = done.keywords
    assert read.ability == ability
    assert bool(read.x) == has_figure(ability)
    assert (read.text is not None) == has_text(ability)
    if ability in PRINTINGS or not ability.startswith("A-"):
        return
    assert done.printings == rule(ability).printings


@pytest.mark.parametrize("ability", SAID_OTHERWISE)
def test_what_a_card_says_in_another_way_is_no_keyword(ability: str) -> None:
    with pytest.raises(SourceError, match=re.escape(SAID_OTHERWISE[ability])):
        made(CHARACTER, keywords=[word(ability)])


def test_several_verbs_are_done_in_their_order() -> None:
    """A list and a mapping are two ways to write it."""
    listed = made(CHARACTER, effects=says("first-word", [{"damage": 1}, "destroy"], who={"creature": "any"}))
    mapped = made(CHARACTER, effects=says("first-word", {"damage": 1, "heal": 2}, who={"creature": "any"}))
    assert listed.effects[0].what == (Damage(1), Destroy())
    assert mapped.effects[0].what == (Damage(1), Heal(2))


def test_without_who_a_sentence_means_its_card_or_its_player() -> None:
    assert made(CHARACTER, effects=says("first-word", {"heal": 1})).effects[0].who == e.Who(e.SELF)
    for what in ({"draw": 1}, {"prosperity": 2}, {"discard": 1}, {"recall": "spell"}):
        assert made(SPELL, effects=says("played", what)).effects[0].who == e.Who(e.PLAYER, e.YOURS)


def test_a_class_building_is_unique() -> None:
    """C-CARD-06: class buildings are unique buildings."""
    assert made(BUILDING, class_building=True).unique
    assert not made(BUILDING).unique


@pytest.mark.parametrize("rarity", RARITIES)
def test_every_rarity_can_be_written(rarity: str) -> None:
    assert made(CHARACTER, rarity=rarity).rarity == rarity
    assert cause(CHARACTER, rarity="shiny").startswith("rarity: ")


# Where a card exists.


@pytest.mark.parametrize("base", [32, 50, 60, 80])
def test_a_card_exists_where_its_base_does(base: int) -> None:
    """C-CARD-08: 80 mm are of the second edition."""
    assert made(CHARACTER, base=base).printings == (("en2",) if base == 80 else PRINTINGS)


def test_a_printing_without_the_base_is_refused() -> None:
    """C-CARD-08: the bases that the printing has are told."""
    told = cause(CHARACTER, base=80, printings=["de1", "en2"])
    assert told == "printings: no base of 80 mm in de1: it has 32, 50, 60 (C-CARD-08)"
    assert "no printing has all of it: no base of 40 mm in en2" in cause(CHARACTER, base=40)


def test_a_printing_without_an_ability_is_refused() -> None:
    """Printed, gained or lost."""
    told = "printings: vampirism (A-VAMPIRISM) does not exist in fr1"
    gain = says("always", {"gain": "vampirism"})
    assert cause(CHARACTER, keywords=["vampirism"], printings=["fr1"]) == told
    assert cause(CHARACTER, effects=gain, printings=["fr1"]) == told
    assert made(CHARACTER, effects=gain).printings == ("en2",)


def test_minions_are_of_the_second_edition() -> None:
    """C-CARD-07: there are none in the first."""
    assert made(MINION).printings == ("en2",)
    assert cause(MINION, printings=["ru1"]) == "printings: there are no minions in ru1 (C-CARD-07)"


@pytest.mark.parametrize("printings", [[], ["en2", "en2"], ["en3"], "en2"])
def test_printings_are_named_once_each(printings: Any) -> None:
    assert cause(CHARACTER, printings=printings).startswith("printings: ")


# The set of the tests.


def test_the_neutral_set_survives_a_record() -> None:
    """The cards of a start are the same after a record."""
    packed = msgspec.json.encode(CARDS)
    assert msgspec.json.decode(packed, type=dict[str, Card]) == CARDS


def test_the_neutral_set_has_every_type() -> None:
    assert {one.type for one in CARDS.values()} == set(TYPES)
