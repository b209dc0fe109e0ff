"""The greedy player's answers to questions of texts: which sentence, how much to pay, whom to give up."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from signum.classic.bots.greedy.cards import card_worth, kept, source_of
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import weights
from signum.classic.cards.vocabulary import Effect
from signum.classic.chapters.cards.paying import Spent
from signum.classic.core.game import Game
from signum.classic.effects.card_events import PickCard
from signum.classic.effects.carrying import Part, carry_out, do
from signum.classic.effects.prices import PayAmount, pays_any_amount
from signum.classic.effects.targets import Target, chosen
from signum.classic.effects.terms import multiplied
from signum.engine.confirming import No
from signum.engine.questions import Choice, Procedure, Seat
from signum.engine.records import replaced


def which_sentence(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """Of several sentences the one with the highest gain."""
    card = think.cards.get(str(choice.about["card"]))
    first = int(str(choice.about["sentence"])) - 1
    for option in choice.candidates:
        if isinstance(option, Part) and card is not None:
            effect = card.effects[first + option.number - 1]
            terms = think.gain(partial(_carried_out, think.seat, card.id, effect))
            yield ScoredOption(option, {"first": -0.01 * option.number, **terms})


def _carried_out(seat: Seat, card: str, effect: Effect, game: Game) -> Procedure[bool]:
    return carry_out(game, source_of(game, seat, card), effect)


def pay_amount(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The amount whose effect exceeds its price by the most."""
    card = think.cards.get(str(choice.about["card"]))
    paid = [one for one in (() if card is None else card.effects) if pays_any_amount(one)]
    for option in choice.candidates:
        if isinstance(option, PayAmount) and card is not None and paid:
            done = partial(_paid_for, think.seat, card.id, paid[0], option.amount)
            yield ScoredOption(option, think.gain(done) if option.amount else {"nothing": 0.0})


def _paid_for(seat: Seat, card: str, effect: Effect, amount: int, game: Game) -> Procedure[None]:
    yield from game.happen(Spent(seat, amount))
    source = multiplied(game, replaced(source_of(game, seat, card), paid=amount), effect)
    targets = yield from chosen(game, source, effect)
    for what in effect.what[:1] if effect.either else effect.what:
        yield from do(game, source, effect, targets, what)


def put_under(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The worst of the top cards, if a card that is not known promises more."""
    usual = weights()["cards"]["drawn"]
    for option in choice.candidates:
        if isinstance(option, PickCard):
            yield ScoredOption(option, {"drawn": usual, "kept": -kept(think, option.card)})
        elif isinstance(option, No):
            yield ScoredOption(option, {"enough": 0.0})


def brought_in(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The most valuable character, which enters without being paid for."""
    for option in choice.candidates:
        if isinstance(option, PickCard) and option.card in think.cards:
            yield ScoredOption(option, {"enters": card_worth(think.cards[option.card])})
        elif isinstance(option, No):
            yield ScoredOption(option, {"nobody": 0.0})


def attacked_at_once(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The enemy against whom the fight is worth most."""
    me = think.creature(int(str(choice.about["creature"])))
    for option in choice.candidates:
        if isinstance(option, Target):
            yield ScoredOption(option, {"fight": think.outlook.fight(me, think.creature(option.target))})


def sacrificed(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The creature whose loss costs least; buildings and relics by the order in which they came."""
    for place, option in enumerate(choice.candidates):
        if isinstance(option, Target):
            one = think.flat.creature(option.target)
            worth = 0.01 * place if one is None else think.worths.whole(one)
            yield ScoredOption(option, {"lost": -worth})
