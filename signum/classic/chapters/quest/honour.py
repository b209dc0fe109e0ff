"""Gaining honour, and the Overlord cards that it brings: Q-SET-06, Q-PVE-03."""

from signum.classic.chapters.quest.events import HonourGained, quest_of
from signum.classic.chapters.quest.overlord_cards import draw_and_play
from signum.classic.chapters.quest.placing import is_alone
from signum.classic.chapters.quest.scale import section
from signum.classic.core.game import Game
from signum.classic.quests.active import OVERLORD_SEAT
from signum.engine.questions import Procedure


def gain_honour(game: Game, amount: int, because: str) -> Procedure[None]:
    """The Hero's honour rises; alone, every new section brings an Overlord card."""
    if amount <= 0:
        return
    before = quest_of(game.state).honour
    cards = section(before + amount) - section(before) if is_alone(game) else 0
    rules = (because, "Q-PVE-03") if cards else (because,)
    yield from game.happen(HonourGained(amount, before + amount, cards, because=rules))


def play_due_cards(game: Game) -> Procedure[None]:
    """Q-PVE-03: the Overlord cards of new sections."""
    while quest_of(game.state).due and game.player(OVERLORD_SEAT).deck:
        yield from draw_and_play(game, "Q-PVE-03")
