"""The results of playouts, in lines: wins, endings, and played cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, quantiles
from typing import Final

from signum.classic.cards.card import BATTLE_DECK, TACTIC
from signum.classic.cards.decks import Deck
from signum.classic.cards.sets import shipped
from signum.classic.lab.legal_decks import legal_starter_decks
from signum.classic.lab.playouts import BROKEN_OFF, CardUsage, Tally

RAREST: Final = 10


def report(edition: str, tally: Tally, *, all_cards: bool = False) -> Iterator[str]:
    """The report about the games of a printing."""
    turns = sorted(tally.turns) or [0]
    tenths = quantiles(turns, n=10) if len(turns) > 1 else [float(turns[0])] * 9
    each = tally.seconds / (tally.games or 1)
    yield f"{edition}: {tally.games} games, {each:.2f} s each"
    middle, high = tenths[4], tenths[8]
    yield f"  turns: mean {mean(turns):.1f}, half to {middle:.0f}, 9 of 10 to {high:.0f}, most {turns[-1]}"
    yield f"  ends: {_counts(tally.ends)}; who began: {_counts(tally.began)}"
    yield from _matrix(tally)
    yield from _cards(edition, tally, None if all_cards else RAREST)
    for fault in faults(edition, tally):
        yield f"  {fault}"


def faults(edition: str, tally: Tally) -> list[str]:
    """The errors: exceptions, games without an end, cards that were never played."""
    found = list(tally.wrong)
    if tally.ends[BROKEN_OFF]:
        found.append(f"{edition}: {tally.ends[BROKEN_OFF]} games had no end")
    for id, deck in legal_starter_decks(edition).items():
        dead = [card for card in _all_of(deck) if not tally.decks.get(id, CardUsage()).played[card]]
        found += [f"{edition}: {id} never played {card}" for card in dead]
    return found


def share(tally: Tally, deck: str) -> float:
    """The share of games against other decks that a deck won; a draw is half a win."""
    met = sum(count for (one, other), count in tally.met.items() if deck == one != other)
    won = sum(count for (one, other), count in tally.wins.items() if deck == one != other)
    lost = sum(count for (one, other), count in tally.wins.items() if deck == other != one)
    return (won + (met - won - lost) / 2) / met if met else 0.5


def _matrix(tally: Tally) -> Iterator[str]:
    """Wins of the row against the column in per cent, and against all others."""
    ids = sorted(tally.decks)
    width = max(map(len, ids), default=0) + 2
    yield "  " + "".join([f"{id:>{width}}" for id in ("", *ids, "others")])
    for id in ids:
        cells = [_per_cent(tally, id, other) for other in ids]
        yield "  " + "".join([f"{cell:>{width}}" for cell in (id, *cells, f"{100 * share(tally, id):.0f} %")])


def _per_cent(tally: Tally, deck: str, other: str) -> str:
    met, won = tally.met[deck, other], tally.wins[deck, other]
    return f"{100 * won / met:.0f}" if met and deck != other else "-"


def _cards(edition: str, tally: Tally, most: int | None) -> Iterator[str]:
    """Each card of each deck, the least played per drawn game first."""
    cards = shipped()
    rows: list[tuple[float, str]] = []
    for id, deck in legal_starter_decks(edition).items():
        playing = tally.decks.get(id, CardUsage())
        for card in _all_of(deck):
            if cards[card].type in BATTLE_DECK:
                drawn = playing.drawn[card]
                rows.append((playing.played[card] / (drawn or 1), _battle_card(id, card, playing)))
            else:
                rows.append((1.0, f"{id} {card}: {playing.played[card]}"))
    deck_rows = sorted([row for row in rows if "drawn" in row[1]])[:most]
    yield "  cards played least for each game in which they were drawn:"
    yield from [f"    {said}" for _, said in deck_rows]
    built = sorted([(int(said.rsplit(" ", 1)[1]), said) for _, said in rows if "drawn" not in said])[:most]
    yield "  buildings and terrains: " + ", ".join([said for _, said in built])


def _battle_card(id: str, card: str, playing: CardUsage) -> str:
    drawn, legal, played = (counts[card] for counts in (playing.drawn, playing.legal, playing.played))
    said = f"{id} {card}: drawn {drawn}, legal {legal}, played {played}"
    if shipped()[card].type == TACTIC:
        said += f", revealed {playing.shown[card]}"
    codes = playing.why_not.get(card)
    return f"{said}; {_counts(codes, 3)}" if codes else said


def _all_of(deck: Deck) -> Sequence[str]:
    return list(dict.fromkeys([*deck.cards, *deck.buildings, *deck.terrains]))


def _counts(counts: Counter[str], most: int | None = None) -> str:
    return ", ".join([f"{name} {count}" for name, count in counts.most_common(most)])
