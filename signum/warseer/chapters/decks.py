"""The legal decks, and the battle and feat decks that follow: W-SET-01, W-CARD-05, W-CARD-06, W-FEAT-01."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from signum.engine.questions import Refusal
from signum.engine.units import CardId
from signum.warseer.core.card_types import METALS
from signum.warseer.core.figures import number
from signum.warseer.core.holdings import CHARACTER, HERO, MINION

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card
    from signum.warseer.cards.decks import Deck


def battle_deck(hero: "Card", cards: "Mapping[CardId, Card]") -> list[CardId]:
    """W-SET-01: the common support cards of the hero's faction, and those of the hero."""
    bound = {id for one in cards.values() if one.type == HERO for id in one.cards}
    common = [
        card.id
        for card in cards.values()
        if card.is_support and card.faction == hero.faction and card.id not in bound
    ]
    return sorted([*common, *hero.cards])


def feat_deck(size: int, cards: "Mapping[CardId, Card]") -> list[CardId]:
    """W-FEAT-01: all feats with this mark or a lower one."""
    return sorted([card.id for card in cards.values() if card.feat is not None and card.feat.mark <= size])


def broken_rules(deck: "Deck", cards: "Mapping[CardId, Card]") -> list[Refusal]:
    """The rules that a deck breaks; empty for a legal one."""
    return list(_broken(deck, cards))


def _broken(deck: "Deck", cards: "Mapping[CardId, Card]") -> Iterator[Refusal]:
    named = dict.fromkeys((deck.hero, *deck.camp, *([deck.minion] if deck.minion else [])))
    unknown = [id for id in named if id not in cards]
    yield from [Refusal("no-such-card", ("W-CARD-01",), {"card": id}) for id in unknown]
    if deck.hero in unknown:
        return
    hero = cards[deck.hero]
    if hero.type != HERO:
        yield Refusal("not-a-hero", ("W-SET-01",), {"card": hero.id})
        return
    yield from _wrong_battle_deck(hero, cards)
    yield from _wrong_minion(hero, deck.minion, cards)
    camp = [cards[id] for id in deck.camp if id in cards]
    yield from _wrong_characters(hero, camp)
    yield from _beyond_leadership(hero, camp)


def _wrong_battle_deck(hero: "Card", cards: "Mapping[CardId, Card]") -> Iterator[Refusal]:
    needed = number("W-SET-01", "common") + number("W-SET-01", "own")
    there = len(battle_deck(hero, cards))
    if there != needed:
        yield Refusal("wrong-battle-deck", ("W-SET-01",), {"card": hero.id, "there": there, "needed": needed})


def _wrong_minion(hero: "Card", id: CardId, cards: "Mapping[CardId, Card]") -> Iterator[Refusal]:
    """W-CARD-06: one minion card of the hero's faction."""
    if not id:
        yield Refusal("minion-missing", ("W-CARD-06",))
    elif id in cards and cards[id].type != MINION:
        yield Refusal("not-a-minion-card", ("W-CARD-06",), {"card": id})
    elif id in cards and cards[id].faction != hero.faction:
        yield Refusal("minion-of-another-faction", ("W-CARD-06",), {"card": id, "hero": hero.id})


def _wrong_characters(hero: "Card", camp: "list[Card]") -> Iterator[Refusal]:
    """W-CARD-05: characters of the hero's faction or mercenaries, none of them twice."""
    for card, copies in Counter([one.id for one in camp]).items():
        if copies > 1:
            yield Refusal("character-twice", ("W-CARD-05",), {"card": card})
    for one in dict.fromkeys([card.id for card in camp]):
        card_ = next(card for card in camp if card.id == one)
        if card_.type != CHARACTER:
            yield Refusal("not-a-character", ("W-CARD-05",), {"card": one})
        elif card_.faction not in ("", hero.faction):
            yield Refusal("character-of-another-faction", ("W-CARD-05",), {"card": one, "hero": hero.id})


def _beyond_leadership(hero: "Card", camp: "list[Card]") -> Iterator[Refusal]:
    """W-CARD-04, -05: an elite takes as many places of its metal as it has stars."""
    for metal in METALS:
        there, most = sum([one.stars for one in camp if one.rank == metal]), hero.leadership.get(metal, 0)
        if there > most:
            facts = {"card": hero.id, "rank": metal, "there": there, "most": most}
            yield Refusal("beyond-leadership", ("W-CARD-05", "W-CARD-04"), facts)
