"""The rules of lanterns as rooms and engine know them."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from signum.content.folders import content_digest
from signum.content.nodes import Node
from signum.engine.absence import least_answer
from signum.engine.chance import Chance
from signum.engine.questions import Choice, Option, Procedure, Refusal, Seat
from signum.engine.seating import Side
from tests.toy.lanterns import ending, positions
from tests.toy.lanterns.abilities import ABILITIES
from tests.toy.lanterns.folder import FOLDER
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.options import Options, Pass
from tests.toy.lanterns.state import DECK, KEEPERS, STORMS, Night, Sunset, thing_of
from tests.toy.lanterns.turns import next_step
from tests.toy.lanterns.view import NightView, view


class LanternRules:
    """One printing is all there is."""

    name: ClassVar = "lanterns"
    edition_id: ClassVar = "pocket"
    content: ClassVar = content_digest(FOLDER)
    start_type: ClassVar = Sunset
    options: ClassVar[Any] = Options
    acts: ClassVar[Any] = ending.Acts

    def with_start(self, start: Sunset) -> "LanternRules":
        return self

    def game(self, state: Night) -> Lanterns:
        return Lanterns(state)

    def step(self, game: Lanterns) -> Procedure[None]:
        return next_step(game)

    def finished(self, state: Night) -> bool:
        return state.outcome is not None

    def position(self, node: Node) -> tuple[Sunset, dict[str, int]]:
        return positions.position(node)

    def written(self, start: Sunset) -> dict[str, Any]:
        return positions.written(start)

    def entered(self, game: Lanterns) -> dict[str, int]:
        """Nothing comes into play."""
        return {}

    def place(self, game: Lanterns, node: Node, ids: Mapping[str, int]) -> tuple[int, int]:
        raise node.error("there are no places here")

    def seats(self, state: Night) -> int:
        return len(state.sides)

    def sides(self, state: Night) -> tuple[Side, ...]:
        return state.sides

    def playing(self, state: Night) -> tuple[Seat, ...]:
        return ending.remaining(state)

    def turn(self, state: Night) -> int:
        return state.turn

    def dealt_anew(self, state: Night, seat: Seat | None, chance: Chance) -> Night:
        dealt = state.copy()
        for one, cards in dealt.cards.items():
            hidden = list(chance.order((*cards.deck, *(() if one == seat else cards.hand))))
            if one != seat:
                cards.hand = [hidden.pop() for _ in cards.hand]
            cards.deck = hidden
        return dealt

    def view(self, game: Lanterns, seat: Seat | None, beside: NightView | None = None) -> NightView:
        return view(game, seat)

    def facts(self, game: Lanterns, creature: int | None, seat: Seat | None) -> dict[str, Any]:
        return positions.facts(game, creature, seat)

    def facts_seen(self, view: NightView, seat: Seat) -> dict[str, Any]:
        return positions.facts_seen(view, seat)

    def unplayable(self, start: Sunset) -> str | None:
        return next(wrong_with(start.state), None)

    def refused_act(self, state: Night, act: ending.Acts) -> Refusal | None:
        return ending.refused_act(state, act)

    def stand_in(self, game: Lanterns, choice: Choice[Any]) -> Option | None:
        return least_answer(choice, (Pass,)) if choice.seat in game.state.leaving else None

    def conceded(self, seat: Seat) -> ending.Conceded:
        return ending.Conceded(seat)

    def clock_ran_out(self, seat: Seat) -> ending.ClockRanOut:
        return ending.ClockRanOut(seat)

    def time_called(self) -> None:
        return None

    def draw_agreed(self) -> ending.DrawAgreed:
        return ending.DrawAgreed()


def wrong_with(state: Night) -> Iterator[str]:
    """Why no game can begin so."""
    seats = range(len(state.sides))
    playing = [seat for seat in seats if seat not in state.out]
    lanterns = [thing_of(seat) for seat in playing if state.sides[seat] == KEEPERS]
    storms = [thing_of(seat) for seat in playing if state.sides[seat] == STORMS]
    if not 1 <= len(seats) <= 4 or state.active not in seats or not set(state.leaving) <= set(playing):
        yield "one to four play"
    if list(state.lanterns) != lanterns or list(state.storms) != storms or not lanterns:
        yield "every keeper has a lantern and every storm is there"
    if list(state.cards) != [one.seat for one in state.lanterns.values()]:
        yield "every keeper has cards, and nobody else"
    cards = [card for own in state.cards.values() for card in (*own.hand, *own.deck, *own.heap)]
    if not set(cards) <= set(DECK):
        yield "there are cards of another game"
    for thing in state.things:
        if not set(thing.gifts) <= set(ABILITIES):
            yield f"creature {thing.id}: it has gifts that nobody gives"
    for lantern in state.lanterns.values():
        if lantern.light < 1:
            yield f"creature {lantern.id}: it has gone out already"
