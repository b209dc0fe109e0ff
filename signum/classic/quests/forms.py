"""Forms of the fields of conditions and deeds: in quest files and in quest texts."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias, cast

from signum.classic.cards.card import BATTLE_DECK, LETTERS, TYPES
from signum.classic.cards.keywords import plain_word
from signum.classic.cards.sentence_parts import listed
from signum.classic.effects.verbs.forms import Form, Whole
from signum.classic.quests import places as p
from signum.classic.quests.places import QuestPlace
from signum.content.nodes import Node

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText
    from signum.classic.quests.text import QuestText

THE_HERO: Final = "hero"
YOURS: Final = "yours"
"""The Hero and the creatures of the Hero's player, without friends (Q-QST-03)."""
FRIEND: Final = "friend"
"""The creatures that this quest gave to the Hero."""
ANY: Final = "any"
"""Every creature of the Overlord."""
OF_QUEST: Final = "of-quest"
"""The Overlord's creatures that entered for this quest."""
FRIENDLY: Final = (THE_HERO, YOURS, FRIEND)
HOSTILE: Final = (ANY, OF_QUEST)


@dataclass(frozen=True)
class CreatureWord(Form):
    """A word for creatures, or the id of an Overlord's creature, which means all of its kind."""

    words: tuple[str, ...] = ()

    def read(self, node: Node) -> str:
        return plain_word(node)

    def said(self, value: str, text: "CardText") -> str:
        return text.name(value) if self.names_kind(value) else value

    def names_kind(self, value: str) -> bool:
        """Whether a value is the id of a kind."""
        return value not in self.words


@dataclass(frozen=True)
class TerrainName(Form):
    """The id of a quest terrain."""

    def read(self, node: Node) -> str:
        return plain_word(node)

    def said(self, value: str, text: "CardText") -> str:
        return text.name(value)


@dataclass(frozen=True)
class CardType(Form):
    """A type of card in a battle deck."""

    types: tuple[str, ...] = tuple([one for one in TYPES if one in BATTLE_DECK])

    def read(self, node: Node) -> str:
        return node.one_of(self.types)


@dataclass(frozen=True)
class PlaceForm(Form):
    """`hero`, `heros-side`, `{terrain: quest-forest, within: S}`, `{of: hero, within: M}`."""

    allowed: tuple[str, ...] = p.PLACES

    def read(self, node: Node) -> QuestPlace:
        if node.is_scalar:
            return QuestPlace(self._of(node, node.one_of(p.PLACES)))
        f = node.fields(optional=("terrain", "of", "within"))
        if ("terrain" in f) == ("of" in f):
            raise node.error("a place is beside a terrain or beside something else: write terrain or of")
        within = LETTERS.index(f["within"].one_of(LETTERS[1:])) if "within" in f else 0
        if "terrain" in f:
            return QuestPlace(p.TERRAIN, plain_word(f["terrain"]), within)
        return QuestPlace(self._of(f["of"], f["of"].one_of(p.PLACES)), "", within)

    def _of(self, node: Node, of: str) -> str:
        if of == p.TERRAIN:
            raise node.error("name the terrain: {terrain: quest-forest}")
        if of not in self.allowed:
            raise node.error(f"no creature can be put there: {listed(self.allowed)}")
        return of

    def said(self, value: QuestPlace, text: "CardText") -> str:
        return cast("QuestText", text).place(value)


Number: TypeAlias = Annotated[int, Whole(1, 20)]
Prosperity: TypeAlias = Annotated[int, Whole(1, 50)]
Terrain: TypeAlias = Annotated[str, TerrainName()]
Enemy: TypeAlias = Annotated[str, CreatureWord(words=HOSTILE)]
Anybody: TypeAlias = Annotated[str, CreatureWord(words=(*FRIENDLY, *HOSTILE))]
Kind: TypeAlias = Annotated[str, CreatureWord()]
Where: TypeAlias = Annotated[QuestPlace, PlaceForm()]
Entry: TypeAlias = Annotated[
    QuestPlace, PlaceForm(allowed=tuple([one for one in p.PLACES if one != p.FIELD]))
]
TypeOfCard: TypeAlias = Annotated[str, CardType()]
