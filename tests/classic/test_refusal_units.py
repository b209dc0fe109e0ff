"""Refusals tell lengths in one unit, the centimetres of the frame, in every language."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from signum.classic.folder import FOLDER
from signum.classic.telling.codecs import DECLARED
from signum.content.languages import LANGUAGES
from signum.engine.units import GAP, LENGTH, LIMIT, domain_of
from signum.field.plane.lengths import CM
from signum.table.codecs import TABLE_CODECS

UNITS = {"en": "cm", "fr": "cm", "de": "cm", "ru": "см"}
MESSAGE = re.compile(r"^((?:refusal|finding)-[a-z-]+) =(.*(?:\n[ }\]].*)*)", re.MULTILINE)
FIGURE = re.compile(r"\{ NUMBER\(\$(\w+)[^)]*\) \}[\s ]?(\w*)")
NAMED = re.compile(r"\b(?:mm|cm|мм|см)\b")
LENGTHS = {GAP, LENGTH, LIMIT}
NOBODY: Any = None
BASES = "refusal-no-such-base"
"""Bases are named by their millimetres, as their makers do (C-CARD-08)."""


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every refusal and every measured reason of a language, with its text."""
    for file in (FOLDER.path / "messages" / language).iterdir():
        for found in MESSAGE.finditer(file.read_text(encoding="utf-8")):
            yield found[1], found[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_length_of_a_refusal_is_told_in_centimetres(language: str) -> None:
    told = dict(messages(language))
    assert len(told) > 150
    for id, types in DECLARED.all.items():
        lengths = {name for name, one in types.items() if domain_of(one) in LENGTHS}
        if id.startswith("refusal-") and id in told:
            figures = {name: unit for name, unit in FIGURE.findall(told[id]) if name in lengths}
            assert set(figures.values()) <= {UNITS[language]}, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_mixes_units(language: str) -> None:
    for id, text in messages(language):
        units = set(NAMED.findall(text))
        assert units <= {UNITS[language]} or id == BASES, (id, units)


def test_a_length_past_its_limit_reads_so() -> None:
    """Rounding never makes a reason contradict itself: one hundredth of a millimetre is enough."""
    limit = TABLE_CODECS[LIMIT].told(12 * CM, NOBODY)
    assert TABLE_CODECS[LENGTH].told(12 * CM + 1, NOBODY) > limit
    assert TABLE_CODECS[GAP].told(12 * CM - 1, NOBODY) < limit < TABLE_CODECS[GAP].told(12 * CM + 1, NOBODY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gap_is_not_rounded_to_its_limit(language: str) -> None:
    for id, text in messages(language):
        for name, digits in re.findall(r"NUMBER\(\$(\w+), maximumFractionDigits: (\d)\)", text):
            if id.startswith("refusal-") and name in ("gap", "reach"):
                assert digits == "3", id
