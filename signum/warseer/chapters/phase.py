"""The activation phase: what the active player may do between activations (W-TURN-03)."""

from collections.abc import Iterator

from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat, choose
from signum.engine.units import CardId, Count, ThingId
from signum.warseer.chapters.activation import activate, why_not_activate
from signum.warseer.chapters.economy import Discarded
from signum.warseer.chapters.feats import FeatDiscarded, PlayFeat, face, play_feat, why_not_feat
from signum.warseer.chapters.playing import (
    Play,
    Tap,
    Use,
    cards_to_tap,
    cards_to_use,
    play,
    tap,
    use,
    why_not_play,
    why_not_tap,
    why_not_use,
)
from signum.warseer.chapters.summoning import MinionRemoved, Summon, summon, why_not_summon
from signum.warseer.chapters.turn import end_turn
from signum.warseer.core.game import Game
from signum.warseer.effects.carrying import do_text, why_not_carry_out
from signum.warseer.effects.sources import Source


class Activate(Option, frozen=True):
    """Activate this creature."""

    creature: ThingId


class DiscardForIncome(Option, frozen=True, tag="discard"):
    """Put a support card from hand into the History without playing it."""

    card: CardId


class DiscardFeat(Option, frozen=True):
    """Discard a feat for one of its effects, counted from 1."""

    feat: CardId
    effect: Count


class RemoveMinion(Option, frozen=True):
    """Take a minion off the field instead of activating it."""

    creature: ThingId


class EndTurn(Option, frozen=True):
    """The turn is over; creatures that are left do nothing."""


def main_step(game: Game) -> Procedure[None]:
    """One thing that the active player does."""
    seat = game.state.active
    choice: Choice[Option] = Choice(
        seat,
        "turn",
        lambda: list(candidates(game, seat)),
        shape=QuestionShape.TURN,
        secrecy=Secrecy.PUBLIC,
        cites=("W-TURN-03",),
        check=lambda option: why_not(game, seat, option),
        always=True,
    )
    yield from do_option(game, seat, (yield from choose(choice)))


def candidates(game: Game, seat: Seat) -> Iterator[Option]:
    """The options worth listing; those that are refused now are among them."""
    player = game.player(seat)
    for one in game.creatures_of(seat):
        yield Activate(one.id)
        if game.is_minion(one):
            yield RemoveMinion(one.id)
    yield from map(Tap, cards_to_tap(game, seat))
    yield from map(Use, cards_to_use(game, seat))
    yield from map(Summon, player.camp)
    hand = list(dict.fromkeys(player.hand))
    yield from map(Play, hand)
    yield from map(DiscardForIncome, hand)
    for feat in dict.fromkeys(player.feats):
        yield PlayFeat(feat)
        for at in range(len(face(game, feat).discard)):
            yield DiscardFeat(feat, at + 1)
    yield EndTurn()


def why_not(game: Game, seat: Seat, option: Option) -> Refusal | None:
    """Why the active player cannot do this now."""
    match option:
        case EndTurn():
            return None
        case Activate(creature):
            return why_not_activate(game.creature(creature), seat)
        case RemoveMinion(creature):
            return why_not_remove(game, seat, creature)
        case Tap(id):
            return why_not_tap(game, seat, id)
        case Use(id):
            return why_not_use(game, seat, id)
        case Summon(card):
            return why_not_summon(game, seat, card)
        case Play(card):
            return why_not_play(game, seat, card)
        case DiscardForIncome(card):
            return why_not_discard(game, seat, card)
        case PlayFeat(feat):
            return why_not_feat(game, seat, feat)
        case DiscardFeat(feat, effect):
            return why_not_discard_feat(game, seat, feat, effect)
        case _:
            return Refusal("not-offered", ("W-TURN-03",), {"choice": "turn"})


def do_option(game: Game, seat: Seat, option: Option) -> Procedure[None]:
    """Carry out what the active player has chosen."""
    match option:
        case Activate(creature):
            yield from activate(game, creature)
        case RemoveMinion(creature):
            yield from game.happen(MinionRemoved(creature))
        case Tap(id):
            yield from tap(game, seat, id)
        case Use(id):
            yield from use(game, seat, id)
        case Summon(card):
            yield from summon(game, seat, card)
        case Play(card):
            yield from play(game, seat, card)
        case DiscardForIncome(card):
            yield from game.happen(Discarded(seat, card, True, because=("W-ECO-05",)))
        case PlayFeat(feat):
            yield from play_feat(game, seat, feat)
        case DiscardFeat(feat, effect):
            yield from discard_feat(game, seat, feat, effect)
        case _:
            yield from end_turn(game)


def why_not_remove(game: Game, seat: Seat, creature: ThingId) -> Refusal | None:
    """W-CARD-06: a minion that could be activated, stunned or not."""
    one = game.creature(creature)
    why = why_not_activate(one, seat)
    if why is not None or one is None:
        return why
    return None if game.is_minion(one) else Refusal("not-a-minion", ("W-CARD-06",), {"creature": creature})


def why_not_discard(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """W-ECO-05: once in the own turn."""
    if card not in game.player(seat).hand:
        return Refusal("not-in-hand", ("W-ZONE-07",), {"card": card})
    if game.state.notes.discarded:
        return Refusal("discarded-already", ("W-ECO-05",))
    return None


def why_not_discard_feat(game: Game, seat: Seat, feat: CardId, effect: int) -> Refusal | None:
    """W-FEAT-06: once in the own turn, for one of the effects printed on it."""
    if feat not in game.player(seat).feats:
        return Refusal("not-in-hand", ("W-ZONE-07",), {"card": feat})
    if game.state.notes.feats_discarded:
        return Refusal("feat-discarded-already", ("W-FEAT-06",))
    texts = face(game, feat).discard
    if not 1 <= effect <= len(texts):
        return Refusal("no-such-effect", ("W-FEAT-06",), {"card": feat})
    return why_not_carry_out(game, Source(seat, feat), texts[effect - 1])


def discard_feat(game: Game, seat: Seat, feat: CardId, effect: int) -> Procedure[None]:
    """W-FEAT-06."""
    yield from game.happen(FeatDiscarded(seat, feat))
    yield from do_text(game, Source(seat, feat, because=("W-FEAT-06",)), face(game, feat).discard[effect - 1])
