"""One codec for each domain: scenario files and messages read a value by what it means."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import inspect

from signum.classic.core.units import TargetId
from signum.classic.rulebook import CLASSIC
from signum.content.nodes import Node, SourceError
from signum.content.source import parse
from signum.engine.questions import Refusal
from signum.engine.units import (
    AbilityId,
    CardId,
    Count,
    DeckOrder,
    Faces,
    Gap,
    Hexes,
    Length,
    Limit,
    Point,
    Seat,
    ThingId,
    Word,
)
from signum.table.codecs import FileNames
from signum.table.fact_types import DeclaredFacts
from signum.table.scenario.answers import FileTexts
from signum.table.typed_values import TypedValues

VALUES = TypedValues({})
NAMES = FileNames({"fox": 4, "wolf": 5}, ("first", "second", "third"), lambda node: (1, 2))
TOO_FAR = {"refusal-too-far": {"creature": ThingId, "length": Length, "limit": Hexes, "dice": Count}}


class Speaker:
    """Names as simple as can be."""

    def player(self, seat: int) -> str:
        return f"player {seat + 1}"

    def spoken_player(self, seat: int) -> str:
        return self.player(seat)

    def spoken(self, id: int) -> str:
        return {4: "Fox", 5: "Wolf"}[id]

    def spoken_card(self, card: str) -> str:
        return card.title()

    def ability(self, id: str) -> str:
        return id.lower()

    def faces(self, faces: Iterable[str]) -> str:
        return "+".join(faces)

    def place(self, point: tuple[int, int]) -> str:
        return f"at {point[0]}"

    def listed(self, parts: Iterable[str]) -> str:
        return " and ".join(parts)


def node(text: str) -> Node:
    """A value as it stands in a file."""
    return dict(parse(f"value: {text}", "a file").entries())["value"]


def test_a_length_and_a_number_of_hexes_in_one_refusal() -> None:
    """The plane counts hundredths of a millimetre, files and messages centimetres; hexes are hexes."""
    why = Refusal("too-far", ("X-1",), {"creature": 4, "length": 12_345, "limit": 3, "dice": 2})
    declared = DeclaredFacts(TOO_FAR)
    texts = FileTexts(VALUES, declared, NAMES)
    assert (
        texts.refusal(why)
        == "too-far, rules: [X-1], facts: {creature: fox, length: 12.345, limit: 3, dice: 2}"
    )
    assert texts.fact_fits("length", node("12.345"), why)
    assert texts.fact_fits("limit", node("3"), why)
    told = VALUES.all_told(why.facts, declared.of("refusal-too-far"), Speaker())
    assert told == {"creature": "Fox", "length": 12.4, "limit": 3, "dice": 2}


@pytest.mark.parametrize(
    ("of", "value", "file", "words"),
    [
        (Count, 3, "3", 3),
        (Hexes, 3, "3", 3),
        (Length, 12_301, "12.301", 12.4),
        (Limit, 12_500, "12.5", 12.5),
        (Gap, 250, "0.25", 0.25),
        (Seat, 2, "third", "player 3"),
        (ThingId, 5, "wolf", "Wolf"),
        (ThingId | None, None, "nobody", ""),
        (ThingId, 5, "5", "Wolf"),
        (CardId, "oil", "oil", "Oil"),
        (CardId, "", "none", ""),
        (AbilityId, "A-STEALTH", "A-STEALTH", "a-stealth"),
        (Word, "none", "none", "none"),
        (bool, True, "yes", "yes"),
        (Faces, ["axe", "shield"], "[axe, shield]", "axe+shield"),
        (Faces, ["axe", "shield"], "2", "axe+shield"),
        (DeckOrder, ["oil", "oil"], "[oil, oil]", 2),
        (list[ThingId], [4, 5], "[fox, wolf]", "Fox and Wolf"),
        (list[Count], [2, 6], "[2, 6]", "2, 6"),
        (Count | list[Count], [2, 6], "[2, 6]", "2, 6"),
        (Count | list[Count], 6, "6", 6),
        (Point, [12_500, 3_000], "[12.5, 3]", "at 12500"),
    ],
)
def test_files_and_messages_show_a_value_by_its_domain(of: Any, value: Any, file: str, words: Any) -> None:
    type_ = inspect.type_info(of)
    assert VALUES.fits(node(file), value, type_, NAMES)
    assert VALUES.told(value, type_, Speaker()) == words
    assert VALUES.fits(node(VALUES.written(value, type_, NAMES)), value, type_, NAMES)


@pytest.mark.parametrize(
    ("of", "file", "value"),
    [
        (Count, "3", 3),
        (Seat, "second", 1),
        (ThingId, "fox", 4),
        (ThingId, "9", 9),
        (ThingId | None, "nobody", None),
        (Length, "2.5", 2_500),
        (Point, "beside fox", (1, 2)),
        (CardId, "oil", "oil"),
        (tuple[ThingId, ...], "[fox, wolf]", [4, 5]),
        (bool, "no", False),
    ],
)
def test_answers_are_read_by_their_domains(of: Any, file: str, value: Any) -> None:
    assert VALUES.read(node(file), inspect.type_info(of), NAMES) == value


@pytest.mark.parametrize(
    ("of", "file", "cause"),
    [
        (Seat, "fourth", "whose\\? 'fourth' is not known here; .*known: first, second, third"),
        (ThingId, "fax", "nothing has that name: 'fax' is not known here; did you mean 'fox'"),
        (Count, "fox", "a whole number"),
        (Length, "far", "a number"),
        (list[Count], "some", "a list is needed"),
    ],
)
def test_a_mistake_in_a_file_says_what_is_known(of: Any, file: str, cause: str) -> None:
    with pytest.raises(SourceError, match=cause):
        VALUES.fits(node(file), [1] if of == list[Count] else 1, inspect.type_info(of), NAMES)


def test_a_target_of_a_text_may_be_a_player() -> None:
    """`{target: second}`, where a text of the classic game is about players."""
    target = inspect.type_info(TargetId)
    assert CLASSIC.values.read(node("second"), target, NAMES) == 1
    assert CLASSIC.values.read(node("wolf"), target, NAMES) == 5
