"""Every puzzle is posed, its answers are legal and proven, and computer players are asked."""

import os
import re
from pathlib import Path

import pytest

from signum.content.languages import LANGUAGES
from signum.content.rules import rules_of
from signum.lab.puzzle_trials import share, solutions
from signum.rulebooks import GAMES
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.proving import worths
from signum.table.puzzles.reading import Puzzle
from signum.table.puzzles.suite import reasons, suite
from tests.content.wordings import faults
from tests.times import TIMES

KINDS = {
    "classic": {
        "kill",
        "survive",
        "order",
        "split",
        "contact",
        "place",
        "shooting",
        "healing",
        "reroll",
        "relic",
        "persecution",
        "city",
        "cards",
        "tactic",
        "opening",
    },
    "warseer": {
        "kill",
        "dice",
        "crit",
        "push",
        "terrain",
        "range",
        "hero",
        "tokens",
        "income",
        "power",
        "feats",
        "tactics",
        "minions",
        "mercenaries",
        "portals",
        "order",
        "ends",
    },
}
LEAST_SOLVED = {"classic": 0.8, "warseer": 0.7}
"""The share of the suite that the greedy player of a game solves, at least."""

SUITES = {game: list(suite(GAMES[game], GAMES).values()) for game in KINDS}
PUZZLES = [puzzle for suite in SUITES.values() for puzzle in suite]
CASES = [(puzzle, edition) for puzzle in PUZZLES for edition in puzzle.scenario.editions]

RULE = re.compile(r"\b[ACTKWX]-[A-Z]+(?:-[A-Z]+|-\d+)?\b")

LONG = ("classic-contact-two-at-the-back",)
"""Proofs that take many seconds: `make soak` has them."""


def name_of(puzzle: Puzzle) -> str:
    """Its game, its kind and its file."""
    return f"{puzzle.scenario.game}-{puzzle.name.replace('/', '-')}"


each = pytest.mark.parametrize(
    "puzzle, edition", CASES, ids=[f"{name_of(one)}-{edition}" for one, edition in CASES]
)
each_suite = pytest.mark.parametrize("game", SUITES)


@each
def test_a_puzzle_leads_to_its_decision_and_its_answers_are_legal(puzzle: Puzzle, edition: str) -> None:
    posed = Posed(puzzle, edition, GAMES)
    right = posed.options((*puzzle.accepted, *puzzle.shown))
    wrong = posed.options(puzzle.rejected)
    assert right
    assert wrong
    assert all(posed.solved_by(option) for option in right)
    assert not any(posed.solved_by(option) for option in wrong)


@each
def test_every_region_is_shown_by_a_place(puzzle: Puzzle, edition: str) -> None:
    posed = Posed(puzzle, edition, GAMES)
    shown = posed.options(puzzle.shown)
    for node in puzzle.accepted:
        assert posed.region(node) is None or any(posed.fits(node, option) for option in shown)


PROVEN = PUZZLES if TIMES > 1 else PUZZLES[::2]
"""Every other proof is played through in `make test`, all of them in `make soak`."""


@pytest.mark.parametrize("puzzle", PROVEN, ids=[name_of(puzzle) for puzzle in PROVEN])
def test_a_proof_is_what_playing_it_through_finds(puzzle: Puzzle) -> None:
    proof = puzzle.proof
    assert proof is not None
    printings = puzzle.scenario.editions
    if name_of(puzzle) in LONG and "PROOFS" not in os.environ:
        pytest.skip("this proof takes many seconds")
    found = [worths(Posed(puzzle, edition, GAMES), proof) for edition in printings]
    assert all(one.best - one.next >= proof.smallest_margin for one in found)
    assert round(float(min(one.best for one in found)), 3) == float(proof.best)
    assert round(float(max(one.next for one in found)), 3) == float(proof.next)


@each_suite
def test_there_are_puzzles_of_every_kind_in_enough_printings(game: str) -> None:
    suite = SUITES[game]
    assert len(suite) >= 30
    assert {puzzle.scenario.game for puzzle in suite} == {game}
    assert {Path(puzzle.scenario.file).parent.name for puzzle in suite} == KINDS[game]
    for edition in [one for one in GAMES[game].editions if one not in ("ru1", "de1")]:
        assert sum(edition in puzzle.scenario.editions for puzzle in suite) >= 30


def test_reasons_name_rules_of_their_printings() -> None:
    for puzzle, edition in CASES:
        known = rules_of(GAMES[puzzle.scenario.game].folder)
        rules_named = RULE.findall(puzzle.why)
        printings = [known[id].printings for id in rules_named]
        # A game that names no printings has one, and all rules are in it.
        assert all(not those or edition in those for those in printings), puzzle.why


@each_suite
def test_reasons_are_told_in_every_language(game: str) -> None:
    """Each with the rules and the numbers of the English one, in the words of the rulebook."""
    told = reasons(GAMES[game])
    assert list(told) == [puzzle.name for puzzle in SUITES[game]]
    for puzzle in SUITES[game]:
        assert list(told[puzzle.name]) == list(LANGUAGES[1:])
        for language, text in told[puzzle.name].items():
            assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", puzzle.why)), text
            assert list(faults(language, text, game)) == [], text
            assert set(RULE.findall(text)) == set(RULE.findall(puzzle.why)), text


@each_suite
def test_chance_solves_few_puzzles(game: str) -> None:
    shares = [share(solutions("random", str(seed), SUITES[game], GAMES)) for seed in range(5)]
    assert sum(shares) / len(shares) < 0.4


@each_suite
def test_the_same_seed_answers_alike(game: str) -> None:
    edition = GAMES[game].editions[-1]
    one, other = (solutions("random", "7", SUITES[game], GAMES, edition) for _ in range(2))
    assert one == other


@each_suite
def test_greedy_solves_most_puzzles(game: str) -> None:
    found = solutions("greedy", "1", SUITES[game], GAMES)
    print("\n".join(f"{one.puzzle.name} [{one.edition}]: {one.answer}" for one in found if not one.solved))
    assert share(found) >= LEAST_SOLVED[game]
