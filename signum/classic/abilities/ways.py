"""Abilities about moving: flying, jumping, running, difficult terrain, backstabs, melee reach."""

from typing import Final

from signum.classic.core.figures import distance
from signum.classic.core.game import Bearer
from signum.classic.core.values import (
    backstabbed,
    backstabbed_on_escape,
    flies,
    jumps,
    may_fight_after_running,
    may_run,
    melee_reach,
    movement,
    slowed_by_terrain,
)
from signum.engine.abilities import Ability
from signum.engine.values import FORBID, SET

agile = Ability("A-AGILE")
rooted = Ability("cannot-move")
bonus_movement = Ability("movement")
flight = Ability("A-FLIGHT")
jump = Ability("A-JUMP")
lunge = Ability("A-LUNGE")
pathfinder = Ability("A-PATHFINDER")
quick = Ability("A-QUICK")
slow = Ability("A-SLOW")

ABILITIES = (agile, bonus_movement, flight, jump, lunge, pathfinder, quick, rooted, slow)

LUNGE: Final = distance("A-LUNGE", "reach")


@bonus_movement.changes(movement)
def faster(me: Bearer, letter: int) -> int:
    """+S movement: 0 becomes S, S becomes M (C-MOV-07)."""
    return letter + me.x


@rooted.changes(movement, how=FORBID)
def stay(me: Bearer, letter: int) -> int:
    """It cannot move, whatever gives it movement."""
    return 0


@agile.changes(backstabbed_on_escape, how=SET)
def slip_away(me: Bearer, stabbed: bool) -> bool:
    """It cannot be backstabbed when it leaves contact completely."""
    return False


@agile.changes(backstabbed, how=SET, when=lambda me: me.game.edition.agile_always)
def never_caught(me: Bearer, stabbed: bool) -> bool:
    """In the first edition it cannot be backstabbed at all."""
    return False


@flight.changes(flies, how=SET)
def take_wing(me: Bearer, flying: bool) -> bool:
    """Moves over miniatures and terrain."""
    return True


@flight.changes(slowed_by_terrain, how=SET)
@pathfinder.changes(slowed_by_terrain, how=SET)
def surefooted(me: Bearer, slowed: bool) -> bool:
    """Ignores difficult terrain."""
    return False


@jump.changes(jumps, how=SET)
def leap(me: Bearer, jumping: bool) -> bool:
    """Moves in one straight line over miniatures."""
    return True


@lunge.changes(melee_reach, how=SET)
def reach_out(me: Bearer, reach: int) -> int:
    """May declare melee from farther away with line of sight."""
    return LUNGE


@quick.changes(may_fight_after_running, how=SET)
def run_and_strike(me: Bearer, may: bool) -> bool:
    """May declare melee after running."""
    return True


@slow.changes(may_run, how=FORBID)
def plod(me: Bearer, may: bool) -> bool:
    """Cannot run."""
    return False
