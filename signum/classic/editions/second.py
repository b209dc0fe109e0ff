"""The second edition, printed in English."""

from signum.classic.cards.card import BATTLE_DECK, SUPPORT
from signum.classic.cards.vocabulary import ANY
from signum.classic.core.dice import AXE_OR_SHIELD, BULLSEYE_ONLY, SHIELD, faces
from signum.classic.core.state import CHARACTER, HERO, MINION, Player
from signum.classic.editions.edition import Edition
from signum.engine.values import most_harmful
from signum.field.plane.lengths import TOUCH_SECOND

BASIC_BUILDINGS = frozenset(
    {
        "barracks",
        "library",
        "tavern",
        "arena",
        "school-of-magic",
        "temple",
        "shooting-range",
        "city-hall",
        "smithy",
    }
)  # C-CITY-04


def shields(numbers: tuple[int, ...]) -> int:
    """How many of the dice show a shield."""
    return faces(numbers).count(SHIELD)


def full_city_and_33(player: Player) -> bool:
    """All nine basic buildings stand in the City, and 33 prosperity."""
    return player.prosperity >= 33 and {building.card for building in player.city} >= BASIC_BUILDINGS


def as_many_as_health(health: int) -> int:
    """One for each wound that it could still take."""
    return health


def a_single_die(_successes: int) -> int:
    """However many successes there are."""
    return 1


EN2 = Edition(
    id="en2",
    bases=frozenset({32, 50, 60, 80}),
    smallest_deck=20,
    starter_decks=frozenset(),
    characters_are_half=False,
    mercenary_types=BATTLE_DECK,
    universal_types=SUPPORT,
    one_moniker=True,
    minions=True,
    starting_prosperity=3,
    setup_dice=3,
    setup_score=shields,
    discards_opening_hand=True,
    untaps_every_card=True,
    relics_are_activated=True,
    contact_below=TOUCH_SECOND,  # C-MOV-06: not in contact when no closer than 3 mm
    closest_summoning=300,
    template_gap=300,
    summoning_limit=8,
    counted_for_summoning=list,
    tactics_in_own_turn=False,
    limit_binds_control=False,
    finds_stealth_on=AXE_OR_SHIELD,
    finds_by_magic=False,
    far_at_l=True,
    cover_against_magic=a_single_die,
    hidden_from_abilities=True,
    heals_the_unwounded=False,
    heals_from_afar=BULLSEYE_ONLY,
    control_types=frozenset({CHARACTER, MINION}),
    control_bullseyes=as_many_as_health,
    concentration_is_capped=True,
    losses_prevail=True,
    tactics_by_choice=True,
    quick_strikes_magically=False,
    defenders_draw_magic=False,
    persecution_strikes_magically=False,
    persecutes_after_melee=False,
    persecutes_after=frozenset({HERO, CHARACTER, MINION}),
    agile_always=False,
    jumps_over_terrain=True,
    pushes_along_sight=False,
    contradiction=most_harmful,
    contradiction_cites=("C-DRG-03",),
    prosperity_goal_met=full_city_and_33,
    veteran_meets_magic=False,
    hero_decides_first=True,
    aura_reaches=ANY,
)
