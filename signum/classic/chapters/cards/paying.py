"""Paying for a card: named buildings, any buildings, prosperity (C-PLAY-01)."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import ClassVar

from signum.classic.cards.card import Card, Cost
from signum.classic.chapters.cards.cards_in_play import Tapped
from signum.classic.chapters.cards.costs import CostChange, changed_cost, cost_changes, cost_of
from signum.classic.core.game import Game
from signum.classic.core.state import Building, CardId, State
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, Refusal, Seat, choose
from signum.engine.units import Count, ThingId


class TapBuildings(Option, frozen=True):
    """The buildings that pay for the "any" of a cost."""

    buildings: tuple[ThingId, ...]


class Spent(Event, frozen=True):
    """A player spent prosperity."""

    seat: Seat
    amount: Count

    follows: ClassVar[tuple[str, ...]] = ("C-PLAY-01",)

    def apply(self, state: State) -> None:
        state.players[self.seat].prosperity -= self.amount


class Purse:
    """The means of a player while nothing is built, tapped or spent, as during one choice."""

    __slots__ = ("_changes", "_game", "_seat", "prosperity", "tapped", "untapped")

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._changes: Sequence[CostChange] | None = None
        player = game.state.players[seat]
        self.prosperity = player.prosperity
        known = game.means.get(seat)
        if known is None or known[0] != player.city:
            tapped = {one.card: one.tapped for one in player.city}
            untapped = [one.card for one in player.city if not one.tapped]
            known = game.means[seat] = list(player.city), tapped, untapped
        self.tapped: Mapping[CardId, bool] = known[1]
        self.untapped: Sequence[CardId] = known[2]

    def affords(self, card: Card) -> bool:
        """Whether the cost of a card can be paid."""
        if self._changes is None:
            self._changes = cost_changes(self._game, self._seat)
        if not self._changes and not card.rates:
            return self.pays(card.cost)
        return self.pays(changed_cost(self._game, self._seat, card, self._changes))

    def affordable(self, cards: Sequence[Card]) -> list[Card]:
        """Those of some cards whose costs can be paid."""
        if self._changes is None:
            self._changes = cost_changes(self._game, self._seat)
        if self._changes:
            return [one for one in cards if self.affords(one)]
        known = self._game.affordable.get(self._seat)
        if (
            known is not None
            and known[0] is self.tapped
            and known[1] == self.prosperity
            and known[2] is cards
        ):
            return known[3]
        # `affords` begins here: most cards of a list cost too much.
        prosperity, tapped, stays = self.prosperity, self.tapped, True
        found: list[Card] = []
        for card in cards:
            cost = card.cost
            if card.rates:
                stays = False
                if self.affords(card):
                    found.append(card)
            elif prosperity >= cost.prosperity:
                for name in cost.buildings:
                    if tapped.get(name, True):
                        break
                else:
                    if not cost.any or (len(self.untapped) >= cost.any and self.pays(cost)):
                        found.append(card)
        if stays:
            self._game.affordable[self._seat] = tapped, prosperity, cards, found
        return found

    def pays(self, cost: Cost) -> bool:
        """Whether `refused_cost` has no objection."""
        if self.prosperity < cost.prosperity:
            return False
        tapped = self.tapped
        for name in cost.buildings:
            if tapped.get(name, True):
                return False
        if not cost.any:
            return True
        untapped = self.untapped
        if len(untapped) < cost.any or not cost.buildings:
            return len(untapped) >= cost.any
        return len([one for one in untapped if one not in cost.buildings]) >= cost.any

    def spend(self, cost: Cost, others: Collection[str]) -> None:
        """Pay a cost with these other buildings for its "any"."""
        self.prosperity -= cost.prosperity
        paying = {*cost.buildings, *others}
        self.tapped = {**self.tapped, **dict.fromkeys(paying, True)}
        self.untapped = [one for one in self.untapped if one not in paying]


def refused_cost(game: Game, seat: Seat, cost: Cost) -> Refusal | None:
    """Why a cost cannot be paid in full: a missing or tapped building, or missing prosperity."""
    player = game.player(seat)
    standing = {building.card: building for building in player.city}
    missing = [name for name in cost.buildings if name not in standing]
    if missing:
        return Refusal("building-missing", ("C-PLAY-01",), {"buildings": missing})
    tapped = [name for name in cost.buildings if standing[name].tapped]
    if tapped:
        return Refusal("building-tapped", ("C-PLAY-01", "C-CITY-02"), {"buildings": tapped})
    left = len(open_buildings(game, seat, cost))
    if left < cost.any:
        facts: Facts = {"needed": cost.any, "there": left}
        return Refusal("too-few-buildings", ("C-PLAY-01",), facts)
    if player.prosperity < cost.prosperity:
        short: Facts = {"needed": cost.prosperity, "there": player.prosperity}
        return Refusal("too-little-prosperity", ("C-PLAY-01",), short)
    return None


def open_buildings(game: Game, seat: Seat, cost: Cost) -> list[Building]:
    """The untapped buildings that are not named in the cost."""
    return [one for one in game.player(seat).city if not one.tapped and one.card not in cost.buildings]


def pay(game: Game, seat: Seat, card: Card) -> Procedure[None]:
    """Tap the named buildings and the required number of others, and spend the prosperity."""
    cost = cost_of(game, seat, card)
    named = [one for one in game.player(seat).city if one.card in cost.buildings]
    others = yield from pick_buildings(game, seat, card.id, cost)
    events: list[Event] = [
        Tapped(seat, one.card, one.id, because=("C-PLAY-01", "C-CITY-02")) for one in (*named, *others)
    ]
    if cost.prosperity:
        events.append(Spent(seat, cost.prosperity))
    if events:
        yield from game.happen(*events)


def pick_buildings(game: Game, seat: Seat, card: CardId, cost: Cost) -> Procedure[Sequence[Building]]:
    """C-PLAY-01: the player chooses the buildings, and is asked only if there are more than needed."""
    by_id = {one.id: one for one in open_buildings(game, seat, cost)}
    options = [TapBuildings(picked) for picked in combinations(by_id, cost.any)]
    choice: Choice[TapBuildings] = Choice(
        seat,
        "pay",
        options,
        shape=QuestionShape.PAYMENT,
        cites=("C-PLAY-01",),
        check=lambda option: refused_payment(game, seat, cost, option),
        about={"card": card, "count": cost.any},
    )
    chosen = yield from choose(choice)
    return [by_id[one] for one in sorted(chosen.buildings)]


def refused_payment(game: Game, seat: Seat, cost: Cost, option: Option) -> Refusal | None:
    """The reason why buildings do not pay for "any"; their order does not matter, and each counts once."""
    if not isinstance(option, TapBuildings):
        return Refusal("not-offered", ("C-PLAY-01",), {"choice": "pay"})
    standing = {one.id: one for one in game.player(seat).city}
    for id in option.buildings:
        if id not in standing:
            return Refusal("not-your-card", ("C-PLAY-01",), {"holder": id})
        building: Facts = {"buildings": [standing[id].card]}
        if standing[id].tapped:
            return Refusal("building-tapped", ("C-PLAY-01", "C-CITY-02"), building)
        if standing[id].card in cost.buildings:
            return Refusal("named-in-the-cost", ("C-PLAY-01",), building)
    there = len(set(option.buildings))
    if there != cost.any or there != len(option.buildings):
        return Refusal("wrong-number-of-buildings", ("C-PLAY-01",), {"needed": cost.any, "there": there})
    return None
