"""The verb that changes costs (C-PLAY-01)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from signum.classic.cards.card import BATTLE_DECK, BUILDING, TERRAIN, TYPES
from signum.classic.cards.vocabulary import ALWAYS, PLAYER, Effect, Occasion
from signum.classic.core.game import Game
from signum.classic.effects.card_events import NextCostChanged
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import DeckType, SignedWhole, Whole
from signum.classic.effects.verbs.verb import KeywordReader, Verb
from signum.content.nodes import Node
from signum.engine.questions import Procedure, Seat

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText

ITSELF: Final = "itself"
ANY: Final = "card"
"""A card of any type."""


@dataclass(frozen=True)
class PaidType(DeckType):
    """A type of card that is paid for when it is played, `spell`, or the card with the text: `itself`."""

    types: tuple[str, ...] = (*[one for one in TYPES if one in (*BATTLE_DECK, TERRAIN)], BUILDING, ITSELF)


@dataclass(frozen=True)
class NextType(DeckType):
    """A type of card that is played from a hand, `spell`, or any of them: `card`."""

    types: tuple[str, ...] = (*[one for one in TYPES if one in BATTLE_DECK], ANY)


class NextCost(Verb, frozen=True, tag="next-cost"):
    """The next card of a type that the player plays this turn costs more or less prosperity (C-PLAY-01)."""

    cards: Annotated[str, NextType()]
    amount: Annotated[int, SignedWhole(9, key="prosperity")]

    touches = frozenset({PLAYER})
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            amount = self.amount * source.times
            yield from game.happen(NextCostChanged(seat, self.cards, amount, because=source.cites))

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        return {"cards": one.cards, "amount": abs(one.amount), "way": "less" if one.amount < 0 else "more"}


class ChangeCost(Verb, frozen=True, tag="change-cost", omit_defaults=True):
    """The cards of a type cost the player more or less prosperity, as long as the text is in play.

    The cost of the card itself is asked for while its player may play it.
    """

    cards: Annotated[str, PaidType()]
    amount: Annotated[int, SignedWhole(9, key="prosperity")]
    least: Annotated[int, Whole(1, 9, key="at-least")] = 0
    """Buildings and prosperity together: the text leaves a card at least this cost."""

    touches = frozenset({PLAYER})
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """It is read whenever a cost is asked for."""
        yield from ()

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """Only a lower cost has a limit below."""
        (made,) = super().read(node, keyword)
        if made.least and made.amount > 0:
            raise node.error("a cost that rises has no least: leave at-least out, or write prosperity: -1")
        return [made]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        way = "less" if one.amount < 0 else "more"
        return {"cards": one.cards, "amount": abs(one.amount), "way": way, "least": one.least}

    def misplaced(self, when: str | Occasion) -> str | None:
        return None if when == ALWAYS else "costs change as long as a text is in play: write when: always"
