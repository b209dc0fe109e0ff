"""The state of the greedy player during one decision: its knowledge, the outlook, its deadline."""

from collections.abc import Callable, Hashable, Mapping
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.passing import Passing, differs_in_passing, lasting
from signum.classic.bots.greedy.steps import QUESTIONS, step_worth, stepped_to, who_steps
from signum.classic.bots.greedy.worth import Worths, position, weights
from signum.classic.cards.card import Card
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, State
from signum.classic.knowledge.known_game import KnownGame
from signum.classic.odds.outcomes import accepting, average
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Choice, Option, Procedure
from signum.players.deadline import Deadline

LEAST_TOLD: Final = 0.005
NOISE: Final = 1e-9
"""A smaller gain is rounding noise and counts as none."""
REMEMBERED: Final = 7
"""The number of cached endings, for options that end alike."""


class ScoredOption(Struct, frozen=True):
    """An option and its value, term by term."""

    option: Option
    terms: Mapping[str, float]
    legal: bool = False
    """Whether the rules have approved it already."""
    foe: int = 0
    """The enemy that it approaches to fight, if any."""

    @property
    def value(self) -> float:
        """All terms together."""
        return sum(self.terms.values())

    def line(self) -> str:
        """In one line, for a log."""
        terms = sorted(self.terms.items(), key=lambda term: -abs(term[1]))
        told = ", ".join([f"{name} {figure:+.2f}" for name, figure in terms if abs(figure) >= LEAST_TOLD])
        return f"{self.option} {self.value:+.2f} ({told})"


class GreedyThinking:
    """One decision."""

    def __init__(
        self, known: KnownGame, cards: Mapping[str, Card], deadline: Deadline, *, weighs_all: bool = True
    ) -> None:
        self.weighs_all = weighs_all
        """Whether options that cannot become the best one are weighed too."""
        self.help: dict[int, float] = {}
        """The gain of each creature's activated ability, as far as it is known."""
        self.at_will: dict[int, float] = {}
        """The gain of each creature's text at will, as far as it is known."""
        self.steps: dict[Hashable, Option | None] = {}
        """The best places for creatures that a text lets go, by what is asked."""
        self.known = known
        self.view = known.view
        self.seat = known.seat or 0
        self.cards = cards
        self.deadline = deadline

    @cached_property
    def flat(self) -> Game:
        """The simplified game used for measuring."""
        return self.known.flat

    @cached_property
    def worths(self) -> Worths:
        """The values of the creatures."""
        return Worths(self.flat, self.seat)

    @cached_property
    def outlook(self) -> Outlook:
        """The field."""
        return Outlook(self.flat, self.seat, self.worths)

    @cached_property
    def passing(self) -> Passing:
        """The possible actions of all creatures in the current position."""
        return Passing(self.outlook)

    @cached_property
    def under_way(self) -> bool:
        """Whether a friend has moved or an enemy was attacked in melee this turn."""
        look = self.outlook
        return any(one.moved for one in look.friends) or any(one.melees_suffered for one in look.foes)

    @cached_property
    def before(self) -> dict[str, float]:
        """The terms of the current position."""
        return position(self.known.whole, self.seat)

    def forget(self) -> None:
        """Let go of what was found: the field and its parts refer to each other."""
        if "outlook" in self.__dict__:
            self.outlook.forget()

    @property
    def first(self) -> float:
        """The value of striking before being struck."""
        return weights()["deciding"]["strike"]

    def together(self, me: Creature, foe: Creature, *, near: bool) -> float:
        """The value that an attack opens for followers, if their target is a hero."""
        if foe.type != HERO:
            return 0.0
        look = self.outlook
        gained = look.assault(me, foe, near=near, waiting=True)
        last = len(self.worths.losses(foe)) - 1
        alone = look.blow(me, foe, near=near)
        return weights()["hero"]["fall"] * (gained - sum(alone[last:]))

    def creature(self, id: int) -> Creature:
        """A creature of the simplified game."""
        return self.flat.state.creatures[id]

    def gain(
        self, start: Callable[[Game], Procedure[Any]], before: Mapping[str, float] | None = None
    ) -> dict[str, float]:
        """The average growth of each term of the position if something is carried out."""
        self.deadline.spend()
        whole = self.known.whole
        before = self.before if before is None else before
        known: list[tuple[State, dict[str, float]]] = []

        def measure(after: Game) -> dict[str, float]:
            state = after.state
            worth = next((worth for other, worth in known if other == state), None)
            if worth is None:
                worth = self._worth(after) | self._rescued(after)
                known[REMEMBERED:] = [(state, worth)]
            after.release()
            return worth

        try:
            gained = average(whole, start, self.expected_answer, measure)
        except TooManyWays:
            return {"unknown": 0.0}
        for term, figure in before.items():
            gained[term] = gained.get(term, 0.0) - figure
        return {term: figure if abs(figure) > NOISE else 0.0 for term, figure in gained.items()}

    def _rescued(self, after: Game) -> dict[str, float]:
        """The reduction in the chance that healed creatures fall."""
        healed = [
            (one, was.wounds)
            for one in self.outlook.friends
            if one.wounds and (was := after.creature(one.id)) is not None and was.wounds < one.wounds
        ]
        look, saved = self.outlook, 0.0
        for one, left in healed:
            risk = look.falls_to(one, look.threats)
            saved += (risk - look.falls_to(one, look.threats, one.wounds - left)) * self.worths.whole(one)
        return {"rescued": weights()["danger"]["healed"] * saved} if healed else {}

    def _worth(self, after: Game) -> dict[str, float]:
        """The terms of a result; on our own turn, score temporary bonuses by what they enable this turn."""
        if after.state.active != self.seat:
            return position(after, self.seat)
        whole = self.known.whole
        if differs_in_passing(after, whole):
            return self.before | self.passing.gained(after)
        later = lasting(after, whole)
        terms = position(later, self.seat)
        if later is not after:
            later.release()
        terms |= self.passing.gained(after)
        return terms | step_worth(self, after)

    def expected_answer(self, game: Game, choice: Choice[Any]) -> Option:
        """A rough guess of the answer of the seat that is asked."""
        if choice.kind == "pay-amount":
            most: Option = choice.options()[-1]
            return most
        if choice.kind in QUESTIONS:
            place = stepped_to(self, choice)
            if place is not None:
                return place
        if choice.kind == "target":
            from signum.classic.bots.greedy.targeting import aim

            best = who_steps(self, choice) or aim(self, game, choice)
            if best is not None:
                return best
        return accepting()(game, choice)
