"""Duels: random legal decks from a set of cards, played from the roll for the first turn."""

from collections.abc import Mapping, Sequence

from signum.classic.cards.card import (
    BUILDING,
    CHARACTER,
    HERO,
    MERCENARIES,
    MINION,
    SUPPORT,
    TERRAIN,
    Card,
)
from signum.classic.cards.decks import Deck
from signum.classic.chapters.cards.decks import LARGEST_DECK, OTHER_COPIES, broken_rules, start_of_duel
from signum.classic.editions import EDITIONS
from signum.classic.editions.edition import Edition
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.engine.chance import Chance

MOST_TERRAINS = 3


def duel(edition: str, chance: Chance, cards: Mapping[str, Card]) -> tuple[Classic, Start]:
    """Two random decks at the start of a game."""
    printing = EDITIONS[edition]
    decks = [random_deck(printing, chance, cards) for _ in range(2)]
    return Classic(printing), start_of_duel(decks, cards, printing)


def random_deck(edition: Edition, chance: Chance, cards: Mapping[str, Card]) -> Deck:
    """A legal deck of any hero: half of it characters, the rest support, all buildings, a few terrains."""
    there = [card for card in cards.values() if edition.id in card.printings]
    hero = picked([card for card in there if card.type == HERO], 1, chance)[0]
    wanted = min(edition.starter_decks, default=edition.smallest_deck)
    characters = _characters(hero, there, wanted, edition, chance)
    support = _support(hero, there, wanted - len(characters), edition, chance)
    minions = [card.id for card in there if card.type == MINION and card.faction == hero.faction]
    terrains = [card for card in there if card.type == TERRAIN and _open_to(hero, card)]
    deck = Deck(
        hero.id,
        tuple([card.id for card in (*characters, *support)]),
        tuple([card.id for card in there if card.type == BUILDING and _open_to(hero, card)]),
        tuple([card.id for card in picked(terrains, MOST_TERRAINS, chance)]),
        minions[chance.below(len(minions))] if minions and edition.minions else "",
    )
    broken = broken_rules(deck, cards, edition)
    if broken:
        raise LookupError(f"these cards make no legal deck for {hero.id}: {broken[0].code}")
    return deck


def picked(cards: Sequence[Card], count: int, chance: Chance) -> list[Card]:
    """This number of the cards, all equally likely."""
    left = list(cards)
    return [left.pop(chance.below(len(left))) for _ in range(min(count, len(left)))]


def _characters(
    hero: Card, there: Sequence[Card], wanted: int, edition: Edition, chance: Chance
) -> list[Card]:
    """C-DECK-03, -04, -07: half of the deck, mercenaries no more than the others, one of each person."""
    people: set[str] = set()
    fitting: list[Card] = []
    candidates = [card for card in there if card.type == CHARACTER and card.hero in ("", hero.id)]
    for card in picked(candidates, len(candidates), chance):
        if not (edition.one_moniker and card.person in people):
            fitting.append(card)
            people |= {card.person} - {""}
    own = [card for card in fitting if card.faction == hero.faction]
    hired = [card for card in fitting if card.faction == MERCENARIES][: chance.below(len(own) + 1)]
    half = (wanted + 1) // 2
    chosen = own[: max(half - len(hired), (half + 1) // 2)]
    return chosen + hired[: half - len(chosen)]


def _support(hero: Card, there: Sequence[Card], wanted: int, edition: Edition, chance: Chance) -> list[Card]:
    """C-DECK-05, -06: two copies at most, of mercenary cards no more than of the others."""
    fitting = [card for card in there if card.type in SUPPORT and card.hero in ("", hero.id)]
    own = [card for card in fitting if card.faction == hero.faction] * OTHER_COPIES
    free = [card for card in fitting if not card.faction and card.type in edition.universal_types]
    hired = [card for card in fitting if card.faction == MERCENARIES and card.type in edition.mercenary_types]
    few = picked(hired, min(chance.below(1 + wanted // 2), len(hired)), chance)
    return picked([*own, *free], min(wanted, LARGEST_DECK) - len(few), chance) + few


def _open_to(hero: Card, card: Card) -> bool:
    return card.faction in ("", hero.faction)
