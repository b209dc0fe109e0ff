"""A game of lanterns in words, for one seat and in one language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from signum.content.languages import known_language
from signum.engine.events import Event
from signum.engine.fact_types import FactTypes
from signum.engine.questions import Option, Refusal, Seat
from signum.engine.units import AbilityId, CardId, Count, ThingId, Types, fields_of
from signum.table.fact_types import Declared
from signum.table.match import ChoiceView, Match
from signum.table.record import Note
from signum.table.seat_names import SEAT_NAMES
from signum.table.typed_values import TypedValues
from tests.toy.lanterns.events import GameEnded, TurnBegan
from tests.toy.lanterns.folder import CATALOGUE, WORDS
from tests.toy.lanterns.state import KEEPERS, STORMS
from tests.toy.lanterns.view import NightView, PlayerView

QUIET: Final = frozenset({"gathered"})
ADDED: Final = {"event-drawn": ("known",), "event-rolled": ("fights",), "event-game-ended": ("result",)}
"""What a message is told beside the fields of its event."""
_FACTS: Final[FactTypes] = {
    "choice-split": {"lantern": ThingId},
    "choice-reflect": {"lantern": ThingId},
    "choice-resist": {"light": Count},
    "refusal-too-far": {"limit": Count, "steps": Count},
    "refusal-not-enough": {"light": Count, "needed": Count},
    "refusal-not-in-hand": {"card": CardId},
}
"""The types of the facts of questions and refusals: a limit is a number of steps here."""
DECLARED: Final = Declared(_FACTS)
VALUES: Final = TypedValues({})


class Telling:
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
        self.match = match
        self.language = known_language(language)
        self.seat = seat
        self.cites_rules = cites_rules
        self.called = called or {}

    def say(self, id: str, /, **args: Any) -> str:
        return WORDS.say(self.language, id, **args)

    # Names.

    def player(self, seat: Seat) -> str:
        return self.called.get(seat) or self.say(f"seat-{SEAT_NAMES[seat]}")

    def thing(self, id: int) -> str:
        """A lantern or a storm by its player, also one that is gone."""
        kind = "storm" if self.match.start.state.sides[id - 1] == STORMS else "lantern"
        return self.say("telling-storm" if kind == "storm" else "telling-lantern", seat=self.player(id - 1))

    def ability(self, id: AbilityId) -> str:
        return self.say(f"ability-{id.removeprefix('G-').lower()}")

    def listed(self, parts: Iterable[str]) -> str:
        return ", ".join(parts)

    def card(self, card: CardId) -> str:
        return self.say(f"card-{card}") if card else ""

    def faces(self, faces: Iterable[str]) -> str:
        return self.listed([self.say(f"face-{face}") for face in faces])

    # Facts.

    def stated(self, id: str, facts: Mapping[str, Any], types: Types) -> str:
        """A message with its facts."""
        plain = {name: fact for name, fact in facts.items() if name not in ("because", "kind")}
        args = VALUES.all_told(plain, types, self)
        for name in ADDED.get(id, ()):
            args[name] = self._added(name, plain)
        return self.say(id, **args)

    def _added(self, name: str, plain: Mapping[str, Any]) -> str:
        if name == "result":
            return self._result(plain["outcome"])
        known = plain["card"] if name == "known" else plain["flame"]
        return "yes" if known else "no"

    def _result(self, outcome: Mapping[str, Any]) -> str:
        sides = {None: "", KEEPERS: self.say("telling-keepers"), STORMS: self.say("telling-storms")}
        return self.say(f"outcome-{outcome['by']}", seat=sides[outcome.get("winner")])

    def cited(self, text: str, cites: Sequence[str]) -> str:
        rules = [one for one in cites if one in CATALOGUE]
        return f"{text} [{', '.join(rules)}]" if rules and self.cites_rules else text

    # The table.

    def title(self) -> str:
        return self.say("telling-title", edition=self.say(f"edition-{self.match.rules.edition_id}"))

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
            lines.append(self.say("telling-hand", count=len(own), cards=self.listed(map(self.card, own))))
        return lines

    def _player(self, view: NightView, player: PlayerView) -> str:
        """What everybody sees of a seat."""
        name = self.player(player.seat)
        if player.out:
            return self.say("telling-out", seat=name)
        for storm in view.storms:
            if storm.id == player.thing:
                gifts = self.listed(map(self.ability, storm.gifts))
                return self.say("telling-breath", seat=name, breath=storm.breath, gifts=gifts)
        lantern = next(one for one in view.lanterns if one.id == player.thing)
        return self.say(
            "telling-keeper",
            seat=name,
            step=lantern.step,
            light=lantern.light,
            hand=player.hand,
            deck=player.deck,
            gifts=self.listed(map(self.ability, lantern.gifts)) or "-",
        )

    def question(self, seat: Seat, choice: ChoiceView, *, named: bool = True) -> str:
        id = f"choice-{choice.kind}"
        text = self.stated(id, {"seat": seat, **choice.about}, DECLARED.of(id))
        if not named:
            text = text.removeprefix(self.player(seat)).lstrip(":\u00a0\u202f ")
            text = text[:1].upper() + text[1:]
        return self.cited(text, choice.cites)

    def option(self, option: Option, *, figures: bool = True) -> str:
        plain = msgspec.to_builtins(option)
        return self.stated(f"option-{plain['kind']}", plain, fields_of(type(option)))

    def refusal(self, refusal: Refusal) -> str:
        id = f"refusal-{refusal.code}"
        return self.cited(self.stated(id, refusal.facts, DECLARED.of(id)), refusal.cites)

    def line(self, what: Event | Note) -> str:
        if isinstance(what, Note):
            note = what.what
            consented = "yes" if note.consented else "no"
            return self.say(
                "note-taken-back", seat=self.player(note.seat), answers=note.answers, consented=consented
            )
        plain = msgspec.to_builtins(what)
        text = self.stated(f"event-{plain['kind']}", plain, fields_of(type(what)))
        return text if isinstance(what, TurnBegan) else self.cited(text, what.cites)

    def passages(self, lines: Iterable[Event | Note]) -> Iterator[tuple[str, list[Any]]]:
        for one in lines:
            yield ("" if _is_quiet(one) else self.line(one)), [one]

    def story(self, lines: Iterable[Event | Note], *, all_of_it: bool = False) -> Iterator[str]:
        for one in lines:
            if isinstance(one, TurnBegan):
                yield ""
            if all_of_it or not _is_quiet(one):
                yield self.line(one)

    def log(self, *, all_of_it: bool = False) -> list[str]:
        lines = self.match.log(self.seat)
        return [self.line(one) for one in lines if all_of_it or not _is_quiet(one)]

    def gist(self) -> list[str]:
        return [line for line in self.story(self.match.log(self.seat)) if line]

    def first_turn(self) -> str:
        return self.turn()

    def result(self) -> str:
        last = self.match.run.game.log[-1:]
        return "" if last and isinstance(last[0], GameEnded) else self.outcome()

    def outcome(self) -> str:
        outcome = self.match.outcome
        return "" if outcome is None else self._result(msgspec.to_builtins(outcome))


def _is_quiet(what: Event | Note) -> bool:
    return isinstance(what, Event) and what.__struct_config__.tag in QUIET
