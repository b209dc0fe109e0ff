"""Card files: every word of the vocabulary can be written, and every mistake names file, line and cause."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import RARITIES, TYPES, Card
from signum.classic.cards.files import MOMENTS, OPTIONAL, REQUIRED, card, cards, read_cards
from signum.classic.cards.keywords import SAID_OTHERWISE, abilities, has_figure, has_text, word
from signum.classic.cards.sentences import written
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs import VERBS
from signum.classic.effects.verbs.cards import Destroy
from signum.classic.effects.verbs.harm import Damage, Heal
from signum.classic.folder import PRINTINGS
from signum.content.nodes import Node, SourceError
from signum.content.rules import rule
from signum.content.source import parse

DATA = Path(__file__).parents[1] / "data" / "cards"
CARDS = read_cards(DATA / "neutral.yaml")

HERO = {"id": "duke", "type": "hero", "strength": 2, "health": 5, "slots": {"helmet": 1}}
CHARACTER = {"id": "squire", "type": "character", "strength": 1, "health": 2}
MINION = {"id": "wisp", "type": "minion", "strength": 1, "health": 1}
SPELL = {"id": "song", "type": "spell"}
RELIC = {"id": "helm", "type": "relic", "relic": "helmet"}
TACTIC = {"id": "trick", "type": "tactic"}
BUILDING = {"id": "mint", "type": "building"}
TERRAIN = {"id": "pond", "type": "terrain", "radius": 4}
PLAIN = {one["type"]: one for one in (HERO, CHARACTER, MINION, SPELL, RELIC, TACTIC, BUILDING, TERRAIN)}
"""The least that a card of each type has."""


def node(content: Any, name: str = "set.yaml") -> Node:
    return parse(yaml.safe_dump(content, sort_keys=False, default_flow_style=None), name)


def made(plain: dict[str, Any], **more: Any) -> Card:
    """A card with more on it; _ stands for a hyphen."""
    return card(node({**plain, **{key.replace("_", "-"): value for key, value in more.items()}}))


def cause(plain: dict[str, Any], **more: Any) -> str:
    """What is wrong with a card; the place is the file's."""
    with pytest.raises(SourceError) as mistake:
        made(plain, **more)
    assert mistake.value.file == "set.yaml"
    assert mistake.value.line >= 1
    return mistake.value.cause


def tried(read: Callable[[], Any]) -> Any:
    """What was read, or the mistake; any other exception fails the test."""
    try:
        return read()
    except SourceError as mistake:
        return mistake


def says(when: Any, what: Any, **more: Any) -> list[dict[str, Any]]:
    return [{"when": when, "what": what, **more}]


# What can be written.


@pytest.mark.parametrize("type_", TYPES)
def test_the_least_of_each_type_is_a_card(type_: str) -> None:
    assert made(PLAIN[type_]).type == type_


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
    for moment in set(e.MOMENTS) - set(MOMENTS[type_]):
        assert "has no such moment" in cause(PLAIN[type_], effects=said_at(moment))


def said_at(moment: str, **more: Any) -> list[dict[str, Any]]:
    """A sentence that its moment can have: what always acts gives abilities to creatures."""
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


def test_what_is_done_at_will_has_a_price_and_nothing_else() -> None:
    assert "add price" in cause(HERO, effects=says(e.AT_WILL, {"draw": 1}))
    assert "only what is done at will" in cause(HERO, effects=says(e.START_OF_TURN, {"draw": 1}, price=1))


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
    assert {moment for moments in MOMENTS.values() for moment in moments} == set(e.MOMENTS)


@pytest.mark.parametrize("occasion", OCCASIONS)
def test_every_occasion_can_be_answered(occasion: str) -> None:
    kind, other = (e.PLAYER, e.CREATURE) if OCCASIONS[occasion].to_player else (e.CREATURE, e.PLAYER)
    when = {"after": {kind: "any", "is": occasion}}
    effect = made(TACTIC, effects=says(when, {"draw": 1})).effects[0]
    assert effect.when == e.Occasion(e.Who(kind, e.ANY), occasion)
    strange = {"after": {other: "any", "is": occasion}}
    told = cause(TACTIC, effects=says(strange, {"draw": 1}))
    assert f"is: {occasion} does not happen to a {other}: it can be" in told
    nowhere = {"after": {"building": "any", "is": occasion}}
    assert "nothing happens to a building" in cause(TACTIC, effects=says(nowhere, {"draw": 1}))


def test_a_spell_answers_nothing() -> None:
    when = {"after": {"creature": "any", "is": "hurt"}}
    assert "a spell answers nothing" in cause(SPELL, effects=says(when, {"draw": 1}))


WRITTEN = {
    "prosperity": 2,
    "recall": "spell",
    "gain": "agile",
    "lose": "agile",
    "move-freely": "S",
    "place-within": {"distance": "M", "without-backstab": True},
    "push": "S",
    "blast": {"dice": 2, "on": ["axe"]},
}
"""What follows the verbs that have more than an amount."""
ANSWERING = {"cancel", "wound-as-much", "reroll"}


def sentence(verb: str) -> dict[str, Any]:
    """A sentence with the verb, in which it makes sense."""
    fitting = VERBS[verb].touches
    kind = next(one for one in (e.CREATURE, e.CHARACTER, e.BUILDING, e.PLAYER) if one in fitting)
    what: Any = {verb: WRITTEN.get(verb, 1)}
    when: Any = "first-word"
    if verb == "reroll":
        when = {"after": {"creature": "yours", "is": "rolled"}}
    elif verb in ANSWERING:
        when = {"before": {"creature": "yours", "is": "attacked"}}
    try:
        made(CHARACTER, effects=says(when, what, who={kind: "yours"}))
    except SourceError:
        what = verb
    return {"when": when, "what": what, "who": {kind: "yours"}}


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


# Mistakes.

AFTER = {"after": {"creature": "any", "is": "hurt"}}


@pytest.mark.parametrize(
    "plain, more, told",
    [
        (CHARACTER, {"id": "Big Fox"}, "'Big Fox' is no name"),
        (CHARACTER, {"id": "x" * 65}, "is no name"),
        (CHARACTER, {"type": "wizard"}, "type: 'wizard' is not known here"),
        (CHARACTER, {"strength": -1}, "strength: a whole number from 0 to 20 is needed, not -1"),
        (CHARACTER, {"health": 0}, "health: a whole number from 1 to 30"),
        (CHARACTER, {"movement": "XXL"}, "movement: 'XXL' is not known here"),
        (CHARACTER, {"keywords": ["brave"]}, "no ability is called so"),
        (CHARACTER, {"keywords": ["berserk"]}, "this ability has a figure: write {berserk: 1}"),
        (CHARACTER, {"keywords": [{"agile": 1}]}, "this ability has no figure: write agile"),
        (CHARACTER, {"name": {"fr": "Renard"}}, "name: 'en' is missing"),
        (CHARACTER, {"name": {"en": "Fox", "it": "Volpe"}}, "'it' is not known here"),
        (CHARACTER, {"name": "x" * 81}, "name: a name is one line of at most 80 letters"),
        (CHARACTER, {"name": "two\nlines"}, "name: a name is one line"),
        (CHARACTER, {"cost": {"any": 13}}, "any: a whole number from 0 to 12"),
        (CHARACTER, {"cost": {"buildings": ["inn", "inn"]}}, "a building is named twice"),
        (BUILDING, {"cost": {"any": 1}}, "any: a building costs prosperity alone (C-CITY-01)"),
        (BUILDING, {"cost": {"buildings": ["inn"]}}, "buildings: a building costs prosperity alone"),
        (HERO, {"slots": {"boots": 1}}, "'boots' is not known here"),
        (HERO, {"slots": {"helmet": 0}}, "helmet: a whole number from 1 to 6"),
        (RELIC, {"relic": "boots"}, "relic: 'boots' is not known here"),
        (RELIC, {"uses": 0}, "uses: a whole number from 1 to 20"),
        (TERRAIN, {"radius": 0}, "either corners or a radius"),
        (TERRAIN, {"radius": -4}, "a radius is more than nothing"),
        (TERRAIN, {"radius": 31}, "a radius is more than nothing and no more than half the table"),
        (TERRAIN, {"radius": 4.0001}, "radius: a length goes down to hundredths of a millimetre"),
        (TERRAIN, {"corners": [[0, 0], [1, 0], [0, 1]]}, "either corners or a radius"),
        (TERRAIN, {"abilities": ["wet"]}, "'wet' is not known here"),
        (TERRAIN, {"finds": {"axe": {"what": {"draw": 1}}}}, "is missing"),
        (SPELL, {"effects": [{"when": "played"}]}, "'what' is missing"),
        (SPELL, {"effects": says("sometimes", {"draw": 1})}, "when: 'sometimes' is not known here"),
        (SPELL, {"effects": says("played", {"dance": 1})}, "no verb is called so"),
        (SPELL, {"effects": says("played", "dance")}, "'dance' is not known here"),
        (SPELL, {"effects": says("played", {})}, "a sentence does something"),
        (SPELL, {"effects": says("played", {"draw": 0})}, "draw: a whole number from 1 to 20"),
        (SPELL, {"effects": says("played", {"prosperity": 0})}, "no prosperity is nothing"),
        (SPELL, {"effects": says("played", {"recall": "hero"})}, "'hero' is not known here"),
        (
            SPELL,
            {"effects": says("played", {"draw": 1}, until="turn")},
            "until: nothing in this sentence lasts",
        ),
        (SPELL, {"effects": says("played", {"heal": 1})}, "heal is done to creatures, and this card is none"),
        (SPELL, {"effects": says("played", {"heal": 1}, who="bearer")}, "only a relic has a bearer"),
        (
            SPELL,
            {"effects": says("played", {"heal": 1}, who="cause")},
            "cause is for a sentence that answers",
        ),
        (SPELL, {"effects": says("played", "cancel")}, "only what is about to happen can be cancelled"),
        (TACTIC, {"effects": says(AFTER, "cancel")}, "only what is about to happen can be cancelled"),
        (TACTIC, {"effects": says({"during": {"creature": "any"}}, {"draw": 1})}, "after or before"),
        (TACTIC, {"effects": says({"after": {"is": "hurt"}}, {"draw": 1})}, "name one kind"),
        (TACTIC, {"effects": says({"after": {"creature": "any", "is": "bored"}}, {"draw": 1})}, "'bored'"),
        (SPELL, {"effects": says("played", {"heal": 1}, who={})}, "name one kind"),
        (
            SPELL,
            {"effects": says("played", {"heal": 1}, who={"hero": "any", "minion": "any"})},
            "name one kind",
        ),
        (
            SPELL,
            {"effects": says("played", {"heal": 1}, who={"creature": "mine"})},
            "'mine' is not known here",
        ),
        (
            SPELL,
            {"effects": says("played", {"heal": 1}, who={"creature": "any", "choose": 0})},
            "from 1 to 8",
        ),
        (
            SPELL,
            {"effects": says("played", "destroy", who={"building": "any", "within": "S"})},
            "said of creatures",
        ),
        (
            SPELL,
            {"effects": says("played", "destroy", who={"relic": "any", "wounded": True})},
            "said of creatures",
        ),
        (
            SPELL,
            {"effects": says("played", {"heal": 1}, who={"creature": "any", "may": True})},
            "nobody is chosen",
        ),
    ],
)
def test_a_mistake_is_told(plain: dict[str, Any], more: dict[str, Any], told: str) -> None:
    assert told in cause(plain, **more)


@pytest.mark.parametrize(
    "corners",
    [
        [],
        [[0, 0], [1, 1]],
        [[0, 0], [2, 2], [2, 0], [0, 2]],
        [[0, 0], [1, 0], [2, 0]],
        [[-40, 0], [40, 0], [0, 5]],
        [[0, 0], [1, 0], [0]],
        [[0, 0], [1, 0], [0, "far"]],
        [[number % 50, number // 50] for number in range(120)],
    ],
)
def test_a_template_that_is_none_is_refused(corners: Any) -> None:
    cause({"id": "rocks", "type": "terrain"}, corners=corners)


@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb not in ANSWERING])
@pytest.mark.parametrize(
    "kind", ["creature", "character", "hero", "minion", "building", "relic", "terrain", "player"]
)
def test_a_verb_that_cannot_touch_a_kind_is_refused(verb: str, kind: str) -> None:
    written = {**sentence(verb), "who": {kind: "any"}}
    if kind in VERBS[verb].touches:
        assert made(CHARACTER, effects=[written]).effects[0].who.kind == kind
    else:
        assert f"{verb} cannot be done to a {kind}: it can be" in cause(CHARACTER, effects=[written])


def test_a_mistake_names_its_line() -> None:
    text = "- id: fox\n  type: character\n  strength: 1\n  health: 2\n  cost:\n    any: lots\n"
    with pytest.raises(SourceError, match=r"^set\.yaml:6: any: a whole number from 0 to 12 is needed"):
        cards(parse(text, "set.yaml"))


def test_an_id_is_for_one_card_in_all_files(tmp_path: Path) -> None:
    for name in ("one.yaml", "two.yaml"):
        (tmp_path / name).write_text("- {id: song, type: spell}\n", encoding="utf-8")
    assert list(read_cards(tmp_path / "one.yaml")) == ["song"]
    with pytest.raises(SourceError, match=r"two\.yaml:1: there is already a card 'song'"):
        read_cards(tmp_path / "one.yaml", tmp_path / "two.yaml")


@pytest.mark.parametrize(
    "text", ["", "hello", "{}", "[]", "- 5", "- [a]", "- {}", "- {id: a}", "- {type: spell}"]
)
def test_a_file_that_holds_no_cards_is_no_crash(text: str) -> None:
    mistake = tried(lambda: cards(parse(text, "set.yaml")))
    assert mistake == {} or isinstance(mistake, SourceError)


FIELDS = {name for names in (*REQUIRED.values(), *OPTIONAL.values()) for name in names}
KEYS = sorted({"id", "type", "name", "effects", "printings", *FIELDS})
WORDS = st.sampled_from(
    [*KEYS, *TYPES, *VERBS, *e.MOMENTS, *e.KINDS, *e.WHOSE, "1", "-1", "+1", "yes", "S", "", "x"]
)
HOSTILE = st.recursive(
    WORDS | st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS.filter(bool), inner, max_size=5),
    max_leaves=12,
)


@given(st.sampled_from(TYPES), st.sampled_from(KEYS), HOSTILE)
def test_whatever_stands_in_a_field_is_read_or_told(type_: str, key: str, value: Any) -> None:
    """Never anything but a card or a mistake with its place."""
    if key == "type" and value in TYPES:
        return
    read = tried(lambda: card(node({**PLAIN[type_], key: value})))
    if isinstance(read, SourceError):
        assert read.file == "set.yaml"
        assert read.line >= 1
        assert read.cause
    else:
        assert msgspec.convert(msgspec.to_builtins(read), Card) == read


@given(st.sampled_from(["character", "tactic"]), HOSTILE)
def test_whatever_a_sentence_says_is_read_or_told(type_: str, value: Any) -> None:
    read = tried(lambda: card(node({**PLAIN[type_], "effects": [value]})))
    assert isinstance(read, Card | SourceError)


# The set of the tests.


def test_the_neutral_set_survives_a_record() -> None:
    """What a start keeps of its cards comes back as it was."""
    packed = msgspec.json.encode(CARDS)
    assert msgspec.json.decode(packed, type=dict[str, Card]) == CARDS


def test_the_neutral_set_has_every_type() -> None:
    assert {one.type for one in CARDS.values()} == set(TYPES)
