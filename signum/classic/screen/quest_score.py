"""The end of a game of quests as a screen tells it: Q-PVP-05, Q-PVP-06, Q-END-02."""

from typing import Final

from signum.classic.chapters.quest import scoring
from signum.classic.chapters.quest.events import Scored
from signum.classic.chapters.quest.placing import is_alone
from signum.classic.findings.position import KnownPosition
from signum.classic.screen.wire import QuestScore, ScoreBand
from signum.classic.telling.quests import QuestTelling

ALONE: Final = (
    ("forgotten", 0),
    ("wanderer", scoring.WANDERER),
    ("knight", scoring.KNIGHT),
    ("champion", scoring.CHAMPION),
    ("legend", scoring.LEGEND),
)
VERSUS: Final = (("overlord", 0), ("draw", scoring.DRAW), ("hero", scoring.HERO_WINS))


def quest_score(told: QuestTelling, position: KnownPosition) -> QuestScore | None:
    """The final honour; None before the end, and where the end does not count it."""
    if position.game.state.outcome is None:
        return None
    events, _ = position.match.events(position.seat)
    score = next((one for one in reversed(events) if isinstance(one, Scored)), None)
    if score is None:
        return None
    ladder = ALONE if is_alone(position.game) else VERSUS
    band, reached = max([one for one in ladder if score.total >= one[1]], key=lambda one: one[1])
    bands = [
        ScoreBand(told.say("telling-band", band=name), least, least == reached) for name, least in ladder
    ]
    means = told.say("telling-band-means", band=band)
    return QuestScore(
        score.honour, score.prosperity, score.wounds, score.failed, score.total, tuple(bands), means
    )
