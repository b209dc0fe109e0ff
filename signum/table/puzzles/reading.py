"""Puzzles: scenarios that end in a decision, with the right answers and the proof (docs/puzzles.md)."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final

from msgspec import Struct

from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine.questions import Seat
from signum.table.games import Games
from signum.table.puzzles.rules import PuzzleRules
from signum.table.scenario.reading import Scenario, read, scenario_files
from signum.table.seat_names import SEAT_NAMES

HORIZONS: Final = ("activation", "turn", "reply")
"""The horizon of a proof in any game: the next rest, the end of this turn or of the opponent's."""
CHANCES: Final = ("dies", "lives", "wins", "unbeaten")
AMOUNTS: Final = ("wounds", "spared")
GOALS: Final = (*CHANCES, *AMOUNTS)
"""The goals of a proof in any game: chances, and expected amounts."""
SMALLEST_CHANCE: Final = Fraction(3, 100)
SMALLEST_AMOUNT: Final = Fraction(15, 100)
PUZZLE_KEYS: Final = ("seat", "choice", "accepted", "why")
MORE_KEYS: Final = ("shown", "rejected", "proof")
PROOF_KEYS: Final = ("goal", "until", "best", "next")
_LISTS: Final = ("accepted", "shown", "rejected")


class Proof(Struct, frozen=True):
    """The goal in which right answers are better, its horizon, and both figures."""

    goal: tuple[tuple[str, str], ...]
    """Each counted thing, and its owner."""
    until: str
    best: Fraction
    next: Fraction
    counts_chances: bool = False

    @property
    def smallest_margin(self) -> Fraction:
        """The required margin of the right answers: points of a chance, or an amount."""
        return SMALLEST_CHANCE if self.counts_chances else SMALLEST_AMOUNT


class Puzzle(Struct, frozen=True):
    """A decision of one seat, its solutions, the tempting wrong answers, and why."""

    scenario: Scenario
    seat: Seat
    choice: str
    accepted: tuple[Node, ...]
    shown: tuple[Node, ...]
    """Examples of places for answers that give conditions."""
    rejected: tuple[Node, ...]
    why: str
    proof: Proof | None

    @property
    def name(self) -> str:
        """The file and its folder, without ending."""
        path = Path(self.scenario.file)
        return "/".join([*path.parent.parts[-1:], path.stem])


def puzzles_in(paths: Sequence[Path | str], games: Games) -> list[Puzzle]:
    """The puzzles of files and folders."""
    return [puzzle(read(file, games), games) for file in scenario_files(paths)]


def puzzle(scenario: Scenario, games: Games) -> Puzzle:
    """The puzzle that a scenario poses."""
    if scenario.puzzle is None:
        raise scenario.position.error("this scenario is no puzzle: it has no key 'puzzle'")
    fields = scenario.puzzle.fields(required=PUZZLE_KEYS, optional=MORE_KEYS)
    lists = {word: tuple(fields[word].items()) if word in fields else () for word in _LISTS}
    if not lists["accepted"]:
        raise fields["accepted"].error("a puzzle has at least one answer")
    rules = games[scenario.game].puzzles
    return Puzzle(
        scenario=scenario,
        seat=SEAT_NAMES.index(fields["seat"].one_of(SEAT_NAMES)),
        choice=fields["choice"].text(),
        accepted=lists["accepted"],
        shown=lists["shown"],
        rejected=lists["rejected"],
        why=fields["why"].text(),
        proof=_proof(fields["proof"], rules) if "proof" in fields else None,
    )


def _proof(node: Node, rules: PuzzleRules) -> Proof:
    fields = node.fields(required=PROOF_KEYS)
    goals = fields["goal"].items() if fields["goal"].is_list else [fields["goal"]]
    goal = [(one.entry()[0], one.entry()[1]) for one in goals]
    known = (*GOALS, *rules.goals)
    for word, said in goal:
        if word not in known:
            raise said.error(f"no goal has that name: {not_known(word, known)}")
    chances = {*CHANCES, *[word for word, one in rules.goals.items() if one.is_chance]}
    return Proof(
        goal=tuple([(word, said.text()) for word, said in goal]),
        until=fields["until"].one_of((*HORIZONS, *rules.horizons)),
        best=fields["best"].decimal(),
        next=fields["next"].decimal(),
        counts_chances=any(word in chances for word, _ in goal),
    )
