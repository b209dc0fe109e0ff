"""docs/adding-a-printing.md is true: its column makes the edition it shows, and its scenario runs."""

import re
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as with_fields

from signum.classic.core.figures import number
from signum.classic.editions import EDITIONS, FR1
from signum.classic.editions.edition import ProsperityGoal
from signum.classic.editions.printing import printing
from signum.classic.folder import FOLDER
from signum.classic.rulebook import ClassicRulebook
from signum.content import rules
from signum.content.folders import game_folder
from signum.content.rules import Rule
from signum.content.source import SourceError, parse
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS
from signum.table.scenario.reading import scenario

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-printing.md"
TEXT = PAGE.read_text(encoding="utf-8")
BY_PRINTING = re.compile(r"fr1: (\[[^]]*\]|\"[^\"]*\"|[^,}]+)(?=[,}])")


def fenced(mark: str) -> str:
    """The example of that mark."""
    found = re.findall(rf"^```{mark}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def use(catalogue: Mapping[str, Rule], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rules read this catalogue."""
    monkeypatch.setattr(rules, "catalogue", lambda _game=None: catalogue)


@pytest.fixture
def column(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of the catalogue with the column of the page; where the page is silent, with what fr1 has."""
    home = tmp_path / "classic"
    shutil.copytree(str(FOLDER.path), home)
    game = (home / "game.yaml").read_text(encoding="utf-8")
    described = re.sub(r"^printings: .*\n", fenced("yaml game"), game, flags=re.MULTILINE)
    (home / "game.yaml").write_text(described, encoding="utf-8")

    text = BY_PRINTING.sub(r"fr1: \1, it1: \1", (home / "rules.yaml").read_text(encoding="utf-8"))
    text = text.replace("fr1]", "fr1, it1]").replace("[de1, fr1, en2]", "[de1, fr1, it1, en2]")
    for id, row in re.findall(r"^- id: (.*)\n  (values: .*)$", fenced("yaml rows"), re.MULTILINE):
        text = re.sub(rf"(^- id: {id}\n(?:  .*\n)*?  )values: .*", rf"\g<1>{row}", text, flags=re.MULTILINE)
    (home / "rules.yaml").write_text(text, encoding="utf-8")
    use(rules.load(game_folder(home)), monkeypatch)


@pytest.mark.usefixtures("column")
def test_the_column_makes_the_edition_of_the_page() -> None:
    names = {"replace": replace, "FR1": FR1, "ProsperityGoal": ProsperityGoal}
    assert printing("it1") == eval(fenced("python"), names)


@pytest.mark.usefixtures("column")
def test_the_other_printings_stay_as_they_are() -> None:
    assert {id: printing(id) for id in EDITIONS} == EDITIONS


@pytest.mark.usefixtures("column")
def test_the_scenario_of_the_page_is_played_in_the_new_printing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "it1", printing("it1"))
    monkeypatch.setattr(ClassicRulebook, "editions", tuple(EDITIONS))
    found = scenario(parse(fenced("yaml scenario"), str(PAGE)), GAMES)
    for way in WAYS.values():
        way(found, "it1", GAMES)


def test_a_shared_figure_that_is_written_by_printing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = rules.rule("C-TURN-04")
    by_printing = dict.fromkeys(hand.printings, "10")
    use({hand.id: with_fields(hand, figures={"cards": by_printing})}, monkeypatch)
    with pytest.raises(SourceError, match=re.escape(fenced("text refused").strip())):
        number("C-TURN-04", "cards")
