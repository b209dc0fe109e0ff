"""Quests, Overlord cards, creatures and terrains that players wrote, as a game carries them.

A state holds each entry as the JSON text of its file, so that records, views and computer players read one
book; the entries are read and checked again wherever a game begins.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from signum.classic.quests.checks import check_quests
from signum.classic.quests.library import QuestLibrary, shipped_quests
from signum.content.nodes import Node, SourceError

FILE: Final = "own quests"
"""The name of the place in messages about mistakes."""
MOST_ENTRIES: Final = 200
MOST_LIMIT: Final = 20
"""The largest limit of creatures that players can agree on (Q-SET-05)."""
LONGEST_ENTRY: Final = 20_000
"""The letters of one entry as JSON."""


def written(node: Node) -> str:
    """An entry of a file as a state holds it."""
    return msgspec.json.encode(_plain(node)).decode()


def written_all(nodes: Iterable[Node]) -> tuple[str, ...]:
    """Several entries as a state holds them."""
    return tuple([written(one) for one in nodes])


@lru_cache(maxsize=32)
def quest_book(own: tuple[str, ...]) -> QuestLibrary:
    """The program's library, with the entries of players if there are any; raises the first mistake."""
    if not own:
        return shipped_quests()
    if len(own) > MOST_ENTRIES:
        raise SourceError(FILE, 0, f"{len(own)} entries are too many: {MOST_ENTRIES} are allowed")
    shipped = shipped_quests()
    checked = check_quests([_read(one) for one in own], shipped.entries, {})
    for mistake in checked.mistakes:
        raise mistake
    return shipped.with_entries(checked.entries)


def mistake_in(own: tuple[str, ...]) -> str | None:
    """The first mistake in entries from an untrusted source."""
    try:
        quest_book(own)
    except SourceError as mistake:
        return str(mistake)
    return None


def own_first(ids: Sequence[str], shipped: Iterable[str]) -> list[str]:
    """The ids that players brought, then the program's; each part in its order."""
    known = set(shipped)
    return sorted(ids, key=lambda id: id in known)


def _read(text: str) -> Node:
    if len(text) > LONGEST_ENTRY:
        raise SourceError(FILE, 0, f"an entry is too long: {LONGEST_ENTRY} letters are allowed")
    try:
        return _node(msgspec.json.decode(text), "")
    except (msgspec.DecodeError, RecursionError):
        raise SourceError(FILE, 0, "an entry is not JSON") from None


def _node(value: Any, name: str) -> Node:
    if isinstance(value, dict):
        return Node(FILE, 0, {key: _node(one, key) for key, one in value.items()}, name)
    if isinstance(value, list):
        return Node(FILE, 0, [_node(one, name) for one in value], name)
    return Node(FILE, 0, value if isinstance(value, str) else str(value), name)


def _plain(node: Node) -> Any:
    content = node.content
    if isinstance(content, dict):
        return {key: _plain(one) for key, one in content.items()}
    if isinstance(content, list):
        return [_plain(one) for one in content]
    return content
