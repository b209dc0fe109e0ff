"""The table of a quest besides the field: honour, quests, and the Overlord's rage (Q-SET)."""

from msgspec import Struct, field

from signum.classic.quests.active import ActiveQuest
from signum.engine.units import CardId


class QuestState(Struct, omit_defaults=True):
    """The state of a quest game; a game of another mode has none."""

    honour: int = 0
    deck: list[CardId] = field(default_factory=list)
    """The quest deck; the top card is the last."""
    active: tuple[ActiveQuest, ...] = ()
    completed: list[CardId] = field(default_factory=list)
    failed: list[CardId] = field(default_factory=list)
    rage: int = 0
    """The rage that the Overlord may still spend this turn."""
    cards_played: int = 0
    """The cards that the Overlord has played this turn."""
    due: int = 0
    """Q-PVE-03: the Overlord cards that are played once the running action is over."""
    flipped: tuple[int, ...] = ()
    """Q-SET-07: the unique terrains that show side B."""
    own: tuple[str, ...] = ()
    """The entries of quest files that players brought, as JSON; see `own_quests`."""
    limit: int = 0
    """Q-SET-05: the limit of each group of creatures that the players agreed on; 0 for that of the rules."""

    def copy(self) -> "QuestState":
        """An equal state that shares no mutable data."""
        return QuestState(
            self.honour,
            self.deck.copy(),
            self.active,
            self.completed.copy(),
            self.failed.copy(),
            self.rage,
            self.cards_played,
            self.due,
            self.flipped,
            self.own,
            self.limit,
        )
