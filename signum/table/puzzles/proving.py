"""Proofs of puzzles, played through to their horizons (docs/puzzles.md)."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from signum.engine.questions import Option
from signum.table.puzzles.posing import Posed
from signum.table.puzzles.reading import Proof
from signum.table.puzzles.rules import GameWorth, HealthLost
from signum.table.puzzles.solving import AnyRun, Solver
from signum.table.seat_names import SEAT_NAMES


class AnswerWorths(Struct, frozen=True):
    """The exact value of the answers that solve a puzzle, and of all others."""

    accepted: dict[str, Fraction]
    others: dict[str, Fraction]

    @property
    def best(self) -> Fraction:
        """The lowest value of a right answer."""
        return min(self.accepted.values())

    @property
    def next(self) -> Fraction:
        """The highest value of a wrong answer."""
        return max(self.others.values())


def worths(posed: Posed, proof: Proof) -> AnswerWorths:
    """Every listed or named answer, played through to the horizon of the proof."""
    own = posed.rules.horizons.get(proof.until)
    values = _played_through(posed, proof) if own is None else own(posed)
    accepted: dict[str, Fraction] = {}
    others: dict[str, Fraction] = {}
    for option, worth in values.items():
        (accepted if posed.solved_by(option) else others)[posed.in_words(option)] = worth
    return AnswerWorths(accepted, others)


def worth_of(posed: Posed, proof: Proof, option: Option, most: int | None = None) -> Fraction:
    """One answer, played through to the horizon of the proof, in at most so many positions."""
    own = posed.rules.horizons.get(proof.until)
    if own is not None:
        return own(posed)[option]
    return _solver(posed, proof, most).worth_of(posed.player.match.run, option)


def _solver(posed: Posed, proof: Proof, most: int | None = None) -> Solver:
    return Solver(posed.seat, _goal(posed, proof), _horizon(posed, proof.until), posed.rules, most)


def _played_through(posed: Posed, proof: Proof) -> Mapping[Option, Fraction]:
    puzzle, run = posed.puzzle, posed.player.match.run
    solver = _solver(posed, proof)
    named = posed.options((*puzzle.accepted, *puzzle.shown, *puzzle.rejected))
    tried = posed.rules.tried(posed.game, posed.choice)
    options = dict.fromkeys([*named, *posed.choice.options(), *tried])
    return {option: solver.worth_of(run, option) for option in options}


def _horizon(posed: Posed, until: str) -> Callable[[AnyRun], bool]:
    if until == "activation":
        entries = len(posed.player.match.run.entries)
        return lambda later: later.rests[-1].entries > entries
    turn = posed.player.rules.turn
    last = turn(posed.game.state) + (until == "reply")
    return lambda later: turn(later.game.state) > last


# Goals.


def _goal(posed: Posed, proof: Proof) -> GameWorth:
    counted = [_counted(posed, word, of) for word, of in proof.goal]
    return lambda game: sum([count(game) for count in counted], Fraction(0))


def _counted(posed: Posed, word: str, of: str) -> GameWorth:
    if word in _COUNTED:
        return _COUNTED[word](posed, of)
    return posed.rules.goals[word].counted(posed, of)


def _health(posed: Posed, name: str) -> Callable[[object], HealthLost | None]:
    """The health of a creature of the file, or of one that enters with the card of this name."""
    rules, known = posed.player.rules, posed.player.called.get(name)

    def health(game: object) -> HealthLost | None:
        id = rules.entered(game).get(name) if known is None else known
        return None if id is None else posed.rules.health(game, id)

    return health


def _dies(posed: Posed, name: str) -> GameWorth:
    health = _health(posed, name)
    return lambda game: Fraction(health(game) is None)


def _lives(posed: Posed, name: str) -> GameWorth:
    health = _health(posed, name)
    return lambda game: Fraction(health(game) is not None)


def _wounds(posed: Posed, name: str) -> GameWorth:
    """The health that a creature has lost since the decision; a dead creature has lost all."""
    health = _health(posed, name)
    before = health(posed.game)
    assert before is not None, f"{name} is not on the field"
    wounds, left = before.wounds, before.health - before.wounds

    def lost(game: object) -> Fraction:
        now = health(game)
        return Fraction(left if now is None else now.wounds - wounds)

    return lost


def _spared(posed: Posed, name: str) -> GameWorth:
    lost = _wounds(posed, name)
    return lambda game: -lost(game)


def _wins(posed: Posed, name: str) -> GameWorth:
    side = posed.player.rules.sides(posed.game.state)[SEAT_NAMES.index(name)]

    def wins(game: Any) -> Fraction:
        outcome = game.state.outcome
        return Fraction(outcome is not None and outcome.winner == side)

    return wins


def _unbeaten(posed: Posed, name: str) -> GameWorth:
    side = posed.player.rules.sides(posed.game.state)[SEAT_NAMES.index(name)]

    def unbeaten(game: Any) -> Fraction:
        outcome = game.state.outcome
        return Fraction(outcome is None or outcome.score(side) > 0)

    return unbeaten


_COUNTED: Final[dict[str, Callable[[Posed, str], GameWorth]]] = {
    "dies": _dies,
    "lives": _lives,
    "wins": _wins,
    "unbeaten": _unbeaten,
    "wounds": _wounds,
    "spared": _spared,
}
"""The value of the words of a goal in a game."""
