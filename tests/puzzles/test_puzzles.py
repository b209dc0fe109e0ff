"""Every puzzle is posed, its answers are legal and proven, and computer players are asked."""

import os
import re
from pathlib import Path

import pytest

from signum.classic.puzzles.posing import Posed, Puzzle, region
from signum.classic.puzzles.trials import puzzles_in, share, solutions, worths
from signum.content.rules import rule


def name_of(puzzle: Puzzle) -> str:
    """Its kind and its file."""
    path = Path(puzzle.scenario.file)
    return f"{path.parent.name}-{path.stem}"


FOLDER = Path(__file__).parent
PUZZLES = puzzles_in([FOLDER])
CASES = [(puzzle, edition) for puzzle in PUZZLES for edition in puzzle.scenario.editions]
KINDS = {
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
}

LONG = ("contact-two-at-the-back",)
"""Proofs that take many seconds: `make test` has their first printing, `make soak` all of them."""

each = pytest.mark.parametrize(
    "puzzle, edition", CASES, ids=[f"{name_of(one)}-{edition}" for one, edition in CASES]
)


@each
def test_a_puzzle_leads_to_its_decision_and_its_answers_are_legal(puzzle: Puzzle, edition: str) -> None:
    posed = Posed(puzzle, edition)
    right = posed.options((*puzzle.accepted, *puzzle.shown))
    wrong = posed.options(puzzle.rejected)
    assert right
    assert wrong
    for option in [*right, *wrong]:
        assert posed.choice.explain(option) is None, posed.in_words(option)
    assert all(posed.solved_by(option) for option in right)
    assert not any(posed.solved_by(option) for option in wrong)


@each
def test_every_region_is_shown_by_a_place(puzzle: Puzzle, edition: str) -> None:
    posed = Posed(puzzle, edition)
    shown = posed.options(puzzle.shown)
    for node in puzzle.accepted:
        assert region(node) is None or any(posed.fits(node, option) for option in shown)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[name_of(puzzle) for puzzle in PUZZLES])
def test_a_proof_is_what_playing_it_through_finds(puzzle: Puzzle) -> None:
    proof = puzzle.proof
    assert proof is not None
    printings = puzzle.scenario.editions
    if name_of(puzzle) in LONG and "PROOFS" not in os.environ:
        printings = printings[:1]
    found = [worths(Posed(puzzle, edition), proof) for edition in printings]
    assert all(one.best - one.next >= proof.smallest_margin for one in found)
    assert round(float(min(one.best for one in found)), 3) == float(proof.best)
    assert round(float(max(one.next for one in found)), 3) == float(proof.next)


def test_there_are_puzzles_of_every_kind_in_two_printings() -> None:
    assert len(PUZZLES) >= 30
    assert {Path(puzzle.scenario.file).parent.name for puzzle in PUZZLES} == KINDS
    for edition in ("fr1", "en2"):
        assert sum(edition in puzzle.scenario.editions for puzzle in PUZZLES) >= 30


def test_reasons_name_rules_of_their_printings() -> None:
    for puzzle, edition in CASES:
        rules_named = re.findall(r"\b[ACT]-[A-Z]+(?:-\d+)?\b", puzzle.why)
        assert all(edition in rule(id).printings for id in rules_named), puzzle.why


def test_chance_solves_few_puzzles() -> None:
    shares = [share(solutions("random", str(seed), PUZZLES)) for seed in range(5)]
    assert sum(shares) / len(shares) < 0.4


def test_the_same_seed_answers_alike() -> None:
    one, other = (solutions("random", "7", PUZZLES, "en2") for _ in range(2))
    assert one == other


def test_greedy_solves_most_puzzles() -> None:
    found = solutions("greedy", "1", PUZZLES)
    print("\n".join(f"{one.name} [{one.edition}]: {one.answer}" for one in found if not one.solved))
    assert share(found) >= 0.8
