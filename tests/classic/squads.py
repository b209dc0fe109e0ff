"""Creatures with all that the glossary can give them, texts included."""

from typing import Any

from hypothesis import strategies as st

from signum.classic.abilities import GLOSSARY
from signum.classic.core.state import CHARACTER, HERO, Creature, Held
from signum.content.source import parse
from signum.rulebooks import GAMES
from tests.classic.enumeration import fighter

MORE = ("strength", "health")
"""The abilities written with a plus."""

WITH_TEXTS = """
seats:
  first:
    creatures:
      one:
        strength: 1
        health: 1
        at: [30, 30]
        keywords:
        - {charge: {what: {gain: {strength: +1}}}}
        - {executioner: {what: {gain: {strength: +2}}}}
        - {sting: {what: {gain: {strength: +1}}}}
        - {sting: {what: {gain: {shooting: +1}}}}
        - {steam-engine: {declaring: melee, axe: {gain: {strength: +1}}, bullseye: {wound: 1}}}
        - {steam-engine: {declaring: shooting, shield: {gain: {shooting: +1}}, bullseye: {wound: 1}}}
        - {steam-engine: {declaring: healer, shield: {gain: {healer: +1}}, bullseye: {wound: 1}}}
  second:
    prosperity: 0
"""


def _texts() -> tuple[Held, ...]:
    start, ids = GAMES.rules("classic", "en2").position(parse(WITH_TEXTS.encode(), "texts"))
    held: tuple[Held, ...] = start.state.creatures[ids["one"]].held
    return held


TEXTS = _texts()


def held(ability: str, x: int) -> Held:
    """An ability with its figure."""
    return Held(ability, x, plus=ability in MORE)


@st.composite
def fighters(draw: st.DrawFn, /, id: int, *more: Held, most: int = 5, **figures: Any) -> Creature:
    """Somebody with a few abilities of the glossary, wounded, armoured and tired as it comes."""
    names = draw(st.lists(st.sampled_from(sorted(GLOSSARY)), unique=True, max_size=most))
    texts = draw(st.lists(st.sampled_from(TEXTS), unique=True, max_size=2))
    health = draw(st.integers(1, 5))
    known: dict[str, Any] = {
        "wounds": draw(st.integers(0, min(3, health - 1))),
        "armour": draw(st.integers(0, 2)),
        "melees_suffered": draw(st.integers(0, 1)),
        "kind": draw(st.sampled_from([CHARACTER, HERO])),
    }
    one = fighter(
        id,
        draw(st.integers(1 if id == 1 else 0, 3)),
        health,
        *[held(name, draw(st.integers(0, 2))) for name in names],
        *texts,
        *more,
        **(known | figures),
    )
    one.moved = draw(st.booleans())
    one.victim = draw(st.sampled_from([0, 3 - id]))
    return one
