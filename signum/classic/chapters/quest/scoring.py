"""The final honour and the result: Q-PVP-05, Q-PVP-06, Q-END."""

from typing import Final

from signum.classic.chapters.quest.events import Scored, quest_of
from signum.classic.chapters.quest.placing import is_alone
from signum.classic.chapters.turn.victory import GameEnded
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.core.state import HERO
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT
from signum.engine.game import Ended
from signum.engine.outcomes import Outcome
from signum.engine.questions import Procedure

FOR_PROSPERITY: Final = number("Q-PVP-05", "prosperity")
FOR_WOUNDS: Final = number("Q-PVP-05", "wounds")
DRAW: Final = number("Q-PVP-06", "draw")
HERO_WINS: Final = number("Q-PVP-06", "hero")
WANDERER: Final = number("Q-END-02", "wanderer")
KNIGHT: Final = number("Q-END-02", "knight")
CHAMPION: Final = number("Q-END-02", "champion")
LEGEND: Final = number("Q-END-02", "legend")


def final_score(game: Game) -> Scored:
    """Honour gained in play, +1 for every full 5 prosperity, -1 for every full 2 wounds of the Hero,
    less the rewards of failed quests; never below 0 (Q-PVP-05)."""
    quest = quest_of(game.state)
    heroes = [one for one in game.creatures() if one.type == HERO and one.owner == HERO_SEAT]
    rich = game.player(HERO_SEAT).prosperity // FOR_PROSPERITY
    hurt = sum([one.wounds for one in heroes]) // FOR_WOUNDS
    lost = sum([game.quest_book.quests[id].honour for id in quest.failed])
    return Scored(quest.honour, rich, hurt, lost, max(0, quest.honour + rich - hurt - lost))


def finish(game: Game) -> Procedure[None]:
    """The game is over: the honour is scored and decides (Q-END-01)."""
    score = final_score(game)
    yield from game.happen(score)
    game.write(GameEnded(solo_result(score.total) if is_alone(game) else result(score.total)))
    raise Ended


def result(honour: int) -> Outcome:
    """Q-PVP-06."""
    if honour >= HERO_WINS:
        return Outcome(HERO_SEAT, "honour", ("Q-PVP-06",))
    return Outcome(None if honour >= DRAW else OVERLORD_SEAT, "honour", ("Q-PVP-06",))


def solo_result(honour: int) -> Outcome:
    """The rank of a lone Hero; from knight upwards it counts as a victory (Q-END-02)."""
    if honour >= LEGEND:
        return Outcome(HERO_SEAT, "legend", ("Q-END-02",))
    if honour >= CHAMPION:
        return Outcome(HERO_SEAT, "champion", ("Q-END-02",))
    if honour >= KNIGHT:
        return Outcome(HERO_SEAT, "knight", ("Q-END-02",))
    if honour >= WANDERER:
        return Outcome(OVERLORD_SEAT, "wanderer", ("Q-END-02",))
    return Outcome(OVERLORD_SEAT, "forgotten", ("Q-END-02",))


def quest_verdict(game: Game) -> Outcome | None:
    """A dead Hero loses (Q-END-01, Q-PVP-06); the prosperity goal plays no part."""
    if not game.player(HERO_SEAT).hero_fell:
        return None
    if is_alone(game):
        return Outcome(OVERLORD_SEAT, "fallen", ("Q-END-01", "Q-END-02"))
    return Outcome(OVERLORD_SEAT, "hero", ("Q-END-01", "Q-PVP-06"))
