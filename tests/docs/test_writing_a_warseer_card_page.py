"""docs/writing-a-warseer-card.md is complete, and its examples can be read and played."""

import re
from pathlib import Path

import pytest

from signum.content.source import parse
from signum.warseer.cards.decks import deck_in
from signum.warseer.cards.files import cards_in
from signum.warseer.cards.maps import MARKS, map_in
from signum.warseer.cards.reading import VERBS, WHO_FIELDS
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.conditions import WHAT
from signum.warseer.chapters.decks import broken_rules
from signum.warseer.core.card_types import TYPES
from signum.warseer.core.holdings import BONUSES, DURATIONS
from signum.warseer.core.moments import MOMENTS
from signum.warseer.effects.targets import PICKS

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-warseer-card.md").read_text("utf-8")


def example(kind: str) -> bytes:
    found = re.search(rf"^```yaml {kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1].encode()


@pytest.mark.parametrize("words", [VERBS, MOMENTS, WHAT, WHO_FIELDS, TYPES, BONUSES, DURATIONS, PICKS, MARKS])
def test_no_word_is_left_out(words: tuple[str, ...]) -> None:
    said = set(re.findall(r"[a-z][a-z-]*", PAGE))
    assert sorted(set(words) - said) == []


def test_the_cards_can_be_read() -> None:
    cards = cards_in(parse(example("cards"), "page"))
    assert list(cards) == ["lamplighter", "borrowed-lantern", "lights-out"]
    assert [card.number for card in cards.values()] == [1, 2, 3]


def test_the_map_can_be_read() -> None:
    drawn = map_in("page", parse(example("map"), "page"))
    assert [len(zone) for zone in drawn.zones] == [3, 3]
    assert drawn.marks == ((2, 1), (4, 2))


def test_the_deck_is_legal() -> None:
    assert broken_rules(deck_in(parse(example("deck"), "page"), shipped()).deck, shipped()) == []
