"""Abilities as data files write them: `stamina`, `{berserk: 1}` or, with a plus, `{strength: +1}`."""

from functools import cache
from typing import Final

from msgspec import Struct

from signum.content.nodes import Node
from signum.content.rules import GLOSSARY, catalogue, rule
from signum.content.spelling import not_known

PARAMETERS: Final = ("strength", "health", "movement")
"""What every creature has and a plus can always add to (C-ABL-01 ruling)."""


class Keyword(Struct, frozen=True):
    """An ability with its figure; `plus` marks a figure that adds to one that is there."""

    ability: str
    x: int = 0
    plus: bool = False


def word(ability: str) -> str:
    """How an ability is written: A-EXPERT-ATTACK as expert-attack."""
    return ability.removeprefix("A-").lower()


@cache
def abilities() -> dict[str, str]:
    """Every ability of the glossary and every parameter, by its word."""
    glossary = [one.id for one in catalogue().values() if one.chapter == GLOSSARY and one.id.startswith("A-")]
    return {word(id): id for id in (*glossary, *PARAMETERS)}


def has_figure(ability: str) -> bool:
    """Whether an ability is written with an X; parameters are."""
    if ability in PARAMETERS:
        return True
    return "X" in rule(ability).title.replace(":", " ").replace("-", " ").split()


def keyword(node: Node) -> Keyword:
    """The ability that a node names."""
    if node.is_mapping:
        name, figure = node.entry()
        ability = known_ability(node, name)
        if not has_figure(ability):
            raise node.error(f"this ability has no figure: write {name}")
        return Keyword(ability, figure.integer(-99, 99), figure.text().startswith(("+", "-")))
    ability = known_ability(node, node.text())
    if has_figure(ability):
        raise node.error(f"this ability has a figure: write {{{node.text()}: 1}}")
    return Keyword(ability)


def known_ability(node: Node, name: str) -> str:
    """The ability that a word stands for."""
    known = abilities()
    if name not in known:
        raise node.error(f"no ability is called so: {not_known(name, known)}")
    return known[name]
