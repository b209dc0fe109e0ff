"""Forecasts of options: the harm of a text, the successes of a reroll, the means after a payment."""

from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from signum.classic.cards.card import CREATURES, Card
from signum.classic.cards.vocabulary import PLAYER, Effect
from signum.classic.chapters.cards.costs import cost_of
from signum.classic.chapters.cards.paying import Purse, TapBuildings
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.core.dice import FACES
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, CreatureId
from signum.classic.effects.carrying import die_allows, do
from signum.classic.effects.sources import Source
from signum.classic.effects.terms import multiplied
from signum.classic.odds.harm import Harm, harm_in
from signum.classic.odds.outcomes import ends
from signum.engine.distributions import Distribution
from signum.engine.enumeration import TooManyWays, summary
from signum.engine.questions import Choice, Procedure, Seat

TARGETS: Final = "target"
"""The kind of question in which a text's player chooses a target."""


class RerollForecast(Struct, frozen=True):
    """The successes as the dice lie, and on average after the reroll."""

    now: int
    after: Fraction


def target_forecast(game: Game, choice: Choice[Any], target: CreatureId) -> Distribution[Harm] | None:
    """The harm of the text to a creature, negative where it heals; None if its sentence is not certain."""
    card = game.cards.get(str(choice.about.get("card", "")))
    one = game.creature(target)
    if choice.kind != TARGETS or card is None or one is None:
        return None
    asking = [one for one in card.effects if one.who.choose and not (one.who.only and one.who.only.at_random)]
    if len(asking) != 1 or asking[0].either or _counts_from_its_creature(card, asking[0]):
        return None
    effect = asking[0]
    try:
        found = ends(game, lambda there: _done(there, choice.seat, card.id, effect, target))
    except TooManyWays:
        return None
    return summary(found, lambda end: harm_in(end.game, game, one))


def _counts_from_its_creature(card: Card, effect: Effect) -> bool:
    """Whether its figures depend on its creature, which the question does not name."""
    each = effect.terms.each if effect.terms else None
    return each is not None and card.type in CREATURES and each.of.kind != PLAYER


def reroll_forecast(choice: Choice[Any], option: Reroll) -> RerollForecast | None:
    """The successes before and after a reroll; None if the succeeding faces are not known."""
    faces, good = choice.about.get("faces"), choice.about.get("succeeding")
    if not isinstance(faces, list) or not isinstance(good, list):
        return None
    thrown = dict(zip(FACES, (option.bullseyes, option.axes, option.shields), strict=True))
    now = sum([face in good for face in faces])
    dropped = sum([count for face, count in thrown.items() if face in good])
    chance = Fraction(len([face for face in FACES if face in good]), len(FACES))
    return RerollForecast(now, now - dropped + sum(thrown.values()) * chance)


def payable_after(game: Game, choice: Choice[Any], option: TapBuildings) -> list[CardId]:
    """The other cards in hand whose cost could still be paid after this payment."""
    paid = game.cards[str(choice.about["card"])]
    player = game.player(choice.seat)
    purse = Purse(game, choice.seat)
    purse.spend(
        cost_of(game, choice.seat, paid), [one.card for one in player.city if one.id in option.buildings]
    )
    hand = [one for one in player.hand if one in game.cards]
    if paid.id in hand:
        hand.remove(paid.id)
    return [card for card in dict.fromkeys(hand) if purse.affords(game.cards[card])]


def _done(game: Game, seat: Seat, card: str, effect: Effect, target: CreatureId) -> Procedure[None]:
    """The sentence carried out on one target, with its die if it has one."""
    source = multiplied(game, Source(seat, card, 0, cites=("C-PLAY-06",)), effect)
    if effect.faces and not (yield from die_allows(game, source, effect)):
        return
    for what in effect.what:
        yield from do(game, source, effect, [target], what)
