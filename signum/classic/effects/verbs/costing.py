"""The verb that changes costs (C-PLAY-01)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from signum.classic.cards.card import BATTLE_DECK, BUILDING, CHARACTER, TERRAIN, TYPES
from signum.classic.cards.vocabulary import (
    ALWAYS,
    CREATURE,
    FOLLOWING,
    GAME,
    PLAYER,
    SAME,
    Effect,
    Occasion,
    Only,
    Who,
)
from signum.classic.chapters.turn.durations import end_of_turn
from signum.classic.core.game import Game
from signum.classic.core.state import FOREVER, ComingCost
from signum.classic.effects.card_events import CostToCome, NextCostChanged
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.forms import DeckType, Flag, Inventor, PlainName, Race, SignedWhole, Whole
from signum.classic.effects.verbs.verb import KeywordReader, Verb
from signum.content.nodes import Node
from signum.engine.questions import Procedure, Seat

if TYPE_CHECKING:
    from signum.classic.cards.text import CardText

ITSELF: Final = "itself"
ANY: Final = "card"
"""A card of any type."""


@dataclass(frozen=True)
class PaidType(DeckType):
    """A type of card that is paid for when it is played, `spell`, or the card with the text: `itself`."""

    types: tuple[str, ...] = (*[one for one in TYPES if one in (*BATTLE_DECK, TERRAIN)], BUILDING, ITSELF)


@dataclass(frozen=True)
class NextType(DeckType):
    """A type of card that is played from a hand, `spell`, or any of them: `card`."""

    types: tuple[str, ...] = (*[one for one in TYPES if one in BATTLE_DECK], ANY, SAME)


def cost_change(text: "CardText", amount: int, buildings: int) -> dict[str, Any]:
    """More or less prosperity, or buildings of the player's choice, in words."""
    way = "less" if (amount or buildings) < 0 else "more"
    said = [("prosperity", abs(amount)), ("any", abs(buildings))]
    parts = [text.say(f"text-change-{what}", amount=count, way=way) for what, count in said if count]
    return {"change": text.listed(parts), "way": way, "amount": abs(amount)}


def _changed(node: Node, amount: int, buildings: int) -> None:
    """A cost changes in one direction, by prosperity, by buildings or by both."""
    if not amount and not buildings:
        raise node.error("what changes? Write prosperity: -1, or any: -1 for a building")
    if amount * buildings < 0:
        raise node.error("one costs more and the other less: write two sentences")


class NextCost(Verb, frozen=True, tag="next-cost", omit_defaults=True):
    """The next card of a type that the player plays costs more or less, for a time (C-PLAY-01)."""

    cards: Annotated[str, NextType()]
    amount: Annotated[int, SignedWhole(9, key="prosperity")] = 0
    buildings: Annotated[int, SignedWhole(3, key="any")] = 0
    """Buildings of the player's choice."""
    of_class: Annotated[str, PlainName(key="class")] = ""
    race: Annotated[str, Race()] = ""
    least: Annotated[int, Whole(1, 9, key="at-least")] = 0
    """Buildings and prosperity together: the text leaves a card at least this cost."""
    every: Annotated[bool, Flag()] = False
    """Whether each such card costs that, not only the next."""

    touches = frozenset({PLAYER})
    of_players = True
    lasts = True
    ends_with_a_turn = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        for seat in targets:
            amount, buildings = self.amount * source.times, self.buildings * source.times
            if self.cards == SAME:
                if source.found:
                    ends = end_of_turn(game.state) if until == FOREVER else until
                    change = ComingCost("", amount, buildings, ends, source.found)
                    yield from game.happen(CostToCome(seat, change, because=source.cites))
            elif until in (FOREVER, end_of_turn(game.state)) and not buildings and not self._is_rare():
                yield from game.happen(NextCostChanged(seat, self.cards, amount, because=source.cites))
            else:
                ends = end_of_turn(game.state) if until == FOREVER else until
                change = ComingCost(
                    self.cards, amount, buildings, ends, "", self.of_class, self.race, self.least, self.every
                )
                yield from game.happen(CostToCome(seat, change, because=source.cites))

    def _is_rare(self) -> bool:
        """Whether it asks for more than a type of card."""
        return bool(self.of_class or self.race or self.least or self.every)

    def misplaced(self, when: str | Occasion) -> str | None:
        """It lasts for this turn, or until a moment that is named."""
        if self.cards == SAME and when not in FOLLOWING:
            return f"same is for the second sentence of one moment: {', '.join(FOLLOWING)}"
        return "the next card is played later: write change-cost" if when == ALWAYS else None

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        (made,) = super().read(node, keyword)
        _changed(node, made.amount, made.buildings)
        if made.race and made.cards != CHARACTER:
            raise node.error(f"a {made.cards} has no race: leave it out, or write cards: character")
        if made.cards == SAME and (made.of_class or made.race or made.every):
            raise node.error("that card is known: leave class, race and every out")
        if made.least and (made.buildings or made.amount > 0):
            raise node.error("at-least is for less prosperity: write a sentence each")
        return [made]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        more = text.narrowed(Who(CREATURE, of_class=one.of_class, only=Only(race=one.race)), None)
        every = "yes" if one.every else "no"
        when = text.until(effect) if effect.until != GAME else text.say("text-this-turn")
        change = cost_change(text, one.amount, one.buildings)
        return {"cards": one.cards, "when": when, "more": more, "every": every, "least": one.least, **change}

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        return {
            cls.word(): {"cards": NextType().invented(by), by.one(("prosperity", "any")): by.one((-1, 1))}
        }


class ChangeCost(Verb, frozen=True, tag="change-cost", omit_defaults=True):
    """The cards of a type cost the player more or less, as long as the text is in play (C-PLAY-01).

    The cost of the card itself is asked for while its player may play it.
    """

    cards: Annotated[str, PaidType()]
    amount: Annotated[int, SignedWhole(9, key="prosperity")] = 0
    least: Annotated[int, Whole(1, 9, key="at-least")] = 0
    """Buildings and prosperity together: the text leaves a card at least this cost."""
    buildings: Annotated[int, SignedWhole(3, key="any")] = 0
    """Buildings of the player's choice; the named ones stay."""
    of_class: Annotated[str, PlainName(key="class")] = ""
    race: Annotated[str, Race()] = ""

    touches = frozenset({PLAYER})
    of_players = True

    def do(self, game: Game, source: Source, targets: Sequence[Seat], until: int) -> Procedure[None]:
        """It is read whenever a cost is asked for."""
        yield from ()

    @classmethod
    def read(cls, node: Node, keyword: KeywordReader) -> list[Self]:
        """Only a lower cost has a limit below."""
        (made,) = super().read(node, keyword)
        _changed(node, made.amount, made.buildings)
        if made.least and made.buildings:
            raise node.error("at-least is for prosperity: write a sentence each")
        if made.race and made.cards != CHARACTER:
            raise node.error(f"a {made.cards} has no race: leave it out, or write cards: character")
        if made.of_class and made.cards in (ITSELF, BUILDING, TERRAIN):
            raise node.error(f"{made.cards} is of no class: leave it out, or name a type of card")
        if made.least and made.amount > 0:
            raise node.error("a cost that rises has no least: leave at-least out, or write prosperity: -1")
        return [made]

    @classmethod
    def told(cls, those: Sequence[Self], text: "CardText", effect: Effect) -> dict[str, Any]:
        (one,) = those
        more = text.narrowed(Who(CREATURE, of_class=one.of_class, only=Only(race=one.race)), None)
        change = cost_change(text, one.amount, one.buildings)
        return {"cards": one.cards, "least": one.least, "more": more, **change}

    def misplaced(self, when: str | Occasion) -> str | None:
        return None if when == ALWAYS else "costs change as long as a text is in play: write when: always"

    @classmethod
    def invented(cls, by: Inventor) -> Any:
        return {
            cls.word(): {"cards": PaidType().invented(by), by.one(("prosperity", "any")): by.one((-1, 1))}
        }
