"""The glossary: every ability by its id, one module for each family."""

from signum.classic.abilities import (
    deaths,
    dice,
    dominance,
    entering,
    harm,
    healing,
    immunity,
    minions,
    parameters,
    persecution,
    shots,
    stealth,
    strikes,
    texts,
    tokens,
    ways,
)
from signum.classic.chapters.combat import concentration
from signum.classic.chapters.turn import control
from signum.classic.chapters.turn import durations as gains
from signum.classic.effects.keeping_promises import kept_promises
from signum.classic.effects.unplayed import unplayed_words
from signum.engine.abilities import Ability

GLOSSARY: dict[str, Ability] = {
    ability.id: ability
    for family in (
        parameters,
        entering,
        stealth,
        ways,
        dice,
        strikes,
        shots,
        harm,
        texts,
        healing,
        tokens,
        immunity,
        dominance,
        minions,
        deaths,
        persecution,
    )
    for ability in family.ABILITIES
}
STANDING: tuple[Ability, ...] = (
    gains.armour_tokens,
    gains.lasting_effects,
    control.control_ends,
    concentration.entering_tokens,
    unplayed_words,
    kept_promises,
    *minions.STANDING,
)
