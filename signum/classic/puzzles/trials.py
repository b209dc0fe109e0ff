"""Puzzles given to computer players, and their proofs played through (docs/puzzles.md)."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from signum.classic.bots.greedy.player import Greedy
from signum.classic.bots.greedy.thinking import ScoredOption
from signum.classic.bots.named import players
from signum.classic.cards.card import Card
from signum.classic.cards.sets import SETS, shipped
from signum.classic.chapters.combat.melee import DiceSplit, Split
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import health, strength
from signum.classic.puzzles.posing import Posed, Proof, Puzzle, puzzle
from signum.classic.puzzles.solving import AnyRun, Solver, tried
from signum.classic.puzzles.to_the_death import Duel
from signum.classic.rulebook import CLASSIC
from signum.engine.questions import AnswerRefused
from signum.players.deadline import Deadline
from signum.players.own import player_called
from signum.table.games import Games
from signum.table.scenario.reading import read, scenario_files
from signum.table.seat_names import SEAT_NAMES

EVALUATIONS: Final = 4_000
"""The budget of a player for a puzzle; counted in evaluations, so that its answer repeats."""


_TOLD: Final = 0.005
"""Smaller terms are not reported."""

GameWorth: TypeAlias = Callable[[Game], Fraction]
"""The value of a game."""


class Solution(Struct, frozen=True):
    """A player's answer to a puzzle in one printing."""

    puzzle: Puzzle
    edition: str
    answer: str
    solved: bool
    candidates: tuple[str, ...] = ()
    """Its candidates, the best first, if it reports them."""

    @property
    def name(self) -> str:
        """The file and its folder, without ending."""
        path = Path(self.puzzle.scenario.file)
        return "/".join([*path.parent.parts[-1:], path.stem])


def puzzles_in(paths: Sequence[Path | str]) -> list[Puzzle]:
    """The puzzles of files and folders."""
    return [puzzle(read(file, Games.of(CLASSIC))) for file in scenario_files(paths)]


def solutions(name: str, seed: str, puzzles: Iterable[Puzzle], edition: str | None = None) -> list[Solution]:
    """The answers of the named player to puzzles, in each printing that they name or in one."""
    found: list[Solution] = []
    for one in puzzles:
        printings = [printing for printing in one.scenario.editions if edition in (None, printing)]
        found += [solution(name, seed, Posed(one, printing), printing) for printing in printings]
    return found


def solution(name: str, seed: str, posed: Posed, edition: str) -> Solution:
    """A player sees its seat's view, and answers."""
    rules, game = posed.player.match.rules, posed.game
    player = player_called(name, seed, players(_readable(game)))
    view = rules.view(game, posed.puzzle.seat)
    deadline = Deadline(evaluations=EVALUATIONS)
    told: tuple[str, ...] = ()
    if isinstance(player, Greedy):
        explained = player.explain(view, posed.choice, deadline)
        option = explained.option
        told = tuple([_thought(posed, one) for one in explained.candidates])
    else:
        option = player(view, posed.choice, deadline)
    if (refusal := posed.choice.explain(option)) is not None:
        raise AnswerRefused(refusal)
    return Solution(posed.puzzle, edition, posed.in_words(option), posed.solved_by(option), told)


def _thought(posed: Posed, one: ScoredOption) -> str:
    """The value of a candidate for the player, and its important terms."""
    terms = ", ".join(f"{name} {worth:+.2f}" for name, worth in one.terms.items() if abs(worth) >= _TOLD)
    return f"{one.value:+.2f} {posed.in_words(one.option)} ({terms})"


def _readable(game: Game) -> dict[str, Card]:
    """The cards that all seats can read: those of the program and of the file."""
    return {**shipped(SETS), **game.cards}


# Proofs.


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
    if proof.until == "death":
        return _to_the_death(posed)
    run: AnyRun = posed.player.match.run
    solver = Solver(posed.puzzle.seat, _goal(posed, proof), _horizon(run, proof.until))
    named = posed.options((*posed.puzzle.accepted, *posed.puzzle.shown, *posed.puzzle.rejected))
    accepted: dict[str, Fraction] = {}
    others: dict[str, Fraction] = {}
    for option in dict.fromkeys([*named, *posed.choice.options(), *tried(posed.game, posed.choice)]):
        worth = solver.worth_of(run, option)
        (accepted if posed.solved_by(option) else others)[posed.in_words(option)] = worth
    return AnswerWorths(accepted, others)


def _to_the_death(posed: Posed) -> AnswerWorths:
    """The chance of the splitting creature to outlive the other, for every legal split."""
    about, game = posed.choice.about, posed.game
    me, foe = (game.state.creatures[int(str(about[name]))] for name in ("creature", "foe"))
    duel = Duel(
        (game.value(strength, me, foe), game.value(strength, foe, me)),
        (game.value(health, me), game.value(health, foe)),
    )
    left = (duel.healths[0] - me.wounds, duel.healths[1] - foe.wounds)
    said = next((one for one in reversed(game.log) if isinstance(one, DiceSplit)), None)
    accepted: dict[str, Fraction] = {}
    others: dict[str, Fraction] = {}
    for option in posed.choice.options():
        assert isinstance(option, Split)
        mine = (option.attack, option.defence)
        if about["role"] == "attacker":
            assert said is not None
            chance = duel.after(left, 0, mine, (said.attack, said.defence))
        else:
            chance = duel.declared(left, mine)
        (accepted if posed.solved_by(option) else others)[posed.in_words(option)] = Fraction(chance)
    return AnswerWorths(accepted, others)


def _horizon(run: AnyRun, until: str) -> Callable[[AnyRun], bool]:
    entries, turn = len(run.entries), run.game.state.turn
    if until == "activation":
        return lambda later: later.rests[-1].entries > entries
    last = turn if until == "turn" else turn + 1
    return lambda later: bool(later.game.state.turn > last)


def _goal(posed: Posed, proof: Proof) -> GameWorth:
    counted = [_COUNTED[word](posed, of) for word, of in proof.goal]
    return lambda game: sum([count(game) for count in counted], Fraction(0))


def _found(posed: Posed, name: str) -> Callable[[Game], Creature | None]:
    """A creature of the file, or one that enters with the card of this name."""
    id = posed.player.ids.get(name)
    if id is not None:
        return lambda game: game.creature(id)
    return lambda game: next((one for one in game.creatures() if one.card == name), None)


def _lost(posed: Posed, name: str) -> GameWorth:
    """The health that a creature has lost since the decision; a dead creature has lost all."""
    found = _found(posed, name)
    before = found(posed.game)
    assert before is not None, f"{name} is not on the field"
    wounds, left = before.wounds, before.health - before.wounds

    def lost(game: Game) -> Fraction:
        one = found(game)
        return Fraction(left if one is None else one.wounds - wounds)

    return lost


def _dies(posed: Posed, name: str) -> GameWorth:
    found = _found(posed, name)
    return lambda game: Fraction(found(game) is None)


def _lives(posed: Posed, name: str) -> GameWorth:
    found = _found(posed, name)
    return lambda game: Fraction(found(game) is not None)


def _wins(_posed: Posed, name: str) -> GameWorth:
    seat = SEAT_NAMES.index(name)

    def wins(game: Game) -> Fraction:
        outcome = game.state.outcome
        return Fraction(outcome is not None and outcome.winner == seat)

    return wins


def _playable(_posed: Posed, name: str) -> GameWorth:
    """The number of cards in a hand that only name buildings that the player has or can build."""
    seat = SEAT_NAMES.index(name)

    def playable(game: Game) -> Fraction:
        player = game.player(seat)
        there = {*player.plans, *[one.card for one in player.city]}
        known = [game.cards[card] for card in player.hand if card in game.cards]
        return Fraction(sum(there.issuperset(card.cost.buildings) for card in known))

    return playable


def _minus(count: GameWorth) -> GameWorth:
    return lambda game: -count(game)


_COUNTED: Final[dict[str, Callable[[Posed, str], GameWorth]]] = {
    "dies": _dies,
    "lives": _lives,
    "wins": _wins,
    "wounds": _lost,
    "spared": lambda posed, name: _minus(_lost(posed, name)),
    "playable": _playable,
}
"""The value of the words of a goal in a game."""


def share(found: Sequence[Solution]) -> float:
    """The part of the puzzles that was solved."""
    return sum(one.solved for one in found) / len(found) if found else 0.0
