"""The verbs: one function each, from a source and its targets to what happens."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from signum.classic import cards, control
from signum.classic.damage import EFFECT, EFFECT_WOUNDS, Blow, deal, heal
from signum.classic.effects.sources import Source
from signum.classic.gains import gain, lose, moment_of
from signum.classic.game import Game
from signum.classic.state import Building, Creature
from signum.classic.zones import Discarded, draw, prosper
from signum.content import effects as e
from signum.engine.questions import Choice, Option, Procedure, choose

Work: TypeAlias = Callable[[Game, Source, Sequence[int], Any, str], Procedure[None]]

VERBS: dict[type, Work] = {}


class PickCard(Option, frozen=True):
    """Which card of a hand or a graveyard."""

    card: str


def verb(kind: type) -> Callable[[Work], Work]:
    """The function does what this part of the vocabulary says."""

    def register(work: Work) -> Work:
        VERBS[kind] = work
        return work

    return register


@verb(e.Damage)
def damage(game: Game, source: Source, targets: Sequence[int], what: e.Damage, until: str) -> Procedure[None]:
    """Damage takes armour first (C-DMG-01)."""
    by = source.holder or None
    yield from deal(game, *[Blow(one, what.amount, by, EFFECT, source.cites) for one in targets])


@verb(e.Wound)
def wound(game: Game, source: Source, targets: Sequence[int], what: e.Wound, until: str) -> Procedure[None]:
    """Wounds pass armour (C-DMG-01)."""
    by = source.holder or None
    yield from deal(game, *[Blow(one, what.amount, by, EFFECT_WOUNDS, source.cites) for one in targets])


@verb(e.Heal)
def healing(game: Game, source: Source, targets: Sequence[int], what: e.Heal, until: str) -> Procedure[None]:
    """Wounds are removed (A-HEALING)."""
    for creature in _creatures(game, targets):
        yield from heal(game, creature, what.amount, because="A-HEALING")


@verb(e.Gain)
def gaining(game: Game, source: Source, targets: Sequence[int], what: e.Gain, until: str) -> Procedure[None]:
    """An ability, or more of a parameter, for as long as is said (C-PLAY-07)."""
    for creature in _creatures(game, targets):
        moment = moment_of(game.state, until)
        yield from gain(game, creature, what.ability, what.x, plus=what.plus, until=moment)


@verb(e.Lose)
def losing(game: Game, source: Source, targets: Sequence[int], what: e.Lose, until: str) -> Procedure[None]:
    """An ability is gone."""
    for creature in _creatures(game, targets):
        yield from lose(game, creature, what.ability, because=source.cites[0])


@verb(e.Draw)
def drawing(game: Game, source: Source, targets: Sequence[int], what: e.Draw, until: str) -> Procedure[None]:
    """The controller's own deck (C-ZONE-06), card by card."""
    for _ in range(what.cards):
        yield from draw(game, source.seat, because="C-ZONE-06")


@verb(e.Discard)
def discarding(
    game: Game, source: Source, targets: Sequence[int], what: e.Discard, until: str
) -> Procedure[None]:
    """Each player meant discards cards of the own choice."""
    for seat in targets:
        for _ in range(what.cards):
            hand = game.player(seat).hand
            if hand:
                options = [PickCard(card) for card in dict.fromkeys(hand)]
                choice = Choice(seat, "discard", options, cites=source.cites, about={"card": source.card})
                picked = yield from choose(choice)
                yield from game.happen(Discarded(seat, picked.card, because=source.cites))


@verb(e.Prosper)
def prospering(
    game: Game, source: Source, targets: Sequence[int], what: e.Prosper, until: str
) -> Procedure[None]:
    """The controller, or each player meant, gains prosperity or loses what there is."""
    for seat in targets:
        amount = max(what.amount, -game.player(seat).prosperity)
        yield from prosper(game, seat, amount, because=source.cites[0])


@verb(e.ToHand)
def to_hand(
    game: Game, source: Source, targets: Sequence[int], what: e.ToHand, until: str
) -> Procedure[None]:
    """To the owner's hand, whoever controls it (C-ZONE-07)."""
    for creature in _creatures(game, targets):
        yield from cards.back_to_hand(game, creature, because=source.cites[0])


@verb(e.ToDeck)
def to_deck(
    game: Game, source: Source, targets: Sequence[int], what: e.ToDeck, until: str
) -> Procedure[None]:
    """To the owner's deck, which is shuffled (C-ZONE-04)."""
    for creature in _creatures(game, targets):
        yield from cards.back_to_deck(game, creature, because=source.cites[0])


@verb(e.Destroy)
def destroying(
    game: Game, source: Source, targets: Sequence[int], what: e.Destroy, until: str
) -> Procedure[None]:
    """A building, a relic, a terrain."""
    for holder in targets:
        yield from cards.destroy(game, holder, because=source.cites[0])


@verb(e.Untap)
def untapping(
    game: Game, source: Source, targets: Sequence[int], what: e.Untap, until: str
) -> Procedure[None]:
    """A card can be used again, a creature activated again."""
    for holder in targets:
        found = cards.owner_of(game.state, holder)
        if found is not None and isinstance(found[1], Building) and found[1].tapped:
            yield from game.happen(cards.Untapped(found[0], found[1].card, holder, because=source.cites))
        elif game.creature(holder) is not None:
            yield from game.happen(cards.Readied(holder, because=source.cites))


@verb(e.Tap)
def tapping(game: Game, source: Source, targets: Sequence[int], what: e.Tap, until: str) -> Procedure[None]:
    """A card cannot be used until it is untapped."""
    for holder in targets:
        found = cards.owner_of(game.state, holder)
        if found is not None and isinstance(found[1], Building) and not found[1].tapped:
            yield from game.happen(cards.Tapped(found[0], found[1].card, holder, because=source.cites))


@verb(e.SkipActivation)
def skipping(
    game: Game, source: Source, targets: Sequence[int], what: e.SkipActivation, until: str
) -> Procedure[None]:
    """The next activation is spent doing nothing."""
    for creature in _creatures(game, targets):
        yield from game.happen(control.ActivationLost(creature.id, because=source.cites))


@verb(e.Control)
def controlling(
    game: Game, source: Source, targets: Sequence[int], what: e.Control, until: str
) -> Procedure[None]:
    """The creature obeys the source's player for as long as is said (C-ZONE-07)."""
    for creature in _creatures(game, targets):
        moment = moment_of(game.state, until)
        yield from control.take_control(game, creature, source.seat, moment, because=source.cites[0])


@verb(e.RecallFromGraveyard)
def recalling(
    game: Game, source: Source, targets: Sequence[int], what: e.RecallFromGraveyard, until: str
) -> Procedure[None]:
    """A card of the own graveyard, of the player's choice, comes to the hand."""
    graveyard = game.player(source.seat).graveyard
    fitting = [one for one in dict.fromkeys(graveyard) if what.card_type in ("", game.type_of(one))]
    if fitting:
        options = [PickCard(card) for card in fitting]
        choice = Choice(source.seat, "recall", options, cites=source.cites, about={"card": source.card})
        picked = yield from choose(choice)
        yield from game.happen(cards.Recalled(source.seat, picked.card, because=source.cites))


def _creatures(game: Game, targets: Sequence[int]) -> list[Creature]:
    """Those of the targets that are still on the field."""
    return [one for id in targets if (one := game.creature(id)) is not None]
