"""Carrying out the sentences of a card: C-PLAY-03 to -07, C-CARD-06."""

from collections.abc import Sequence
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import Card
from signum.classic.cards.vocabulary import Effect
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.combat.damage import Hurt
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.durations import moment_of
from signum.classic.chapters.turn.zones import Discarded
from signum.classic.core.dice import dice, faces
from signum.classic.core.game import Game
from signum.classic.core.state import PROSPERITY
from signum.classic.effects.prices import DECLARED, amount_paid, pay_price, pays_any_amount, refused_price
from signum.classic.effects.promises import promise
from signum.classic.effects.sources import Source
from signum.classic.effects.targets import can_touch, chosen, player_of
from signum.classic.effects.terms import mark_used, multiplied, stands
from signum.classic.effects.verbs.verb import Verb
from signum.engine.confirming import confirm
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Option, Procedure, choose
from signum.engine.records import replaced
from signum.engine.throwing import throw_dice
from signum.engine.units import Count

_NEEDS_NOBODY: Final = (e.SELF, e.PLAYER)


class Part(Option, frozen=True):
    """The verb that a player picks among several, by its place in the text."""

    number: Count


def carry_out(game: Game, source: Source, effect: Effect) -> Procedure[bool]:
    """One sentence: the player's choice, targets, die, payment to be spared, then its verbs in order.

    Return whether it was carried out.
    """
    return (yield from _reached(game, source, effect)) is not None


def _reached(game: Game, source: Source, effect: Effect) -> Procedure[list[int] | None]:
    """Carry out one sentence; return its targets, or None if it was not carried out."""
    if not stands(game, source, effect):
        return None
    if pays_any_amount(effect):
        source = replaced(source, paid=(yield from amount_paid(game, source, effect)))
    source = multiplied(game, source, effect)
    if not source.times:
        return None
    if effect.terms and effect.terms.until_hurt:
        source = replaced(source, until_hurt=True)
    if effect.priced:
        if not (yield from _paid(game, source, effect)):
            return None
    elif effect.may and not (yield from wanted(source)):
        return None
    reached: list[int] | None = None
    for _ in range(effect.terms.repeat if effect.terms else 1):
        those = yield from _carried_out_once(game, source, effect)
        reached = reached if those is None else [*(reached or []), *those]
    return reached


def _carried_out_once(game: Game, source: Source, effect: Effect) -> Procedure[list[int] | None]:
    targets = yield from chosen(game, source, effect)
    if not targets and effect.who.kind not in _NEEDS_NOBODY:
        return None
    if effect.faces and not (yield from die_allows(game, source, effect)):
        return None
    if effect.unless_paid:
        targets = yield from unpaid(game, source, effect, targets)
        if not targets:
            return None
    yield from mark_used(game, source, effect)
    if effect.terms and effect.terms.later:
        yield from promise(game, source, effect, targets)
        return targets
    for what in (yield from picked(source, effect)):
        yield from do(game, source, effect, targets, what)
    return targets


def _paid(game: Game, source: Source, effect: Effect) -> Procedure[bool]:
    """Pay before targets are chosen; a player who has not declared the use is asked first."""
    if not can_touch(game, source, effect) or refused_price(game, source, effect) is not None:
        return False
    asks = effect.when not in DECLARED and not pays_any_amount(effect)
    if asks and not (yield from wanted(source)):
        return False
    yield from pay_price(game, source, effect)
    return True


def wanted(source: Source) -> Procedure[bool]:
    """Whether the player wants to use an optional text."""
    card = source.card
    return (
        yield from confirm(source.seat, "use-text", subject=card, cites=source.cites, about={"card": card})
    )


def carry_out_all(game: Game, source: Source, card: Card, moment: str) -> Procedure[None]:
    """Every sentence of a card that belongs to a moment, in their order."""
    sentences = alternatives(card.sentences(moment))
    for number, those in enumerate(sentences, 1):
        effect = yield from _one_of(game, source, card, those)
        at = len(game.log)
        reached = None if effect is None else (yield from _reached(game, source, effect))
        if number < len(sentences):
            source = _after(source, effect, tuple(reached or ()), game.log[at:])


def _after(source: Source, effect: Effect | None, last: tuple[int, ...], events: Sequence[Event]) -> Source:
    """The source of the next sentence, which may mean what this one did."""
    if effect is not None and any(one.summons for one in effect.what):
        last = tuple([one.creature for one in events if isinstance(one, Summoned)])
    wounds = [one.wounds for one in events if isinstance(one, Hurt) and one.creature in last]
    gone = [one for one in events if isinstance(one, Discarded) and one.because == source.cites]
    discarded = tuple([one.card for one in gone])
    return replaced(source, last=last, amount=sum(wounds), discarded=discarded)


def alternatives(sentences: Sequence[Effect]) -> list[list[Effect]]:
    """The sentences of a moment in their order; those of which one is picked stand together."""
    found: list[list[Effect]] = []
    for one in sentences:
        if found and one.terms and one.terms.or_else:
            found[-1].append(one)
        else:
            found.append([one])
    return found


def _one_of(game: Game, source: Source, card: Card, those: Sequence[Effect]) -> Procedure[Effect | None]:
    """The sentence that the text's player picks among those that can be carried out now."""
    if len(those) == 1:
        return those[0]
    options = [Part(at + 1) for at, one in enumerate(those) if _is_able(game, source, one)]
    if not options:
        return None
    choice = Choice(
        source.seat,
        "which-sentence",
        options,
        shape=QuestionShape.LIST,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card, "sentence": card.effects.index(those[0]) + 1},
    )
    return those[(yield from choose(choice)).number - 1]


def _is_able(game: Game, source: Source, effect: Effect) -> bool:
    """Whether a sentence holds, can be paid for and has a target."""
    return (
        stands(game, source, effect)
        and refused_price(game, source, effect) is None
        and can_touch(game, source, effect)
    )


def do(game: Game, source: Source, effect: Effect, targets: Sequence[int], what: Verb) -> Procedure[None]:
    """Apply one verb to its players, or to its creatures and cards."""
    moment = moment_of(game.state, effect.until, source.seat)
    if what.of_players:
        those = targets if effect.who.kind == e.PLAYER else [source.seat]
    else:
        those = [] if effect.who.kind == e.PLAYER else targets
    yield from what.do(game, source, those, moment)


def picked(source: Source, effect: Effect) -> Procedure[Sequence[Verb]]:
    """All verbs, or the one that the text's player picks where the text offers several."""
    if not effect.either:
        return effect.what
    options = [Part(number + 1) for number in range(len(effect.what))]
    choice = Choice(
        source.seat,
        "either",
        options,
        shape=QuestionShape.LIST,
        subject=source.card,
        cites=source.cites,
        about={"card": source.card},
    )
    part = yield from choose(choice)
    return [effect.what[part.number - 1]]


def die_allows(game: Game, source: Source, effect: Effect) -> Procedure[bool]:
    """One die decides after the targets are chosen; it is thrown for the creature with the text."""
    creature = source.creature(game)
    if creature is not None and creature.seat == source.seat:
        (face,) = yield from throw(game, creature, 1, "text", source.cites[0])
    else:
        (face,) = faces((yield from throw_dice(game, source.seat, dice(1), why="text")))
    return face in effect.faces


def unpaid(game: Game, source: Source, effect: Effect, targets: Sequence[int]) -> Procedure[list[int]]:
    """The targets whose players do not pay; each player is asked once, and only if able to pay."""
    left = list(targets)
    for seat in game.seats_in_order():
        theirs = [one for one in left if player_of(game, source, effect.who, one) == seat]
        player = game.player(seat)
        # Q-FAQ-01: a seat without prosperity, as the Overlord, never pays.
        if not theirs or PROSPERITY in player.lacks or player.prosperity < effect.unless_paid:
            continue
        about: Facts = {"card": source.card, "amount": effect.unless_paid, "targets": list(theirs)}
        if (yield from confirm(seat, "pay-off", subject=source.card, cites=source.cites, about=about)):
            yield from game.happen(Spent(seat, effect.unless_paid, because=source.cites))
            left = [one for one in left if one not in theirs]
    return left


def has_targets(game: Game, source: Source, card: Card, moment: str) -> bool:
    """Whether at least one sentence of a moment has a target, or needs none."""
    sentences = [one for one in card.sentences(moment) if stands(game, source, one)]
    if moment == e.TAPPED and not [one for one in sentences if refused_price(game, source, one) is None]:
        return False
    for sentence in sentences:
        if can_touch(game, source, sentence):
            return True
    return not sentences
