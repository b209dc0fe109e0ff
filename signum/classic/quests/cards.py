"""The cards of the quest mode as frozen data: quests, Overlord cards, Overlord's creatures, terrains."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

from msgspec import Struct

from signum.classic.cards.card import Card
from signum.classic.cards.keywords import Keyword
from signum.classic.cards.vocabulary import Effect
from signum.classic.quests.conditions import QuestCondition
from signum.classic.quests.forms import ANY, CreatureWord, Entry, Kind, Number, Terrain
from signum.classic.quests.places import QuestPlace

PVP: Final = "pvp"
PVE: Final = "pve"
WAYS: Final = (PVP, PVE)
"""The two ways to play a quest game: against a player, and alone."""

EARLY: Final = "early"
LATE: Final = "late"
STAGES: Final = (EARLY, LATE)
"""Q-SET-03."""

# Deeds: the actions of quests and of Overlord cards.


class LayQuestTerrain(Struct, frozen=True, tag="lay"):
    """The Hero's player lays this many templates of a terrain (Q-TER-01)."""

    terrain: Terrain
    number: Number = 1


class Summon(Struct, frozen=True, tag="summon"):
    """This many creatures enter at a place; those under control are the Hero's friends (Q-QST-03)."""

    creature: Kind
    at: Entry
    number: Number = 1
    control: bool = False


class Rouse(Struct, frozen=True, tag="rouse"):
    """Each of the Overlord's creatures, of a kind or of any, is activated once more at once."""

    creature: Annotated[str, CreatureWord(words=(ANY,))]


Deed: TypeAlias = LayQuestTerrain | Summon | Rouse | Effect
"""A classic sentence is carried out for the Overlord: `opponents` are the Hero's."""

# Quests.


class Grant(Struct, frozen=True):
    """Abilities that the Overlord's creatures of a kind have while a quest is active."""

    creature: str
    keywords: tuple[Keyword, ...]


class QuestCard(Struct, frozen=True, kw_only=True):
    """Q-QST-02."""

    id: str
    names: Mapping[str, str]
    story: Mapping[str, str]
    stage: str
    actions: tuple[Deed, ...] = ()
    abilities: Mapping[str, tuple[str, ...]] = {}
    """Q-TER-03: the abilities that it gives to terrains of a name."""
    gives: tuple[Grant, ...] = ()
    complete: tuple[QuestCondition, ...]
    either: bool = False
    """Whether one condition for completion is enough."""
    fail: tuple[QuestCondition, ...] = ()
    """It fails if one of them holds."""
    honour: int = 0
    prosperity: int = 0

    @property
    def conditions(self) -> tuple[QuestCondition, ...]:
        """Every condition, those for completion first."""
        return (*self.complete, *self.fail)


# The Overlord.

ATTACK: Final = "attack"
SHOOT: Final = "shoot"
APPROACH: Final = "approach"
GUARD: Final = "guard"
STAY: Final = "stay"
BEHAVIOURS: Final = (ATTACK, SHOOT, APPROACH, GUARD, STAY)

NEAREST: Final = "nearest"
WEAKEST: Final = "weakest"
STRONGEST: Final = "strongest"
HERO: Final = "hero"
FRIEND: Final = "friend"
TERRAIN: Final = "terrain"
QUEST_TERRAIN: Final = "quest-terrain"
HEROS_SIDE: Final = "heros-side"
CREATURE_TARGETS: Final = (NEAREST, WEAKEST, STRONGEST, HERO, FRIEND)
TARGETS: Final[Mapping[str, tuple[str, ...]]] = {
    ATTACK: CREATURE_TARGETS,
    SHOOT: CREATURE_TARGETS,
    APPROACH: (*CREATURE_TARGETS, TERRAIN, QUEST_TERRAIN, HEROS_SIDE),
    GUARD: (TERRAIN, QUEST_TERRAIN),
    STAY: (),
}
"""The possible targets of each behaviour."""


class Behaviour(Struct, frozen=True):
    """One clause of a pattern: the first one that can be carried out is (Q-PVE-04)."""

    does: str
    target: str = ""
    within: int = 0
    """The distance of the targets looked at, or to be kept, as the number of a letter; 0 is any."""
    terrain: str = ""


ROADS: Final = "roads"
GRAVES: Final = "graves"
GROUPS: Final = (ROADS, GRAVES)
"""Q-SET-05: the groups whose creatures share a limit; unique creatures and friends belong to none."""


class OverlordCreature(Struct, frozen=True, kw_only=True):
    """Q-SET-07: both sides have the id of the creature; a game uses those of its way to play."""

    id: str
    group: str = ""
    unique: bool = False
    friend: bool = False
    """Whether it only ever fights for the Hero; both of its sides are the same."""
    honour: int = 0
    """Q-PVP-05: for defeating it."""
    pvp: Card
    pve: Card
    behaviour: tuple[Behaviour, ...] = ()
    leash: QuestPlace | None = None
    """Q-QST-05: the place that it never leaves."""

    @property
    def names(self) -> Mapping[str, str]:
        return self.pve.names

    def side(self, way: str) -> Card:
        """The side for a way to play."""
        return self.pvp if way == PVP else self.pve


class OverlordCard(Struct, frozen=True, kw_only=True):
    """Q-SET-02, Q-PVP-03: a main ability for rage, and a free extra ability."""

    id: str
    deck: str
    """The way to play that uses it."""
    rage: int
    multiple: bool = False
    """Whether the main ability is carried out once for each full price that is spent."""
    main: tuple[Deed, ...]
    extra: tuple[Deed, ...] = ()
    card: Card
    """It counts as a card of its type that costs 2 prosperity."""

    @property
    def names(self) -> Mapping[str, str]:
        return self.card.names

    @property
    def type(self) -> str:
        return self.card.type


class QuestTerrain(Struct, frozen=True):
    """A special terrain card: side A, and the abilities of side B (Q-SET-07)."""

    card: Card
    side_b: tuple[str, ...] = ()
    unique: bool = False
    supply: int = 1
    """Q-TER-02: the number of its templates."""
