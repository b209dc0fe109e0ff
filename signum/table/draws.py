"""Every throw of dice and every shuffle of a match, in their order, for a check outside the program."""

from collections.abc import Iterator
from typing import Any

from signum.engine.chance import Chance
from signum.engine.dice import shown
from signum.engine.questions import Roll, Shuffle
from signum.engine.run import GameRun, drawn
from signum.table.match import Match
from signum.table.wire import RandomDraw


def draws_of(match: Match) -> list[RandomDraw]:
    """The draws from the stream of the match; none if its dice were thrown by hand."""
    chance = match.first_chance()
    if chance is None:
        return []
    # The game is played again with dice by hand, so that each draw is seen.
    run: GameRun[Any, Any] = GameRun(match.rules, match.start.state.copy(), None, keep_rests=False)
    found = list(_settled(run, chance))
    for entry in match.run.entries:
        run.give(entry)
        found += _settled(run, chance)
    return found


def _settled(run: GameRun[Any, Any], chance: Chance) -> Iterator[RandomDraw]:
    """Throw and shuffle until a seat is asked or the game is over; fixed results are no draws."""
    while True:
        question, was_fixed, words = run.question, bool(chance.fixed), chance.drawn
        if not isinstance(question, Roll | Shuffle):
            return
        result = drawn(chance, question)
        run.settle(result)
        if was_fixed and chance.drawn == words:
            continue
        if isinstance(question, Roll):
            sides = tuple([die.sides for die in question.dice])
            yield RandomDraw(sides, result, shown(question.dice, result))
        else:
            yield RandomDraw(shuffled=len(question.items))
