"""Decks in words: broken rules, and figures."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from signum.classic.cards.card import FACTIONS, TYPES, Card
from signum.classic.cards.deck_figures import Figures
from signum.classic.cards.deck_files import DeckList
from signum.classic.cards.decks import Deck
from signum.classic.cards.subjects import readable
from signum.classic.cards.text import CardText
from signum.content.called_names import CalledName, called_name
from signum.engine.questions import Refusal

_CARDS: Final = frozenset({"card", "hero"})
_FACTIONS: Final = frozenset({"faction", "squad"})


class DeckTelling:
    """The words for decks of these cards in one language."""

    def __init__(self, language: str, cards: Mapping[str, Card]) -> None:
        texts = CardText(language, cards)
        self.cards = cards
        self.say = texts.say
        self.name = texts.name
        self.listed = texts.listed
        self.language = texts.language

    def refusal(self, refusal: Refusal) -> str:
        """A rule that a deck breaks, with its facts and its id."""
        text = self.sentence(refusal)
        return f"{text} [{', '.join(refusal.cites)}]" if refusal.cites else text

    def sentence(self, refusal: Refusal) -> str:
        """The same without the id."""
        args = {name: self._fact(name, fact) for name, fact in refusal.facts.items()}
        return self.say(f"refusal-{refusal.code}", **args)

    def verdict(self, name: str, edition: str, broken: Sequence[Refusal]) -> str:
        """Whether a deck is legal in a printing."""
        return self.say(
            "telling-deck-verdict",
            deck=name,
            edition=self.say(f"edition-{edition}"),
            broken=len(broken),
        )

    def title(self, listed: DeckList) -> str:
        """The name of a deck, or of its hero if it has none."""
        return listed.called(self.language) or self.name(listed.deck.hero)

    def hero(self, deck: Deck) -> CalledName:
        """The hero as sentences call it, by its short name: led by Aurelis."""
        return called_name(
            self.language, self.name(deck.hero), self.cards[deck.hero].called.get(self.language)
        )

    def entry(self, id: str, listed: DeckList, editions: Sequence[str]) -> str:
        """A line of a list of decks."""
        return self.say(
            "telling-deck-entry",
            called=id,
            deck=listed.called(self.language),
            hero=self.hero(listed.deck),
            editions=", ".join(editions),
        )

    def figures(self, listed: DeckList, figures: Figures) -> Iterator[str]:
        """The figures of a deck, line by line."""
        yield self.say("telling-deck-title", deck=self.title(listed), hero=self.hero(listed.deck))
        for type_ in TYPES:
            if figures.types.get(type_):
                yield "  " + self.say("telling-deck-type", type=type_, count=figures.types[type_])
        yield self.say("telling-deck-bodies", strength=figures.strength, health=figures.health)
        yield self.say("telling-deck-costs", any=figures.any, prosperity=figures.prosperity)
        for building, count in figures.buildings.items():
            missing = "yes" if building in figures.unbuilt else "no"
            yield "  " + self.say(
                "telling-deck-building", building=self.name(building), count=count, missing=missing
            )
        yield self.say("telling-deck-curve")
        for cost, count in figures.curve.items():
            yield f"  {cost:2} {'#' * count} {count}"

    def _fact(self, name: str, fact: Any) -> Any:
        if name in _CARDS:
            return self.name(fact)
        if name in _FACTIONS:
            made = fact and fact not in FACTIONS
            return readable(fact) if made else self.say("telling-faction", faction=fact or "none")
        if name == "cards":
            return self.say("telling-and-then").join([self.name(one) for one in fact])
        if name == "printings":
            return self.say("telling-and-then").join([self.say(f"edition-{one}") for one in fact])
        return ", ".join(map(str, fact)) if isinstance(fact, list) else fact
