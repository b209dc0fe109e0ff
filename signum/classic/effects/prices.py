"""Prices of sentences: prosperity, tokens, cards, wounds, buildings, a sacrifice (C-ABL-02, C-PLAY-06)."""

from collections.abc import Sequence
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Cost
from signum.classic.cards.vocabulary import Effect, Price, Who
from signum.classic.chapters.cards.cards_in_play import Tapped, owner_of
from signum.classic.chapters.cards.paying import Spent, open_buildings, pick_buildings
from signum.classic.chapters.combat.concentration import ConcentrationSpent
from signum.classic.chapters.combat.damage import EFFECT_WOUNDS, Blow, Hurt, deal
from signum.classic.chapters.combat.durability import worn_out
from signum.classic.core.counters import CountersRemoved, counters_on
from signum.classic.core.game import Game
from signum.classic.core.state import PROSPERITY, Relic
from signum.classic.effects.card_events import DurabilitySpent
from signum.classic.effects.choosing import Target, can_touch
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import meant
from signum.classic.effects.verbs.cards import sacrifice
from signum.classic.effects.verbs.hands import Discard
from signum.engine.confirming import No
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, Refusal, Seat, choose
from signum.engine.records import replaced
from signum.engine.units import Count

NO_PRICE: Final = Price()


class Part(Option, frozen=True):
    """The verb, the sentence or the price that a player picks among several, by its place in the text."""

    number: Count


class PayAmount(Option, frozen=True):
    """The prosperity that a player pays for a text of any amount."""

    amount: Count


DECLARED: Final = (e.AT_WILL, e.ACTIVATED, e.TAPPED)
"""The moments at which a player declares the use of a text, and so its payment."""


def refused_price(game: Game, source: Source, effect: Effect) -> Refusal | None:
    """Why a sentence cannot be paid for: the objection to its usual price, if no other can be paid."""
    if not effect.priced:
        return None
    refusals = [refused_payment(game, source, one) for one in effect.prices]
    return refusals[0] if all(refusals) else None


def refused_payment(game: Game, source: Source, price: Price) -> Refusal | None:
    """Why the player of a source cannot pay this price."""
    player = game.player(source.seat)
    needed = max(price.prosperity, int(price.any_amount))
    # Q-FAQ-01: a seat without prosperity, as the Overlord, never pays it.
    if needed and (player.prosperity < needed or PROSPERITY in player.lacks):
        short: Facts = {"needed": needed, "there": player.prosperity}
        return Refusal("too-little-prosperity", source.cites, short)
    if price.concentration:
        creature = source.creature(game)
        tokens = 0 if creature is None else creature.concentration
        if creature is None or tokens < price.concentration:
            facts: Facts = {"creature": source.holder, "needed": price.concentration, "there": tokens}
            return Refusal("too-little-concentration", ("A-CONCENTRATION",), facts)
    if len(player.hand) < price.discard:
        cards: Facts = {"needed": price.discard, "there": len(player.hand)}
        return Refusal("too-few-cards", source.cites, cards)
    return _refused_things(game, source, price)


def _refused_things(game: Game, source: Source, price: Price) -> Refusal | None:
    """Why buildings cannot be tapped, or nobody can be hurt or given up."""
    if price.durability:
        there = _tokens_left(game, source)
        if there < price.durability:
            facts: Facts = {"card": source.card, "needed": price.durability, "there": there}
            return Refusal("too-little-durability", ("C-REL-05",), facts)
    there = counters_on(game.state, source.holder, price.counter) if price.counter else 0
    if price.counter and there < max(1, price.counters):
        missing: Facts = {"card": source.card, "counter": price.counter, "needed": max(1, price.counters)}
        return Refusal("too-few-counters", source.cites, {**missing, "there": there})
    if price.taps_itself:
        found = owner_of(game.state, source.holder)
        if found is None or getattr(found[1], "tapped", True):
            return Refusal("tapped", source.cites, {"card": source.card})
    buildings = len(open_buildings(game, source.seat, Cost())) if price.taps else 0
    if buildings < price.taps:
        return Refusal("too-few-buildings", source.cites, {"needed": price.taps, "there": buildings})
    if price.hurt is not None and not meant(game, source, price.hurt):
        return Refusal("nobody-to-wound", source.cites, {"card": source.card})
    given_up = [] if price.sacrifice is None else meant(game, source, price.sacrifice)
    if price.sacrifice is not None and not [one for one in given_up if one and game.in_play(one)]:
        return Refusal("nobody-to-sacrifice", source.cites, {"card": source.card})
    return None


def _tokens_left(game: Game, source: Source) -> int:
    """The tokens on the relic with the text, less those that damage on its way takes (C-REL-05)."""
    found = owner_of(game.state, source.holder)
    if found is None or not isinstance(found[1], Relic):
        return 0
    coming = game.moments[-1] if game.moments else ()
    worn = [
        tokens for one in coming if isinstance(one, Hurt) for id, tokens in one.worn if id == source.holder
    ]
    return found[1].tokens - sum(worn)


def pay_price(game: Game, source: Source, effect: Effect) -> Procedure[tuple[int, ...]]:
    """Pay the price that its player picks among those that can be paid; return what was given up."""
    price = yield from _picked(game, source, effect.prices)
    if price.any_amount:
        price = replaced(price, prosperity=source.paid)
    return (yield from pay(game, source, price))


def counters_paid(game: Game, source: Source, effect: Effect) -> int:
    """The number of counters that a price takes, where it takes all of them."""
    return counters_on(game.state, source.holder, _rest(effect).counter) if takes_all_counters(effect) else 0


def takes_all_counters(effect: Effect) -> bool:
    """Whether all counters of a name are the price."""
    return _rest(effect).all_counters


def spend_durability(game: Game, seat: Seat, source: Source, tokens: int) -> Procedure[None]:
    """A relic loses tokens, and without any left it is destroyed (C-REL-05)."""
    yield from game.happen(DurabilitySpent(seat, source.card, source.holder, tokens, because=source.cites))
    if gone := worn_out(game, [source.holder]):
        yield from game.happen(*gone)


def _picked(game: Game, source: Source, prices: Sequence[Price]) -> Procedure[Price]:
    """The price that is paid; nobody is asked where only one can be."""
    if len(prices) == 1:
        return prices[0]
    options = [Part(at + 1) for at, one in enumerate(prices) if refused_payment(game, source, one) is None]
    choice = Choice(
        source.seat,
        "which-price",
        options,
        shape=QuestionShape.LIST,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card},
    )
    return prices[(yield from choose(choice)).number - 1]


def pay(game: Game, source: Source, price: Price) -> Procedure[tuple[int, ...]]:
    """Everything at once, in a fixed order; wounds and the sacrifice come last. Return what was given up."""
    seat = source.seat
    if price.prosperity:
        yield from game.happen(Spent(seat, price.prosperity, because=source.cites))
    creature = source.creature(game)
    if price.concentration and creature is not None:
        yield from game.happen(ConcentrationSpent(creature.id, price.concentration))
    if price.counter:
        number = price.counters or counters_on(game.state, source.holder, price.counter)
        yield from game.happen(
            CountersRemoved(source.card, source.holder, price.counter, number, because=source.cites)
        )
    if price.durability:
        yield from spend_durability(game, seat, source, price.durability)
    if price.taps_itself:
        yield from game.happen(Tapped(seat, source.card, source.holder, because=source.cites))
    if price.taps:
        paying = yield from pick_buildings(game, seat, source.card, Cost(any=price.taps))
        taps = [Tapped(seat, one.card, one.id, because=source.cites) for one in paying]
        yield from game.happen(*taps)
    if price.discard:
        yield from Discard(price.discard).do(game, source, [seat], 0)
    if price.wounds:
        hurt = None if creature is None else creature.id
        if price.hurt is not None:
            hurt = yield from _who_is_hurt(game, source, price.hurt)
        if hurt is not None:
            blow = Blow(hurt, price.wounds, source.by(game), EFFECT_WOUNDS, source.cites, seat)
            yield from deal(game, blow)
    if price.sacrifice is None:
        return ()
    given_up = yield from sacrifice(game, source, seat, price.sacrifice)
    return (given_up,) if given_up else ()


def _who_is_hurt(game: Game, source: Source, who: Who) -> Procedure[int | None]:
    """The creature that its player chooses to take the wounds."""
    options = [Target(one) for one in meant(game, source, who)]
    if not options:
        return None
    choice = Choice(
        source.seat,
        "wounded-instead",
        options,
        shape=QuestionShape.TARGET,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card},
    )
    return (yield from choose(choice)).target


def pays_otherwise(
    game: Game, source: Source, seat: Seat, prices: Sequence[Price], targets: Sequence[int]
) -> Procedure[bool]:
    """Whether the player of targets pays one of these prices to be spared; asked only if able to pay."""
    payer = replaced(source, seat=seat, holder=0)
    able: list[Part | No] = [
        Part(at + 1) for at, one in enumerate(prices) if refused_payment(game, payer, one) is None
    ]
    if not able:
        return False
    choice: Choice[Part | No] = Choice(
        seat,
        "pay-instead",
        [*able, No()],
        shape=QuestionShape.LIST,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card, "targets": list(targets)},
        always=True,
    )
    answer = yield from choose(choice)
    if not isinstance(answer, Part):
        return False
    yield from pay(game, payer, prices[answer.number - 1])
    return True


def is_due(effect: Effect) -> bool:
    """Whether a spell cannot be played without paying the price of a sentence."""
    return effect.priced and _rest(effect).due


def pays_any_amount(effect: Effect) -> bool:
    """Whether the player of a sentence chooses how much prosperity is paid for it."""
    return _rest(effect).any_amount


def amount_paid(game: Game, source: Source, effect: Effect) -> Procedure[int]:
    """The player's choice; 0, where nobody has declared the use, leaves the sentence out."""
    most = min(game.player(source.seat).prosperity, _rest(effect).most or e.MOST_TIMES)
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
