"""The verb that summons minions: C-CARD-07, C-SUM-05."""

from collections.abc import Sequence

from signum.classic.cards import vocabulary as e
from signum.classic.chapters.field.minions import summon_minions
from signum.classic.core.game import Game
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs import verb
from signum.engine.questions import Procedure


@verb(e.SummonMinion)
def summoning(
    game: Game, source: Source, targets: Sequence[int], what: e.SummonMinion, until: int
) -> Procedure[None]:
    """In contact with each who is meant (C-SUM-05)."""
    yield from summon_minions(game, source.seat, targets, source.card)
