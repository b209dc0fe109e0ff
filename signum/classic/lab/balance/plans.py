"""The games that each part of a balance report needs."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from signum.classic.cards.card import Card
from signum.classic.cards.decks import Deck
from signum.classic.chapters.cards.decks import broken_rules
from signum.classic.editions.edition import Edition
from signum.classic.lab.balance.games import BalanceTask, keywords_in

Decks = Mapping[str, Deck]


def matrix(decks: Decks, edition: str, style: str, games: int, seed: str) -> Iterator[BalanceTask]:
    """Every deck against every other, `games` times, each deck as often in either seat."""
    for number in range(games):
        for one, other in pairings(list(decks)):
            pair = (one, other) if number % 2 == 0 else (other, one)
            yield _task(f"{seed} {one} {other} {number // 2}", edition, style, pair, decks)


def pairings(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every two names, in rounds in which each plays once, so that few games are spread evenly too."""
    ring: list[str | None] = [*names, None] if len(names) % 2 else [*names]
    for _ in ring[1:]:
        for one, other in zip(ring[: len(ring) // 2], reversed(ring)):
            if one is not None and other is not None:
                yield (one, other) if names.index(one) < names.index(other) else (other, one)
        ring.insert(1, ring.pop())


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
    """Each swapped deck, and the hero's own deck with the same luck, against the other decks."""
    found = swapped(decks, cards, edition)
    armies = {(hero, hero): decks[hero] for hero, _ in found} | found
    for number in range(games):
        for (hero, army), deck in sorted(armies.items()):
            name = with_army(hero, army)
            for other in decks:
                if other != hero:
                    pair = (name, other) if number % 2 == 0 else (other, name)
                    luck = f"{seed} {hero} {other} {number}"
                    yield _task(luck, edition.id, style, pair, {**decks, name: deck})


def with_army(hero: str, army: str) -> str:
    """The name of a deck whose hero leads the army of some deck."""
    return f"{hero}+{army}"


def keywords(
    decks: Decks, cards: Mapping[str, Card], edition: str, style: str, games: int, seed: str
) -> Iterator[tuple[str, BalanceTask, BalanceTask]]:
    """For each deck and each of its keywords, pairs of games with one luck: with the keyword, and without."""
    for number in range(games):
        for name, deck in decks.items():
            others = [one for one in decks if one != name]
            other = others[number % len(others)]
            whole = _task(f"{seed} {name} {other} {number}", edition, style, (name, other), decks)
            for keyword in keywords_in(deck, cards):
                yield keyword, whole, replace(whole, without=(keyword, ""))


def _task(seed: str, edition: str, style: str, pair: tuple[str, str], decks: Decks) -> BalanceTask:
    return BalanceTask(seed, edition, style, pair, (decks[pair[0]], decks[pair[1]]))
