"""Warseer's part of the terminal: its questions and commands."""

from collections.abc import Iterator, Mapping
from typing import Final

from signum.engine.questions import Option, Refusal, Seat
from signum.table.console import (
    CommandResult,
    ConsoleCommand,
    Inside,
    NotUnderstood,
    Private,
    plain,
)
from signum.table.match import ChoiceView, Match
from signum.warseer.abilities import GLOSSARY
from signum.warseer.cards.maps import maps
from signum.warseer.chapters.activation import AttackIt
from signum.warseer.chapters.feats import PlayFeat
from signum.warseer.chapters.moving import Move, Run
from signum.warseer.chapters.phase import Activate
from signum.warseer.chapters.placing import PlaceAt
from signum.warseer.chapters.playing import Play
from signum.warseer.chapters.summoning import Summon
from signum.warseer.chapters.tactics import PlayTactic
from signum.warseer.console.menus import menu_of
from signum.warseer.core.holdings import BONUSES
from signum.warseer.core.units import HexPlace
from signum.warseer.core.view import CreatureView
from signum.warseer.effects.targets import PickTarget
from signum.warseer.telling.places import place_called
from signum.warseer.telling.telling import Telling

SHOWS_FIELD: Final = frozenset(
    {"turn", "act", "place-hero", "deploy", "deploy-minion", "push", "lay-terrain"}
)
"""Questions before which a player wants to see the field, if it has changed."""
OTHER_MOMENT: Final = "not-offered"
LONGEST_NAME: Final = 60
MANY: Final = 12
"""The limit of names listed if several cards match."""


class WarseerConsole:
    """The questions and commands of one terminal."""

    def __init__(self, match: Match, telling: Telling) -> None:
        self.match = match
        self.telling = telling
        self.say = telling.say
        self.shown: list[str] = []
        """The field as it was printed last."""
        self.told_to_go = False

    @property
    def commands(self) -> Mapping[str, ConsoleCommand]:
        """Looking first, then going and cards."""
        return {
            "command-look": ConsoleCommand(self.look, "play-help-look"),
            "command-hand": ConsoleCommand(self.hand, "play-help-hand"),
            "command-card": ConsoleCommand(self.card, "play-help-card"),
            "command-go": ConsoleCommand(self.go, "play-help-go"),
        }

    # Questions.

    def sides(self) -> list[str]:
        """The heroes."""
        return self.telling.description.sides()

    def before(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """The field if it has changed, and before a turn's decision the boards of the players."""
        if choice.kind not in SHOWS_FIELD:
            return []
        description, lines = self.telling.description, []
        field = description.field()
        if field != self.shown:
            self.shown = field
            lines = field
        if choice.kind == "turn":
            lines = [*lines, *[description.board(one) for one in description.view.players]]
        return lines

    def about(self, seat: Seat, choice: ChoiceView) -> list[str]:
        return []

    def menu(self, seat: Seat, choice: ChoiceView) -> Inside:
        """Hexes, discards and terrains as lists inside."""
        return menu_of(self.telling, {option: self._line(option) for option in choice.options})

    def _line(self, option: Option) -> str:
        """An option; a card from the hand with its text."""
        told = self.telling.option(option)
        match option:
            case Play(card) | PlayTactic(card) | PlayFeat(card):
                known = self.telling.names.cards.get(card)
                return told if known is None else f"{told}. {' '.join(self.telling.card_text(known))}"
            case _:
                return told

    def asides(self, choice: ChoiceView) -> list[str]:
        return []

    def invitation(self, seat: Seat) -> str:
        """The hint that a hex may be typed; only once."""
        choice = self.match.choice(seat)
        goes = choice is not None and any(isinstance(one, Move | PlaceAt) for one in choice.options())
        if not goes or self.told_to_go:
            return ""
        self.told_to_go = True
        return self.say("play-may-go")

    # Looking.

    def look(self, seat: Seat, rest: str) -> CommandResult:
        """The table in words, or one hex or creature of it."""
        if not rest:
            return self.telling.table()
        at = self._hex(rest) if place_called(rest) is not None else None
        if at is None:
            return [self.telling.description.creature(one) for one in self._called(rest)]
        one = self._on(at)
        place = self.telling.names.place(at)
        terrain = next((one.kind for one in self.telling.names.view.terrains if one.at == at), "")
        lines = [f"{place}: {self.say(f'terrain-{terrain}')}"] if terrain else []
        if one is None:
            return [*lines, self.say("play-empty-hex", at=place)]
        return [*lines, self.telling.description.creature(one)]

    def hand(self, seat: Seat, _rest: str) -> CommandResult:
        """The hand of the seat that is asked."""
        own = Telling(self.match, self.telling.language, seat)
        return Private(own.description.hand(seat))

    def card(self, seat: Seat, rest: str) -> CommandResult:
        """A card as it is printed, by a part of its name; without a name the cards in the hand."""
        if not rest:
            return self.hand(seat, rest)
        cards, names = self.telling.description.cards, self.telling.names
        wanted = plain(rest)
        called = {id: plain(names.card(id)) for id in names.cards}
        found = [id for id, name in called.items() if name == wanted]
        found = found or [id for id, name in called.items() if wanted in name]
        if not found:
            return [self.say("play-no-such-card", name=rest[:LONGEST_NAME])]
        if len(found) > 1:
            some = "; ".join([names.card(one) for one in found[:MANY]])
            return [self.say("play-several-called", names=some)]
        return cards.lines(found[0])

    # Going.

    def go(self, seat: Seat, rest: str) -> CommandResult:
        """Move, or else run, to a hex; or place there what is being placed."""
        at = self._hex(rest)
        refusals: list[Refusal] = []
        for option in (Move(at), PlaceAt(at), Run(at)):
            refusal = self.match.explain(seat, option)
            if refusal is None:
                return option
            refusals.append(refusal)
        told = next((one for one in refusals if one.code != OTHER_MOMENT), refusals[0])
        return [self.telling.refusal(told)]

    def _hex(self, text: str) -> HexPlace:
        at = place_called(text)
        if at is None:
            raise NotUnderstood(self.say("play-go-where"))
        drawn = maps().get(self.telling.names.view.map)
        if drawn is None or at not in drawn.hexes:
            raise NotUnderstood(self.say("play-no-such-hex", name=text[:LONGEST_NAME]))
        return at

    # Why, and help.

    def why(self, seat: Seat, words: str) -> str:
        """Whether a hex, a creature or a card can be chosen now, or why not."""
        refused: list[str] = []
        for option in self._meant(words):
            refusal = self.match.explain(seat, option)
            told = self.telling.option(option)
            if refusal is None:
                return self.say("play-may", option=told)
            if refusal.code != OTHER_MOMENT:
                refused.append(self.say("play-may-not", option=told, why=self.telling.refusal(refusal)))
        return refused[0] if refused else self.say("play-why-what")

    def _meant(self, words: str) -> Iterator[Option]:
        """The options that somebody could mean with a hex or a name."""
        at = place_called(words)
        if at is not None:
            one = self._on(at)
            if one is not None:
                yield from (AttackIt(one.id), Activate(one.id), PickTarget(one.id))
            yield from (Move(at), PlaceAt(at), Run(at))
            return
        for one in self._called(words):
            yield from (AttackIt(one.id), Activate(one.id), PickTarget(one.id))
        wanted = plain(words)
        for id in self.telling.names.cards:
            if wanted and wanted in plain(self.telling.names.card(id)):
                yield from (Play(id), Summon(id))

    def rules_called(self, words: str) -> list[str]:
        """Keywords and crit effects by their names."""
        wanted = plain(words)
        named = [one for one in GLOSSARY if one not in BONUSES.values()]
        return [one for one in named if wanted and plain(self.telling.names.ability(one)).startswith(wanted)]

    def help(self) -> list[str]:
        """The course of a turn."""
        return [self.say("play-help-course")]

    def _on(self, at: HexPlace) -> CreatureView | None:
        return next((one for one in self.telling.names.view.creatures if one.at == at), None)

    def _called(self, name: str) -> list[CreatureView]:
        wanted, names = plain(name), self.telling.names
        return [one for one in names.view.creatures if wanted and wanted in plain(names.thing(one.id))]
