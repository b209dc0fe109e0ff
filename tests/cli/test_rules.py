"""`signum rules` tells of the catalogue and its coverage, and answers a mistake in words."""

import json
from pathlib import Path

import pytest

from signum.cli import main
from signum.content import rules
from signum.content.source import SourceError

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """Tests of which two claim C-MEL-03 and one claims C-DRG-03."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "test_it.py").write_text('def test_it():\n    """C-MEL-03"""\n    assert a', encoding="utf-8")
    scenario = "{claims: [C-MEL-03, C-DRG-03], edition: en2, script: [expect: x]}"
    (tmp_path / "scenarios" / "it.yaml").write_text(scenario, encoding="utf-8")
    return tmp_path


def said(output: Output, *words: str) -> str:
    """The output of a successful command."""
    assert main(["rules", *words]) == 0
    out, err = output.readouterr()
    assert err == ""
    return out


def refused(output: Output, *words: str) -> str:
    """The error of a command."""
    assert main(["rules", *words]) == 2
    out, err = output.readouterr()
    assert out == ""
    assert err.startswith("signum: ")
    return err


def test_the_list_tells_ids_titles_and_printings(capsys: Output) -> None:
    lines = said(capsys, "list", "--chapter", "dragon").splitlines()
    assert lines[0] == "classic, dragon"
    assert "  C-DRG-03   Contradiction, the negative one  (en2)" in lines
    assert lines[-1] == f"{len(lines) - 3} rules"


def test_the_list_is_filtered_by_game_chapters_and_printing(capsys: Output) -> None:
    everything = said(capsys, "list")
    assert all(f"  {id} " in everything for id in ("C-MEL-03", "Q-SET-01", "W-ZONE-01"))
    assert "C-MEL-03" not in said(capsys, "list", "--game", "quest")
    assert "C-DRG-03" not in said(capsys, "list", "--edition", "fr1")
    some = said(capsys, "list", "--chapter", "melee, damage", "--chapter", "C-WIN")
    assert [line for line in some.splitlines() if "," in line and not line.startswith(" ")] == [
        "classic, melee",
        "classic, damage",
        "classic, victory",
    ]


def test_a_list_of_nothing_says_so(capsys: Output) -> None:
    assert said(capsys, "list", "--game", "warseer", "--edition", "fr1") == "No rule matches.\n"


def test_a_rule_is_shown_with_values_ruling_correction_and_claims(capsys: Output, tests: Path) -> None:
    shown = said(capsys, "show", "A-VETERAN", "--tests", str(tests))
    assert shown.startswith("A-VETERAN  Veteran\nclassic, glossary, passive\n\n  A creature that")
    assert "\nBy printing\n  ru1, de1: melee combat and magical strike\n  fr1, en2: melee combat\n" in shown
    assert "\nRuling\n  " in shown
    assert "\nCorrected\n  " in shown
    assert shown.endswith("\nNo test claims it.\n")


def test_a_figure_is_shown_with_its_unit(capsys: Output) -> None:
    assert "\nBy printing, mm diameter\n  ru1, de1, fr1: 32, 50, 60\n" in said(capsys, "show", "C-CARD-08")


def test_a_rule_is_shown_as_one_printing_has_it(capsys: Output) -> None:
    shown = said(capsys, "show", "c-deck-01", "--edition", "fr1")
    assert "\nBy printing\n  fr1: 20\n" in shown


def test_a_rule_is_shown_with_who_claims_it(capsys: Output, tests: Path) -> None:
    shown = said(capsys, "show", "C-MEL-03", "--tests", str(tests))
    assert shown.endswith(f"\nClaimed by\n  {tests}/test_it.py::test_it\n  {tests}/scenarios/it.yaml (en2)\n")


@pytest.mark.parametrize("columns", [1, 40, 500])
def test_a_rule_is_wrapped_to_the_terminal(
    columns: int, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = said(capsys, "show", "C-ZONE-07").splitlines()
    wrapped = [line for line in lines[1:] if "tests/" not in line]  # a path is never cut
    assert all(len(line) <= min(max(columns, 30), 100) for line in wrapped)


def test_the_check_is_content_with_the_catalogue_and_good_claims(capsys: Output, tests: Path) -> None:
    assert said(capsys, "check", "--tests", str(tests)).endswith("3 claims on them hold\n")


def test_the_check_finds_wrong_claims(capsys: Output, tests: Path) -> None:
    (tests / "test_wrong.py").write_text('def test_it():\n    """C-MEL-99"""\n    assert a', encoding="utf-8")
    assert main(["rules", "check", "--tests", str(tests)]) == 1
    out, err = capsys.readouterr()
    assert out.startswith(f"{tests}/test_wrong.py:2: no rule is called 'C-MEL-99'")
    assert out.endswith("\n1 to put right\n")
    assert err == ""


def test_the_check_finds_a_wrong_catalogue(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise SourceError("classic.yaml", 3, "it is wrong")

    monkeypatch.setattr(rules, "catalogue", broken)
    assert main(["rules", "check"]) == 1
    assert capsys.readouterr().out == "classic.yaml:3: it is wrong\n"


def test_coverage_tells_claims_then_gaps_then_the_share(capsys: Output, tests: Path) -> None:
    told = said(capsys, "coverage", "--chapter", "melee,dragon", "--edition", "en2", "--tests", str(tests))
    covered, missing, share = (
        told.split("Nobody claims")[0],
        *told.split("Nobody claims")[1].rsplit("\n\n", 1),
    )
    assert f"  C-MEL-03   Assigning dice, defender first\n{' ' * 13}{tests}/test_it.py::test_it\n" in covered
    assert "C-DRG-03" in covered
    assert "  C-MEL-04 " in missing
    assert "C-MEL-03" not in missing
    assert share == "2 of 13 rules are claimed: 15.3 %\n"


def test_coverage_as_json_is_exactly_the_figures(capsys: Output, tests: Path) -> None:
    told = said(capsys, "coverage", "--chapter", "C-DRG", "--json", "--tests", str(tests))
    assert json.loads(told) == {
        "rules": 5,
        "covered": 1,
        "missing": ["C-DRG-01", "C-DRG-02", "C-DRG-04", "C-DRG-05"],
    }


def test_a_wrong_claim_covers_nothing_and_is_mentioned(capsys: Output, tests: Path) -> None:
    (tests / "test_empty.py").write_text('def test_it():\n    """C-DMG-01"""', encoding="utf-8")
    assert main(["rules", "coverage", "--chapter", "damage", "--json", "--tests", str(tests)]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["covered"] == 0
    assert err == "signum: 1 wrong claims; see `signum rules check`\n"


@pytest.mark.parametrize("edition, missing", [("en2", []), ("fr1", ["C-MEL-08"])])
def test_coverage_of_a_printing_counts_no_scenario_of_others(
    edition: str, missing: list[str], capsys: Output, tests: Path
) -> None:
    scenario = "{claims: [C-MEL-08], edition: en2, script: [expect: x]}"
    (tests / "scenarios" / "other.yaml").write_text(scenario, encoding="utf-8")
    words = ["--chapter", "C-MEL", "--json", "--edition", edition, "--tests", str(tests)]
    figures = json.loads(said(capsys, "coverage", *words))
    assert [id for id in figures["missing"] if id in ("C-MEL-03", "C-MEL-08")] == missing


def test_coverage_finds_the_tests_of_the_checkout(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "coverage", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rules"] == len(rules.catalogue()) == told["covered"] + len(told["missing"])


def test_without_a_checkout_the_tests_must_be_named(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("signum.__file__", str(tmp_path / "signum" / "__init__.py"))
    assert "name their folder with --tests DIR" in refused(capsys, "coverage")
    assert "Claimed by" not in said(capsys, "show", "C-MEL-03")
    assert "no tests are here" in said(capsys, "check")


@pytest.mark.parametrize(
    "words, cause",
    [
        (["show", "C-MEL-3"], "no rule is called 'C-MEL-3'; did you mean C-MEL-03"),
        (["show", ""], "no rule is called ''"),
        (["show", "\x1b[2J\udcff"], "no rule is called '\\x1b"),
        (["show", "C-MEL-03", "--edition", "en3"], "known: ru1, de1, fr1, en2"),
        (["show", "C-MEL-03", "--edition", ""], "known: ru1, de1, fr1, en2"),
        (["show", "C-DRG-03", "--edition", "fr1"], "C-DRG-03 is a rule of en2, not of fr1"),
        (["show", "W-ZONE-01", "--edition", "fr1"], "W-ZONE-01 is a rule of a game without named printings"),
        (["show"], "required: RULE"),
        (["list", "--game", "chess"], "known: classic, quest, warseer"),
        (["list", "--chapter", "mele"], "did you mean 'melee'?"),
        (["list", "--chapter", "melee,"], "chapter: ''"),
        (["list", "--edition", "EN2"], "did you mean 'en2'?"),
        (["list", "--ed", "en2"], "not known here: --ed"),
        (["coverage", "--game", "chess"], "known: classic, quest, warseer"),
        (["coverage", "--tests", "/nowhere"], "/nowhere is no folder"),
        (["coverage", "--tests", "nul\0"], "is no folder"),
        (["check", "--tests", __file__], "is no folder"),
        (["lsit"], "'lsit'"),
    ],
)
def test_a_mistake_is_answered_in_words(words: list[str], cause: str, capsys: Output) -> None:
    assert cause in refused(capsys, *words)


def test_the_pairs_of_abilities_are_printed_or_written(capsys: Output, tmp_path: Path) -> None:
    printed = said(capsys, "interactions")
    assert printed.startswith("# When abilities meet")
    assert said(capsys, "interactions", "--write", str(tmp_path / "page.md")) == ""
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == printed


def test_a_page_that_cannot_be_written_is_told(capsys: Output, tmp_path: Path) -> None:
    assert "cannot be written" in refused(capsys, "interactions", "--write", str(tmp_path / "no" / "page.md"))
