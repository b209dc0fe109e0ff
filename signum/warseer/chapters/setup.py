"""Before the first turn: W-SET, W-TER-18, W-TER-19, W-ECO-04."""

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final

from signum.engine.dice import numbered
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose, roll, shuffle
from signum.engine.records import replaced
from signum.engine.units import CardId, DeckOrder, Word
from signum.warseer.chapters.economy import (
    BattleDeckShuffled,
    PowerRefreshed,
    ReturnedToDeck,
    draw,
    shuffle_deck,
)
from signum.warseer.chapters.placing import chosen_place, zone_of
from signum.warseer.chapters.summoning import HEROES as FROM_HERO_CARDS
from signum.warseer.chapters.summoning import enter
from signum.warseer.core.figures import number
from signum.warseer.core.game import Game
from signum.warseer.core.state import CAMPS, HANDS, HEROES, START, LaidTerrain, State
from signum.warseer.core.table_rules import table_rules
from signum.warseer.core.terrains import FORWARD_CAMP, TERRAINS, UNIQUES
from signum.warseer.core.units import HexPlace

DRAWN: Final = number("W-SET-04", "drawn")
RETURNED: Final = number("W-SET-04", "returned")


class LayTerrain(Option, frozen=True):
    """Place this unique terrain on these marked hexes: one, or two for a pair."""

    terrain: Word
    at: tuple[HexPlace, ...]


class NoTerrain(Option, frozen=True):
    """Place none."""


class ReturnCards(Option, frozen=True):
    """Put these cards back into the battle deck."""

    cards: tuple[CardId, ...]


class FirstPlayerDrawn(Event, frozen=True):
    """The lot says who begins."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("W-SET-07",)

    def apply(self, state: State) -> None:
        state.first = state.active = self.seat


class MapDrawn(Event, frozen=True):
    """The lot says on which map the game is played."""

    map: Word
    terrains: tuple[LaidTerrain, ...]

    follows: ClassVar[tuple[str, ...]] = ("W-SET-02", "W-SET-06")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.map, state.terrains = self.map, self.terrains


class TerrainLaid(Event, frozen=True):
    """A player placed a unique terrain."""

    seat: Seat
    terrain: Word
    at: tuple[HexPlace, ...]

    follows: ClassVar[tuple[str, ...]] = ("W-SET-02",)

    def apply(self, state: State) -> None:
        state.terrains += tuple([LaidTerrain(at, self.terrain) for at in self.at])


class PhaseBegan(Event, frozen=True):
    """The next part of setting up."""

    phase: Word

    follows: ClassVar[tuple[str, ...]] = ("W-SET-07",)

    def apply(self, state: State) -> None:
        state.phase = self.phase


class FeatDeckShuffled(Event, frozen=True):
    """The feat deck has an order that nobody knows."""

    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("W-FEAT-01",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        state.feat_deck = list(self.order)

    def seen_by(self, seat: Seat | None) -> Event:
        return replaced(self, order=("",) * len(self.order))


def setup_step(game: Game) -> Procedure[None]:
    """The next part of setting up, in the order of W-SET-07."""
    match game.state.phase:
        case "terrain":
            return lay_terrain(game)
        case "camps":
            return show_camps(game)
        case "heroes":
            return place_heroes(game)
        case _:
            return draw_hands(game)


def lay_terrain(game: Game) -> Procedure[None]:
    """W-SET-07, W-SET-02: the map, who begins, then a unique terrain of each player who wants one."""
    if not game.state.map:
        yield from draw_map(game)
    seats = len(game.state.players)
    (number_,) = yield from roll(0, (numbered(seats),), why="first-player")
    yield from game.happen(FirstPlayerDrawn(number_ - 1))
    order = game.seating.order
    for at, seat in enumerate(order):
        if game.state.uniques:
            yield from _lay_one(game, seat, len(order) - at - 1)
    yield from game.happen(PhaseBegan(CAMPS))


def draw_map(game: Game) -> Procedure[None]:
    """W-SET-02: one of the maps for so many players by lot, in the order of their names."""
    players = len(game.state.players)
    able = [one for _, one in sorted(game.maps.items()) if one.players == players and one.is_drawn]
    (number_,) = yield from roll(0, (numbered(len(able)),), why="map")
    drawn = able[number_ - 1]
    yield from game.happen(MapDrawn(drawn.id, drawn.terrains))


def _lay_one(game: Game, seat: Seat, still_to_place: int) -> Procedure[None]:
    options = terrain_options(game, still_to_place)
    choice: Choice[LayTerrain | NoTerrain] = Choice(
        seat,
        "lay-terrain",
        [*options, NoTerrain()],
        shape=QuestionShape.PLACE,
        secrecy=Secrecy.PUBLIC,
        cites=("W-SET-02", "W-TER-18"),
        about={"left": still_to_place},
    )
    picked = yield from choose(choice)
    if isinstance(picked, LayTerrain):
        cites = (TERRAINS[picked.terrain].rule,) + (("W-TER-19",) if len(picked.at) > 1 else ())
        yield from game.happen(TerrainLaid(seat, picked.terrain, picked.at, because=cites))


def terrain_options(game: Game, still_to_place: int) -> list[LayTerrain]:
    """W-SET-02, W-TER-19: new kinds on free marked hexes; a pair leaves one for every other player.

    W-TER-16: camps are placed only where all players use them.
    """
    state = game.state
    free = [at for at in game.map.marks if not game.terrain_at(at)]
    there = {one.kind for one in state.terrains}
    paired = {one for one in there if TERRAINS[one].paired}
    found: list[LayTerrain] = []
    for kind in UNIQUES:
        if kind in there or (kind == FORWARD_CAMP and state.own_camps):
            continue
        if not TERRAINS[kind].paired:
            found += [LayTerrain(kind, (at,)) for at in free]
        elif not paired and len(free) - 2 >= still_to_place:
            found += [LayTerrain(kind, pair) for pair in combinations(free, 2)]
    return found


def show_camps(game: Game) -> Procedure[None]:
    """W-SET-07, W-ECO-04: power, and decks that nobody knows the order of."""
    state = game.state
    for at, seat in enumerate(game.seating.order):
        power = number("W-ECO-04", "first" if at < table_rules(state).low_starts else "others")
        yield from game.happen(PowerRefreshed(seat, power, because=("W-ECO-04",)))
    order = yield from shuffle(0, sorted(state.feat_deck))
    yield from game.happen(FeatDeckShuffled(order))
    for seat in game.seating.order:
        cards = yield from shuffle(seat, sorted(game.player(seat).deck))
        yield from game.happen(BattleDeckShuffled(seat, cards, because=("W-SET-01",)))
    yield from game.happen(PhaseBegan(HEROES))


def place_heroes(game: Game) -> Procedure[None]:
    """W-SET-03: the first player first."""
    for seat in game.seating.order:
        hero = game.player(seat).hero
        at = yield from chosen_place(seat, "place-hero", zone_of(game, seat), hero, ("W-SET-03",))
        yield from enter(game, seat, hero, at, FROM_HERO_CARDS, because=("W-SET-03",))
    yield from game.happen(PhaseBegan(HANDS))


def draw_hands(game: Game) -> Procedure[None]:
    """W-SET-04: seven cards, of which three go back."""
    for seat in game.seating.order:
        for _ in range(DRAWN):
            yield from draw(game, seat, ("W-SET-04",))
    for seat in game.seating.order:
        yield from _return_cards(game, seat)
    yield from game.happen(PhaseBegan(START))


def _return_cards(game: Game, seat: Seat) -> Procedure[None]:
    hand = sorted(game.player(seat).hand)
    back = max(0, min(RETURNED, len(hand) - (DRAWN - RETURNED)))
    if not back:
        return
    some = [ReturnCards(cards) for cards in dict.fromkeys(combinations(hand, back))]
    choice = Choice(
        seat,
        "return-cards",
        some,
        shape=QuestionShape.CARDS,
        secrecy=Secrecy.PRIVATE,
        cites=("W-SET-04",),
        check=lambda option: why_not_return(option, some),
        about={"count": back},
    )
    cards = tuple(sorted((yield from choose(choice)).cards))
    yield from game.happen(ReturnedToDeck(seat, cards, because=("W-SET-04",)))
    yield from shuffle_deck(game, seat)


def why_not_return(option: Option, offered: Sequence[ReturnCards]) -> Refusal | None:
    """W-SET-04: exactly as many as the rule says, all of them from the hand, in any order."""
    if isinstance(option, ReturnCards):
        if ReturnCards(tuple(sorted(option.cards))) in offered:
            return None
        count = len(offered[0].cards)
        if len(option.cards) != count:
            return Refusal("return-count", ("W-SET-04",), {"count": count})
    return Refusal("not-offered", ("W-SET-04",), {"choice": "return-cards"})
