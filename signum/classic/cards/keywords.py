"""The glossary's abilities by their words in data files: `stamina`, `berserk`, `expert-attack`."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from signum.classic.cards.vocabulary import Text
from signum.classic.folder import catalogue
from signum.content.nodes import Node
from signum.content.rules import GLOSSARY, rule
from signum.content.spelling import not_known, shown

PARAMETERS: Final = ("strength", "health", "movement")
"""The figures of every creature, to which a plus can always add (C-ABL-01 ruling)."""

SAID_OTHERWISE: Final = {
    "A-FIRST-WORD": "write a sentence under effects with when: first-word",
    "A-LAST-WORD": "write a sentence under effects with when: last-word",
    "A-MULTIPLE-USES": "a relic has the key uses",
    "A-DURABILITY": "a relic has the key durability",
    "A-HEALING": "write a sentence with what: {heal: 2}, or the keyword {healer: 2}",
}
"""Abilities that are not written as keywords, and their form."""


class Keyword(Struct, frozen=True):
    """An ability with its figure; `plus` marks a figure that is added."""

    ability: str
    x: int = 0
    plus: bool = False
    text: Text | None = None


def word(ability: str) -> str:
    """The word of an ability: A-EXPERT-ATTACK is expert-attack."""
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


def has_text(ability: str) -> bool:
    """Whether an ability is written with a text in brackets, as in "Charge: [text]"."""
    return ability not in PARAMETERS and "[text" in rule(ability).title


def known_ability(node: Node, name: str, known: Mapping[str, str] | None = None) -> str:
    """The ability with this word."""
    words = abilities() if known is None else known
    if name not in words:
        raise node.error(f"no ability has that name: {not_known(name, words)}")
    return words[name]


def plain_ability(node: Node, name: str) -> str:
    """An ability that a creature can have and lose."""
    ability = known_ability(node, name)
    if ability in SAID_OTHERWISE or ability in PARAMETERS:
        raise node.error(f"no creature has {name} as an ability")
    return ability


_WORD: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")


def plain_word(node: Node) -> str:
    """A name in the form of data files."""
    text = node.text()
    if not _WORD.fullmatch(text):
        raise node.error(
            f"{shown(text)} is not a name: use small letters, digits and hyphens, a letter first"
        )
    return text
