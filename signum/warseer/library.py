"""The decks and cards of Warseer, for lobbies, pages and command lines."""

from collections.abc import Mapping, Sequence, Set
from functools import cache
from typing import Any, ClassVar

from signum.content.called_names import called_name
from signum.content.first_names import first_named
from signum.content.mistakes import Mistake
from signum.content.spelling import not_known
from signum.engine.questions import Refusal
from signum.engine.records import replaced
from signum.engine.units import CardId
from signum.table.decks.text import is_code
from signum.table.rulebook import Brought
from signum.table.wire import FactionLore
from signum.warseer.cards.card import Card
from signum.warseer.cards.decks import Deck, deck_called, starter_decks
from signum.warseer.cards.maps import maps
from signum.warseer.cards.sets import shipped
from signum.warseer.chapters.decks import battle_deck, broken_rules, feat_deck
from signum.warseer.core.ground import PLAINS
from signum.warseer.core.state import TERRAIN, PlayerState, State
from signum.warseer.deck_builder import WarseerDeckBuilder
from signum.warseer.modes import FIRST_STEPS, MODES, SEVERAL
from signum.warseer.positions.position import StartPosition
from signum.warseer.positions.shipped import start_from
from signum.warseer.screen import card_views
from signum.warseer.screen.wire import DeckSeen, DeckShown
from signum.warseer.telling.card_lines import LibraryNames


@cache
def _builder() -> WarseerDeckBuilder:
    return WarseerDeckBuilder(shipped())


class IllegalDeck(Mistake):
    """An illegal deck, with every rule that it breaks."""

    def __init__(self, name: str, broken: Sequence[Refusal]) -> None:
        codes = [f"{one.code} {_facts(one)} [{', '.join(one.cites)}]" for one in broken]
        super().__init__("\n  ".join([f"{name}: this deck is not legal", *codes]))
        self.broken = tuple(broken)


def _facts(refusal: Refusal) -> str:
    return ", ".join([f"{name} {fact}" for name, fact in refusal.facts.items()])


class WarseerLibrary:
    """Starter decks and cards."""

    usual_decks: ClassVar[tuple[str, ...]] = ("brissa", "roland")

    @property
    def builder(self) -> WarseerDeckBuilder:
        """Judges decks that players build."""
        return _builder()

    def _played(self, deck: str, edition: str = "") -> Deck:
        """A starter deck by its id, or a deck by its code."""
        known = starter_decks()
        if is_code(deck):
            return self.builder.deck(self.builder.read(deck, "en").draft)
        if deck not in known:
            raise Mistake(f"deck: {not_known(deck, tuple(known))}")
        return known[deck].deck

    @property
    def maps(self) -> tuple[str, ...]:
        """W-SET-06: those for two players, without the empty field of invented positions."""
        return tuple([id for id, one in maps().items() if one.players == 2 and id not in PLAINS])

    @property
    def decks(self) -> tuple[str, ...]:
        """The ids of the starter decks."""
        return tuple(starter_decks())

    def listed(self, language: str) -> Mapping[str, str]:
        """The starter decks with their heroes."""
        cards = shipped()
        return {
            id: f"{one.name(language)} ({cards[one.deck.hero].names[language]})"
            for id, one in starter_decks().items()
        }

    def deck(self, said: str, edition: str, language: str = "en") -> Brought:
        """A starter deck by its id, or a file; the error names every rule that it breaks."""
        listed = deck_called(said, shipped())
        broken = broken_rules(listed.deck, shipped())
        if broken:
            names = LibraryNames(language, shipped())
            verdict = names.say("telling-deck-illegal", deck=listed.name(language) or said)
            raise Mistake("\n  ".join([verdict, *map(names.refusal, broken)]))
        return Brought(said, listed.deck)

    def with_packs(self, packs: Sequence[Any]) -> "WarseerLibrary":
        """Packs of cards are of the classic game."""
        raise Mistake("warseer has no packs; leave --pack out")

    def decks_shown(self, language: str, edition: str = "") -> tuple[DeckShown, ...]:
        """The starter decks to choose from."""
        return card_views.decks(language)

    def deck_seen(self, deck: str) -> DeckSeen:
        """The hero."""
        hero = shipped()[self._played(deck).hero]
        return DeckSeen(hero.id, hero.faction)

    def player_of(self, deck: str, language: str) -> str:
        """By the hero."""
        names = LibraryNames(language, shipped())
        hero = self._played(deck).hero
        called = called_name(language, names.card(hero), shipped()[hero].called.get(language))
        return names.say("telling-player-of", hero=first_named(called))

    @property
    def card_groups(self) -> tuple[str, ...]:
        """None: only the pages of cards and decks ask for cards, and they show all."""
        return ()

    def cards_shown(self, language: str, *, brief: bool = False, groups: Set[str] = frozenset()) -> bytes:
        """Every card as JSON, always whole."""
        return card_views.cards(language)

    def lore_shown(self, language: str) -> tuple[FactionLore, ...]:
        """The factions with their heroes."""
        return card_views.lore(language)

    def cards_in_place(self, start: StartPosition, language: str) -> bytes:
        """None: a screen of Warseer brings every card that it shows."""
        return b"[]"

    def legal_decks(self, edition: str) -> tuple[Brought, ...]:
        """The starter decks."""
        return tuple([Brought(id, one.deck) for id, one in starter_decks().items()])

    def start(
        self,
        mode: str,
        edition: str,
        decks: Sequence[str | Deck],
        variants: Sequence[str] = (),
        *,
        on: str = "",
    ) -> StartPosition:
        """The start of a game with decks, their ids or their codes.

        The map is drawn by lot (W-SET-02) unless `on` names one.
        """
        if mode == FIRST_STEPS:
            return start_from(FIRST_STEPS)
        if mode in SEVERAL:
            raise Mistake(f"mode: {mode} is played from positions only; open a scenario file of that mode")
        if on and (on not in maps() or maps()[on].players != len(decks)):
            raise Mistake(f"map: {not_known(on, tuple(maps()))}")
        brought = [self._played(one) if isinstance(one, str) else one for one in decks]
        return start_of_game(mode, brought, shipped(), on)


def start_of_game(
    mode: str, decks: Sequence[Deck], cards: Mapping[CardId, Card], on: str = ""
) -> StartPosition:
    """Players with legal decks before the first step of setting up (W-SET-07)."""
    for seat, deck in enumerate(decks):
        broken = broken_rules(deck, cards)
        if broken:
            raise IllegalDeck(f"seat {seat + 1}", broken)
    kind = MODES[mode]
    feats = feat_deck(kind.feats, cards)
    state = State(
        on,
        [_player(deck, cards) for deck in decks],
        kind.id,
        kind.goal,
        sides=kind.sides if len(decks) > 2 else (),
        uniques=kind.uniques,
        terrains=maps()[on].terrains if on else (),
        feat_deck=feats,
        phase=TERRAIN,
    )
    named: dict[CardId, Any] = dict.fromkeys(feats)
    for player in state.players:
        named |= dict.fromkeys([player.hero, player.minion, *player.camp, *player.deck])
    used = {id: replaced(cards[id], flavour={}) for id in named}
    return StartPosition(state, {id: dict(card.names) for id, card in used.items()}, used)


def _player(deck: Deck, cards: Mapping[CardId, Card]) -> PlayerState:
    """The lists of deck and camp are in the order of names, which says nothing."""
    return PlayerState(
        deck.hero, battle_deck(cards[deck.hero], cards), camp=sorted(deck.camp), minion=deck.minion
    )
