"""Carrying out the sentences of a card: C-PLAY-03 to -07, C-CARD-06."""

from signum.classic.effects.sources import Source
from signum.classic.effects.targets import chosen, meant
from signum.classic.effects.verbs import VERBS
from signum.classic.game import Game
from signum.content import effects as e
from signum.content.cards import Card
from signum.content.effects import Effect
from signum.engine.confirming import confirm
from signum.engine.questions import Procedure


def carry_out(game: Game, source: Source, effect: Effect) -> Procedure[None]:
    """One sentence: its player may be asked whether, then for targets, then every verb in order."""
    if not stands(game, source, effect):
        return
    if effect.may and not (
        yield from confirm(source.seat, "use-text", cites=source.cites, about={"card": source.card})
    ):
        return
    targets = yield from chosen(game, source, effect.who)
    if not targets and effect.who.kind not in (e.SELF, e.PLAYER):
        return
    for what in effect.what:
        yield from VERBS[type(what)](game, source, targets, what, effect.until)


def carry_out_all(game: Game, source: Source, card: Card, moment: str) -> Procedure[None]:
    """Every sentence of a card that belongs to a moment, in their order."""
    for effect in card.effects:
        if effect.when == moment:
            yield from carry_out(game, source, effect)


def stands(game: Game, source: Source, effect: Effect) -> bool:
    """C-CARD-06: a sentence after a building's name holds only while that building stands in the own City."""
    if not effect.standing:
        return True
    return any(building.card == effect.standing for building in game.player(source.seat).city)


def has_targets(game: Game, source: Source, card: Card, moment: str) -> bool:
    """Whether at least one sentence of a moment has somebody to touch, or needs nobody."""
    sentences = [one for one in card.effects if one.when == moment and stands(game, source, one)]
    return not sentences or any(
        one.who.kind in (e.SELF, e.BEARER, e.PLAYER) or meant(game, source, one.who) for one in sentences
    )
