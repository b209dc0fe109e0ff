"""Quests in words: honour and rage, the active quests with their progress, the Overlord's next steps."""

from functools import cached_property
from typing import Any, Final

from signum.classic.chapters.quest.scale import next_section, rage_at
from signum.classic.core.game import Game
from signum.classic.findings.overlord_plans import PlannedStep, overlord_plans
from signum.classic.quests.active import HERO_SEAT, OVERLORD_SEAT, ActiveQuest
from signum.classic.quests.cards import QuestCard
from signum.classic.quests.evaluation import progress
from signum.classic.quests.text import QuestText
from signum.classic.telling.names import Names
from signum.table.telling.phrases import Phrases

BEHAVES: Final = ("Q-PVE-04",)
"""The rule of every step."""


class QuestTelling:
    """The quests of a game as one seat knows them; nothing in other modes."""

    def __init__(self, phrases: Phrases[Names]) -> None:
        self.phrases = phrases
        self.names: Names = phrases.names
        self.say = phrases.say

    @property
    def game(self) -> Game:
        """The game as the seat knows it."""
        return self.names.known.game

    @cached_property
    def text(self) -> QuestText:
        """The texts of the quest cards."""
        return QuestText.of(self.names.language, self.game.quest_book)

    def lines(self) -> list[str]:
        """Everything about quests, line by line."""
        quest = self.game.state.quest
        if quest is None:
            return []
        found = ["", self.scale(), self.overlord()]
        for one in quest.active:
            found += ["", *self.quest(one)]
        steps = self.steps()
        return [*found, "", self.say("telling-next-steps"), *steps] if steps else found

    def scale(self) -> str:
        """Honour, rage, and the honour at which the next section begins."""
        honour = self.game.state.quest.honour if self.game.state.quest is not None else 0
        coming = next_section(honour)
        if coming is None:
            return self.say("telling-honour-last", honour=honour, rage=rage_at(honour))
        return self.say("telling-honour", honour=honour, rage=rage_at(honour), next=coming)

    def overlord(self) -> str:
        """The cards of the Overlord, of the Hero and of the quest deck that are left."""
        state = self.game.state
        quests = 0 if state.quest is None else len(state.quest.deck)
        cards = len(state.players[OVERLORD_SEAT].deck)
        return self.say(
            "telling-decks-left", cards=cards, quests=quests, hero=len(state.players[HERO_SEAT].deck)
        )

    def quest(self, one: ActiveQuest) -> list[str]:
        """The name of an active quest, its text, and how far its conditions are."""
        card: QuestCard = self.game.quest_book.quests[one.card]
        cells = [f"{part.have}/{part.need}" for part in progress(self.game, card, one) if not part.failing]
        name = self.names.card(one.card)
        return [self.say("telling-quest", card=name, progress=", ".join(cells)), *self.text.quest(card)]

    def steps(self) -> list[str]:
        """The next steps of the Overlord's creatures."""
        return [self.step(one) for one in overlord_plans(self.game)]

    def step(self, one: PlannedStep) -> str:
        """One step, in the words of the event that will tell it."""
        return self.phrases.cited(self.deed(one), BEHAVES)

    def deed(self, one: PlannedStep) -> str:
        """One step without its rule."""
        aim: Any = self.names.spoken(one.target) if one.target else ""
        seeks = "" if one.line is None else one.line.target
        name = self.names.spoken(one.creature)
        return self.say("event-behaved", creature=name, does=one.does, target=aim, seeks=seeks)

    def foretold(self, one: PlannedStep) -> str:
        """One step without its rule and its reason."""
        aim: Any = self.names.spoken(one.target) if one.target else ""
        name = self.names.spoken(one.creature)
        return self.say("telling-foretold", creature=name, does=one.does, target=aim)

    def reason(self, one: PlannedStep) -> str:
        """The line of the pattern behind a step; empty without one."""
        return "" if one.line is None else self.text.finished(self.text.clause(one.line))
