"""The closed vocabulary of quest conditions: data, and what each of them counts.

A condition reads the table (`have`), or a tally of its own that events (`after`) and quests phases
(`at_phase`) change. All of it is pure: the rules of the quest mode write the tallies, by events.
"""

from typing import Annotated, ClassVar, Final

from msgspec import Struct

from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.cards.playing import CardPlayed
from signum.classic.chapters.combat.damage import Eliminated
from signum.classic.chapters.field.ruins import Searched
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature
from signum.classic.core.units import CreatureId
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.forms import (
    ANY,
    FRIEND,
    OF_QUEST,
    THE_HERO,
    YOURS,
    Anybody,
    Enemy,
    Number,
    PlaceForm,
    Prosperity,
    Terrain,
    TypeOfCard,
    Where,
)
from signum.classic.quests.places import ANYWHERE, QuestPlace, stands_at, terrains_called
from signum.engine.events import Event
from signum.engine.records import tag_of
from signum.engine.units import CardId

NOTHING: Final = 0


class QuestCondition(Struct, frozen=True):
    """One condition: it holds once `have` reaches `need`."""

    rounds_matter: ClassVar[bool] = False
    """Whether quests phases change its tally."""

    @property
    def need(self) -> int:
        """The number at which it holds."""
        return 1

    @classmethod
    def word(cls) -> str:
        """Its word in quest files."""
        return tag_of(cls)

    def have(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        """The number reached so far, at most `need`."""
        return min(tally, self.need)

    def after(self, game: Game, quest: ActiveQuest, tally: int, event: Event) -> int:
        """Its tally after an event that has been applied."""
        return tally

    def at_phase(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        """Its tally at the beginning of a quests phase."""
        return tally


class Defeat(QuestCondition, frozen=True, tag="defeat"):
    """This many creatures of the Overlord, of a kind or of any, were defeated since the quest was drawn."""

    creature: Enemy
    """The id of a kind, `any` or `of-quest`."""
    number: Number = 1

    @property
    def need(self) -> int:
        return self.number

    def after(self, game: Game, quest: ActiveQuest, tally: int, event: Event) -> int:
        """Q-TER-02: a creature that is taken from the field to be placed anew is not defeated."""
        if not isinstance(event, Eliminated) or not event.owner == event.seat == OVERLORD_SEAT:
            return tally
        return tally + is_meant(self.creature, event.creature, event.card, quest)


class Stand(QuestCondition, frozen=True, tag="stand"):
    """This many creatures stand at a place, in this many quests phases in a row."""

    who: Anybody
    at: Where
    number: Number = 1
    rounds: Number = 1

    rounds_matter = True

    @property
    def need(self) -> int:
        return self.rounds if self.rounds > 1 else self.number

    def have(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        return tally if self.rounds > 1 else min(self.number, self.standing(game, quest))

    def at_phase(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        return min(self.rounds, tally + 1) if self.standing(game, quest) >= self.number else 0

    def standing(self, game: Game, quest: ActiveQuest) -> int:
        """The number of matching creatures at the place."""
        return len([one for one in meant(game, quest, self.who) if stands_at(game, one, self.at)])


class NoneLeft(QuestCondition, frozen=True, tag="none-left"):
    """No creature of the Overlord, of a kind or of any, stands at a place."""

    creature: Enemy
    at: Where = ANYWHERE

    def have(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        return int(not any(stands_at(game, one, self.at) for one in meant(game, quest, self.creature)))


class Rounds(QuestCondition, frozen=True, tag="rounds"):
    """This many rounds have passed since the quest was drawn."""

    number: Number

    rounds_matter = True

    @property
    def need(self) -> int:
        return self.number

    def at_phase(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        return min(self.number, tally + 1)


class FriendLost(QuestCondition, frozen=True, tag="friend-lost"):
    """A creature that the quest gave to the Hero has left the field."""

    def have(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        return int(any(not game.in_play(one) for one in quest.friends))


class TerrainLost(QuestCondition, frozen=True, tag="terrain-lost"):
    """No terrain of this name lies on the field (Q-QST-04)."""

    terrain: Terrain

    def have(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        return int(not terrains_called(game, self.terrain))


class Carry(QuestCondition, frozen=True, tag="carry"):
    """A creature of the Hero's player that stood at one place stands at another.

    The tally is the id of the bearer. It takes the burden in a quests phase: the Hero first, then the
    creature that entered first. If the bearer leaves the field, the burden lies at its place again.
    """

    origin: Annotated[QuestPlace, PlaceForm(key="from")]
    to: Where

    rounds_matter = True

    @property
    def need(self) -> int:
        return 2

    def have(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        bearer = game.creature(tally)
        if bearer is None:
            return 0
        return 2 if stands_at(game, bearer, self.to) else 1

    def after(self, game: Game, quest: ActiveQuest, tally: int, event: Event) -> int:
        return NOTHING if tally and not game.in_play(tally) else tally

    def at_phase(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        if game.in_play(tally):
            return tally
        able = [one for one in meant(game, quest, YOURS) if stands_at(game, one, self.origin)]
        return min(able, key=lambda one: (one.type != HERO, one.id)).id if able else NOTHING


class HasSearched(QuestCondition, frozen=True, tag="search"):
    """This many terrains of a name have been searched since the quest was drawn (C-RUIN-01)."""

    terrain: Terrain
    number: Number = 1

    @property
    def need(self) -> int:
        return self.number

    def after(self, game: Game, quest: ActiveQuest, tally: int, event: Event) -> int:
        if not isinstance(event, Searched) or event.terrain not in game.state.terrains:
            return tally
        return tally + (game.state.terrains[event.terrain].card == self.terrain)


class Spend(QuestCondition, frozen=True, tag="spend"):
    """The Hero's player has spent this much prosperity since the quest was drawn."""

    prosperity: Prosperity

    @property
    def need(self) -> int:
        return self.prosperity

    def after(self, game: Game, quest: ActiveQuest, tally: int, event: Event) -> int:
        """C-CITY-01: a building is paid for as it is built."""
        if isinstance(event, Spent) and event.seat == HERO_SEAT:
            return tally + event.amount
        return tally + event.cost if isinstance(event, Built) and event.seat == HERO_SEAT else tally


class Own(QuestCondition, frozen=True, tag="own"):
    """The Hero's player has this much prosperity."""

    prosperity: Prosperity

    @property
    def need(self) -> int:
        return self.prosperity

    def have(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        return min(self.prosperity, game.state.players[HERO_SEAT].prosperity)


class HasBuilt(QuestCondition, frozen=True, tag="build"):
    """The Hero's player has built this many buildings since the quest was drawn."""

    number: Number

    @property
    def need(self) -> int:
        return self.number

    def after(self, game: Game, quest: ActiveQuest, tally: int, event: Event) -> int:
        return tally + (isinstance(event, Built) and event.seat == HERO_SEAT)


class HasPlayed(QuestCondition, frozen=True, tag="play"):
    """The Hero's player has played this many cards of a type since the quest was drawn."""

    card: TypeOfCard
    """The type of card."""
    number: Number = 1

    @property
    def need(self) -> int:
        return self.number

    def after(self, game: Game, quest: ActiveQuest, tally: int, event: Event) -> int:
        if not isinstance(event, CardPlayed) or event.seat != HERO_SEAT:
            return tally
        return tally + (game.type_of(event.card) == self.card)


class Wounds(QuestCondition, frozen=True, tag="wounds"):
    """The Hero has at least this many wounds."""

    number: Number

    @property
    def need(self) -> int:
        return self.number

    def have(self, game: Game, quest: ActiveQuest, tally: int) -> int:
        return min(self.number, max([one.wounds for one in meant(game, quest, THE_HERO)], default=0))


CONDITIONS: Final[dict[str, type[QuestCondition]]] = {
    one.word(): one for one in QuestCondition.__subclasses__()
}
"""Every condition by its word in quest files."""


def meant(game: Game, quest: ActiveQuest, who: str) -> list[Creature]:
    """The creatures on the field that a word of a condition means."""
    creatures = game.state.creatures.values()
    if who == FRIEND:
        return [one for one in creatures if one.id in quest.friends]
    if who == THE_HERO:
        return [one for one in creatures if one.type == HERO and one.owner == HERO_SEAT]
    if who == YOURS:
        return [one for one in creatures if one.owner == one.seat == HERO_SEAT]
    enemies = [one for one in creatures if one.owner == one.seat == OVERLORD_SEAT]
    return [one for one in enemies if is_meant(who, one.id, one.card, quest)]


def is_meant(word: str, creature: CreatureId, card: CardId, quest: ActiveQuest) -> bool:
    """Whether a word for Overlord's creatures means one of them."""
    return word == ANY or (creature in quest.creatures if word == OF_QUEST else card == word)
