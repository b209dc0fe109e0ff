"""Warseer's part of building decks: a hero, a war camp and a minion; the battle deck follows (W-SET-01)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from signum.engine.questions import Refusal
from signum.table.decks import drawing
from signum.table.decks.builder import DeckBuilder
from signum.table.decks.report import Bar, DeckDraft, DeckReport, TestHand
from signum.warseer.cards.card import Card
from signum.warseer.cards.decks import Deck
from signum.warseer.chapters.decks import battle_deck, broken_rules, feat_deck
from signum.warseer.core.card_types import METALS, SUPPORT
from signum.warseer.core.figures import number
from signum.warseer.core.holdings import CHARACTER, HERO, MINION
from signum.warseer.folder import WARSEER
from signum.warseer.telling.card_lines import LibraryNames

CAMP: Final = "camp"
PART_OF: Final = {CHARACTER: CAMP, MINION: MINION}

FEATS: Final = number("W-FEAT-01", "duel")
POWER: Final = number("W-ECO-04", "first")
MOST_POWER: Final = number("W-ECO-01", "most")
DRAWN: Final = number("W-SET-04", "drawn")
KEPT: Final = DRAWN - number("W-SET-04", "returned")


class WarseerDeckBuilder(DeckBuilder):
    """Judges drafts of Warseer decks."""

    parts: ClassVar[tuple[str, ...]] = (CAMP, MINION)
    single: ClassVar[tuple[str, ...]] = (MINION,)
    game = WARSEER

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__()
        self._cards = cards

    @property
    def cards(self) -> Mapping[str, Card]:
        """All cards."""
        return self._cards

    def part_of(self, card: str) -> str:
        """By its type."""
        return PART_OF.get(self._cards[card].type, "")

    def copies(self, card: str) -> int:
        """W-CARD-05: none twice."""
        return 1

    def deck(self, draft: DeckDraft) -> Deck:
        """The deck of a draft."""
        minion = draft.parts.get(MINION, ())
        return Deck(draft.hero, draft.parts.get(CAMP, ()), minion[0] if minion else "")

    def draft(self, deck: Deck, name: str) -> DeckDraft:
        """The draft of a deck."""
        parts = {CAMP: deck.camp, MINION: (deck.minion,) if deck.minion else ()}
        return DeckDraft(deck.hero, name, {part: ids for part, ids in parts.items() if ids})

    def broken(self, draft: DeckDraft, edition: str) -> list[Refusal]:
        """W-SET-01, W-CARD-04 to -06."""
        return broken_rules(self.deck(draft), self._cards)

    def offending(self, refusal: Refusal, draft: DeckDraft) -> tuple[str, ...]:
        """The card that a refusal names, or the characters of a rank that are too many."""
        if refusal.code == "beyond-leadership":
            rank = refusal.facts["rank"]
            return tuple([id for id in draft.parts.get(CAMP, ()) if self._cards[id].rank == rank])
        return (str(refusal.facts["card"]),) if "card" in refusal.facts else ()

    def sentence(self, refusal: Refusal, language: str) -> str:
        """A broken rule in words."""
        return LibraryNames(language, self._cards).sentence(refusal)

    def name(self, card: str, language: str) -> str:
        """The name of a card."""
        return LibraryNames(language, self._cards).card(card)

    def figures(self, report: DeckReport, edition: str, language: str) -> DeckReport:
        """Leadership, and the cost and types of the battle deck."""
        names, draft = LibraryNames(language, self._cards), report.draft
        hero = self._cards.get(draft.hero)
        if hero is None or hero.type != HERO:
            return report
        battle = [self._cards[id] for id in battle_deck(hero, self._cards)]
        camp = [self._cards[id] for id in draft.parts.get(CAMP, ())]
        stars = Counter({metal: sum([one.stars for one in camp if one.rank == metal]) for metal in METALS})
        curve = Counter([one.cost for one in battle])
        types = Counter([one.type for one in battle])
        places = sum(hero.leadership.values())
        free = places - sum(stars.values())
        return replace(
            report,
            advice=names.say("telling-camp-room", free=free) if free > 0 else "",
            most=places,
            curve=tuple([Bar(str(cost), str(cost), count) for cost, count in sorted(curve.items())]),
            mean=sum([one.cost for one in battle]) / len(battle) if battle else 0.0,
            needs=tuple(
                [
                    Bar(rank, names.say(f"rank-{rank}"), stars[rank], most)
                    for rank, most in hero.leadership.items()
                ]
            ),
            types=tuple(
                [
                    Bar(one, f"{names.say(f'type-{one}')}: {types[one]}", types[one])
                    for one in SUPPORT
                    if types[one]
                ]
            ),
            given=(*[one.id for one in battle], *feat_deck(FEATS, self._cards)),
        )

    def test_hand(self, draft: DeckDraft, edition: str, language: str) -> TestHand:
        """W-SET-04: of seven cards the four cheapest stay. A card counts if it can be paid by turn 2."""
        draft, names = self.checked(draft), LibraryNames(language, self._cards)
        hero = self._cards.get(draft.hero)
        if hero is None or hero.type != HERO:
            return TestHand((), "", 0.0, 0.0, 0.0)
        battle = battle_deck(hero, self._cards)
        drawn = drawing.hand(battle, DRAWN)
        cards = tuple(sorted(drawn, key=lambda id: (self._cards[id].cost, id))[:KEPT])
        payable = [id for id in cards if self._cards[id].cost <= POWER]
        words = (
            names.say("telling-hand-paid", card=names.card(payable[0]), power=POWER)
            if payable
            else names.say("telling-hand-unpaid", power=POWER)
        )
        return TestHand(cards, words, *drawing.estimated(battle, DRAWN + 2, self._can_play))

    def _can_play(self, seen: Sequence[str]) -> bool:
        """In turn 1 with the first power, in turn 2 with the income of a card discarded in turn 1."""
        first, later = [self._cards[id] for id in seen[:-1]], [self._cards[id] for id in seen]
        if any(one.cost <= POWER for one in first):
            return True
        for number_, discarded in enumerate(first):
            power = min(MOST_POWER, discarded.income)
            if any(at != number_ and one.cost <= power for at, one in enumerate(later)):
                return True
        return False
