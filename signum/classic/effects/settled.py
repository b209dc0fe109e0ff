"""Which sentences nobody is asked to put in order: what they touch is settled beforehand (C-ABL-07)."""

from collections.abc import Hashable, Sequence
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.vocabulary import Effect, What
from signum.classic.core.game import Game
from signum.classic.effects.hands import VERBS as OF_PLAYERS
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import meant
from signum.engine.order import Alike

_SETTLED: Final = (e.Gain, e.Heal, e.Prosper, e.Draw, e.Untap, e.Tap, e.SkipActivation)
"""Verbs that ask nobody, eliminate nobody and touch nothing but their targets."""


def is_settled(effect: Effect) -> bool:
    """Whether nothing of a sentence is left to anybody or to fate, so that what it touches is known."""
    asks = effect.may or effect.either or effect.who.choose or effect.unless_paid or effect.faces
    gains = [one for one in effect.what if isinstance(one, e.Gain)]
    lessens = any(one.x < 0 for one in gains) or any(
        isinstance(one, e.Prosper) and one.amount < 0 for one in effect.what
    )
    return not asks and not lessens and all(isinstance(one, _SETTLED) for one in effect.what)


def touched(game: Game, source: Source, effect: Effect) -> frozenset[Hashable]:
    """What a settled sentence reads or writes. Prosperity and cards drawn add up in any order."""
    things: set[Hashable] = set()
    targets = meant(game, source, effect.who)
    for what in effect.what:
        if isinstance(what, OF_PLAYERS):
            seats = targets if effect.who.kind == e.PLAYER else [source.seat]
            own = source.holder if isinstance(what, e.Prosper | e.Draw) else 0
            things |= {(type(what).__name__, seat, own) for seat in seats}
    others = [what for what in effect.what if not isinstance(what, OF_PLAYERS)]
    if others:
        way = _adds_up(others)
        things |= {Alike(target, way) for target in targets} if way else set(targets)
    return frozenset(things)


def _adds_up(verbs: Sequence[What]) -> str:
    """The one way in which verbs touch their targets, if it is the same in any order; nothing otherwise."""
    if all(isinstance(one, e.Heal) for one in verbs):
        return "heal"
    return "gain" if all(isinstance(one, e.Gain) and one.plus for one in verbs) else ""
