"""Rule ids are found in prose, one by one, in lists and in ranges."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signum.content.citations import citations, is_id


def named(text: str) -> list[str]:
    return [id for citation in citations(text) for id in citation.rules]


@pytest.mark.parametrize(
    "text, ids",
    [
        ("C-DMG-01, A-ARMOUR: the armour example", ["C-DMG-01", "A-ARMOUR"]),
        ("C-MEL-03 to -05: the worked example", ["C-MEL-03", "C-MEL-04", "C-MEL-05"]),
        ("See C-STL-01 to 03.", ["C-STL-01", "C-STL-02", "C-STL-03"]),
        ("C-MEL-03 to C-MEL-04", ["C-MEL-03", "C-MEL-04"]),
        ("C-MEL-03 to C-DMG-01", ["C-MEL-03", "C-DMG-01"]),
        (
            "C-MEL-01, -03 and -05 to -06, T-COVER",
            ["C-MEL-01", "C-MEL-03", "C-MEL-05", "C-MEL-06", "T-COVER"],
        ),
        ("C-MEL-01 to\n    -02 hold", ["C-MEL-01", "C-MEL-02"]),
        ("W-SOL-12 and -16", ["W-SOL-12", "W-SOL-16"]),
        ("(A-FROM-ATTACKS)", ["A-FROM-ATTACKS"]),
        ("C-MEL-03, 10 dice", ["C-MEL-03"]),
        ("C-MEL-03 to 05.5 cm, C-MEL-04 to 100", ["C-MEL-03", "C-MEL-04"]),
        ("A-ARMOUR to -07", ["A-ARMOUR"]),
        ("C-MEL", ["C-MEL"]),
        ("UTF-8, A-Z, c-mel-03, X-ray, ABC-MEL-03, 4-IN-01", []),
        ("", []),
    ],
)
def test_the_ids_of_a_text_are_found(text: str, ids: list[str]) -> None:
    assert named(text) == ids


@pytest.mark.parametrize("text", ["C-MEL-07 to -03", "C-MEL-03 to -03"])
def test_a_range_that_does_not_rise_is_no_rule(text: str) -> None:
    assert named(text) == [text]


def test_a_citation_knows_where_it_stands() -> None:
    (citation,) = citations("so C-MEL-03 to -05, says it")
    assert "so C-MEL-03 to -05, says it"[citation.begin : citation.end] == "C-MEL-03 to -05"


@pytest.mark.parametrize(
    "text, answer", [("C-MEL-03", True), ("C-MEL-03 ", False), ("C-MEL-03 to -04", False)]
)
def test_an_id_has_one_form(text: str, answer: bool) -> None:
    assert is_id(text) is answer


@given(
    st.lists(
        st.sampled_from(["C-MEL-03", "A-ARMOUR", " to ", ", ", " and ", "-", "07", "C-", "\n", "x"])
    ).map("".join)
)
def test_any_text_is_read_and_citations_stand_in_their_order(text: str) -> None:
    ends = [place for citation in citations(text) for place in (citation.begin, citation.end)]
    assert ends == sorted(ends)
    assert all(citation.rules for citation in citations(text))
