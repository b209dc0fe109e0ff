"""docs/interactions.md is up to date, names every pair that meets, and its scenarios show what it says."""

import ast
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import signum.classic
from signum.classic.core import values
from signum.classic.interactions.judged import Judged, judged
from signum.classic.interactions.page import name, page
from signum.classic.interactions.pairs import abilities, met, printings
from signum.classic.interactions.situations import SITUATIONS
from signum.content.citations import citations
from signum.content.rules import catalogue
from signum.engine.values import Value
from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, read

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios" / "classic"
CLASSIC = Path(signum.classic.__file__).parent
RULES = ("core", "chapters", "abilities", "effects")
"""The rooms whose modules decide by values; the others foretell or show."""
FORETELLING = {"relic_uses"}
"""Chapters that work out what a roll was, by the same values."""
SHOWING = {"facts", "invariants", "view"}
"""Modules that tell a value and decide nothing by it."""
ELSEWHERE = {
    "effects.occasions": {"health"},
    "abilities.persecution": {"magical_strike", "movement", "strength"},
    "contact_places": {"flies", "jumps"},
    "verbs.acting": {"strength"},
    "aims": {"health", "strength"},
    "approaching": {"flies", "movement"},
    "dice_cards": {"successes_rerolled"},
}
"""Values that are only read to decide whether something is useful, or which places to propose."""


def values_named(body: list[ast.stmt], known: dict[str, str]) -> Iterator[str]:
    """The values that a piece of code names, except declarations in decorators."""
    for statement in body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            continue
        inner = statement.body if isinstance(statement, ast.FunctionDef) else [statement]
        for node in [one for part in inner for one in ast.walk(part)]:
            if isinstance(node, ast.Name) and node.id in known:
                yield known[node.id]


def readers() -> dict[str, set[str]]:
    """The values that each chapter reads, found in its source."""
    found: dict[str, set[str]] = {}
    for path in sorted(path for room in RULES for path in (CLASSIC / room).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        known = {
            alias.asname or alias.name: alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module == values.__name__
            for alias in node.names
        }
        parts = path.relative_to(CLASSIC).with_suffix("").parts
        chapter = ".".join(parts[-2:] if parts[0] in ("abilities", "effects") else parts[-1:])
        if named := set(values_named(tree.body, known)):
            found[chapter] = named
    return found


def declared() -> dict[str, set[str]]:
    """The values that each chapter reads, as the situations say."""
    found: dict[str, set[str]] = {}
    for step in [step for situation in SITUATIONS for step in situation.steps]:
        for chapter, read_there in step.reads.items():
            found.setdefault(chapter, set()).update(value.name for value in read_there)
    return found


def test_the_situations_name_every_reader_of_every_value() -> None:
    found = {chapter: read for chapter, read in readers().items() if chapter not in FORETELLING | SHOWING}
    told = declared()
    for chapter, named in ELSEWHERE.items():
        told.setdefault(chapter, set()).update(named)
    assert found == told


def test_every_value_is_read_at_a_situation() -> None:
    named = {one.name for one in vars(values).values() if isinstance(one, Value)}
    read_there = {value.name for situation in SITUATIONS for step in situation.steps for value in step.values}
    assert named - read_there == set()


def test_every_event_that_is_answered_belongs_to_a_situation() -> None:
    known = {event for situation in SITUATIONS for step in situation.steps for event in step.events}
    for id, all_of_it in abilities().items():
        for trigger in [one for ability in all_of_it for one in (*ability.befores, *ability.afters)]:
            assert trigger.kind in known, id


def test_every_ability_of_the_glossary_meets_another() -> None:
    assert {id for pair in met() for id in pair} == set(abilities())


def test_abilities_that_change_one_value_meet() -> None:
    pairs = met()
    by_value: dict[Value[object], set[str]] = {}
    for id, all_of_it in abilities().items():
        for change in [change for ability in all_of_it for change in ability.all_changes]:
            by_value.setdefault(change.value, set()).add(id)
    for value, ids in by_value.items():
        for pair in combinations(sorted(ids), 2):
            assert pair in pairs or not printings(*pair), (value, pair)


def test_rules_that_situations_name_exist() -> None:
    named = {id for situation in SITUATIONS for id in situation.rules}
    named |= {
        id for situation in SITUATIONS for step in situation.steps for id in (*step.by_rule, *step.done_by)
    }
    assert named <= set(catalogue())


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "interactions.md").read_text(encoding="utf-8")
    assert written == page(), "run `signum rules interactions --write docs/interactions.md`"


def test_every_pair_that_meets_is_on_the_page() -> None:
    text = page().split("## Every pair")[1]
    rows = {line.split(" | ")[0].removeprefix("| ").partition(" (")[0] for line in text.splitlines()}
    assert {f"{name(first)} + {name(second)}" for first, second in met()} <= rows


@pytest.mark.parametrize("one", judged().values(), ids=[" ".join(pair) for pair in judged()])
def test_a_pair_that_was_judged_is_shown_by_scenarios_that_claim_it(one: Judged) -> None:
    assert printings(*one.pair)
    for path in one.scenarios:
        scenario = read(SCENARIOS / f"{path}.yaml", GAMES)
        claimed = {id for claim in scenario.claims for found in citations(claim) for id in found.rules}
        assert set(one.pair) <= claimed, f"{path} claims {sorted(claimed)}"
        for edition in scenario.editions:
            WAYS["forward"](scenario, edition, GAMES)


def test_every_scenario_of_the_folder_shows_a_pair() -> None:
    shown = {path for one in judged().values() for path in one.scenarios}
    folder = {f"interactions/{file.stem}" for file in (SCENARIOS / "interactions").glob("*.yaml")}
    assert folder - shown == set()
