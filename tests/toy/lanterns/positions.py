"""Positions of scenario files, and the facts that these may expect."""

from collections.abc import Mapping
from typing import Any, Final

from signum.content.nodes import Node
from signum.engine.dice_cards import DicePile
from signum.engine.questions import Seat
from signum.engine.seating import Side
from signum.table.scenario.details import with_details
from signum.table.seat_names import SEAT_NAMES
from tests.toy.lanterns.abilities import ABILITIES
from tests.toy.lanterns.dice import WEATHER
from tests.toy.lanterns.game import Lanterns
from tests.toy.lanterns.state import DECK, KEEPERS, STORMS, Cards, Lantern, Night, Storm, Sunset, thing_of
from tests.toy.lanterns.view import NightView

SEATS: Final = SEAT_NAMES[:4]
SIDES: Final[Mapping[Side | None, str]] = {None: "nobody", KEEPERS: "keepers", STORMS: "storms"}


def position(node: Node) -> tuple[Sunset, dict[str, int]]:
    """`seats: {first: {lantern: {called: ann, light: 2}, hand: [oil]}, second: {storm: {breath: 3}}}`."""
    fields = node.fields(required=("seats", "turn"), optional=("details",))
    names: dict[str, int] = {}
    state = Night((), {}, {}, {})
    seats = fields["seats"].fields(required=("first",), optional=SEATS)
    for seat, word in enumerate(SEATS[: len(seats)]):
        if word not in seats:
            raise fields["seats"].error(f"there is no {word} seat before the next")
        _seat(state, seat, seats[word], names)
    _turn(state, fields["turn"])
    start = Sunset(state)
    return with_details(start, fields["details"]) if "details" in fields else start, names


def written(start: Sunset) -> dict[str, Any]:
    """The position of a file that says a start."""
    state = start.state
    seats: dict[str, Any] = {}
    for seat, side in enumerate(state.sides):
        zone: Mapping[int, Any] = state.lanterns if side == KEEPERS else state.storms
        kind: Any = Lantern if side == KEEPERS else Storm
        thing: Any = zone.get(thing_of(seat)) or kind(thing_of(seat), seat)
        gifts = {"gifts": list(thing.gifts)} if thing.gifts else {}
        if side == STORMS:
            seats[SEATS[seat]] = {"storm": {"called": f"storm-{seat}", "breath": thing.breath, **gifts}}
            continue
        figures = {"called": f"lantern-{seat}", "light": thing.light, "step": thing.step, **gifts}
        own, pile = state.cards[seat], state.dice_piles.get(seat)
        zones = {"hand": own.hand, "deck": own.deck[::-1], "heap": own.heap}
        weather = {} if pile is None else {"weather": pile.deck[::-1]}
        seats[SEATS[seat]] = {"lantern": figures, **zones, **weather}
    next_seat = (state.active + 1) % len(state.sides)
    turn = {
        "seat": SEATS[next_seat],
        "number": state.turn + 1,
        "round": state.round + (next_seat <= state.active),
    }
    return {"seats": seats, "turn": turn}


def _seat(state: Night, seat: Seat, node: Node, names: dict[str, int]) -> None:
    fields = node.fields(required=(), optional=("lantern", "storm", "hand", "deck", "heap", "weather"))
    thing = fields.get("lantern") or fields.get("storm")
    if thing is None:
        raise node.error("a seat has a lantern or a storm")
    figures = thing.fields(required=("called",), optional=("light", "step", "breath", "gifts"))
    names[figures["called"].text()] = thing_of(seat)
    numbers = {name: figures[name].integer() for name in ("light", "step", "breath") if name in figures}
    gifts = (
        tuple([one.one_of(tuple(ABILITIES)) for one in figures["gifts"].items()])
        if "gifts" in figures
        else ()
    )
    if "storm" in fields:
        state.sides = (*state.sides, STORMS)
        state.storms[thing_of(seat)] = Storm(thing_of(seat), seat, gifts=gifts, **numbers)
        return
    state.sides = (*state.sides, KEEPERS)
    state.lanterns[thing_of(seat)] = Lantern(thing_of(seat), seat, gifts=gifts, **numbers)
    zones = [_cards(fields[name]) if name in fields else [] for name in ("hand", "deck", "heap")]
    state.cards[seat] = Cards(zones[0], zones[1][::-1], zones[2])
    if "weather" in fields:
        weather = [one.one_of(tuple(WEATHER)) for one in fields["weather"].items()]
        state.dice_piles[seat] = DicePile(weather[::-1])


def _cards(node: Node) -> list[str]:
    return [one.one_of(tuple(dict.fromkeys(DECK))) for one in node.items()]


def _turn(state: Night, node: Node) -> None:
    """`turn: {seat: third, number: 3, round: 1}`: the turn that begins now."""
    fields = node.fields(required=("seat", "number", "round"))
    seat = SEATS.index(fields["seat"].one_of(SEATS[: len(state.sides)]))
    state.turn = fields["number"].integer() - 1
    state.active = (seat - 1) % len(state.sides)
    state.round = fields["round"].integer() - (seat <= state.active)


def facts(game: Lanterns, thing: int | None, seat: Seat | None) -> dict[str, Any]:
    """The facts of a lantern or a storm, of a seat, or of the game."""
    state = game.state
    if thing is not None:
        return _thing(game, thing)
    if seat is not None:
        cards = state.cards.get(seat)
        zones = {} if cards is None else {"hand": cards.hand, "deck": cards.deck[::-1], "heap": cards.heap}
        return {"out": seat in state.out, **zones}
    outcome = state.outcome
    return {
        "turn": state.turn,
        "round": state.round,
        "active": SEATS[state.active],
        "over": outcome is not None,
        "winner": SIDES[None if outcome is None else outcome.winner],
        "by": "" if outcome is None else outcome.by,
    }


def facts_seen(view: NightView, seat: Seat) -> dict[str, Any]:
    """The zones of a seat as a view shows them."""
    player = view.players[seat]
    hand = ["unknown"] * (player.hand or 0) if player.cards is None else player.cards
    return {"out": player.out, "hand": hand, "deck": ["unknown"] * (player.deck or 0), "heap": player.heap}


def _thing(game: Lanterns, id: int) -> dict[str, Any]:
    lantern, storm = game.state.lanterns.get(id), game.state.storms.get(id)
    if lantern is not None:
        return {"burns": True, "light": lantern.light, "step": lantern.step, "gifts": lantern.gifts}
    return {"burns": False} if storm is None else {"breath": storm.breath, "gifts": storm.gifts}
