"""A card as a page: its name, type, cost and figures, its text, and its printings."""

from collections.abc import Iterator, Mapping
from typing import Final

from signum.classic.cards.card import BUILDING, CREATURES, FACTIONS, HERO, LETTERS, MINION, Card
from signum.classic.cards.keywords import PARAMETERS, word
from signum.classic.cards.lore import lore_of
from signum.classic.cards.subjects import readable
from signum.classic.cards.text import CardText
from signum.content.rules import rule

FREE: Final = frozenset({HERO, MINION})
"""C-CARD-01: the types without a cost."""


class CardPage:
    """The pages of cards in one language."""

    def __init__(self, language: str, cards: Mapping[str, Card]) -> None:
        self.cards = cards
        self.texts = CardText(language, cards)
        self.say = self.texts.say

    def lines(self, card: Card, set_name: str = "") -> Iterator[str]:
        """The card from top to bottom, a line for each part."""
        yield self.texts.name(card.id)
        yield self.heading(card)
        if card.type not in FREE:
            yield self.say("telling-page-cost", cost=self.texts.cost(card.cost))
        yield from self.figures(card)
        yield from self.bonds(card)
        yield ""
        yield from self.texts.lines(card)
        if flavour := self.flavour(card):
            yield ""
            yield flavour
        for page in lore_of(card, self.texts.language):
            yield ""
            yield page
        yield ""
        yield self.say("telling-page-printings", printings=", ".join(card.printings))
        yield self.say("telling-page-id", called=card.id, set=set_name or "-")
        if card.number:
            yield self.say("telling-page-number", number=card.number)

    def races(self, card: Card) -> str:
        """The peoples and kinds that a creature belongs to; empty without any."""
        return ", ".join([self.say(f"race-{one}") for one in card.races])

    def flavour(self, card: Card) -> str:
        """The line of the world, in English where this language has none; empty without any."""
        return card.flavour.get(self.texts.language) or card.flavour.get("en", "")

    def heading(self, card: Card) -> str:
        """Its type, its faction, its race and its rarity."""
        parts = [self.say("telling-page-type", type=card.type)]
        parts += [self.say("telling-page-relic", kind=card.relic)] if card.relic else []
        if card.class_building:
            parts.append(self.say("telling-page-class-building"))
        elif card.unique:
            parts.append(self.say("telling-page-unique"))
        parts.append(self.faction(card.faction))
        parts += [self.races(card)] if card.races else []
        parts += [self.say("telling-page-rarity", rarity=card.rarity)] if card.rarity else []
        return ", ".join(parts)

    def faction(self, id: str) -> str:
        """A faction, of the program or made by a player."""
        if id and id not in FACTIONS:
            return readable(id)
        return self.say("telling-faction", faction=id or "none")

    def figures(self, card: Card) -> Iterator[str]:
        """The figures of a creature; its movement by letter, its base, and a hero's slots."""
        if card.type in CREATURES:
            yield self.say(
                "telling-page-figures",
                strength=card.strength,
                health=card.health,
                movement=LETTERS[card.movement],
                base=card.base,
            )
        if card.slots:
            slots = [f"{self.say('telling-page-relic', kind=kind)} {n}" for kind, n in card.slots.items()]
            yield self.say("telling-page-slots", slots=", ".join(slots))

    def bonds(self, card: Card) -> Iterator[str]:
        """The hero and the class that it belongs to (C-CARD-05, C-CARD-06), and the cards that name it."""
        if card.hero:
            yield self.say("telling-page-hero", hero=self.texts.name(card.hero))
        if card.of_class:
            yield self.say("telling-page-class", building=self.texts.name(card.of_class))
        if card.type == BUILDING:
            paid = [one.id for one in self.cards.values() if card.id in one.cost.buildings]
            if paid:
                yield self.say(
                    "telling-page-pays", cards=self.say("telling-and-then").join(map(self.texts.name, paid))
                )

    def rules(self, card: Card) -> Iterator[str]:
        """The glossary's rules of its keywords, in the catalogue's English."""
        for one in card.keywords:
            if one.ability not in PARAMETERS:
                yield f"{self.texts.bare(one.ability)} ({one.ability}): {rule(one.ability).text}"


def keywords_of(card: Card) -> list[str]:
    """The words of a card's keywords, each once."""
    return list(dict.fromkeys([word(one.ability) for one in card.keywords]))
