"""The first edition in its three printings: Russian, German and French."""

from dataclasses import replace

from signum.classic.cards.vocabulary import YOURS
from signum.classic.core.dice import BULLSEYE_ONLY, SHIELD_ONLY
from signum.classic.core.state import CHARACTER, Creature, Player
from signum.classic.editions.edition import Edition
from signum.engine.values import last_applied
from signum.field.plane.lengths import TOUCH_FIRST


def holds_51(player: Player) -> bool:
    """The prosperity goal is a figure alone."""
    return player.prosperity >= 51


def characters(creatures: list[Creature]) -> list[Creature]:
    """Heroes do not count."""
    return [one for one in creatures if one.type == CHARACTER]


def one_bullseye(_health: int) -> int:
    """One is enough, whatever is left of the target."""
    return 1


def one_a_success(successes: int) -> int:
    """A defence as against shooting."""
    return successes


FR1 = Edition(
    id="fr1",
    bases=frozenset({32, 50, 60}),
    smallest_deck=20,
    starter_decks=frozenset(),
    characters_are_half=True,
    mercenary_types=frozenset({CHARACTER}),
    universal_types=frozenset(),
    one_moniker=False,
    minions=False,
    starting_prosperity=3,
    setup_dice=1,
    setup_score=sum,
    discards_opening_hand=True,
    untaps_every_card=False,
    relics_are_activated=False,
    contact_below=TOUCH_FIRST,  # C-MOV-06 ruling: bases that touch, with 0.1 mm for rounding
    closest_summoning=0,
    template_gap=10,  # not touching
    summoning_limit=7,
    counted_for_summoning=characters,
    tactics_in_own_turn=False,
    limit_binds_control=True,
    finds_stealth_on=SHIELD_ONLY,
    finds_by_magic=True,
    far_at_l=False,
    cover_against_magic=one_a_success,
    hidden_from_abilities=False,
    heals_the_unwounded=True,
    heals_from_afar=BULLSEYE_ONLY,
    control_types=frozenset({CHARACTER}),
    control_bullseyes=one_bullseye,
    concentration_is_capped=False,
    losses_prevail=False,
    tactics_by_choice=False,
    quick_strikes_magically=True,
    defenders_draw_magic=True,
    persecution_strikes_magically=False,
    persecutes_after_melee=True,
    persecutes_after=frozenset({CHARACTER}),
    agile_always=True,
    jumps_over_terrain=False,
    pushes_along_sight=True,
    contradiction=last_applied,
    contradiction_cites=("C-DRG-02",),
    prosperity_goal_met=holds_51,
    veteran_meets_magic=False,
    hero_decides_first=False,
    aura_reaches=YOURS,
)
DE1 = replace(
    FR1,
    id="de1",
    smallest_deck=30,
    starter_decks=frozenset({20}),
    heals_from_afar=SHIELD_ONLY,
    far_at_l=True,
    veteran_meets_magic=True,
    persecution_strikes_magically=True,
)
RU1 = replace(
    DE1,
    id="ru1",
    starting_prosperity=2,
    tactics_in_own_turn=True,
    discards_opening_hand=False,
    heals_from_afar=BULLSEYE_ONLY,
)
