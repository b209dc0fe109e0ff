"""Menus: the options as a short numbered list, with inner menus for long parts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.field.summon import PlaceAt
from signum.classic.chapters.field.terrain import Layings, LayTerrain
from signum.classic.chapters.turn.setup import DiscardCards, ReplaceCards
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.telling import Telling
from signum.engine.questions import Option, Seat
from signum.engine.records import tag_of
from signum.field.plane.lengths import SIDE
from signum.table.console import Inside, Menu, MenuEntry, Picking

LONG: Final = 12
"""With more ways to pay, buildings are picked one by one."""
FEW: Final = 3
"""With more buildings and relics, they are listed in an inner menu."""
LAST: Final = ("save", "pass-rest", "end-turn", "pass")
"""Listed last, so that answering 1 by habit neither does nothing nor ends the turn."""


def menu_of(cards: CardTelling, seat: Seat, words: Mapping[Option, str], maps: Sequence[str]) -> Inside:
    """The options as a menu: cards and buildings to pick from, and places of a terrain, are inner menus.

    `maps` are the terrain cards that can be played.
    """
    telling = cards.telling
    payments = [one for one in words if isinstance(one, TapBuildings)]
    if len(payments) > LONG:
        ids = dict.fromkeys([id for one in payments for id in one.buildings])
        things = tuple([(id, telling.names.thing(id)) for id in ids])
        return Picking(things, TapBuildings, telling.say("play-pick-several"))
    picked: list[MenuEntry] = []
    for kind, label in ((ReplaceCards, "play-replace-some"), (DiscardCards, "play-discard-some")):
        picks = [one for one in words if isinstance(one, kind)]
        if picks:
            picked.append(MenuEntry(telling.say(label), None, _cards(telling, kind, picks)))
    layings = Layings(cards.game, seat)
    terrains = [_terrain(cards, seat, card) for card in maps if layings.has_spot(cards.game.cards[card])]
    if len(terrains) > 1:
        heading = telling.say("play-lay-which")
        terrains = [MenuEntry(telling.say("play-lay-some"), None, Menu(tuple(terrains), heading))]
    uses = [MenuEntry(words[one], one) for one in words if isinstance(one, UseCard)]
    if len(uses) > FEW:
        named = "; ".join([telling.names.thing(one.holder) for one in words if isinstance(one, UseCard)])
        uses = [
            MenuEntry(
                telling.say("play-use-some", things=named),
                None,
                Menu(tuple(uses), telling.say("play-use-which")),
            )
        ]
    apart = (ReplaceCards, DiscardCards, UseCard)
    plain = [one for one in words if not isinstance(one, apart)]
    first = [MenuEntry(words[one], one) for one in _middle_first(plain) if _tag(one) not in LAST]
    last = [MenuEntry(words[one], one) for one in plain if _tag(one) in LAST]
    return Menu((*first, *uses, *picked, *terrains, *last))


def _cards(
    telling: Telling, kind: Callable[[tuple[str, ...]], Option], picks: Sequence[ReplaceCards | DiscardCards]
) -> Picking:
    """The cards of a hand; the longest pick has all of them."""
    hand = max(picks, key=lambda one: len(one.cards)).cards
    things = tuple([(card, telling.names.card(card)) for card in hand])
    return Picking(things, kind, telling.say("play-pick-several"))


def _terrain(cards: CardTelling, seat: Seat, card: str) -> MenuEntry:
    """A terrain card; its places are computed when it is picked."""
    telling = cards.telling
    cost = telling.names.cost(cards.game.cards[card].cost)
    told = [telling.say("play-lay-terrain", card=telling.names.card(card), cost=cost), cards.text(card)]
    return MenuEntry(". ".join(filter(None, told)), None, lambda: _places(cards, seat, card))


def _places(cards: CardTelling, seat: Seat, card: str) -> Menu:
    """A few places of a terrain card; another may be typed."""
    telling = cards.telling
    entries = places_of_terrain(telling, seat, Layings(cards.game, seat).spots(cards.game.cards[card]))
    name = telling.names.card(card)
    where = telling.say("play-lay-where", card=name)
    return Menu(entries, where, telling.say("play-lay-elsewhere", card=name))


def places_of_terrain(telling: Telling, seat: Seat, places: Sequence[LayTerrain]) -> tuple[MenuEntry, ...]:
    """Some of the places of a terrain, described by their neighbours."""
    heroes = [one for one in telling.match.view(telling.seat).game.creatures if one.type == "hero"]
    own = [(one.x, one.y) for one in heroes if one.seat == seat][:1]
    theirs = [(one.x, one.y) for one in heroes if one.seat != seat][:1]
    near = [("play-place-middle", (SIDE // 2, SIDE // 2))]
    near += [("play-place-own-hero", at) for at in own]
    near += [("play-place-their-hero", at) for at in theirs]
    near += [
        ("play-place-between", ((at[0] + to[0]) // 2, (at[1] + to[1]) // 2)) for at in own for to in theirs
    ]
    near += [("play-place-west", (0, SIDE // 2)), ("play-place-east", (SIDE, SIDE // 2))]
    found: dict[LayTerrain, str] = {}
    for label, point in near:
        nearest = min(places, key=lambda one: (one.to[0] - point[0]) ** 2 + (one.to[1] - point[1]) ** 2)
        found.setdefault(nearest, telling.say(label))
    return tuple(
        [
            MenuEntry(
                telling.say(
                    "play-lay-at", label=label, place=telling.names.place(one.to), degrees=one.degrees
                ),
                one,
            )
            for one, label in found.items()
        ]
    )


def _middle_first(options: Sequence[Option]) -> list[Option]:
    """Places to enter at, those in the middle of the side first; other options keep their order."""
    return sorted(options, key=lambda one: abs(one.to[0] - SIDE // 2) if isinstance(one, PlaceAt) else 0)


def _tag(option: Option) -> str:
    return tag_of(type(option))
