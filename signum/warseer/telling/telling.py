"""A game of Warseer in words, for one seat and in one language.

A teller gets only the seat's view and log, so it cannot reveal a secret.
"""

from collections.abc import Mapping
from typing import Any, Final

from signum.engine.events import Event
from signum.engine.questions import Option, Seat
from signum.engine.units import THING, domain_of, fields_of
from signum.table.match import Match
from signum.table.telling.teller import BaseTeller
from signum.table.views import ChoiceView
from signum.warseer.cards.card import Card
from signum.warseer.chapters.phase import DiscardFeat
from signum.warseer.chapters.playing import Play
from signum.warseer.chapters.summoning import Summon
from signum.warseer.chapters.tactics import PlayTactic
from signum.warseer.chapters.victory import GameEnded
from signum.warseer.telling.log_lines import WarseerLines
from signum.warseer.telling.names import Names
from signum.warseer.telling.phrases import OF_A_CREATURE, WarseerPhrases
from signum.warseer.telling.table_description import TableDescription

WITHOUT_SUBJECT: Final = frozenset(
    {"turn", "tactic", "military-feat", "achievement", "lay-terrain", "return-cards"}
)
"""Questions that are not about one creature or card."""


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
        phrases = WarseerPhrases(Names(match, language, seat, called), cites_rules=cites_rules)
        super().__init__(phrases, WarseerLines(phrases))
        self.description = TableDescription(phrases)

    def goal(self) -> str:
        """The victory points that win."""
        return self.say("telling-goal", points=self.match.start.state.goal)

    def turn(self) -> str:
        """The current turn; before the first, the part of setting up."""
        return self.description.turn()

    def first_turn(self) -> str:
        """The heading of the turn in which the game began; no event tells it."""
        state = self.match.start.state
        if not state.turn:
            return self.say("telling-setting-up", phase=self.say(f"phase-{state.phase}"))
        return self.say("telling-turn", turn=state.turn, seat=self.player(state.active), last="no")

    def table(self) -> list[str]:
        """The field, and everything public of each player."""
        return self.description.table()

    def question(self, seat: Seat, choice: ChoiceView, *, named: bool = True) -> str:
        """A choice as a question, with the creature or card that it is about and does not name."""
        bare = ChoiceView(
            choice.kind, (), choice.about, choice.options, choice.shape, choice.secrecy, choice.subject
        )
        text = super().question(seat, bare, named=named)
        if (subject := self.subject(choice)) and choice.kind not in WITHOUT_SUBJECT:
            text = f"{text} ({subject})"
        return self.phrases.cited(text, choice.cites)

    def subject(self, choice: ChoiceView) -> str:
        """The creature or card that a question is about, with its place; empty if it is about none."""
        match choice.subject:
            case int(id) if id:
                one = self.description.creature_seen(id)
                names = [] if choice.kind in OF_A_CREATURE else [str(self.names.thing(id))]
                return ", ".join(names if one is None else [*names, self.names.place(one.at)])
            case str(card) if card:
                return self.names.card(card)
            case _:
                return ""

    def option(self, option: Option, *, figures: bool = True) -> str:
        """An option as a line in a menu; a card with its cost, a creature with its place and health."""
        text = super().option(option)
        if isinstance(option, Play | PlayTactic | Summon):
            return self._with_cost(text, option.card)
        if isinstance(option, DiscardFeat):
            return self._with_effect(text, option)
        picked = self._picked(option)
        return text if picked is None or not figures else self.description.with_figures(text, picked)

    def card_text(self, card: Card) -> list[str]:
        """The text of a card, line by line."""
        return self.description.text.lines(card)

    def tells_the_end(self, event: Event) -> bool:
        """The last event of most games does."""
        return isinstance(event, GameEnded)

    def _picked(self, option: Option) -> int | None:
        types = fields_of(type(option))
        things: list[Any] = [getattr(option, name) for name in types if domain_of(types[name]) == THING]
        return things[0] if things else None

    def _with_cost(self, text: str, card: str) -> str:
        known = self.names.cards.get(card)
        return text if known is None else self.say("telling-with-cost", card=text, cost=known.cost)

    def _with_effect(self, text: str, option: DiscardFeat) -> str:
        """The discard of a feat with the effect that it is for."""
        card = self.names.cards.get(option.feat)
        if card is None or card.feat is None or not 0 < option.effect <= len(card.feat.discard):
            return text
        effect = self.description.text.sentence(card.feat.discard[option.effect - 1], card)
        return self.say("text-named", name=text, text=effect)
