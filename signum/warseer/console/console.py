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
from signum.table.match import Match
from signum.table.views import ChoiceView
from signum.warseer.abilities import GLOSSARY
from signum.warseer.bots.hints import Hints
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
from signum.warseer.console.surroundings import Surroundings
from signum.warseer.core.holdings import BONUSES
from signum.warseer.core.terrains import TERRAINS
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

    def __init__(
        self, match: Match, telling: Telling, *, tells_odds: bool = True, alone: bool = True
    ) -> None:
        self.match = match
        self.telling = telling
        self.say = telling.say
        self.tells_odds = tells_odds
        self.alone = alone
        """Whether only one person plays, so that hints harm no other player."""
        self.surroundings = Surroundings(telling)
        self.shown: list[str] = []
        """The field as it was printed last."""
        self.told_to_go = False

    @property
    def commands(self) -> Mapping[str, ConsoleCommand]:
        """Looking first, then going and cards."""
        return {
            "command-look": ConsoleCommand(self.look, "play-help-look"),
            "command-odds": ConsoleCommand(self.odds, "play-help-odds"),
            "command-hint": ConsoleCommand(self.hint, "play-help-hint"),
            "command-reach": ConsoleCommand(self.reach, "play-help-reach"),
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
        return menu_of(self.telling, {option: self._line(seat, option) for option in choice.options})

    def _line(self, seat: Seat, option: Option) -> str:
        """An option with its forecast; a card from the hand with its text."""
        told = self.telling.option(option)
        if self.tells_odds and (forecast := self.surroundings.note(seat, option)):
            return f"{told}. {forecast}"
        match option:
            case Play(card) | PlayTactic(card) | PlayFeat(card) | Summon(card):
                known = self.telling.names.cards.get(card)
                if known is None:
                    return told
                figures = f": {self.telling.description.cards.figures(known)}" if known.health else ""
                return " ".join([f"{told}{figures}.", *self.telling.card_text(known)])
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
            found = self._called(rest)
            if not found:
                raise NotUnderstood(self.say("play-no-such-creature", name=rest[:LONGEST_NAME]))
            return [self.telling.description.creature(one) for one in found]
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

    def odds(self, seat: Seat, rest: str) -> CommandResult:
        """The exact chances of attacks or of dice that lie."""
        one = self._the_creature(rest) if rest else None
        wanted = None if one is None else self.surroundings.position(seat).creature(one.id)
        return self.surroundings.odds(seat, wanted) or [self.say("play-odds-none")]

    def hint(self, seat: Seat, _rest: str) -> CommandResult:
        """The computer's choice and its reasons; only in a game against computers."""
        return Hints(self.telling).lines(seat) if self.alone else [self.say("play-no-hint")]

    def reach(self, seat: Seat, rest: str) -> CommandResult:
        """The hexes, targets and threats of a creature: the active one, or the named one."""
        if rest:
            return self.surroundings.reach(seat, self._the_creature(rest).id)
        activation = self.telling.names.view.activation
        if activation is None:
            raise NotUnderstood(self.say("play-reach-whose"))
        return self.surroundings.reach(seat, activation.creature)

    def _the_creature(self, text: str) -> CreatureView:
        """The one creature of this name or on this hex."""
        if place_called(text) is not None:
            at = self._hex(text)
            one = self._on(at)
            if one is None:
                raise NotUnderstood(self.say("play-empty-hex", at=self.telling.names.place(at)))
            return one
        found = self._called(text)
        if len(found) == 1:
            return found[0]
        names = self.telling.names
        if not found:
            raise NotUnderstood(self.say("play-no-such-creature", name=text[:LONGEST_NAME]))
        told = "; ".join([f"{names.thing(one.id)} ({names.place(one.at)})" for one in found[:MANY]])
        raise NotUnderstood(self.say("play-several-called", names=told))

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
        """Keywords, crit effects and terrains by their names."""
        wanted = plain(words)
        named = {one: self.telling.names.ability(one) for one in GLOSSARY if one not in BONUSES.values()}
        named |= {one.rule: self.say(f"terrain-{kind}") for kind, one in TERRAINS.items()}
        return [id for id, name in named.items() if wanted and plain(name).startswith(wanted)]

    def help(self) -> list[str]:
        """The course of a turn."""
        return [self.say("play-help-course")]

    def _on(self, at: HexPlace) -> CreatureView | None:
        return next((one for one in self.telling.names.view.creatures if one.at == at), None)

    def _called(self, name: str) -> list[CreatureView]:
        wanted, names = plain(name), self.telling.names
        return [one for one in names.view.creatures if wanted and wanted in plain(names.thing(one.id))]
