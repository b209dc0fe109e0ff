"""What cards in play give all the time: sentences with `always` (C-ABL-03, A-AURA)."""

from collections.abc import Iterator

from signum.classic.effects.carrying import stands
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import fits, meant
from signum.classic.game import Game
from signum.classic.state import Creature, Held
from signum.content import effects as e
from signum.content.cards import Card

_POINTED = (e.SELF, e.BEARER)


def sources(game: Game) -> Iterator[tuple[Source, Card]]:
    """Every card in play that gives something all the time."""
    for creature in game.state.creatures.values():
        card = game.cards.get(creature.card)
        if card is not None and _gives(card):
            yield Source(creature.seat, card.id, creature.id), card
    for terrain in game.state.terrains.values():
        card = game.cards.get(terrain.card)
        if card is not None and _gives(card):
            yield Source(terrain.seat, card.id, terrain.id), card
    for seat, player in enumerate(game.state.players):
        things = [(one.card, one.id) for one in player.city] + [(one.card, one.id) for one in player.relics]
        for name, holder in things:
            card = game.cards.get(name)
            if card is not None and _gives(card):
                yield Source(seat, card.id, holder), card


def granted(game: Game, giving: list[tuple[Source, Card]], creature: Creature) -> tuple[Held, ...]:
    """What a creature has from others at this moment."""
    gifts: list[Held] = []
    for source, card in giving:
        for effect in card.effects:
            if effect.when != e.ALWAYS or not stands(game, source, effect):
                continue
            if effect.who.kind in _POINTED:
                reached = creature.id in meant(game, source, effect.who)
            else:
                reached = fits(game, source, effect.who, creature)
            if reached:
                gains = [one for one in effect.what if isinstance(one, e.Gain)]
                gifts += [Held(one.ability, one.x, one.plus) for one in gains]
    return tuple(gifts)


def _gives(card: Card) -> bool:
    return any(effect.when == e.ALWAYS for effect in card.effects)
