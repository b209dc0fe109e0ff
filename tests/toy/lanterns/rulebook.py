"""The door of lanterns."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from signum.content.mistakes import Mistake
from signum.content.nodes import Node
from signum.content.wording import Needed
from signum.content.words import Words
from signum.engine.event_kinds import kinds_in
from signum.engine.questions import Seat
from signum.table.benchmarks import Benchmark
from signum.table.console import PlainConsole
from signum.table.games import NO_CARDS, Games
from signum.table.match import Match
from signum.table.puzzles.rules import HealthLost, PuzzleRules
from signum.table.rulebook import AnyPlayer, Cards, Report, Rules, Teller, Wire
from signum.table.vocabulary import introduced, needed_by
from tests.toy.lanterns import wire
from tests.toy.lanterns.abilities import ABILITIES
from tests.toy.lanterns.dice import FLAME, WEATHER, WIND
from tests.toy.lanterns.events import TurnBegan
from tests.toy.lanterns.findings import LanternFindings
from tests.toy.lanterns.folder import FOLDER, WORDS
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.library import LanternLibrary
from tests.toy.lanterns.modes import MODES, Mode
from tests.toy.lanterns.options import Options
from tests.toy.lanterns.players import PLAYERS
from tests.toy.lanterns.rules import LanternRules
from tests.toy.lanterns.state import BRIGHTEST, DECK, Night
from tests.toy.lanterns.telling import ADDED, DECLARED, VALUES, Telling
from tests.toy.lanterns.view import NightView


def light_lost(game: Lanterns, lantern: int) -> HealthLost | None:
    """The light that a burning lantern lacks."""
    one = game.state.lanterns.get(lantern)
    return None if one is None else HealthLost(BRIGHTEST - one.light, BRIGHTEST)


class LanternRulebook:
    """Lanterns as generic rooms know it."""

    name: ClassVar = LanternRules.name
    editions: ClassVar[tuple[str, ...]] = FOLDER.printings
    sets: ClassVar[tuple[str, ...]] = ()
    players: ClassVar[Mapping[str, Callable[[str], AnyPlayer]]] = PLAYERS
    modes: ClassVar[Mapping[str, Mode]] = MODES
    variants: ClassVar[tuple[str, ...]] = ()
    benchmarks: ClassVar[tuple[Benchmark, ...]] = ()
    puzzles: ClassVar = PuzzleRules(players=lambda _game: PLAYERS, health=light_lost)
    library: ClassVar = LanternLibrary()
    folder: ClassVar = FOLDER
    words: ClassVar[Words] = WORDS
    values: ClassVar = VALUES
    declared: ClassVar = DECLARED
    positions: ClassVar[Mapping[str, str]] = {}
    wire: ClassVar = Wire(
        options=Options,
        events=kinds_in("tests.toy.lanterns", "signum.engine"),
        view=NightView,
        questions=(wire.Look,),
        replies=(wire.Odds,),
    )

    def needed_words(self) -> Needed:
        """The messages in the code, and the names of cards, abilities and faces."""
        cards = [f"card-{card}" for card in (*DECK, *WEATHER)]
        abilities = [f"ability-{id.removeprefix('G-').lower()}" for id in ABILITIES]
        faces = [f"face-{face}" for die in (WIND, FLAME) for face in die.faces]
        named = [(id, None) for id in (*cards, *abilities, *faces)]
        return needed_by("tests.toy.lanterns", ADDED, iter([*introduced(self).items(), *named]))

    def report(self, game: Lanterns) -> Report:
        began = [event.seat for event in game.log if isinstance(event, TurnBegan)]
        outcome = game.state.outcome
        return Report(began[0] if began else None, "" if outcome is None else outcome.by)

    def win_figures(self, rules: Rules, state: Night) -> tuple[Mapping[str, float], ...]:
        return ()

    def console(self, match: Match, teller: Teller, *, tells_odds: bool, alone: bool) -> PlainConsole:
        return PlainConsole(match, teller)

    def usual_edition(self, language: str) -> str:
        return self.editions[0]

    def position(self, name: str) -> Node:
        raise Mistake(f"lanterns has no position {name}")

    def known(self, rules: Rules, state: Night, seat: Seat | None) -> Night:
        known = state.copy()
        for one, cards in known.cards.items():
            hidden = sorted([*cards.deck, *(() if one == seat else cards.hand)])
            if one != seat:
                cards.hand = [hidden.pop() for _ in cards.hand]
            cards.deck = hidden
        return known

    def cards(self, sets: tuple[str, ...]) -> Cards:
        return NO_CARDS

    def players_reading(self, rules: Any) -> Mapping[str, Callable[[str], Any]]:
        return self.players

    def rules(self, edition: str, cards: Cards = NO_CARDS) -> LanternRules:
        return LanternRules()

    def teller(
        self,
        match: Match,
        language: str,
        seat: Seat | None,
        *,
        cites_rules: bool = True,
        called: Mapping[Seat, str] | None = None,
    ) -> Telling:
        return Telling(match, language, seat, cites_rules=cites_rules, called=called)

    def findings(self, match: Match, seat: Seat | None, teller: Any) -> LanternFindings:
        return LanternFindings(match, seat, teller)


LANTERNS: Final = LanternRulebook()
TOY: Final = Games.of(LANTERNS)
"""The only game of a room that is given no other."""
