"""The melee targets of a creature, and the refusals: C-MEL-01, C-MEL-08, C-STL-01."""

from signum.classic.chapters.combat.attacks import refused_attack, refused_enemy, refused_line
from signum.classic.chapters.combat.shields import is_target, no_target
from signum.classic.core.attack_kinds import MAGICAL, MAGICAL_STRIKE, MELEE
from signum.classic.core.game import Game
from signum.classic.core.measuring import DISTANCES, distance, no_farther
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import (
    draws_attacks,
    draws_attacks_within,
    magical_strike,
    melee_reach,
    strength,
)
from signum.engine.questions import Facts, Refusal


def refused_fight(game: Game, creature: Creature, target: CreatureId) -> Refusal | None:
    """Why a creature cannot declare melee combat on another."""
    reach = game.value(melee_reach, creature)
    return refused_target(game, creature, target, MELEE, reach) or refused_without_dice(game, creature)


def refused_magical_strike(game: Game, creature: Creature, target: CreatureId) -> Refusal | None:
    """Why a creature cannot declare a magical strike on another."""
    if not game.value(magical_strike, creature):
        if abilities := game.sources(magical_strike, creature):
            return Refusal("zero-value", ("C-DRG-01",), {"creature": creature.id, "ability": abilities[0]})
        return Refusal("no-magical-strike", ("C-MEL-08",), {"creature": creature.id})
    return refused_target(game, creature, target, MAGICAL_STRIKE, 0)


def refused_target(
    game: Game, creature: Creature, target: CreatureId, attack: str, reach: int
) -> Refusal | None:
    """Why a creature cannot be attacked in melee."""
    rule = "C-MEL-01" if attack == MELEE else "C-MEL-08"
    refused = refused_attack(game, creature) or refused_enemy(game, creature, target, rule)
    if refused is not None:
        return refused
    foe = game.state.creatures[target]
    return (
        refused_out_of_contact(game, creature, foe, rule, reach)
        or no_target(game, foe, attack)
        or refused_by_defenders(game, creature, foe, attack)
    )


def refused_out_of_contact(
    game: Game, creature: Creature, foe: Creature, rule: str, reach: int
) -> Refusal | None:
    """Why a creature is too far away, or not seen, to be attacked in melee."""
    if game.in_contact(creature, foe):
        return None
    facts: Facts = {"creature": foe.id, "gap": distance(creature, foe)}
    if not reach:
        return Refusal("not-in-contact", (rule,), facts)
    if not no_farther(creature, foe, reach):
        return Refusal("out-of-reach", game.sources(melee_reach, creature), {**facts, "reach": reach})
    return refused_line(game, creature, foe, reach)


def refused_by_defenders(game: Game, creature: Creature, foe: Creature, attack: str) -> Refusal | None:
    """In contact with defenders that draw attacks, it must attack one of them, if it may (C-STL-01)."""
    if attack in MAGICAL and not game.edition.defenders_draw_magic:
        return None
    if game.is_changed(draws_attacks_within):
        refusal = _refused_by_guards(game, creature, foe, attack)
        if refusal is not None:
            return refusal
    if not game.is_changed(draws_attacks):
        return None
    if game.value(draws_attacks, foe) and game.in_contact(creature, foe):
        return None
    foes = game.foes_in_contact(creature)
    touched = [one for one in foes if not one.hidden and is_target(game, one, attack)]
    drawing = [one for one in touched if game.value(draws_attacks, one)]
    if not drawing:
        return None
    facts: Facts = {"creature": foe.id, "defenders": [one.id for one in drawing]}
    return Refusal("must-attack-defender", game.sources(draws_attacks, drawing[0]), facts)


def _refused_by_guards(game: Game, creature: Creature, foe: Creature, attack: str) -> Refusal | None:
    """Near a creature that draws attacks from a distance, it must attack that one, in reach or not."""
    guards = [
        one
        for one in game.foes(creature.seat)
        if (letter := game.value(draws_attacks_within, one))
        and not one.hidden
        and no_farther(creature, one, DISTANCES[letter])
        and is_target(game, one, attack)
    ]
    if not guards or foe in guards:
        return None
    facts: Facts = {"creature": foe.id, "defenders": [one.id for one in guards]}
    return Refusal("must-attack-defender", ("C-ACT-05",), facts)


def refused_without_dice(game: Game, creature: Creature) -> Refusal | None:
    """C-MEL-03, C-DRG-01: without strength there is no melee."""
    if game.value(strength, creature):
        return None
    return Refusal("no-strength", ("C-MEL-03", "C-DRG-01"), {"creature": creature.id})
