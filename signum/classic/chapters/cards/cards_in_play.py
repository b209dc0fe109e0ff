"""Cards in play: tapped and untapped, destroyed, returned, recalled (C-CITY-02, C-ZONE-03, C-ZONE-04)."""

from typing import ClassVar

from signum.classic.chapters.turn.zones import make_room
from signum.classic.core.events import OfCreature
from signum.classic.core.game import Game
from signum.classic.core.state import CHARACTER, HERO, Building, CardId, Creature, Relic, State, Tactic
from signum.engine.events import Event
from signum.engine.questions import Option, Procedure, Seat, shuffle
from signum.engine.units import DeckOrder, ThingId


class UseCard(Option, frozen=True):
    """A building or a relic is tapped for its ability."""

    holder: ThingId


class Tapped(Event, frozen=True):
    """A building or a relic was used: it is tapped until its player's next beginning phase."""

    seat: Seat
    card: CardId
    holder: ThingId

    def apply(self, state: State) -> None:
        turn(state, self.seat, self.holder, tapped=True)


class Untapped(Event, frozen=True):
    """A tapped card was untapped before its player's next beginning phase."""

    seat: Seat
    card: CardId
    holder: ThingId

    def apply(self, state: State) -> None:
        turn(state, self.seat, self.holder, tapped=False)


class Readied(OfCreature, frozen=True):
    """A creature may be activated again this turn."""

    def apply(self, state: State) -> None:
        """The creature counts as not activated, so an earlier move does not restrict it (C-ACT-04)."""
        creature = state.creatures[self.creature]
        creature.activated = False
        creature.moved = False
        creature.readied = True


class BuildingDestroyed(Event, frozen=True):
    """A building left its City; its card goes to no graveyard."""

    seat: Seat
    card: CardId
    holder: ThingId

    follows: ClassVar[tuple[str, ...]] = ("C-CITY-05",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        city = state.players[self.seat].city
        city[:] = [one for one in city if one.id != self.holder]


class RelicDestroyed(Event, frozen=True):
    """A relic left its hero and lies in the graveyard."""

    seat: Seat
    card: CardId
    holder: ThingId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        player = state.players[self.seat]
        player.relics[:] = [one for one in player.relics if one.id != self.holder]
        player.graveyard.append(self.card)


class TerrainDestroyed(Event, frozen=True):
    """A template left the field; its card goes to no graveyard."""

    seat: Seat
    card: CardId
    holder: ThingId

    follows: ClassVar[tuple[str, ...]] = ("C-TER-04",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        del state.terrains[self.holder]


class BackToHand(OfCreature, frozen=True):
    """A character left the field for its owner's hand, and lost all that it had gained."""

    card: CardId
    owner: Seat

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-07",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        del state.creatures[self.creature]
        state.players[self.owner].hand.append(self.card)


class BackToDeck(OfCreature, frozen=True):
    """A character left the field for its owner's deck, which was shuffled."""

    card: CardId
    owner: Seat
    order: DeckOrder

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-04", "C-ZONE-07")
    reindexes: ClassVar = True
    reveals: ClassVar = True

    def apply(self, state: State) -> None:
        del state.creatures[self.creature]
        state.players[self.owner].deck[:] = self.order

    def seen_by(self, seat: Seat | None) -> Event:
        """Nobody sees the order."""
        return BackToDeck(self.creature, self.card, self.owner, (), because=self.because)


class ReturnedToSupply(OfCreature, frozen=True):
    """A creature of the Overlord left the field undefeated; it has no card in a deck or a hand."""

    follows: ClassVar[tuple[str, ...]] = ("Q-SET-05",)
    reindexes: ClassVar = True

    def apply(self, state: State) -> None:
        del state.creatures[self.creature]


class Recalled(Event, frozen=True):
    """A card went from a graveyard to its owner's hand."""

    seat: Seat
    card: CardId

    follows: ClassVar[tuple[str, ...]] = ("C-ZONE-03",)

    def apply(self, state: State) -> None:
        """Take the last card of its name."""
        player = state.players[self.seat]
        at = len(player.graveyard) - 1 - player.graveyard[::-1].index(self.card)
        del player.graveyard[at]
        player.hand.append(self.card)


def turn(state: State, seat: Seat, holder: int, *, tapped: bool) -> None:
    """Tap or untap a player's building or relic, for an event."""
    player = state.players[seat]
    for at, building in enumerate(player.city):
        if building.id == holder:
            player.city[at] = building.turned(tapped)
            return
    for at, relic in enumerate(player.relics):
        if relic.id == holder:
            player.relics[at] = relic.turned(tapped)
            return
    raise KeyError(holder)


def owner_of(state: State, holder: int) -> tuple[Seat, Building | Relic | Tactic] | None:
    """The owner of a card in play, and the card."""
    for seat, player in enumerate(state.players):
        for building in player.city:
            if building.id == holder:
                return seat, building
        for relic in player.relics:
            if relic.id == holder:
                return seat, relic
        for tactic in player.tactics:
            if tactic.id == holder:
                return seat, tactic
    return None


def destroy(game: Game, holder: int, because: str) -> Procedure[None]:
    """A building, a relic or a terrain leaves play."""
    terrain = game.state.terrains.get(holder)
    found = owner_of(game.state, holder)
    if terrain is not None:
        yield from game.happen(TerrainDestroyed(terrain.seat, terrain.card, holder, because=(because,)))
    elif found is not None and isinstance(found[1], Building):
        yield from game.happen(BuildingDestroyed(found[0], found[1].card, holder, because=(because,)))
    elif found is not None and isinstance(found[1], Relic):
        yield from game.happen(RelicDestroyed(found[0], found[1].card, holder, because=(because,)))


def is_of_supply(state: State, creature: Creature) -> bool:
    """Q-SET-05: whether a creature belongs to a player without a hero, whose creatures are a supply."""
    return HERO in state.players[creature.owner].lacks


def back_to_hand(game: Game, creature: Creature, because: str) -> Procedure[None]:
    """A character returns to its owner's hand; a full hand first loses a card (C-TURN-04 ruling)."""
    if creature.type != CHARACTER:
        return
    if is_of_supply(game.state, creature):
        yield from game.happen(ReturnedToSupply(creature.id, because=(because,)))
        return
    yield from make_room(game, creature.owner)
    yield from game.happen(BackToHand(creature.id, creature.card, creature.owner, because=(because,)))


def back_to_deck(game: Game, creature: Creature, because: str) -> Procedure[None]:
    """A character returns to its owner's deck, which is shuffled (C-ZONE-04)."""
    if creature.type != CHARACTER:
        return
    if is_of_supply(game.state, creature):
        yield from game.happen(ReturnedToSupply(creature.id, because=(because,)))
        return
    order = yield from shuffle(creature.owner, [*game.player(creature.owner).deck, creature.card])
    event = BackToDeck(creature.id, creature.card, creature.owner, order, because=(because,))
    yield from game.happen(event)
