"""Cards written for tests: the least of each type, with more on it, and sentences with each verb."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
import yaml

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.files import card
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.content.nodes import Node, SourceError
from signum.content.source import parse

T = TypeVar("T")

HERO = {"id": "duke", "type": "hero", "strength": 2, "health": 5, "slots": {"helmet": 1}}
CHARACTER = {"id": "squire", "type": "character", "strength": 1, "health": 2}
MINION = {"id": "wisp", "type": "minion", "strength": 1, "health": 1}
SPELL = {"id": "song", "type": "spell"}
RELIC = {"id": "helm", "type": "relic", "relic": "helmet"}
TACTIC = {"id": "trick", "type": "tactic"}
BUILDING = {"id": "mint", "type": "building"}
TERRAIN = {"id": "pond", "type": "terrain", "radius": 4}
PLAIN = {one["type"]: one for one in (HERO, CHARACTER, MINION, SPELL, RELIC, TACTIC, BUILDING, TERRAIN)}
"""The least that a card of each type has."""


def node(content: Any, name: str = "set.yaml") -> Node:
    return parse(yaml.safe_dump(content, sort_keys=False, default_flow_style=None), name)


def made(plain: dict[str, Any], **more: Any) -> Card:
    """A card with more on it; _ stands for a hyphen."""
    return card(node({**plain, **{key.replace("_", "-"): value for key, value in more.items()}}))


def cause(plain: dict[str, Any], **more: Any) -> str:
    """The error in a card, without its position."""
    with pytest.raises(SourceError) as mistake:
        made(plain, **more)
    assert mistake.value.file == "set.yaml"
    assert mistake.value.line >= 1
    return mistake.value.cause


def tried(read: Callable[[], Any]) -> Any:
    """The card, or the mistake; any other exception fails the test."""
    try:
        return read()
    except SourceError as mistake:
        return mistake


def says(when: Any, what: Any, **more: Any) -> list[dict[str, Any]]:
    return [{"when": when, "what": what, **more}]


class First:
    """Invents the first of everything."""

    words: Sequence[str] = ("agile",)

    def below(self, limit: int) -> int:
        return 0

    def one(self, things: Sequence[T]) -> T:
        return things[0]

    def some(self, things: Sequence[T], most: int) -> Sequence[T]:
        return things[:1]

    def gained(self) -> str:
        return "agile"

    def keyword(self, said: str) -> str:
        return said


WHENS = (
    "first-word",
    {"after": {"creature": "yours", "is": "rolled"}},
    {"before": {"creature": "yours", "is": "attacked"}},
    {"before": {"creature": "yours", "is": "hurt"}},
    {"before": {"creature": "yours", "is": "eliminated"}},
    {"before": {"creature": "yours", "is": "targeted-alone"}},
    "always",
)


def chosen(verb: str) -> dict[str, int]:
    """The number of targets that a verb needs, where it needs one."""
    return {"choose": 2} if VERBS[verb].needs_two else {"choose": 1} if VERBS[verb].needs_one else {}


def sentence(verb: str) -> dict[str, Any]:
    """A sentence with the verb, in which it makes sense."""
    fitting = VERBS[verb].touches
    kind = next(one for one in (e.CREATURE, e.CHARACTER, e.BUILDING, e.PLAYER) if one in fitting)
    what = VERBS[verb].invented(First())
    who: dict[str, Any] = {kind: "yours", **chosen(verb)}
    for when in WHENS:
        said = {"when": when, "what": what, "who": who}
        if isinstance(tried(lambda said=said: made(CHARACTER, effects=[said])), Card):  # type: ignore[misc]
            return said
    raise LookupError(f"{verb} makes sense nowhere")
