"""A printing read from the catalogue: each figure, phrase and rule decides a part of the Edition."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from signum.classic.cards.card import BATTLE_DECK, SUPPORT
from signum.classic.cards.vocabulary import ANY, YOURS
from signum.classic.core.figures import faces, measured, names, number, numbers, said, said_with_number, share
from signum.classic.core.state import CHARACTER, HERO, MINION
from signum.classic.editions.counting import (
    a_single_die,
    as_many_as_health,
    as_many_as_successes,
    characters,
    one_bullseye,
    shields,
)
from signum.classic.editions.edition import Edition, ProsperityGoal
from signum.content.figures import has, row
from signum.engine.values import last_applied, most_harmful
from signum.field.plane.lengths import MM

CHARACTERS: Final = frozenset({CHARACTER})
BASIC_BUILDINGS: Final = frozenset(names("C-CITY-04", "buildings"))

MELEE_COMBAT: Final = "melee combat"
MAGIC_TOO: Final = {"melee combat and magical strike": True, MELEE_COMBAT: False}
SQUADS: Final[dict[str, tuple[frozenset[str], frozenset[str]]]] = {
    "mercenary characters": (CHARACTERS, frozenset()),
    "Dogs of War cards and universal support cards": (BATTLE_DECK, SUPPORT),
}
"""C-DECK-02: the types of mercenary cards and of cards of no faction."""
SCORES: Final[dict[str, Callable[..., int]]] = {"higher die": sum, "more shields": shields}
COVER: Final = {"as many dice as successes": as_many_as_successes, "a single die": a_single_die}
HEALING: Final = {
    "may target the unwounded, what a healing triggers happens": True,
    "only a wounded creature that can be healed": False,
}
CONTROL: Final = {
    "a character, at least one bullseye": (CHARACTERS, one_bullseye),
    "a character or minion, as many bullseyes as its current health": (
        frozenset({CHARACTER, MINION}),
        as_many_as_health,
    ),
}
PERSECUTION: Final = {
    "a character, in melee; any attack in melee": (CHARACTERS, True, True),
    "a character, in melee; melee combat": (CHARACTERS, True, False),
    "any creature, by any means; melee combat; the move may be left out": (
        frozenset({HERO, CHARACTER, MINION}),
        False,
        False,
    ),
}
"""The types whose elimination triggers it, whether only in melee, and whether a magical strike may follow.

The move is optional in every printing (A-PERSECUTION ruling).
"""
AGILE: Final = {
    "always": True,
    "when it leaves contact and does not end in contact with an opponent's creature": False,
}
PUSHED: Final = {"along the line of sight": True, "along the line of the centres": False}
AURAS: Final = {
    "your creatures unless it says otherwise": YOURS,
    "all creatures unless it says otherwise": ANY,
}
GOALS: Final[dict[str, Callable[[int], ProsperityGoal]]] = {
    "{}": ProsperityGoal,
    "all nine basic buildings constructed and {}": lambda goal: ProsperityGoal(goal, BASIC_BUILDINGS),
}

CreatureLimit: TypeAlias = tuple[int, Callable[..., Any], bool]
"""C-SUM-04: the number, the creatures that count, and whether control counts too."""
LIMITS: Final[dict[str, Callable[[int], CreatureLimit]]] = {
    "{} characters": lambda most: (most, characters, True),
    "{} creatures with the hero and minions": lambda most: (most, list, False),
}


def printing(id: str) -> Edition:
    """The printing with that id, from the catalogue."""
    hired, universal = said("C-DECK-02", id, SQUADS)
    hired_support = share("C-DECK-05", edition=id)
    contact = measured("C-MOV-06", "contact", id)
    limit, counted, limit_binds_control = said_with_number("C-SUM-04", id, LIMITS)
    control_types, control_bullseyes = said("A-CONTROL", id, CONTROL)
    prey, prey_in_melee, again_magically = said("A-PERSECUTION", id, PERSECUTION)
    harmful = has("C-DRG-03", id)
    return Edition(
        id=id,
        bases=numbers("C-CARD-08", edition=id),
        smallest_deck=number("C-DECK-01", edition=id),
        starter_decks=numbers("C-DECK-01", "starter decks", id),
        characters_are_half=has("C-DECK-03", id),
        mercenary_types=hired if hired_support else hired - SUPPORT,
        mercenary_support=hired_support,
        universal_types=universal,
        one_moniker=has("C-DECK-07", id),
        minions=has("C-CARD-07", id),
        starting_prosperity=number("C-SETUP-03", edition=id),
        setup_dice=number("C-SETUP-01", "dice", id),
        setup_score=said("C-SETUP-01", id, SCORES),
        discards_opening_hand=has("C-SETUP-06", id),
        untaps_every_card=said("C-TURN-02", id, {"buildings": False, "all cards": True}),
        full_hand_always_loses=said(
            "C-TURN-04", id, {"before the next card is taken": False, "whenever a card is to be drawn": True}
        ),
        unplayed_cards_speak=said("C-PLAY-05", id, {"any card": True, "a card that was played": False}),
        relics_are_activated=has("C-REL-06", id),
        contact_below=contact,
        closest_summoning=said("C-SUM-02", id, {"may be in contact": 0, "never in contact": contact}),
        template_gap=said_with_number(
            "C-TER-02", id, {"not touching": lambda _: contact, "{} mm from miniatures": lambda mm: mm * MM}
        ),
        summoning_limit=limit,
        counted_for_summoning=counted,
        tactics_in_own_turn=said("C-TAC-02", id, {"opponents' turns": False, "any turn": True}),
        limit_binds_control=limit_binds_control,
        finds_stealth_on=faces("C-STL-03", edition=id),
        finds_by_magic=has("C-STL-04", id),
        far_at_l=said("A-SNIPER", id, {"L or farther": True, "farther than L": False}),
        cover_against_magic=said("T-COVER", id, COVER),
        hidden_from_abilities=said(
            "C-STL-01", id, {"attacks and impacts": False, "attacks and abilities": True}
        ),
        heals_the_unwounded=said("A-HEALING", id, HEALING),
        heals_from_afar=faces("A-HEALER", edition=id),
        control_types=control_types,
        control_bullseyes=control_bullseyes,
        concentration_gained=_tokens(id),
        losses_prevail=harmful,
        tactics_by_choice=has("C-TAC-04", id),
        quick_strikes_magically=said("A-QUICK", id, {"any attack in melee": True, MELEE_COMBAT: False}),
        strikes_magically_after_moving=said(
            "A-MAGICAL-STRIKE", id, {"not after moving": False, "also after moving": True}
        ),
        defenders_draw_magic=said("A-DEFENDER", id, MAGIC_TOO),
        persecution_strikes_magically=again_magically,
        persecutes_after_melee=prey_in_melee,
        persecutes_after=prey,
        agile_always=said("A-AGILE", id, AGILE),
        slowed_from_contact=said("T-DIFFICULT", id, {"standing on it": False, "in contact with it": True}),
        jumps_over_terrain=said(
            "A-JUMP", id, {"neither across nor onto terrain": False, "terrain as usual": True}
        ),
        pushes_along_sight=said("A-BUCKSHOT", id, PUSHED),
        contradiction=most_harmful if harmful else last_applied,
        contradiction_cites=("C-DRG-03",) if harmful else ("C-DRG-02",),
        prosperity_goal=said_with_number("C-WIN-02", id, GOALS),
        team_prospers=said("C-VAR-06", id, {"any player": any, "every living player": all}),
        veteran_meets_magic=said("A-VETERAN", id, MAGIC_TOO),
        hero_decides_first=has("C-WIN-03", id),
        aura_reaches=said("A-AURA", id, AURAS),
    )


def _tokens(id: str) -> int:
    """A-CONCENTRATION: X each time, or a number for an activation and X at most."""
    gained = row("A-CONCENTRATION", "gained", id)
    return 0 if gained.content == "X" else gained.integer(1)
