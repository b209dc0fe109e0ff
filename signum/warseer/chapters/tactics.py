"""Tactics from the hand, and the moments at which they are offered: W-CARD-13, W-TURN-07."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Facts, Option, Procedure, Refusal, Seat, choose
from signum.engine.units import CardId
from signum.warseer.chapters.attack.events import DamageStep
from signum.warseer.chapters.economy import PowerSpent
from signum.warseer.chapters.playing import CardPlayed, settle
from signum.warseer.core.card_types import TACTIC
from signum.warseer.core.game import Game
from signum.warseer.effects.carrying import why_not_carry_out
from signum.warseer.effects.occasions import EVENTS, about, answers, answers_dice, at_moment, moment_of
from signum.warseer.effects.sources import Source

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card
    from signum.warseer.cards.texts import Text


class PlayTactic(Option, frozen=True):
    """Play this tactic now."""

    card: CardId


class NoTactic(Option, frozen=True):
    """Play none now."""


def may_hold(game: Game, seat: Seat, event: Event) -> bool:
    """Whether a player may hold a tactic for this event, as far as all know: no face-up card is asked."""
    player, tactics = game.player(seat), game.tactics_for(type(event))
    if not player.hand or (tactics.isdisjoint(player.hand) and tactics.isdisjoint(player.deck)):
        return False
    return any(
        it.cost <= player.power and suits(game, seat, it, event)
        for it in map(game.card, tactics.intersection((*player.hand, *player.deck)))
    )


def answer_events(card: "Card", kind: type[Event]) -> bool:
    """Whether a card is a tactic with a text for events of a kind, whatever else the text asks."""
    return card.type == TACTIC and any(issubclass(kind, EVENTS.get(text.when, ())) for text in card.texts)


def suits(game: Game, seat: Seat, card: "Card", event: Event) -> bool:
    """Whether a tactic answers this event."""
    source = Source(seat, card.id)
    return any(answers(game, source, text, event) for text in card.texts)


def offered(game: Game, event: Event) -> bool:
    """Whether any player may answer an event with a tactic."""
    return any(may_hold(game, seat, event) for seat in game.seats_in_order())


def offer_tactics(game: Game, event: Event) -> Procedure[None]:
    """W-TURN-07: players are asked by turns until all have passed in a row; no name answers twice."""
    names: set[CardId] = set()
    seats = game.seats_in_order()
    passed = 0
    while passed < len(seats):
        for seat in seats:
            played = yield from _answer(game, seat, event, names)
            passed = 0 if played else passed + 1
            if passed >= len(seats):
                break


def _answer(game: Game, seat: Seat, event: Event, names: set[CardId]) -> Procedure[bool]:
    """One tactic of a player; whether there was one."""
    if not may_hold(game, seat, event):
        return False
    held = [card for card in dict.fromkeys(game.player(seat).hand) if game.card(card).type == TACTIC]
    choice: Choice[PlayTactic | NoTactic] = Choice(
        seat,
        "tactic",
        [*[PlayTactic(card) for card in held], NoTactic()],
        shape=QuestionShape.CARD,
        secrecy=Secrecy.SECRET,
        cites=("W-CARD-13",),
        check=lambda option: why_not_tactic(game, seat, option, event, names),
        always=True,
        about=_occasion(game, event),
        moment=event.seen_by(seat),
    )
    picked = yield from choose(choice)
    if not isinstance(picked, PlayTactic):
        return False
    names.add(picked.card)
    source = at_moment(Source(seat, picked.card, because=("W-CARD-13",)), about(game, event))
    it = game.card(picked.card)
    texts = [text for text in it.texts if answers(game, source, text, event)]
    yield from play_tactic(game, seat, it, source, texts)
    return True


def _occasion(game: Game, event: Event) -> Facts:
    """The moment that a tactic would answer: two questions in one attack are told apart by it."""
    it = about(game, event)
    return {
        "moment": moment_of(event),
        "actor": it.actor,
        "target": it.target,
        "card": it.card,
        "damage": event.damage if isinstance(event, DamageStep) else it.amount,
        "player": game.state.active if it.seat is None else it.seat,
    }


def play_tactic(
    game: Game, seat: Seat, card: "Card", source: Source, texts: Sequence["Text"]
) -> Procedure[None]:
    """W-CARD-13: pay, do what answers the moment, and to the History."""
    if card.cost:
        yield from game.happen(PowerSpent(seat, card.cost, because=("W-CARD-13",)))
    yield from game.happen(CardPlayed(seat, card.id, TACTIC, because=("W-CARD-13",)))
    yield from settle(game, seat, card, source, texts)


def why_not_tactic(
    game: Game, seat: Seat, option: Option, event: Event, names: set[CardId]
) -> Refusal | None:
    """W-CARD-13: in hand, paid for, answering this event, and no second one of its name."""
    match option:
        case NoTactic():
            return None
        case PlayTactic(card):
            pass
        case _:
            return Refusal("not-offered", ("W-CARD-13",), {"choice": "tactic"})
    player = game.player(seat)
    if card not in player.hand:
        return Refusal("not-in-hand", ("W-ZONE-07",), {"card": card})
    it = game.card(card)
    if it.type != TACTIC or not suits(game, seat, it, event):
        return Refusal("not-now", ("W-CARD-13",), {"card": card})
    if card in names:
        return Refusal("same-name", ("W-CARD-13",), {"card": card})
    if it.cost > player.power:
        return Refusal("too-expensive", ("W-ECO-01", "W-CARD-13"), {"power": player.power, "cost": it.cost})
    source = at_moment(Source(seat, card), about(game, event))
    whys = [why_not_carry_out(game, source, text) for text in it.texts if answers(game, source, text, event)]
    return None if None in whys else whys[0]


# Tactics that change dice (W-ATK-04).


def dice_tactics(game: Game, seat: Seat) -> list[CardId]:
    """The tactics in hand with which a player may change the dice that lie now."""
    player = game.player(seat)
    return [
        card
        for card in dict.fromkeys(player.hand)
        if game.card(card).cost <= player.power and changes_dice(game, seat, game.card(card))
    ]


def may_hold_dice_tactic(game: Game, seat: Seat) -> bool:
    """Whether a player may hold one, as far as all know."""
    player, tactics = game.player(seat), game.tactics_for_dice()
    if not player.hand or (tactics.isdisjoint(player.hand) and tactics.isdisjoint(player.deck)):
        return False
    cards = map(game.card, tactics.intersection((*player.hand, *player.deck)))
    return any(it.cost <= player.power and changes_dice(game, seat, it) for it in cards)


def changes_dice(game: Game, seat: Seat, card: "Card") -> bool:
    """Whether a tactic could change the dice of the attack that is under way."""
    attack = game.attack
    if card.type != TACTIC or attack is None or card.id in attack.used:
        return False
    source = Source(seat, card.id, actor=attack.attacker, target=attack.target)
    return any(
        answers_dice(game, source, text) and why_not_carry_out(game, source, text) is None
        for text in card.texts
    )
