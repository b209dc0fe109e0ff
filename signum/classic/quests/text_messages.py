"""The messages of quest texts, so that a missing one is found before a quest needs it."""

from collections.abc import Iterator
from typing import Final

from signum.classic.effects.verbs.verb import fields_of
from signum.classic.quests.cards import (
    BEHAVIOURS,
    CREATURE_TARGETS,
    STAY,
    TARGETS,
    LayQuestTerrain,
    Rouse,
    Summon,
)
from signum.classic.quests.conditions import CONDITIONS
from signum.classic.quests.forms import CreatureWord
from signum.classic.quests.places import PLACES
from signum.engine.records import tag_of

_FRAMES: Final = {
    "quest-drawn": frozenset({"deeds"}),
    "quest-gives": frozenset({"kind", "name", "abilities"}),
    "quest-goal": frozenset({"conditions"}),
    "quest-goal-and": frozenset[str](),
    "quest-goal-or": frozenset[str](),
    "quest-failure": frozenset({"conditions"}),
    "quest-reward": frozenset({"reward"}),
    "quest-honour": frozenset({"count"}),
    "quest-main": frozenset({"rage", "multiple", "deeds"}),
    "quest-extra": frozenset({"deeds"}),
    "quest-you-overlord": frozenset[str](),
    "quest-side": frozenset({"side", "strength", "health", "movement"}),
    "quest-side-b": frozenset({"abilities"}),
    "quest-within": frozenset({"letter", "form"}),
    "quest-behaviour-stay": frozenset[str](),
    "quest-leash": frozenset({"place"}),
}


def quest_messages() -> Iterator[tuple[str, frozenset[str]]]:
    """The id of every message of a condition, a deed, a place or a behaviour, with its arguments."""
    for word, condition in CONDITIONS.items():
        yield f"quest-if-{word}", _given(condition)
    for deed in (LayQuestTerrain, Rouse):
        yield f"quest-do-{tag_of(deed)}", _given(deed)
    yield f"quest-do-{tag_of(Summon)}", _given(Summon) | {"control"}
    yield from ((f"quest-place-{one}", frozenset({"terrain", "near", "within"})) for one in PLACES)
    doing = [one for one in BEHAVIOURS if one != STAY]
    yield from ((f"quest-behaviour-{one}", frozenset({"target", "within"})) for one in doing)
    targets = dict.fromkeys([*CREATURE_TARGETS, *[one for those in TARGETS.values() for one in those]])
    yield from ((f"quest-target-{one}", frozenset({"name", "form"})) for one in targets)
    yield from _FRAMES.items()


def _given(part: type) -> frozenset[str]:
    fields = fields_of(part)
    names = frozenset([one.name for one in fields])
    return names | {"name"} if any(isinstance(one.form, CreatureWord) for one in fields) else names
