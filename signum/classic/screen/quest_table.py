"""The part of a screen that shows quests: the scale, progress, and the Overlord's next steps."""

from typing import Final

from signum.classic.chapters.quest.scale import rage_at, sections
from signum.classic.findings.overlord_plans import overlord_plans
from signum.classic.findings.position import KnownPosition
from signum.classic.quests.active import OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.cards import QuestCard
from signum.classic.quests.evaluation import progress
from signum.classic.screen.wire import OverlordStep, QuestOnScreen, QuestProgress, QuestTable
from signum.classic.telling.quests import QuestTelling
from signum.classic.telling.telling import Telling

FORESEEN: Final = frozenset({"turn", "overlords-creature"})
"""The questions at which the player plans, so that the next steps are worked out."""


def quest_table(telling: Telling, position: KnownPosition) -> QuestTable | None:
    """The quests as a seat may see them; None in other modes."""
    game, quest = position.game, position.game.state.quest
    if quest is None:
        return None
    told = QuestTelling(telling.phrases)
    names = telling.names
    discarded = game.state.players[OVERLORD_SEAT].graveyard
    last = game.quest_book.entries.overlord.get(discarded[-1]) if discarded else None
    lines = [] if last is None else [names.card(last.id), *told.text.overlord(last)]
    return QuestTable(
        quest.honour,
        rage_at(quest.honour),
        sections(),
        tuple([_quest(told, position, one) for one in quest.active]),
        tuple([names.card(one) for one in quest.completed]),
        tuple([names.card(one) for one in quest.failed]),
        _steps(told, position),
        len(game.state.players[OVERLORD_SEAT].deck),
        len(quest.deck),
        " ".join(lines),
        f"{told.scale()} {told.overlord()}",
    )


def _quest(told: QuestTelling, position: KnownPosition, one: ActiveQuest) -> QuestOnScreen:
    card: QuestCard = position.game.quest_book.quests[one.card]
    conditions = zip(card.conditions, progress(position.game, card, one), strict=True)
    cells = [
        QuestProgress(part.have, part.need, part.failing, told.text.condition(condition))
        for condition, part in conditions
    ]
    things = (*one.terrains, *one.creatures, *one.friends)
    name, text, reward = told.names.card(one.card), tuple(told.text.quest(card)), told.text.reward(card)
    return QuestOnScreen(one.card, name, text, reward, tuple(cells), things)


def _steps(told: QuestTelling, position: KnownPosition) -> tuple[OverlordStep, ...]:
    choice = position.choice
    if choice is None or choice.kind not in FORESEEN:
        return ()
    plans = overlord_plans(position.game)
    return tuple([OverlordStep(one.creature, one.target, one.path, told.step(one)) for one in plans])
