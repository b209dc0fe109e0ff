"""The part of a screen that shows quests: the scale, progress, and the Overlord."""

from signum.classic.chapters.quest.phase import may_draw
from signum.classic.chapters.quest.placing import group_limit, is_alone
from signum.classic.chapters.quest.scale import rage_at, sections
from signum.classic.core.game import Game
from signum.classic.core.quest_state import QuestState
from signum.classic.findings.position import KnownPosition
from signum.classic.quests.active import OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.cards import GROUPS, QuestCard
from signum.classic.quests.evaluation import progress
from signum.classic.quests.library import ROW
from signum.classic.screen.overlord_turn import coming
from signum.classic.screen.quest_score import quest_score
from signum.classic.screen.wire import OverlordCardSeen, QuestOnScreen, QuestProgress, QuestTable
from signum.classic.telling.quests import QuestTelling
from signum.classic.telling.telling import Telling


def quest_table(telling: Telling, position: KnownPosition) -> QuestTable | None:
    """The quests as a seat may see them; None in other modes."""
    game, quest = position.game, position.game.state.quest
    if quest is None:
        return None
    told, alone = QuestTelling(telling.phrases), is_alone(game)
    names = telling.names
    pile = game.state.dice_piles.get(OVERLORD_SEAT)
    return QuestTable(
        honour=quest.honour,
        rage=rage_at(quest.honour),
        sections=sections(),
        quests=tuple([_quest(told, position, one) for one in quest.active]),
        completed=tuple([names.card(one) for one in quest.completed]),
        failed=tuple([names.card(one) for one in quest.failed]),
        overlord_deck=len(game.state.players[OVERLORD_SEAT].deck),
        quest_deck=len(quest.deck),
        words=f"{told.scale()} {told.overlord()}",
        overlord=OVERLORD_SEAT,
        alone=alone,
        rage_left=quest.rage,
        creatures=_limited(game),
        limit=group_limit(game) * len(GROUPS),
        played=_played(told, game),
        coming=coming(told, position),
        after=_after(told, game, quest),
        dice_cards=0 if pile is None else len(pile.deck),
        dice_row=0 if pile is None else ROW,
        score=quest_score(told, position),
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


def _limited(game: Game) -> int:
    """The Overlord's creatures on the field that belong to a group."""
    kinds = game.quest_book.creatures
    return len([one for one in game.creatures(OVERLORD_SEAT) if one.card in kinds and kinds[one.card].group])


def _played(told: QuestTelling, game: Game) -> tuple[OverlordCardSeen, ...]:
    cards = game.quest_book.entries.overlord
    seen = [cards[id] for id in reversed(game.state.players[OVERLORD_SEAT].graveyard) if id in cards]
    return tuple(
        [OverlordCardSeen(one.id, told.names.card(one.id), tuple(told.text.overlord(one))) for one in seen]
    )


def _after(told: QuestTelling, game: Game, quest: QuestState) -> str:
    """The quests phase to come, as far as it is known (Q-QST-01, Q-PVE-02)."""
    if game.state.outcome is not None:
        return ""
    if may_draw(game):
        return told.say("telling-phase-quest")
    if is_alone(game) and game.state.players[OVERLORD_SEAT].deck:
        return told.say("telling-phase-card", quests=len(quest.active), rage=rage_at(quest.honour))
    return ""
