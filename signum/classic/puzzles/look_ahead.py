"""The options and throws that a proof tries in the classic game.

Every listed option is tried. Of the places to which a creature can go, those are tried where it comes into
contact with an enemy by the shortest path, and those that the puzzle names.
"""

from collections.abc import Sequence
from typing import Any

from signum.classic.chapters.combat.attacks import ATTACK, DEFENCE, AttackDeclared
from signum.classic.chapters.combat.melee import PARRYING
from signum.classic.chapters.field.movement import MOVE, Move
from signum.classic.chapters.turn.activation import PassRest
from signum.classic.core.dice import DIE, FACES, Face
from signum.classic.core.game import Game
from signum.classic.core.successes import SUCCEEDING
from signum.classic.core.values import striking_faces
from signum.classic.findings.attack_odds import RANGED_FACES
from signum.classic.findings.reach import approach
from signum.classic.odds.outcomes import DICE, answers
from signum.engine.enumeration import NO_FACES, Thrown, unlike_throws
from signum.engine.questions import Choice, Option, Roll
from signum.engine.records import packed


def tried(game: Game, choice: Choice[Any]) -> list[Option]:
    """The options that are tried; all remaining creatures are activated or left one by one, not at once."""
    found: list[Option] = [one for one in choice.options() if not isinstance(one, PassRest)]
    mover = game.creature(game.state.acting)
    if mover is not None and choice.kind == "action" and not game.foes_in_contact(mover):
        places = [approach(game, mover, foe, MOVE).to for foe in game.foes(mover.seat)]
        found += [Move(to) for to in dict.fromkeys(places) if to is not None]
    if not found:
        for offer in choice.offers:
            found += [one for one in offer.suggestions()[:1] if choice.allows(one)]
    return found


def throws(game: Game, question: Roll) -> Sequence[Thrown]:
    """The throws with different effects, each with the number of ways it can fall."""
    if question.dice[0] != DIE:
        return [((one,), 1) for one in range(1, question.dice[0].sides + 1)]
    good = _succeeding(game, question)
    if good is None or answers(game, *DICE):
        return unlike_throws(question.dice, SUCCEEDING.get(question.why, NO_FACES))
    if len(good) in (0, len(FACES)):
        return [((1,) * question.count, 1)]
    return unlike_throws(question.dice, good)


def _succeeding(game: Game, question: Roll) -> frozenset[Face] | None:
    """The faces that count in an attack, if nothing else about its dice matters."""
    if question.why == DEFENCE:
        return PARRYING
    attack = next((one for one in reversed(game.log) if isinstance(one, AttackDeclared)), None)
    if question.why != ATTACK or attack is None:
        return None
    if attack.attack in RANGED_FACES:
        return RANGED_FACES[attack.attack]
    one, other = game.creature(attack.attacker), game.creature(attack.target)
    if one is None or other is None:
        return None
    me, foe = (one, other) if one.seat == question.seat else (other, one)
    return game.value(striking_faces, me, foe)


def key(game: Game) -> bytes:
    """Everything that matters for the future; the number of applied effects does not."""
    state = game.state.copy()
    state.tick = 0
    return packed(state)
