"""Carrying out a text: its conditions, its price, what it does (W-FAQ-04, W-CARD-12, W-ACT-07)."""

from typing import TYPE_CHECKING

from signum.engine.confirming import confirm
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, choose
from signum.engine.units import CardId, ThingId
from signum.warseer.chapters.conditions import holds
from signum.warseer.chapters.economy import CardLeft, Discarded, PowerSpent
from signum.warseer.chapters.feats import military_feats
from signum.warseer.chapters.harm import wound
from signum.warseer.core.game import Game
from signum.warseer.core.state import BY_ABILITY
from signum.warseer.effects.effect_events import BuildingHelped, UsedThisTurn, UseSpent
from signum.warseer.effects.sources import Source

if TYPE_CHECKING:
    from signum.warseer.cards.texts import Price, Text


class PayWith(Option, frozen=True):
    """Discard this card as part of a price."""

    card: CardId


def why_not_carry_out(game: Game, source: Source, text: "Text") -> Refusal | None:
    """W-FAQ-04: conditions, price, and whether the text could do anything."""
    for condition in text.conditions:
        if not holds(game, source.seat, condition):
            return Refusal("condition-not-met", ("W-CARD-15",), {"card": source.card})
    if text.once and _mark(text, source) in _used(game, source):
        return Refusal("used-already", ("W-CARD-15",), {"card": source.card})
    if text.uses:
        why = _why_no_use(game, source)
        if why is not None:
            return why
    why = why_not_pay(game, source, text.price)
    if why is not None:
        return why
    if not any(verb.possible(game, source) for verb in text.does):
        return Refusal("no-target", ("W-CARD-17",), {"card": source.card})
    return None


def _why_no_use(game: Game, source: Source) -> Refusal | None:
    """W-CARD-12: tokens left, and once in a creature's activation."""
    card = game.state.card_in_play(source.thing)
    if card is None or not card.uses:
        return Refusal("used-up", ("W-CARD-12",), {"card": source.card})
    activation = game.state.activation
    if activation is not None and source.thing in activation.cards:
        return Refusal("used-already", ("W-CARD-12",), {"card": source.card})
    return None


def why_not_pay(game: Game, source: Source, price: "Price | None") -> Refusal | None:
    """W-FAQ-04: whoever cannot fulfil the part before the colon does not get the part after it."""
    if price is None:
        return None
    player = game.player(source.seat)
    if price.power > player.power:
        facts = {"power": player.power, "cost": price.power}
        return Refusal("too-expensive", ("W-ECO-01", "W-FAQ-04"), facts)
    if price.discard > len(player.hand):
        return Refusal("too-few-cards", ("W-FAQ-04",), {"count": price.discard})
    if price.wounds and source.creature(game) is None:
        return Refusal("no-target", ("W-FAQ-04",), {"card": source.card})
    if price.hero:
        hero = game.hero_of(source.seat)
        if hero is None or hero.activated:
            return Refusal("hero-is-tapped", ("W-ACT-03",))
    return None


def carry_out(game: Game, source: Source, text: "Text") -> Procedure[None]:
    """Pay, then do it; a text that may be declined is asked for first."""
    if why_not_carry_out(game, source, text) is not None:
        return
    if text.may and not (
        yield from confirm(
            source.seat,
            "use-text",
            subject=source.thing or source.card,
            cites=source.because or ("W-CARD-15",),
            about={"card": source.card, "text": game.card(source.card).texts.index(text)},
        )
    ):
        return
    yield from do_text(game, source, text)


def do_text(game: Game, source: Source, text: "Text") -> Procedure[None]:
    """Pay for a text and do what it says; the player has decided."""
    yield from pay(game, source, text.price)
    if text.once and source.thing in game.state.creatures:
        cites = source.because or ("W-CARD-15",)
        yield from game.happen(UsedThisTurn(source.thing, _mark(text, source), because=cites))
    if text.uses:
        yield from game.happen(UseSpent(source.thing))
    helped: list[ThingId] = []
    for verb in text.does:
        yield from verb.do(game, source)
        helped += source.chosen if source.is_building(game) else []
    for one in dict.fromkeys(helped):
        if one in game.state.creatures:
            yield from game.happen(BuildingHelped(one))
    card = game.state.card_in_play(source.thing)
    if text.uses and card is not None and not card.uses:
        yield from game.happen(CardLeft(card.id, card.seat, card.card, because=("W-CARD-12",)))
    if not game.state.attacks:
        yield from military_feats(game)


def pay(game: Game, source: Source, price: "Price | None") -> Procedure[None]:
    """W-FAQ-04."""
    if price is None:
        return
    if price.power:
        yield from game.happen(PowerSpent(source.seat, price.power, because=("W-FAQ-04",)))
    for _ in range(price.discard):
        hand = list(dict.fromkeys(game.player(source.seat).hand))
        choice = Choice(
            source.seat,
            "pay-with",
            [PayWith(card) for card in hand],
            shape=QuestionShape.CARD,
            secrecy=Secrecy.PRIVATE,
            subject=source.card,
            cites=("W-FAQ-04",),
            always=True,
        )
        card = (yield from choose(choice)).card
        yield from game.happen(Discarded(source.seat, card, because=("W-FAQ-04",)))
    bearer = source.creature(game)
    if price.wounds and bearer is not None:
        yield from wound(game, [bearer.id], price.wounds, BY_ABILITY, because=("W-FAQ-04",))


def _mark(text: "Text", source: Source) -> str:
    return f"{source.card}:{text.when}"


def _used(game: Game, source: Source) -> tuple[str, ...]:
    one = game.creature(source.thing)
    return () if one is None else one.used
