"""docs/scenarios.md is complete and true: its examples run and it names every word of the format."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from signum.classic.cards import vocabulary as effects
from signum.classic.cards.card import RARITIES, RELIC_TYPES, TYPES
from signum.classic.cards.files import MOMENTS
from signum.classic.core.dice import FACES
from signum.classic.core.state import PHASES, SETUP
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.classic.positions.position import CREATURE_FIELDS, PLAYER_FIELDS
from signum.content.nodes import SourceError
from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, ScenarioPlayer
from signum.table.scenario.answers import event_kinds, option_kinds
from signum.table.scenario.reading import EXAMPLES, HEAD, Scenario, scenario, steps_of

STEPS = steps_of(GAMES["classic"])

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
TEXT = PAGE.read_text(encoding="utf-8")
FENCED = re.compile(r"^```(?P<mark>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
WHOLE = "yaml scenario"
"""The mark of an example that is a complete scenario."""


def examples() -> list[Scenario]:
    """The complete scenarios of the page, with their lines in it."""
    found = []
    for match in FENCED.finditer(TEXT):
        if match["mark"] == WHOLE:
            above = TEXT.count("\n", 0, match.start("text"))
            found.append(scenario(parse("\n" * above + match["text"], str(PAGE)), GAMES))
    return found


EXAMPLE_CASES = [(example, edition) for example in examples() for edition in example.editions]
REFERENCE = FENCED.sub("", TEXT).split("## When something is wrong")[0]
NAMED = {
    word for quoted in re.findall(r"`([^`]+)`", REFERENCE) for word in re.findall(r"[a-z][a-z0-9-]*", quoted)
}
"""Every word that the page writes as code in its text and tables."""


def missing(words: Iterable[str]) -> list[str]:
    """The words that the page does not name."""
    return [word for word in words if word not in NAMED]


def known_beside(strange: str, *, seat: str = "", cards: str = "", terrains: str = "") -> list[str]:
    """The keys that stand where a file has one that is strange, as the message to its maker lists them."""
    text = f"scenario: x\nseats: {{first: {{{seat}}}, second: {{}}}}\n"
    text += f"cards: [{{{cards}}}]\n" if cards else ""
    text += f"terrains: {{{terrains}}}\n" if terrains else ""
    with pytest.raises(SourceError) as caught:
        ScenarioPlayer(scenario(parse(text, "x"), GAMES), "en2", GAMES)
    told, _, known = caught.value.cause.partition("known: ")
    assert f"'{strange}' is not known" in told
    return known.split(", ")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "example, edition", EXAMPLE_CASES, ids=[f"{one.title}-{edition}" for one, edition in EXAMPLE_CASES]
)
def test_every_complete_example_runs(example: Scenario, edition: str, way: str) -> None:
    WAYS[way](example, edition, GAMES)


def test_the_page_has_examples_of_every_step() -> None:
    used = {step.word for example in examples() for step in example.steps}
    assert not set(STEPS) - used


def test_every_key_of_a_file_is_named() -> None:
    assert not missing(HEAD)
    assert not missing(PLAYER_FIELDS)
    assert not missing((*CREATURE_FIELDS, "strength", "health", "at"))
    assert not missing([*GAMES, *GAMES.usual.editions])


def test_every_step_is_named() -> None:
    assert not missing(STEPS)


def test_every_step_that_needs_a_value_has_an_example() -> None:
    assert set(EXAMPLES) == set(STEPS) - {"rest"}
    assert all(EXAMPLES[word].startswith(f"{word}: ") for word in EXAMPLES)


def test_every_key_of_a_thing_in_play_is_named() -> None:
    assert not missing(known_beside("size", seat="city: [{card: hut, size: 1}]"))
    assert not missing(known_beside("size", seat="relics: [{card: ring, size: 1}]"))
    assert not missing(known_beside("size", terrains="wood: {size: 1}"))
    assert not missing((SETUP, *PHASES))


@pytest.mark.parametrize("kind", TYPES)
def test_every_field_of_a_card_is_named_with_its_type(kind: str) -> None:
    known = known_beside("size", cards=f"id: a, type: {kind}, size: 1")
    row = re.search(rf"^\| `{kind}` \|.*$", REFERENCE.split("### What a card has")[1], re.MULTILINE)
    assert row is not None
    for_all = {"id", "type", "name", "faction", "printings", "rarity", "effects"}
    for_all |= {"number", "flavour", "called", "emblem"}
    assert set(re.findall(r"`([^`]+)`", row[0])) == {kind, *known} - for_all
    assert not missing(known)


def test_every_word_on_a_card_is_named() -> None:
    assert not missing((*TYPES, *RELIC_TYPES, *RARITIES))
    assert not missing(known_beside("gold", cards="id: a, type: spell, cost: {gold: 1}"))


def test_every_part_of_a_sentence_is_named() -> None:
    assert not missing(known_beside("how", cards="id: a, type: spell, effects: [{how: x}]"))
    sentence = "id: a, type: building, effects: [{{when: {when}, who: {who}, what: {{heal: 1}}}}]"
    assert not missing(known_beside("size", cards=sentence.format(when="tapped", who="{size: 1}")))
    assert not missing(known_beside("nobody", cards=sentence.format(when="tapped", who="nobody")))
    assert not missing(known_beside("size", cards=sentence.format(when="{after: {size: 1}}", who="self")))
    assert not missing(known_beside("at", cards=sentence.format(when="{at: {size: 1}}", who="self")))
    move = "id: a, type: spell, effects: [{when: played, what: {move-freely: {far: S}}}]"
    assert not missing(known_beside("far", cards=move))


@pytest.mark.parametrize("moment", effects.MOMENTS)
def test_every_moment_is_told_with_the_cards_that_have_it(moment: str) -> None:
    row = re.search(rf"^\| `{moment}` \|[^|]+\|(.*)\|$", REFERENCE.split("| moment |")[1], re.MULTILINE)
    assert row is not None
    assert set(re.findall(r"[a-z]+", re.sub(r"in `en2`", "", row[1]))) == {
        kind for kind in TYPES if moment in MOMENTS[kind]
    }


def test_every_word_of_the_vocabulary_is_named() -> None:
    assert not missing(VERBS)
    assert not missing((*effects.MOMENTS, *OCCASIONS))
    assert not missing((*effects.KINDS, *effects.WHOSE))
    assert not missing(effects.DURATIONS)


@pytest.mark.parametrize("edition", GAMES["classic"].editions)
def test_every_answer_is_named(edition: str) -> None:
    assert not missing(option_kinds(GAMES.rules("classic", edition).options))


def test_every_fact_is_named() -> None:
    player = ScenarioPlayer(examples()[0], "en2", GAMES)
    game = player.match.run.game
    assert not missing(player.rules.facts(game, player.ids["fox"], None))
    assert not missing(player.rules.facts(game, None, 0))
    assert not missing(player.rules.facts(game, None, None))


def test_every_face_of_a_die_is_named() -> None:
    assert not missing(FACES)


def test_every_event_that_the_page_lists_exists_with_its_facts() -> None:
    rows = re.findall(r"^\| (`[^|]+) \| (`[^|]+) \|$", REFERENCE.split("| event |")[1], re.MULTILINE)
    assert len(rows) > 20
    kinds = event_kinds(GAMES["classic"].wire.events)
    for events, facts in rows:
        for word in re.findall(r"`([^`]+)`", events):
            assert set(re.findall(r"`([^`]+)`", facts)) <= set(kinds[word].__struct_fields__), word
