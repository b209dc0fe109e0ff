"""Verbs about cards in play: their zones, and tapping (C-ZONE)."""

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import UNSET, UnsetType

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards import cards_in_play as cards
from signum.classic.chapters.combat.damage import EFFECT, Eliminated
from signum.classic.chapters.turn.zones import make_room, return_to_deck
from signum.classic.core.game import Game
from signum.classic.core.state import CHARACTER, Building, Creature, Relic
from signum.classic.core.values import returns_to_hand
from signum.classic.effects.card_events import KeptTapped, PlayedPutBack, PutBack, Regained
from signum.classic.effects.choosing import Target
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import meant
from signum.classic.effects.verbs.forms import OneOf
from signum.classic.effects.verbs.verb import Verb, standing
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Procedure, Refusal, Seat, choose
from signum.engine.records import replaced

_CHARACTERS: Final = e.BODIES - {e.HERO, e.MINION, e.BEARER}


TOP: Final = "top"
BOTTOM: Final = "bottom"


class ToHand(Verb, frozen=True, tag="to-hand"):
    """To the owner's hand, whoever controls it (C-ZONE-07); also a card that is being played."""

    orders = "acc"
    touches = _CHARACTERS
    harms = True
    drastic = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if game.value(returns_to_hand, creature):
                yield from cards.back_to_hand(game, creature, because=source.cites[0])
        if _being_played(game, source, targets):
            yield from make_room(game, source.player)
            yield from game.happen(Regained(source.player, source.played, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        if (refusal := _refused_return(one)) is not None:
            return refusal
        if game.value(returns_to_hand, one):
            return None
        return Refusal("cannot-return", game.sources(returns_to_hand, one), {"creature": one.id})


class ToDeck(Verb, frozen=True, tag="to-deck"):
    """To the owner's deck, which is shuffled (C-ZONE-04); also a card that is being played.

    Or it is put on top of the deck or under it, which is then not shuffled.
    """

    place: Annotated[str | UnsetType, OneOf(types=(TOP, BOTTOM))] = UNSET

    orders = "acc"
    touches = _CHARACTERS
    harms = True
    drastic = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for creature in standing(game, targets):
            if self.place:
                yield from self._put(game, source, creature)
            else:
                yield from cards.back_to_deck(game, creature, because=source.cites[0])
        if not _being_played(game, source, targets):
            return
        if self.place:
            card, seat, under = source.played, source.player, self.place == BOTTOM
            yield from game.happen(PlayedPutBack(seat, card, under, because=source.cites))
        else:
            yield from return_to_deck(game, source.player, source.played, "playing", because=source.cites[0])

    def _put(self, game: Game, source: Source, one: Creature) -> Procedure[None]:
        """Q-SET-05: a creature of a supply has no deck to lie on."""
        if cards.is_of_supply(game.state, one):
            yield from cards.back_to_deck(game, one, because=source.cites[0])
        elif self.refused(game, source, one) is None:
            under = self.place == BOTTOM
            yield from game.happen(PutBack(one.id, one.card, one.owner, under, because=source.cites))

    def refused(self, game: Game, source: Source, one: Creature) -> Refusal | None:
        return _refused_return(one)


def _refused_return(one: Creature) -> Refusal | None:
    """C-CARD-01, C-CARD-07: cards of heroes and minions are never in a deck or a hand."""
    if one.type == CHARACTER:
        return None
    return Refusal("no-card-to-return", ("C-CARD-01",), {"creature": one.id, "type": one.type})


def _being_played(game: Game, source: Source, targets: Sequence[int]) -> bool:
    """Whether the target is a card between the hand and the field."""
    return source.cause in targets and source.played in game.player(source.player).playing


class Destroy(Verb, frozen=True, tag="destroy"):
    """A building, a relic or a terrain leaves play; creatures are eliminated together."""

    orders = "acc"
    touches = e.BODIES | {e.BUILDING, e.RELIC, e.TERRAIN}
    harms = True
    drastic = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        by, dealer = source.by(game), source.dealer(game)
        fallen = [
            Eliminated(
                one.id, one.card, one.type, one.seat, one.owner, by, EFFECT, dealer, because=source.cites
            )
            for one in standing(game, targets)
        ]
        if fallen:
            game.dying.update([one.creature for one in fallen])
            yield from game.happen(*fallen)
        for holder in targets:
            yield from cards.destroy(game, holder, because=source.cites[0])


class Untap(Verb, frozen=True, tag="untap"):
    """A tapped card can be used again, a creature activated again."""

    orders = "acc"
    touches = e.BODIES | {e.BUILDING, e.RELIC}

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for holder in targets:
            found = cards.owner_of(game.state, holder)
            if found is not None and isinstance(found[1], Building | Relic) and found[1].tapped:
                yield from game.happen(cards.Untapped(found[0], found[1].card, holder, because=source.cites))
            creature = game.creature(holder)
            if creature is not None and creature.activated:
                yield from game.happen(cards.Readied(holder, because=source.cites))

    def is_settled(self) -> bool:
        return True


class Tap(Verb, frozen=True, tag="tap"):
    """A card cannot be used until it is untapped."""

    orders = "acc"
    touches = frozenset({e.SELF, e.BUILDING, e.RELIC})
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for holder in targets:
            found = cards.owner_of(game.state, holder)
            if found is not None and isinstance(found[1], Building | Relic) and not found[1].tapped:
                yield from game.happen(cards.Tapped(found[0], found[1].card, holder, because=source.cites))

    def is_settled(self) -> bool:
        return True


class KeepTapped(Verb, frozen=True, tag="keep-tapped"):
    """A tapped card stays tapped in its player's next beginning phase (C-TURN-02)."""

    touches = frozenset({e.SELF, e.BUILDING, e.RELIC})
    harms = True

    def do(self, game: Game, source: Source, targets: Sequence[int], until: int) -> Procedure[None]:
        for holder in targets:
            found = cards.owner_of(game.state, holder)
            if found is not None and isinstance(found[1], Building | Relic) and found[1].tapped:
                yield from game.happen(KeptTapped(found[0], found[1].card, holder, because=source.cites))

    def is_settled(self) -> bool:
        return True


def sacrifice(game: Game, source: Source, seat: Seat, who: e.Who) -> Procedure[int]:
    """A player gives up a creature, which is eliminated by nobody's attack, a building or a relic.

    Return what it was.
    """
    options = [Target(one) for one in meant(game, replaced(source, seat=seat), who)]
    if not options:
        return 0
    choice = Choice(
        seat,
        "sacrifice",
        options,
        shape=QuestionShape.TARGET,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card},
    )
    picked = yield from choose(choice)
    one = game.creature(picked.target)
    if one is None:
        yield from cards.destroy(game, picked.target, because=source.cites[0])
        return picked.target
    by, dealer = source.by(game), source.dealer(game)
    game.dying.add(one.id)
    yield from game.happen(
        Eliminated(one.id, one.card, one.type, one.seat, one.owner, by, EFFECT, dealer, because=source.cites)
    )
    return one.id
