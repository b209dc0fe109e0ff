"""The gentle player: it errs, always alike, and never with its hero."""

from typing import Any

from signum.classic.bots.gentle import CARE, Gentle, gentle_player
from signum.classic.bots.greedy.player import Explained
from signum.classic.bots.greedy.thinking import ScoredOption
from signum.classic.cards.sets import shipped
from signum.classic.chapters.field.movement import Move
from signum.classic.chapters.turn.activation import Pass
from signum.classic.core.view import view as seen_by
from signum.classic.rulebook import CLASSIC
from signum.engine.questions import Choice, Option
from signum.engine.run import GameRun
from signum.players.deadline import Deadline
from tests.players.test_greedy import decisions, duel

BEST, GOOD, BAD = Pass(), Move((30_000, 30_000)), Move((10_000, 10_000))


class Weighed:
    """A greedy player's candidates."""

    def explain(self, view: Any, choice: Any, deadline: Any) -> Explained:
        """Three candidates, the last one much worse."""
        return Explained(
            BEST,
            (
                ScoredOption(BEST, {"worth": 5.0}),
                ScoredOption(GOOD, {"worth": 5.0 - CARE / 2}),
                ScoredOption(BAD, {"worth": 1.5}),
            ),
        )


def begun() -> GameRun[Any, Any]:
    """A duel whose heroes stand on the field."""
    run = duel("en2", "begun")
    for _ in decisions(run, "begun", 12):
        pass
    return run


def answers(about: int) -> set[Option]:
    """Its answers for a creature, over many seeds."""
    view = seen_by(begun().game, 0)
    choice: Choice[Any] = Choice(0, "action", [BEST, GOOD, BAD], about={"creature": about})
    found: set[Option] = set()
    for seed in range(240):
        player = gentle_player(str(seed), shipped())
        player.greedy = Weighed()  # type: ignore[assignment]
        found.add(player(view, choice, Deadline(evaluations=1)))
    return found


def test_it_errs_with_anybody_but_with_its_hero_only_a_little() -> None:
    heroes = [one.id for one in seen_by(begun().game, 0).creatures if one.type == "hero"]
    assert len(heroes) == 2
    assert answers(99) == {BEST, GOOD, BAD}
    for hero in heroes:
        assert answers(hero) == {BEST, GOOD}


def test_the_same_seed_errs_alike() -> None:
    run = duel("fr1", "gentle")
    for at, (view, choice, _) in enumerate(decisions(run, "gentle", 60)):
        if at % 6 == 0:
            first = CLASSIC.players["gentle"]("7")(view, choice, Deadline(evaluations=40))
            assert CLASSIC.players["gentle"]("7")(view, choice, Deadline(evaluations=40)) == first
            assert choice.explain(first) is None
    assert isinstance(CLASSIC.players["gentle"]("1"), Gentle)
