"""Puzzles: scenarios that end in a decision, with the right answers and the proof (docs/puzzles.md).

An answer is written as in a script. For a place it may instead give conditions, because many places are
equally good: `{move: {touching: wolf}}`.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final, TypeAlias

from msgspec import Struct

from signum.classic.core.game import Game
from signum.classic.core.measuring import distance, sees
from signum.classic.core.state import HERO, Creature
from signum.classic.rulebook import CLASSIC
from signum.content.nodes import Node
from signum.content.spelling import not_known
from signum.engine import records
from signum.engine.questions import Choice, Option, Seat
from signum.field.plane.lengths import CM
from signum.table.games import Games
from signum.table.scenario.answers import option_kinds
from signum.table.scenario.reading import Scenario
from signum.table.scenario.running import Difference, ScenarioPlayer
from signum.table.scenario.ways import forward
from signum.table.seat_names import SEAT_NAMES

HORIZONS: Final = ("activation", "turn", "reply", "death")
"""The horizon of a proof: the next rest, the end of this turn or of the opponent's, or a duel to the death.

In a duel to the death two creatures that split their dice fight until one of them falls.
"""
CHANCES: Final = ("dies", "lives", "wins")
AMOUNTS: Final = ("wounds", "spared", "playable")
GOALS: Final = (*CHANCES, *AMOUNTS)
"""The goals of a proof: chances, and expected amounts."""
SMALLEST_CHANCE: Final = Fraction(3, 100)
SMALLEST_AMOUNT: Final = Fraction(15, 100)
PUZZLE_KEYS: Final = ("seat", "choice", "accepted", "why")
MORE_KEYS: Final = ("shown", "rejected", "proof")
PROOF_KEYS: Final = ("goal", "until", "best", "next")
_LISTS: Final = ("accepted", "shown", "rejected")
_SETS: Final = ("cards", "buildings")
_BASE: Final = 3_200
"""The base of a creature that is not on the field yet: 32 millimetres, the most frequent size."""

There: TypeAlias = Callable[[Game, Creature, Creature, int], bool]
"""Whether a condition holds for a mover at a place and another creature, with a length if one is given."""


class Proof(Struct, frozen=True):
    """The goal in which right answers are better, its horizon, and both figures."""

    goal: tuple[tuple[str, str], ...]
    """Each counted thing, and its owner."""
    until: str
    best: Fraction
    next: Fraction

    @property
    def smallest_margin(self) -> Fraction:
        """The required margin of the right answers: points of a chance, or wounds."""
        chance = any(word in CHANCES for word, _ in self.goal)
        return SMALLEST_CHANCE if chance else SMALLEST_AMOUNT


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


def puzzle(scenario: Scenario) -> Puzzle:
    """The puzzle that a scenario poses."""
    if scenario.puzzle is None:
        raise scenario.position.error("this scenario is no puzzle: it has no key 'puzzle'")
    fields = scenario.puzzle.fields(required=PUZZLE_KEYS, optional=MORE_KEYS)
    lists = {word: tuple(fields[word].items()) if word in fields else () for word in _LISTS}
    if not lists["accepted"]:
        raise fields["accepted"].error("a puzzle has at least one answer")
    return Puzzle(
        scenario=scenario,
        seat=SEAT_NAMES.index(fields["seat"].one_of(SEAT_NAMES[:2])),
        choice=fields["choice"].text(),
        accepted=lists["accepted"],
        shown=lists["shown"],
        rejected=lists["rejected"],
        why=fields["why"].text(),
        proof=_proof(fields["proof"]) if "proof" in fields else None,
    )


def _proof(node: Node) -> Proof:
    fields = node.fields(required=PROOF_KEYS)
    goal = [(one.entry()[0], one.entry()[1]) for one in _goals(fields["goal"])]
    for word, said in goal:
        if word not in GOALS:
            raise said.error(f"no goal is called so: {not_known(word, GOALS)}")
    return Proof(
        goal=tuple([(word, said.text()) for word, said in goal]),
        until=fields["until"].one_of(HORIZONS),
        best=fields["best"].decimal(),
        next=fields["next"].decimal(),
    )


def _goals(node: Node) -> list[Node]:
    return node.items() if node.is_list else [node]


class Posed:
    """A puzzle at a table, in one printing, with its decision open."""

    def __init__(self, puzzle: Puzzle, edition: str) -> None:
        self.puzzle = puzzle
        self.player: ScenarioPlayer = forward(puzzle.scenario, edition, Games.of(CLASSIC))
        choice = self.player.match.choice(puzzle.seat)
        if choice is None or choice.kind != puzzle.choice:
            node = puzzle.scenario.puzzle or puzzle.scenario.position
            asked = "nobody is asked" if choice is None else f"'{choice.kind}' is asked"
            raise Difference(node.file, node.line, f"the script does not lead to the decision: {asked}")
        self.choice: Choice[Option] = choice

    @property
    def game(self) -> Game:
        """The game at the decision."""
        game: Game = self.player.match.run.game
        return game

    def options(self, nodes: tuple[Node, ...]) -> list[Option]:
        """Answers that are written out."""
        return [self.player.option_of(node) for node in nodes if region(node) is None]

    def solved_by(self, option: Option) -> bool:
        """Whether an answer is one of the accepted ones."""
        return any(self.fits(node, option) for node in self.puzzle.accepted)

    def fits(self, node: Node, option: Option) -> bool:
        """Whether an answer matches the file, literally or by the conditions of its place."""
        said = region(node)
        if said is None:
            return _unordered(self.player.option_of(node)) == _unordered(option)
        word, facts = said
        kinds = option_kinds(self.player.rules.options)
        if word not in kinds:
            raise node.error(f"no answer is called so: {not_known(word, kinds)}")
        return isinstance(option, kinds[word]) and self._holds(facts, option.to)  # type: ignore[attr-defined]

    def in_words(self, option: Option) -> str:
        """An answer as a file would write it."""
        return self.player.texts.written(option)

    def _holds(self, facts: Node, to: tuple[int, int]) -> bool:
        game, mover = self._moved(to)
        for word, said in facts.entries():
            if word not in PLACES:
                raise said.error(f"nothing is known of a place by this word: {not_known(word, PLACES)}")
            if not all(
                PLACES[word](game, mover, self._creature(game, name, said), limit)
                for name, limit in _named(said).items()
            ):
                return False
        return True

    def _moved(self, to: tuple[int, int]) -> tuple[Game, Creature]:
        """A copy of the game with the mover there; for a creature not on the field yet, a stand-in."""
        game = self.game.copy()
        mover = game.creature(game.state.acting)
        if mover is None:
            seat = self.puzzle.seat
            mover = Creature(0, "", "character", seat, seat, *to, base=_BASE, strength=0, health=1)
        mover.x, mover.y = to
        return game, mover

    def _creature(self, game: Game, name: str, node: Node) -> Creature:
        ids: Mapping[str, int] = self.player.ids
        found = game.creature(ids[name]) if name in ids else None
        if found is None:
            raise node.error(f"there is no such creature: {not_known(name, ids)}")
        return found


def region(node: Node) -> tuple[str, Node] | None:
    """`{move: {touching: wolf}}`: the kind of an answer and the conditions of its place; else None."""
    if not node.is_mapping:
        return None
    word, inner = node.entry()
    if inner.is_mapping and all(key in PLACES for key, _ in inner.entries()) and inner.entries():
        return word, inner
    return None


def _unordered(option: Option) -> dict[str, Any]:
    """An answer whose cards and buildings may be in any order."""
    plain: dict[str, Any] = records.plain(option)
    return {name: sorted(one) if name in _SETS else one for name, one in plain.items()}


def _named(node: Node) -> dict[str, int]:
    """`wolf`, `[wolf, bear]` or `{wolf: 15}`: creatures, with lengths in centimetres if they have one."""
    if node.is_mapping:
        return {name: int(said.decimal() * CM) for name, said in node.entries()}
    return {one.text(): 0 for one in (node.items() if node.is_list else [node])}


PLACES: Final[dict[str, There]] = {
    "touching": lambda game, me, other, _: game.in_contact(me, other),
    "apart-from": lambda game, me, other, _: not game.in_contact(me, other),
    "sees": lambda game, me, other, _: sees(game, me, other),
    "unseen-by": lambda game, me, other, _: not sees(game, me, other),
    "hides-hero-from": lambda game, me, other, _: (
        not any(sees(game, other, one) for one in game.creatures(me.seat) if one.type == HERO)
    ),
    "nearer-than": lambda game, me, other, limit: distance(me, other) <= limit,
    "farther-than": lambda game, me, other, limit: distance(me, other) > limit,
}
"""The conditions of a place: between the creature that would stand there and another."""
