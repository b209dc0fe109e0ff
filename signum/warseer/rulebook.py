"""The interface of Warseer: code outside `signum/warseer` imports only this module."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from signum.engine.event_kinds import kinds_in
from signum.engine.questions import Seat
from signum.table.games import NO_CARDS
from signum.table.match import Match
from signum.table.rulebook import Teller, Wire
from signum.warseer.cards.card import Card
from signum.warseer.cards.maps import maps
from signum.warseer.cards.sets import SETS, shipped
from signum.warseer.core.view import WarseerView
from signum.warseer.folder import EDITION, FOLDER
from signum.warseer.modes import MODES, Mode
from signum.warseer.rules import Warseer
from signum.warseer.screen.seat_findings import SeatFindings
from signum.warseer.screen.wire import CardFace, Look, Odds, OnScreen, Preview, Reach, Try, Way, Weigh
from signum.warseer.telling.codecs import DECLARED, VALUES


class WarseerRulebook:
    """Legends of Signum 2: Warseer."""

    name: ClassVar = Warseer.name
    editions: ClassVar[tuple[str, ...]] = (EDITION,)
    sets: ClassVar[tuple[str, ...]] = SETS
    modes: ClassVar[Mapping[str, Mode]] = MODES
    folder: ClassVar = FOLDER
    values: ClassVar = VALUES
    declared: ClassVar = DECLARED

    @cached_property
    def wire(self) -> Wire:
        """Its types on the wire."""
        return Wire(
            options=Warseer.options,
            events=kinds_in("signum.warseer", "signum.engine"),
            view=WarseerView,
            screen=OnScreen,
            preview=Preview,
            questions=(Look, Try, Weigh),
            replies=(Reach, Way, Odds),
            by_http=(CardFace,),
        )

    def findings(self, match: Match, seat: Seat | None, teller: Teller) -> SeatFindings:
        """The findings of one seat at a match."""
        return SeatFindings(match, seat, teller)

    def cards(self, sets: tuple[str, ...]) -> Mapping[str, Card]:
        """The cards of these sets."""
        return shipped(sets)

    def rules(self, edition: str, cards: Mapping[str, Card] = NO_CARDS) -> Warseer:
        """The rules."""
        return Warseer(cards, maps())


WARSEER_BOOK = WarseerRulebook()
