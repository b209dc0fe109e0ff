"""Menus of Warseer: the options as a short numbered list, with inner menus for hexes and discards."""

from collections.abc import Mapping
from typing import Final

from signum.engine.questions import Option
from signum.engine.records import tag_of
from signum.table.console import Inside, Menu, MenuEntry, Picking
from signum.warseer.chapters.moving import Move, Run
from signum.warseer.chapters.phase import DiscardFeat, DiscardForIncome
from signum.warseer.chapters.setup import LayTerrain, ReturnCards
from signum.warseer.telling.telling import Telling

FEW: Final = 3
"""With more options of a kind, they are listed in an inner menu."""
LAST: Final = ("no-terrain", "stay-there", "no-more", "end-turn", "pass")
"""Listed last, so that answering 1 by habit neither does nothing nor ends the turn."""
GROUPED: Final[tuple[tuple[type[Option], str], ...]] = (
    (Move, "play-moves"),
    (Run, "play-runs"),
    (DiscardForIncome, "play-income-discards"),
    (DiscardFeat, "play-feat-discards"),
)


def menu_of(telling: Telling, words: Mapping[Option, str]) -> Inside:
    """The options as a menu: attacks and cards first, then hexes and discards, then ending."""
    returned = [one for one in words if isinstance(one, ReturnCards)]
    if returned:
        return _returning(telling, returned)
    terrains = [one for one in words if isinstance(one, LayTerrain)]
    if terrains:
        return _terrains(telling, words)
    grouped: list[MenuEntry] = []
    inner: set[Option] = set()
    for kind, label in GROUPED:
        some = [one for one in words if isinstance(one, kind)]
        if len(some) > FEW:
            entries = tuple([MenuEntry(words[one], one) for one in some])
            heading = telling.say(label, count=len(some))
            grouped.append(MenuEntry(heading, None, Menu(entries, telling.say("play-which"))))
            inner.update(some)
    plain = [one for one in words if one not in inner]
    last = [one for one in plain if tag_of(type(one)) in LAST]
    first = [MenuEntry(words[one], one) for one in plain if one not in last]
    return Menu((*first, *grouped, *[MenuEntry(words[one], one) for one in last]))


def _returning(telling: Telling, returned: list[ReturnCards]) -> Picking:
    """The cards of the hand, of which some are picked."""
    hand: list[str] = []
    for option in returned:
        for card in set(option.cards):
            hand += [card] * (option.cards.count(card) - hand.count(card))
    lines = telling.description.cards
    things = tuple([(card, lines.in_hand(card)) for card in sorted(hand)])

    def answer(picked: tuple[str, ...]) -> Option:
        return ReturnCards(tuple(sorted(picked)))

    return Picking(things, answer, telling.say("play-pick-count", count=len(returned[0].cards)))


def _terrains(telling: Telling, words: Mapping[Option, str]) -> Menu:
    """A line for each terrain, with its places inside."""
    entries: list[MenuEntry] = []
    laid = [one for one in words if isinstance(one, LayTerrain)]
    for kind in dict.fromkeys([one.terrain for one in laid]):
        places = tuple([MenuEntry(words[one], one) for one in laid if one.terrain == kind])
        entries.append(
            MenuEntry(telling.say(f"terrain-{kind}"), None, Menu(places, telling.say("play-which")))
        )
    entries += [MenuEntry(said, one) for one, said in words.items() if not isinstance(one, LayTerrain)]
    example = telling.say(f"terrain-{laid[0].terrain}")
    return Menu(tuple(entries), hint=telling.say("play-lay-help", terrain=example))
