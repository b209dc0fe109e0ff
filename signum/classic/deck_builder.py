"""The classic game's part of building decks: legality by C-DECK, figures, and test hands."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import permutations
from typing import ClassVar, Final

from msgspec.structs import replace

from signum.classic.cards.card import (
    BATTLE_DECK,
    BUILDING,
    CHARACTER,
    MERCENARIES,
    MINION,
    SUPPORT,
    TERRAIN,
    TYPES,
    Card,
)
from signum.classic.cards.deck_figures import figures_of
from signum.classic.cards.decks import Deck
from signum.classic.chapters.cards.city import SAVED
from signum.classic.chapters.cards.decks import (
    COPIES,
    LARGEST_DECK,
    LEAST_CHARACTERS,
    MOST_HIRED,
    OTHER_COPIES,
    broken_rules,
)
from signum.classic.core.figures import number
from signum.classic.editions import EDITIONS
from signum.classic.folder import CLASSIC
from signum.classic.telling.deck_telling import DeckTelling
from signum.engine.questions import Refusal
from signum.table.decks import drawing
from signum.table.decks.builder import DeckBuilder
from signum.table.decks.report import Bar, DeckDraft, DeckReport, TestHand

CARDS: Final = "cards"
BUILDINGS: Final = "buildings"
TERRAINS: Final = "terrains"
PART_OF: Final = {BUILDING: BUILDINGS, TERRAIN: TERRAINS, MINION: MINION, **dict.fromkeys(BATTLE_DECK, CARDS)}

OPENING_HAND: Final = number("C-SETUP-04", "cards")
DRAWN: Final = number("C-TURN-03", "cards")
INCOME: Final = number("C-TURN-03", "prosperity")
TURNS: Final = 2
WORTH_ADVICE: Final = 4
"""The number of cards that need a building before it is advised."""


class ClassicDeckBuilder(DeckBuilder):
    """Judges drafts of classic decks."""

    parts: ClassVar[tuple[str, ...]] = (CARDS, BUILDINGS, TERRAINS, MINION)
    once: ClassVar[tuple[str, ...]] = (BUILDINGS, TERRAINS)
    single: ClassVar[tuple[str, ...]] = (MINION,)
    game = CLASSIC

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__()
        self._cards = cards
        self._telling: dict[str, DeckTelling] = {}

    @property
    def cards(self) -> Mapping[str, Card]:
        """All cards."""
        return self._cards

    @cached_property
    def _parts(self) -> dict[str, str]:
        return {id: PART_OF.get(card.type, "") for id, card in self._cards.items()}

    def telling(self, language: str) -> DeckTelling:
        """The words of a language."""
        if language not in self._telling:
            self._telling[language] = DeckTelling(language, self._cards)
        return self._telling[language]

    def part_of(self, card: str) -> str:
        """By its type (C-DECK-08)."""
        return self._parts[card]

    def copies(self, card: str) -> int:
        """C-DECK-06; buildings, terrains and the minion stand once."""
        if self.part_of(card) != CARDS:
            return 1
        return COPIES.get(self._cards[card].type, OTHER_COPIES)

    def deck(self, draft: DeckDraft) -> Deck:
        """The deck of a draft."""
        minion = draft.parts.get(MINION, ())
        return Deck(
            draft.hero,
            draft.parts.get(CARDS, ()),
            draft.parts.get(BUILDINGS, ()),
            draft.parts.get(TERRAINS, ()),
            minion[0] if minion else "",
        )

    def draft(self, deck: Deck, name: str) -> DeckDraft:
        """The draft of a deck."""
        parts = {
            CARDS: deck.cards,
            BUILDINGS: deck.buildings,
            TERRAINS: deck.terrains,
            MINION: (deck.minion,) if deck.minion else (),
        }
        return DeckDraft(deck.hero, name, {part: ids for part, ids in parts.items() if ids})

    def broken(self, draft: DeckDraft, edition: str) -> list[Refusal]:
        """C-DECK and the rules of cards."""
        return broken_rules(self.deck(draft), self._cards, EDITIONS[edition])

    def offending(self, refusal: Refusal, draft: DeckDraft) -> tuple[str, ...]:
        """The cards that a refusal names, or those that are too many."""
        facts = refusal.facts
        if "card" in facts:
            return (str(facts["card"]),)
        named = facts.get("cards")
        if isinstance(named, list | tuple):
            return tuple([str(one) for one in named])
        battle = [self._cards[id] for id in dict.fromkeys(draft.parts.get(CARDS, ()))]
        match refusal.code:
            case "too-many-mercenaries":
                return tuple([one.id for one in battle if _is_hired(one) and one.type == CHARACTER])
            case "too-much-mercenary-support":
                return tuple([one.id for one in battle if _is_hired(one) and one.type in SUPPORT])
            case "too-few-characters":
                return tuple([one.id for one in battle if one.type != CHARACTER])
            case _:
                return ()

    def excess(self, refusal: Refusal, draft: DeckDraft) -> float:
        """Shares are not rounded: one card of two that are needed helps already."""
        there, facts = refusal.facts.get("there"), refusal.facts
        if isinstance(there, int):
            if isinstance(characters := facts.get("characters"), int):
                return float(there - characters * MOST_HIRED)
            if isinstance(support := facts.get("support"), int):
                return there - support / 2
            if refusal.code == "too-few-characters":
                return float(len(draft.parts[CARDS]) * LEAST_CHARACTERS - there)
        return super().excess(refusal, draft)

    def sentence(self, refusal: Refusal, language: str) -> str:
        """A broken rule in words."""
        return self.telling(language).sentence(refusal)

    def name(self, card: str, language: str) -> str:
        """The name of a card."""
        return self.telling(language).name(card)

    def figures(self, report: DeckReport, edition: str, language: str) -> DeckReport:
        """Cost, buildings that are needed, and types."""
        deck = self.deck(report.draft)
        found, telling = figures_of(deck, self._cards), self.telling(language)
        needs = [
            Bar(id, telling.name(id), count, lacking=id in found.unbuilt)
            for id, count in found.buildings.items()
        ]
        total = sum([cost * count for cost, count in found.curve.items()])
        most_needed = max(needs, key=lambda bar: bar.count, default=None)
        advice = ""
        if most_needed is not None and most_needed.count >= WORTH_ADVICE and not most_needed.lacking:
            facts = {"building": most_needed.words, "count": most_needed.count}
            advice = telling.say("telling-deck-advice", **facts)
        return replace(
            report,
            fewest=EDITIONS[edition].smallest_deck,
            smaller=tuple(sorted(EDITIONS[edition].starter_decks)),
            most=LARGEST_DECK,
            curve=tuple([Bar(str(cost), str(cost), count) for cost, count in found.curve.items()]),
            mean=total / len(deck.cards) if deck.cards else 0.0,
            needs=tuple(needs),
            types=tuple(
                [
                    Bar(kind, telling.say("telling-deck-type", type=kind, count=count), count)
                    for kind in TYPES
                    if (count := found.types.get(kind, 0))
                ]
            ),
            advice=advice,
        )

    # Test hands.

    def test_hand(self, draft: DeckDraft, edition: str, language: str) -> TestHand:
        """C-SETUP-04: four cards, none replaced. A card counts if its player can pay for it by turn 2."""
        deck = self.deck(self.checked(draft))
        cards = drawing.hand(deck.cards, OPENING_HAND)
        good = sum([self._paying(id, deck, edition, TURNS) is not None for id in deck.cards])
        seen = OPENING_HAND + TURNS * DRAWN
        chance = drawing.at_least_one(len(deck.cards), good, seen)
        return TestHand(cards, self._words(cards, deck, edition, language), *chance)

    def _words(self, hand: Sequence[str], deck: Deck, edition: str, language: str) -> str:
        telling = self.telling(language)
        for turn in range(1, TURNS + 1):
            for card in hand:
                built = self._paying(card, deck, edition, turn)
                if built is not None:
                    names = telling.listed([telling.name(one) for one in built])
                    facts = {"turn": turn, "card": telling.name(card), "buildings": names}
                    return telling.say("telling-hand-paid" if built else "telling-hand-free", **facts)
        return telling.say("telling-hand-unpaid", turn=TURNS)

    def _paying(self, id: str, deck: Deck, edition: str, turns: int) -> tuple[str, ...] | None:
        """Buildings that pay for a card if they are built in this order; None if none do in these turns."""
        cost = self._cards[id].cost
        for built in self._orders(id, deck, turns):
            named = set(cost.buildings) <= set(built) and len(built) >= len(cost.buildings) + cost.any
            left = EDITIONS[edition].starting_prosperity
            for turn in range(turns):
                left += INCOME + (SAVED if turn >= len(built) else -self._cards[built[turn]].cost.prosperity)
                if left < 0:
                    break
            if named and left >= cost.prosperity:
                return built
        return None

    def _orders(self, id: str, deck: Deck, turns: int) -> Iterator[tuple[str, ...]]:
        """Rows of buildings worth trying: those that the card names, and the cheapest others."""
        plans = sorted(
            [one for one in deck.buildings if one in self._cards],
            key=lambda one: self._cards[one].cost.prosperity,
        )
        named = self._cards[id].cost.buildings
        others = [one for one in plans if one not in named][:turns]
        for size in range(turns + 1):
            yield from permutations([*[one for one in named if one in plans], *others], size)


def _is_hired(card: Card) -> bool:
    return card.faction == MERCENARIES
