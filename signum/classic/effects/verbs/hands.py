"""Verbs that touch a player: hand, deck, graveyard, prosperity (C-ZONE-06)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from signum.classic.cards.vocabulary import ANYTHING, PLAYER, Effect
from signum.classic.chapters.cards import cards_in_play as cards
from signum.classic.chapters.turn.zones import (
    HAND_LIMIT,
    Discarded,
    discard_at_random,
    draw,
    make_room,
    prosper,
)
from signum.classic.core.game import Game
from signum.classic.core.state import CardId
from signum.classic.effects.card_events import (
    Milled,
    PickCard,
    ProsperityLost,
    PutOnTop,
    PutUnder,
    TacticLost,
)
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import (
    ANY_COST,
    Amount,
    DeckType,
    OneOf,
    SignedWhole,
    Whole,
    described,
    is_described,
)
from signum.classic.effects.verbs.verb import KeywordReader, Verb
from signum.content.nodes import Node
from signum.engine.dice import numbered
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, Seat, choose, roll

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText

_PLAYERS: Final = frozenset({PLAYER})
ITSELF: Final = "itself"


class Draw(Verb, frozen=True, tag="draw"):
    """Draw this many cards from the player's own deck (C-ZONE-06)."""

    cards: Amount

    touches = ANYTHING
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            for _ in range(self.cards * source.times):
                yield from draw(game, seat, because="C-ZONE-06")

    def is_settled(self) -> bool:
        return True

    def adds_up(self) -> str:
        return "draw"


class DrawUpTo(Verb, frozen=True, tag="draw-up-to"):
    """Draw cards until the hand has this many; a hand with as many draws none (C-ZONE-06)."""

    cards: Annotated[int, Whole(1, HAND_LIMIT)]

    touches = _PLAYERS
    of_players = True

    def scales(self) -> bool:
        return False

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """The number is known before the first draw: an empty deck fills no hand."""
        for seat in targets:
            for _ in range(self.cards - len(game.player(seat).hand)):
                yield from draw(game, seat, because="C-ZONE-06")


class Discard(Verb, frozen=True, tag="discard"):
    """Discard this many cards from a hand; the hand's player chooses."""

    cards: Amount

    touches = _PLAYERS
    of_players = True
    discards = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            for _ in range(self.cards * source.times):
                if game.player(seat).hand:
                    card = yield from _card_of_hand(game, source, seat, "discard")
                    yield from game.happen(Discarded(seat, card, because=source.cites))

    def is_price(self) -> bool:
        return True


class DiscardAtRandom(Verb, frozen=True, tag="discard-at-random"):
    """Discard this many cards of a hand, picked blindly by an opponent."""

    cards: Amount

    touches = _PLAYERS
    of_players = True
    discards = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            for _ in range(self.cards * source.times):
                if game.player(seat).hand:
                    yield from discard_at_random(game, seat, source.cites, source.seat)


class Mill(Verb, frozen=True, tag="mill"):
    """Move this many cards from the top of a deck to the graveyard; an empty deck loses nothing."""

    cards: Amount

    touches = _PLAYERS
    of_players = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            for _ in range(self.cards * source.times):
                deck = game.player(seat).deck
                if deck:
                    yield from game.happen(Milled(seat, deck[-1], because=source.cites))


class LoseTactic(Verb, frozen=True, tag="lose-tactic"):
    """This many face-down tactics, picked blindly, go to the graveyard without acting (C-TAC-01)."""

    tactics: Amount

    touches = _PLAYERS
    of_players = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            for _ in range(self.tactics * source.times):
                laid = game.player(seat).tactics
                if not laid:
                    break
                at = 1
                if len(laid) > 1:
                    (at,) = yield from roll(source.seat, (numbered(len(laid)),), why="target")
                lost = laid[at - 1]
                yield from game.happen(TacticLost(seat, lost.card, lost.id, because=source.cites))


class PutUnderDeck(Verb, frozen=True, tag="put-under"):
    """Put this many cards from a hand under the deck; the hand's player chooses."""

    cards: Amount

    touches = ANYTHING
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            for _ in range(self.cards * source.times):
                if game.player(seat).hand:
                    card = yield from _card_of_hand(game, source, seat, "put-under")
                    yield from game.happen(PutUnder(seat, card, because=source.cites))

    def is_price(self) -> bool:
        return True


def _card_of_hand(game: Game, source: Source, seat: Seat, why: str) -> Procedure[CardId]:
    """The player's choice of a card; it is asked whenever there are two cards, even two alike.

    Otherwise the question would tell other players something about the hand.
    """
    hand = game.player(seat).hand
    options = [PickCard(card) for card in dict.fromkeys(hand)]
    choice = Choice(
        seat,
        "discard" if why == "discard" else "put-under",
        options,
        shape=QuestionShape.CARD,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card},
        always=len(hand) > 1,
    )
    picked = yield from choose(choice)
    return picked.card


class Prosper(Verb, frozen=True, tag="prosperity"):
    """Gain or lose this much prosperity; a player loses at most what there is (C-DRG-01)."""

    amount: Annotated[int, SignedWhole(50)]

    touches = _PLAYERS
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            amount = self.amount * source.times
            if amount > 0:
                yield from prosper(game, seat, amount, because=source.cites[0])
            elif lost := min(-amount, game.player(seat).prosperity):
                yield from game.happen(ProsperityLost(seat, lost, because=source.cites))

    def is_settled(self) -> bool:
        return self.amount >= 0

    def adds_up(self) -> str:
        return "prosper"

    def is_price(self) -> bool:
        return self.amount < 0

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        amount = those[0].amount
        return {"amount": abs(amount), "way": "gain" if amount > 0 else "lose"}


class StealProsperity(Verb, frozen=True, tag="steal-prosperity"):
    """A player loses up to this much prosperity, and the player of the text gains as much (C-DRG-01)."""

    amount: Amount

    touches = _PLAYERS
    of_players = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            lost = min(self.amount * source.times, game.player(seat).prosperity)
            if lost and (yield from game.happen(ProsperityLost(seat, lost, because=source.cites))):
                yield from prosper(game, source.seat, lost, because=source.cites[0])


@dataclass(frozen=True)
class RecalledType(DeckType):
    """A type of card in a battle deck, `spell`, or the card with the text: `itself`."""

    types: tuple[str, ...] = (*DeckType.types, ITSELF)


class RecallFromGraveyard(Verb, frozen=True, tag="recall", omit_defaults=True):
    """A card of the player's choice goes from that player's graveyard to the hand."""

    card_type: Annotated[str, RecalledType(key="type")]
    most: Annotated[int, Whole(0, 20, key="cost-at-most")] = ANY_COST
    to: Annotated[str, OneOf(types=("hand", "deck"))] = "hand"
    """The hand, or the top of the deck."""

    touches = ANYTHING
    of_players = True
    takes = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """A full hand first loses a card."""
        for seat in targets:
            graveyard = game.player(seat).graveyard
            names = {one: ("", game.type_of(one)) for one in graveyard}
            if self.card_type == ITSELF:
                fitting = [source.card] if source.card in names else []
            else:
                fitting = [
                    one
                    for one, types in names.items()
                    if self.card_type in types and is_described(game.cards.get(one), "", self.most)
                ]
            if fitting:
                options = [PickCard(card) for card in fitting]
                choice = Choice(
                    seat,
                    "recall",
                    options,
                    shape=QuestionShape.CARD,
                    subject=source.card,
                    cites=source.cites,
                    about={"card": source.card},
                )
                picked = yield from choose(choice)
                if self.to == "deck":
                    yield from game.happen(PutOnTop(seat, picked.card, because=source.cites))
                    continue
                yield from make_room(game, seat)
                yield from game.happen(cards.Recalled(seat, picked.card, because=source.cites))

    def scales(self) -> bool:
        return False

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """The card with the text is known, whatever it costs."""
        (made,) = super().read(node, keyword)
        if made.card_type == ITSELF and made.most < ANY_COST:
            raise node.error("this card has its cost: leave cost-at-most out, or name a type of card")
        return [made]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        return {"card_type": one.card_type or "any", "more": described(text, "", one.most), "to": one.to}
