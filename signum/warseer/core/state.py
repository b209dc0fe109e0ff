"""All that is true in a game of Warseer. Only events write to it."""

from functools import lru_cache
from typing import Final

from msgspec import Struct, field

from signum.engine.outcomes import Outcome
from signum.engine.seating import Seating, Side, seating
from signum.engine.units import CardId, Count, Hexes, Seat, ThingId, Word
from signum.warseer.core.holdings import Grant
from signum.warseer.core.units import DiceNames, HexPlace

DUEL: Final = "duel"

# Phases.
TERRAIN: Final = "terrain"
CAMPS: Final = "camps"
HEROES: Final = "heroes"
HANDS: Final = "hands"
START: Final = "start"
MAIN: Final = "main"
END: Final = "end"
SETUP_PHASES: Final = (TERRAIN, CAMPS, HEROES, HANDS)
PHASES: Final = (*SETUP_PHASES, START, MAIN, END)

# Tokens.
STUN: Final = "stun"
POISON: Final = "poison"
DISEASE: Final = "disease"
TOKENS: Final = (STUN, POISON, DISEASE)

# Attack types.
MELEE: Final = "melee"
RANGED: Final = "ranged"
MAGIC: Final = "magic"
ATTACK_TYPES: Final = (MELEE, RANGED, MAGIC)

# Causes of damage, wounds and eliminations.
BY_ATTACK: Final = "attack"
BY_COUNTERBLOW: Final = "counterblow"
BY_ABILITY: Final = "ability"
BY_CARD: Final = "card"
BY_TERRAIN: Final = "terrain"
CAUSES: Final = (BY_ATTACK, BY_COUNTERBLOW, BY_ABILITY, BY_CARD, BY_TERRAIN, POISON, DISEASE)
OF_ATTACKS: Final = frozenset({BY_ATTACK, BY_COUNTERBLOW})
UNSCORED: Final = frozenset({POISON, DISEASE, BY_COUNTERBLOW})
"""W-FEAT-08: eliminations by these score nothing."""


class Creature(Struct):
    """A figure on the battlefield."""

    id: ThingId
    card: CardId
    owner: Seat
    seat: Seat
    """W-ZONE-09: the player who controls it."""
    at: HexPlace
    wounds: Count = 0
    armour: Count = 0
    tokens: tuple[Word, ...] = ()
    activated: bool = False
    """W-ACT-03: activated, or tapped, which is the same for a creature."""
    grants: tuple[Grant, ...] = ()
    beneath: CardId = ""
    """K-RESURGENT: the card under its own."""
    beneath_owner: Seat = 0
    building: bool = False
    """W-ACT-07: whether it has had the bonus of a building in this turn."""
    used: tuple[Word, ...] = ()
    """Abilities with a limit a turn that it has used."""
    fresh: bool = False
    """Whether it entered in this turn."""

    def copy(self) -> "Creature":
        """An equal creature."""
        return Creature(
            self.id,
            self.card,
            self.owner,
            self.seat,
            self.at,
            self.wounds,
            self.armour,
            self.tokens,
            self.activated,
            self.grants,
            self.beneath,
            self.beneath_owner,
            self.building,
            self.used,
            self.fresh,
        )


class CardInPlay(Struct):
    """A relic of the hero, a building of the City, or an enchantment on a creature."""

    id: ThingId
    card: CardId
    seat: Seat
    """Its player, who also owns it."""
    tapped: bool = False
    armour: Count = 0
    """W-CARD-11: armour tokens on a relic."""
    uses: Count = 0
    """W-CARD-12: tokens of multiple uses."""
    on: ThingId = 0
    """The creature that an enchantment is on."""

    def copy(self) -> "CardInPlay":
        """An equal card."""
        return CardInPlay(self.id, self.card, self.seat, self.tapped, self.armour, self.uses, self.on)


class Fallen(Struct, frozen=True):
    """A figure that has left the field while its card still lies beside its player's board."""

    creature: Creature
    cause: Word
    by: Seat | None
    """The player who eliminated it, if any."""


class PlayerState(Struct):
    """A player's board and zones. The last card of a deck is its top."""

    hero: CardId
    deck: list[CardId]
    power: Count = 0
    income: Count = 0
    """W-ECO-02: as it is used, from 0 to 15."""
    scored: Count = 0
    """Victory points, but for those of income milestones."""
    hand: list[CardId] = field(default_factory=list)
    feats: list[CardId] = field(default_factory=list)
    """The feats in hand."""
    history: list[CardId] = field(default_factory=list)
    hall: list[CardId] = field(default_factory=list)
    """W-ZONE-05: the feats played from hand."""
    kills: list[CardId] = field(default_factory=list)
    """W-ZONE-05: the feats face down."""
    camp: list[CardId] = field(default_factory=list)
    minion: CardId = ""
    hero_fell: bool = False

    def copy(self) -> "PlayerState":
        """An equal player."""
        return PlayerState(
            self.hero,
            self.deck.copy(),
            self.power,
            self.income,
            self.scored,
            self.hand.copy(),
            self.feats.copy(),
            self.history.copy(),
            self.hall.copy(),
            self.kills.copy(),
            self.camp.copy(),
            self.minion,
            self.hero_fell,
        )


class Kill(Struct, frozen=True, omit_defaults=True):
    """An opposing character that fell in the active player's turn, as feats ask for it."""

    card: CardId
    cause: Word
    killer: CardId = ""
    """The creature whose attack it was."""
    attack: Word = ""
    """The type of that attack."""
    at: HexPlace = (0, 0)


class TurnNotes(Struct, frozen=True, omit_defaults=True):
    """What the active player has done in this turn, as far as a rule or a feat asks."""

    summoned: Count = 0
    """W-TURN-03: characters summoned from the war camp by paying."""
    discarded: Count = 0
    """W-ECO-05: support cards discarded for income."""
    feats_discarded: Count = 0
    achievements: tuple[CardId, ...] = ()
    """W-FEAT-05: achievements played."""
    feats_played: Count = 0
    wounds: Count = 0
    """W-FEAT-11: wounds dealt to opposing creatures."""
    kills: tuple[Kill, ...] = ()
    minions_killed: Count = 0
    claims: tuple[Kill, ...] = ()
    """W-FEAT-04: eliminations for which a military feat may be played now."""
    played: tuple[CardId, ...] = ()
    """Support cards played."""
    healed: Count = 0
    pushed: Count = 0
    """Opposing creatures pushed."""
    entered: Count = 0
    """Creatures that entered the field under its control."""


class RolledDie(Struct, frozen=True, omit_defaults=True):
    """A die of an attack as it lies."""

    die: Word
    face: Word
    extra: bool = False
    """W-ATK-06: an extra die, which nobody changes."""
    touched: tuple[Seat, ...] = ()
    """W-ATK-04: the players who have rerolled or changed it."""


class Attack(Struct):
    """An attack, or a long shot, which is not one (W-ATK)."""

    attacker: ThingId
    target: ThingId
    type: Word
    special: bool = False
    """K-LONG-SHOT: a special ability that rolls as an attack does."""
    counter: bool = False
    """K-COUNTERBLOW: an attack in answer to one."""
    target_at: HexPlace = (0, 0)
    """Where the target stood when it was attacked."""
    rolled: tuple[RolledDie, ...] = ()
    bonus: DiceNames = ()
    """W-ATK-03: dice that effects have added in step 1."""
    extra: DiceNames = ()
    """W-ATK-06: dice that effects add in step 4."""
    added: tuple[Word, ...] = ()
    """Symbols that effects have added in step 4."""
    removed: tuple[Word, ...] = ()
    used: tuple[Word, ...] = ()
    """Effects of step 2 that were used in it."""
    crit: bool = False
    """W-ATK-05: whether the crit effect works."""
    crits: Count = 0
    hits: Count = 0
    pushes: Count = 0
    """Symbols that count, after step 4."""
    damage: Count = 0
    pushed: bool = False
    raised: Count = 0
    """W-ATK-08: what effects add to the damage in step 6."""
    lowered: Count = 0
    """W-ATK-08: what effects take from it."""
    killed: bool = False
    """Whether it has eliminated its target."""
    felled: bool = False
    """Whether it has eliminated any opposing creature."""

    def copy(self) -> "Attack":
        """An equal attack."""
        return Attack(
            self.attacker,
            self.target,
            self.type,
            self.special,
            self.counter,
            self.target_at,
            self.rolled,
            self.bonus,
            self.extra,
            self.added,
            self.removed,
            self.used,
            self.crit,
            self.crits,
            self.hits,
            self.pushes,
            self.damage,
            self.pushed,
            self.raised,
            self.lowered,
            self.killed,
            self.felled,
        )


class CurrentActivation(Struct, frozen=True, omit_defaults=True):
    """The activation of a creature that is under way."""

    creature: ThingId
    beside: tuple[ThingId, ...] = ()
    """K-CHARGE: the creatures in contact when it began to move."""
    moved: bool = False
    steps: Hexes = 0
    attacks: Count = 0
    """Attacks made in it."""
    stays: bool = False
    """Whether something has taken the place of its move."""
    over: bool = False
    """Whether it can do nothing more."""
    skipped: bool = False
    """K-POISON, K-DISEASE: whether it was skipped to lose tokens."""
    without_attack: bool = False
    """K-RUSH: whether it may not attack."""
    frenzy: tuple[ThingId, ...] = ()
    """X-FRENZY: the creatures that have had their further attack in it."""
    cards: tuple[ThingId, ...] = ()
    """W-CARD-12: cards with multiple uses that were used in it."""


class LaidTerrain(Struct, frozen=True, omit_defaults=True):
    """A hex with terrain."""

    at: HexPlace
    kind: Word
    owner: Seat | None = None
    """W-TER-16: the player whom a forward camp serves, if it has a colour."""


class State(Struct, omit_defaults=True):
    """A game."""

    map: Word
    """Empty before one is drawn by lot (W-SET-02)."""
    players: list[PlayerState]
    mode: Word = DUEL
    goal: Count = 10
    first: Seat = 0
    sides: tuple[Side, ...] = ()
    uniques: bool = False
    """W-TER-18: whether players place unique terrains."""
    own_camps: bool = False
    """W-TER-16: whether a forward camp serves only its player."""
    terrains: tuple[LaidTerrain, ...] = ()
    """Every hex with terrain, also those of the map."""
    creatures: dict[ThingId, Creature] = field(default_factory=dict)
    relics: dict[ThingId, CardInPlay] = field(default_factory=dict)
    buildings: dict[ThingId, CardInPlay] = field(default_factory=dict)
    enchantments: dict[ThingId, CardInPlay] = field(default_factory=dict)
    fallen: tuple[Fallen, ...] = ()
    on_table: tuple[tuple[Seat, CardId], ...] = ()
    """Spells and tactics that are being played, by their players."""
    feat_deck: list[CardId] = field(default_factory=list)
    feat_discard: list[CardId] = field(default_factory=list)
    phase: Word = TERRAIN
    turn: Count = 0
    active: Seat = 0
    notes: TurnNotes = field(default_factory=TurnNotes)
    activation: CurrentActivation | None = None
    attacks: list[Attack] = field(default_factory=list)
    """The attack under way, and those that wait for it."""
    last_turn: bool = False
    """W-WIN-03: whether the last feat is gone, so that the game ends with this turn."""
    next_id: ThingId = 1
    out: tuple[Seat, ...] = ()
    leaving: tuple[Seat, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> "State":
        """An equal state that shares nothing that an event writes to."""
        return State(
            self.map,
            [one.copy() for one in self.players],
            self.mode,
            self.goal,
            self.first,
            self.sides,
            self.uniques,
            self.own_camps,
            self.terrains,
            {id: one.copy() for id, one in self.creatures.items()},
            {id: one.copy() for id, one in self.relics.items()},
            {id: one.copy() for id, one in self.buildings.items()},
            {id: one.copy() for id, one in self.enchantments.items()},
            self.fallen,
            self.on_table,
            self.feat_deck.copy(),
            self.feat_discard.copy(),
            self.phase,
            self.turn,
            self.active,
            self.notes,
            self.activation,
            [one.copy() for one in self.attacks],
            self.last_turn,
            self.next_id,
            self.out,
            self.leaving,
            self.outcome,
        )

    @property
    def seating(self) -> Seating:
        """Sides and order; the first player begins, the others follow by their seats."""
        return _seating_from(self.first, len(self.players), self.sides, self.out)

    def card_in_play(self, id: ThingId) -> CardInPlay | None:
        """A relic, a building or an enchantment."""
        return self.relics.get(id) or self.buildings.get(id) or self.enchantments.get(id)


@lru_cache(maxsize=256)
def _seating_from(first: Seat, seats: int, sides: tuple[Side, ...], out: tuple[Seat, ...]) -> Seating:
    order = tuple([(first + at) % seats for at in range(seats)])
    return seating(seats, sides, order, out)
