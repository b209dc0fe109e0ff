"""The games that each part of a balance report needs."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from signum.classic.cards.card import Card
from signum.classic.cards.decks import Deck
from signum.classic.chapters.cards.decks import broken_rules
from signum.classic.editions.edition import Edition
from signum.classic.lab.balance.games import BalanceTask, keywords_in

Decks = Mapping[str, Deck]


def matrix(decks: Decks, edition: str, style: str, games: int, seed: str) -> Iterator[BalanceTask]:
    """Every deck against every other, `games` times, each deck as often in either seat."""
    for number in range(games):
        for one, other in combinations(decks, 2):
            pair = (one, other) if number % 2 == 0 else (other, one)
            yield _task(f"{seed} {one} {other} {number // 2}", edition, style, pair, decks)


def swapped(decks: Decks, cards: Mapping[str, Card], edition: Edition) -> dict[tuple[str, str], Deck]:
    """Each hero with the army of each other deck of the faction.

    Cards that belong to another hero are replaced by the new hero's own ones; only legal decks are kept.
    """
    found = {}
    for hero, army in [(one, other) for one in decks for other in decks if one != other]:
        own, theirs = decks[hero], decks[army]
        if cards[own.hero].faction != cards[theirs.hero].faction:
            continue
        bound = [id for id in own.cards if cards[id].hero == own.hero]
        kept = [id for id in theirs.cards if cards[id].hero in ("", own.hero)]
        rest = [id for id in own.cards if id not in kept and id not in bound]
        whole = (bound + kept + rest)[: len(theirs.cards)]
        deck = Deck(own.hero, tuple(whole), theirs.buildings, theirs.terrains, theirs.minion)
        if not broken_rules(deck, cards, edition):
            found[hero, army] = deck
    return found


def swaps(
    decks: Decks, cards: Mapping[str, Card], edition: Edition, style: str, games: int, seed: str
) -> Iterator[BalanceTask]:
    """Each swapped deck against every deck."""
    for (hero, army), deck in swapped(decks, cards, edition).items():
        name = f"{hero}+{army}"
        for number in range(games):
            for other in decks:
                pair = (name, other) if number % 2 == 0 else (other, name)
                yield _task(
                    f"{seed} {hero} {army} {other} {number}", edition.id, style, pair, {**decks, name: deck}
                )


def keywords(
    decks: Decks, cards: Mapping[str, Card], edition: str, style: str, games: int, seed: str
) -> Iterator[tuple[str, BalanceTask, BalanceTask]]:
    """For each deck and each of its keywords, pairs of games with one luck: with the keyword, and without."""
    for name, deck in decks.items():
        others = [one for one in decks if one != name]
        for keyword in keywords_in(deck, cards):
            for number in range(games):
                other = others[number % len(others)]
                luck = f"{seed} {name} {other} {number}"
                whole = _task(luck, edition, style, (name, other), decks)
                lacking = BalanceTask(luck, edition, style, whole.names, whole.decks, (keyword, ""))
                yield keyword, whole, lacking


def _task(seed: str, edition: str, style: str, pair: tuple[str, str], decks: Decks) -> BalanceTask:
    return BalanceTask(seed, edition, style, pair, (decks[pair[0]], decks[pair[1]]))
