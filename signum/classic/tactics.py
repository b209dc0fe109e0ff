"""Tactics: face down until their condition is met (C-TAC)."""

from collections.abc import Callable
from typing import ClassVar

from signum.classic.effects.carrying import carry_out
from signum.classic.effects.sources import Source
from signum.classic.effects.texts import OCCASIONS, met_by
from signum.classic.game import Bearer, Game
from signum.classic.state import CardId, State
from signum.content import effects as e
from signum.content.cards import Card
from signum.content.effects import Effect, Occasion
from signum.engine.abilities import Ability
from signum.engine.confirming import confirm
from signum.engine.events import Event
from signum.engine.questions import Procedure, Seat


class TacticRevealed(Event, frozen=True):
    """A tactic was shown; it acts and goes to the graveyard."""

    seat: Seat
    card: CardId
    holder: int

    follows: ClassVar[tuple[str, ...]] = ("C-TAC-06", "C-ZONE-03")
    reindexes: ClassVar = True
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """Everybody sees it now."""
        player = state.players[self.seat]
        player.tactics[:] = [one for one in player.tactics if one.id != self.holder]
        player.graveyard.append(self.card)


def text_of_tactic(card: Card) -> Ability:
    """A tactic as an ability of its own: it answers the occasion that its text names."""
    ability = Ability(card.id)
    for effect in card.effects:
        if isinstance(effect.when, Occasion):
            _watch(ability, card, effect, effect.when)
    return ability


def _watch(ability: Ability, card: Card, effect: Effect, occasion: Occasion) -> None:
    kind, _ = OCCASIONS[occasion.what]
    register: Callable[..., Callable[[Callable[..., Procedure[Event | None]]], object]] = (
        ability.before if occasion.before else ability.after
    )

    def when(me: Bearer, event: Event) -> bool:
        return (
            lies_face_down(me.game, me.seat, me.holder)
            and acts_now(me.game, me.seat)
            and not already_answered(me.game, event, card.id)
            and met_by(me.game, me.seat, occasion, event) is not None
        )

    def work(me: Bearer, event: Event) -> Procedure[Event | None]:
        """Its player may be asked; then it is shown, acts and is spent."""
        met = met_by(me.game, me.seat, occasion, event)
        wanted = yield from wants(me, card)
        if met is None or not wanted:
            return event
        me.game.answered.append((event, card.id))
        yield from me.game.happen(TacticRevealed(me.seat, card.id, me.holder))
        source = Source(me.seat, card.id, 0, met.creature, met.culprit, ("C-TAC-06",))
        yield from carry_out(me.game, source, effect)
        return None if any(isinstance(one, e.Cancel) for one in effect.what) else event

    register(kind, when=when)(work)


def wants(me: Bearer, card: Card) -> Procedure[bool]:
    """C-TAC-03, C-TAC-04: shown without a question, or as its player likes."""
    if not me.game.edition.tactics_by_choice:
        return True
    return (yield from confirm(me.seat, "tactic", cites=("C-TAC-04",), about={"card": card.id}))


def acts_now(game: Game, seat: Seat) -> bool:
    """C-TAC-02: during opponents' turns, in one printing in any."""
    return game.edition.tactics_in_own_turn or game.state.active != seat


def lies_face_down(game: Game, seat: Seat, holder: int) -> bool:
    """Whether the tactic is still in play."""
    return any(one.id == holder for one in game.player(seat).tactics)


def already_answered(game: Game, event: Event, card: CardId) -> bool:
    """C-TAC-05: two tactics of one name are not set off by the same trigger."""
    return any(one is event and name == card for one, name in game.answered)
