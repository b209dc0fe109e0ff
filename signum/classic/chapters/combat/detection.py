"""Detecting hidden creatures: C-STL-03, C-STL-04."""

from typing import ClassVar

from signum.classic.chapters.combat.ranged import MAGIC, refused_range, refused_to_shoot
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.combat.stealth import lose_token
from signum.classic.core.events import OfCreature
from signum.classic.core.game import Game
from signum.classic.core.measuring import distance
from signum.classic.core.state import Creature, CreatureId, State
from signum.classic.core.values import magical_shot
from signum.engine.questions import Option, Procedure, Refusal


class Detect(Option, frozen=True):
    """A creature tries to find a hidden enemy."""

    target: CreatureId


class DetectionDeclared(OfCreature, frozen=True):
    """A creature looks for a hidden enemy."""

    target: CreatureId

    follows: ClassVar[tuple[str, ...]] = ("C-TURN-08",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


def detect(game: Game, creature: Creature, target: Creature) -> Procedure[bool]:
    """Roll one die; a detected creature loses its token (C-STL-03, C-STL-04).

    Return whether it can be attacked at once. A hidden finder stays hidden (C-STL-05).
    """
    rule = "C-STL-03" if game.in_contact(creature, target) else "C-STL-04"
    if not (yield from game.happen(DetectionDeclared(creature.id, target.id, because=(rule,)))):
        return False
    if not (game.in_play(creature.id) and game.in_play(target.id)):
        return False
    (face,) = yield from throw(game, creature, 1, "detection", rule, game.edition.finds_stealth_on)
    if face in game.edition.finds_stealth_on and game.in_play(target.id):
        yield from lose_token(game, target, rule)
    return game.in_play(creature.id) and game.in_play(target.id) and not target.hidden


def detections(game: Game, creature: Creature) -> list[Detect]:
    """The hidden enemies in contact, and with magic those that it could shoot at."""
    hidden = [foe for foe in game.foes(creature.seat) if foe.hidden]
    if hidden and not _by_magic(game, creature):
        hidden = [foe for foe in hidden if game.in_contact(creature, foe)]
    return [Detect(foe.id) for foe in hidden]


def refused_detection(game: Game, creature: Creature, target: CreatureId) -> Refusal | None:
    """The reason why a creature cannot try to detect another: no contact, or a magical shot is impossible."""
    foe = game.creature(target)
    if foe is None:
        return Refusal("no-such-creature", ("C-STL-03",), {"creature": target})
    if not game.is_foe(creature, foe):
        return Refusal("not-an-enemy", ("C-STL-03",), {"creature": target})
    if not foe.hidden:
        return Refusal("not-hidden", ("C-STL-03",), {"creature": target})
    if game.in_contact(creature, foe):
        return None
    if not _by_magic(game, creature):
        return Refusal("not-in-contact", ("C-STL-03",), {"creature": target, "gap": distance(creature, foe)})
    return refused_to_shoot(game, creature, MAGIC) or refused_range(game, creature, foe, MAGIC)


def _by_magic(game: Game, creature: Creature) -> bool:
    return game.edition.finds_by_magic and game.value(magical_shot, creature) > 0
