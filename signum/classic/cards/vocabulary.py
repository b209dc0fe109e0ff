"""The closed vocabulary of card texts: when, who, what, how long. Data only; the classic room does it.

There are no variables, sums or nested conditions. Every part has one function that does it and one message
that says it.
"""

from typing import Final, TypeAlias

from msgspec import Struct

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
START_OF_ACTIVATION: Final = "start-of-activation"
FOUND: Final = "found"
"""C-RUIN-01: the moment of what a search of ruins gives; it is not written."""
MOMENTS: Final = (
    ALWAYS,
    FIRST_WORD,
    LAST_WORD,
    ACTIVATED,
    TAPPED,
    AT_WILL,
    PLAYED,
    START_OF_TURN,
    END_OF_TURN,
    START_OF_ACTIVATION,
)
"""Moments of a card of its own: a spell acts when played, a relic or a building always or when tapped.

At will is between activations of the own turn, as often as its price is paid, and takes no activation.
"""

OCCASIONS: Final = (
    "attacked",
    "attacked-in-melee",
    "attacked-at-range",
    "shot-at",
    "hurt",
    "eliminated",
    "healed",
    "summoned",
    "activated",
    "moved",
    "rolled",
    "struck",
    "spell-played",
    "built",
)
"""What can happen to somebody and be answered; the last two happen to a player.

Struck is whom an attack has dealt damage or wounds to, when that attack is over (C-MEL-09).
"""

HAPPEN_TO_PLAYERS: Final = ("spell-played", "built")
"""What a player does; everything else happens to creatures."""

DONE_BY_SOMEBODY: Final = (
    "attacked",
    "attacked-in-melee",
    "attacked-at-range",
    "shot-at",
    "hurt",
    "eliminated",
    "struck",
)
"""What somebody does to another, so that a text can mean its own deeds alone."""

CANCELLED: Final = (
    "attacked",
    "attacked-in-melee",
    "attacked-at-range",
    "shot-at",
    "hurt",
    "eliminated",
    "healed",
    "summoned",
    "activated",
    "moved",
    "spell-played",
)
"""What an answer that comes before it can cancel."""


class Occasion(Struct, frozen=True):
    """Something that happens to one of those who are meant: `{hero: yours, is: attacked-in-melee}`."""

    who: "Who"
    what: str
    before: bool = False
    """Whether the answer comes before it is carried out and may cancel it."""
    by_self: bool = False
    """Only where the one who has the text did it."""
    any_turn: bool = False
    """C-TAC-02: of a tactic, whether it acts in its player's own turn too, whatever the printing says."""


# Who.

SELF: Final = "self"
BEARER: Final = "bearer"
CAUSE: Final = "cause"
"""Whoever the occasion happened to."""
CULPRIT: Final = "culprit"
"""Whoever did what the occasion is."""
CREATURE: Final = "creature"
CHARACTER: Final = "character"
HERO: Final = "hero"
MINION: Final = "minion"
BUILDING: Final = "building"
RELIC: Final = "relic"
TERRAIN: Final = "terrain"
PLAYER: Final = "player"
KINDS: Final = (
    SELF,
    BEARER,
    CAUSE,
    CULPRIT,
    CREATURE,
    CHARACTER,
    HERO,
    MINION,
    BUILDING,
    RELIC,
    TERRAIN,
    PLAYER,
)

YOURS: Final = "yours"
OPPONENTS: Final = "opponents"
ANY: Final = "any"
WHOSE: Final = (YOURS, OPPONENTS, ANY)
USUAL: Final = "usual"
"""Whose creatures the printing means where an aura does not say (A-AURA)."""

ALL: Final = 0


class Who(Struct, frozen=True):
    """Whom an effect means: a kind, whose, how many (0 is all of them), how near to the source."""

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
    """Whether the player may choose nobody."""
    faction: str = ""
    of_class: str = ""
    """C-CARD-06: only cards of this class."""
    having: str = ""
    """Only those who have this ability."""


# How long.

TURN: Final = "turn"
OPPONENTS_TURN: Final = "opponents-turn"
ATTACK: Final = "attack"
GAME: Final = "game"
DURATIONS: Final = (TURN, OPPONENTS_TURN, ATTACK, GAME)


# What.


class Damage(Struct, frozen=True, tag="damage"):
    """So much damage."""

    amount: int


class Wound(Struct, frozen=True, tag="wound"):
    """So many wounds, past armour."""

    amount: int


class WoundAsMuch(Struct, frozen=True, tag="wound-as-much"):
    """As many wounds as there was damage, or healing, in what is answered."""


class Heal(Struct, frozen=True, tag="heal"):
    """So many wounds are removed."""

    amount: int


class Gain(Struct, frozen=True, tag="gain"):
    """An ability or more of a parameter."""

    ability: str
    x: int = 0
    plus: bool = False
    text: "Text | None" = None


class Lose(Struct, frozen=True, tag="lose"):
    """An ability is lost, for as long as is said."""

    ability: str


class Root(Struct, frozen=True, tag="cannot-move"):
    """A creature cannot move; it may still do everything else."""


class Draw(Struct, frozen=True, tag="draw"):
    """So many cards from the player's own deck."""

    cards: int


class Discard(Struct, frozen=True, tag="discard"):
    """So many cards from a hand, of the hand's player's choice."""

    cards: int


class PutUnder(Struct, frozen=True, tag="put-under"):
    """So many cards from a hand, of the hand's player's choice, go under that player's deck."""

    cards: int


class Prosper(Struct, frozen=True, tag="prosperity"):
    """So much prosperity more, or less."""

    amount: int


class ToHand(Struct, frozen=True, tag="to-hand"):
    """A card goes back to its owner's hand: a character's, or one that is being played."""


class ToDeck(Struct, frozen=True, tag="to-deck"):
    """A card goes back to its owner's deck, which is shuffled: a character's, or one that is being played."""


class Destroy(Struct, frozen=True, tag="destroy"):
    """A building, a relic or a terrain is destroyed, a creature eliminated."""


class Untap(Struct, frozen=True, tag="untap"):
    """A tapped card is untapped; a creature may be activated again."""


class Tap(Struct, frozen=True, tag="tap"):
    """A card is tapped."""


class SkipActivation(Struct, frozen=True, tag="skip-activation"):
    """The next activation of a creature is spent doing nothing."""


class MoveFreely(Struct, frozen=True, tag="move-freely"):
    """A creature may move so far at once."""

    distance: int
    safely: bool = False
    """Without backstab."""


class PlaceWithin(Struct, frozen=True, tag="place-within"):
    """A creature may be placed so far from where it stands."""

    distance: int
    safely: bool = False
    """Without backstab."""


class Control(Struct, frozen=True, tag="control"):
    """The player controls a creature, and may activate it."""


class Cancel(Struct, frozen=True, tag="cancel"):
    """What is about to happen does not."""


class Reroll(Struct, frozen=True, tag="reroll"):
    """Up to so many of the dice that were rolled may be rolled again."""

    dice: int


class SummonMinion(Struct, frozen=True, tag="summon-minion"):
    """A minion of the player's enters in contact with each who is meant."""


class Push(Struct, frozen=True, tag="push"):
    """A creature is pushed straight away from the source, as far as it goes, without backstab."""

    distance: int


class Hide(Struct, frozen=True, tag="hide"):
    """A creature takes a stealth token, if it has none."""


class Uncover(Struct, frozen=True, tag="uncover"):
    """A hidden creature loses its stealth token."""


class StripArmour(Struct, frozen=True, tag="strip-armour"):
    """So many armour tokens are lost, or all that there are."""

    amount: int


class Concentrate(Struct, frozen=True, tag="concentrate"):
    """So many concentration tokens are gained."""

    amount: int


class Blast(Struct, frozen=True, tag="blast"):
    """So many dice are rolled: each that shows one of the faces deals 1 damage, or 1 wound."""

    dice: int
    faces: tuple[str, ...]
    wounds: bool = False


class Mill(Struct, frozen=True, tag="mill"):
    """So many cards go from the top of a deck to the graveyard."""

    cards: int


class DiscardAtRandom(Struct, frozen=True, tag="discard-at-random"):
    """So many cards of a hand are discarded, picked blindly."""

    cards: int


class Revive(Struct, frozen=True, tag="revive"):
    """A character of the player's choice is summoned from the own graveyard."""


class RecallFromGraveyard(Struct, frozen=True, tag="recall"):
    """A card of the player's choice goes from the own graveyard to the hand."""

    card_type: str = ""


What: TypeAlias = (
    Damage
    | Wound
    | WoundAsMuch
    | Heal
    | Gain
    | Lose
    | Root
    | Draw
    | Discard
    | PutUnder
    | Prosper
    | ToHand
    | ToDeck
    | Destroy
    | Untap
    | Tap
    | SkipActivation
    | MoveFreely
    | PlaceWithin
    | Control
    | Cancel
    | Reroll
    | SummonMinion
    | RecallFromGraveyard
    | Push
    | Hide
    | Uncover
    | StripArmour
    | Concentrate
    | Blast
    | Mill
    | DiscardAtRandom
    | Revive
)


OF_PLAYERS: Final = (Draw, Discard, DiscardAtRandom, Mill, PutUnder, Prosper, RecallFromGraveyard, Revive)
"""The verbs that touch a player: whoever is meant, or the one whose text it is (C-ZONE-06)."""


class Effect(Struct, frozen=True):
    """One sentence of a card."""

    when: str | Occasion
    who: Who
    what: tuple[What, ...]
    until: str = GAME
    standing: str = ""
    """Only while this building stands in the own City (C-CARD-06)."""
    may: bool = False
    """Whether its player decides each time."""
    either: bool = False
    """Whether its player picks one of the verbs; without it all are done, in their order."""
    faces: tuple[str, ...] = ()
    """The faces of one die on which it is carried out; none is without a die."""
    price: int = 0
    """The prosperity that a sentence at will costs each time."""
    tokens: int = 0
    """The concentration tokens of its creature that a sentence at will costs each time."""
    unless_paid: int = 0
    """The prosperity for which the player of a target is spared."""


# What stands in the brackets of an ability: "Charge: [text]".

ATTACKS: Final = ("melee", "magical-strike", "shooting", "throwing", "magical-shot")
DECLARED: Final = (*ATTACKS, "move", "run", "concentration", "healer", "control", "ritual", "howl")
"""A-STEAM-ENGINE: what can be declared."""
AGAINST: Final = (
    *ATTACKS,
    "melee-attacks",
    "ranged-attacks",
    "magical-attacks",
    "backstabs",
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
"""A-SHIELD-AGAINST: all that one can be no target of."""


class Text(Struct, frozen=True, omit_defaults=True):
    """What an ability does, to whom and on which face, and what it speaks of.

    A steam engine speaks of what is declared, a shield of what it shields from, an overpayment of the
    buildings that are tapped for it; `price` is what is carried out to pay it in another way.
    """

    effects: tuple[Effect, ...] = ()
    about: tuple[str, ...] = ()
    price: tuple[Effect, ...] = ()
