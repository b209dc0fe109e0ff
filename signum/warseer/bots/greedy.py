"""The greedy player: it weighs everything that it may do now, and does the best."""

from collections.abc import Mapping
from typing import Any, Final

from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice, Option
from signum.engine.units import CardId
from signum.players import Player
from signum.players.deadline import Deadline
from signum.warseer.bots.ahead import played
from signum.warseer.bots.plans import best_plan
from signum.warseer.bots.policy import quick_answer
from signum.warseer.bots.worth import WEIGHTS, Weights, card_worth, evaluate, strength_of
from signum.warseer.cards.card import Card
from signum.warseer.cards.maps import maps
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


def greedy_player(seed: str, cards: Mapping[CardId, Card], weights: Weights = WEIGHTS) -> Player:
    """A player that can read these cards."""
    rules = Warseer(cards, maps())
    feats = [one.id for one in cards.values() if one.type == FEAT and one.feat and one.feat.mark <= FEAT_DECK]
    chance = Chance(seed_of(f"greedy warseer {seed}"))

    def answer(view: WarseerView, choice: Choice[Any], deadline: Deadline) -> Option:
        game = rules.game(known_state(view, feats, chance.below))
        if choice.kind != "turn":
            return quick_answer(game, choice, weights)
        return Turn(game, choice, chance, deadline, weights).best()

    return answer


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
        scored = [(self.gain(option), at, option) for at, option in enumerate(self.choice.options())]
        _, _, option = max(scored, key=lambda one: (one[0], -one[1]))
        best: Option = option
        return best

    def gain(self, option: Option) -> float:
        """The gain of an option over ending the turn."""
        self.deadline.spend()
        match option:
            case EndTurn():
                return 0.0
            case PlayFeat(feat):
                return 5.0 + face(self.game, feat).points
            case Activate(creature):
                return self._activation(creature)
            case Summon(card):
                return 1.2 + 0.4 * strength_of(self.game, card)
            case DiscardForIncome(card):
                return self._discard(card)
            case DiscardFeat(feat, _):
                return self._feat_effect(option, feat)
            case RemoveMinion():
                return -1.0
            case Play(card):
                return self._ahead(option) - 0.08 * self.game.card(card).cost
            case Tap() | Use():
                return self._ahead(option)
            case _:
                return -1.0

    def _activation(self, creature: int) -> float:
        """Attacks that gain much come first; who only moves comes late, but before the end of the turn."""
        one = self.game.state.creatures[creature]
        plan = best_plan(self.game, one, self.weights)
        if not plan.target:
            return 0.05 + 0.01 * max(0.0, plan.gain + 1)
        odds = plan.odds
        return 0.3 + max(0.0, plan.gain) + (0.5 * odds.kill if odds is not None else 0.0)

    def _discard(self, card: CardId) -> float:
        """W-ECO-05: income for a card; early in the game it is worth the most."""
        it, player = self.game.card(card), self.game.player(self.seat)
        wanted = it.income * (self.weights.income if player.income < 9 else self.weights.late_income) * 2.2
        spare = 0.25 if len(player.hand) > 3 else 0.0
        return wanted + spare - card_worth(self.game, card) * 0.8

    def _feat_effect(self, option: Option, feat: CardId) -> float:
        """W-FEAT-06: worth it when feats pile up."""
        held = len(self.game.player(self.seat).feats)
        return self._ahead(option) + (0.4 if held > 2 else -0.2) - 0.1 * face(self.game, feat).points

    def _ahead(self, option: Option) -> float:
        """The mean of what playing it leads to."""
        if self.deadline.over:
            return 0.0
        total = 0.0
        for _ in range(SAMPLES):
            there = played(
                self.game, lambda game: do_option(game, self.seat, option), self.chance, self.weights
            )
            total += evaluate(there, self.seat, self.weights)
        return total / SAMPLES - self.before
