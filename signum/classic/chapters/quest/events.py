"""The facts of a quest game: quests, honour, rage, the Overlord's cards and creatures."""

from typing import Annotated, ClassVar

from signum.classic.chapters.field.summon import Profile
from signum.classic.core.events import Numbered
from signum.classic.core.quest_state import QuestState
from signum.classic.core.state import CardId, CreatureId, State, Terrain
from signum.classic.core.units import LAID, TargetId, TerrainId
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT, ActiveQuest
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.units import Count, DeckOrder, Point, Word


def quest_of(state: State) -> QuestState:
    """The quests of a game that has them."""
    assert state.quest is not None
    return state.quest


class QuestsShuffled(Event, frozen=True):
    """The quest deck lies face down in a secret order, the early quests on top."""

    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("Q-SET-03",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        quest_of(state).deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """No seat sees the order."""
        return QuestsShuffled((), because=self.because)


class QuestDrawn(Event, frozen=True):
    """A quest was drawn and is active."""

    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("Q-QST-01", "Q-QST-02")
    reindexes: ClassVar = True
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        quest = quest_of(state)
        quest.deck.pop()
        quest.active = (*quest.active, ActiveQuest(self.card))


class QuestBegun(Event, frozen=True):
    """The action of a quest was carried out: the things that belong to it."""

    card: CardId
    terrains: tuple[TerrainId, ...] = ()
    creatures: tuple[CreatureId, ...] = ()
    friends: tuple[CreatureId, ...] = ()

    follows: ClassVar[tuple[str, ...]] = ("Q-QST-02",)

    def apply(self, state: State) -> None:
        for at, one in enumerate(quest_of(state).active):
            if one.card == self.card:
                whole = ActiveQuest(self.card, self.terrains, self.creatures, self.friends, one.tally)
                _put(state, at, whole)


class QuestTallied(Event, frozen=True):
    """Something that an active quest counts has changed."""

    card: CardId
    tally: tuple[Count, ...]

    follows: ClassVar[tuple[str, ...]] = ("Q-QST-02",)

    def apply(self, state: State) -> None:
        for at, one in enumerate(quest_of(state).active):
            if one.card == self.card:
                _put(state, at, replaced(one, tally=self.tally))


def _put(state: State, at: int, one: ActiveQuest) -> None:
    quest = quest_of(state)
    quest.active = (*quest.active[:at], one, *quest.active[at + 1 :])


class QuestCompleted(Event, frozen=True):
    """The Hero accomplished a quest and keeps its card."""

    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("Q-QST-02",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        quest = quest_of(state)
        quest.active = tuple([one for one in quest.active if one.card != self.card])
        quest.completed.append(self.card)


class QuestFailed(Event, frozen=True):
    """A quest failed; its honour is taken off at the end."""

    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("Q-QST-02",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        quest = quest_of(state)
        quest.active = tuple([one for one in quest.active if one.card != self.card])
        quest.failed.append(self.card)


class HonourGained(Event, frozen=True):
    """The Hero gained honour."""

    amount: Count
    total: Count
    cards: Count = 0
    """Q-PVE-03: the Overlord cards that become due, one for each new section."""

    follows: ClassVar[tuple[str, ...]] = ("Q-SET-06",)

    def apply(self, state: State) -> None:
        quest = quest_of(state)
        quest.honour = self.total
        quest.due += self.cards


class RageSet(Event, frozen=True):
    """The Overlord has the rage of the Hero's honour, and nothing of an earlier turn."""

    rage: Count

    follows: ClassVar[tuple[str, ...]] = ("Q-SET-06",)

    def apply(self, state: State) -> None:
        quest = quest_of(state)
        quest.rage = self.rage
        quest.cards_played = 0


class OverlordCardDrawn(Event, frozen=True):
    """The top card of the Overlord's deck was turned over and is played at once."""

    card: CardId
    rage: Count
    """The rage that it may spend."""

    follows: ClassVar[tuple[str, ...]] = ("Q-PVE-02",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[OVERLORD_SEAT]
        player.playing.append(player.deck.pop())
        quest_of(state).due = max(0, quest_of(state).due - 1)


class OverlordCardPlayed(Event, frozen=True):
    """The Overlord played a card from hand for some of its rage."""

    card: CardId
    rage: Count

    follows: ClassVar[tuple[str, ...]] = ("Q-PVP-02",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[OVERLORD_SEAT]
        player.hand.remove(self.card)
        player.playing.append(self.card)
        quest = quest_of(state)
        quest.rage -= self.rage
        quest.cards_played += 1


class OverlordCardDone(Event, frozen=True):
    """An Overlord card has acted and is laid aside."""

    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("Q-SET-02",)

    def apply(self, state: State) -> None:
        player = state.players[OVERLORD_SEAT]
        player.playing.remove(self.card)
        player.graveyard.append(self.card)


class FriendJoined(Numbered, frozen=True):
    """The Hero gained control of a creature, outside the limit of creatures."""

    creature: CreatureId
    profile: Profile
    to: Point

    number: ClassVar = "creature"
    follows: ClassVar[tuple[str, ...]] = ("Q-QST-03",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        """It is the Overlord's card under the Hero's control for good."""
        creature = self.profile.creature(self.creature, OVERLORD_SEAT, self.to, activated=True)
        creature.seat = HERO_SEAT
        state.creatures[self.creature] = creature
        state.next_id = self.creature + 1


class NotPlaced(Event, frozen=True):
    """A template or a creature of a card was left out: none is left, or there is no room."""

    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("Q-TER-02",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class QuestTerrainLaid(Event, frozen=True):
    """A template of a quest lies on the field."""

    terrain: Annotated[Terrain, LAID.meta]

    follows: ClassVar[tuple[str, ...]] = ("Q-TER-01",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.terrains[self.terrain.id] = self.terrain
        state.next_id = self.terrain.id + 1


class TerrainChanged(Event, frozen=True):
    """A terrain has other abilities: quests began or ended, or its card was flipped to side B."""

    terrain: Annotated[Terrain, LAID.meta]
    flipped: bool = False

    follows: ClassVar[tuple[str, ...]] = ("Q-TER-03",)
    changes_conditions: ClassVar = True
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.terrains[self.terrain.id] = self.terrain
        quest = quest_of(state)
        if self.flipped:
            quest.flipped = (*quest.flipped, self.terrain.id)


class Behaved(Event, frozen=True):
    """A creature that nobody plays follows a line of its pattern, or attacks because it is in contact."""

    creature: CreatureId
    does: Word
    target: TargetId = 0
    """The creature or the terrain that it aims at; 0 for none."""
    seeks: Word = ""
    """The kind of target in the line of its pattern; empty without one."""

    follows: ClassVar[tuple[str, ...]] = ("Q-PVE-04",)

    def apply(self, state: State) -> None:
        """Nothing changes."""


class Scored(Event, frozen=True):
    """The final honour: that of the game, for prosperity, less for wounds, less for failed quests."""

    honour: Count
    prosperity: Count
    wounds: Count
    failed: Count
    total: Count

    follows: ClassVar[tuple[str, ...]] = ("Q-PVP-05",)

    def apply(self, state: State) -> None:
        quest_of(state).honour = self.total
