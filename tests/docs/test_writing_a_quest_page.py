"""docs/writing-a-quest.md is complete and true: its quest says what it says, and plays."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from signum.classic.cards.packs import read_pack
from signum.classic.cards.sets import shipped
from signum.classic.quests.cards import BEHAVIOURS, TARGETS
from signum.classic.quests.checks import CheckedQuests, QuestEntries, check_quests
from signum.classic.quests.conditions import CONDITIONS
from signum.classic.quests.files import READERS
from signum.classic.quests.library import QuestLibrary, shipped_quests
from signum.classic.quests.places import PLACES
from signum.classic.quests.text import QuestText
from signum.cli import main
from signum.content.source import parse
from signum.engine.records import replaced
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS
from signum.table.scenario.reading import scenario
from tests.quests.test_conditions import HERO_ID, WATCHFIRE, WOLF, Field

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-quest.md"
TEXT = PAGE.read_text(encoding="utf-8")
FENCED = re.compile(r"^```(?P<mark>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def fenced(mark: str) -> Iterator[tuple[str, str]]:
    """The examples whose mark begins so: the rest of the mark, and the text."""
    for match in FENCED.finditer(TEXT):
        if match["mark"].startswith(mark):
            yield match["mark"][len(mark) :].strip(), match["text"]


def checked(*texts: str) -> CheckedQuests:
    nodes = [node for text in texts for node in parse(text, "well.yaml").items()]
    return check_quests(nodes, shipped_quests().entries, shipped())


def entries() -> QuestEntries:
    found = checked(*[text for _, text in fenced("yaml quests")])
    assert not found.mistakes
    return found.entries


SAID = [(*mark.split(), text.strip("\n").splitlines()) for mark, text in fenced("text") if mark != "told"]


@pytest.mark.parametrize("id, language, lines", SAID, ids=[f"{one[0]}-{one[1]}" for one in SAID])
def test_a_quest_says_what_the_page_says(id: str, language: str, lines: list[str]) -> None:
    library = QuestLibrary(shipped_quests().entries.joined(entries()), {})
    assert QuestText.of(language, library).quest(library.quests[id]) == lines


def test_the_quest_of_the_page_is_played() -> None:
    """Two wolves fall, then the Hero stands at the well; without that it fails after six rounds."""
    field = Field()
    field.game.cards = {**field.game.cards, **{id: one.card for id, one in entries().terrains.items()}}
    field.quest = entries().quests["thirst"]
    field.state.terrains[WATCHFIRE] = replaced(field.state.terrains[WATCHFIRE], card="old-well")
    field.falls(WOLF)
    assert not field.complete()
    field.state.creatures[WOLF] = Field().state.creatures[WOLF]
    field.falls(WOLF)
    field.put(HERO_ID, 30, 26.4)
    assert field.complete()
    for _ in range(6):
        assert not field.failed()
        field.phase()
    assert field.failed()


def test_a_pack_may_hold_the_quests_of_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "well.yaml"
    file.write_text("\n".join([text for _, text in fenced("yaml quests")]), encoding="utf-8")
    assert set(read_pack(file, shipped()).quests.ids()) == entries().ids()
    assert main(["cards", "check", str(file)]) == 0
    assert main(["cards", "show", "thirst", "--pack", str(file), "--lang", "en"]) == 0
    assert "The bucket comes up empty" in capsys.readouterr().out


@pytest.mark.parametrize("way", WAYS)
def test_the_scenario_of_the_page_is_played(way: str) -> None:
    ((_, text),) = fenced("yaml scenario")
    WAYS[way](scenario(parse(text, "thirst.yaml"), GAMES), "en2", GAMES)


def test_mistakes_are_told_as_the_page_says() -> None:
    ((_, wrong),) = fenced("yaml wrong")
    ((_, told),) = fenced("text told")
    said = told.strip("\n").splitlines()
    for mistake, line in zip(checked(wrong).mistakes, said, strict=True):
        assert str(mistake).startswith(line)


def test_every_word_of_the_vocabulary_is_named() -> None:
    named = {
        word
        for quoted in re.findall(r"`([^`]+)`", FENCED.sub("", TEXT))
        for word in re.findall(r"[a-z][a-z-]*", quoted)
    }
    targets = [one for those in TARGETS.values() for one in those]
    for words in (CONDITIONS, READERS, BEHAVIOURS, PLACES, targets):
        assert not [word for word in words if word not in named and word != "quest"]
