"""The greedy player's answers to questions of texts: which sentence, how much to pay, whom to give up."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from signum.classic.bots.greedy.cards import card_worth, kept
from signum.classic.bots.greedy.offers import a_wound, prevented, spending
from signum.classic.bots.greedy.targeting import source_of
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import weights
from signum.classic.cards.vocabulary import Effect, Price
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.combat.ranged import Shoot
from signum.classic.core.game import Game
from signum.classic.core.state import HERO
from signum.classic.effects.card_events import PickCard
from signum.classic.effects.carrying import carry_out, do
from signum.classic.effects.choosing import Target, chosen
from signum.classic.effects.prices import Part, PayAmount, pays_any_amount
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


def which_price(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The cheapest of several prices."""
    card = think.cards.get(str(choice.about["card"]))
    several = [one for one in (() if card is None else card.effects) if len(one.prices) > 1]
    for option in choice.candidates:
        if isinstance(option, Part) and several:
            price = several[0].prices[option.number - 1]
            yield ScoredOption(option, {"price": -_cost_of(think, price)})


def pay_instead(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The cheapest price, if it costs less than the text that it prevents."""
    card = think.cards.get(str(choice.about["card"]))
    effects = [one for one in (() if card is None else card.effects) if one.terms and one.terms.unless_prices]
    told = choice.about.get("targets", [])
    targets = [int(str(one)) for one in told] if isinstance(told, list) else []
    other = think.flat.opponents(think.seat)[0]
    for option in choice.candidates:
        if isinstance(option, Part) and effects and effects[0].terms:
            price = effects[0].terms.unless_prices[option.number - 1]
            yield ScoredOption(option, {"price": -_cost_of(think, price)})
        elif isinstance(option, No) and card is not None and effects:
            yield ScoredOption(option, prevented(think, other, card, effects[0], targets))


def _cost_of(think: GreedyThinking, price: Price) -> float:
    """The value of everything that a price takes."""
    of = weights()
    lost = [think.worths.whole(one) for one in think.outlook.friends if one.type != HERO]
    hurt = (
        a_wound(think, min(think.outlook.friends, key=think.worths.whole)) if think.outlook.friends else 0.0
    )
    return (
        spending(think, price.prosperity)
        + of["cards"]["drawn"] * price.discard
        + 0.5 * of["economy"]["building"] * (price.taps + price.taps_itself)
        + hurt * price.wounds
        + (0.0 if price.sacrifice is None else min(lost, default=of["body"]["presence"]))
    )


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
    """The enemy against whom the fight or the shot is worth most."""
    from signum.classic.bots.greedy.acting import estimate

    me = think.creature(int(str(choice.about["creature"])))
    for option in choice.candidates:
        if isinstance(option, Target):
            yield ScoredOption(option, {"fight": think.outlook.fight(me, think.creature(option.target))})
        if isinstance(option, Shoot):
            yield ScoredOption(option, {"fight": estimate(think, me, think.creature(option.target), option)})


def sacrificed(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """The creature whose loss costs least; buildings and relics by the order in which they came."""
    for place, option in enumerate(choice.candidates):
        if isinstance(option, Target):
            one = think.flat.creature(option.target)
            worth = 0.01 * place if one is None else think.worths.whole(one)
            yield ScoredOption(option, {"lost": -worth})
