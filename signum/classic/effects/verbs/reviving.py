"""Verbs that summon a character which is not played, and verbs that remove one for good: C-ZONE-03, C-SUM."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from signum.classic.cards.deck_figures import dearness
from signum.classic.cards.vocabulary import ANYTHING, BODIES, PLAYER, Effect
from signum.classic.chapters.cards.cards_in_play import is_of_supply
from signum.classic.chapters.field.entries import Beside, OwnSide
from signum.classic.chapters.field.summon import (
    MILLIMETRE,
    profile_of,
    refused_by_limit,
    summon,
    summon_beside,
)
from signum.classic.chapters.turn.setup import DeckShuffled
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES
from signum.classic.core.state import CHARACTER, DECK, HERO, MINION, CardId, Creature
from signum.classic.effects.card_events import (
    Banished,
    CalledUp,
    GraveyardBanished,
    GraveyardReturned,
    LeftTheField,
    PickCard,
    Risen,
    SankBack,
)
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import (
    ANY_COST,
    CONTACT,
    DeckType,
    Inventor,
    NearLetter,
    Race,
    Whole,
    described,
    is_described,
)
from signum.classic.effects.verbs.verb import Verb, standing
from signum.engine.confirming import No
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, Refusal, Seat, choose, shuffle

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText

CHARACTERS: Final = BODIES - {HERO, MINION, "bearer"}
"""The kinds of target that may be characters."""


@dataclass(frozen=True)
class Zone(DeckType):
    """The zone from which a character comes: `hand`."""

    types: tuple[str, ...] = ("hand", DECK)


class Revive(Verb, frozen=True, tag="revive", omit_defaults=True):
    """A character of the player's choice is summoned from that player's graveyard."""

    race: Annotated[str, Race()] = ""
    most: Annotated[int, Whole(0, 20, key="cost-at-most")] = ANY_COST
    near: Annotated[int, NearLetter(key="within")] = 0
    """How far from the creature with the text, or from the hero, it enters; 0 on its player's side."""
    above: Annotated[int, Whole(0, 9, key="cost-above-sacrificed")] = ANY_COST
    """How much more than what was sacrificed it may cost."""

    touches = ANYTHING
    of_players = True
    summons = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """It is not played, so it says no first word.

        C-SUM-04: not past the limit, nor without room.
        """
        host = source.creature(game) if self.near else None
        for seat in targets:
            if self.near and (host is None or not game.in_play(host.id)):
                continue
            most = min(self.most, _above(game, source, self.above))
            fitting = [
                one
                for one in dict.fromkeys(game.player(seat).graveyard)
                if is_described(game.cards.get(one), self.race, most)
                and _can_enter(game, seat, one, host, self.near)
            ]
            if not fitting:
                continue
            options = [PickCard(card) for card in fitting]
            choice = Choice(
                seat,
                "revive",
                options,
                shape=QuestionShape.CARD,
                subject=source.card,
                cites=source.cites,
                about={"card": source.card},
            )
            card = (yield from choose(choice)).card
            yield from game.happen(Risen(seat, card, because=source.cites))
            yield from _enter(game, source, seat, card, host, self.near)

    def scales(self) -> bool:
        return False

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        return without_sacrifice(super().invented(by))

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        return {
            "more": described(text, one.race, one.most) + above_sacrificed(text, one.above),
            "near": NearLetter().said(one.near, text),
        }


class RiseAgain(Verb, frozen=True, tag="rise-again"):
    """The character with the text is summoned again from the graveyard, without a first word (C-PLAY-04)."""

    touches = ANYTHING
    of_players = True
    of_its_creature = True
    summons = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """C-SUM-04: not past the limit, nor without room."""
        for seat in targets:
            if source.card in game.player(seat).graveyard and _can_enter(game, seat, source.card):
                yield from game.happen(Risen(seat, source.card, because=source.cites))
                yield from _enter(game, source, seat, source.card)


class SummonFrom(Verb, frozen=True, tag="summon-from", omit_defaults=True):
    """A character of the player's choice is summoned from the hand or the deck, without being played."""

    zone: Annotated[str, Zone()]
    race: Annotated[str, Race()] = ""
    most: Annotated[int, Whole(0, 20, key="cost-at-most")] = ANY_COST
    near: Annotated[int, NearLetter(key="within")] = 0
    """How far from the creature with the text, or from the hero, it enters; 0 on its player's side."""
    above: Annotated[int, Whole(0, 9, key="cost-above-sacrificed")] = ANY_COST
    """How much more than what was sacrificed it may cost."""

    touches = ANYTHING
    of_players = True
    summons = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """It says no first word (C-PLAY-04), and costs nothing; C-SUM-04: not past the limit."""
        most = min(self.most, _above(game, source, self.above))
        host = source.creature(game) if self.near else None
        for seat in targets:
            if self.near and (host is None or not game.in_play(host.id)):
                continue
            player = game.player(seat)
            zone = player.deck if self.zone == DECK else player.hand
            fitting = [
                one
                for one in dict.fromkeys(zone)
                if _can_enter(game, seat, one, host, self.near)
                and is_described(game.cards.get(one), self.race, most)
            ]
            if not fitting:
                yield from self._shuffled(source, game, seat)
                continue
            choice: Choice[PickCard | No] = Choice(
                seat,
                "summon-from",
                [*[PickCard(card) for card in fitting], No()],
                shape=QuestionShape.CARD,
                subject=source.card,
                cites=source.cites,
                about={"card": source.card, "zone": self.zone},
            )
            answer = yield from choose(choice)
            if isinstance(answer, PickCard):
                yield from self._called_up(game, source, seat, answer.card, host)
            else:
                yield from self._shuffled(source, game, seat)

    def _shuffled(self, source: Source, game: Game, seat: Seat) -> Procedure[None]:
        """C-ZONE-04: a deck that was searched is shuffled, whatever was found."""
        if self.zone == DECK and game.player(seat).deck:
            order = yield from shuffle(seat, list(game.player(seat).deck))
            yield from game.happen(DeckShuffled(seat, order, because=source.cites))

    def scales(self) -> bool:
        return False

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        return without_sacrifice(super().invented(by))

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        more = described(text, one.race, one.most) + above_sacrificed(text, one.above)
        return {"zone": one.zone, "more": more, "near": NearLetter().said(one.near, text)}

    def _called_up(
        self, game: Game, source: Source, seat: Seat, card: CardId, host: Creature | None
    ) -> Procedure[None]:
        order: tuple[CardId, ...] = ()
        if self.zone == DECK:
            left = list(game.player(seat).deck)
            left.remove(card)
            order = yield from shuffle(seat, left)
        yield from game.happen(CalledUp(seat, card, self.zone, order, because=source.cites))
        yield from _enter(game, source, seat, card, host, self.near)


class Blink(Verb, frozen=True, tag="blink"):
    """A character leaves the field and enters again at once on its owner's side (C-SUM-01, C-ZONE-07).

    Wounds, tokens and gains are gone. It is not played, so it says no first word (C-PLAY-04).
    """

    touches = CHARACTERS

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for one in standing(game, targets):
            if self.refused(game, source, one) is not None:
                continue
            leaving = LeftTheField(one.id, one.card, one.owner, because=source.cites)
            if (yield from game.happen(leaving)):
                yield from _enter(game, source, one.owner, one.card)

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """C-CARD-01, C-CARD-07: only characters have a card that can enter; its owner needs room for it."""
        if one.type != CHARACTER or one.card not in game.cards or is_of_supply(game.state, one):
            return Refusal("no-card-to-return", ("C-CARD-01",), {"creature": one.id, "type": one.type})
        if not OwnSide(game, one.owner, one.base).has_room():
            return Refusal("no-room", ("C-SUM-02",), {"card": one.card})
        return None if one.seat == one.owner else refused_by_limit(game, one.owner, one.card)


class Banish(Verb, frozen=True, tag="banish"):
    """A character or a minion leaves the field for good; it was not eliminated and says no last word."""

    orders = "acc"
    touches = CHARACTERS | {MINION}
    harms = True
    drastic = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for one in standing(game, targets):
            if self.refused(game, source, one) is None:
                yield from game.happen(Banished(one.id, one.card, one.owner, one.type, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        """C-WIN-01: a hero stays until it is eliminated."""
        if one.type != HERO:
            return None
        return Refusal("no-card-to-return", ("C-CARD-01",), {"creature": one.id, "type": one.type})


class BanishGraveyard(Verb, frozen=True, tag="banish-graveyard"):
    """All cards of a graveyard leave the game for good (C-ZONE-03)."""

    touches = frozenset({PLAYER})
    of_players = True
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            if cards := tuple(game.player(seat).graveyard):
                yield from game.happen(GraveyardBanished(seat, cards, because=source.cites))


class ReturnGraveyard(Verb, frozen=True, tag="return-graveyard"):
    """All cards of a graveyard go into their owner's deck, which is shuffled (C-ZONE-04)."""

    touches = frozenset({PLAYER})
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            player = game.player(seat)
            if player.graveyard:
                order = yield from shuffle(seat, [*player.deck, *player.graveyard])
                yield from game.happen(GraveyardReturned(seat, order, because=source.cites))


def without_sacrifice(written: Any) -> Any:
    """A random verb that asks for no sacrifice: a random sentence may have none."""
    for fields in written.values() if isinstance(written, dict) else ():
        if isinstance(fields, dict):
            fields.pop("cost-above-sacrificed", None)
    return written


def _reach(near: int) -> int:
    """The distance in which it enters; 0 is in contact."""
    return 0 if near == CONTACT else DISTANCES[near]


def _above(game: Game, source: Source, more: int) -> int:
    """The highest cost of a card that may cost so much more than the creatures that were sacrificed."""
    if more == ANY_COST:
        return ANY_COST
    gone = [one for id in source.given_up if (one := game.fallen.get(id)) is not None]
    return more + sum([dearness(game.cards[one.card].cost) for one in gone if one.card in game.cards])


def above_sacrificed(text: "CardText", more: int) -> str:
    """How much more than what was sacrificed a card may cost, in words behind the noun."""
    return "" if more == ANY_COST else text.say("text-above-sacrificed", more=more)


def _enter(
    game: Game, source: Source, seat: Seat, card: CardId, host: Creature | None = None, near: int = 0
) -> Procedure[None]:
    """A card that left its zone is summoned, on its player's side or within a distance of a creature.

    If it cannot enter, it goes to the graveyard.
    """
    if host is None:
        yield from summon(game, seat, profile_of(game.cards[card]))
    else:
        yield from summon_beside(game, seat, profile_of(game.cards[card]), host, _reach(near))
    if card in game.player(seat).playing:
        yield from game.happen(SankBack(seat, card, because=source.cites))


def _can_enter(game: Game, seat: Seat, id: CardId, host: Creature | None = None, near: int = 0) -> bool:
    card = game.cards.get(id)
    if card is None or card.type != CHARACTER or refused_by_limit(game, seat, id) is not None:
        return False
    if host is not None:
        return Beside(game, seat, card.base * MILLIMETRE, host, _reach(near)).has_room()
    return OwnSide(game, seat, card.base * MILLIMETRE).has_room()
