"""Cards as frozen data: the print on them, in numbers and words of the vocabulary."""

from collections.abc import Mapping
from functools import cached_property
from itertools import takewhile
from typing import Final

from msgspec import Struct

from signum.classic.cards.keywords import Keyword
from signum.classic.cards.vocabulary import ALWAYS, AT_WILL, PLAYER, TAPPED, THEN, Effect, Occasion
from signum.classic.folder import PRINTINGS
from signum.content.called_names import NameForms

HERO: Final = "hero"
CHARACTER: Final = "character"
MINION: Final = "minion"
SPELL: Final = "spell"
RELIC: Final = "relic"
TACTIC: Final = "tactic"
BUILDING: Final = "building"
TERRAIN: Final = "terrain"
TYPES: Final = (HERO, CHARACTER, MINION, SPELL, RELIC, TACTIC, BUILDING, TERRAIN)

CREATURES: Final = frozenset({HERO, CHARACTER, MINION})
SUPPORT: Final = frozenset({SPELL, RELIC, TACTIC})
BATTLE_DECK: Final = frozenset({CHARACTER, SPELL, RELIC, TACTIC})
"""C-CARD-01."""

RELIC_TYPES: Final = ("melee-weapon", "ranged-weapon", "armour", "shield", "helmet", "treasure")
"""C-REL-02: armour or cloak, shield or banner, helmet or mask."""

MERCENARIES: Final = "dogs-of-war"
FACTIONS: Final = ("vallor", "grypharim", "unicorn", "akkari", "kitsune", MERCENARIES)
"""The factions whose cards come with the program."""

LETTERS: Final = ("none", "S", "M", "L", "XL")
"""C-CARD-03: movement and distances by their letters."""
MOST_CORNERS: Final = 99
"""Of one template; each edge is compared with every other."""
FACES: Final = ("bullseye", "axe", "shield")

RACES: Final = (
    *("human", "elf", "dwarf", "orc", "giant", "spider", "fox", "spirit", "undead"),
    *("beast", "gryphon", "unicorn", "plant", "construct", "dragon", "demon"),
)
"""The peoples and kinds of creatures."""

EMBLEMS: Final = (
    *("sword", "swords", "axe", "hammer", "lance", "bow", "darts", "star", "cup", "moon", "wing", "tower"),
    *("claw", "drop", "coin", "eye", "flame", "banner", "boot", "wheel", "mushroom", "shield", "fangs"),
    *("skull", "leap", "horn", "rose", "unicorn", "leaf", "tree", "spider", "web", "fox", "mask", "fan"),
    *("wave", "lantern", "arrow", "ring", "book", "gate", "egg", "lotus", "scroll", "thorn", "snake"),
)
"""The charges that a card may name for its arms; without one they follow from its abilities or its type."""

RARITIES: Final = ("common", "rare", "legendary", "mythical")
"""C-CARD-04: nothing in play asks for it."""


class Cost(Struct, frozen=True):
    """C-PLAY-01: the named buildings to tap, the number of other buildings, and the prosperity to spend."""

    buildings: tuple[str, ...] = ()
    any: int = 0
    prosperity: int = 0


class Find(Struct, frozen=True):
    """C-RUIN-01: the gift of one face of the search table."""

    face: str
    effect: Effect


class Card(Struct, frozen=True, kw_only=True, dict=True):
    """One card. Fields that its type does not use keep their defaults."""

    id: str
    type: str
    names: Mapping[str, str] = {}
    faction: str = ""
    """None for basic and universal cards."""
    printings: tuple[str, ...] = PRINTINGS
    cost: Cost = Cost()
    keywords: tuple[Keyword, ...] = ()
    effects: tuple[Effect, ...] = ()
    hero: str = ""
    """C-CARD-05: the hero it belongs to."""
    of_class: str = ""
    """C-CARD-06: the class building whose card it is."""
    person: str = ""
    """C-DECK-07: the personal name, where several cards share it."""
    rarity: str = ""
    """C-CARD-04."""
    races: tuple[str, ...] = ()
    """The peoples or kinds of a creature; texts may name them."""
    number: int = 0
    """The collector number within the set; 0 without one."""
    flavour: Mapping[str, str] = {}
    """A line of the world by language; it has no effect."""
    emblem: str = ""
    """The charge of its arms, where it is not the usual one."""
    lore: Mapping[str, str] = {}
    """A hero's page of the world by language, in packs."""
    called: Mapping[str, NameForms] = {}
    """The name in sentences, by language."""

    strength: int = 0
    health: int = 0
    movement: int = 0
    base: int = 32
    slots: Mapping[str, int] = {}
    """C-REL-02: the number of relics of each type that a hero carries."""

    relic: str = ""
    uses: int = 0
    """C-REL-04: multiple uses; 0 is unlimited."""
    durability: int = 0

    unique: bool = False
    class_building: bool = False

    corners: tuple[tuple[int, int], ...] = ()
    """The template round the point where it is laid, in hundredths of a millimetre."""
    radius: int = 0
    abilities: tuple[str, ...] = ()
    finds: tuple[Find, ...] = ()

    @cached_property
    def _by_moment(self) -> dict[str | Occasion, tuple[Effect, ...]]:
        moments = dict.fromkeys(effect.when for effect in self.effects)
        return {when: tuple([one for one in self.effects if one.when == when]) for when in moments}

    def sentences(self, moment: str) -> tuple[Effect, ...]:
        """The sentences that belong to a moment, in their order."""
        return self._by_moment.get(moment, ())

    @cached_property
    def is_chained(self) -> bool:
        """Whether a sentence of it follows another one."""
        return bool(self.sentences(THEN))

    def followers(self, leader: Effect) -> tuple[Effect, ...]:
        """The sentences that follow one of its own, in their order."""
        at = self.effects.index(leader) + 1 if leader in self.effects else len(self.effects)
        return tuple(takewhile(lambda one: one.when == THEN, self.effects[at:]))

    def leader(self, follower: Effect) -> Effect:
        """The sentence that a sentence follows, at first or at last; itself if it follows none."""
        at = self.effects.index(follower) if follower in self.effects else -1
        while at > 0 and self.effects[at].when == THEN:
            at -= 1
        return self.effects[at] if at >= 0 else follower

    @cached_property
    def gifts(self) -> tuple[Effect, ...]:
        """The sentences that give creatures something permanently."""
        return tuple([one for one in self.sentences(ALWAYS) if one.who.kind != PLAYER])

    @cached_property
    def rates(self) -> tuple[Effect, ...]:
        """The sentences that change the costs of players permanently."""
        return tuple([one for one in self.sentences(ALWAYS) if one.who.kind == PLAYER])

    @cached_property
    def tapped_for(self) -> bool:
        """Whether it has a sentence to tap for."""
        return bool(self.sentences(TAPPED))

    @cached_property
    def at_will(self) -> bool:
        """Whether it has a sentence at will."""
        return bool(self.sentences(AT_WILL))

    @property
    def searchable(self) -> bool:
        """Whether it is a terrain of the ruins' kind."""
        return bool(self.finds)
