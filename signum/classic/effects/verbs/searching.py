"""Verbs that look at cards and search decks (C-ZONE-04, C-ZONE-05)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Self

from signum.classic.cards.vocabulary import ANYTHING, FOLLOWING, PLAYER, Effect, Occasion
from signum.classic.chapters.turn.zones import Discarded, make_room
from signum.classic.core.game import Game
from signum.classic.core.state import CHARACTER, CardId
from signum.classic.effects.card_events import (
    CardShown,
    Fetched,
    HandSeen,
    PickCard,
    PutUnder,
    RevealedUntil,
    SentUnder,
    TakenFromTop,
    TopRevealed,
)
from signum.classic.effects.sources import NOBODY, Source
from signum.classic.effects.verbs.forms import (
    ANY_COST,
    Amount,
    DeckType,
    DeckTypes,
    Flag,
    Inventor,
    OneOf,
    Race,
    Whole,
    described,
    is_described,
)
from signum.classic.effects.verbs.verb import KeywordReader, Verb
from signum.content.nodes import Node
from signum.engine.confirming import No
from signum.engine.dice import numbered
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, Seat, choose, roll, shuffle

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText


class LookAtHand(Verb, frozen=True, tag="look-at-hand"):
    """The player of the text sees the hand of each player that is meant."""

    touches = frozenset({PLAYER})
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            if seat != source.seat and game.player(seat).hand:
                cards = tuple(game.player(seat).hand)
                yield from game.happen(HandSeen(seat, source.seat, cards, because=source.cites))


class Dig(Verb, frozen=True, tag="dig", omit_defaults=True):
    """Look at this many cards from the top of the deck, take one and put the others under it."""

    cards: Amount
    ordered: Annotated[bool, Flag(key="in-any-order")] = False
    """Whether the player chooses the order of the others."""

    touches = ANYTHING
    of_players = True
    takes = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """A full hand first loses a card (C-TURN-04); from an empty deck nothing is taken."""
        for seat in targets:
            if game.player(seat).deck:
                yield from make_room(game, seat)
            # An answer to the lost card may have drawn from the deck.
            looked = min(self.cards * source.times, len(game.player(seat).deck))
            if not looked:
                continue
            top = game.player(seat).deck[-looked:]
            card = yield from _picked(source, seat, top)
            if self.ordered:
                yield from _sent_under(game, source, seat, [*top], card)
                looked = 1
            yield from game.happen(TakenFromTop(seat, card, looked, because=source.cites))


def _sent_under(game: Game, source: Source, seat: Seat, top: list[CardId], kept: CardId) -> Procedure[None]:
    """The player puts all but one of the top cards under the deck; the last one lies lowest (C-ZONE-04)."""
    left = [*top]
    left.remove(kept)
    looked = len(top)
    while left:
        choice = Choice(
            seat,
            "scry",
            [PickCard(one) for one in dict.fromkeys(left)],
            shape=QuestionShape.CARD,
            subject=source.card,
            cites=source.cites,
            about={"card": source.card, "left": len(left)},
            always=len(left) > 1,
        )
        card = (yield from choose(choice)).card
        left.remove(card)
        yield from game.happen(SentUnder(seat, card, looked, because=source.cites))
        looked -= 1


class Scry(Verb, frozen=True, tag="scry"):
    """Look at this many cards from the top of the deck and put any of them under it (C-ZONE-04)."""

    cards: Amount

    touches = ANYTHING
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """The cards that stay on top keep their order."""
        for seat in targets:
            looked = min(self.cards * source.times, len(game.player(seat).deck))
            left = game.player(seat).deck[-looked:] if looked else []
            while left:
                choice: Choice[PickCard | No] = Choice(
                    seat,
                    "scry",
                    [*[PickCard(one) for one in dict.fromkeys(left)], No()],
                    shape=QuestionShape.CARD,
                    subject=source.card,
                    cites=source.cites,
                    about={"card": source.card, "left": len(left)},
                )
                answer = yield from choose(choice)
                if not isinstance(answer, PickCard):
                    break
                left.remove(answer.card)
                yield from game.happen(SentUnder(seat, answer.card, looked, because=source.cites))
                looked -= 1


class SearchDeck(Verb, frozen=True, tag="search", omit_defaults=True):
    """Search the deck for a card of a type, show it, take it and shuffle the deck."""

    card_type: Annotated[str, DeckType(key="type")]
    race: Annotated[str, Race()] = ""
    most: Annotated[int, Whole(0, 20, key="cost-at-most")] = ANY_COST

    touches = ANYTHING
    of_players = True
    takes = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """A full hand first loses a card; nobody has to find a card that is there."""
        for seat in targets:
            fitting = self._fitting(game, seat)
            if fitting:
                yield from make_room(game, seat)
                # An answer to the lost card may have drawn from the deck.
                fitting = self._fitting(game, seat)
            if not fitting:
                continue
            card = yield from _picked(source, seat, fitting)
            left = list(game.player(seat).deck)
            left.remove(card)
            order = yield from shuffle(seat, left)
            yield from game.happen(Fetched(seat, card, order, because=source.cites))

    def _fitting(self, game: Game, seat: Seat) -> list[CardId]:
        """The cards of the deck that are as the words say."""
        return [
            one
            for one in game.player(seat).deck
            if game.type_of(one) == self.card_type and is_described(game.cards.get(one), self.race, self.most)
        ]

    def scales(self) -> bool:
        return False

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """Only creatures have a race."""
        (made,) = super().read(node, keyword)
        if made.race and made.card_type != CHARACTER:
            raise node.error(f"a {made.card_type} has no race: leave it out, or write type: character")
        return [made]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        return {"card_type": one.card_type, "more": described(text, one.race, one.most)}


def _picked(source: Source, seat: Seat, cards: Sequence[CardId]) -> Procedure[CardId]:
    choice = Choice(
        seat,
        "take-card",
        [PickCard(one) for one in dict.fromkeys(cards)],
        shape=QuestionShape.CARD,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card},
        always=len(cards) > 1,
    )
    return (yield from choose(choice)).card


class ShowTaken(Verb, frozen=True, tag="show-taken"):
    """The card that the sentence before took into the hand is shown to all (C-ZONE-05)."""

    touches = frozenset({PLAYER})
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            if source.found in game.player(seat).hand:
                yield from game.happen(CardShown(seat, source.found, because=source.cites))

    def misplaced(self, when: str | Occasion) -> str | None:
        return None if when in FOLLOWING else f"which card? Only {', '.join(FOLLOWING)} come after another"


class RevealAtRandom(Verb, frozen=True, tag="reveal-at-random"):
    """So many cards of a hand, picked blindly by an opponent, are shown to all and stay there (C-ZONE-05).

    The next sentences may ask for them, and discard them.
    """

    cards: Amount

    touches = ANYTHING
    of_players = True
    shows = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            left = list(game.player(seat).hand)
            picking = (
                source.seat if game.hostile[source.seat][seat] else next(iter(game.opponents(seat)), seat)
            )
            for _ in range(min(self.cards * source.times, len(left))):
                (at,) = yield from roll(picking, (numbered(len(left)),), why="discard")
                yield from game.happen(CardShown(seat, left.pop(at - 1), because=source.cites))


class DiscardRevealed(Verb, frozen=True, tag="discard-revealed"):
    """The cards that a sentence before revealed are discarded, as far as they are still in the hand."""

    touches = ANYTHING
    of_players = True
    discards = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for card, seat in zip(source.revealed, source.revealers, strict=True):
            if seat != NOBODY and card in game.player(seat).hand:
                yield from game.happen(Discarded(seat, card, because=source.cites))

    def misplaced(self, when: str | Occasion) -> str | None:
        return None if when in FOLLOWING else f"which card? Only {', '.join(FOLLOWING)} come after another"


class RevealUntil(Verb, frozen=True, tag="reveal-until", omit_defaults=True):
    """Reveal cards from the top of the deck until one is as the words say, and take it (C-ZONE-04).

    The others go under the deck in random order. If there is none, the deck is shuffled.
    """

    card_type: Annotated[str, DeckType(key="type")]
    race: Annotated[str, Race()] = ""
    most: Annotated[int, Whole(0, 20, key="cost-at-most")] = ANY_COST

    touches = ANYTHING
    of_players = True
    takes = True
    shows = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """A full hand first loses a card; an empty deck reveals nothing."""
        for seat in targets:
            shown, taken = self._revealed(game, seat)
            if taken:
                yield from make_room(game, seat)
                # An answer to the lost card may have drawn from the deck.
                shown, taken = self._revealed(game, seat)
            if not shown:
                continue
            deck = game.player(seat).deck[: -len(shown)]
            under = yield from shuffle(seat, shown[:-1] if taken else shown)
            yield from game.happen(
                RevealedUntil(seat, tuple(shown), taken, (*under, *deck), because=source.cites)
            )

    def scales(self) -> bool:
        return False

    def _revealed(self, game: Game, seat: Seat) -> tuple[list[CardId], CardId]:
        """The top cards of the deck as far as one is as the words say, and that one, if there is one."""
        shown: list[CardId] = []
        for card in reversed(game.player(seat).deck):
            shown.append(card)
            if self._is_such(game, card):
                return shown, card
        return shown, ""

    def _is_such(self, game: Game, id: CardId) -> bool:
        return game.type_of(id) == self.card_type and is_described(game.cards.get(id), self.race, self.most)

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """Only characters have a race."""
        (made,) = super().read(node, keyword)
        if made.race and made.card_type != CHARACTER:
            raise node.error(f"a {made.card_type} has no race: leave it out, or write type: character")
        return [made]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        return {"card_type": one.card_type, "more": described(text, one.race, one.most)}


class RevealTop(Verb, frozen=True, tag="reveal-top", omit_defaults=True):
    """Reveal this many cards from the top of the deck and take those of some types (C-ZONE-04, C-ZONE-05).

    The others go under the deck in random order, or to the graveyard.
    """

    cards: Amount
    take: Annotated[tuple[str, ...], DeckTypes()] = ()
    race: Annotated[str, Race()] = ""
    rest: Annotated[str, OneOf(types=("deck", "graveyard"))] = "deck"

    touches = ANYTHING
    of_players = True
    takes = True
    shows = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """A full hand first loses a card for each that is taken (C-TURN-04)."""
        for seat in targets:
            taken = [one for one in self._top(game, source, seat) if self._is_taken(game, one)]
            if taken:
                yield from make_room(game, seat, len(taken))
            # An answer to a lost card may have drawn from the deck.
            shown = self._top(game, source, seat)
            if not shown:
                continue
            deck = game.player(seat).deck[: -len(shown)]
            taken = [one for one in shown if self._is_taken(game, one)]
            left = [one for one in shown if one not in taken]
            under: tuple[CardId, ...] = ()
            if self.rest == "deck":
                under, left = (yield from shuffle(seat, left)), []
            order = (*under, *deck)
            yield from game.happen(
                TopRevealed(seat, tuple(shown), tuple(taken), tuple(left), order, because=source.cites)
            )

    def _top(self, game: Game, source: Source, seat: Seat) -> list[CardId]:
        """The top cards of the deck, the highest first."""
        deck = game.player(seat).deck
        return deck[: -self.cards * source.times - 1 : -1]

    def _is_taken(self, game: Game, id: CardId) -> bool:
        return game.type_of(id) in self.take and is_described(game.cards.get(id), self.race, ANY_COST)

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """Only characters have a race."""
        (made,) = super().read(node, keyword)
        if made.race and made.take != (CHARACTER,):
            raise node.error("only characters have a race: leave it out, or write take: character")
        return [made]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        take = text.say("text-or").join([text.say(f"text-kind-{each}") for each in one.take]) or "no"
        more = described(text, one.race, ANY_COST)
        return {"cards": one.cards, "take": take, "more": more, "rest": one.rest}

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        return {cls.word(): {"cards": 1 + by.below(3), "take": DeckTypes().invented(by)}}


class DiscardChosen(Verb, frozen=True, tag="discard-chosen", omit_defaults=True):
    """The player of the text sees a hand and chooses this many cards of it, which are discarded."""

    cards: Amount
    types: Annotated[tuple[str, ...], DeckTypes(key="type")] = ()
    """Only cards of these types."""
    to: Annotated[str, OneOf(types=("graveyard", "deck"))] = "graveyard"
    """The graveyard, or under the deck."""

    touches = frozenset({PLAYER})
    of_players = True
    discards = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            hand = tuple(game.player(seat).hand)
            if hand and seat != source.seat:
                yield from game.happen(HandSeen(seat, source.seat, hand, because=source.cites))
            for _ in range(self.cards * source.times):
                held = game.player(seat).hand
                fitting = [one for one in held if not self.types or game.type_of(one) in self.types]
                if fitting:
                    card = yield from _picked(source, source.seat, fitting)
                    if self.to == "deck":
                        yield from game.happen(PutUnder(seat, card, because=source.cites))
                    else:
                        yield from game.happen(Discarded(seat, card, because=source.cites))

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        types = DeckTypes().said(one.types, text) if one.types else ""
        return {"cards": one.cards, "types": types, "to": one.to, "typed": "yes" if one.types else "no"}
