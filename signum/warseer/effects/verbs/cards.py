"""Verbs of cards, power and minions."""

from typing import Final

from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Seat, choose
from signum.engine.units import CardId, Count, ThingId, Word
from signum.warseer.chapters.economy import CardLeft, Discarded, PowerGained, TakenFromHistory, draw
from signum.warseer.chapters.feats import FeatTaken, draw_feat, face, hall_is_closed
from signum.warseer.chapters.placing import chosen_place, entry_hexes, free_of
from signum.warseer.chapters.summoning import CAMP, at_limit, enter, enter_minion
from signum.warseer.core.card_types import RELIC, SPELL, TACTIC
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import CHARACTER
from signum.warseer.core.state import CardInPlay
from signum.warseer.effects.effect_events import HandShown, PowerTaken
from signum.warseer.effects.sources import Source
from signum.warseer.effects.verb import Verb, cites_of
from signum.warseer.effects.verbs.moving import HOME, around

ENCHANTMENT: Final = "enchantment"
UNRANKED: Final = "no-star"
BUILDING: Final = "building"
DESTROYED: Final = (RELIC, BUILDING, ENCHANTMENT)
TAKEN: Final = (SPELL, RELIC, TACTIC, BUILDING)


class PickCard(Option, frozen=True):
    """This card."""

    card: CardId


class PickThing(Option, frozen=True):
    """This card in play."""

    id: ThingId


class Draw(Verb, frozen=True, tag="draw"):
    """Draw battle cards."""

    count: Count = 1

    def do(self, game: Game, source: Source) -> Procedure[None]:
        for _ in range(self.count):
            yield from draw(game, source.seat, cites_of(game, source))


class DrawFeats(Verb, frozen=True, tag="draw-feat"):
    """Draw feats into hand."""

    count: Count = 1

    def do(self, game: Game, source: Source) -> Procedure[None]:
        for _ in range(self.count):
            yield from draw_feat(game, source.seat, cites_of(game, source))


class Gain(Verb, frozen=True, tag="power"):
    """Gain hero power."""

    amount: Count

    def do(self, game: Game, source: Source) -> Procedure[None]:
        yield from game.happen(PowerGained(source.seat, self.amount, because=cites_of(game, source)))


class Drain(Verb, frozen=True, tag="drain"):
    """Each opponent loses hero power."""

    amount: Count

    def do(self, game: Game, source: Source) -> Procedure[None]:
        for seat in game.seating.opponents[source.seat]:
            if game.player(seat).power:
                yield from game.happen(PowerTaken(seat, self.amount, because=cites_of(game, source)))


class MakeDiscard(Verb, frozen=True, tag="discard"):
    """Each opponent discards support cards of its choice from hand."""

    count: Count = 1

    def possible(self, game: Game, source: Source) -> bool:
        return any(game.player(seat).hand for seat in game.seating.opponents[source.seat])

    def do(self, game: Game, source: Source) -> Procedure[None]:
        for seat in game.seating.opponents[source.seat]:
            for _ in range(self.count):
                yield from discard_one(game, seat, source.card, cites_of(game, source))


class ShowHand(Verb, frozen=True, tag="show-hand"):
    """Each opponent shows the hand to the player of the text."""

    def possible(self, game: Game, source: Source) -> bool:
        return any(game.player(seat).hand for seat in game.seating.opponents[source.seat])

    def do(self, game: Game, source: Source) -> Procedure[None]:
        for seat in game.seating.opponents[source.seat]:
            cards = tuple(sorted(game.player(seat).hand))
            yield from game.happen(HandShown(seat, source.seat, cards, because=cites_of(game, source)))


class TakeFeat(Verb, frozen=True, tag="take-feat"):
    """Put the top feat face down into the Hall of Honour (W-ZONE-05), in the player's own turn only."""

    count: Count = 1

    def possible(self, game: Game, source: Source) -> bool:
        state = game.state
        return bool(state.feat_deck) and state.active == source.seat and not hall_is_closed(state)

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = (*cites_of(game, source), "W-ZONE-05")
        for _ in range(self.count):
            if self.possible(game, source):
                feat = game.state.feat_deck[-1]
                points = face(game, feat).from_deck
                yield from game.happen(FeatTaken(source.seat, feat, points, because=cites))


class TakeFromHistory(Verb, frozen=True, tag="take-back"):
    """Take a support card of a type from the own History into hand."""

    types: tuple[Word, ...] = TAKEN

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._cards(game, source.seat))

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        card = yield from picked_card(source.seat, "take-back", self._cards(game, source.seat), cites)
        if card is not None:
            yield from game.happen(TakenFromHistory(source.seat, card, because=cites))

    def _cards(self, game: Game, seat: Seat) -> list[CardId]:
        return [
            card for card in dict.fromkeys(game.player(seat).history) if game.card(card).type in self.types
        ]


class Recall(Verb, frozen=True, tag="recall"):
    """Return a character from the own History to the war camp."""

    ranks: tuple[Word, ...] = ()

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._cards(game, source.seat))

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        card = yield from picked_card(source.seat, "recall", self._cards(game, source.seat), cites)
        if card is not None:
            yield from game.happen(TakenFromHistory(source.seat, card, True, because=cites))

    def _cards(self, game: Game, seat: Seat) -> list[CardId]:
        """K-MONSTER: a monster does not return."""
        return [
            card
            for card in dict.fromkeys(game.player(seat).history)
            if game.card(card).type == CHARACTER
            and (not self.ranks or game.card(card).rank in self.ranks)
            and game.may_return_to_camp(card)
        ]


class Destroy(Verb, frozen=True, tag="destroy"):
    """Destroy a relic, a building or an enchantment of an opponent."""

    kind: Word

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._things(game, source))

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        things = self._things(game, source)
        if not things:
            return
        choice = Choice(
            source.seat,
            "destroy",
            [PickThing(one.id) for one in things],
            shape=QuestionShape.TARGET,
            secrecy=Secrecy.PUBLIC,
            subject=source.card,
            cites=cites,
        )
        id = (yield from choose(choice)).id
        one = game.state.card_in_play(id)
        if one is not None:
            yield from game.happen(CardLeft(id, one.seat, one.card, because=cites))

    def _things(self, game: Game, source: Source) -> list[CardInPlay]:
        state = game.state
        zones = {RELIC: state.relics, BUILDING: state.buildings, ENCHANTMENT: state.enchantments}
        return [one for one in zones[self.kind].values() if game.hostile(source.seat, one.seat)]


class SummonMinion(Verb, frozen=True, tag="minion"):
    """Summon minions beside the hero, beside the creature of the text, or in the deployment zone."""

    where: Word
    count: Count = 1

    def possible(self, game: Game, source: Source) -> bool:
        seat = source.seat
        return bool(game.player(seat).minion and self._places(game, source)) and at_limit(game, seat) is None

    def do(self, game: Game, source: Source) -> Procedure[None]:
        for _ in range(self.count):
            yield from enter_minion(game, source.seat, self._places(game, source), cites_of(game, source))

    def _places(self, game: Game, source: Source) -> list[tuple[int, int]]:
        if self.where == HOME:
            return entry_hexes(game, source.seat)
        return free_of(game, around(game, source, self.where))


class SummonCharacter(Verb, frozen=True, tag="summon"):
    """Summon a character from the war camp without paying (W-TURN-04), of some ranks only or of any.

    `no-star` among the ranks stands for characters without a star.
    """

    where: Word
    ranks: tuple[Word, ...] = ()

    def possible(self, game: Game, source: Source) -> bool:
        if at_limit(game, source.seat) is not None:
            return False
        return bool(self._cards(game, source.seat) and self._places(game, source))

    def do(self, game: Game, source: Source) -> Procedure[None]:
        if not self.possible(game, source):
            return
        cites = cites_of(game, source)
        card = yield from picked_card(source.seat, "summon", self._cards(game, source.seat), cites)
        if card is not None:
            places = self._places(game, source)
            at = yield from chosen_place(source.seat, "deploy", places, card, cites)
            yield from enter(game, source.seat, card, at, CAMP, because=cites)

    def _cards(self, game: Game, seat: Seat) -> list[CardId]:
        return [
            card
            for card in game.player(seat).camp
            if not self.ranks or (game.card(card).rank or UNRANKED) in self.ranks
        ]

    def _places(self, game: Game, source: Source) -> list[tuple[int, int]]:
        if self.where == HOME:
            return entry_hexes(game, source.seat)
        return free_of(game, around(game, source, self.where))


def picked_card(
    seat: Seat, kind: str, cards: list[CardId], cites: tuple[str, ...]
) -> Procedure[CardId | None]:
    """One of some cards that all may see."""
    if not cards:
        return None
    options = [PickCard(card) for card in cards]
    choice = Choice(
        seat, kind, options, shape=QuestionShape.CARD, secrecy=Secrecy.PUBLIC, cites=cites, always=True
    )
    return (yield from choose(choice)).card


def discard_one(game: Game, seat: Seat, by: CardId, cites: tuple[str, ...]) -> Procedure[None]:
    """A player discards a support card of its choice from hand, because a card says so."""
    hand = list(dict.fromkeys(game.player(seat).hand))
    if not hand:
        return
    options = [PickCard(card) for card in hand]
    choice = Choice(
        seat,
        "discard",
        options,
        shape=QuestionShape.CARD,
        secrecy=Secrecy.PRIVATE,
        cites=cites,
        always=True,
        subject=by,
    )
    card = (yield from choose(choice)).card
    yield from game.happen(Discarded(seat, card, because=cites))
