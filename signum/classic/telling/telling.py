"""A classic game in words: events, choices, options, refusals and the table itself.

A teller belongs to one seat and one language. It gets only the seat's view and log, so it cannot reveal a
secret.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from signum.classic.chapters.cards.city import Build
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.field.terrain import LayTerrain
from signum.classic.chapters.turn.activation import Activate
from signum.classic.chapters.turn.victory import GameEnded
from signum.classic.core.units import CREATURE, TARGET
from signum.classic.findings.position import KnownPosition
from signum.classic.telling.codecs import DECLARED
from signum.classic.telling.goal import goal_figures
from signum.classic.telling.log_lines import ClassicLogLines
from signum.classic.telling.names import Names
from signum.classic.telling.phrases import ClassicPhrases
from signum.classic.telling.quests import QuestTelling
from signum.classic.telling.table_description import TableDescription
from signum.engine.events import Event
from signum.engine.order import GoesFirst
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Option, Seat
from signum.engine.units import Side, domain_of, fields_of
from signum.table.match import Match
from signum.table.telling.teller import BaseTeller
from signum.table.views import ChoiceView


class Telling(BaseTeller[Names]):
    """The words for one seat at one match; the seat None is a spectator."""

    def __init__(
        self,
        match: Match,
        language: str,
        seat: Seat | None,
        *,
        cites_rules: bool = True,
        called: Mapping[Seat, str] | None = None,
    ) -> None:
        phrases = ClassicPhrases(Names(match, language, seat, called), cites_rules=cites_rules)
        super().__init__(phrases, ClassicLogLines(phrases))
        self.description = TableDescription(phrases)

    def known(self, seat: Seat | None) -> KnownPosition:
        """The position as a seat knows it; of another seat only to be told to that seat."""
        return self.names.positions.of(seat)

    @cached_property
    def goal_figures(self) -> tuple[int, tuple[str, ...]]:
        """The prosperity and the buildings that win; they follow from the printing and the start."""
        return goal_figures(self.names.known)

    def goal(self) -> str:
        """The goal in this printing, as far as it applies to this game."""
        if self.match.start.state.quest is not None:
            return self.say("telling-goal-quest")
        seating = self.match.start.state.seating
        teams = len(seating.sides) < len(seating.seats)
        who = "team" if teams else "all" if len(seating.sides) > 2 else "duel"
        prosperity, buildings = self.goal_figures
        if buildings:
            goal = self.say("telling-goal-city", who=who, prosperity=prosperity, buildings=len(buildings))
        else:
            goal = self.say("telling-goal", who=who, prosperity=prosperity)
        return f"{self._teams(*seating.sides)} {goal}" if teams else goal

    def _teams(self, one: Side, other: Side) -> str:
        """The players of both sides."""
        return self.say("telling-teams", one=self.names.side(one), other=self.names.side(other))

    def turn(self) -> str:
        """The current turn; before the first, that the game is being set up."""
        return self.description.turn()

    def first_turn(self) -> str:
        """The heading of the turn in which the game began; no event tells it."""
        return self.description.turn_of(self.match.start.state)

    def table(self) -> list[str]:
        """Everything public: for each seat its counters and its creatures; then quests and the Overlord."""
        return [*self.description.table(), *QuestTelling(self.phrases).lines()]

    def question_args(self, seat: Seat, choice: ChoiceView) -> dict[str, Any]:
        """A creature whose dice are split is told with all combat figures."""
        args = super().question_args(seat, choice)
        if choice.shape is QuestionShape.SPLIT:
            types = DECLARED.of(f"choice-{choice.kind}")
            for name in [one for one in choice.about if domain_of(types[one]) == CREATURE]:
                args[name] = self.description.with_figures(args[name], choice.about[name])
        return args

    def option(self, option: Option, *, figures: bool = True) -> str:
        """An option as a line in a menu; a picked creature with its figures, if requested."""
        if isinstance(option, GoesFirst):
            return self._going_first(option)
        text = super().option(option)
        if isinstance(option, Build | Play | LayTerrain):
            return self._with_cost(text, option.card)
        types = fields_of(type(option))
        picked = next(
            (getattr(option, name) for name in types if domain_of(types[name]) in (CREATURE, TARGET)), None
        )
        if picked is None or not figures:
            return text
        return self.description.with_figures(text, picked, acts=isinstance(option, Activate))

    def _going_first(self, option: GoesFirst) -> str:
        """An effect with its holder, unless its name is that of its card or it is the player's own."""
        own = option.holder < 0 or self.names.card_of(option.holder) == option.ability.lower()
        name = self.names.ability(option.ability)
        return name[:1].upper() + name[1:] if own else super().option(option)

    def tells_the_end(self, event: Event) -> bool:
        """The last event of most games does."""
        return isinstance(event, GameEnded)

    def _with_cost(self, text: str, card: str) -> str:
        known = self.names.known.game.cards.get(card)
        return text if known is None else f"{text} ({self.names.cost(known.cost)})"
