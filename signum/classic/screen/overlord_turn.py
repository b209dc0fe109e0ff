"""The Overlord's turn as foretold on a screen: kinds in their order with the next steps (Q-PVE-01)."""

from itertools import groupby
from typing import Final

from signum.classic.chapters.quest.placing import is_alone
from signum.classic.chapters.quest.rounds import in_order, rank_of
from signum.classic.core.game import Game
from signum.classic.core.state import ACTIVATION, CONSTRUCTION, Creature
from signum.classic.findings.overlord_plans import PlannedStep, overlord_plans
from signum.classic.findings.position import KnownPosition
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.classic.screen.wire import ComingKind, OverlordStep
from signum.classic.telling.quests import BEHAVES, QuestTelling

FORESEEN: Final = (CONSTRUCTION, ACTIVATION)
"""The phases in whose questions the Hero's player plans, so that the next steps are worked out."""


def coming(told: QuestTelling, position: KnownPosition) -> tuple[ComingKind, ...]:
    """Every kind of the Overlord's creatures on the field, in the order of its turn."""
    choice, game = position.match.choice(HERO_SEAT), position.game
    if choice is None or game.state.phase not in FORESEEN or not is_alone(game):
        return ()
    steps = {one.creature: _step(told, one) for one in overlord_plans(game)}
    kinds = groupby(in_order(game, game.creatures(OVERLORD_SEAT)), key=lambda one: rank_of(game, one))
    return tuple([_kind(told, game, list(those), steps) for _, those in kinds])


def _kind(
    told: QuestTelling, game: Game, those: list[Creature], steps: dict[int, OverlordStep]
) -> ComingKind:
    acting = game.state.active == OVERLORD_SEAT and game.state.phase == ACTIVATION
    done = len([one for one in those if one.activated]) if acting else 0
    names = list(dict.fromkeys([told.names.card(one.card) for one in those]))
    return ComingKind(
        ", ".join(names), len(those), done, tuple([steps[one.id] for one in those if one.id in steps])
    )


def _step(told: QuestTelling, one: PlannedStep) -> OverlordStep:
    words = told.foretold(one)
    return OverlordStep(one.creature, one.target, one.to, one.path, words, told.reason(one), BEHAVES)
