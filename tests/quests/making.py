"""Entries of quest files, made for tests."""

from collections.abc import Mapping
from typing import Any

from signum.classic.quests.checks import CheckedQuests, check_quests
from signum.classic.quests.library import shipped_quests
from signum.content.nodes import Node

FILE = "quests.yaml"
NAMES = {"en": "A", "fr": "A", "de": "A", "ru": "A"}
QUEST: dict[str, Any] = {
    "id": "a-test",
    "type": "quest",
    "name": NAMES,
    "story": NAMES,
    "stage": "late",
    "complete": [{"rounds": 2}],
    "reward": {"honour": 2},
}
OVERLORD: dict[str, Any] = {
    "id": "a-card",
    "type": "overlord-card",
    "name": NAMES,
    "deck": "pve",
    "kind": "spell",
    "rage": 2,
    "main": [{"rouse": "wolf"}],
}
CREATURE: dict[str, Any] = {
    "id": "a-troll",
    "type": "overlord-creature",
    "name": NAMES,
    "group": "roads",
    "pvp": {"strength": 2, "health": 2},
    "pve": {"strength": 2, "health": 2},
    "behaviour": [{"attack": "nearest"}],
}
TERRAIN: dict[str, Any] = {"id": "a-well", "type": "quest-terrain", "name": NAMES, "radius": 2}


def node(value: Any, name: str = "") -> Node:
    """A place in a file with this value."""
    if isinstance(value, Mapping):
        return Node(FILE, 1, {key: node(one, key) for key, one in value.items()}, name, 1)
    if isinstance(value, list):
        return Node(FILE, 1, [node(one, name) for one in value], name, 1)
    return Node(FILE, 1, str(value), name, 1)


def checked(*entries: Mapping[str, Any]) -> CheckedQuests:
    """The entries, checked beside those of the program."""
    return check_quests([node(one) for one in entries], shipped_quests().entries, {"fireball": None})


def told(*entries: Mapping[str, Any]) -> list[str]:
    """The mistakes in entries."""
    return [str(one) for one in checked(*entries).mistakes]
