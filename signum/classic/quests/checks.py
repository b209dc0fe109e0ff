"""Quest files checked as a whole: every mistake of every entry, with its file, line and id."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from signum.classic.cards.vocabulary import Effect
from signum.classic.effects.verbs.verb import fields_of
from signum.classic.quests.cards import (
    Deed,
    LayQuestTerrain,
    OverlordCard,
    OverlordCreature,
    QuestCard,
    QuestTerrain,
    Summon,
)
from signum.classic.quests.conditions import FriendLost, QuestCondition, Stand
from signum.classic.quests.files import Entry, entry
from signum.classic.quests.forms import FRIEND, CreatureWord, PlaceForm, TerrainName
from signum.content.nodes import Node, SourceError
from signum.content.spelling import not_known, shown


class QuestEntries(Struct):
    """The entries of quest files by their ids."""

    quests: dict[str, QuestCard] = {}
    overlord: dict[str, OverlordCard] = {}
    creatures: dict[str, OverlordCreature] = {}
    terrains: dict[str, QuestTerrain] = {}

    def add(self, made: Entry) -> None:
        """Add an entry."""
        if isinstance(made, QuestCard):
            self.quests[made.id] = made
        elif isinstance(made, OverlordCard):
            self.overlord[made.id] = made
        elif isinstance(made, OverlordCreature):
            self.creatures[made.id] = made
        else:
            self.terrains[made.card.id] = made

    def joined(self, other: "QuestEntries") -> "QuestEntries":
        """These entries and others."""
        return QuestEntries(
            {**self.quests, **other.quests},
            {**self.overlord, **other.overlord},
            {**self.creatures, **other.creatures},
            {**self.terrains, **other.terrains},
        )

    def all(self) -> list[Entry]:
        """Every entry."""
        return [
            *self.quests.values(),
            *self.overlord.values(),
            *self.creatures.values(),
            *self.terrains.values(),
        ]

    def ids(self) -> set[str]:
        """Every id."""
        return {*self.quests, *self.overlord, *self.creatures, *self.terrains}


class CheckedQuests(Struct):
    """The entries that could be read, and every mistake."""

    entries: QuestEntries
    mistakes: list[SourceError]


def check_quests(nodes: Iterable[Node], beside: QuestEntries, taken: Mapping[str, object]) -> CheckedQuests:
    """The entries of several files, which may name each other and those beside them.

    None of them may take the id of an entry beside them or of a card.
    """
    found, places = QuestEntries(), dict[str, Node]()
    mistakes: list[SourceError] = []
    used = {*beside.ids(), *taken}
    for node in nodes:
        try:
            made = entry(node)
            id = id_of(made)
            if id in places:
                there = places[id]
                raise node.error(f"there is already an entry {shown(id)} in {there.file}:{there.line}")
            if id in used:
                raise node.error(f"a card that is there already has the id {shown(id)}; take another one")
            places[id] = node
            found.add(made)
        except SourceError as mistake:
            mistakes.append(_of_entry(node, mistake))
    known = beside.joined(found)
    for made in found.all():
        node = places[id_of(made)]
        mistakes += [_of_entry(node, node.error(cause)) for cause in _strange(made, known)]
    return CheckedQuests(found, mistakes)


def id_of(made: Entry) -> str:
    """The id of an entry."""
    return made.card.id if isinstance(made, QuestTerrain) else made.id


def _of_entry(node: Node, mistake: SourceError) -> SourceError:
    """The mistake with the id of its entry, if that can be read."""
    written = node.content.get("id") if isinstance(node.content, dict) else None
    id = written.content if written is not None and isinstance(written.content, str) else ""
    known = id if id.replace("-", "").isalnum() and id.isascii() and len(id) <= 64 else ""
    return SourceError(mistake.file, mistake.line, f"{known}: {mistake.cause}") if known else mistake


# Names of other entries.


def _strange(made: Entry, known: QuestEntries) -> Iterator[str]:
    """Names of creatures and terrains that do not exist, and words that mean nothing in this quest."""
    creatures, terrains = _named(made)
    for id in dict.fromkeys(creatures):
        if id not in known.creatures:
            yield f"no creature of the Overlord has that name: {not_known(id, known.creatures)}"
    for id in dict.fromkeys(terrains):
        if id not in known.terrains:
            yield f"no quest terrain has that name: {not_known(id, known.terrains)}"
    if isinstance(made, QuestCard):
        yield from _friends(made, known)
        yield from _beyond_supply(made, known)
    if isinstance(made, QuestCard | OverlordCard):
        yield from _several_of_one(made, known)


def _friends(quest: QuestCard, known: QuestEntries) -> Iterator[str]:
    given = [one for one in quest.actions if getattr(one, "control", False)]
    asked = any(
        isinstance(one, FriendLost) or (isinstance(one, Stand) and one.who == FRIEND)
        for one in quest.conditions
    )
    if asked and not given:
        yield "it gives the Hero no friend: add {control: {creature: ..., at: ...}} to its actions"
    for one in quest.actions:
        summoned = known.creatures.get(getattr(one, "creature", ""))
        if summoned is not None and summoned.friend and not getattr(one, "control", False):
            yield f"{summoned.id} is a friend of the Hero: write control, not summon"


def _beyond_supply(quest: QuestCard, known: QuestEntries) -> Iterator[str]:
    """Q-TER-02: a template that is not in the supply is never placed."""
    laid = Counter[str]()
    for one in quest.actions:
        if isinstance(one, LayQuestTerrain):
            laid[one.terrain] += one.number
    for id, number in laid.items():
        supply = known.terrains[id].supply if id in known.terrains else number
        if number > supply:
            yield f"it lays {shown(id)} {number} times, and there is a supply of {supply} (Q-TER-02)"


def _several_of_one(made: QuestCard | OverlordCard, known: QuestEntries) -> Iterator[str]:
    """There is one of each unique creature, and an Overlord card cannot repeat its summoning."""
    deeds = made.actions if isinstance(made, QuestCard) else (*made.main, *made.extra)
    for one in deeds:
        creature = known.creatures.get(one.creature) if isinstance(one, Summon) else None
        if creature is None or not isinstance(one, Summon) or not creature.unique:
            continue
        if one.number > 1 or (isinstance(made, OverlordCard) and made.multiple and one in made.main):
            yield f"there is only one {creature.id}: summon it once"


def _named(made: Entry) -> tuple[list[str], list[str]]:
    """The creatures and terrains that an entry names."""
    if isinstance(made, QuestTerrain):
        return [], []
    if isinstance(made, OverlordCreature):
        places = [made.leash.terrain] if made.leash is not None else []
        return [], [one for one in (*[one.terrain for one in made.behaviour], *places) if one]
    if isinstance(made, OverlordCard):
        return _named_in([*made.main, *made.extra])
    creatures, terrains = _named_in([*made.actions, *made.conditions])
    return [*creatures, *[one.creature for one in made.gives]], [*terrains, *made.abilities]


def _named_in(parts: Iterable[Deed | QuestCondition]) -> tuple[list[str], list[str]]:
    creatures: list[str] = []
    terrains: list[str] = []
    for part in parts:
        if isinstance(part, Effect):
            continue
        for name, _, form, _ in fields_of(type(part)):
            value = getattr(part, name)
            if isinstance(form, CreatureWord) and form.names_kind(value):
                creatures.append(value)
            elif isinstance(form, TerrainName):
                terrains.append(value)
            elif isinstance(form, PlaceForm) and value.terrain:
                terrains.append(value.terrain)
    return creatures, terrains
