"""A game of lanterns in words, for one seat and in one language."""

from collections.abc import Mapping
from typing import Any, Final

from signum.engine.events import Event
from signum.engine.fact_types import FactTypes
from signum.engine.questions import Seat
from signum.engine.seating import Side
from signum.engine.units import AbilityId, CardId, Count, ThingId
from signum.table.fact_types import DeclaredFacts
from signum.table.match import Match
from signum.table.telling.log_lines import LogEntry, LogLines
from signum.table.telling.names import TableNames
from signum.table.telling.phrases import Phrases
from signum.table.telling.teller import BaseTeller
from signum.table.typed_values import TypedValues
from tests.toy.lanterns.events import GameEnded, TurnBegan
from tests.toy.lanterns.folder import CATALOGUE, WORDS
from tests.toy.lanterns.state import KEEPERS, STORMS
from tests.toy.lanterns.view import NightView, PlayerView

ADDED: Final = {"event-drawn": ("known",), "event-rolled": ("fights",), "event-game-ended": ("result",)}
"""The arguments of a message besides the fields of its event."""
_FACTS: Final[FactTypes] = {
    "choice-split": {"lantern": ThingId},
    "choice-reflect": {"lantern": ThingId},
    "choice-resist": {"light": Count},
    "refusal-too-far": {"limit": Count, "steps": Count},
    "refusal-not-enough": {"light": Count, "needed": Count},
    "refusal-not-in-hand": {"card": CardId},
}
"""The types of the facts of questions and refusals: a limit is a number of steps here."""
DECLARED: Final = DeclaredFacts(_FACTS)
VALUES: Final = TypedValues({})


class Names(TableNames):
    """The names of players and things."""

    def thing(self, id: int) -> str:
        """A lantern or a storm by its player, also one that is gone."""
        storm = self.match.start.state.sides[id - 1] == STORMS
        return self.say("telling-storm" if storm else "telling-lantern", seat=self.player(id - 1))

    def ability(self, id: AbilityId) -> str:
        return super().ability(id.removeprefix("G-"))

    def card(self, card: CardId) -> str:
        return super().card(card) if card else ""

    def side(self, side: Side) -> str:
        return self.say("telling-keepers") if side == KEEPERS else self.say("telling-storms")


class LanternPhrases(Phrases[Names]):
    """Facts in messages."""

    def added(self, id: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._added(name, facts) for name in ADDED.get(id, ())}

    def _added(self, name: str, facts: Mapping[str, Any]) -> str:
        if name == "result":
            return self.outcome(facts["outcome"])
        return "yes" if facts["card" if name == "known" else "flame"] else "no"


class LanternLines(LogLines[Names]):
    """The log."""

    quiet = frozenset({"gathered"})

    def begins_turn(self, what: LogEntry) -> bool:
        return isinstance(what, TurnBegan)


class Telling(BaseTeller[Names]):
    """The words for one seat; the seat None is a spectator."""

    def __init__(
        self,
        match: Match,
        language: str,
        seat: Seat | None,
        *,
        cites_rules: bool = True,
        called: Mapping[Seat, str] | None = None,
    ) -> None:
        names = Names(match, WORDS, language, seat, called)
        phrases = LanternPhrases(names, VALUES, DECLARED, CATALOGUE, cites_rules=cites_rules)
        super().__init__(phrases, LanternLines(phrases))

    def tells_the_end(self, event: Event) -> bool:
        return isinstance(event, GameEnded)

    def goal(self) -> str:
        return self.say("telling-goal")

    def turn(self) -> str:
        state = self.match.run.game.state
        if not state.turn:
            return self.say("telling-setting-up")
        return self.say("telling-turn", turn=state.turn, round=state.round, seat=self.player(state.active))

    def table(self) -> list[str]:
        """The turn, a line for each seat, and the cards in the reader's hand."""
        view: NightView = self.match.view(self.seat).game
        lines = [self.turn(), *[self._player(view, player) for player in view.players]]
        own = None if self.seat is None else view.players[self.seat].cards
        if own is not None:
            lines.append(
                self.say("telling-hand", count=len(own), cards=self.names.listed(map(self.names.card, own)))
            )
        return lines

    def _player(self, view: NightView, player: PlayerView) -> str:
        """The public facts of a seat."""
        name = self.player(player.seat)
        if player.out:
            return self.say("telling-out", seat=name)
        for storm in view.storms:
            if storm.id == player.thing:
                gifts = self.names.listed(map(self.names.ability, storm.gifts))
                return self.say("telling-breath", seat=name, breath=storm.breath, gifts=gifts)
        lantern = next(one for one in view.lanterns if one.id == player.thing)
        return self.say(
            "telling-keeper",
            seat=name,
            step=lantern.step,
            light=lantern.light,
            hand=player.hand,
            deck=player.deck,
            gifts=self.names.listed(map(self.names.ability, lantern.gifts)) or "-",
        )
