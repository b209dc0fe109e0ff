"""The experienced architect, a variant: buildings come from a secret construction deck (C-VAR-01)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from signum.classic.chapters.turn.zones import UNKNOWN
from signum.classic.core.figures import number
from signum.classic.core.game import Game
from signum.classic.core.state import CardId, PlayerState, State
from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Seat, choose

LARGEST: Final = number("C-VAR-01", "cards")


class BuildNext(Option, frozen=True):
    """The next building of the construction deck, after those already named."""

    card: CardId


class KeepListedOrder(Option, frozen=True):
    """The rest of the construction deck stays in the order of the deck list."""


class ConstructionArranged(Event, frozen=True):
    """A player has put the construction deck in a secret order, its top card first."""

    seat: Seat
    cards: tuple[CardId, ...]

    follows: ClassVar[tuple[str, ...]] = ("C-VAR-01",)

    def apply(self, state: State) -> None:
        state.players[self.seat].construction = list(self.cards[::-1])

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player sees the order."""
        return self if seat == self.seat else ConstructionArranged(self.seat, (), because=self.because)


class PlanDrawn(Event, frozen=True):
    """A player drew the top card of the construction deck."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-VAR-01",)
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        if player.construction:
            player.drawn_plan = player.construction.pop()

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player sees the card."""
        return self if seat == self.seat else PlanDrawn(self.seat, UNKNOWN, because=self.because)


def is_played(game: Game, seat: Seat) -> bool:
    """Whether the player builds from a construction deck."""
    return game.player(seat).construction is not None


def arrange(game: Game, seat: Seat) -> Procedure[None]:
    """The player names the buildings in the order in which they will be drawn (C-VAR-01)."""
    rest = list(reversed(game.player(seat).construction or ()))
    order: list[CardId] = []
    while len(rest) > 1:
        choice: Choice[BuildNext | KeepListedOrder] = Choice(
            seat,
            "construction-deck",
            [KeepListedOrder(), *[BuildNext(card) for card in rest]],
            shape=QuestionShape.LIST,
            secrecy=Secrecy.PRIVATE,
            cites=("C-VAR-01",),
            about={"cards": list(order), "count": len(order)},
        )
        chosen = yield from choose(choice)
        if isinstance(chosen, KeepListedOrder):
            break
        rest.remove(chosen.card)
        order.append(chosen.card)
    if is_played(game, seat):
        yield from game.happen(ConstructionArranged(seat, (*order, *rest)))


def draw_plan(game: Game, seat: Seat) -> Procedure[None]:
    """Draw the top card, unless the last one is not built yet or the deck is empty."""
    player = game.player(seat)
    if player.construction and not player.drawn_plan:
        yield from game.happen(PlanDrawn(seat, player.construction[-1]))


def plans_of(game: Game, seat: Seat) -> list[CardId]:
    """The building cards that the player may build now: all chosen ones, or the drawn one."""
    player = game.player(seat)
    if not is_played(game, seat):
        return list(dict.fromkeys(player.plans))
    return [player.drawn_plan] if player.drawn_plan else []


def is_planned(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether `plans_of` names a building card."""
    player = game.player(seat)
    if not is_played(game, seat):
        return card in player.plans
    return bool(card) and card == player.drawn_plan


def may_come(player: PlayerState, buildings: frozenset[CardId]) -> bool:
    """Whether a player may still build all of these; unknown cards of a construction deck may be any."""
    hidden = [*(player.construction or ()), player.drawn_plan]
    missing = buildings.difference(player.plans, hidden)
    return len(missing) <= hidden.count(UNKNOWN)


def prepared(player: PlayerState) -> PlayerState:
    """The buildings that a player chose, in their order, as a secret construction deck."""
    player.construction = player.plans[::-1]
    player.plans = []
    return player


def too_large(deck: Sequence[CardId]) -> bool:
    """Whether there are more cards than a construction deck holds."""
    return len(deck) > LARGEST
