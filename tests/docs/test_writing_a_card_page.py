"""docs/writing-a-card.md is complete and true: its cards say what it says, and its scenario runs."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import TYPES, Card
from signum.classic.cards.checks import check_cards
from signum.classic.cards.deck_files import deck_of
from signum.classic.cards.files import MOMENTS, OPTIONAL, REQUIRED
from signum.classic.cards.keywords import abilities, has_text, word
from signum.classic.cards.sentence_terms import TERMS
from signum.classic.cards.sets import shipped
from signum.classic.cards.text import CardText
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.cli import main
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS
from signum.table.scenario.reading import Scenario, scenario

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-card.md"
TEXT = PAGE.read_text(encoding="utf-8")
FENCED = re.compile(r"^```(?P<mark>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def fenced(mark: str) -> Iterator[tuple[str, str]]:
    """The examples whose mark begins so: the rest of the mark, and the text with its lines in the page."""
    for match in FENCED.finditer(TEXT):
        if match["mark"].split(" ")[: len(mark.split(" "))] == mark.split(" "):
            above = TEXT.count("\n", 0, match.start("text"))
            yield match["mark"][len(mark) :].strip(), "\n" * above + match["text"]


def cards() -> dict[str, Card]:
    """All cards of the page."""
    checked = check_cards([parse(text, str(PAGE)) for _, text in fenced("yaml cards")], shipped())
    assert not checked.mistakes
    return checked.cards


def scenarios() -> list[Scenario]:
    return [scenario(parse(text, str(PAGE)), GAMES) for _, text in fenced("yaml scenario")]


SAID = [(*mark.split(), text.strip("\n").splitlines()) for mark, text in fenced("text") if mark != "told"]


@pytest.mark.parametrize("id, language, lines", SAID, ids=[f"{one[0]}-{one[1]}" for one in SAID])
def test_a_card_says_what_the_page_says(id: str, language: str, lines: list[str]) -> None:
    made = cards()
    assert CardText(language, {**shipped(), **made}).lines(made[id]) == lines


def test_a_starter_deck_with_a_card_of_the_page_is_legal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The commands of the page, with the line changed that it says to change."""
    monkeypatch.chdir(tmp_path)
    own, other = re.findall(r"# then: (.+) instead of (.+)", TEXT)[0]
    Path("foxes.yaml").write_text(next(fenced("yaml cards"))[1], encoding="utf-8")
    assert main(["deck", "write", "brissa", "--lang", "en"]) == 0
    written = capsys.readouterr().out
    assert f"\n{other}\n" in written
    Path("my-deck.txt").write_text(written.replace(other, own), encoding="utf-8")
    assert "signum deck check my-deck.txt --pack foxes.yaml" in TEXT
    assert main(["deck", "check", "my-deck.txt", "--pack", "foxes.yaml"]) == 0


def test_cards_of_the_page_have_names_in_every_language() -> None:
    assert all(set(card.names) == set(LANGUAGES) for card in cards().values())
    assert {one[1] for one in SAID} == set(LANGUAGES)
    assert {one[0] for one in SAID} == set(cards())


@pytest.mark.parametrize("way", WAYS)
def test_the_scenario_runs(way: str) -> None:
    for one in scenarios():
        for edition in one.editions:
            WAYS[way](one, edition, GAMES)


def test_mistakes_are_told_as_the_page_says() -> None:
    ((_, wrong),) = fenced("yaml wrong")
    ((_, told),) = fenced("text told")
    checked = check_cards([parse(wrong.strip("\n"), "foxes.yaml")], shipped())
    said = told.strip("\n").splitlines()
    assert len(said) == len(checked.mistakes)
    for line, mistake in zip(said, checked.mistakes, strict=True):
        assert str(mistake).startswith(line)


def test_both_forms_of_the_deck_say_the_same() -> None:
    decks = [deck_of(text.strip("\n").encode(), "deck", shipped()) for _, text in fenced("deck")]
    assert len(decks) == 2
    assert decks[0] == decks[1]


# The words.

NAMED = {
    word
    for quoted in re.findall(r"`([^`]+)`", FENCED.sub("", TEXT))
    for word in re.findall(r"[a-z][a-z-]*", quoted)
}
WRITTEN = {word for _, text in fenced("yaml") for word in re.findall(r"[a-z][a-z-]*", text)}


def missing(words: Iterable[str]) -> list[str]:
    return [word for word in words if word not in NAMED]


def test_every_word_of_the_vocabulary_is_named() -> None:
    assert not missing(TYPES)
    assert not missing(VERBS)
    assert not missing([moment for those in MOMENTS.values() for moment in those])
    assert not missing(OCCASIONS)
    assert not missing(e.KINDS)
    assert not missing(e.WHOSE)
    assert not missing(e.DURATIONS)
    assert not missing(e.AGAINST)
    assert not missing(e.DECLARED)
    assert not missing(
        ["until", "may", "either", "on", "standing", "price", "unless-paid", "by-self", "any-turn"]
    )
    keys = ["within", "touching", "seen", "other", "wounded", "faction", "class", "having", "choose", "race"]
    assert not missing(
        [*keys, *e.MEASURES, *TERMS, "at-least", "at-most", "most", *e.OF_PLAYERS, *e.OF_CREATURES]
    )
    assert not missing([key for table in (REQUIRED, OPTIONAL) for those in table.values() for key in those])


def test_every_ability_with_a_text_is_shown() -> None:
    texts = [word(one) for one in abilities().values() if has_text(one)]
    otherwise = {"first-word", "last-word", "multiple-uses"}
    assert not [one for one in texts if one not in WRITTEN and one not in otherwise]
