"""Creatures that enter the field: W-TURN-04, W-TURN-05, W-CARD-06, W-ZONE-02."""

from collections.abc import Sequence
from typing import ClassVar, Final

from signum.engine.events import Event
from signum.engine.questions import Option, Procedure, Refusal, Seat
from signum.engine.records import replaced
from signum.engine.units import CardId, ThingId, Word
from signum.warseer.chapters.economy import PowerSpent
from signum.warseer.chapters.placing import chosen_place, entry_hexes
from signum.warseer.core.game import Game
from signum.warseer.core.state import Creature, State
from signum.warseer.core.table_rules import table_rules
from signum.warseer.core.units import HexPlace

CAMP: Final = "camp"
HISTORY: Final = "history"
MINIONS: Final = "minions"
HEROES: Final = "heroes"


class Summon(Option, frozen=True):
    """Summon this character from the war camp; its hex is asked then."""

    card: CardId


class Entered(Event, frozen=True):
    """A creature came into play; it counts as activated unless it is a hero before the game."""

    creature: ThingId
    card: CardId
    seat: Seat
    at: HexPlace
    origin: Word
    """The zone it came from."""
    paid: bool = False
    """Whether it is the turn's summoning from the war camp."""
    beneath: CardId = ""
    beneath_owner: Seat = 0

    follows: ClassVar[tuple[str, ...]] = ("W-TURN-04",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        if self.origin == CAMP:
            player.camp.remove(self.card)
        elif self.origin == HISTORY:
            player.history.remove(self.card)
        state.next_id = max(state.next_id, self.creature + 1)
        state.creatures[self.creature] = Creature(
            self.creature,
            self.card,
            self.seat,
            self.seat,
            self.at,
            activated=self.origin != HEROES,
            fresh=self.origin != HEROES,
            beneath=self.beneath,
            beneath_owner=self.beneath_owner,
        )
        if self.beneath:
            state.fallen = state.fallen[1:]
        notes = state.notes
        if self.origin != HEROES and self.seat == state.active:
            state.notes = replaced(notes, summoned=notes.summoned + self.paid, entered=notes.entered + 1)

    def newcomer(self) -> int | None:
        return self.creature


class MinionRemoved(Event, frozen=True):
    """A player took a minion off the field; nobody eliminated it."""

    creature: ThingId

    follows: ClassVar[tuple[str, ...]] = ("W-CARD-06",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        del state.creatures[self.creature]


def at_limit(game: Game, seat: Seat) -> Refusal | None:
    """W-TURN-05, W-ALL-01, W-FFA-01."""
    rules = table_rules(game.state)
    limit = rules.limit[len(game.state.players)]
    if len(game.creatures_of(seat)) >= limit:
        return Refusal("too-many-creatures", (rules.limit_rule,), {"limit": limit})
    return None


def why_not_summon(game: Game, seat: Seat, card: CardId) -> Refusal | None:
    """W-TURN-03, -04, -05, W-ECO-01."""
    player = game.player(seat)
    if card not in player.camp:
        return Refusal("not-in-camp", ("W-TURN-04",), {"card": card})
    if game.state.notes.summoned:
        return Refusal("summoned-already", ("W-TURN-03",))
    limit = at_limit(game, seat)
    if limit is not None:
        return limit
    cost = game.card(card).cost
    if cost > player.power:
        return Refusal("too-expensive", ("W-ECO-01", "W-TURN-04"), {"power": player.power, "cost": cost})
    if not entry_hexes(game, seat):
        return Refusal("no-room", ("W-ZONE-02",))
    return None


def summon(game: Game, seat: Seat, card: CardId) -> Procedure[None]:
    """W-TURN-04: pay, then choose the hex."""
    at = yield from chosen_place(seat, "deploy", entry_hexes(game, seat), card, ("W-ZONE-02",))
    cost = game.card(card).cost
    if cost:
        yield from game.happen(PowerSpent(seat, cost, because=("W-TURN-04",)))
    yield from enter(game, seat, card, at, CAMP, paid=True)


def enter(
    game: Game,
    seat: Seat,
    card: CardId,
    at: HexPlace,
    origin: Word,
    *,
    paid: bool = False,
    because: tuple[str, ...] = (),
) -> Procedure[None]:
    """A creature comes into play."""
    yield from game.happen(Entered(game.state.next_id, card, seat, at, origin, paid, because=because))


def enter_minion(
    game: Game, seat: Seat, places: Sequence[HexPlace], because: tuple[str, ...]
) -> Procedure[bool]:
    """W-CARD-06: a minion of the player's minion card enters on one of some hexes, if there is room."""
    card = game.player(seat).minion
    if not card or not places or at_limit(game, seat) is not None:
        return False
    at = yield from chosen_place(seat, "deploy-minion", places, card, because)
    yield from enter(game, seat, card, at, MINIONS, because=(*because, "W-CARD-06"))
    return True
