"""Backstabs: C-BACK."""

from collections.abc import Sequence
from typing import Final

from signum.classic.chapters.combat.damage import BACKSTAB, Blow, deal
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.combat.shields import is_target
from signum.classic.chapters.combat.stealth import lose_token
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.core.measuring import foes_met
from signum.classic.core.state import Creature
from signum.classic.core.values import backstabbed, backstabbed_on_escape, striking_faces
from signum.engine.confirming import confirm
from signum.engine.questions import Procedure
from signum.engine.values import Value

BACKSTABS: Final = "backstabs"
DAMAGE: Final = number("C-BACK-02", "damage")


def stabbed_for_leaving(
    game: Game, creature: Creature, to: tuple[int, int], *, placed: bool = False
) -> Procedure[None]:
    """Moving in contact or leaving it draws a backstab of each visible enemy there (C-BACK-01).

    A placed creature is stabbed only by the enemies that it leaves, because placing is not moving.
    """
    met = foes_met(game, creature, to)
    foes = [foe for foe in game.foes_in_contact(creature) if not (foe.hidden or (placed and foe in met))]
    value = backstabbed if met else backstabbed_on_escape
    yield from stab(game, creature, foes, value, "C-BACK-01")


def stabbed_for_running(game: Game, creature: Creature) -> Procedure[None]:
    """A creature that runs into contact is stabbed by each enemy it now touches (C-RUN-04)."""
    foes = yield from willing(game, creature, game.foes_in_contact(creature))
    yield from stab(game, creature, foes, backstabbed, "C-RUN-04")


def willing(game: Game, creature: Creature, foes: Sequence[Creature]) -> Procedure[list[Creature]]:
    """C-BACK-04: a hidden enemy may stab, and then loses its token."""
    if creature.hidden or not game.value(backstabbed, creature) or not is_target(game, creature, BACKSTABS):
        return []
    those = []
    for foe in foes:
        if foe.hidden:
            about = {"creature": foe.id, "target": creature.id}
            cites = ("C-BACK-04",)
            if not (yield from confirm(foe.seat, "backstab", subject=foe.id, cites=cites, about=about)):
                continue
            yield from lose_token(game, foe, "C-BACK-04")
        those.append(foe)
    return those


def stab(
    game: Game, creature: Creature, foes: Sequence[Creature], value: Value[bool], because: str
) -> Procedure[None]:
    """Each enemy rolls one die; there is no defence, and each success deals damage (C-BACK-02, C-BACK-03).

    Q-PVE-04: a creature that nobody plays always succeeds.
    """
    if not foes or not game.in_play(creature.id) or creature.hidden or not game.value(value, creature):
        return
    if not is_target(game, creature, BACKSTABS):
        return
    blows = []
    for foe in foes:
        if foe.seat in game.mode.scripted:
            blows.append(Blow(creature.id, DAMAGE, foe.id, BACKSTAB, (because, "Q-PVE-04")))
            continue
        striking = game.value(striking_faces, foe, creature)
        (face,) = yield from throw(game, foe, 1, "backstab", "C-BACK-02", striking)
        if face in game.value(striking_faces, foe, creature):
            blows.append(Blow(creature.id, DAMAGE, foe.id, BACKSTAB, (because, "C-BACK-02")))
    yield from deal(game, *blows)
