"""Cards of Warseer as data (W-CARD)."""

from msgspec import Struct

from signum.content.called_names import NameForms
from signum.engine.units import CardId, Count, Hexes, Word
from signum.warseer.cards.texts import Condition, Text
from signum.warseer.core.card_types import METALS, NO_STAR, SUPPORT
from signum.warseer.core.holdings import HERO, MINION, Held, Who
from signum.warseer.core.units import DiceNames


class FeatFace(Struct, frozen=True, omit_defaults=True):
    """W-FEAT-12: the face of a feat."""

    kind: Word
    mark: Count
    """W-FEAT-01: the smallest deck that holds it."""
    conditions: tuple[Condition, ...]
    points: Count
    from_deck: Count = 1
    discard: tuple[Text, ...] = ()
    """W-FEAT-06: the effects of which discarding it gives one."""


class Card(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Any card. Fields that its type does not have are empty."""

    id: CardId
    type: Word
    faction: Word = ""
    """Empty for mercenaries and feats."""
    cost: Count = 0
    income: int = 0
    """W-ECO-02: what it adds to the income while it lies in the History; it may be negative."""
    # Creatures.
    attack: Word = ""
    dice: DiceNames = ()
    crit: tuple[Held, ...] = ()
    range: Hexes = 0
    health: Count = 0
    movement: Hexes = 0
    rank: Word = NO_STAR
    stars: Count = 0
    race: Word = ""
    affiliations: tuple[Word, ...] = ()
    leadership: dict[Word, Count] = {}
    """Heroes: how many characters of each rank the war camp may hold."""
    cards: tuple[CardId, ...] = ()
    """Heroes: the ten cards that they add to the battle deck."""
    abilities: tuple[Held, ...] = ()
    # Texts of all cards.
    texts: tuple[Text, ...] = ()
    armour: Count = 0
    """W-CARD-11: the armour tokens of a relic."""
    uses: Count = 0
    """W-CARD-12."""
    enchants: Who | None = None
    """W-CARD-09: what an enchantment may be played on."""
    feat: FeatFace | None = None
    number: Count = 0
    """The collector's number in its set."""
    names: dict[str, str] = {}
    """Its name by language."""
    flavour: dict[str, str] = {}
    """A line of its own by language, without a rule in it."""
    called: dict[str, NameForms] = {}
    """The name in sentences, by language."""

    @property
    def is_support(self) -> bool:
        """Whether it belongs into a battle deck."""
        return self.type in SUPPORT

    @property
    def order(self) -> tuple[int, int]:
        """W-CARD-04: ranks compare by metal, then by the number of stars; heroes above all, minions below."""
        if self.type == HERO:
            return len(METALS) + 1, 0
        if self.type == MINION:
            return -1, 0
        return (0, 0) if not self.stars else (METALS.index(self.rank) + 1, self.stars)
