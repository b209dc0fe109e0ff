"""Carrying out the sentences of a card: C-PLAY-03 to -07, C-CARD-06."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import SPELL, Card
from signum.classic.cards.vocabulary import Effect
from signum.classic.chapters.cards.cards_in_play import Recalled
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.combat.damage import Hurt
from signum.classic.chapters.combat.rolls import throw
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.durations import moment_of
from signum.classic.chapters.turn.zones import Discarded
from signum.classic.core.dice import Face, dice, faces
from signum.classic.core.game import Game
from signum.classic.core.state import PROSPERITY, CardId
from signum.classic.effects.card_events import (
    CardShown,
    DieShown,
    Fetched,
    RevealedUntil,
    SpellAimed,
    TakenFromTop,
    TopRevealed,
)
from signum.classic.effects.choosing import can_touch, chosen
from signum.classic.effects.prices import (
    DECLARED,
    Part,
    amount_paid,
    counters_paid,
    is_due,
    pay_price,
    pays_any_amount,
    pays_otherwise,
    refused_price,
    takes_all_counters,
)
from signum.classic.effects.promises import promise
from signum.classic.effects.sources import NOBODY, Source
from signum.classic.effects.targets import player_of
from signum.classic.effects.terms import (
    asked_of,
    counts_its_target,
    mark_used,
    multiplied,
    otherwise,
    repetitions,
    stands,
)
from signum.classic.effects.verbs.verb import Verb
from signum.engine.confirming import confirm
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape
from signum.engine.questions import Choice, Facts, Procedure, Seat, choose
from signum.engine.records import replaced
from signum.engine.throwing import throw_dice

_NEEDS_NOBODY: Final = (e.SELF, e.PLAYER)


def carry_out(game: Game, source: Source, effect: Effect) -> Procedure[bool]:
    """One sentence: the player's choice, targets, die, payment to be spared, then its verbs in order.

    Return whether it was carried out.
    """
    reached = yield from carried_out(game, source, effect)
    return reached.targets is not None


def carried_out(game: Game, source: Source, effect: Effect) -> Procedure["Reached"]:
    """The result of a sentence, after those that follow it."""
    reached, _ = yield from _with_followers(game, source, effect)
    return reached


class Reached(NamedTuple):
    """The result of a sentence."""

    targets: list[int] | None = None
    """Its targets; None if it was not carried out."""
    given_up: tuple[int, ...] = ()
    """The creatures that were sacrificed for it."""
    paid: int = 0
    """The amount that its player chose to pay for it."""
    players: tuple[Seat, ...] = ()
    """The players of its targets, if a sentence of the card asks for them."""
    otherwise: bool = False
    """Whether another sentence was carried out in its place."""

    @property
    def acted(self) -> bool:
        """Whether the text did anything."""
        return self.targets is not None or self.otherwise


_NOTHING: Final = Reached()


def _with_followers(
    game: Game, source: Source, effect: Effect, *, last: bool = True
) -> Procedure[tuple[Reached, Source]]:
    """A sentence, then those that follow it for as long as each is carried out.

    Return its result, and the source of the sentence after them, unless they are the last.
    """
    at = len(game.log)
    reached = yield from _reached(game, source, effect)
    card = game.cards.get(source.card)
    chained = card is not None and card.is_chained
    if last and not chained:
        return reached, source
    after = _after(source, effect, reached, game.log[at:])
    if card is None or not chained:
        return reached, after
    carried_out = reached.targets is not None
    for one in card.followers(effect):
        if one.terms and one.terms.otherwise:
            if carried_out:
                continue
        elif not carried_out and not (one.terms and one.terms.same_die):
            continue
        at = len(game.log)
        result = yield from _reached(game, after, one)
        carried_out = result.targets is not None
        if carried_out:
            after = _after(after, one, result, game.log[at:])
            if one.terms and one.terms.otherwise:
                reached = reached._replace(otherwise=True)
    return reached, after


def _reached(game: Game, source: Source, effect: Effect) -> Procedure[Reached]:
    """Carry out one sentence. A number that asks for what is sacrificed is known once the price is paid."""
    if not stands(game, source, effect):
        return _NOTHING
    if pays_any_amount(effect):
        source = replaced(source, paid=(yield from amount_paid(game, source, effect)))
        if not source.paid:
            return _NOTHING
    elif takes_all_counters(effect):
        source = replaced(source, paid=counters_paid(game, source, effect))
    late = _counts_the_price(effect)
    if not late:
        source = multiplied(game, source, effect)
        if not source.times:
            return _NOTHING
    if effect.terms and effect.terms.until_hurt:
        source = replaced(source, until_hurt=True)
    if effect.priced:
        given_up = yield from _paid(game, source, effect)
        if given_up is None:
            return _NOTHING
        source = replaced(source, given_up=given_up or source.given_up)
    elif effect.may and not (yield from wanted(source)):
        return _NOTHING
    if late:
        source = multiplied(game, source, effect)
    reached: list[int] | None = None
    players: tuple[Seat, ...] = ()
    for _ in range(repetitions(game, source, effect) if source.times else 0):
        those, theirs = yield from _carried_out_once(game, source, effect)
        reached = reached if those is None else [*(reached or []), *those]
        players += theirs
    return Reached(reached, source.given_up, source.paid, players)


def _counts_the_price(effect: Effect) -> bool:
    """Whether its number asks for the creature that is given up for it."""
    terms = effect.terms
    counts = terms.each if terms else None
    return effect.priced and counts is not None and counts.of.kind == e.SACRIFICED


def _carried_out_once(
    game: Game, source: Source, effect: Effect
) -> Procedure[tuple[list[int] | None, tuple[Seat, ...]]]:
    """Return the targets, None if the verbs were not carried out, and the players of the targets."""
    if effect.terms and effect.terms.same_die and source.face not in effect.faces:
        return None, ()
    targets = yield from chosen(game, source, effect)
    if not targets and effect.who.kind not in _NEEDS_NOBODY:
        return None, ()
    if targets and _is_aimed_spell(game, source, effect):
        targets = yield from _aimed(game, source, effect, targets)
        if not targets:
            return None, ()
    rolls = effect.faces and not (effect.terms and effect.terms.same_die)
    if rolls and not (yield from die_allows(game, source, effect)):
        return None, ()
    if effect.unless_paid or (effect.terms and effect.terms.unless_prices):
        targets = yield from unpaid(game, source, effect, targets)
        if not targets:
            return None, ()
    players = _players_asked_for(game, source, effect, targets)
    yield from mark_used(game, source, effect)
    if effect.terms and effect.terms.later:
        yield from promise(game, source, effect, targets)
        return targets, players
    if effect.terms and effect.terms.theirs:
        for seat in targets:
            for what in (yield from picked(source, effect, seat)):
                yield from do(game, source, effect, [seat], what)
        return targets, players
    verbs = yield from picked(source, effect)
    for times, those in by_their_numbers(game, source, effect, targets):
        for what in verbs:
            yield from do(game, times, effect, those, what)
    return targets, players


def _is_aimed_spell(game: Game, source: Source, effect: Effect) -> bool:
    """Whether the targets of a sentence are those of a spell that texts in the game may answer."""
    who = effect.who
    if not who.choose or who.kind not in e.ON_FIELD or game.type_of(source.card) != SPELL:
        return False
    return e.TARGETED in asked_of(game.cards)


def _aimed(game: Game, source: Source, effect: Effect, targets: Sequence[int]) -> Procedure[list[int]]:
    """The targets of a spell after answers to their choice, which may spare them or name others."""
    alone = len(targets) == 1 and not _aims_elsewhere(game.cards[source.card], effect)
    left: list[int] = []
    for one in targets:
        if game.creature(one) is None:
            left.append(one)
            continue
        game.aims.append((source, effect, one))
        happened = yield from game.happen(
            SpellAimed(source.seat, source.card, one, alone, because=source.cites)
        )
        target = game.aims.pop()[2]
        if happened:
            left.append(target)
    return left


def _aims_elsewhere(card: Card, effect: Effect) -> bool:
    """Whether another sentence of a spell has targets of its own; those of which one is picked have not."""
    group = next((those for those in alternatives(card.sentences(e.PLAYED)) if effect in those), [effect])
    things = (*e.ON_FIELD, e.BUILDING, e.RELIC, e.TERRAIN)
    return bool([one for one in card.effects if one not in group and one.who.kind in things])


def _players_asked_for(
    game: Game, source: Source, effect: Effect, targets: Sequence[int]
) -> tuple[Seat, ...]:
    """The players of the targets, if another sentence may ask for them when a target is gone."""
    card = game.cards.get(source.card)
    if card is None or len(card.effects) < 2:
        return ()
    return tuple([player_of(game, source, effect.who, one) for one in targets])


def by_their_numbers(
    game: Game, source: Source, effect: Effect, targets: Sequence[int]
) -> list[tuple[Source, Sequence[int]]]:
    """The targets, apart by their own numbers if the figures count something of each target."""
    if not counts_its_target(effect):
        return [(source, targets)]
    apart: dict[int, list[int]] = {}
    for one in targets:
        number = multiplied(game, replaced(source, target=one), effect, of_target=True).times
        apart.setdefault(number, []).append(one)
    return [(replaced(source, times=number), those) for number, those in apart.items() if number]


def _paid(game: Game, source: Source, effect: Effect) -> Procedure[tuple[int, ...] | None]:
    """Pay before targets are chosen; a player who has not declared the use is asked first.

    Return the creatures that were given up, or None if the price was not paid.
    """
    if not can_touch(game, source, effect) or refused_price(game, source, effect) is not None:
        return None
    asks = effect.when not in DECLARED and not pays_any_amount(effect) and not is_due(effect)
    if asks and not (yield from wanted(source)):
        return None
    return (yield from pay_price(game, source, effect))


def wanted(source: Source) -> Procedure[bool]:
    """Whether the player wants to use an optional text."""
    card = source.card
    return (
        yield from confirm(source.seat, "use-text", subject=card, cites=source.cites, about={"card": card})
    )


def carry_out_all(game: Game, source: Source, card: Card, moment: str) -> Procedure[None]:
    """Every sentence of a card that belongs to a moment, in their order."""
    sentences = alternatives(card.sentences(moment))
    carried_out = False
    for number, those in enumerate(sentences, 1):
        if carried_out and those[0].terms and those[0].terms.otherwise:
            continue
        effect = yield from _one_of(game, source, card, those)
        if effect is None:
            source = _after(source, None, _NOTHING, ()) if number < len(sentences) else source
            carried_out = False
        else:
            last = number == len(sentences)
            reached, source = yield from _with_followers(game, source, effect, last=last)
            carried_out = reached.targets is not None


def _after(source: Source, effect: Effect | None, reached: Reached, events: Sequence[Event]) -> Source:
    """The source of the next sentence, which may mean what this one did."""
    last = tuple(reached.targets or ())
    if effect is not None and any(one.summons for one in effect.what):
        last = tuple([one.creature for one in events if isinstance(one, Summoned)])
    elif effect is not None and effect.who.kind == e.PLAYER:
        last = source.last  # A sentence about players leaves the creatures that were named.
    wounds = [one.wounds for one in events if isinstance(one, Hurt) and one.creature in last]
    gone = [one for one in events if isinstance(one, Discarded) and one.because == source.cites]
    discarded = tuple([one.card for one in gone])
    taken = [one.card for one in events if isinstance(one, Fetched | Recalled | TakenFromTop)]
    taken += [one.taken for one in events if isinstance(one, RevealedUntil) and one.taken]
    taken += [card for one in events if isinstance(one, TopRevealed) for card in one.taken]
    found = taken[-1] if taken else ""
    shown = [one.faces[0] for one in events if isinstance(one, DieShown)]
    if revealed := _revealed_by([one for one in events if one.because == source.cites]):
        cards, seats = zip(*revealed, strict=True)
        source = replaced(source, revealed=cards, revealers=seats)
    return replaced(
        source,
        last=last,
        amount=sum(wounds),
        discarded=discarded,
        found=found,
        given_up=reached.given_up or source.given_up,
        paid=reached.paid,
        players=reached.players,
        face=shown[-1] if shown else source.face,
    )


def _revealed_by(events: Sequence[Event]) -> list[tuple[CardId, Seat]]:
    """The cards that these events showed to all, each with the player in whose hand it is, or nobody."""
    found: list[tuple[CardId, Seat]] = []
    for one in events:
        if isinstance(one, CardShown):
            found.append((one.card, one.seat))
        elif isinstance(one, RevealedUntil | TopRevealed):
            taken = (one.taken,) if isinstance(one, RevealedUntil) else one.taken
            found += [(card, one.seat if card in taken else NOBODY) for card in one.cards]
    return found


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


def picked(source: Source, effect: Effect, seat: Seat | None = None) -> Procedure[Sequence[Verb]]:
    """All verbs, or the one that the text's player, or another seat, picks where the text offers several."""
    if not effect.either:
        return effect.what
    options = [Part(number + 1) for number in range(len(effect.what))]
    choice = Choice(
        source.seat if seat is None else seat,
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
    """One die decides after the targets are chosen."""
    return (yield from thrown_face(game, source)) in effect.faces


def thrown_face(game: Game, source: Source) -> Procedure[Face]:
    """The face of one die, which is thrown for the creature with the text."""
    creature = source.creature(game)
    if creature is not None and creature.seat == source.seat:
        (face,) = yield from throw(game, creature, 1, "text", source.cites[0])
    else:
        (face,) = faces((yield from throw_dice(game, source.seat, dice(1), why="text")))
    return face


def unpaid(game: Game, source: Source, effect: Effect, targets: Sequence[int]) -> Procedure[list[int]]:
    """The targets whose players do not pay; each player is asked once, and only if able to pay."""
    left = list(targets)
    for seat in game.seats_in_order():
        theirs = [one for one in left if player_of(game, source, effect.who, one) == seat]
        player = game.player(seat)
        if theirs and effect.terms and effect.terms.unless_prices:
            if (yield from pays_otherwise(game, source, seat, effect.terms.unless_prices, theirs)):
                left = [one for one in left if one not in theirs]
            continue
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
    paid = moment != e.TAPPED
    for one in sentences:
        if not one.priced:
            paid = True
        elif not paid or is_due(one):
            if refused_price(game, source, one) is None:
                paid = True
            elif is_due(one):
                return False
    for leader in card.sentences(moment):
        if any(can_touch(game, source, one) for one in otherwise(card, leader)):
            return True
    if not paid:
        return False
    for sentence in sentences:
        if can_touch(game, source, sentence):
            return True
    return not sentences
