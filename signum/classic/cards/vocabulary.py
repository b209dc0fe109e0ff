"""The closed vocabulary of card texts: when, who, what, how long. Data only; `effects` carries it out.

There are no variables and no nested conditions. Each verb is declared once, in `effects.verbs`, and each
occasion that can be answered in `effects.occasions`.
"""

import sys
from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from msgspec import UNSET, Struct, UnsetType

from signum.classic.core.attack_kinds import ATTACKS
from signum.engine.records import replaced

if TYPE_CHECKING:
    from signum.classic.effects.verbs.verb import Verb as What

# When.

ALWAYS: Final = "always"
FIRST_WORD: Final = "first-word"
LAST_WORD: Final = "last-word"
ACTIVATED: Final = "activated"
TAPPED: Final = "tapped"
AT_WILL: Final = "at-will"
PLAYED: Final = "played"
START_OF_TURN: Final = "start-of-turn"
END_OF_TURN: Final = "end-of-turn"
START_OF_OPPONENTS_TURN: Final = "start-of-opponents-turn"
END_OF_OPPONENTS_TURN: Final = "end-of-opponents-turn"
START_OF_ACTIVATION: Final = "start-of-activation"
END_OF_ACTIVATION: Final = "end-of-activation"
START_OF_EACH_TURN: Final = "start-of-each-turn"
END_OF_EACH_TURN: Final = "end-of-each-turn"
ENTERS: Final = "enters"
"""The moment at which the card comes into play, in whatever way."""
THEN: Final = "then"
"""The moment of a sentence that follows the one before it, if that one was carried out."""
FOUND: Final = "found"
"""C-RUIN-01: the moment of a find in ruins; files do not write it."""
MOMENTS: Final = (
    ALWAYS,
    FIRST_WORD,
    LAST_WORD,
    ENTERS,
    ACTIVATED,
    TAPPED,
    AT_WILL,
    PLAYED,
    START_OF_TURN,
    END_OF_TURN,
    START_OF_OPPONENTS_TURN,
    END_OF_OPPONENTS_TURN,
    START_OF_ACTIVATION,
    END_OF_ACTIVATION,
    START_OF_EACH_TURN,
    END_OF_EACH_TURN,
    THEN,
)
"""The moments of a card's own sentences.

A sentence at will is carried out between activations of its player's turn, as often as its price is paid,
and takes no activation.
"""
SENTENCES_IN_A_ROW: Final = (FIRST_WORD, LAST_WORD, ENTERS, PLAYED, TAPPED)
"""The moments at which a card carries out its sentences one after another."""
FOLLOWING: Final = (*SENTENCES_IN_A_ROW, THEN)
"""The moments of sentences that may mean what the sentence before them did."""
OF_ACTIVATIONS: Final = (START_OF_ACTIVATION, END_OF_ACTIVATION)
OF_TURNS: Final = (
    START_OF_TURN,
    END_OF_TURN,
    START_OF_OPPONENTS_TURN,
    END_OF_OPPONENTS_TURN,
    START_OF_EACH_TURN,
    END_OF_EACH_TURN,
)


class CardWords(Struct, frozen=True, omit_defaults=True):
    """What a card must be that a player plays: `{type: character, cost: {at-least: 4}}`."""

    types: tuple[str, ...] = ()
    of_class: str = ""
    race: str = ""
    cost: "Bounds | None" = None
    """The buildings and the prosperity printed on it, together."""


class Occasion(Struct, frozen=True):
    """Something that happens to a creature or a player: `{hero: yours, is: attacked-in-melee}`."""

    who: "Who"
    what: str
    before: bool = False
    """Whether the answer comes before it is carried out and may cancel it."""
    by_self: bool = False
    """Only if the creature with the text did it."""
    any_turn: bool = False
    """C-TAC-02: for a tactic, whether it also acts in its player's own turn, in any printing."""
    by: "Who | UnsetType" = UNSET
    """Only if such a creature did it. Unset is not written, so the digests of older records stay."""
    card: CardWords | UnsetType = UNSET
    """Only if the card that is played, built or laid is so."""


# Who.

SELF: Final = "self"
BEARER: Final = "bearer"
CAUSE: Final = "cause"
"""The subject of the occasion."""
CULPRIT: Final = "culprit"
"""The creature that caused the occasion."""
SAME: Final = "same"
"""The targets of the sentence before, at the same moment."""
CREATURE: Final = "creature"
CHARACTER: Final = "character"
HERO: Final = "hero"
MINION: Final = "minion"
BUILDING: Final = "building"
RELIC: Final = "relic"
TERRAIN: Final = "terrain"
PLAYER: Final = "player"
TARGET: Final = "target"
"""Each target of the sentence itself, in numbers: as much as that one has."""
KINDS: Final = (
    SELF,
    BEARER,
    CAUSE,
    CULPRIT,
    SAME,
    CREATURE,
    CHARACTER,
    HERO,
    MINION,
    BUILDING,
    RELIC,
    TERRAIN,
    PLAYER,
)

POINTED: Final = (SELF, BEARER, CAUSE, CULPRIT, SAME)
"""The kinds that need no word for their owner."""
ON_FIELD: Final = (CREATURE, CHARACTER, HERO, MINION)
BODIES: Final = frozenset({*POINTED, *ON_FIELD})
"""The kinds that may be creatures."""
ANYTHING: Final = frozenset(KINDS)

YOURS: Final = "yours"
OPPONENTS: Final = "opponents"
ANY: Final = "any"
WHOSE: Final = (YOURS, OPPONENTS, ANY)
ACTIVE: Final = "active"
"""The player whose turn it is."""
POINTED_PLAYERS: Final = (CAUSE, CULPRIT, SAME, ACTIVE)
"""The players who are named by what happened, by the targets of the sentence before, or by the turn."""
USUAL: Final = "usual"
"""The owners that the printing means if an aura does not say (A-AURA)."""

ALL: Final = 0


MOST: Final = 99
"""No figure of a card is larger."""


class Bounds(Struct, frozen=True):
    """A number must be at least and at most so large: `{at-least: 2}`."""

    least: int = 0
    most: int = MOST

    def hold(self, number: int) -> bool:
        """Whether a number is within them."""
        return self.least <= number <= self.most


STRENGTH: Final = "strength"
HEALTH: Final = "health"
HEALTH_LEFT: Final = "health-left"
COST: Final = "cost"
"""The buildings and the prosperity that a card costs, together, as they are printed."""
MEASURES: Final = (STRENGTH, HEALTH, HEALTH_LEFT, COST)
"""The figures of a creature that words may ask for."""
DISTANCE: Final = "distance"
"""How far a creature is from the origin of distances."""
RANKED: Final = (*MEASURES, DISTANCE)
"""Everything by which one of several creatures comes first."""

READY: Final = "ready"
ACTED: Final = "acted"
UNWOUNDED: Final = "unwounded"
HIDDEN: Final = "hidden"
AT_TERRAIN: Final = "at-terrain"
ENTERED: Final = "entered"
ENGAGED: Final = "engaged"
"""In contact with an enemy, hidden or not."""
HAS_ATTACKED: Final = "has-attacked"
"""It has declared an attack in this turn."""
ARMOURED: Final = "armoured"
"""With at least one armour token."""
CONDITIONS: Final = (READY, ACTED, UNWOUNDED, HIDDEN, AT_TERRAIN, ENTERED, ENGAGED, HAS_ATTACKED, ARMOURED)
"""The conditions of a creature that words may ask for, besides its wounds; `no` asks for the contrary."""
DURABILITY: Final = "durability"
"""The tokens that are left of a relic's durability; a relic without any is not meant."""
PHASE: Final = "phase"
PHASES: Final = ("beginning", "construction", "activation")
"""The phase of the turn for which a condition asks."""
CARD_TAPPED: Final = "tapped"
"""The condition of a building or a relic that words may ask for."""


class Measured(Struct, frozen=True):
    """A figure of a creature within bounds: `strength: {at-most: 2}`."""

    figure: str
    bounds: Bounds


class Extreme(Struct, frozen=True):
    """The creatures with the highest or the lowest figure of all that match the other words."""

    figure: str
    highest: bool


class Only(Struct, frozen=True, omit_defaults=True):
    """Rarer conditions on the targets of a sentence."""

    race: str = ""
    """The people or kind of a creature."""
    measures: tuple[Measured, ...] = ()
    """The figures of a creature."""
    not_race: str = ""
    """The people or kind to which a creature must not belong."""
    at_random: bool = False
    """Whether chance chooses instead of the player."""
    or_kinds: tuple[str, ...] = ()
    """Further kinds: a relic or a building."""
    conditions: tuple[str, ...] = ()
    """The conditions in which a creature must be."""
    near: str = ""
    """The creature from which the distance is measured, if not the source: `same`, `cause` or `culprit`.

    After `yours` or `opponents` any of those creatures will do, after `terrain` any template.
    """
    not_conditions: tuple[str, ...] = ()
    """The conditions in which a creature or a card must not be."""
    named: str = ""
    """The id of the card that it must be."""
    extreme: Extreme | None = None
    """The figure in which no other that matches the words comes before it."""
    besides: str = ""
    """The creature or card that is left out: `cause`, `culprit`, `same` or `bearer`."""
    countered: str = ""
    """The counter of which it must have at least one."""


NEAR_ANY: Final = (YOURS, OPPONENTS)
"""The players of whose creatures any one may be near."""
NEAR_TERRAIN: Final = ("terrain", "your-terrain", "opponents-terrain")
"""The templates of which any one may be near."""
NEAR_SOME: Final = (*NEAR_ANY, *NEAR_TERRAIN)
"""Everything of which any one may be near."""
NEAR: Final = (SAME, CAUSE, CULPRIT, *NEAR_SOME)
"""The creatures from which a distance can be measured besides the source."""


BESIDES: Final = (CAUSE, CULPRIT, SAME, BEARER)
"""The creatures and cards that words can leave out."""


class Who(Struct, frozen=True):
    """The targets of a sentence: a kind, the owner, the number (0 is all), the distance to the source."""

    kind: str
    whose: str = ANY
    choose: int = ALL
    within: int = 0
    """A letter by its number; 0 is anywhere."""
    touching: bool = False
    """In contact with the source: a creature's base, or the template of a terrain."""
    seen: bool = False
    other: bool = False
    """Not the source itself."""
    wounded: bool = False
    may: bool = False
    """Whether the player may choose no target."""
    faction: str = ""
    of_class: str = ""
    """C-CARD-06: only cards of this class."""
    having: str = ""
    """Only those with this ability."""
    only: Only | UnsetType = UNSET
    """Rarer conditions. Unset is not written, so the digests of older records stay."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Every kind that is named."""
        return (self.kind, *self.only.or_kinds) if self.only else (self.kind,)


# How many, and if.

PROSPERITY: Final = "prosperity"
HAND: Final = "hand"
DECK: Final = "deck"
GRAVEYARD: Final = "graveyard"
TURN_OF: Final = "turn"
RACES_HELD: Final = "races"
"""The different races among the creatures of a player."""
OF_PLAYERS: Final = (PROSPERITY, HAND, DECK, GRAVEYARD, RACES_HELD, TURN_OF)
"""The counts of a player; the turn is 1 while it is that player's, else 0."""
TARGETED: Final = "targeted"
"""A creature is chosen as the target of an opponent's spell."""
TARGETED_ALONE: Final = "targeted-alone"
"""The same of a spell without other targets."""
CARDS_PLAYED: Final = "played"
FALLEN: Final = "fallen"
GAINED: Final = "gained"
DRAWN: Final = "drawn"
DISCARDED: Final = "discarded"
BUILT: Final = "built"
FOUND_CARD: Final = "taken"
"""The card that the sentence before took into the hand: 1 if it is as the words say, else 0."""
ATTACKS_MADE: Final = "attacks"
TAPS: Final = "taps"
"""Buildings that were tapped, for whatever reason."""
DEEDS: Final = (CARDS_PLAYED, FALLEN, GAINED, DRAWN, DISCARDED, BUILT, ATTACKS_MADE, TAPS)
"""What has happened to a player in this turn: cards played, creatures fallen and so on."""
PAID: Final = "paid"
"""The prosperity that was paid for the sentence, where its player chooses the amount."""
AMOUNT: Final = "amount"
"""The damage, healing or prosperity of the answered event, or the wounds of the sentence before."""
REVEALED: Final = "revealed"
"""The cards that a sentence before showed to all, as the words say."""
COUNTERS: Final = "counters"
"""The counters on a thing in play, of one name or of all."""
SCALARS: Final = (PAID, AMOUNT)
"""The numbers that are written as a single word."""
CHOSEN: Final = "chosen"
"""The targets of the sentence before."""
SACRIFICED: Final = "sacrificed"
"""The creature that was given up as the price of this sentence, or of the one before it."""
WOUNDS: Final = "wounds"
ARMOUR: Final = "armour"
CONCENTRATION: Final = "concentration"
STEALTH: Final = "stealth"
MOVED: Final = "moved"
OF_CREATURES: Final = (WOUNDS, ARMOUR, CONCENTRATION, STEALTH, MOVED, STRENGTH, HEALTH, HEALTH_LEFT)
"""The counts of one creature; stealth, and a move in this turn, are 0 or 1."""


class Count(Struct, frozen=True, omit_defaults=True):
    """A number that changes in a game: `{creature: yours}`, `{hand: opponents}`, `{wounds: self}`."""

    of: Who
    """The things that are counted, or the player or the creature whose possession is counted."""
    what: str = ""
    """The possession; empty if the things themselves are counted."""
    card_type: str = ""
    """Of cards that were played, only those of this type."""
    of_class: str = ""
    """Of cards that were played, only those of this class."""
    race: str = ""
    """Of characters that were played, only those of this race."""
    pointed: str = ""
    """The named creatures, `cause` or `same`, of which it is asked whether they are as the words say."""
    types: tuple[str, ...] = ()
    """Of cards that were revealed or taken, or lie in a graveyard, only those of these types."""
    counter: str = ""
    """Of counters, only those of this name; or the phase for which a condition asks."""

    @property
    def deed(self) -> str:
        """The name of what is counted, with the type, the class or the race of the cards."""
        return deed_of(self.what, self.card_type, self.of_class, self.race)


def deed_of(deed: str, card_type: str = "", of_class: str = "", race: str = "") -> str:
    """The name of a deed, with a card of some type, class or race."""
    parts = [card_type, f"class:{of_class}" if of_class else "", f"race:{race}" if race else ""]
    return "-".join([deed, *[one for one in parts if one]])


class Condition(Struct, frozen=True, omit_defaults=True):
    """A number is within bounds; or is not, after `unless`."""

    count: Count
    bounds: Bounds
    unless: bool = False
    than: Count | None = None
    """Another number: the bounds are those of the difference."""


MOST_TIMES: Final = 20
"""The highest number by which any figure is multiplied."""


class Price(Struct, frozen=True, omit_defaults=True):
    """The price of a sentence besides prosperity and concentration tokens, or another price in full."""

    discard: int = 0
    """Cards of the hand."""
    wounds: int = 0
    """Wounds to the creature with the text, or to the hero."""
    taps: int = 0
    """Buildings of the player's choice."""
    sacrifice: Who | None = None
    """One of the player's own creatures, buildings or relics, which is eliminated or destroyed."""
    any_amount: bool = False
    """Whether its player chooses how much prosperity is paid."""
    most: int = 0
    """The highest amount that may be chosen; 0 if there is none."""
    hurt: Who | None = None
    """The creature of the player that takes the wounds, if it is another one."""
    taps_itself: bool = False
    """Whether the building or the relic with the text is tapped."""
    prosperity: int = 0
    """Of a price that can be paid instead of another."""
    concentration: int = 0
    """Of a price that can be paid instead of another."""
    due: bool = False
    """Whether a spell cannot be played without paying it."""
    durability: int = 0
    """Tokens of the durability of the relic with the text."""
    counter: str = ""
    """The name of the counters that are removed from the thing with the text."""
    counters: int = 0
    """The number of these counters."""
    all_counters: bool = False
    """Whether all counters of this name are removed, at least one."""


class Terms(Struct, frozen=True, omit_defaults=True):
    """Rarer terms of a sentence."""

    conditions: tuple[Condition, ...] = ()
    """All of them must hold."""
    each: Count | None = None
    """The figures of the sentence are multiplied by this number."""
    most: int = MOST_TIMES
    """The highest number by which figures are multiplied."""
    once: bool = False
    """Whether it is carried out at most once in a turn."""
    price: Price | None = None
    """Paid each time."""
    repeat: int = 1
    """The number of times that targets are chosen and the verbs carried out."""
    or_else: bool = False
    """Whether its player carries it out instead of the sentence before it."""
    until_hurt: bool = False
    """Whether what it gives is over as soon as the creature is hurt."""
    later: str = ""
    """The moment until which its verbs wait; its targets are chosen and its price is paid at once."""
    per: int = 1
    """The figures are multiplied once for so many of what is counted."""
    repeats: bool = False
    """Whether the number is how often targets are chosen, and multiplies no figures."""
    other_prices: tuple[Price, ...] = ()
    """Prices of which its player may pay one instead of the usual price."""
    unless_prices: tuple[Price, ...] = ()
    """The prices besides prosperity of which the player of a target may pay one to be spared."""
    once_a_game: bool = False
    """Whether it is carried out at most once in a game by the same thing in play."""
    same_die: bool = False
    """Whether its faces are those of the die that a sentence before it has rolled."""
    times_a_turn: int = 0
    """How often it is carried out in a turn at most, if more than once; 0 without such a limit."""
    theirs: bool = False
    """Whether the players to whom it is done pick one of the verbs themselves."""
    otherwise: bool = False
    """Whether it is carried out only if the sentence before it was not."""

    @property
    def is_limited(self) -> bool:
        """Whether it is carried out only so often in a turn."""
        return self.once or self.times_a_turn > 0

    @property
    def counts(self) -> list[Count]:
        """Every number that is asked for."""
        compared = [one.than for one in self.conditions if one.than is not None]
        each = [] if self.each is None else [self.each]
        return [*[one.count for one in self.conditions], *compared, *each]


END_OF_THIS_TURN: Final = "end-of-turn"
NEXT_TURN: Final = "next-turn"
LATER: Final = (END_OF_THIS_TURN, NEXT_TURN)
"""The moments until which a sentence can wait: the end of this turn, the start of its player's next turn."""

# How long.

TURN: Final = "turn"
OPPONENTS_TURN: Final = "opponents-turn"
ATTACK: Final = "attack"
GAME: Final = "game"
OWN_TURN: Final = "own-turn"
"""Until the start of the player's next turn."""
DURATIONS: Final = (TURN, OPPONENTS_TURN, ATTACK, GAME, OWN_TURN)


class Effect(Struct, frozen=True, cache_hash=True):
    """One sentence of a card."""

    when: str | Occasion
    who: Who
    what: "tuple[What, ...]"
    until: str = GAME
    standing: str = ""
    """Only while this building stands in the player's City (C-CARD-06)."""
    may: bool = False
    """Whether its player decides each time."""
    either: bool = False
    """Whether its player picks one of the verbs; otherwise all are carried out, in order."""
    faces: tuple[str, ...] = ()
    """The faces of one die on which it is carried out; empty if no die is rolled."""
    price: int = 0
    """The prosperity that it costs each time."""
    tokens: int = 0
    """The concentration tokens of its creature that it costs each time."""
    unless_paid: int = 0
    """The prosperity for which the player of a target is spared."""
    terms: Terms | UnsetType = UNSET
    """Unset is not written, so the digests of older records stay."""

    @property
    def priced(self) -> bool:
        """Whether something is paid for it each time."""
        return bool(
            self.price or self.tokens or (self.terms and (self.terms.price or self.terms.other_prices))
        )

    @property
    def prices(self) -> "list[Price]":
        """The prices of which one is paid, each in full."""
        terms = self.terms
        usual = terms.price if terms and terms.price else Price()
        if self.price or self.tokens:
            usual = replaced(usual, prosperity=self.price, concentration=self.tokens)
        return [usual, *(terms.other_prices if terms else ())]


# The text of an ability: "Charge: [text]".

OPPONENTS_ONLY: Final = "opponents-"
"""Before a danger of a shield: only that of opponents."""
DECLARED: Final = (*ATTACKS, "move", "run", "concentration", "healer", "control", "ritual", "howl")
"""A-STEAM-ENGINE: the actions that can be declared."""
AGAINST_TEXTS: Final = (
    "impacts",
    "abilities",
    "control",
    "healing",
    "spells",
    "tactics",
    "relics",
    "support-cards",
    "buildings",
)
"""The dangers of a shield that come from texts."""
AGAINST: Final = (
    *ATTACKS,
    "melee-attacks",
    "ranged-attacks",
    "magical-attacks",
    "backstabs",
    *AGAINST_TEXTS,
    *[OPPONENTS_ONLY + one for one in AGAINST_TEXTS],
)
"""A-SHIELD-AGAINST: everything that a shield can protect from."""


class Text(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """The text of an ability.

    `about` holds the declared actions of a steam engine, the dangers of a shield, or the buildings that are
    tapped for an overpayment; `price` is carried out to pay an overpayment in another way.
    """

    effects: tuple[Effect, ...] = ()
    about: tuple[str, ...] = ()
    price: tuple[Effect, ...] = ()


def close_vocabulary(verbs: "Iterable[type[What]]") -> None:
    """Declare the verbs of a sentence, so that records can be read and TypeScript types written.

    The verbs depend on packages that depend on this one, so they are declared last.
    """
    setattr(sys.modules[__name__], "What", reduce(or_, verbs))  # noqa: B010 - the module declares it for types only
