"""Figures are found in the catalogue, and one that cannot be read is told with its place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from signum.classic.core import figures as read
from signum.content import rules
from signum.content.figures import has, row
from signum.content.source import SourceError
from tests.content.catalogues import written

FILE = """\
one:
- id: C-XX-01
  title: One
  text: At most 12, within S or 3 mm.
  figures:
    most: 12
    reach: S
    gap: {ru1: 0.1 mm, de1: 0.1 mm, fr1: 0.1 mm, en2: 3 mm}
    faces: axe or shield
    wrong: axe and shield
  values: {ru1: 7 characters, de1: 7 characters, fr1: seven characters, en2: any}
- id: C-XX-02
  title: Two
  editions: [en2]
  text: Nothing.
"""


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A small catalogue in place of the real one."""
    found = rules.load(written(tmp_path, FILE))
    monkeypatch.setattr(rules, "catalogue", lambda: found)


def test_a_figure_is_found_by_rule_name_and_printing() -> None:
    assert row("C-XX-01", "most").integer() == 12
    assert row("C-XX-01", "most", "fr1").integer() == 12
    assert row("C-XX-01", "gap", "en2").text() == "3 mm"
    assert row("C-XX-01", edition="ru1").text() == "7 characters"


def test_a_printing_has_a_rule_or_not() -> None:
    assert has("C-XX-02", "en2")
    assert not has("C-XX-02", "ru1")


def test_figures_are_read_as_the_rules_use_them() -> None:
    assert read.number("C-XX-01", "most") == 12
    assert read.distance("C-XX-01", "reach") == 8_000
    assert [read.measured("C-XX-01", "gap", one) for one in ("ru1", "en2")] == [10, 300]
    assert read.faces("C-XX-01", "faces") == {"axe", "shield"}
    assert read.said_with_number("C-XX-01", "de1", {"{} characters": lambda most: most}) == 7
    assert read.said("C-XX-01", "en2", {"any": True, "none": False})


@pytest.mark.parametrize(
    "asked, line, cause",
    [
        (lambda: row("C-XX-01", "least"), 2, "no figure called least; its figures: values, most, reach"),
        (lambda: row("C-XX-02"), 12, "no figure called values; its figures: none"),
        (lambda: row("C-XX-01", "gap"), 8, "another figure in each printing"),
        (lambda: row("C-XX-01", "gap", "en3"), 8, "gap of C-XX-01 has no en3"),
        (lambda: read.number("C-XX-01", "reach"), 7, "a whole number of at least 0 is needed"),
        (lambda: read.distance("C-XX-01", "most"), 6, "'12' is not known here; known: S, M, L, XL"),
        (lambda: read.measured("C-XX-01", "reach"), 7, "such as 3 mm or 8 cm, not 'S'"),
        (lambda: read.faces("C-XX-01", "wrong"), 10, "bullseye, axe, shield; not 'axe and shield'"),
        (lambda: read.said("C-XX-01", "en2", {"none": 0}), 11, "'any' is not known here; known: none"),
        (
            lambda: read.said_with_number("C-XX-01", "fr1", {"{} characters": int}),
            11,
            "known, with a number for {}: {} characters",
        ),
    ],
)
def test_a_figure_that_cannot_be_read_is_told_with_its_place(
    asked: Callable[[], object], line: int, cause: str, tmp_path: Path
) -> None:
    with pytest.raises(SourceError) as caught:
        asked()
    assert str(caught.value).startswith(f"{tmp_path / 'rules.yaml'}:{line}: ")
    assert cause in caught.value.cause


@pytest.mark.parametrize(
    "figure, cause",
    [
        ("{ru1: 1, en2: 2}", "'de1', 'fr1' is missing"),
        ("{en3: 1}", "'en3' is not known here"),
        ("{ru1: , de1: 1, fr1: 1, en2: 1}", "ru1: a text is needed"),
    ],
)
def test_a_figure_names_every_printing_or_none(figure: str, cause: str, tmp_path: Path) -> None:
    text = f"a:\n- {{id: C-XX-01, title: One, text: Two., figures: {{most: {figure}}}}}"
    with pytest.raises(SourceError, match=cause):
        rules.load(written(tmp_path, text))
