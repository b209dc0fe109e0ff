"""Dice that a text throws at creatures: each that shows the right face hurts."""

from collections.abc import Sequence

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.combat.damage import EFFECT, EFFECT_WOUNDS, Blow, deal
from signum.classic.chapters.combat.rolls import throw
from signum.classic.core.dice import dice, faces
from signum.classic.core.game import Game
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs import verb
from signum.engine.questions import Procedure
from signum.engine.throwing import throw_dice


@verb(e.Blast)
def blasting(
    game: Game, source: Source, targets: Sequence[int], what: e.Blast, until: int
) -> Procedure[None]:
    """Each target is rolled for by itself; all are hurt together (C-DMG-01)."""
    cause = EFFECT_WOUNDS if what.wounds else EFFECT
    blows: list[Blow] = []
    for target in targets:
        if game.in_play(target):
            hits = yield from thrown(game, source, what)
            blows.append(Blow(target, hits, source.by(game), cause, source.cites))
    yield from deal(game, *[blow for blow in blows if blow.amount])


def thrown(game: Game, source: Source, what: e.Blast) -> Procedure[int]:
    """How many of the dice hit; they are thrown for the creature that the text stands on."""
    creature = source.creature(game)
    if creature is not None and creature.seat == source.seat and game.in_play(creature.id):
        shown = yield from throw(game, creature, what.dice, "text", source.cites[0])
    else:
        shown = faces((yield from throw_dice(game, source.seat, dice(what.dice), why="text")))
    return sum([face in what.faces for face in shown])
