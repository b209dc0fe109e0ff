"""What a printing decides as one object. Rules read it and never ask which printing it is."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from signum.classic.core.dice import Face
from signum.classic.core.state import CardId, Player


@dataclass(frozen=True)
class ProsperityGoal:
    """C-WIN-02: the prosperity, and the buildings in the City, with which a player wins."""

    prosperity: int
    buildings: frozenset[CardId] = frozenset()

    def is_met(self, player: Player) -> bool:
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
    """C-DECK-05: the most that mercenaries may be of the support cards of a deck."""
    universal_types: frozenset[str]
    """C-DECK-02: the types of cards of no faction that a battle deck may hold."""
    one_moniker: bool
    """C-DECK-07: whether characters of one personal name shut each other out."""
    minions: bool
    """C-CARD-07: whether a player may bring a minion card."""
    starting_prosperity: int
    """C-SETUP-03."""
    setup_dice: int
    """C-SETUP-01: how many dice each player rolls for the first turn."""
    setup_score: Callable[..., int]
    """C-SETUP-01: what counts of them."""
    discards_opening_hand: bool
    """C-SETUP-06: whether cards of the opening hand may be discarded for prosperity."""
    untaps_every_card: bool
    """C-TURN-02: all tapped cards of a player, or the buildings alone."""
    relics_are_activated: bool
    """C-REL-06: whether relics have activated abilities of their own."""
    contact_below: int
    """C-MOV-06: bases closer than this are in contact, in hundredths of a millimetre."""
    closest_summoning: int
    """C-SUM-02: how near to enemies a character may be summoned where there is no other place."""
    template_gap: int
    """C-TER-02: how far a template keeps from miniatures."""
    summoning_limit: int
    """C-SUM-04: no summoning with so many on the field already."""
    counted_for_summoning: Callable[..., Any]
    """C-SUM-04: who counts for the limit."""
    tactics_in_own_turn: bool
    """C-TAC-02: whether tactics also act during their player's own turn."""
    limit_binds_control: bool
    """C-SUM-04: whether the limit forbids having more, so control too, or summoning alone."""
    finds_stealth_on: frozenset[Face]
    """C-STL-03: the faces on which a hidden creature is detected."""
    finds_by_magic: bool
    """C-STL-04: whether who has a magical shot may detect from afar."""
    far_at_l: bool
    """A-SNIPER: whether a shot is from afar at L already, or only farther than L."""
    cover_against_magic: Callable[[int], int]
    """T-COVER: the defence dice against a magical shot, by its successes."""
    hidden_from_abilities: bool
    """C-STL-01: whether the hidden are no targets of any ability of opponents' creatures, or of impacts."""
    heals_the_unwounded: bool
    """A-HEALING: whether the unwounded may be healed, of nothing."""
    heals_from_afar: frozenset[Face]
    """A-HEALER: the faces that succeed where the target is not in contact."""
    control_types: frozenset[str]
    """A-CONTROL: who can be taken."""
    control_bullseyes: Callable[[int], int]
    """A-CONTROL: how many bullseyes it takes, by what is left of the target's health."""
    concentration_gained: int
    """A-CONCENTRATION: the tokens for an activation where X are the most; 0 where it brings X each time."""
    losses_prevail: bool
    """C-DRG-02, C-DRG-03: whether an ability that was taken away stays away when it is gained again."""
    tactics_by_choice: bool
    """C-TAC-03, C-TAC-04: whether a tactic may wait for another occasion."""
    quick_strikes_magically: bool
    """A-QUICK: any attack in melee after running, or melee combat alone."""
    defenders_draw_magic: bool
    """A-DEFENDER: any attack in melee, or melee combat alone."""
    persecution_strikes_magically: bool
    """A-PERSECUTION: any attack in melee again, or melee combat alone."""
    persecutes_after_melee: bool
    """A-PERSECUTION: after a kill in melee alone, or by any means."""
    persecutes_after: frozenset[str]
    """A-PERSECUTION: the types of enemies after whose elimination it goes on."""
    agile_always: bool
    """A-AGILE: no target of any backstab, or only of none when it escapes."""
    jumps_over_terrain: bool
    """A-JUMP: terrain is in the way as usual, or cannot be jumped across nor onto."""
    pushes_along_sight: bool
    """A-BUCKSHOT: along the line of sight, or along the line of the centres."""
    contradiction: Callable[..., Any]
    """C-DRG-02, C-DRG-03: what holds where effects contradict each other."""
    contradiction_cites: tuple[str, ...]
    prosperity_goal: ProsperityGoal
    veteran_meets_magic: bool
    """A-VETERAN: whether it also works against a magical strike."""
    hero_decides_first: bool
    """C-WIN-03: whether a fallen hero loses even where its player has reached the prosperity goal."""
    aura_reaches: str
    """A-AURA: whose creatures an aura reaches that does not say: the own, or all."""

    @property
    def concentration_is_capped(self) -> bool:
        """A-CONCENTRATION: whether a creature enters with X tokens and never has more."""
        return self.concentration_gained > 0
