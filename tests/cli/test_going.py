"""Typed moves: to a creature, a part of the way, in a direction, to a place; refusals in words."""

import re

import pytest

from signum.classic.chapters.field.movement import Move, Run
from signum.classic.chapters.turn.activation import Activate
from signum.classic.console.going import Going
from signum.classic.telling.telling import Telling
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.questions import FIRST, Option
from signum.rulebooks import GAMES
from signum.table.console import NotUnderstood
from signum.table.match import Match
from signum.table.scenario.reading import scenario

FIELD = """
scenario: a field
seats:
  first:
    creatures:
      walker: {strength: 2, health: 2, movement: M, at: [30, 20]}
      friend: {strength: 2, health: 2, at: [22, 20], name: {en: Old Friend, ru: Старая Подруга}}
      stone: {strength: 2, health: 2, at: [5, 5]}
  second:
    creatures:
      near:
        name: {en: Near One, de: Nahe Frau, fr: Très Près, ru: Близкая}
        strength: 2
        health: 2
        at: [30, 28]
      far: {strength: 2, health: 2, at: [30, 50], name: {en: Far One}}
terrains:
  quiet-mire: {centre: [40, 20], radius: 3, abilities: [difficult]}
"""
WALKER, FRIEND, STONE, NEAR, FAR = range(1, 6)


def going(language: str = "en", active: int = WALKER) -> Going:
    said = scenario(parse(FIELD.encode(), "field.yaml"), GAMES)
    rules = GAMES.rules(said.game, "fr1")
    start, _ = rules.position(said.position)
    match = Match(rules, start, secret=seed_of("7"))
    if active:
        match.answer(FIRST, Activate(active))
    return Going(Telling(match, language, FIRST, cites_rules=False))


def refused(how: str, words: str, **settings: int) -> str:
    with pytest.raises(NotUnderstood) as told:
        going("en", **settings).option(FIRST, how, words)
    return str(told.value)


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "to near"),
        ("en", "towards near one"),
        ("en", "to Near   One"),
        ("de", "zu nahe"),
        ("de", "richtung nahe frau"),
        ("fr", "à très"),
        ("fr", "a tres pres"),
        ("ru", "до близкой"),
        ("ru", "к Близкая 9 см"),
    ],
)
def test_the_whole_way_ends_in_contact(language: str, words: str) -> None:
    assert going(language).option(FIRST, "move", words) == Move((30_000, 24_800))


@pytest.mark.parametrize(
    "words, option",
    [
        ("towards near 3 cm", Move((30_000, 23_000))),
        ("towards near 3,5", Move((30_000, 23_500))),
        ("towards far 10", None),
        ("4 cm north", Move((30_000, 24_000))),
        ("west 2.5", Move((27_500, 20_000))),
        ("7 south-east", Move((34_949, 15_051))),
        ("12.5 30", Move((12_500, 30_000))),
        ("12,5; 30", Move((12_500, 30_000))),
        ("to old friend", Move((25_200, 20_000))),
        ("to mire", Move((35_400, 20_000))),
        ("towards stone 4", None),
    ],
)
def test_what_is_typed_is_a_place_that_the_rules_allow(words: str, option: Option | None) -> None:
    one = going()
    meant = one.option(FIRST, "move", words)
    if option is not None:
        assert isinstance(meant, Move)
        assert isinstance(option, Move)
        assert all(abs(x - y) <= 1 for x, y in zip(meant.to, option.to, strict=True))
    if words != "12.5 30" and words != "12,5; 30":
        assert one.telling.match.explain(FIRST, meant) is None


def test_running_is_typed_alike() -> None:
    assert going().option(FIRST, "run", "to near") == Run((30_000, 24_800))


@pytest.mark.parametrize(
    "words, told",
    [
        ("to far", r"The way is 2\d(\.\d+)? cm long; Walker may go 10 cm\."),
        ("towards far 12 cm", r"The way is 1[12](\.\d+)? cm long; Walker may go 10 cm\."),
        ("to nobody", r"Nobody and nothing on the Battlefield is called that: nobody\."),
        ("to one", r"Several are called that; say more of the name: Near One; Far One\."),
        ("to walker", r"Walker is already in contact\."),
        ("", r"Type where: move to greer, .*"),
        ("near", r"Type where: move to greer, .*"),
        ("to", r"Type where: move to greer, .*"),
        ("١ ٢", r"Type where: move to greer, .*"),
    ],
)
def test_what_cannot_be_is_told_in_words(words: str, told: str) -> None:
    assert re.fullmatch(told, refused("move", words))


def test_whoever_has_no_movement_or_is_not_active_is_told_so() -> None:
    assert refused("move", "to near", active=0) == "No creature is active; activate one first."
    assert refused("move", "5 north", active=0) == "No creature is active; activate one first."


def test_ways_worth_listing_are_legal_and_warn_of_backstabs() -> None:
    one = going()
    listed = one.suggested(FIRST, ["move", "run"])
    assert next(iter(listed.values())) == "Move into contact with Near One"
    assert all(one.telling.match.explain(FIRST, option) is None for option in listed)
    assert any("(towards Far One)" in told for told in listed.values())
    assert going(active=0).suggested(FIRST, []) == {}
    runs = going().suggested(FIRST, ["run"])
    assert "Run into contact with Near One (draws a backstab from: Near One)" in runs.values()
