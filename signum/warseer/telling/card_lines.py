"""A card as a player reads it: title, price, figures and text."""

from collections.abc import Mapping
from typing import Protocol

from signum.content.words import signed
from signum.engine.questions import Refusal
from signum.warseer.abilities import GLOSSARY
from signum.warseer.cards.card import Card
from signum.warseer.core.card_types import CREATURES, FEAT
from signum.warseer.core.holdings import HERO, MINION
from signum.warseer.telling.card_text import CardText
from signum.warseer.telling.creature_text import TextWords
from signum.warseer.words import WORDS


class CardNames(TextWords, Protocol):
    """The words of one language, and the cards of a game."""

    language: str

    @property
    def cards(self) -> Mapping[str, Card]:
        """All cards."""

    def card(self, card: str) -> str:
        """The name of a card."""


class LibraryNames:
    """Names of cards outside a match."""

    def __init__(self, language: str, cards: Mapping[str, Card]) -> None:
        self.language = language
        self.cards = cards

    def say(self, id: str, /, **args: object) -> str:
        """A message."""
        return WORDS.say(self.language, id, **args)

    def card(self, card: str) -> str:
        """The name of a card."""
        known = self.cards.get(card)
        return card if known is None else known.names.get(self.language) or card

    def refusal(self, refusal: Refusal) -> str:
        """A rule that a deck breaks, with its ids."""
        return f"{self.sentence(refusal)} [{', '.join(refusal.cites)}]"

    def sentence(self, refusal: Refusal) -> str:
        """The same without the ids."""
        facts = {
            name: self.card(str(one)) if name in ("card", "hero") else one
            for name, one in refusal.facts.items()
        }
        if "rank" in facts:
            facts["rank"] = self.say(f"rank-{facts['rank']}")
        return self.say(f"refusal-{refusal.code}", **facts)

    def kin(self, word: str) -> str:
        """A race, an affiliation, or a standard ability that serves as one."""
        return kin(self.language, word)


def kin(language: str, word: str) -> str:
    """W-CARD-08: a race or an affiliation, or a standard ability that serves as one."""
    ability = f"K-{word.upper()}"
    if ability in GLOSSARY:
        return WORDS.say(language, f"ability-{ability.lower()}")
    return WORDS.say(language, f"kin-{word}") if WORDS.has(language, f"kin-{word}") else word


class CardLines:
    """Cards in one language."""

    def __init__(self, names: CardNames, text: CardText) -> None:
        self.names = names
        self.say = names.say
        self.text = text

    def lines(self, id: str) -> list[str]:
        """The whole card, line by line."""
        card = self.names.cards[id]
        title = self.say("telling-card-title", card=self.names.card(id), kind=self.kind(card))
        price = [] if card.type in (HERO, MINION, FEAT) else [self.price(card)]
        figures = [self.figures(card)] if card.type in CREATURES else []
        led = [self.leadership(card)] if card.leadership else []
        flavour = card.flavour.get(self.names.language, "")
        return [title, *price, *figures, *led, *self.text.lines(card), *([flavour] if flavour else [])]

    def kind(self, card: Card) -> str:
        """Its type, rank, race and affiliations."""
        if card.feat is not None:
            return self.say(f"feat-{card.feat.kind}")
        parts = [self.say("type-enchantment" if card.enchants is not None else f"type-{card.type}")]
        if card.rank:
            parts.append(self.say("text-stars", rank=self.say(f"rank-{card.rank}"), stars=card.stars))
        parts += [self.names.kin(one) for one in (card.race, *card.affiliations) if one]
        return ", ".join(parts)

    def price(self, card: Card) -> str:
        """Its cost and income."""
        return self.say("telling-card-price", cost=card.cost, income=signed(card.income))

    def figures(self, card: Card) -> str:
        """The figures of a creature."""
        if not card.attack:
            return self.say("telling-card-peaceful", health=card.health, movement=card.movement)
        return self.say(
            "telling-card-body",
            attack=self.say(f"attack-{card.attack}"),
            dice=", ".join([self.say(f"die-{die}") for die in card.dice]),
            range=card.range,
            health=card.health,
            movement=card.movement,
        )

    def in_hand(self, id: str) -> str:
        """A card of a hand on one line."""
        card = self.names.cards.get(id)
        if card is None:
            return self.names.card(id)
        text = " ".join(self.text.lines(card))
        if card.type == FEAT:
            return self.say("telling-hand-feat", card=self.names.card(id), text=text)
        return self.say(
            "telling-hand-card",
            card=self.names.card(id),
            kind=self.kind(card),
            cost=card.cost,
            income=signed(card.income),
            text=text,
        )

    def leadership(self, card: Card) -> str:
        """The characters that a hero's war camp may hold."""
        ranks = [f"{self.say(f'rank-{rank}')} {count}" for rank, count in card.leadership.items()]
        return self.say("telling-leadership", ranks=", ".join(ranks))
