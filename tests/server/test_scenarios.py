"""Scenario files in the browser: by rule, the worked examples, step by step; and printings side by side."""

from pathlib import Path

import pytest

from signum.content.languages import LANGUAGES
from signum.content.rule_words import told
from signum.content.rules import catalogue, rule
from signum.rulebooks import GAMES
from signum.server import rule_views
from signum.server.scenarios import Scenarios
from signum.table.scenario.collection import ScenarioCollection
from tests.server.tables import TIMEOUT, Server, running

pytestmark = pytest.mark.usefixtures("quick")
SCENARIOS = Scenarios(GAMES)
TAKUMI = "classic/rulebook/takumi-attacks-the-zombie"
SLOW = "classic/run/slow"


def test_the_collection_knows_every_file_by_name_and_by_rule() -> None:
    heads = SCENARIOS.collection.heads
    assert len(heads) > 2000
    assert heads[TAKUMI].editions == ("en2",)
    assert heads[TAKUMI].claims == ("C-MEL-03", "C-MEL-05", "C-MEL-06")
    assert heads[SLOW].editions == GAMES["classic"].editions
    assert set(SCENARIOS.collection.by_rule) <= set(catalogue())
    shown = [one.name for one in SCENARIOS.showing(GAMES["classic"], "A-SLOW")]
    assert SLOW in shown
    assert len(shown) == SCENARIOS.counts(GAMES["classic"])["A-SLOW"]
    assert SCENARIOS.showing(GAMES["warseer"], "A-SLOW") == ()
    assert any(rule.startswith("Q-") for rule in SCENARIOS.counts(GAMES["classic"]))


def test_positions_of_a_rule_read_well_in_every_language() -> None:
    """A file has only an English title: elsewhere its number and the titles of its rules."""
    classic = GAMES["classic"]
    english = SCENARIOS.showing(classic, "C-MEL-05")
    assert not any(one.original for one in english)
    for language in LANGUAGES[1:]:
        found = SCENARIOS.showing(classic, "C-MEL-05", language)
        title = told(rule("C-MEL-05"), language).title
        assert [one.name for one in found] == [one.name for one in english]
        assert [one.original for one in found] == [one.title for one in english]
        assert all(title in one.title for one in found)
        assert len({one.title for one in found}) == len(found)


def test_a_range_of_rules_and_an_unknown_game_are_read(tmp_path: Path) -> None:
    head = "claims: [C-MEL-03 to -05]\nscenario: >-\n  A long\n  title\nseats: {first: {}}\n"
    (tmp_path / "a.yaml").write_text(head, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(f"game: chess\n{head}", encoding="utf-8")
    found = ScenarioCollection(tmp_path, GAMES)
    assert list(found.heads) == ["a"]
    assert found.heads["a"].title == "A long title"
    assert found.heads["a"].claims == ("C-MEL-03", "C-MEL-04", "C-MEL-05")


@pytest.mark.parametrize("game", ["classic", "warseer"])
def test_every_worked_example_is_there_in_four_languages_and_plays(game: str) -> None:
    titles = [[one.title for one in SCENARIOS.examples(GAMES[game], language)] for language in LANGUAGES]
    assert len({tuple(one) for one in titles}) == len(LANGUAGES)
    for one in SCENARIOS.examples(GAMES[game], "en"):
        for edition in one.editions:
            assert SCENARIOS.played(one.name, edition, "de").match.run.entries, one.name


def test_a_refused_try_is_told_where_it_is_made() -> None:
    notes = SCENARIOS.played(SLOW, "en2", "en").notes
    assert list(notes) == [1]
    assert "tries: " in notes[1][0]
    assert "[A-SLOW]" in notes[1][0]


def test_printings_are_compared_where_they_differ() -> None:
    found = {one.id: one for one in rule_views.compared(GAMES["classic"], "de")}
    assert "C-MEL-05" not in found
    goal = {one.edition: one for one in found["C-WIN-02"].printings}
    assert goal["fr1"].figures != goal["en2"].figures
    assert goal["fr1"].figures == goal["de1"].figures
    lacking = {one.edition: one.holds for one in found["C-DECK-03"].printings}
    assert lacking == {"ru1": True, "de1": True, "fr1": True, "en2": False}
    assert rule_views.compared(GAMES["warseer"], "en") == ()


def test_rules_of_quests_are_rules_of_the_classic_game() -> None:
    ids = [one.id for one in rule_views.rules(GAMES["classic"], "en2", "fr")]
    assert any(id.startswith("Q-") for id in ids)
    assert len(ids) == len(set(ids))


@running
async def test_a_scenario_is_stepped_through(file: Path) -> None:
    """As a finished game is, with the names of its cards in every language; nothing else can be asked for."""
    async with Server(file) as server:
        about = f"name={TAKUMI}&edition=en2&language=de"
        told = (await server.ask("GET", f"/api/scenarios/replay?{about}", timeout=TIMEOUT)).json()
        steps = told["steps"]
        assert len(steps) == 8
        assert told["welcome"]["game"] == "classic"
        words = " ".join([line for step in steps for line in step["words"]])
        assert "two handed sword" not in words
        screen = (await server.ask("GET", f"/api/scenarios/replay/7?{about}")).json()
        wounds = [one["wounds"] for one in screen["view"]["creatures"]]
        assert sorted(wounds) == [0, 1]
        veteran = "name=quest/dice/a-veteran-may-take-the-first-card&edition=en2"
        first = (await server.ask("GET", f"/api/scenarios/replay/0?{veteran}")).json()
        assert first["anew"]
        for wrong in (
            "/api/scenarios/replay?name=../../secret&edition=en2",
            f"/api/scenarios/replay?name={TAKUMI}&edition=fr1",
            f"/api/scenarios/replay?{about}&seat=7",
            f"/api/scenarios/replay/3?name={TAKUMI}&edition=xx",
            "/api/scenarios/replay/3?name=a&edition=en2&language=xx",
            "/api/examples?game=chess",
        ):
            assert (await server.ask("GET", wrong)).status_code == 400, wrong
        shown = (await server.ask("GET", "/api/scenarios?rule=Q-DICE-01")).json()
        assert isinstance(shown, list)
        showings = (await server.ask("GET", "/api/rules/showings")).json()
        assert showings["positions"]["A-SLOW"] > 0
        assert showings["decks"]["C-DECK-06"] > 0
        decks = (await server.ask("GET", "/api/rules/decks?rule=C-DECK-06&language=de")).json()
        assert len(decks) * 2 == showings["decks"]["C-DECK-06"]
        assert (await server.ask("GET", "/api/rules/decks?rule=C-NONE-01")).json() == []
        assert len((await server.ask("GET", "/api/rules/compared?language=ru")).json()) > 20


@running
async def test_a_scenario_brings_the_cards_that_it_defines(file: Path) -> None:
    async with Server(file) as server:
        about = "name=classic/relic/the-jousting-lance&edition=en2&language=ru"
        told = (await server.ask("GET", f"/api/scenarios/replay?{about}", timeout=TIMEOUT)).json()
        assert {one["id"]: one["name"] for one in told["cards"]} == {"knight": "Рыцарь", "lance": "Копьё"}
