"""The greedy player: it weighs everything that it may do now, and does the best."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice, Option
from signum.engine.units import CardId
from signum.players.deadline import Deadline
from signum.warseer.bots.ahead import played
from signum.warseer.bots.plans import Plan, best_plan, plans
from signum.warseer.bots.policy import liking_of, quick_answer
from signum.warseer.bots.scoring import Explained, ScoredOption
from signum.warseer.bots.worth import WEIGHTS, Weights, card_worth, evaluate, strength_of
from signum.warseer.cards.card import Card
from signum.warseer.cards.maps import maps
from signum.warseer.chapters.economy import MOST_INCOME, milestone_points, true_income
from signum.warseer.chapters.feats import PlayFeat, face
from signum.warseer.chapters.phase import (
    Activate,
    DiscardFeat,
    DiscardForIncome,
    EndTurn,
    RemoveMinion,
    do_option,
)
from signum.warseer.chapters.playing import Play, Tap, Use
from signum.warseer.chapters.summoning import Summon
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.card_types import FEAT
from signum.warseer.core.view import WarseerView
from signum.warseer.knowledge.known_state import known_state
from signum.warseer.rules import Warseer

SAMPLES: Final = 2
"""How often an option with dice is played ahead."""
FEAT_DECK: Final = 30
WINNING: Final = 100.0
"""The gain of a discard that wins the game."""
SHOWN: Final = 3
"""The number of candidates of an explained decision."""


class Greedy:
    """A player that can read these cards; the same seed and questions give the same answers."""

    def __init__(
        self,
        seed: str,
        cards: Mapping[CardId, Card],
        weights: Weights = WEIGHTS,
        rules: Warseer | None = None,
    ) -> None:
        self.weights = weights
        self.rules = Warseer(cards, maps()) if rules is None else rules
        self.chance = Chance(seed_of(f"greedy warseer {seed}"))
        self.feats = [
            one.id for one in cards.values() if one.type == FEAT and one.feat and one.feat.mark <= FEAT_DECK
        ]

    def __call__(self, view: WarseerView, choice: Choice[Any], deadline: Deadline) -> Option:
        """Only the answer."""
        with self._known(view) as game:
            if choice.kind != "turn":
                return quick_answer(game, choice, self.weights)
            return Turn(game, choice, self.chance, deadline, self.weights).best()

    def explain(self, view: WarseerView, choice: Choice[Any], deadline: Deadline) -> Explained:
        """The answer, with the best candidates and their terms."""
        with self._known(view) as game:
            if choice.kind == "turn":
                found = Turn(game, choice, self.chance, deadline, self.weights).candidates()
            else:
                found = _act_candidates(game, choice, self.weights) or _liked(game, choice, self.weights)
        return Explained(found[0].option, tuple(unlike_options(found)[:SHOWN]))

    @contextmanager
    def _known(self, view: WarseerView) -> Iterator[WarseerGame]:
        game = self.rules.game(known_state(view, self.feats, self.chance.below))
        try:
            yield game
        finally:
            game.release()


def greedy_player(seed: str, cards: Mapping[CardId, Card], weights: Weights = WEIGHTS) -> Greedy:
    """A player that can read these cards."""
    return Greedy(seed, cards, weights)


def _liked(game: WarseerGame, choice: Choice[Any], weights: Weights) -> list[ScoredOption]:
    """The quick answer, then the other options that look good, though less so."""
    liking, best = liking_of(game, choice, weights), quick_answer(game, choice, weights)
    first = ScoredOption(best, {"liking": liking(best)})
    scored = [ScoredOption(one, {"liking": liking(one)}) for one in choice.options() if one != best]
    others = sorted([one for one in scored if 0 < one.value < first.value], key=lambda one: -one.value)
    return [first, *others]


def _act_candidates(game: WarseerGame, choice: Choice[Any], weights: Weights) -> list[ScoredOption]:
    """The best plans of the active creature, with unlike aims; empty if another thing is better."""
    one = game.creature(choice.subject) if isinstance(choice.subject, int) else None
    if choice.kind != "act" or one is None:
        return []
    found = unlike_plans(list(plans(game, one, weights)))
    if quick_answer(game, choice, weights) != found[0].first:
        return []
    return [ScoredOption(plan.first, {"plan": plan.gain}, plan) for plan in found]


def unlike_options(found: Sequence[ScoredOption]) -> list[ScoredOption]:
    """The best option and others that are worth something; of discards and summonings only the best."""
    some: list[ScoredOption] = []
    for one in found:
        alike = isinstance(one.option, DiscardForIncome | DiscardFeat | Summon)
        again = alike and any(type(one.option) is type(other.option) for other in some)
        if not some or (not again and (one.value >= 0 or one.plan is not None)):
            some.append(one)
    return some


def unlike_plans(found: Sequence[Plan]) -> list[Plan]:
    """The best plan for each target, and the best without a target; the best first."""
    best: dict[int, Plan] = {}
    for plan in sorted(found, key=lambda plan: -plan.gain):
        best.setdefault(plan.target, plan)
    return list(best.values())


class Turn:
    """One decision between activations."""

    def __init__(
        self, game: WarseerGame, choice: Choice[Any], chance: Chance, deadline: Deadline, weights: Weights
    ) -> None:
        self.game = game
        self.choice = choice
        self.seat = choice.seat
        self.chance = chance
        self.deadline = deadline
        self.weights = weights
        self.before = evaluate(game, self.seat, weights)

    def best(self) -> Option:
        """The option with the highest gain; ending the turn gains nothing."""
        return self.candidates()[0].option

    def candidates(self) -> list[ScoredOption]:
        """All options, the best first."""
        return sorted([self.scored(option) for option in self.choice.options()], key=lambda one: -one.value)

    def scored(self, option: Option) -> ScoredOption:
        """An option with its gain over ending the turn, by terms."""
        self.deadline.spend()
        if isinstance(option, Activate):
            return self._activation(option)
        return ScoredOption(option, self._terms(option))

    def _terms(self, option: Option) -> dict[str, float]:
        match option:
            case EndTurn():
                return {}
            case PlayFeat(feat):
                return {"at-once": 5.0, "points": float(face(self.game, feat).points)}
            case Summon(card):
                return {"newcomer": 1.2 + 0.4 * strength_of(self.game, card)}
            case DiscardForIncome(card):
                return self._discard(card)
            case DiscardFeat(feat, _):
                return self._feat_effect(option, feat)
            case Play(card):
                return {"effect": self._ahead(option), "cost": -0.08 * self.game.card(card).cost}
            case Tap() | Use():
                return {"effect": self._ahead(option)}
            case RemoveMinion():
                return {"minion": -1.0}
            case _:
                return {"other": -1.0}

    def _activation(self, option: Activate) -> ScoredOption:
        """Attacks that gain much come first; who only moves comes late, but before the end of the turn."""
        plan = best_plan(self.game, self.game.state.creatures[option.creature], self.weights)
        if not plan.target:
            return ScoredOption(option, {"place": 0.05 + 0.01 * max(0.0, plan.gain + 1)}, plan)
        kill = 0.0 if plan.odds is None else plan.odds.kill
        return ScoredOption(option, {"attack": 0.3, "plan": max(0.0, plan.gain), "kill": 0.5 * kill}, plan)

    def _discard(self, card: CardId) -> dict[str, float]:
        """W-ECO-05: income for a card; early in the game it is worth the most."""
        it, player = self.game.card(card), self.game.player(self.seat)
        wanted = it.income * (self.weights.income if player.income < 9 else self.weights.late_income) * 2.2
        spare = 0.25 if len(player.hand) > 3 else 0.0
        wins = WINNING if self._wins_by_income(it.income) else 0.0
        return {
            "income": wanted,
            "full-hand": spare,
            "card": -0.8 * card_worth(self.game, card),
            "milestone": wins,
        }

    def _wins_by_income(self, more: int) -> bool:
        """W-ECO-06, W-WIN-01: whether this much more income brings the missing points."""
        player = self.game.player(self.seat)
        income = min(MOST_INCOME, true_income(self.game, player) + more)
        return player.scored + milestone_points(income) >= self.game.state.goal

    def _feat_effect(self, option: Option, feat: CardId) -> dict[str, float]:
        """W-FEAT-06: worth it when feats pile up."""
        held = len(self.game.player(self.seat).feats)
        return {
            "effect": self._ahead(option),
            "feats": 0.4 if held > 2 else -0.2,
            "points": -0.1 * face(self.game, feat).points,
        }

    def _ahead(self, option: Option) -> float:
        """The mean of what playing it leads to."""
        if self.deadline.over:
            return 0.0
        total = 0.0
        for _ in range(SAMPLES):
            there = played(
                self.game, lambda game: do_option(game, self.seat, option), self.chance, self.weights
            )
            total += evaluate(there.game, self.seat, self.weights)
            there.game.release()  # A game and its index refer to each other.
        return total / SAMPLES - self.before
