"""The interface of the classic game: code outside `signum/classic` imports only this module."""

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar, Final

from signum.classic.bots.named import players
from signum.classic.bots.win_figures import win_figures
from signum.classic.cards.card import Card
from signum.classic.cards.sets import SETS, shipped
from signum.classic.chapters.turn.setup import FirstPlayerChosen
from signum.classic.console.console import ClassicConsole
from signum.classic.core.game import Game
from signum.classic.core.mode import Mode
from signum.classic.core.state import State
from signum.classic.core.view import View
from signum.classic.editions import EDITIONS
from signum.classic.folder import FOLDER
from signum.classic.knowledge.known_position import known_position
from signum.classic.library import ARCHITECTS, ClassicLibrary
from signum.classic.modes import MODES
from signum.classic.puzzles.rules import PUZZLES
from signum.classic.rules import Classic
from signum.classic.screen import wire
from signum.classic.screen.seat_findings import SeatFindings
from signum.classic.telling.codecs import DECLARED, VALUES
from signum.classic.telling.needed import needed_words
from signum.classic.telling.telling import Telling
from signum.classic.words import WORDS
from signum.content.nodes import Node
from signum.content.source import parse
from signum.content.wording import Needed
from signum.content.words import Words
from signum.engine.event_kinds import kinds_in
from signum.engine.questions import Seat
from signum.table.benchmarks import Benchmark
from signum.table.games import NO_CARDS
from signum.table.match import Match
from signum.table.puzzles.rules import PuzzleRules
from signum.table.rulebook import AnyPlayer, Report, Rules, Wire
from signum.table.vocabulary import introduced

EMPTY_DECK: Final = "deck"
"""C-TURN-05: the end by prosperity of a game whose loser had drawn from an empty deck."""


class ClassicRulebook:
    """The classic Legends of Signum in its four printings."""

    name: ClassVar = Classic.name
    editions: ClassVar[tuple[str, ...]] = tuple(EDITIONS)
    sets: ClassVar[tuple[str, ...]] = SETS
    modes: ClassVar[Mapping[str, Mode]] = MODES
    variants: ClassVar[tuple[str, ...]] = (ARCHITECTS,)
    library: ClassVar = ClassicLibrary()
    folder: ClassVar = FOLDER
    words: ClassVar[Words] = WORDS
    values: ClassVar = VALUES
    declared: ClassVar = DECLARED
    puzzles: ClassVar[PuzzleRules] = PUZZLES
    positions: ClassVar[Mapping[str, str]] = {
        "first-fight": "play-position-first-fight",
        "skirmish": "play-position-skirmish",
    }

    @property
    def players(self) -> Mapping[str, Callable[[str], AnyPlayer]]:
        """The computer players, the weakest first."""
        return players(shipped())

    def players_reading(self, rules: Rules) -> Mapping[str, Callable[[str], AnyPlayer]]:
        """The computer players, who can read the cards of these rules."""
        assert isinstance(rules, Classic)
        return players(rules.cards)

    @property
    def benchmarks(self) -> tuple[Benchmark, ...]:
        """Its benchmarks."""
        from signum.classic.lab.benchmarks import BENCHMARKS

        return BENCHMARKS

    @cached_property
    def wire(self) -> Wire:
        """Its types on the wire."""
        return Wire(
            options=Classic.options,
            events=kinds_in("signum.classic", "signum.engine"),
            view=View,
            screen=wire.OnScreen,
            preview=wire.Preview,
            deck=wire.DeckSeen,
            plan=wire.PlanMarks,
            questions=(wire.Look, wire.Try, wire.Weigh, wire.Threaten),
            replies=(wire.Reach, wire.Way, wire.Odds, wire.Threats),
            by_http=(wire.CardFace, wire.DeckShown),
        )

    def needed_words(self) -> Needed:
        """The messages that rules, cards and positions can use, and the introductions of its players."""
        return {**needed_words(), **introduced(self)}

    def report(self, game: Game) -> Report:
        """The ending; C-TURN-05 if prosperity came from the loser's empty deck."""
        began = [event.seat for event in game.log if isinstance(event, FirstPlayerChosen)]
        outcome = game.state.outcome
        ending = "" if outcome is None else str(outcome.by)
        won = () if outcome is None or outcome.winner is None else game.seating.members(outcome.winner)
        others = [player for seat, player in enumerate(game.state.players) if seat not in won]
        if ending == "prosperity" and any(one.missed_draws for one in others):
            ending = EMPTY_DECK
        return Report(began[0] if began else None, ending)

    def win_figures(self, rules: Rules, state: State) -> tuple[Mapping[str, float], ...]:
        """The figures of both seats of a duel."""
        return win_figures(rules.game(state))

    def console(self, match: Match, teller: Telling, *, tells_odds: bool, alone: bool) -> ClassicConsole:
        """Its part of the terminal."""
        return ClassicConsole(match, teller, tells_odds=tells_odds, alone=alone)

    def usual_edition(self, language: str) -> str:
        """The printing in that language."""
        return {"en": "en2", "fr": "fr1", "de": "de1", "ru": "ru1"}[language]

    def position(self, name: str) -> Node:
        """A position that comes with the game."""
        file = files("signum") / "data" / "classic" / "positions" / f"{name}.yaml"
        return parse(file.read_bytes(), file.name)

    def known(self, rules: Rules, state: State, seat: Seat | None) -> State:
        """A state at rest without what the seat does not know."""
        return known_position(rules.game(state), seat)

    def cards(self, sets: tuple[str, ...]) -> Mapping[str, Card]:
        """The cards of these sets."""
        return shipped(sets)

    def rules(self, edition: str, cards: Mapping[str, Card] = NO_CARDS) -> Classic:
        """The rules of a printing."""
        return Classic(EDITIONS[edition], cards=cards)

    def teller(
        self,
        match: Match,
        language: str,
        seat: Seat | None,
        *,
        cites_rules: bool = True,
        called: Mapping[Seat, str] | None = None,
    ) -> Telling:
        """The words for one seat at a match."""
        return Telling(match, language, seat, cites_rules=cites_rules, called=called)

    def findings(self, match: Match, seat: Seat | None, teller: Any) -> SeatFindings:
        """The findings of one seat at a match."""
        return SeatFindings(match, seat, teller)


CLASSIC = ClassicRulebook()
