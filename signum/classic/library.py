"""The decks and cards of the classic game, for lobbies, pages and command lines."""

from collections.abc import Mapping, Sequence, Set
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Final

from signum.classic.cards.card import Card
from signum.classic.cards.decks import Deck
from signum.classic.cards.named_decks import deck_called
from signum.classic.cards.packs import quests_of_packs, with_packs
from signum.classic.cards.sets import shipped
from signum.classic.cards.starter_decks import starter_decks
from signum.classic.chapters.cards.decks import broken_rules, start_of_game
from signum.classic.deck_builder import ClassicDeckBuilder
from signum.classic.editions import EDITIONS
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.classic.modes import MODES
from signum.classic.modes.quest import agreed_limit
from signum.classic.positions.position import Start
from signum.classic.quests.own_quests import quest_book
from signum.classic.screen import card_views, wire
from signum.classic.telling.card_page import CardPage
from signum.classic.telling.deck_telling import DeckTelling
from signum.classic.words import WORDS
from signum.content.called_names import called_name
from signum.content.first_names import first_named
from signum.content.languages import known_language
from signum.content.mistakes import Mistake
from signum.content.packs import PackText
from signum.content.spelling import not_known
from signum.engine.records import replaced
from signum.table.decks.text import is_code
from signum.table.rulebook import Brought
from signum.table.telling.names import card_name
from signum.table.wire import FactionLore

ARCHITECTS: Final = "architects"
"""C-VAR-01: the variant in which buildings come from construction decks."""


class ClassicLibrary:
    """Starter decks and cards, including those of packs."""

    usual_decks: ClassVar[tuple[str, ...]] = ("brissa", "roland", "aurelis", "thibaut")
    maps: ClassVar[tuple[str, ...]] = ()

    def __init__(self, packs: Sequence[Path | PackText] = ()) -> None:
        self.packs = packs

    @cached_property
    def all_cards(self) -> Mapping[str, Card]:
        """The cards that come with the program, and those of the packs."""
        return with_packs(shipped(), self.packs)

    @cached_property
    def own_quests(self) -> tuple[str, ...]:
        """The quest entries of the packs; a mistake between two packs is told here."""
        found = quests_of_packs(shipped(), self.packs)
        quest_book(found)
        return found

    @cached_property
    def builder(self) -> ClassicDeckBuilder:
        """Judges decks that players build."""
        return ClassicDeckBuilder(self.all_cards)

    def _played(self, deck: str, edition: str = "") -> Deck:
        """A starter deck by its id, or a deck by its code."""
        if is_code(deck):
            return self.builder.deck(self.builder.read(deck, "en").draft)
        known = starter_decks(edition) if edition else starter_decks()
        if deck not in known:
            raise Mistake(f"deck: {not_known(deck, tuple(known))}")
        return known[deck].deck

    def with_packs(self, packs: Sequence[Path | PackText]) -> "ClassicLibrary":
        """The library with the cards of these packs added."""
        return ClassicLibrary((*self.packs, *packs))

    def listed(self, language: str) -> Mapping[str, str]:
        """The starter decks with their heroes."""
        telling = DeckTelling(language, shipped())
        return {
            id: telling.say("telling-deck-title", deck=one.called(language), hero=telling.hero(one.deck))
            for id, one in starter_decks().items()
        }

    @property
    def decks(self) -> tuple[str, ...]:
        """The ids of the starter decks."""
        return tuple(starter_decks())

    def decks_shown(self, language: str, edition: str = "") -> tuple[wire.DeckShown, ...]:
        """The starter decks to choose from, as a printing has them."""
        return card_views.decks(language, edition)

    def deck_seen(self, deck: str) -> wire.DeckSeen:
        """The hero."""
        hero = self._played(deck).hero
        return wire.DeckSeen(hero, self.all_cards[hero].faction)

    def player_of(self, deck: str, language: str) -> str:
        """By the hero."""
        telling = DeckTelling(language, self.all_cards)
        hero = self._played(deck).hero
        called = called_name(language, telling.name(hero), self.all_cards[hero].called.get(language))
        return telling.say("telling-player-of", hero=first_named(called))

    @property
    def card_groups(self) -> tuple[str, ...]:
        """Heroes, the factions, neutral cards and quests."""
        return card_views.card_groups()

    def cards_shown(self, language: str, *, brief: bool = False, groups: Set[str] = frozenset()) -> bytes:
        """Every card as JSON; of a library with packs only their cards, and those whole."""
        if not self.packs:
            if groups:
                return card_views.cards_of(language, groups)
            return card_views.brief_cards(language) if brief else card_views.cards(language)
        return card_views.faces(
            language, self.all_cards, [id for id in self.all_cards if id not in shipped()]
        )

    def lore_shown(self, language: str) -> tuple[FactionLore, ...]:
        """The factions with their heroes; heroes of packs stand with their faction."""
        return card_views.lore(CardPage(known_language(language), self.all_cards))

    def cards_in_place(self, start: Start, language: str) -> bytes:
        """The cards of a position that the program does not have, or has with other figures."""
        quests = () if start.state.quest is None else card_views.quest_cards()
        own = [id for id, card in start.cards.items() if shipped().get(id) != card and id not in quests]
        named = {**shipped(), **start.cards} | {
            id: replaced(start.cards[id], names={language: card_name(id, start.names, WORDS, language)})
            for id in own
        }
        return card_views.faces(language, named, own)

    def deck(self, said: str, edition: str, language: str = "en") -> Brought:
        """A starter deck by its id, or a file; the error names every rule that it breaks."""
        cards = self.all_cards
        listed = deck_called(said, cards, edition)
        broken = broken_rules(listed.deck, cards, EDITIONS[edition])
        if broken:
            telling = DeckTelling(language, cards)
            verdict = telling.verdict(listed.name, edition, broken)
            raise Mistake("\n  ".join([verdict, *map(telling.refusal, broken)]))
        return Brought(said, listed.deck)

    def legal_decks(self, edition: str) -> tuple[Brought, ...]:
        """The starter decks that the printing allows."""
        return tuple([Brought(id, deck) for id, deck in legal_starter_decks(edition).items()])

    def start(
        self,
        mode: str,
        edition: str,
        decks: Sequence[str | Deck],
        variants: Sequence[str] = (),
        *,
        on: str = "",
    ) -> Start:
        """The start of a game with decks, their ids or their codes."""
        if on:
            raise Mistake("map: this game has one field for all games; leave the map out")
        if MODES[mode].editions and edition not in MODES[mode].editions:
            having = ", ".join(MODES[mode].editions)
            raise Mistake(f"mode: {mode} exists only in the printing {having}; choose it")
        brought = [self._played(one, edition) if isinstance(one, str) else one for one in decks]
        start = start_of_game(
            MODES[mode],
            brought,
            self.all_cards,
            EDITIONS[edition],
            architects=ARCHITECTS in variants,
            own_quests=self.own_quests if MODES[mode].furnish is not None else (),
        )
        if start.state.quest is not None:
            start.state.quest.limit = agreed_limit(mode, variants)
        return start
