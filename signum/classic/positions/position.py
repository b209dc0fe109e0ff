"""A position of a scenario file read into a state: docs/scenarios.md, "The position"."""

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct, field

from signum.classic.cards.card import CREATURES, TACTIC, Card
from signum.classic.cards.files import cards as cards_of
from signum.classic.cards.keywords import word
from signum.classic.cards.sentence_terms import counters_in
from signum.classic.cards.sentences import abilities_in, keyword
from signum.classic.chapters.field.summon import Profile, profile_of
from signum.classic.chapters.turn.architect import LARGEST, too_large
from signum.classic.core.counters import MOST_COUNTERS
from signum.classic.core.measuring import LETTERS
from signum.classic.core.mode import Furniture, Mode
from signum.classic.core.state import (
    ACTIVATION,
    CHARACTER,
    DUEL,
    HERO,
    MINION,
    PHASES,
    SETUP,
    TERRAIN_ABILITIES,
    Building,
    CardId,
    Creature,
    Held,
    OwnedCorner,
    PlayerState,
    Relic,
    State,
    Tactic,
    Terrain,
)
from signum.classic.core.units import CORNERS
from signum.classic.editions import Edition
from signum.classic.folder import catalogue
from signum.classic.positions.places import (
    MILLIMETRE,
    MOST_CREATURES,
    MOST_TERRAINS,
    CreatureSpot,
    place_all,
    template,
)
from signum.classic.positions.quest_position import (
    QUEST_FIELDS,
    clear_decks,
    lay_out_active_quests,
    lay_out_quest,
    own_quests_in,
)
from signum.classic.quests.files import without_quests
from signum.content.causes import cause
from signum.content.nodes import LONGEST_NAME, Node, name_in
from signum.content.rules import rule
from signum.content.spelling import nearest, shown
from signum.engine.abilities import Ability
from signum.engine.questions import Seat
from signum.table.scenario.details import cards_in_details, check_names, with_details
from signum.table.scenario.numbers import NUMBER, ThingNumbers
from signum.table.seat_names import SEAT_NAMES

LANGUAGES: Final = ("en", "fr", "de", "ru")
COUNTERS: Final = "counters"
PLAYER_FIELDS: Final = (
    "prosperity",
    "hero",
    "creatures",
    "deck",
    "hand",
    "graveyard",
    "city",
    "relics",
    "tactics",
    "plans",
    "maps",
    "built",
    "construction",
    "minion",
    "missed-draws",
    "corner",
    *QUEST_FIELDS,
)
CONDITION_FIELDS: Final = (
    "called",
    "name",
    "owner",
    "wounds",
    "armour",
    "concentration",
    "hidden",
    "activated",
    "moved",
    "melees-suffered",
    "victim",
    COUNTERS,
    NUMBER,
)
CREATURE_FIELDS: Final = (*CONDITION_FIELDS, "type", "base", "movement", "keywords")

_WORD: Final = re.compile(rf"[a-z][a-z0-9-]{{0,{LONGEST_NAME - 1}}}")


class Start(Struct):
    """The beginning of a game: the state, and the names of cards defined in place, by language."""

    state: State
    names: dict[CardId, dict[str, str]] = field(default_factory=dict)
    cards: dict[CardId, Card] = field(default_factory=dict)
    """Cards defined in place."""


def position(
    node: Node,
    edition: Edition,
    abilities: Mapping[str, Ability],
    cards: Mapping[CardId, Card],
    modes: Mapping[str, Mode],
) -> tuple[Start, dict[str, int]]:
    """The start in a file, and its creatures by name.

    `cards` may be named besides those in the file; the named ones become part of the start.
    """
    fields = node.fields(required=("seats",), optional=("mode", "turn", "terrains", "cards", "details"))
    mode = modes[fields["mode"].one_of(modes) if "mode" in fields else DUEL]
    own = fields["cards"].items() if "cards" in fields else []
    things = [fields[name] for name in ("seats", "terrains") if name in fields]
    builder = _Builder(
        edition, abilities, cards, mode, own_quests_in(own, cards, mode), ThingNumbers(*things)
    )
    if "cards" in fields:
        builder.bring(without_quests(fields["cards"]))
    if "details" in fields:
        builder.cards_in_place |= cards_in_details(fields["details"], Card)
    seats = fields["seats"].fields(required=builder.seats)
    for seat, name in enumerate(builder.seats):
        builder.player(seats[name], seat)
    terrains = fields["terrains"].entries() if "terrains" in fields else []
    if len(builder.spots) > MOST_CREATURES or len(terrains) > MOST_TERRAINS:
        there = {"creatures": len(builder.spots), "terrains": len(terrains)}
        raise fields["seats"].error(cause("mistake-too-many", **there))
    place_all(builder.spots)
    creatures = sorted([spot.creature for spot in builder.spots], key=lambda one: one.id)
    builder.state.creatures = {one.id: one for one in creatures}
    builder.name_victims()
    if "terrains" in fields:
        builder.terrains(fields["terrains"])
    for name in builder.seats:
        lay_out_active_quests(builder.state, dict(seats[name].entries()), builder.ids)
    if "turn" in fields:
        builder.turn(fields["turn"])
    if builder.state.phase != SETUP:
        builder.settle_corners(mode)
    if not mode.seats_fit(builder.state):
        raise fields["seats"].error(cause("mistake-seat-corners"))
    start = Start(builder.finished(), builder.names, builder.brought())
    if "details" in fields:
        start = with_details(start, fields["details"])
        check_names(fields["details"], [*start.names.values(), *[one.names for one in start.cards.values()]])
    return start, builder.ids


class _Builder:
    def __init__(
        self,
        edition: Edition,
        abilities: Mapping[str, Ability],
        shipped: Mapping[CardId, Card],
        mode: Mode,
        own_quests: tuple[str, ...],
        numbers: ThingNumbers,
    ) -> None:
        self.edition = edition
        self.shipped = shipped
        self.numbers = numbers
        self.named: set[CardId] = set()
        self.keywords = {word(id): id for id in abilities}
        self.seats = SEAT_NAMES[: mode.seats]
        self.mode = mode
        self.state = mode.state([PlayerState() for _ in self.seats], phase=ACTIVATION)
        furniture = Furniture() if mode.furnish is None else mode.furnish(self.state, own_quests)
        self.of_mode = furniture.cards
        clear_decks(self.state)
        self.state.turn = 1
        self.names: dict[CardId, dict[str, str]] = {id: dict(one) for id, one in furniture.names.items()}
        self.cards_in_place: dict[CardId, Card] = {}
        self.ids: dict[str, int] = {}
        self.spots: list[CreatureSpot] = []
        self.victims: list[tuple[Creature, Node]] = []

    def bring(self, node: Node) -> None:
        """The cards that the file defines; names must be unique."""
        self.cards_in_place = cards_of(node)
        for one in node.items():
            id = dict(one.entries())["id"].text()
            if id in self.shipped:
                raise one.error(cause("mistake-card-there", card=id))

    def known(self, card: CardId) -> Card | None:
        """A card by its name, if the file or the sets have it."""
        return self.cards_in_place.get(card) or self.of_mode.get(card) or self.shipped.get(card)

    def brought(self) -> dict[CardId, Card]:
        """The cards of the start: those in place, those that are named, and every tactic.

        The questions to a player must not show which tactics there are (C-TAC-01).
        """
        of_sets = {id: card for id, card in self.shipped.items() if id in self.named or card.type == TACTIC}
        return {**of_sets, **self.of_mode, **self.cards_in_place}

    def player(self, node: Node, seat: Seat) -> None:
        fields = node.fields(optional=PLAYER_FIELDS)
        player = self.state.players[seat]
        player.prosperity = self.edition.starting_prosperity
        if "prosperity" in fields:
            player.prosperity = fields["prosperity"].integer(0, 10_000)
        if "missed-draws" in fields:
            player.missed_draws = fields["missed-draws"].integer(0, 60)
        if "deck" in fields:
            player.deck = self.cards(fields["deck"])[::-1]
        if "hand" in fields:
            player.hand = self.cards(fields["hand"])
        if "graveyard" in fields:
            player.graveyard = self.cards(fields["graveyard"])
        if "city" in fields:
            player.city = [self.building(one) for one in fields["city"].items()]
        if "relics" in fields:
            player.relics = [self.relic(one) for one in fields["relics"].items()]
        if "tactics" in fields:
            player.tactics = [self.tactic(one) for one in fields["tactics"].items()]
        for name, zone in (("plans", player.plans), ("maps", player.maps), ("built", player.built)):
            zone += self.cards(fields[name]) if name in fields else []
        if "construction" in fields:
            player.construction = self.construction(fields["construction"])
        if "corner" in fields:
            player.corner = self.corner(fields["corner"])
        if "minion" in fields:
            player.minion = self.word(fields["minion"])
        if "hero" in fields and fields["hero"].is_scalar:
            player.hero = self.word(fields["hero"])
        elif "hero" in fields:
            self.creature(fields["hero"], seat, HERO, f"{self.seats[seat]}-hero")
        lay_out_quest(self.state, seat, fields)
        if "creatures" in fields:
            for name, one in fields["creatures"].entries():
                self.creature(one, seat, CHARACTER, name)

    def corner(self, node: Node) -> OwnedCorner:
        """`corner: south-west`, whose side runs clockwise, or `{at: south-west, towards: south-east}`."""
        if node.is_scalar:
            at = CORNERS.index(node.one_of(CORNERS))
            return OwnedCorner(at, (at - 1) % len(CORNERS))
        fields = node.fields(required=("at", "towards"))
        at, towards = [CORNERS.index(fields[name].one_of(CORNERS)) for name in ("at", "towards")]
        return OwnedCorner(at, towards)

    def settle_corners(self, mode: Mode) -> None:
        """C-VAR-03: a seat without a corner in the file has the first that is free."""
        for seat, player in enumerate(self.state.players):
            player.corner = player.corner or next(iter(mode.corners(self.state, seat)), None)

    def construction(self, node: Node) -> list[CardId]:
        """C-VAR-01: a construction deck, its top card first."""
        deck = self.cards(node)
        if too_large(deck):
            raise node.error(cause("mistake-construction", most=LARGEST, count=len(deck)))
        return deck[::-1]

    def cards(self, node: Node) -> list[CardId]:
        return [self.word(one) for one in node.items()]

    def word(self, node: Node) -> str:
        text = node.text()
        if not _WORD.fullmatch(text):
            raise node.error(cause("mistake-no-name", name=text))
        self.name(node, text)
        return text

    def name(self, node: Node, card: CardId) -> None:
        """A named card of the sets must exist in the printing."""
        if card in self.shipped:
            if self.edition.id not in self.shipped[card].printings:
                raise node.error(cause("mistake-not-printed", card=card, edition=self.edition.id))
            self.named.add(card)

    def building(self, node: Node) -> Building:
        """`tavern`, or `{card: tavern, cost: 2, tapped: yes}`; the cost of a known card is its own."""
        fields = (
            {"card": node} if node.is_scalar else node.fields(("card",), ("cost", "tapped", COUNTERS, NUMBER))
        )
        card = self.word(fields["card"])
        known = self.known(card)
        usual = 0 if known is None else known.cost.prosperity
        cost = fields["cost"].integer(0, 100) if "cost" in fields else usual
        number = self.number(card, fields)
        self.counters(number, fields)
        return Building(card, cost, "tapped" in fields and fields["tapped"].flag(), number)

    def tactic(self, node: Node) -> Tactic:
        """`ambush`, or `{card: ambush, number: 7}`."""
        fields = {"card": node} if node.is_scalar else node.fields(("card", NUMBER))
        card = self.word(fields["card"])
        return Tactic(self.number(card, fields), card)

    def relic(self, node: Node) -> Relic:
        """`old-shield`, or `{card: old-shield, tapped: yes, used: 1, tokens: 2}`."""
        optional = ("tapped", "used", "tokens", COUNTERS, NUMBER)
        fields = {"card": node} if node.is_scalar else node.fields(("card",), optional)
        card = self.word(fields["card"])
        known = self.known(card)
        usual = 0 if known is None else known.durability
        number = self.number(card, fields)
        self.counters(number, fields)
        return Relic(
            card,
            "tapped" in fields and fields["tapped"].flag(),
            number,
            fields["used"].integer(0, 99) if "used" in fields else 0,
            fields["tokens"].integer(0, 99) if "tokens" in fields else usual,
        )

    def counters(self, number: int, fields: Mapping[str, Node]) -> None:
        """`{soul: 2}`: the counters of texts on a thing in play."""
        if COUNTERS in fields:
            there = [
                counters_in(fields[COUNTERS].part([name]), most=MOST_COUNTERS)
                for name, _ in fields[COUNTERS].entries()
            ]
            self.state.counters = {**self.state.counters, number: tuple(sorted(there))}

    def number(self, card: CardId, fields: Mapping[str, Node]) -> int:
        """A number for a card in play; the first of a name can be referred to by it."""
        number = self.numbers.of(fields)
        self.ids.setdefault(card, number)
        return number

    def finished(self) -> State:
        """The state with the number that comes next."""
        self.state.next_id = self.numbers.next
        return self.state

    def creature(self, node: Node, seat: Seat, usual_type: str, called: str) -> None:
        """One with its figures in place, or `{card: greer, at: [30, 30]}` with those of its card."""
        of_card = node.is_mapping and "card" in dict(node.entries())
        if of_card:
            fields = node.fields(required=("card", "at"), optional=CONDITION_FIELDS)
        else:
            fields = node.fields(required=("strength", "health", "at"), optional=CREATURE_FIELDS)
        name = self.word(fields["called"]) if "called" in fields else called
        if not _WORD.fullmatch(name):
            raise node.error(cause("mistake-no-name", name=name))
        if name in self.ids or name in (*self.seats, "game"):
            raise node.error(cause("mistake-name-taken", name=name))
        profile = self.of_card(fields["card"]) if of_card else self.in_place(fields, name, usual_type)
        creature = profile.creature(self.numbers.of(fields), seat, (0, 0))
        if seat in self.mode.scripted:
            creature.held = (*creature.held, *self.mode.scripted_abilities)
        creature.owner = self.seats.index(fields["owner"].one_of(self.seats)) if "owner" in fields else seat
        self.condition(creature, fields)
        if creature.type == HERO:
            self.hero(node, creature)
        if "name" in fields:
            self.names[name] = self.name_in_languages(fields["name"])
        self.ids[name] = creature.id
        self.spots.append(CreatureSpot(creature, fields["at"], name))

    def in_place(self, fields: Mapping[str, Node], name: str, usual_type: str) -> Profile:
        """The figures in the file."""
        held = self.held(fields["keywords"]) if "keywords" in fields else ()
        return Profile(
            card=name,
            type=fields["type"].one_of((HERO, CHARACTER, MINION)) if "type" in fields else usual_type,
            strength=fields["strength"].integer(0, 99),
            health=fields["health"].integer(1, 99),
            movement=LETTERS.index(fields["movement"].one_of(LETTERS[1:])) if "movement" in fields else 0,
            base=self.base(fields["base"]) if "base" in fields else 32 * MILLIMETRE,
            held=held,
            armour=entering_armour(held),
        )

    def of_card(self, node: Node) -> Profile:
        """The figures of a card that the file or the sets have."""
        name = self.word(node)
        card = self.known(name)
        if card is None or card.type not in CREATURES:
            there = {**self.shipped, **self.of_mode, **self.cards_in_place}
            near = nearest(name, [id for id, one in there.items() if one.type in CREATURES])
            if near:
                raise node.error(cause("mistake-near-creature-card", word=shown(name), near=shown(near[0])))
            raise node.error(cause("mistake-no-creature-card", word=shown(name)))
        return profile_of(card)

    def condition(self, creature: Creature, fields: Mapping[str, Node]) -> None:
        """The condition of a creature at the start of the position."""
        if "wounds" in fields:
            creature.wounds = fields["wounds"].integer(0, creature.health - 1)
        if "armour" in fields:
            creature.armour = fields["armour"].integer(0, 99)
        if "melees-suffered" in fields:
            creature.melees_suffered = fields["melees-suffered"].integer(0, 99)
        creature.hidden = "hidden" in fields and fields["hidden"].flag()
        creature.activated = "activated" in fields and fields["activated"].flag()
        creature.moved = "moved" in fields and fields["moved"].flag()
        creature.concentration = self.concentration(fields, creature.held)
        self.counters(creature.id, fields)
        if "victim" in fields:
            self.victims.append((creature, fields["victim"]))

    def concentration(self, fields: Mapping[str, Node], held: tuple[Held, ...]) -> int:
        """A-CONCENTRATION: the written number of tokens, or the printing's number for entering."""
        if "concentration" in fields:
            return fields["concentration"].integer(0, 99)
        figures = [one.x for one in held if one.ability == "A-CONCENTRATION"]
        return max(figures, default=0) if self.edition.concentration_is_capped else 0

    def name_victims(self) -> None:
        """A-EXECUTIONER: the victims that creatures have named before the position begins."""
        for creature, node in self.victims:
            creature.victim = self.ids[node.one_of(self.ids)]

    def hero(self, node: Node, creature: Creature) -> None:
        player = self.state.players[creature.owner]
        if player.hero:
            raise node.error(cause("mistake-two-heroes", number=creature.owner + 1))
        player.hero = creature.card

    def name_in_languages(self, node: Node) -> dict[str, str]:
        if not node.is_mapping:
            return {"en": name_in(node)}
        return {
            language: name_in(one)
            for language, one in node.fields(required=("en",), optional=LANGUAGES).items()
        }

    def base(self, node: Node) -> int:
        diameter = node.integer()
        if diameter not in self.edition.bases:
            known = ", ".join(str(one) for one in sorted(self.edition.bases))
            raise node.error(cause("mistake-base", base=diameter, edition=self.edition.id, known=known))
        return diameter * MILLIMETRE

    def held(self, node: Node) -> tuple[Held, ...]:
        return tuple([self.one_held(one) for one in node.items()])

    def one_held(self, node: Node) -> Held:
        """`stamina`, `{berserk: 1}`, with a plus `{strength: +1}`, or with a text; all of the printing."""
        read = keyword(node, self.keywords)
        for id in abilities_in([read]):
            if id in catalogue() and not rule(id).belongs_to(self.edition.id):
                raise node.error(
                    cause("mistake-ability-not-printed", ability=word(id), rule=id, edition=self.edition.id)
                )
        return Held(read.ability, read.x, read.plus, text=read.text)

    def terrains(self, node: Node) -> None:
        """`wood: {corners: [[20, 20], [30, 20], [25, 28]], abilities: [difficult]}`, or centre and radius."""
        for name, one in node.entries():
            fields = one.fields(
                optional=(
                    "card",
                    "corners",
                    "centre",
                    "radius",
                    "abilities",
                    "placed-by",
                    "searched",
                    COUNTERS,
                    NUMBER,
                )
            )
            words = {id.removeprefix("T-").lower(): id for id in TERRAIN_ABILITIES}
            said = (
                [ability.one_of(words) for ability in fields["abilities"].items()]
                if "abilities" in fields
                else []
            )
            if len(set(said)) < len(said):
                twice = next(word for word in said if said.count(word) > 1)
                raise fields["abilities"].error(cause("mistake-ability-twice", word=shown(twice)))
            corners, radius = template(one, fields)
            terrain = Terrain(
                id=self.numbers.of(fields),
                card=self.word(fields["card"]) if "card" in fields else name,
                seat=self.seats.index(fields["placed-by"].one_of(self.seats)) if "placed-by" in fields else 0,
                corners=corners,
                radius=radius,
                abilities=tuple([words[ability] for ability in said]),
                searched="searched" in fields and fields["searched"].flag(),
            )
            if name in self.ids or name in (*self.seats, "game") or not _WORD.fullmatch(name):
                raise one.error(cause("mistake-terrain-name", name=name))
            self.counters(terrain.id, fields)
            self.ids[name] = terrain.id
            self.state.terrains[terrain.id] = terrain

    def turn(self, node: Node) -> None:
        """`turn: second`, `{active: second, number: 4, phase: beginning}`, or `setup` before the first."""
        if not node.is_mapping:
            word = node.one_of((*self.seats, SETUP))
            if word == SETUP:
                self.state.phase, self.state.turn = SETUP, 0
            else:
                self.state.active = self.seats.index(word)
            return
        fields = node.fields(required=("active",), optional=("number", "phase"))
        self.state.active = self.seats.index(fields["active"].one_of(self.seats))
        if "number" in fields:
            self.state.turn = fields["number"].integer(0, 1_000)
        if "phase" in fields:
            self.state.phase = fields["phase"].one_of(PHASES)


def entering_armour(held: tuple[Held, ...]) -> int:
    """A-ARMOUR: a creature enters with X tokens."""
    return sum(one.x for one in held if one.ability == "A-ARMOUR")
