"""The door of the classic game: everything outside `signum/classic` comes in here."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar

from msgspec import Struct

from signum.classic.bots.gentle import gentle_player
from signum.classic.bots.greedy.player import greedy_player
from signum.classic.cards.card import Card
from signum.classic.cards.decks import Deck
from signum.classic.cards.sets import SETS, shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import start_of_duel
from signum.classic.core.view import View
from signum.classic.editions import EDITIONS
from signum.classic.findings import card_views, wire
from signum.classic.findings.seat import SeatFindings
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.classic.telling.needed import needed_words
from signum.classic.telling.telling import Telling
from signum.classic.words import WORDS
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.content.wording import Needed
from signum.content.words import Words
from signum.engine.events import kinds_in
from signum.engine.questions import Seat
from signum.players.random import random_player
from signum.table.games import NO_CARDS
from signum.table.match import Match
from signum.table.rulebook import Player, Wire


class Duel(Struct, frozen=True):
    """Two seats against each other, each with a deck."""

    id: str = "duel"
    sides: tuple[int, ...] = (0, 1)
    brings_decks: bool = True


class ClassicLibrary:
    """Starter decks and cards."""

    @property
    def decks(self) -> tuple[str, ...]:
        """The ids of the starter decks."""
        return tuple(starter_decks())

    def decks_shown(self, language: str) -> tuple[wire.DeckShown, ...]:
        """The starter decks to choose from."""
        return card_views.decks(language)

    def deck_shown(self, deck: str, language: str) -> wire.DeckShown:
        """One starter deck."""
        return next(one for one in card_views.decks(language) if one.id == deck)

    def cards_shown(self, language: str) -> bytes:
        """Every card as JSON."""
        return card_views.cards(language)

    def start(self, mode: str, edition: str, decks: Sequence[str | Deck]) -> Start:
        """The start of a duel of starter decks, by their ids, or of other decks."""
        known = starter_decks()
        for one in decks:
            if isinstance(one, str) and one not in known:
                raise Mistake(f"deck: {not_known(one, tuple(known))}")
        brought = [known[one].deck if isinstance(one, str) else one for one in decks]
        return start_of_duel(brought, shipped(), EDITIONS[edition])


class ClassicRulebook:
    """The classic Legends of Signum in its four printings."""

    name: ClassVar = Classic.name
    editions: ClassVar[tuple[str, ...]] = tuple(EDITIONS)
    sets: ClassVar[tuple[str, ...]] = SETS
    modes: ClassVar[Mapping[str, Duel]] = {"duel": Duel()}
    library: ClassVar = ClassicLibrary()
    words: ClassVar[Words] = WORDS

    @property
    def players(self) -> Mapping[str, Callable[[str], Player]]:
        """The computer players, the weakest first."""
        cards = shipped()
        return {
            "random": random_player,
            "gentle": partial(gentle_player, cards=cards),
            "greedy": partial(greedy_player, cards=cards),
        }

    @cached_property
    def wire(self) -> Wire:
        """Its types on the wire."""
        return Wire(
            options=Classic.options,
            events=kinds_in("signum.classic", "signum.engine"),
            view=View,
            questions=(wire.Look, wire.Try, wire.Weigh),
            replies=(wire.Reach, wire.Way, wire.Odds),
            by_http=(wire.CardFace, wire.DeckShown),
        )

    def needed_words(self) -> Needed:
        """The messages that rules, cards and positions can say."""
        return needed_words()

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
        """What one seat may find out at a match."""
        return SeatFindings(match, seat, teller)


CLASSIC = ClassicRulebook()
