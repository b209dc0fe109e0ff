"""The texts of quests, Overlord cards and Overlord's creatures, said by their data in four languages.

Names of creatures and terrains stay in their first form, in quotation marks; numbers follow them.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from signum.classic.cards.card import LETTERS, Card
from signum.classic.cards.text import CardText
from signum.classic.cards.vocabulary import Effect
from signum.classic.effects.verbs.verb import fields_of
from signum.classic.quests.cards import (
    TERRAIN,
    Behaviour,
    Deed,
    OverlordCard,
    OverlordCreature,
    QuestCard,
    QuestTerrain,
)
from signum.classic.quests.conditions import QuestCondition
from signum.classic.quests.forms import CreatureWord
from signum.classic.quests.library import QuestLibrary
from signum.classic.quests.places import QuestPlace
from signum.engine.records import tag_of

KIND = "kind"
"""Told instead of a word for creatures when it is the name of a kind."""


class QuestText(CardText):
    """The texts of the quest mode in one language; `cards` are those whose names may be needed."""

    @classmethod
    def of(cls, language: str, library: QuestLibrary, cards: Mapping[str, Card] | None = None) -> "QuestText":
        """The texts of a library."""
        return cls(language, {**(cards or {}), **library.cards("pvp"), **library.cards("pve")})

    # Quests.

    def quest(self, quest: QuestCard) -> list[str]:
        """A quest as a player reads it: when drawn, abilities, goal, failure, reward."""
        goal = self.say("quest-goal-or" if quest.either else "quest-goal-and").join(
            map(self.condition, quest.complete)
        )
        drawn = self.told_after_colon(quest.actions)
        lines = [self.say("quest-drawn", deeds=drawn)] if quest.actions else []
        lines += self.while_active(quest)
        lines += [self.say("quest-goal", conditions=self.after_colon(goal))]
        if quest.fail:
            failing = self.say("quest-goal-or").join(map(self.condition, quest.fail))
            lines += [self.say("quest-failure", conditions=self.after_colon(failing))]
        lines += [self.say("quest-reward", reward=self.reward(quest))]
        return [self.finished(one) for one in lines]

    def while_active(self, quest: QuestCard) -> list[str]:
        """Q-QST-02: the abilities of terrains and creatures while the quest is active."""
        terrains = [
            self.say(
                "quest-gives",
                kind=TERRAIN,
                name=self.name(id),
                abilities=self.terrain_abilities(those),
            )
            for id, those in quest.abilities.items()
        ]
        return terrains + [
            self.say(
                "quest-gives",
                kind="creature",
                name=self.name(one.creature),
                abilities=self.gained(one.keywords, lasting=True, either=False),
            )
            for one in quest.gives
        ]

    def reward(self, quest: QuestCard) -> str:
        """Honour, prosperity or both."""
        parts = [self.say("quest-honour", count=quest.honour)] if quest.honour else []
        parts += [self.say("text-cost-prosperity", count=quest.prosperity)] if quest.prosperity else []
        return self.listed(parts)

    def condition(self, condition: QuestCondition) -> str:
        """One condition, as a clause."""
        return self.say(f"quest-if-{condition.word()}", **self.arguments(condition))

    def place(self, place: QuestPlace) -> str:
        """A place, as an adverbial: `in contact with “Forest”`."""
        return self.say(
            f"quest-place-{place.of}",
            terrain=self.name(place.terrain) if place.terrain else "",
            near="near" if place.within else "contact",
            within=LETTERS[place.within],
        )

    # Deeds.

    def deeds(self, deeds: Iterable[Deed]) -> str:
        """Several deeds, in their order."""
        return self.say("text-then").join(map(self.deed, deeds))

    def deed(self, deed: Deed) -> str:
        """One deed, as a clause; a sentence of a card is told from the Overlord's side."""
        if isinstance(deed, Effect):
            return self.body(deed, None)
        return self.say(f"quest-do-{tag_of(type(deed))}", **self.arguments(deed))

    def arguments(self, part: Struct) -> dict[str, Any]:
        """The fields of a part in the words of their forms.

        A word for creatures is told twice: by itself, so that a message can choose by it, and by its name.
        """
        told: dict[str, Any] = {}
        for name, _, form, _ in fields_of(type(part)):
            value = getattr(part, name)
            said = form.said(value, self)
            if isinstance(form, CreatureWord):
                told["name"] = said
                said = KIND if form.names_kind(value) else value
            told[name] = said
        if hasattr(part, "control"):
            told["control"] = "yes" if part.control else "no"
        return told

    # The Overlord.

    def overlord(self, card: OverlordCard) -> list[str]:
        """An Overlord card: its main ability with its rage, then its extra ability."""
        multiple = "yes" if card.multiple else "no"
        main = self.say(
            "quest-main", rage=card.rage, multiple=multiple, deeds=self.told_after_colon(card.main)
        )
        lines = [self.finished(main)]
        if card.extra:
            lines.append(self.finished(self.say("quest-extra", deeds=self.told_after_colon(card.extra))))
        if any(isinstance(one, Effect) for one in (*card.main, *card.extra)):
            lines.append(self.finished(self.say("quest-you-overlord")))
        return lines

    def told_after_colon(self, deeds: Iterable[Deed]) -> str:
        """Several deeds, after the colon of their ability."""
        return self.after_colon(self.deeds(deeds))

    def figures(self, creature: OverlordCreature, way: str) -> str:
        """The heading of one side of a creature: its strength, its health and its movement."""
        card = creature.side(way)
        return self.say(
            "quest-side",
            side=way,
            strength=card.strength,
            health=card.health,
            movement=LETTERS[card.movement],
        )

    def creature(self, creature: OverlordCreature, way: str) -> list[str]:
        """One side of a creature: its abilities, and in PvE its behaviour."""
        lines = self.lines(creature.side(way))
        if way == "pve" and creature.behaviour:
            lines += self.behaviour(creature)
        elif creature.leash is not None:
            lines += [self.finished(self.say("quest-leash", place=self.place(creature.leash)))]
        return lines

    def behaviour(self, creature: OverlordCreature) -> list[str]:
        """The written behaviour of a creature, a line for each clause (Q-PVE-04)."""
        lines = [self.finished(self.clause(one)) for one in creature.behaviour]
        if creature.leash is not None:
            lines.append(self.finished(self.say("quest-leash", place=self.place(creature.leash))))
        return lines

    def clause(self, one: Behaviour) -> str:
        """One clause of a behaviour."""
        if not one.target:
            return self.say("quest-behaviour-stay")
        target = self.say(
            f"quest-target-{one.target}",
            name=self.name(one.terrain) if one.target == TERRAIN else "",
            form=one.does,
        )
        within = self.say("quest-within", letter=LETTERS[one.within], form=one.does) if one.within else ""
        return self.say(f"quest-behaviour-{one.does}", target=target, within=within)

    # Terrains.

    def side_b(self, terrain: QuestTerrain) -> str:
        """Q-SET-07: the abilities of side B."""
        return self.finished(self.say("quest-side-b", abilities=self.terrain_abilities(terrain.side_b)))

    def terrain_abilities(self, those: Iterable[str]) -> str:
        """Abilities of a terrain behind a colon; an "and" cannot join adjectives, verbs and nouns."""
        return self.say("text-then").join([self.terrain(one, form="inside") for one in those])
