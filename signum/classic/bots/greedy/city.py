"""The greedy player's buildings and payments."""

from collections.abc import Iterator, Set
from functools import partial
from typing import Any

from signum.classic.bots.greedy.cards import card_worth
from signum.classic.bots.greedy.prosperity import brings_in, goal
from signum.classic.bots.greedy.quests import furthered
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import weights
from signum.classic.cards import vocabulary as e
from signum.classic.chapters.cards.city import Build, Save
from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.core.game import Game
from signum.classic.core.state import Building
from signum.classic.effects.at_will import do_at_will, sentence_at_will
from signum.engine.questions import Choice, Procedure


def construction(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """A building that the hand needs, or prosperity; with a view to the next turn's building."""
    of = weights()["economy"]
    player = think.view.players[think.seat]
    asking = BuildingDemand(think)
    whole = think.known.whole
    now = goal(whole, whole.player(think.seat))
    richer = whole.player(think.seat).copy()
    richer.prosperity += 2
    saved = {"prosperity": 2 * of["prosperity"], "goal": goal(whole, richer) - now}
    yield ScoredOption(Save(), {**saved, "next": asking.next_turn(player.prosperity + 2)})
    for option in choice.candidates:
        if not isinstance(option, Build):
            continue
        card = think.cards[option.card]
        left = player.prosperity - card.cost.prosperity
        terms = {"prosperity": -of["prosperity"] * card.cost.prosperity, "building": of["building"]}
        terms["demand"] = asking.demand(option.card)
        terms["next"] = asking.next_turn(left, option.card)
        terms["at-will"] = -given_up_at_will(think, left)
        after = whole.player(think.seat).copy()
        after.prosperity = left
        after.city.append(Building(option.card, card.cost.prosperity))
        terms["goal"] = goal(whole, after) - now
        terms["quest"] = furthered(whole, think.seat, card.cost.prosperity, built=1)
        terms["use"] = weights()["city"]["use"] * len(card.effects)
        terms["income"] = asking.income(option.card)
        yield ScoredOption(option, terms)


def given_up_at_will(think: GreedyThinking, left: int) -> float:
    """The value of texts at will that its creatures can no longer pay this turn, with this much left."""
    whole, lost = think.known.whole, 0.0
    there = whole.player(think.seat).prosperity
    for one in whole.creatures(think.seat):
        effect = sentence_at_will(whole, one)
        if effect is not None and left < effect.price <= there and not think.deadline.over:
            if one.id not in think.at_will:
                think.at_will[one.id] = sum(think.gain(partial(_at_will, one.id)).values(), 0.0)
            lost = max(lost, think.at_will[one.id])
    return lost


def _at_will(id: int, game: Game) -> Procedure[None]:
    return do_at_will(game, game.state.creatures[id])


class BuildingDemand:
    """The demand of the cards in hand for buildings."""

    def __init__(self, think: GreedyThinking) -> None:
        self.player = think.view.players[think.seat]
        self.standing = {one.card for one in self.player.city}
        self.costs = [think.cards[id].cost for id in self.player.cards or () if id in think.cards]
        plans = [name for name in self.player.to_come if name not in self.standing and name in think.cards]
        self.prices = {name: think.cards[name].cost.prosperity for name in plans}
        self.yields = {name: brings_in(think.cards[name].effects) for name in plans}

    def income(self, building: str) -> float:
        """The value of the prosperity that a building brings in its player's turns."""
        return weights()["city"]["income"] * self.yields.get(building, 0)

    def demand(self, building: str) -> float:
        """The benefit of a building."""
        total = 0.0
        for cost in self.costs:
            missing = [name for name in cost.buildings if name not in self.standing]
            if building in missing:
                total += 1.2 / len(missing)
            elif not missing:
                short = max(0, len(cost.buildings) + cost.any - len(self.standing))
                total += 0.6 / short if short else 0.0
        return total

    def next_turn(self, left: int, built: str = "") -> float:
        """The most wanted building that is only affordable in the next turn, with its income."""
        wanted = {name for cost in self.costs for name in cost.buildings}.difference([built], self.standing)
        now = self.player.prosperity
        dear = [name for name, price in self.prices.items() if now < price <= left + 1]
        worth = [self.income(name) + (self.demand(name) if name in wanted else 0.0) for name in dear]
        return weights()["city"]["next"] * max(worth, default=0.0)


def pay(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-PLAY-01: pay with the buildings that leave the most to play and use this turn."""
    player = think.view.players[think.seat]
    wanted = wanted_buildings(think)
    names = {one.id: one.card for one in player.city}
    options = [one for one in choice.candidates if isinstance(one, TapBuildings)]
    open_ones = {id for one in options for id in one.buildings}
    of = weights()["city"]
    for option in options:
        left = {names[id] for id in open_ones.difference(option.buildings) if id in names}
        paid = [names.get(id, "") for id in option.buildings]
        yield ScoredOption(
            option,
            {
                "left-to-play": still_playable(think, left, wanted),
                "left-to-use": of["use"] * sum([_has_use(think, name) for name in left]),
                "wanted": -of["wanted"] * sum([wanted.get(name, 0) for name in paid]),
            },
        )


def wanted_buildings(think: GreedyThinking) -> dict[str, int]:
    """The number of cards in hand that name each building."""
    wanted: dict[str, int] = {}
    for id in think.view.players[think.seat].cards or ():
        if id in think.cards:
            for name in think.cards[id].cost.buildings:
                wanted[name] = wanted.get(name, 0) + 1
    return wanted


def still_playable(think: GreedyThinking, left: Set[str], wanted: dict[str, int]) -> float:
    """The value of the cards in hand that these buildings can still pay for, the best first."""
    player = think.view.players[think.seat]
    hand = [think.cards[id] for id in player.cards or () if id in think.cards]
    free, rich, worth = set(left), player.prosperity, 0.0
    for card in sorted(hand, key=lambda one: (-card_worth(one), one.id)):
        cost = card.cost
        others = sorted(free.difference(cost.buildings), key=lambda name: (wanted.get(name, 0), name))
        if not free.issuperset(cost.buildings) or len(others) < cost.any or rich < cost.prosperity:
            continue
        free -= {*cost.buildings, *others[: cost.any]}
        rich -= cost.prosperity
        worth += card_worth(card)
    return worth


def _has_use(think: GreedyThinking, name: str) -> bool:
    return name in think.cards and bool(think.cards[name].sentences(e.TAPPED))
