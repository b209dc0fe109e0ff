"""The turn: start, activation phase, end (W-TURN, W-ACT-02)."""

from typing import ClassVar

from signum.engine.events import Event
from signum.engine.question_shapes import QuestionShape, Secrecy
from signum.engine.questions import Choice, Option, Procedure, Seat, choose
from signum.engine.units import Count, ThingId
from signum.warseer.chapters.activation import ActivationBegan, ActivationClosing, activate_idly
from signum.warseer.chapters.economy import MOST_POWER, PowerRefreshed, draw
from signum.warseer.chapters.feats import achievement_feats, draw_feat, military_feats
from signum.warseer.chapters.harm import bury
from signum.warseer.chapters.terrain import acting_terrains
from signum.warseer.chapters.victory import GameEnded, winner
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import NEXT_TURN, TURN
from signum.warseer.core.state import END, MAIN, START, Creature, State, TurnNotes


class IdleFirst(Option, frozen=True):
    """This creature is activated next, without action."""

    creature: ThingId


class TurnBegan(Event, frozen=True):
    """A player's turn: cards are untapped, creatures may act again, effects that end now are gone."""

    seat: Seat
    turn: Count

    follows: ClassVar[tuple[str, ...]] = ("W-TURN-02", "W-TURN-01")
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.active, state.turn, state.phase = self.seat, self.turn, MAIN
        state.notes = TurnNotes()
        for zone in (state.relics, state.buildings, state.enchantments):
            for card in zone.values():
                if card.seat == self.seat:
                    card.tapped = False
        for creature in state.creatures.values():
            creature.building = False
            creature.used = ()
            creature.fresh = False
            if creature.seat == self.seat:
                creature.activated = False
            creature.grants = tuple(
                [one for one in creature.grants if one.until != NEXT_TURN or one.by != self.seat]
            )


class TurnEnding(Event, frozen=True):
    """The end phase has begun: effects that act now act."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("W-TURN-06",)

    def apply(self, state: State) -> None:
        state.phase = END


class TurnEnded(Event, frozen=True):
    """A turn is over, and what lasted until its end with it."""

    seat: Seat

    follows: ClassVar[tuple[str, ...]] = ("W-TURN-06",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        state.phase = START
        for creature in state.creatures.values():
            if any(one.until == TURN for one in creature.grants):
                creature.grants = tuple([one for one in creature.grants if one.until != TURN])


def start_turn(game: Game) -> Procedure[None]:
    """W-TURN-02, W-ECO-03: untap, expire, refresh power, draw a battle card and a feat."""
    state = game.state
    seat = state.seating.next(state.active) if state.turn else state.first
    yield from game.happen(TurnBegan(seat, state.turn + 1))
    yield from bury(game)
    if state.turn > len(state.players):
        power = min(MOST_POWER, game.player(seat).income)
        yield from game.happen(PowerRefreshed(seat, power))
    yield from draw(game, seat, ("W-TURN-02",))
    yield from draw_feat(game, seat, ("W-TURN-02",))


def end_turn(game: Game) -> Procedure[None]:
    """W-TURN-06, W-ACT-02: creatures that are left are activated without action; then the turn is over."""
    seat = game.state.active
    yield from _activate_the_rest(game, seat)
    yield from game.happen(TurnEnding(seat))
    yield from bury(game)
    yield from military_feats(game)
    yield from game.happen(TurnEnded(seat))
    yield from bury(game)
    if game.state.last_turn:
        by, rule = ("time", "W-WIN-05") if game.state.feat_deck else ("last-feat", "W-WIN-03")
        yield from game.happen(GameEnded(winner(game, by, (rule,))))


def _activate_the_rest(game: Game, seat: Seat) -> Procedure[None]:
    while left := [one for one in game.creatures_of(seat) if not one.activated]:
        troubled = [one for one in left if has_something_at_stake(game, one)]
        first = left[0]
        if len(troubled) > 1:
            choice = Choice(
                seat,
                "idle-order",
                [IdleFirst(one.id) for one in troubled],
                shape=QuestionShape.ORDER,
                secrecy=Secrecy.PUBLIC,
                cites=("W-ACT-02",),
            )
            first = game.state.creatures[(yield from choose(choice)).creature]
        elif troubled:
            first = troubled[0]
        yield from activate_idly(game, first.id)
        if troubled:
            yield from achievement_feats(game, seat)


def has_something_at_stake(game: Game, one: Creature) -> bool:
    """Whether anything acts at the start or the end of its activation."""
    listening = [*game.listeners(ActivationBegan), *game.listeners(ActivationClosing)]
    return bool(one.tokens or acting_terrains(game, one)) or any(me.holder == one.id for me in listening)
