"""The legal decks: C-DECK, C-CARD-05, C-CARD-07, C-CARD-08; and the start of a duel."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Final

from signum.classic.cards.card import (
    BATTLE_DECK,
    BUILDING,
    CHARACTER,
    CREATURES,
    HERO,
    MERCENARIES,
    MINION,
    SUPPORT,
    TACTIC,
    TERRAIN,
    Card,
)
from signum.classic.cards.decks import Deck
from signum.classic.chapters.turn.architect import LARGEST as LARGEST_CONSTRUCTION_DECK
from signum.classic.chapters.turn.architect import prepared, too_large
from signum.classic.core.figures import number, share
from signum.classic.core.mode import Furniture, Mode
from signum.classic.core.state import DECK, SETUP, CardId, PlayerState, State
from signum.classic.editions.edition import Edition
from signum.classic.positions.position import Start
from signum.content.mistakes import Mistake
from signum.engine.questions import Facts, Refusal, Seat

LARGEST_DECK: Final = number("C-DECK-01", "most")
LEAST_CHARACTERS: Final = share("C-DECK-03", "characters")
MOST_HIRED: Final = share("C-DECK-04", "mercenaries")
COPIES: Final = {CHARACTER: number("C-DECK-06", "characters")}
OTHER_COPIES: Final = number("C-DECK-06", "others")
"""C-DECK-06: the limit for each card whose type is not in `COPIES`."""


class IllegalDeck(Mistake):
    """An illegal deck: its name, and every rule that it breaks."""

    def __init__(self, seat: Seat, broken: Sequence[Refusal]) -> None:
        codes = "; ".join(f"{one.code} ({', '.join(one.cites) or 'no rule'})" for one in broken)
        super().__init__(f"the deck of seat {seat} is not legal: {codes}")
        self.seat = seat
        self.broken = tuple(broken)


def start_of_duel(
    decks: Sequence[Deck], cards: Mapping[CardId, Card], edition: Edition, *, architects: bool = False
) -> Start:
    """The start of a game with two legal decks, before the roll for the first turn (C-SETUP).

    With `architects` the buildings of a deck, in their order, are a construction deck (C-VAR-01).
    """
    return _start(State(_players(decks, cards, edition, architects=architects), phase=SETUP), decks, cards)


def start_of_game(
    mode: Mode,
    decks: Sequence[Deck],
    cards: Mapping[CardId, Card],
    edition: Edition,
    *,
    architects: bool = False,
    own_quests: tuple[str, ...] = (),
) -> Start:
    """The same for any mode, with a legal deck for each seat that has one and quests that players wrote."""
    lacks = mode.lacks or ((),) * mode.seats
    bringing = [seat for seat in range(mode.seats) if DECK not in lacks[seat] and seat not in mode.deckless]
    decks = decks[: len(bringing)]
    brought = iter(_players(decks, cards, edition, architects=architects))
    players = [next(brought) if seat in bringing else PlayerState() for seat in range(mode.seats)]
    state = mode.state(players, SETUP)
    furniture = Furniture() if mode.furnish is None else mode.furnish(state, own_quests)
    return _start(state, decks, cards, furniture)


def _start(
    state: State,
    decks: Sequence[Deck],
    cards: Mapping[CardId, Card],
    of_mode: Furniture = Furniture(),  # noqa: B008 - frozen
) -> Start:
    used = dict.fromkeys([id for deck in decks for id in _all_of(deck)])
    return Start(
        state,
        names={
            **{id: dict(cards[id].names) for id in used if cards[id].names},
            **{id: dict(names) for id, names in of_mode.names.items()},
        },
        # All existing tactics: the questions to a player must not show which tactics are in the decks
        # (C-TAC-01).
        cards={
            **{id: card for id, card in cards.items() if id in used or card.type == TACTIC},
            **of_mode.cards,
        },
    )


def _players(
    decks: Sequence[Deck], cards: Mapping[CardId, Card], edition: Edition, *, architects: bool
) -> list[PlayerState]:
    for seat, deck in enumerate(decks):
        broken = broken_rules(deck, cards, edition)
        if architects and too_large(deck.buildings):
            facts: Facts = {"there": len(deck.buildings), "most": LARGEST_CONSTRUCTION_DECK}
            broken.append(Refusal("construction-deck-too-large", ("C-VAR-01",), facts))
        if broken:
            raise IllegalDeck(seat, broken)
    players = [_player(deck, edition) for deck in decks]
    return [prepared(one) for one in players] if architects else players


def _player(deck: Deck, edition: Edition) -> PlayerState:
    """C-SETUP-03: the starting prosperity. The order of the deck list reveals nothing, as it is shuffled."""
    return PlayerState(
        prosperity=edition.starting_prosperity,
        deck=sorted(deck.cards),
        hero=deck.hero,
        plans=list(dict.fromkeys(deck.buildings)),
        maps=list(dict.fromkeys(deck.terrains)),
        minion=deck.minion,
    )


def broken_rules(deck: Deck, cards: Mapping[CardId, Card], edition: Edition) -> list[Refusal]:
    """The rules that a deck breaks; empty for a legal one."""
    return list(_broken(deck, cards, edition))


def _broken(deck: Deck, cards: Mapping[CardId, Card], edition: Edition) -> Iterator[Refusal]:
    unknown = [id for id in dict.fromkeys(_all_of(deck)) if id not in cards]
    yield from (Refusal("no-such-card", (), {"card": id}) for id in unknown)
    yield from wrong_size(len(deck.cards), edition)
    if deck.hero not in cards:
        return
    known = _known(deck, cards)
    hero = cards[deck.hero]
    battle = [cards[id] for id in known.cards]
    yield from wrong_printings(known, cards, edition)
    yield from wrong_types(known, cards, edition)
    yield from wrong_factions(hero, known, cards, edition)
    yield from wrong_hero(hero, battle)
    if not unknown:  # Half of a deck can only be computed if all its cards are known.
        yield from wrong_proportions(hero, battle, edition)
    yield from wrong_copies(battle)
    if edition.one_moniker:
        yield from wrong_monikers(battle)
    yield from wrong_bases([cards[id] for id in dict.fromkeys(_all_of(known))], edition)


def _known(deck: Deck, cards: Mapping[CardId, Card]) -> Deck:
    """The deck without unknown cards; the other rules still apply to the rest."""
    return Deck(
        deck.hero,
        tuple([id for id in deck.cards if id in cards]),
        tuple([id for id in deck.buildings if id in cards]),
        tuple([id for id in deck.terrains if id in cards]),
        deck.minion if deck.minion in cards else "",
    )


def wrong_printings(deck: Deck, cards: Mapping[CardId, Card], edition: Edition) -> Iterator[Refusal]:
    """Cards that this printing does not have."""
    for card in [cards[id] for id in dict.fromkeys(_all_of(deck))]:
        if edition.id not in card.printings:
            yield Refusal("card-of-other-printing", (), {"card": card.id, "printings": list(card.printings)})


def wrong_types(deck: Deck, cards: Mapping[CardId, Card], edition: Edition) -> Iterator[Refusal]:
    """One hero, at most one minion, buildings and terrains outside the deck (C-CARD-01, -07, C-DECK-08)."""
    if cards[deck.hero].type != HERO:
        yield Refusal("not-a-hero", ("C-CARD-01",), {"card": deck.hero})
    for id in dict.fromkeys(deck.cards):
        if cards[id].type not in BATTLE_DECK:
            rule = "C-DECK-08" if cards[id].type in (BUILDING, TERRAIN) else "C-CARD-01"
            yield Refusal("not-for-the-deck", (rule,), {"card": id, "type": cards[id].type})
    for type_, chosen in ((BUILDING, deck.buildings), (TERRAIN, deck.terrains)):
        for id in dict.fromkeys(chosen):
            if cards[id].type != type_:
                yield Refusal("not-of-the-type", ("C-DECK-08",), {"card": id, "type": type_})
    if deck.minion and not edition.minions:
        yield Refusal("no-minions", ("C-CARD-01",), {"card": deck.minion})
    elif deck.minion and cards[deck.minion].type != MINION:
        yield Refusal("not-of-the-type", ("C-CARD-07",), {"card": deck.minion, "type": MINION})


def wrong_size(there: int, edition: Edition) -> Iterator[Refusal]:
    """Between the minimum and the maximum, or exactly the size of a starter deck (C-DECK-01)."""
    fewest = edition.smallest_deck
    if there < fewest and there not in edition.starter_decks:
        yield Refusal("deck-too-small", ("C-DECK-01",), {"there": there, "fewest": fewest})
    if there > LARGEST_DECK:
        yield Refusal("deck-too-large", ("C-DECK-01",), {"there": there, "most": LARGEST_DECK})


def wrong_factions(
    hero: Card, deck: Deck, cards: Mapping[CardId, Card], edition: Edition
) -> Iterator[Refusal]:
    """The hero's faction, unaligned cards, and the mercenaries that the printing allows (C-DECK-02, -05)."""
    for card in [cards[id] for id in dict.fromkeys(deck.cards)]:
        if card.faction == hero.faction:
            continue
        if card.faction == MERCENARIES and card.type not in edition.mercenary_types:
            yield Refusal("mercenaries-are-characters", ("C-DECK-05",), {"card": card.id, "type": card.type})
        elif not card.faction and card.type not in edition.universal_types:
            yield Refusal("no-universal-cards", ("C-DECK-02",), {"card": card.id})
        elif card.faction and card.faction != MERCENARIES:
            yield _foreign(card, hero, "C-DECK-02")
    for card in [cards[id] for id in dict.fromkeys((*deck.buildings, *deck.terrains))]:
        if card.faction not in ("", hero.faction):
            yield _foreign(card, hero, "C-DECK-02")
    if deck.minion and edition.minions and cards[deck.minion].faction != hero.faction:
        yield _foreign(cards[deck.minion], hero, "C-CARD-07")


def _foreign(card: Card, hero: Card, rule: str) -> Refusal:
    facts = {"card": card.id, "faction": card.faction, "squad": hero.faction}
    return Refusal("other-faction", (rule,), facts)


def wrong_hero(hero: Card, battle: Sequence[Card]) -> Iterator[Refusal]:
    """C-CARD-05 ruling: a card bound to another hero could never be played."""
    for card in _each_once(battle):
        if card.hero and card.hero != hero.id:
            yield Refusal("other-hero", ("C-CARD-05",), {"card": card.id, "hero": card.hero})


def wrong_proportions(hero: Card, battle: Sequence[Card], edition: Edition) -> Iterator[Refusal]:
    """The least number of characters, and the limits of hired characters and support (C-DECK-03 to -05)."""
    characters = [card for card in battle if card.type == CHARACTER]
    support = [card for card in battle if card.type in SUPPORT]
    needed = ceil(len(battle) * LEAST_CHARACTERS)
    if edition.characters_are_half and len(characters) < needed:
        missing = needed - len(characters)
        few = {"there": len(characters), "needed": needed, "missing": missing}
        yield Refusal("too-few-characters", ("C-DECK-03",), few)
    hired = _hired(hero, characters)
    if hired > (most := int(len(characters) * MOST_HIRED)):
        many = {"there": hired, "most": most, "characters": len(characters)}
        yield Refusal("too-many-mercenaries", ("C-DECK-04",), many)
    bought = _hired(hero, support)
    if edition.mercenary_types >= SUPPORT and bought > (
        most := int(len(support) * edition.mercenary_support)
    ):
        much = {"there": bought, "most": most, "support": len(support)}
        yield Refusal("too-much-mercenary-support", ("C-DECK-05",), much)


def _hired(hero: Card, cards: Sequence[Card]) -> int:
    return sum(card.faction == MERCENARIES != hero.faction for card in cards)


def wrong_copies(battle: Sequence[Card]) -> Iterator[Refusal]:
    """More copies of a card, by name, than its type allows (C-DECK-06)."""
    counted = Counter([(_name(card), card.type) for card in battle])
    for card in _each_once(battle):
        there = counted.pop((_name(card), card.type), 0)
        most = COPIES.get(card.type, OTHER_COPIES)
        if there > most:
            yield Refusal("too-many-copies", ("C-DECK-06",), {"card": card.id, "there": there, "most": most})


def wrong_monikers(battle: Sequence[Card]) -> Iterator[Refusal]:
    """Characters with one personal name and different monikers exclude each other (C-DECK-07)."""
    people: dict[str, list[str]] = {}
    for card in _each_once(battle):
        if card.type == CHARACTER and card.person:
            people.setdefault(card.person, []).append(card.id)
    for person, ids in people.items():
        if len({_name_of(one, battle) for one in ids}) > 1:
            yield Refusal("same-person", ("C-DECK-07",), {"person": person, "cards": ids})


def wrong_bases(cards: Sequence[Card], edition: Edition) -> Iterator[Refusal]:
    """Every miniature stands on a base size of the printing (C-CARD-08)."""
    for card in cards:
        if card.type in CREATURES and card.base not in edition.bases:
            facts: Facts = {"card": card.id, "base": card.base, "bases": sorted(edition.bases)}
            yield Refusal("no-such-base", ("C-CARD-08",), facts)


def _all_of(deck: Deck) -> Iterator[CardId]:
    yield deck.hero
    yield from deck.cards
    yield from deck.buildings
    yield from deck.terrains
    if deck.minion:
        yield deck.minion


def _each_once(cards: Sequence[Card]) -> list[Card]:
    return list({card.id: card for card in cards}.values())


def _name(card: Card) -> str:
    """C-DECK-06: cards are distinguished by name; a card without a name uses its id."""
    return card.names.get("en", card.id)


def _name_of(id: CardId, battle: Sequence[Card]) -> str:
    return next(_name(card) for card in battle if card.id == id)
