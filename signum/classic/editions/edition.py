"""A printing as one object. Rules read it and never ask which printing it is."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from signum.classic.core.dice import Face
from signum.classic.core.state import CardId, PlayerState


@dataclass(frozen=True)
class ProsperityGoal:
    """C-WIN-02: the prosperity, and the buildings in the City, with which a player wins."""

    prosperity: int
    buildings: frozenset[CardId] = frozenset()

    def is_met(self, player: PlayerState) -> bool:
        """Whether a player has reached it."""
        if player.prosperity < self.prosperity:
            return False
        return not self.buildings or {building.card for building in player.city} >= self.buildings


@dataclass(frozen=True)
class Edition:
    """A printing of the rules."""

    id: str
    bases: frozenset[int]
    """C-CARD-08: the diameters in millimetres."""
    smallest_deck: int
    """C-DECK-01: a battle deck has no fewer cards."""
    starter_decks: frozenset[int]
    """C-DECK-01: smaller decks that beginners may play, by their number of cards."""
    characters_are_half: bool
    """C-DECK-03: whether at least half of a deck must be characters."""
    mercenary_types: frozenset[str]
    """C-DECK-02, C-DECK-05: the types of mercenary cards that a squad may hire."""
    mercenary_support: Fraction
    """C-DECK-05: the largest share of mercenaries among the support cards of a deck."""
    universal_types: frozenset[str]
    """C-DECK-02: the types of cards of no faction that a battle deck may hold."""
    one_moniker: bool
    """C-DECK-07: whether characters with one personal name exclude each other."""
    minions: bool
    """C-CARD-07: whether a player may bring a minion card."""
    starting_prosperity: int
    """C-SETUP-03."""
    setup_dice: int
    """C-SETUP-01: the number of dice that each player rolls for the first turn."""
    setup_score: Callable[..., int]
    """C-SETUP-01: the score of these dice."""
    discards_opening_hand: bool
    """C-SETUP-06: whether cards of the opening hand may be discarded for prosperity."""
    untaps_every_card: bool
    """C-TURN-02: all tapped cards of a player, or only the buildings."""
    full_hand_always_loses: bool
    """C-TURN-04: whether a full hand loses a card even if the deck is empty."""
    unplayed_cards_speak: bool
    """C-PLAY-05: whether a card says its last word without having been played."""
    relics_are_activated: bool
    """C-REL-06: whether relics have activated abilities."""
    contact_below: int
    """C-MOV-06: bases closer than this are in contact, in hundredths of a millimetre."""
    closest_summoning: int
    """C-SUM-02: the least distance to enemies for a summoned character if there is no other place."""
    template_gap: int
    """C-TER-02: the distance that a template keeps from miniatures."""
    summoning_limit: int
    """C-SUM-04: with this number on the field no summoning is possible."""
    counted_for_summoning: Callable[..., Any]
    """C-SUM-04: the creatures that count for the limit."""
    tactics_in_own_turn: bool
    """C-TAC-02: whether tactics also act during their player's own turn."""
    limit_binds_control: bool
    """C-SUM-04: whether the limit forbids having more, and so also control, or only summoning."""
    finds_stealth_on: frozenset[Face]
    """C-STL-03: the faces on which a hidden creature is detected."""
    finds_by_magic: bool
    """C-STL-04: whether a creature with a magical shot may detect from afar."""
    far_at_l: bool
    """A-SNIPER: whether a shot is from afar at L already, or only beyond L."""
    cover_against_magic: Callable[[int], int]
    """T-COVER: the defence dice against a magical shot, by its successes."""
    hidden_from_abilities: bool
    """C-STL-01: whether stealth protects from all abilities of opponents' creatures, or only from impacts."""
    heals_the_unwounded: bool
    """A-HEALING: whether unwounded creatures may be healed, by 0."""
    heals_from_afar: frozenset[Face]
    """A-HEALER: the faces that succeed if the target is not in contact."""
    control_types: frozenset[str]
    """A-CONTROL: the types that can be controlled."""
    control_bullseyes: Callable[[int], int]
    """A-CONTROL: the required number of bullseyes, by the target's remaining health."""
    concentration_gained: int
    """A-CONCENTRATION: the tokens for an activation if X is the maximum; 0 if it brings X each time."""
    losses_prevail: bool
    """C-DRG-02, C-DRG-03: whether an ability that was taken away stays away when it is gained again."""
    tactics_by_choice: bool
    """C-TAC-03, C-TAC-04: whether a tactic may wait for another occasion."""
    quick_strikes_magically: bool
    """A-QUICK: any attack in melee after running, or only melee combat."""
    strikes_magically_after_moving: bool
    """A-MAGICAL-STRIKE: whether it may follow a move."""
    defenders_draw_magic: bool
    """A-DEFENDER: any attack in melee, or only melee combat."""
    persecution_strikes_magically: bool
    """A-PERSECUTION: any attack in melee again, or only melee combat."""
    persecutes_after_melee: bool
    """A-PERSECUTION: only after a kill in melee, or by any means."""
    persecutes_after: frozenset[str]
    """A-PERSECUTION: the types of enemies after whose elimination it attacks again."""
    agile_always: bool
    """A-AGILE: whether it can never be backstabbed, or only not when it escapes."""
    slowed_from_contact: bool
    """T-DIFFICULT: whether a start in contact with the terrain counts as a start in it."""
    jumps_over_terrain: bool
    """A-JUMP: whether terrain blocks as usual, or cannot be jumped across or onto."""
    pushes_along_sight: bool
    """A-BUCKSHOT: along the line of sight, or along the line of the centres."""
    contradiction: Callable[..., Any]
    """C-DRG-02, C-DRG-03: the result of contradicting effects."""
    contradiction_cites: tuple[str, ...]
    prosperity_goal: ProsperityGoal
    team_prospers: Callable[[Iterable[bool]], bool]
    """C-VAR-06: whether a team has reached the goal, by whether each of its players has."""
    veteran_meets_magic: bool
    """A-VETERAN: whether it also works against a magical strike."""
    hero_decides_first: bool
    """C-WIN-03: whether a fallen hero loses even if its player has reached the prosperity goal."""
    aura_reaches: str
    """A-AURA: the default owners of the creatures that an aura reaches: its own side, or all."""

    @property
    def entry_beside(self) -> str:
        """The rule of a creature that enters beside another; without minions it is left to the card."""
        return "C-SUM-05" if self.minions else "C-ABL-02"

    @property
    def concentration_is_capped(self) -> bool:
        """A-CONCENTRATION: whether a creature enters with X tokens and never has more."""
        return self.concentration_gained > 0
