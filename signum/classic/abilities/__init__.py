"""The glossary: every ability by its id, one module a family."""

from signum.classic import control, gains
from signum.classic.abilities import dice, entering, harm, parameters, strikes, ways
from signum.engine.abilities import Ability

GLOSSARY: dict[str, Ability] = {
    ability.id: ability
    for family in (parameters, entering, ways, dice, strikes, harm)
    for ability in family.ABILITIES
}
STANDING: tuple[Ability, ...] = (gains.armour_tokens, gains.lasting_effects, control.control_ends)
