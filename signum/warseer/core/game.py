"""A game of Warseer in progress, as chapters, abilities and effects see it."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from signum.engine.abilities import Ability, EngineBearer
from signum.engine.events import Event
from signum.engine.game import EngineGame
from signum.engine.questions import Option, Procedure, Seat
from signum.engine.seating import Seating
from signum.engine.units import CardId, ThingId, Word
from signum.field.hexes.board import HexSet
from signum.field.hexes.sight import sees
from signum.warseer.core.ground import PLAINS, BattleMap, Ground, ground_of
from signum.warseer.core.holdings import CHARACTER, HERO, MINION, Held
from signum.warseer.core.state import Attack, CardInPlay, Creature, Fallen, PlayerState, State
from signum.warseer.core.table_rules import table_rules
from signum.warseer.core.units import HexPlace

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card


class Bearer(EngineBearer["Game"]):
    """One ability of one holder, with its dice, its kind and what it gives."""

    __slots__ = ("held",)

    def __init__(
        self, game: Any, ability: Ability, holder: int, seat: Seat, held: Held, since: int = 0
    ) -> None:
        super().__init__(game, ability, holder, seat, held.x, since)
        self.held = held

    def in_game(self, game: "Game") -> "Bearer":
        return Bearer(game, self.ability, self.holder, self.seat, self.held, self.since)

    @property
    def creature(self) -> Creature:
        """The creature that has the ability."""
        return self.game.state.creatures[self.holder]


class Game(EngineGame[State]):
    """State, cards and ground; the composed game adds bearers and what follows at once."""

    order_cites: ClassVar[tuple[str, ...]] = ("W-TURN-07",)

    def __init__(self, state: State, cards: "Mapping[CardId, Card]", maps: Mapping[str, BattleMap]) -> None:
        super().__init__(state)
        self.cards = cards
        self.maps = maps
        self._ground: Ground | None = None

    # Cards and players.

    def card(self, id: CardId) -> "Card":
        """A card by its name."""
        return self.cards[id]

    def player(self, seat: Seat) -> PlayerState:
        """The board and zones of a seat."""
        return self.state.players[seat]

    @property
    def seating(self) -> Seating:
        """Sides, order and who still plays."""
        return self.state.seating

    def hostile(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats are of different sides."""
        return self.seating.hostile[seat][other]

    # Creatures.

    def creature(self, id: ThingId) -> Creature | None:
        """A creature on the field."""
        return self.state.creatures.get(id)

    def kind(self, one: Creature) -> Word:
        """Hero, character or minion (W-CARD-03)."""
        return self.cards[one.card].type

    def is_hero(self, one: Creature) -> bool:
        """Whether a creature is a hero."""
        return self.kind(one) == HERO

    def is_character(self, one: Creature) -> bool:
        """Whether a creature is a character."""
        return self.kind(one) == CHARACTER

    def is_minion(self, one: Creature) -> bool:
        """Whether a creature is a minion."""
        return self.kind(one) == MINION

    def creatures_of(self, seat: Seat) -> list[Creature]:
        """The creatures that a seat controls."""
        return [one for one in self.state.creatures.values() if one.seat == seat]

    def hero_of(self, seat: Seat) -> Creature | None:
        """The hero of a seat on the field."""
        for one in self.state.creatures.values():
            if one.owner == seat and self.is_hero(one):
                return one
        return None

    def opposing(self, seat: Seat) -> list[Creature]:
        """The creatures of other sides."""
        hostile = self.seating.hostile[seat]
        return [one for one in self.state.creatures.values() if hostile[one.seat]]

    def allied(self, seat: Seat) -> list[Creature]:
        """The creatures of a seat and of its partners."""
        hostile = self.seating.hostile[seat]
        return [one for one in self.state.creatures.values() if not hostile[one.seat]]

    def standing_on(self, at: HexPlace) -> Creature | None:
        """The creature on a hex."""
        for one in self.state.creatures.values():
            if one.at == at:
                return one
        return None

    # Cards in play.

    def relics_of(self, seat: Seat) -> list[CardInPlay]:
        """The relics that a seat's hero wears."""
        return [one for one in self.state.relics.values() if one.seat == seat]

    def buildings_of(self, seat: Seat) -> list[CardInPlay]:
        """The buildings in a seat's City."""
        return [one for one in self.state.buildings.values() if one.seat == seat]

    def enchantments_on(self, creature: ThingId) -> list[CardInPlay]:
        """The enchantments on a creature."""
        return [one for one in self.state.enchantments.values() if one.on == creature]

    # The field.

    @property
    def ground(self) -> Ground:
        """The battlefield without creatures."""
        ground = self._ground
        if ground is None or ground.terrains is not self.state.terrains:
            ground = self._ground = ground_of(self.map, self.state.terrains)
        return ground

    @property
    def map(self) -> BattleMap:
        """The map of the game; the open field until one is drawn."""
        return self.maps[self.state.map or PLAINS[len(self.state.players) - 2]]

    def zone(self, seat: Seat) -> tuple[HexPlace, ...]:
        """W-ZONE-02: the deployment zone of a seat. W-ALL-01: allies share one where the map has two."""
        zones, seating = self.map.zones, self.seating
        if len(zones) < len(seating.seats):
            return zones[seating.side_of[seat]]
        return zones[table_rules(self.state).zones[seat]]

    def occupied(self, without: Iterable[ThingId] = ()) -> HexSet:
        """The hexes with a creature."""
        hexes, found = self.map.hexes, 0
        for one in self.state.creatures.values():
            if one.id not in without:
                found |= 1 << hexes[one.at]
        return found

    def free(self) -> HexSet:
        """W-ACT-05: the hexes on which a creature can be placed."""
        ground = self.ground
        return ground.board.everywhere & ~(ground.impassable | self.occupied())

    def is_free(self, at: HexPlace) -> bool:
        """Whether a creature can be placed on a hex."""
        return self.ground.exists(at) and bool(self.free() >> self.map.hexes[at] & 1)

    def terrain_at(self, at: HexPlace) -> Word:
        """The terrain of a hex, or nothing."""
        return self.ground.kind_at.get(at, "")

    def distance(self, one: Creature, other: Creature) -> int:
        """W-ACT-08: the number of steps between two creatures."""
        return self.ground.distance(one.at, other.at)

    def in_contact(self, one: Creature, other: Creature) -> bool:
        """W-ACT-08: whether two creatures stand in adjacent hexes."""
        return bool(self.ground.neighbours(one.at) >> self.map.hexes[other.at] & 1)

    def contacts(self, one: Creature) -> list[Creature]:
        """The creatures in contact with a creature."""
        near, hexes = self.ground.neighbours(one.at), self.map.hexes
        return [other for other in self.state.creatures.values() if near >> hexes[other.at] & 1]

    def sees(self, one: Creature, other: Creature) -> bool:
        """W-ATK-02, W-TER-15: neighbours always see each other, through portals too."""
        ground, hexes = self.ground, self.map.hexes
        if self.in_contact(one, other):
            return True
        blockers = ground.blocks | self.occupied((one.id, other.id))
        return sees(ground.board, hexes[one.at], hexes[other.at], blockers)

    # The attack under way.

    @property
    def attack(self) -> Attack | None:
        """The attack, if there is one."""
        attacks = self.state.attacks
        return attacks[-1] if attacks else None

    def held_by(self, one: Creature) -> tuple[Held, ...]:
        """All abilities of a creature: of its card, of relics, enchantments and effects."""
        raise NotImplementedError

    def seats_in_order(self) -> tuple[Seat, ...]:
        """W-TURN-07: the active player first."""
        return self.seating.following[self.state.active]

    def out_of_turn(self, seat: Seat) -> tuple[str, ...]:
        return () if seat == self.state.active else ("W-TURN-01",)

    # Links to rooms above, which the composed game makes.

    def replacement(self, fallen: Fallen) -> Procedure[bool]:
        """Whether something takes the place of a fallen character, whose card then does not go on."""
        raise NotImplementedError

    def tactics_for(self, kind: type[Event]) -> frozenset[CardId]:
        """The tactics of all cards that may answer events of a kind."""
        raise NotImplementedError

    def tactics_for_dice(self) -> frozenset[CardId]:
        """The tactics of all cards that may change dice."""
        raise NotImplementedError

    def may_hold_dice_answer(self, seat: Seat) -> bool:
        """Whether a player may hold a tactic that changes dice, as far as all players know."""
        raise NotImplementedError

    def dice_answers(self, seat: Seat) -> list[Option]:
        """W-ATK-04: the cards and texts with which a player may change the dice that lie now."""
        raise NotImplementedError

    def answer_dice(self, seat: Seat, option: Option) -> Procedure[None]:
        """Carry out one of them."""
        raise NotImplementedError

    def may_return_to_camp(self, card: CardId) -> bool:
        """Whether no ability of a character keeps it from returning to the war camp."""
        raise NotImplementedError
