"""A position of a scenario file read into a state: docs/scenarios.md, "Positions of Warseer"."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, field

from signum.content.causes import cause, unknown_word
from signum.content.nodes import Node
from signum.engine.questions import Seat
from signum.engine.records import replaced
from signum.engine.units import CardId, ThingId
from signum.table.scenario.details import cards_in_details, check_names, with_details
from signum.table.scenario.numbers import NUMBER, ThingNumbers
from signum.table.seat_names import SEAT_NAMES
from signum.warseer.cards.card import Card
from signum.warseer.cards.reading import abilities_in, card_in, creature_in
from signum.warseer.chapters.economy import MOST_INCOME
from signum.warseer.chapters.playing import ENCHANTMENT
from signum.warseer.core.card_types import BUILDING, CREATURES, RELIC
from signum.warseer.core.ground import PLAIN, PLAINS, BattleMap
from signum.warseer.core.holdings import CHARACTER, DURATIONS, FOR_GOOD, HERO, Grant
from signum.warseer.core.state import (
    DUEL,
    MAIN,
    PHASES,
    SETUP_PHASES,
    TOKENS,
    CardInPlay,
    Creature,
    LaidTerrain,
    PlayerState,
    State,
)
from signum.warseer.core.terrains import TERRAINS
from signum.warseer.core.units import HexPlace
from signum.warseer.modes import MODES

BY_LOT: Final = "by-lot"
"""W-SET-02: the map is drawn before the game."""
ZONES: Final = ("hand", "deck", "history", "camp")
FEAT_ZONES: Final = ("feats", "hall", "kills")
PLAYER_FIELDS: Final = (
    *ZONES, *FEAT_ZONES, "hero", "creatures", "minion", "power", "scored",
    "relics", "buildings", "enchantments",
)  # fmt: skip
CONDITION: Final = (
    "at", "card", "type", "wounds", "armour-tokens", "tokens", "activated", "owner", "grants",
    "called", "fresh", NUMBER,
)  # fmt: skip


class StartPosition(Struct):
    """The beginning of a game: the state, and the cards defined in place with their names by language."""

    state: State
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    cards: dict[CardId, Card] = field(default_factory=dict)


def position(
    node: Node, cards: Mapping[CardId, Card], maps: Mapping[str, BattleMap]
) -> tuple[StartPosition, dict[str, int]]:
    """The start in a file, and its creatures by name."""
    fields = node.fields(required=("seats",), optional=("turn", "terrains", "cards", "mode", "details"))
    mode = MODES[fields["mode"].one_of(MODES) if "mode" in fields else DUEL]
    names = SEAT_NAMES[: len(mode.sides)]
    builder = _Builder(cards, maps, ThingNumbers(fields["seats"]), names)
    builder.state.mode = mode.id
    if len(names) > 2:
        builder.state.sides, builder.state.goal = mode.sides, mode.goal
    if "details" in fields:
        builder.brought |= cards_in_details(fields["details"], Card)
    if "cards" in fields:
        for name, one in fields["cards"].entries():
            builder.brought[name] = card_in(name, one)
    if "turn" in fields:
        builder.turn(fields["turn"])
    builder.state.terrains = maps[builder.state.map or PLAIN].terrains
    if "terrains" in fields:
        builder.terrains(fields["terrains"])
    seats = fields["seats"].fields(required=names)
    for seat, name in enumerate(names):
        builder.player(seats[name], seat)
    for seat, name in enumerate(names):
        builder.enchantments(seats[name], seat)
    start = StartPosition(builder.finished(), {}, builder.used | builder.brought)
    if "details" in fields:
        start = with_details(start, fields["details"])
    # A card that is defined in place is called by its key where it has no name.
    check_names(node, [*start.names.values(), *[{"": id, **one.names} for id, one in start.cards.items()]])
    return start, builder.ids


class _Builder:
    def __init__(
        self,
        cards: Mapping[CardId, Card],
        maps: Mapping[str, BattleMap],
        numbers: ThingNumbers,
        seats: tuple[str, ...],
    ) -> None:
        self.numbers = numbers
        self.seats = seats
        self.cards = cards
        self.maps = maps
        self.brought: dict[CardId, Card] = {}
        self.used: dict[CardId, Card] = {}
        """The shipped cards that the file names: records of the game stand by themselves."""
        self.ids: dict[str, ThingId] = {}
        self.state = State(PLAINS[len(seats) - 2], [], phase=MAIN, turn=len(seats) + 1)

    # The game.

    def turn(self, node: Node) -> None:
        """`turn: {seat: first, number: 3, phase: main, goal: 10, map: plain, feats: [...], ...}`."""
        if node.is_scalar:
            self.state.active = self.seat_in(node)
            return
        names = ("seat", "number", "phase", "goal", "map", "feats", "first", "uniques", "own-camps")
        fields = node.fields(optional=names)
        state = self.state
        if "map" in fields:
            named = fields["map"].one_of((*self.maps, BY_LOT))
            state.map = "" if named == BY_LOT else named
        if "seat" in fields:
            state.active = self.seat_in(fields["seat"])
        if "first" in fields:
            state.first = self.seat_in(fields["first"])
        if "phase" in fields:
            state.phase = fields["phase"].one_of(PHASES)
            state.turn = 0 if state.phase in SETUP_PHASES else state.turn
        if "number" in fields:
            state.turn = fields["number"].integer(0)
        if "goal" in fields:
            state.goal = fields["goal"].integer(1)
        state.uniques = "uniques" in fields and fields["uniques"].flag()
        state.own_camps = "own-camps" in fields and fields["own-camps"].flag()
        if "feats" in fields:
            state.feat_deck = self.named_cards(fields["feats"])[::-1]

    def terrains(self, node: Node) -> None:
        """`terrains: {forest: [[3, 4], [3, 5]]}`; of a camp also `{at: [3, 4], seat: first}`."""
        laid = {one.at: one for one in self.state.terrains}
        for kind, places in node.entries():
            if kind not in TERRAINS:
                raise places.error(unknown_word(kind, TERRAINS))
            for one in places.items():
                terrain = self.terrain(one, kind)
                laid[terrain.at] = terrain
        self.state.terrains = tuple(laid.values())

    def terrain(self, node: Node, kind: str) -> LaidTerrain:
        if node.is_list:
            return LaidTerrain(self.hex_at(node), kind)
        fields = node.fields(required=("at", "seat"))
        return LaidTerrain(self.hex_at(fields["at"]), kind, self.seat_in(fields["seat"]))

    def hex_at(self, node: Node) -> HexPlace:
        """`[3, 4]`: the row and the place in it, counted from 1."""
        at = place_in(node)
        if at not in self.maps[self.state.map or PLAINS[len(self.seats) - 2]].hexes:
            raise node.error(cause("mistake-no-hex"))
        return at

    def seat_in(self, node: Node) -> Seat:
        return self.seats.index(node.one_of(self.seats))

    # Players.

    def player(self, node: Node, seat: Seat) -> None:
        fields = node.fields(optional=PLAYER_FIELDS)
        zones = {
            name: self.named_cards(fields[name]) if name in fields else [] for name in (*ZONES, *FEAT_ZONES)
        }
        player = PlayerState(
            "",
            zones["deck"][::-1],
            fields["power"].integer(0, 10) if "power" in fields else 0,
            0,
            fields["scored"].integer(0) if "scored" in fields else 0,
            zones["hand"],
            zones["feats"],
            zones["history"],
            zones["hall"],
            zones["kills"],
            zones["camp"],
            self.named_card(fields["minion"]) if "minion" in fields else "",
        )
        player.income = max(0, min(MOST_INCOME, sum([self.card(one).income for one in player.history])))
        self.state.players.append(player)
        if "hero" in fields and fields["hero"].is_scalar:
            player.hero = self.hero_card(fields["hero"])
        elif "hero" in fields:
            one = self.creature(f"{self.seats[seat]}-hero", fields["hero"], seat, HERO)
            player.hero = one.card
        if "creatures" in fields:
            for name, item in fields["creatures"].entries():
                self.creature(name, item, seat, CHARACTER)
        for zone, things in ((RELIC, self.state.relics), (BUILDING, self.state.buildings)):
            if f"{zone}s" in fields:
                for item in fields[f"{zone}s"].items():
                    self.thing(item, seat, things)

    def enchantments(self, node: Node, seat: Seat) -> None:
        """After the creatures of all seats: a player may enchant an opponent's creature."""
        for name, items in node.entries():
            if name == f"{ENCHANTMENT}s":
                for item in items.items():
                    self.thing(item, seat, self.state.enchantments)

    def hero_card(self, node: Node) -> CardId:
        """The card of a hero that is not on the field before the game."""
        card = self.named_card(node)
        if self.state.phase not in SETUP_PHASES or self.card(card).type != HERO:
            raise node.error(cause("mistake-hero-waits"))
        return card

    def creature(self, name: str, node: Node, seat: Seat, kind: str) -> Creature:
        """A creature by its card, or with a card defined in place."""
        given = dict(node.entries())
        if "type" in given:
            kind = given["type"].one_of(CREATURES)
        called = given["called"].text() if "called" in given else name
        if "card" in given:
            fields = node.fields(required=("at", "card"), optional=CONDITION)
            card = self.card(self.named_card(fields["card"]))
        else:
            card = creature_in(called, node, kind, CONDITION)
            self.brought[called] = card
            fields = given
            if "at" not in fields:
                raise node.error(cause("mistake-missing", keys="'at'"))
        id = self.new_id(called, fields)
        owner = self.seat_in(fields["owner"]) if "owner" in fields else seat
        tokens = [one.one_of(TOKENS) for one in fields["tokens"].items()] if "tokens" in fields else []
        creature = Creature(
            id,
            card.id,
            owner,
            seat,
            self.hex_at(fields["at"]),
            fields["wounds"].integer(0) if "wounds" in fields else 0,
            fields["armour-tokens"].integer(0) if "armour-tokens" in fields else entering_armour(card),
            tuple(tokens),
            "activated" in fields and fields["activated"].flag(),
            self.grants(fields["grants"], seat) if "grants" in fields else (),
            fresh="fresh" in fields and fields["fresh"].flag(),
        )
        self.state.creatures[id] = creature
        return creature

    def grants(self, node: Node, seat: Seat) -> tuple[Grant, ...]:
        """`grants: {turn: [flight]}`: abilities that effects gave, by how long they last."""
        found: list[Grant] = []
        for until, abilities in node.entries():
            if until not in DURATIONS:
                raise abilities.error(unknown_word(until, DURATIONS))
            found += [Grant(held, until or FOR_GOOD, seat) for held in abilities_in(abilities)]
        return tuple(found)

    def thing(self, node: Node, seat: Seat, zone: dict[ThingId, CardInPlay]) -> None:
        """`old-shield`, or `{card: old-shield, armour: 1, uses: 2, tapped: yes, on: fox}`."""
        fields = (
            {"card": node}
            if node.is_scalar
            else node.fields(required=("card",), optional=("armour", "uses", "tapped", "on", NUMBER))
        )
        card = self.card(self.named_card(fields["card"]))
        id = self.new_id(card.id, fields)
        on = 0
        if "on" in fields:
            name = fields["on"].text()
            if name not in self.ids:
                raise fields["on"].error(unknown_word(name, self.ids))
            on = self.ids[name]
        zone[id] = CardInPlay(
            id,
            card.id,
            seat,
            "tapped" in fields and fields["tapped"].flag(),
            fields["armour"].integer(0) if "armour" in fields else card.armour,
            fields["uses"].integer(0) if "uses" in fields else card.uses,
            on,
        )

    # Names.

    def new_id(self, name: str, fields: Mapping[str, Node]) -> ThingId:
        id = self.numbers.of(fields)
        self.ids.setdefault(name, id)
        return id

    def finished(self) -> State:
        """The state with its things in the order of their numbers, and the number that comes next."""
        state = self.state
        state.next_id = self.numbers.next
        state.creatures = dict(sorted(state.creatures.items()))
        state.relics = dict(sorted(state.relics.items()))
        state.buildings = dict(sorted(state.buildings.items()))
        state.enchantments = dict(sorted(state.enchantments.items()))
        return state

    def card(self, id: CardId) -> Card:
        found = self.brought.get(id) or self.cards.get(id)
        assert found is not None
        return found

    def named_card(self, node: Node) -> CardId:
        name = node.text()
        if name not in self.brought and name not in self.cards:
            unknown = unknown_word(name, [*self.brought, *self.cards])
            raise node.error(cause("mistake-no-card", why=unknown))
        if name not in self.brought:
            self.used[name] = replaced(self.cards[name], flavour={})
        return name

    def named_cards(self, node: Node) -> list[CardId]:
        return [self.named_card(one) for one in node.items()]


def place_in(node: Node) -> HexPlace:
    """`[3, 4]`."""
    items = node.items()
    if len(items) != 2:
        raise node.error(cause("mistake-hex"))
    return items[0].integer(1), items[1].integer(1)


def entering_armour(card: Card) -> int:
    """K-ARMOUR: the tokens with which a creature enters."""
    return sum([held.x for held in card.abilities if held.ability == "K-ARMOUR"])
