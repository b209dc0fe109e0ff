"""Puzzles at a table, and whether an answer solves them.

An answer is written as in a script. For a place it may instead give conditions, because many places are
equally good: `{move: {touching: wolf}}`.
"""

from typing import Any

from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine import records
from signum.engine.questions import AnswerRefused, Choice, Option, Seat
from signum.table.games import Games
from signum.table.puzzles.reading import Puzzle
from signum.table.puzzles.rules import PuzzleRules
from signum.table.scenario.answers import option_kinds
from signum.table.scenario.running import Difference, ScenarioPlayer
from signum.table.scenario.thing_names import name_things
from signum.table.scenario.ways import forward
from signum.table.seat_names import SEAT_NAMES


class Posed:
    """A puzzle at a table, in one printing, with its decision open."""

    def __init__(self, puzzle: Puzzle, edition: str, games: Games) -> None:
        self.puzzle = puzzle
        self.edition = edition
        self.rules: PuzzleRules = games[puzzle.scenario.game].puzzles
        self.player: ScenarioPlayer = forward(puzzle.scenario, edition, games)
        name_things(self.player.match)
        node = puzzle.scenario.puzzle or puzzle.scenario.position
        if puzzle.seat >= self.player.match.seats:
            raise node.error(f"this game has no seat {SEAT_NAMES[puzzle.seat]}")
        choice = self.player.match.choice(puzzle.seat)
        if choice is None or choice.kind != puzzle.choice:
            asked = "nobody is asked" if choice is None else f"'{choice.kind}' is asked"
            raise Difference(node.file, node.line, f"the script does not lead to the decision: {asked}")
        self.choice: Choice[Any] = choice

    @property
    def game(self) -> Any:
        """The game at the decision."""
        return self.player.match.run.game

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.puzzle.seat

    @property
    def ids(self) -> dict[str, int]:
        """The ids of things by their names in the file."""
        return self.player.ids

    def options(self, nodes: tuple[Node, ...]) -> list[Option]:
        """Answers that are written out; an illegal one is a mistake of the file."""
        found: list[Option] = []
        for node in nodes:
            if self.region(node) is None:
                found.append(self.player.option_of(node))
                refusal = self.choice.explain(found[-1])
                if refusal is not None:
                    raise node.error(f"this answer is not legal: {AnswerRefused(refusal)}")
        return found

    def solved_by(self, option: Option) -> bool:
        """Whether an answer is one of the accepted ones."""
        return any(self.fits(node, option) for node in self.puzzle.accepted)

    def fits(self, node: Node, option: Option) -> bool:
        """Whether an answer matches the file, literally or by the conditions of its place."""
        said = self.region(node)
        if said is None:
            return self._unordered(self.player.option_of(node)) == self._unordered(option)
        word, facts = said
        kinds = option_kinds(self.player.rules.options)
        if word not in kinds:
            raise node.error(f"no answer has that name: {not_known(word, kinds)}")
        return isinstance(option, kinds[word]) and self.rules.holds(self, option, facts)

    def region(self, node: Node) -> tuple[str, Node] | None:
        """`{move: {touching: wolf}}`: the kind of an answer and the conditions of its place; else None."""
        if not node.is_mapping:
            return None
        word, inner = node.entry()
        if (
            inner.is_mapping
            and all(key in self.rules.places for key, _ in inner.entries())
            and inner.entries()
        ):
            return word, inner
        return None

    def in_words(self, option: Option) -> str:
        """An answer as a file would write it."""
        return self.player.texts.written(option)

    def _unordered(self, option: Option) -> dict[str, Any]:
        """An answer without the order of its cards where order does not matter."""
        plain: dict[str, Any] = records.plain(option)
        return {name: sorted(one) if name in self.rules.unordered else one for name, one in plain.items()}
