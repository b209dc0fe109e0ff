"""The interface of Warseer: code outside `signum/warseer` imports only this module."""

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any, ClassVar

from signum.content.nodes import Node
from signum.content.wording import Needed
from signum.content.words import Words
from signum.engine.event_kinds import kinds_in
from signum.engine.questions import Seat
from signum.engine.units import CardId
from signum.players.random import random_player
from signum.table.benchmarks import Benchmark
from signum.table.games import NO_CARDS
from signum.table.match import Match
from signum.table.puzzles.rules import PuzzleRules
from signum.table.rulebook import AnyPlayer, Report, Rules, Wire
from signum.table.vocabulary import introduced
from signum.warseer.bots.greedy import greedy_player
from signum.warseer.bots.win_figures import win_figures
from signum.warseer.cards.card import Card
from signum.warseer.cards.maps import maps
from signum.warseer.cards.sets import SETS, shipped
from signum.warseer.chapters.setup import FirstPlayerDrawn
from signum.warseer.console.console import WarseerConsole
from signum.warseer.core.game import Game
from signum.warseer.core.state import State
from signum.warseer.core.view import WarseerView
from signum.warseer.folder import EDITION, FOLDER
from signum.warseer.knowledge.known_position import known_position
from signum.warseer.library import WarseerLibrary
from signum.warseer.modes import FIRST_STEPS, MODES, Mode
from signum.warseer.positions.shipped import shipped_position
from signum.warseer.puzzles import PUZZLES
from signum.warseer.rules import Warseer
from signum.warseer.screen.seat_findings import SeatFindings
from signum.warseer.screen.wire import (
    CardFace,
    DeckSeen,
    DeckShown,
    Look,
    Odds,
    OnScreen,
    PlanMarks,
    Preview,
    Reach,
    Try,
    Way,
    Weigh,
)
from signum.warseer.telling.codecs import DECLARED, VALUES
from signum.warseer.telling.needed import needed_words
from signum.warseer.telling.telling import Telling
from signum.warseer.words import WORDS


def _players(cards: Mapping[CardId, Card]) -> Mapping[str, Callable[[str], AnyPlayer]]:
    return {"random": random_player, "greedy": partial(greedy_player, cards=cards)}


class WarseerRulebook:
    """Legends of Signum 2: Warseer."""

    name: ClassVar = Warseer.name
    editions: ClassVar[tuple[str, ...]] = (EDITION,)
    sets: ClassVar[tuple[str, ...]] = SETS
    modes: ClassVar[Mapping[str, Mode]] = MODES
    variants: ClassVar[tuple[str, ...]] = ()
    library: ClassVar = WarseerLibrary()
    folder: ClassVar = FOLDER
    words: ClassVar[Words] = WORDS
    values: ClassVar = VALUES
    declared: ClassVar = DECLARED
    positions: ClassVar[Mapping[str, str]] = {FIRST_STEPS: "play-position-first-steps"}
    benchmarks: ClassVar[tuple[Benchmark, ...]] = ()
    puzzles: ClassVar[PuzzleRules] = PUZZLES

    @property
    def players(self) -> Mapping[str, Callable[[str], AnyPlayer]]:
        """The computer players, the weakest first."""
        return _players(shipped())

    def players_reading(self, rules: Rules) -> Mapping[str, Callable[[str], AnyPlayer]]:
        """The computer players, who can read the cards of these rules."""
        assert isinstance(rules, Warseer)
        return _players(rules.cards)

    @cached_property
    def wire(self) -> Wire:
        """Its types on the wire."""
        return Wire(
            options=Warseer.options,
            events=kinds_in("signum.warseer", "signum.engine"),
            view=WarseerView,
            screen=OnScreen,
            preview=Preview,
            deck=DeckSeen,
            plan=PlanMarks,
            questions=(Look, Try, Weigh),
            replies=(Reach, Way, Odds),
            by_http=(CardFace, DeckShown),
        )

    def needed_words(self) -> Needed:
        """The messages that rules and cards can use, and the introductions of its players."""
        return {**needed_words(), **introduced(self)}

    def report(self, game: Game) -> Report:
        """The ending of a game in a bulk run."""
        began = [event.seat for event in game.log if isinstance(event, FirstPlayerDrawn)]
        outcome = game.state.outcome
        ending = "" if outcome is None else str(outcome.by)
        return Report(began[0] if began else None, ending, game.state.map)

    def win_figures(self, rules: Rules, state: State) -> tuple[Mapping[str, float], ...]:
        """The figures of both seats of a duel."""
        return win_figures(rules.game(state))

    def console(self, match: Match, teller: Telling, *, tells_odds: bool, alone: bool) -> WarseerConsole:
        """Its part of the terminal."""
        return WarseerConsole(match, teller, tells_odds=tells_odds, alone=alone)

    def usual_edition(self, language: str) -> str:
        """The one printing."""
        return EDITION

    def position(self, name: str) -> Node:
        """A position that comes with the game."""
        return shipped_position(name)

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

    def known(self, rules: Rules, state: State, seat: Seat | None) -> State:
        """A state at rest without what the seat does not know."""
        return known_position(state, seat)

    def cards(self, sets: tuple[str, ...]) -> Mapping[str, Card]:
        """The cards of these sets."""
        return shipped(sets)

    def rules(self, edition: str, cards: Mapping[str, Card] = NO_CARDS) -> Warseer:
        """The rules."""
        return Warseer(cards, maps())


WARSEER_BOOK = WarseerRulebook()
