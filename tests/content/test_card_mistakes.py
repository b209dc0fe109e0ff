"""Card files: every mistake is told with file, line and cause, and nothing that is written crashes."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import TYPES, Card
from signum.classic.cards.files import OPTIONAL, REQUIRED, card, cards, read_cards
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.content.nodes import SourceError
from signum.content.source import parse
from tests.content.making_cards import (
    BUILDING,
    CHARACTER,
    HERO,
    PLAIN,
    RELIC,
    SPELL,
    TACTIC,
    TERRAIN,
    cause,
    chosen,
    made,
    node,
    says,
    sentence,
    tried,
)

AFTER = {"after": {"creature": "any", "is": "hurt"}}


@pytest.mark.parametrize(
    "plain, more, told",
    [
        (CHARACTER, {"id": "Big Fox"}, "'Big Fox' is not a name"),
        (CHARACTER, {"id": "x" * 65}, "is not a name"),
        (CHARACTER, {"type": "wizard"}, "type: 'wizard' is not known here"),
        (CHARACTER, {"strength": -1}, "strength: a whole number from 0 to 20 is needed, not -1"),
        (CHARACTER, {"health": 0}, "health: a whole number from 1 to 30"),
        (CHARACTER, {"movement": "XXL"}, "movement: 'XXL' is not known here"),
        (CHARACTER, {"keywords": ["brave"]}, "no ability has that name"),
        (CHARACTER, {"keywords": ["berserk"]}, "this ability has a figure: write {berserk: 1}"),
        (CHARACTER, {"keywords": [{"agile": 1}]}, "this ability has no figure: write agile"),
        (CHARACTER, {"name": {"fr": "Renard"}}, "name: 'en' is missing"),
        (CHARACTER, {"name": {"en": "Fox", "it": "Volpe"}}, "'it' is not known here"),
        (CHARACTER, {"name": "x" * 81}, "name: a name is one line of at most 80 letters"),
        (CHARACTER, {"name": "two\nlines"}, "name: a name is one line"),
        (CHARACTER, {"race": "ghost"}, "race: 'ghost' is not known here"),
        (CHARACTER, {"race": ["elf", "elf"]}, "race: name each race once"),
        (CHARACTER, {"race": []}, "race: name each race once, and at least one"),
        (SPELL, {"race": "elf"}, "'race' is not known here"),
        (CHARACTER, {"number": 0}, "number: a whole number from 1 to 999"),
        (CHARACTER, {"flavour": "x" * 161}, "flavour: a line of flavour has at most 160 letters"),
        (CHARACTER, {"flavour": {"de": "Ein Fuchs."}}, "flavour: 'en' is missing"),
        (CHARACTER, {"emblem": "kettle"}, "emblem: 'kettle' is not known here"),
        (CHARACTER, {"cost": {"any": 13}}, "any: a whole number from 0 to 12"),
        (CHARACTER, {"cost": {"buildings": ["inn", "inn"]}}, "a building is named twice"),
        (BUILDING, {"cost": {"any": 1}}, "any: a building costs prosperity alone (C-CITY-01)"),
        (BUILDING, {"cost": {"buildings": ["inn"]}}, "buildings: a building costs prosperity alone"),
        (HERO, {"slots": {"boots": 1}}, "'boots' is not known here"),
        (HERO, {"slots": {"helmet": 0}}, "helmet: a whole number from 1 to 6"),
        (RELIC, {"relic": "boots"}, "relic: 'boots' is not known here"),
        (RELIC, {"uses": 0}, "uses: a whole number from 1 to 20"),
        (TERRAIN, {"radius": 0}, "either corners or a radius"),
        (TERRAIN, {"radius": -4}, "a radius is more than 0"),
        (TERRAIN, {"radius": 31}, "a radius is more than 0 and no more than half the table"),
        (TERRAIN, {"radius": 4.0001}, "radius: a length goes down to hundredths of a millimetre"),
        (TERRAIN, {"corners": [[0, 0], [1, 0], [0, 1]]}, "either corners or a radius"),
        (TERRAIN, {"abilities": ["wet"]}, "'wet' is not known here"),
        (TERRAIN, {"finds": {"axe": {"what": {"draw": 1}}}}, "is missing"),
        (SPELL, {"effects": [{"when": "played"}]}, "'what' is missing"),
        (SPELL, {"effects": says("sometimes", {"draw": 1})}, "when: 'sometimes' is not known here"),
        (SPELL, {"effects": says("played", {"dance": 1})}, "no verb has that name"),
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
            {"effects": says("played", {"heal": 1}, who={"hero": "any", "minion": "yours"})},
            "both kinds belong to the same players",
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
            "stands nowhere",
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


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize(
    "kind", ["creature", "character", "hero", "minion", "building", "relic", "terrain", "player"]
)
def test_a_verb_that_cannot_touch_a_kind_is_refused(verb: str, kind: str) -> None:
    written = {**sentence(verb), "who": {kind: "any", **(chosen(verb) if kind != "player" else {})}}
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


@pytest.mark.parametrize("when", ["last-word", {"after": {"self": "any", "is": "eliminated"}}])
def test_a_fallen_creature_does_nothing_to_itself(when: Any) -> None:
    """The field is left by then, so the sentence would silently do nothing."""
    for what in ("summon-minion", "to-hand", {"heal": 1}):
        assert "it has left the field by then" in cause(
            CHARACTER | {"effects": [{"when": when, "what": what}]}
        )
    said = {"when": when, "who": {"hero": "yours"}, "what": "summon-minion"}
    assert made(CHARACTER | {"effects": [said]}).effects
    assert made(CHARACTER | {"effects": [{"when": when, "what": {"draw": 1}}]}).effects


@pytest.mark.parametrize(
    "sentence, cause",
    [
        (
            "{when: first-word, who: {creature: any, of: same, choose: 1}, what: {damage: 1}}",
            "of is for a distance: write within: S beside it",
        ),
        (
            "{when: start-of-turn, who: {creature: any, within: S, of: cause}, what: {damage: 1}}",
            "of: cause means nobody at this moment: leave it out",
        ),
        ("{when: first-word, what: {survive: 1}}", "only who is about to be eliminated survives"),
        ("{when: first-word, who: {hero: yours}, what: heal-as-much}", "needs a sentence right before it"),
        (
            "{when: first-word, what: {recall: {type: itself, cost-at-most: 2}}}",
            "this card has its cost: leave cost-at-most out",
        ),
        (
            "{when: always, what: {change-cost: {cards: spell, prosperity: 1, at-least: 2}}}",
            "a cost that rises has no least: leave at-least out",
        ),
        (
            "{when: first-word, what: {draw: 1}, if: {discarded: same}}",
            "the sentence before it discards no card: give it price: {discard: 1}",
        ),
        (
            "{when: first-word, what: {draw: 1}, if: {discarded: yours, type: spell}}",
            "a type is known of what the sentence before discarded: write discarded: same",
        ),
        (
            "{when: start-of-turn, what: {draw: 1}, if: {discarded: same}}",
            "same is for the second sentence of one moment",
        ),
        (
            "{when: first-word, who: {creature: any, within: S, of: same, choose: 1}, what: {damage: 1}}",
            "the same as whom?",
        ),
        ("{when: first-word, who: same, what: destroy}", "the same as whom?"),
        (
            "{when: {after: {creature: any, is: moved, within: S, of: cause}}, what: {draw: 1}}",
            "'cause' is not known here",
        ),
        (
            "{when: first-word, what: {draw: 1}, until-hurt: yes}",
            "nothing in this sentence lasts until somebody is hurt",
        ),
        ("{when: always, what: {gain: {strength: +1}}, until-hurt: yes}", "nothing in this sentence lasts"),
        (
            "{when: first-word, what: {end-activation: 1}}",
            "end-activation has no figure: write end-activation",
        ),
        ("{when: always, what: {slow: 1}}", "what always acts gives abilities to creatures"),
        ("{when: first-word, what: {draw-attacks: XXL}}", "'XXL' is not known here"),
        ("{when: first-word, what: {revive: {within: XXL}}}", "'XXL' is not known here"),
    ],
)
def test_words_that_need_others_say_which(sentence: str, cause: str) -> None:
    knight = f"- id: knight\n  type: character\n  strength: 1\n  health: 1\n  effects: [{sentence}]\n"
    with pytest.raises(SourceError) as caught:
        cards(parse(knight, "set.yaml"))
    assert cause in caught.value.cause
