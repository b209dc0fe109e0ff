"""What the greedy player goes by while it weighs one choice: what it knows, the outlook, its deadline."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from signum.classic.bots.greedy.field import Outlook
from signum.classic.bots.greedy.passing import Passing, lasting
from signum.classic.bots.greedy.worth import Worths, position, weights
from signum.classic.cards.card import Card
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, State
from signum.classic.knowledge.known_game import KnownGame
from signum.classic.odds.outcomes import accepting, ends
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Choice, Option, Procedure
from signum.players.deadline import Deadline

LEAST_TOLD: Final = 0.005
NOISE: Final = 1e-9
"""Less is what adding up has left over: nothing is gained."""
REMEMBERED: Final = 7
"""Of the ways in which something can end so many are remembered, for others that end alike."""


class ScoredOption(Struct, frozen=True):
    """An option and what it promises, term by term."""

    option: Option
    terms: Mapping[str, float]
    legal: bool = False
    """Whether the rules have been asked already."""
    foe: int = 0
    """Whom it goes to, if it goes to fight."""

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

    def __init__(self, known: KnownGame, cards: Mapping[str, Card], deadline: Deadline) -> None:
        self.known = known
        self.view = known.view
        self.seat = known.seat or 0
        self.cards = cards
        self.deadline = deadline

    @cached_property
    def flat(self) -> Game:
        """The game to measure in."""
        return self.known.flat

    @cached_property
    def worths(self) -> Worths:
        """What the creatures are worth."""
        return Worths(self.flat, self.seat)

    @cached_property
    def outlook(self) -> Outlook:
        """The field."""
        return Outlook(self.flat, self.seat, self.worths)

    @cached_property
    def passing(self) -> Passing:
        """What everybody could do as things stand."""
        return Passing(self.outlook)

    @cached_property
    def before(self) -> dict[str, float]:
        """The terms of the position as it is."""
        return position(self.known.whole, self.seat)

    @property
    def first(self) -> float:
        """What it is worth to strike before being struck."""
        return weights()["deciding"]["strike"]

    def together(self, me: Creature, foe: Creature, *, near: bool) -> float:
        """What an attack opens for those who can still follow, if their target is a hero."""
        if foe.type != HERO:
            return 0.0
        look = self.outlook
        gained = look.assault(me, foe, near=near, waiting=True)
        last = len(self.worths.losses(foe)) - 1
        alone = look.blow(me, foe, near=near)
        return weights()["hero"]["fall"] * (gained - sum(alone[last:]))

    def creature(self, id: int) -> Creature:
        """A creature of the flat game."""
        return self.flat.state.creatures[id]

    def gain(
        self, start: Callable[[Game], Procedure[Any]], before: Mapping[str, float] | None = None
    ) -> dict[str, float]:
        """By how much each term of the position grows on average if something is carried out."""
        self.deadline.spend()
        whole = self.known.whole
        before = self.before if before is None else before
        try:
            all_ends = ends(whole, start, self.expected_answer)
        except TooManyWays:
            return {"unknown": 0.0}
        total = sum([end.weight for end in all_ends])
        gained = {term: -figure for term, figure in before.items()}
        known: list[tuple[State, dict[str, float]]] = []
        for end in all_ends:
            state = end.game.state
            worth = next((worth for other, worth in known if other == state), None)
            if worth is None:
                worth = self._worth(end.game) | self._rescued(end.game)
                known[REMEMBERED:] = [(state, worth)]
            for term, figure in worth.items():
                gained[term] = gained.get(term, 0.0) + figure * end.weight / total
        return {term: figure if abs(figure) > NOISE else 0.0 for term, figure in gained.items()}

    def _rescued(self, after: Game) -> dict[str, float]:
        """By how much less likely those fall who were healed."""
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
        """The terms of what was carried out; in the own turn what passes counts for what it is good for."""
        if after.state.active != self.seat:
            return position(after, self.seat)
        return position(lasting(after), self.seat) | self.passing.gained(after)

    def expected_answer(self, game: Game, choice: Choice[Any]) -> Option:
        """How whoever is asked would answer, roughly."""
        if choice.kind == "target":
            from signum.classic.bots.greedy.cards import aim

            best = aim(self, game, choice)
            if best is not None:
                return best
        return accepting()(game, choice)
