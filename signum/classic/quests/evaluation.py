"""How far an active quest is: its tallies, its completion, its failure. Pure; the rules write the results."""

from collections.abc import Sequence

from msgspec import Struct

from signum.classic.core.game import Game
from signum.classic.quests.active import ActiveQuest
from signum.classic.quests.cards import LayQuestTerrain, QuestCard
from signum.classic.quests.conditions import QuestCondition
from signum.classic.quests.places import terrains_called
from signum.engine.events import Event


class TallyProgress(Struct, frozen=True):
    """How far one condition is; `failing` marks conditions on which the quest fails."""

    have: int
    need: int
    failing: bool = False

    @property
    def holds(self) -> bool:
        """Whether the condition is met."""
        return self.have >= self.need


def begun(quest: QuestCard) -> tuple[int, ...]:
    """The tallies of a quest that was just drawn."""
    return (0,) * len(quest.conditions)


def tally_after(game: Game, quest: QuestCard, active: ActiveQuest, event: Event) -> tuple[int, ...]:
    """The tallies after an event that has been applied."""
    return tuple([one.after(game, active, tally, event) for one, tally in _tallied(quest, active)])


def tally_at_phase(game: Game, quest: QuestCard, active: ActiveQuest) -> tuple[int, ...]:
    """The tallies at the beginning of a quests phase, before the check for completion."""
    return tuple([one.at_phase(game, active, tally) for one, tally in _tallied(quest, active)])


def progress(game: Game, quest: QuestCard, active: ActiveQuest) -> tuple[TallyProgress, ...]:
    """How far each condition is, those for completion first."""
    complete = len(quest.complete)
    return tuple(
        [
            TallyProgress(one.have(game, active, tally), one.need, failing=at >= complete)
            for at, (one, tally) in enumerate(_tallied(quest, active))
        ]
    )


def is_complete(game: Game, quest: QuestCard, active: ActiveQuest) -> bool:
    """Q-QST-02: all conditions for completion hold, or one of them where one is enough."""
    holding = [one.holds for one in progress(game, quest, active) if not one.failing]
    return any(holding) if quest.either else all(holding)


def is_failed(game: Game, quest: QuestCard, active: ActiveQuest) -> bool:
    """Q-QST-02: a condition of failure holds; Q-QST-04: a unique terrain that it needs was destroyed."""
    if any(one.holds for one in progress(game, quest, active) if one.failing):
        return True
    missing = [id for id in active.terrains if id not in game.state.terrains]
    needed = [one.terrain for one in quest.actions if isinstance(one, LayQuestTerrain)]
    unique = [id for id in needed if id in game.cards and game.cards[id].unique]
    return bool(missing) and any(not terrains_called(game, id) for id in unique)


def _tallied(quest: QuestCard, active: ActiveQuest) -> Sequence[tuple[QuestCondition, int]]:
    return list(zip(quest.conditions, active.tally or begun(quest), strict=True))
