"""The builder of decks: games fill in legality and figures; drafts, ways out and texts are shared.

A client sends drafts, so nothing in them is trusted.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from signum.content.card_finder import Finder
from signum.content.deck_headings import headings_of
from signum.content.mistakes import Mistake
from signum.content.spelling import shown
from signum.content.words import say
from signum.engine.questions import Refusal
from signum.table.decks.report import (
    HERO,
    MOST_ENTRIES,
    DeckDraft,
    DeckFault,
    DeckRead,
    DeckReport,
    TestHand,
    WayOut,
)
from signum.table.decks.text import draft_in, plain_draft_name, text_of

MOST_EXPLAINED: Final = 4
"""Faults with ways out; the others are told without."""
MOST_TRIED: Final = 80
"""Changes that are tried for one way out."""


class DeckBuilder(ABC):
    """Judges drafts of one game."""

    parts: ClassVar[tuple[str, ...]]
    """The parts of a deck beside the hero; the first is the largest."""
    once: ClassVar[tuple[str, ...]] = ()
    """Parts in which a card stands only once."""
    single: ClassVar[tuple[str, ...]] = ()
    """Parts of only one card: a second one takes the place of the first."""
    game: ClassVar[str]
    """The folder of the game, whose terms head the parts in a text."""

    def __init__(self) -> None:
        self._rooms: dict[tuple[str, str], dict[str, int]] = {}

    @property
    @abstractmethod
    def cards(self) -> Mapping[str, Any]:
        """All cards; each has `id`, `type` and `names`."""

    @abstractmethod
    def part_of(self, card: str) -> str:
        """The part to which a card belongs; empty if it belongs into no deck."""

    @abstractmethod
    def copies(self, card: str) -> int:
        """The most copies of a card in a deck."""

    @abstractmethod
    def broken(self, draft: DeckDraft, edition: str) -> list[Refusal]:
        """The rules that a draft with a hero breaks."""

    @abstractmethod
    def offending(self, refusal: Refusal, draft: DeckDraft) -> tuple[str, ...]:
        """The cards that break a rule, as far as single cards do."""

    def excess(self, refusal: Refusal, draft: DeckDraft) -> float:
        """By how many cards a rule is broken, so that a change can be told to help."""
        facts = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, int)}
        for limit in ("most", "fewest", "needed"):
            if limit in facts:
                return abs(facts[limit] - facts.get("there", 0))
        card = refusal.facts.get("card")
        return max(1, sum([ids.count(str(card)) for ids in draft.parts.values()]))

    @abstractmethod
    def sentence(self, refusal: Refusal, language: str) -> str:
        """A broken rule in words."""

    @abstractmethod
    def name(self, card: str, language: str) -> str:
        """The name of a card."""

    @abstractmethod
    def figures(self, report: DeckReport, edition: str, language: str) -> DeckReport:
        """The report with the figures of its draft."""

    @abstractmethod
    def test_hand(self, draft: DeckDraft, edition: str, language: str) -> TestHand:
        """A hand drawn by lot."""

    # Texts.

    def read(self, text: str, language: str) -> DeckRead:
        """The draft in a text."""
        return draft_in(text, self.parts, headings_of(self.game), Finder(self.cards), language)

    def code(self, draft: DeckDraft) -> str:
        """The draft as a text with ids."""
        return text_of(draft, self.parts, str)

    def legal_code(self, text: str, edition: str, language: str) -> str:
        """The code of a legal deck in a text; the error names every unread line or broken rule."""
        found = self.read(text, language)
        wrong = [
            say(language, "server-deck-unread", words=one.words, line=one.number) for one in found.unread
        ]
        draft = self.checked(found.draft)
        if not wrong and not draft.hero:
            wrong = [say(language, "server-deck-hero-missing")]
        wrong = wrong or [self._cited(one, language) for one in self.broken(draft, edition)]
        if wrong:
            raise Mistake("\n".join(wrong[:MOST_EXPLAINED]))
        return self.code(draft)

    def _cited(self, refusal: Refusal, language: str) -> str:
        cites = f" [{', '.join(refusal.cites)}]" if refusal.cites else ""
        return f"{self.sentence(refusal, language)}{cites}"

    # Reports.

    def checked(self, draft: DeckDraft) -> DeckDraft:
        """The draft of a client without cards that do not exist; absurd sizes are refused."""
        unknown = [part for part in draft.parts if part not in self.parts]
        if unknown:
            raise Mistake(f"parts: {shown(unknown[0])} is not a part of a deck: {', '.join(self.parts)}")
        if sum(map(len, draft.parts.values())) > MOST_ENTRIES:
            raise Mistake(f"parts: at most {MOST_ENTRIES} cards")
        parts = {part: self._known(part, ids) for part, ids in draft.parts.items()}
        hero = draft.hero if draft.hero in self.cards else ""
        return DeckDraft(
            hero, plain_draft_name(draft.name), {part: ids for part, ids in parts.items() if ids}
        )

    def _known(self, part: str, ids: Sequence[str]) -> tuple[str, ...]:
        found = [id for id in ids if id in self.cards]
        if part in self.single:
            return tuple(found[-1:])
        return tuple(dict.fromkeys(found)) if part in self.once else tuple(found)

    def report(self, given: DeckDraft, edition: str, language: str) -> DeckReport:
        """The legality and the figures of a draft in a printing."""
        draft = self.checked(given)
        room = self.room(draft.hero, edition) if draft.hero else {}
        faults = tuple(self._faults(draft, edition, language, room))
        bare = DeckReport(
            draft,
            not faults,
            faults,
            count=len(draft.parts.get(self.parts[0], ())),
            fewest=0,
            most=0,
            room=room,
            text=text_of(draft, self.parts, lambda card: self.name(card, language)),
            code=self.code(draft),
        )
        return self.figures(bare, edition, language)

    def room(self, hero: str, edition: str) -> dict[str, int]:
        """The cards that hero and printing allow, with the most copies of each."""
        if (hero, edition) not in self._rooms:
            self._rooms[hero, edition] = dict(self._allowed(hero, edition))
        return self._rooms[hero, edition]

    def _allowed(self, hero: str, edition: str) -> Iterator[tuple[str, int]]:
        for id in self.cards:
            part = self.part_of(id)
            if part and not self._blames(DeckDraft(hero, "", {part: (id,)}), id, edition):
                yield id, self.copies(id)

    def _blames(self, draft: DeckDraft, card: str, edition: str) -> bool:
        """Whether a rule is broken because of this card."""
        return any(one.facts.get("card") == card for one in self.broken(draft, edition))

    # Faults and ways out.

    def _faults(
        self, draft: DeckDraft, edition: str, language: str, room: Mapping[str, int]
    ) -> Iterator[DeckFault]:
        if not draft.hero:
            yield self._without_hero(edition, language)
            return
        broken = self.broken(draft, edition)
        for number, refusal in enumerate(broken):
            cards = self.offending(refusal, draft)
            ways = _Ways(self, draft, edition, room) if number < MOST_EXPLAINED else None
            yield DeckFault(
                self.sentence(refusal, language),
                refusal.cites,
                cards,
                ()
                if ways is None
                else tuple([self._said(one, language) for one in ways.out_of(refusal, cards)]),
            )

    def _without_hero(self, edition: str, language: str) -> DeckFault:
        heroes = [
            id
            for id, card in self.cards.items()
            if card.type == HERO and not self._blames(DeckDraft(id), id, edition)
        ]
        ways = [self._said(WayOut("", HERO, adds=id), language) for id in heroes[:2]]
        return DeckFault(say(language, "server-deck-hero-missing"), ways=tuple(ways))

    def _said(self, way: WayOut, language: str) -> WayOut:
        if way.adds:
            words = say(language, "server-deck-way-add", card=self.name(way.adds, language))
        else:
            words = say(language, "server-deck-way-remove", card=self.name(way.removes, language))
        return replace(way, words=words)


class _Ways:
    """Finds changes of one card after which a draft breaks less than before."""

    def __init__(self, builder: DeckBuilder, draft: DeckDraft, edition: str, room: Mapping[str, int]) -> None:
        self.builder = builder
        self.draft = draft
        self.edition = edition
        self.room = room
        self.excess = self._excess(draft)

    def out_of(self, refusal: Refusal, cards: Sequence[str]) -> list[WayOut]:
        """One card to remove, and one to add."""
        main = self.draft.parts.get(self.builder.parts[0], ())
        found = self._first(self._removals(cards or main), refusal.code)
        added = self._first(self._additions(), refusal.code)
        # A card that may not be there must go, even if the deck is too small then.
        return [*(found or self._first(self._removals(cards), refusal.code, strict=False)), *added]

    def _first(
        self, changes: Iterator[tuple[WayOut, DeckDraft]], code: str, *, strict: bool = True
    ) -> list[WayOut]:
        for (way, then), _ in zip(changes, range(MOST_TRIED), strict=False):
            excess = self._excess(then)
            helps = excess.get(code, 0.0) < self.excess.get(code, 0.0)
            if helps and (not strict or _less(excess, self.excess)):
                return [way]
        return []

    def _removals(self, cards: Sequence[str]) -> Iterator[tuple[WayOut, DeckDraft]]:
        for card in reversed(list(dict.fromkeys(cards))):
            for part, ids in self.draft.parts.items():
                if card in ids:
                    at = len(ids) - 1 - ids[::-1].index(card)
                    yield WayOut("", part, removes=card), self._with(part, (*ids[:at], *ids[at + 1 :]))

    def _additions(self) -> Iterator[tuple[WayOut, DeckDraft]]:
        there = Counter([id for ids in self.draft.parts.values() for id in ids])
        for card, most in sorted(self.room.items(), key=lambda one: self._preference(one[0])):
            part = self.builder.part_of(card)
            if there[card] < most:
                yield WayOut("", part, adds=card), self._with(part, (*self.draft.parts.get(part, ()), card))

    def _preference(self, card: str) -> tuple[bool, int]:
        """Cards of the hero's faction first; the others in the order of the parts."""
        cards = self.builder.cards
        part = self.builder.parts.index(self.builder.part_of(card))
        return cards[card].faction != cards[self.draft.hero].faction, part

    def _with(self, part: str, ids: tuple[str, ...]) -> DeckDraft:
        return replace(self.draft, parts={**self.draft.parts, part: ids})

    def _excess(self, draft: DeckDraft) -> dict[str, float]:
        """By how much each rule is broken."""
        found: dict[str, float] = {}
        for refusal in self.builder.broken(draft, self.edition):
            found[refusal.code] = found.get(refusal.code, 0.0) + self.builder.excess(refusal, draft)
        return found


def _less(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    return sum(one.values()) < sum(other.values())
