"""Prices of sentences: prosperity, tokens, cards, wounds, buildings, a sacrifice (C-ABL-02, C-PLAY-06)."""

from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Cost
from signum.classic.cards.vocabulary import Effect, Price
from signum.classic.chapters.cards.cards_in_play import Tapped
from signum.classic.chapters.cards.paying import Spent, open_buildings, pick_buildings
from signum.classic.chapters.combat.concentration import ConcentrationSpent
from signum.classic.chapters.combat.damage import EFFECT_WOUNDS, Blow, deal
from signum.classic.core.game import Game
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import can_touch, meant
from signum.classic.effects.verbs.cards import sacrifice
from signum.classic.effects.verbs.hands import Discard
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, Refusal, choose
from signum.engine.units import Count

NO_PRICE: Final = Price()


class PayAmount(Option, frozen=True):
    """The prosperity that a player pays for a text of any amount."""

    amount: Count


DECLARED: Final = (e.AT_WILL, e.ACTIVATED, e.TAPPED)
"""The moments at which a player declares the use of a text, and so its payment."""


def refused_price(game: Game, source: Source, effect: Effect) -> Refusal | None:
    """Why a sentence cannot be paid for."""
    if not effect.priced:
        return None
    player, price = game.player(source.seat), _rest(effect)
    needed = max(effect.price, int(price.any_amount))
    if player.prosperity < needed:
        short: Facts = {"needed": needed, "there": player.prosperity}
        return Refusal("too-little-prosperity", source.cites, short)
    if effect.tokens:
        creature = source.creature(game)
        tokens = 0 if creature is None else creature.concentration
        if creature is None or tokens < effect.tokens:
            facts: Facts = {"creature": source.holder, "needed": effect.tokens, "there": tokens}
            return Refusal("too-little-concentration", ("A-CONCENTRATION",), facts)
    if len(player.hand) < price.discard:
        cards: Facts = {"needed": price.discard, "there": len(player.hand)}
        return Refusal("too-few-cards", source.cites, cards)
    buildings = len(open_buildings(game, source.seat, Cost()))
    if buildings < price.taps:
        return Refusal("too-few-buildings", source.cites, {"needed": price.taps, "there": buildings})
    given_up = [] if price.sacrifice is None else meant(game, source, price.sacrifice)
    if price.sacrifice is not None and not [one for one in given_up if one and game.in_play(one)]:
        return Refusal("nobody-to-sacrifice", source.cites, {"card": source.card})
    return None


def pay_price(game: Game, source: Source, effect: Effect) -> Procedure[None]:
    """Everything at once, in a fixed order; wounds and the sacrifice come last."""
    seat, price = source.seat, _rest(effect)
    if prosperity := effect.price + source.paid:
        yield from game.happen(Spent(seat, prosperity, because=source.cites))
    creature = source.creature(game)
    if effect.tokens and creature is not None:
        yield from game.happen(ConcentrationSpent(creature.id, effect.tokens))
    if price.taps:
        paying = yield from pick_buildings(game, seat, source.card, Cost(any=price.taps))
        taps = [Tapped(seat, one.card, one.id, because=source.cites) for one in paying]
        yield from game.happen(*taps)
    if price.discard:
        yield from Discard(price.discard).do(game, source, [seat], 0)
    if price.wounds and creature is not None:
        blow = Blow(creature.id, price.wounds, source.by(game), EFFECT_WOUNDS, source.cites, seat)
        yield from deal(game, blow)
    if price.sacrifice is not None:
        yield from sacrifice(game, source, seat, price.sacrifice)


def pays_any_amount(effect: Effect) -> bool:
    """Whether the player of a sentence chooses how much prosperity is paid for it."""
    return _rest(effect).any_amount


def amount_paid(game: Game, source: Source, effect: Effect) -> Procedure[int]:
    """The player's choice; 0, where nobody has declared the use, leaves the sentence out."""
    most = min(game.player(source.seat).prosperity, e.MOST_TIMES)
    least = int(effect.when in DECLARED)
    if most < 1 or not can_touch(game, source, effect):
        return 0
    choice = Choice(
        source.seat,
        "pay-amount",
        [PayAmount(amount) for amount in range(least, most + 1)],
        shape=QuestionShape.LIST,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card},
    )
    return (yield from choose(choice)).amount


def _rest(effect: Effect) -> Price:
    terms = effect.terms
    return NO_PRICE if not terms or terms.price is None else terms.price
