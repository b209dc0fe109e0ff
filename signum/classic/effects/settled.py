"""Sentences whose order no player has to choose: their targets are known beforehand (C-ABL-07)."""

from collections.abc import Hashable, Sequence

from signum.classic.cards import vocabulary as e
from signum.classic.cards.vocabulary import Effect
from signum.classic.core.game import Game
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import meant
from signum.classic.effects.verbs.verb import Verb
from signum.engine.order import Alike


def is_settled(effect: Effect) -> bool:
    """Whether a sentence leaves nothing to a player or to dice, so that its targets are known."""
    asks = effect.may or effect.either or effect.who.choose or effect.unless_paid or effect.faces
    return (
        not asks
        and not effect.price
        and not effect.tokens
        and not effect.terms
        and all(one.is_settled() for one in effect.what)
    )


def touched(game: Game, source: Source, effect: Effect) -> frozenset[Hashable]:
    """Everything that a settled sentence reads or writes; prosperity and drawn cards add up in any order."""
    things: set[Hashable] = set()
    targets = meant(game, source, effect.who)
    for what in effect.what:
        if what.of_players:
            seats = targets if effect.who.kind == e.PLAYER else [source.seat]
            own = source.holder if what.adds_up() else 0
            things |= {(type(what).__name__, seat, own) for seat in seats}
    others = [what for what in effect.what if not what.of_players]
    if others:
        way = _adds_up(others)
        things |= {Alike(target, way) for target in targets} if way else set(targets)
    return frozenset(things)


def _adds_up(verbs: Sequence[Verb]) -> str:
    """The one way in which all verbs add up, or None if their order matters."""
    ways = {one.adds_up() for one in verbs}
    return ways.pop() if len(ways) == 1 else ""
