"""Leaving contact with all enemies: a destination, and the backstabs for it."""

from signum.classic.chapters.field.movement import MOVE, refused_move, suggested_places
from signum.classic.core.game import Game
from signum.classic.core.measuring import foes_met
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import movement
from signum.classic.findings.reach import stabbers
from signum.engine.units import Point


def way_out(game: Game, me: Creature) -> Point | None:
    """A place where a creature in contact would touch no enemy, if it can move to one."""
    if not game.foes_in_contact(me) or not game.value(movement, me):
        return None
    for to in suggested_places(game, me, MOVE):
        if not foes_met(game, me, to) and refused_move(game, me, to, MOVE) is None:
            return to
    return None


def stabbers_on_leaving(game: Game, me: Creature) -> list[CreatureId] | None:
    """The enemies that would stab a creature if it left all contact; empty if it cannot or need not."""
    to = way_out(game, me)
    return None if to is None else stabbers(game, me, to, MOVE)
