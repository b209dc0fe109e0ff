"""Events that only effects of cards bring about."""

from typing import ClassVar

from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.units import CardId, Count, ThingId, Word
from signum.warseer.core.holdings import Grant, Held
from signum.warseer.core.state import State
from signum.warseer.core.units import DiceNames


class Granted(Event, frozen=True):
    """A creature has abilities for a time."""

    creature: ThingId
    abilities: tuple[Held, ...]
    until: Word
    seat: Seat
    source: ThingId = 0

    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        new = [Grant(held, self.until, self.seat, self.source) for held in self.abilities]
        creature.grants = (*creature.grants, *new)

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Readied(Event, frozen=True):
    """A creature may be activated again."""

    creature: ThingId

    def apply(self, state: State) -> None:
        state.creatures[self.creature].activated = False

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Exhausted(Event, frozen=True):
    """A creature counts as activated."""

    creature: ThingId

    def apply(self, state: State) -> None:
        state.creatures[self.creature].activated = True

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class ControlGained(Event, frozen=True):
    """Another player controls a creature."""

    creature: ThingId
    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("W-ZONE-09",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.creatures[self.creature].seat = self.seat

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class AttackDiceAdded(Event, frozen=True):
    """An effect added dice to the attack that is under way."""

    dice: DiceNames
    extra: bool = False
    """W-ATK-06: whether they are rolled in step 4."""

    def apply(self, state: State) -> None:
        attack = state.attacks[-1]
        if self.extra:
            attack.extra += self.dice
        else:
            attack.bonus += self.dice

    def still_possible(self, state: State) -> bool:
        return bool(state.attacks)


class BuildingHelped(Event, frozen=True):
    """A creature has had the bonus of a building in this turn."""

    creature: ThingId

    follows: ClassVar[tuple[str, ...]] = ("W-ACT-07",)

    def apply(self, state: State) -> None:
        state.creatures[self.creature].building = True

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class Tapped(Event, frozen=True):
    """A card was tapped."""

    id: ThingId

    follows: ClassVar[tuple[str, ...]] = ("W-ACT-03",)

    def apply(self, state: State) -> None:
        card = state.card_in_play(self.id)
        assert card is not None
        card.tapped = True


class UseSpent(Event, frozen=True):
    """A token of multiple uses was taken off a card."""

    id: ThingId

    follows: ClassVar[tuple[str, ...]] = ("W-CARD-12",)

    def apply(self, state: State) -> None:
        card = state.card_in_play(self.id)
        assert card is not None
        card.uses -= 1
        activation = state.activation
        if activation is not None:
            state.activation = replaced(activation, cards=(*activation.cards, self.id))


class UsedThisTurn(Event, frozen=True):
    """A text that acts once a turn has acted."""

    creature: ThingId
    text: Word

    def apply(self, state: State) -> None:
        creature = state.creatures[self.creature]
        creature.used = (*creature.used, self.text)

    def still_possible(self, state: State) -> bool:
        return self.creature in state.creatures


class PowerTaken(Event, frozen=True):
    """A player lost power by an effect."""

    seat: Seat
    power: Count

    follows: ClassVar[tuple[str, ...]] = ("W-ECO-01",)

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.power = max(0, player.power - self.power)


class HandShown(Event, frozen=True):
    """A player had to show the cards in hand to another."""

    seat: Seat
    to: Seat
    cards: tuple[CardId, ...]

    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        """Nothing changes but what is known."""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.to) else replaced(self, cards=("",) * len(self.cards))
