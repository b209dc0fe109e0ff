"""What the Overlord's creatures would do now, by their patterns and in their order (Q-PVE-04)."""

from msgspec import Struct

from signum.classic.chapters.field.movement import MOVE, Piece, allowance, piece_of, way_to
from signum.classic.chapters.quest.behaviour import CreaturePlan, planned
from signum.classic.chapters.quest.placing import is_alone
from signum.classic.chapters.quest.rounds import in_order
from signum.classic.core.game import Game
from signum.classic.core.state import ACTIVATION, Creature, CreatureId
from signum.classic.quests.active import OVERLORD_SEAT
from signum.classic.quests.cards import Behaviour
from signum.engine.units import Point


class PlannedStep(Struct, frozen=True):
    """One creature's next activation if nothing changes before it."""

    creature: CreatureId
    does: str
    target: int
    """The creature or terrain that it aims at; 0 for none."""
    to: Point | None
    path: tuple[Piece, ...]
    line: Behaviour | None = None
    """The line of its pattern that it follows."""


def overlord_plans(game: Game) -> list[PlannedStep]:
    """The steps of the Overlord's turn that are still to come, as far as they are known."""
    if game.state.quest is None or not is_alone(game):
        return []
    acting = game.state.active == OVERLORD_SEAT and game.state.phase == ACTIVATION
    coming = [one for one in in_order(game, game.creatures(OVERLORD_SEAT)) if not (acting and one.activated)]
    return [_step(game, one, planned(game, one)) for one in coming]


def _step(game: Game, creature: Creature, plan: CreaturePlan) -> PlannedStep:
    path: tuple[Piece, ...] = ()
    if plan.to is not None:
        way = way_to(game, creature, plan.to, MOVE, allowance(game, creature, MOVE))
        legs = [] if way is None else way.path.legs
        path = tuple([piece for leg in legs if (piece := piece_of(leg)) is not None])
    return PlannedStep(creature.id, plan.does, plan.target, plan.to, path, plan.line)
