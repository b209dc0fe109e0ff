"""The rolls and other situations of the classic game, step by step, with the values and events of each.

The steps are in the order of play. The values that a step reads are listed with the chapter that reads them,
and a test finds every reader in the source, so a value that is read elsewhere, or no longer, is noticed.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from signum.classic.chapters.cards.city import Built
from signum.classic.chapters.combat.attacks import Aftermath, AttackDeclared, AttackEnded
from signum.classic.chapters.combat.damage import BACKSTAB, Eliminated, Hurt
from signum.classic.chapters.field.movement import MoveDeclared
from signum.classic.chapters.field.summon import Summoned
from signum.classic.chapters.turn.activated_abilities import AbilityDeclared
from signum.classic.chapters.turn.activation import Activated
from signum.classic.chapters.turn.setup import HeroPlaced
from signum.classic.core import values as v
from signum.classic.core.attack_kinds import MAGICAL_STRIKE, MELEE, RANGED
from signum.engine.events import Event
from signum.engine.values import Value

Reads = Mapping[str, tuple[Value[Any], ...]]
_NOTHING: Final[Reads] = {}


class SituationStep(Struct, frozen=True):
    """One step: the values that settle it, the chapters that read them, and its events."""

    what: str
    reads: Reads = _NOTHING
    events: tuple[type[Event], ...] = ()
    by_rule: tuple[str, ...] = ()
    """Abilities and terrains that take part by a rule of the chapter, not by a value or an answer."""
    done_by: tuple[str, ...] = ()
    """Abilities that do this by their text."""
    looks_at: str = ""
    """The features of a creature that are read here: abilities whose functions read them take part."""

    @property
    def values(self) -> list[Value[Any]]:
        """Everything that is read in it."""
        return list(dict.fromkeys(value for values in self.reads.values() for value in values))


class Situation(Struct, frozen=True):
    """A roll, an attack or another moment at which abilities meet, with its steps."""

    title: str
    rules: tuple[str, ...]
    steps: tuple[SituationStep, ...]
    attacks: frozenset[str] = frozenset()
    """For attacks, the kinds: an answer to attacks of another kind has no part in it."""
    done: tuple[Value[Any], ...] = ()
    """Things allowed, forbidden or changed here: abilities that do them take part in the first step."""
    used: bool = False
    """Whether all activated abilities take part."""


LESS: Final = SituationStep("less damage", {"damage": (v.attack_damage_less,)})
MORE: Final = SituationStep("more damage", {"damage": (v.damage_more,)})
TOKENS: Final = SituationStep("what relics and armour take", by_rule=("A-DURABILITY", "A-ARMOUR"))
PASSED: Final = SituationStep("what wounds pass by", by_rule=("A-DURABILITY", "A-ARMOUR", "A-VULNERABILITY"))
DEATH: Final = SituationStep(
    "who dies, and what comes before it leaves", {"damage": (v.health,)}, (Eliminated,), ("A-LAST-WORD",)
)
AFTER: Final = SituationStep(
    "when the attack is over", events=(AttackEnded, Aftermath), by_rule=("A-MULTIPLE-USES",)
)
DECLARED: Final = SituationStep("when it is declared", events=(AttackDeclared,))
AFTER_RUNNING: Final = SituationStep(
    "whether it may after running", {"activation": (v.may_fight_after_running,)}
)
TARGETS: Final = SituationStep(
    "whom it can target",
    {"attacks": (v.may_attack, v.may_attack_heroes, v.may_attack_characters, v.may_attack_minions)},
    by_rule=("A-STEALTH", "A-SHIELD-AGAINST"),
)
DEFENDERS: Final = SituationStep(
    "whom it must choose", {"melee_targets": (v.draws_attacks, v.draws_attacks_within)}
)

SITUATIONS: Final = (
    Situation(
        "Melee combat",
        ("C-MEL-01", "C-MEL-03", "C-MEL-05", "C-MEL-06", "C-MEL-07"),
        (
            AFTER_RUNNING,
            TARGETS,
            SituationStep(
                "how far, and whether it sees",
                {"activation": (v.melee_reach,), "melee_targets": (v.melee_reach,)},
                by_rule=("T-BLOCKS-LOS",),
            ),
            DEFENDERS,
            DECLARED,
            SituationStep("how many dice", {"melee_targets": (v.strength,), "melee": (v.strength,)}),
            SituationStep(
                "how they are split",
                {"melee": (v.splits_freely, v.least_attack, v.least_defence, v.melee_reach)},
            ),
            SituationStep("dice that the split earns", {"melee": (v.extra_attack, v.extra_defence)}),
            SituationStep("who strikes first", {"melee": (v.strikes_first,)}),
            SituationStep("which faces succeed", {"melee": (v.striking_faces,)}),
            SituationStep("rerolls that are forced", {"melee": (v.successes_rerolled,)}),
            SituationStep("rerolls that are chosen", {"melee": (v.attack_rerolls, v.defence_rerolls)}),
            SituationStep("damage a hit", {"melee": (v.damage_a_hit,)}),
            LESS,
            MORE,
            TOKENS,
            SituationStep("when it is hurt", {"damage": (v.feeds_vampires,)}, (Hurt,)),
            DEATH,
            AFTER,
        ),
        frozenset({MELEE}),
    ),
    Situation(
        "Magical strike",
        ("C-MEL-08", "C-DMG-03"),
        (
            AFTER_RUNNING,
            TARGETS,
            DEFENDERS,
            DECLARED,
            SituationStep(
                "how many dice",
                {
                    "activation": (v.magical_strike,),
                    "melee_targets": (v.magical_strike,),
                    "melee": (v.magical_strike,),
                },
            ),
            SituationStep("which faces succeed", {"melee": (v.striking_faces,)}),
            SituationStep("rerolls that are forced", {"melee": (v.magical_successes_rerolled,)}),
            LESS,
            PASSED,
            DEATH,
            AFTER,
        ),
        frozenset({MAGICAL_STRIKE}),
    ),
    Situation(
        "Shooting, throwing, magical shot",
        ("C-RNG-01", "C-RNG-03", "C-RNG-04", "C-RNG-05"),
        (
            SituationStep(
                "whether it may after moving",
                {"ranged": (v.may_shoot_after_moving, v.may_shoot_magically_after_moving)},
            ),
            SituationStep(
                "whom it can target, or look for",
                {"detection": (v.magical_shot,)},
                by_rule=("A-STEALTH", "A-SHIELD-AGAINST"),
            ),
            SituationStep("whether it sees", by_rule=("T-BLOCKS-LOS",)),
            DECLARED,
            SituationStep("how many dice", {"ranged": (v.shooting, v.throwing, v.magical_shot)}),
            SituationStep("rerolls that are forced", {"ranged": (v.ranged_successes_rerolled,)}),
            SituationStep(
                "rerolls that are chosen",
                {"ranged": (v.shot_rerolls, v.magic_rerolls, v.rerolls_long_shots)},
            ),
            SituationStep("the defence", by_rule=("T-COVER",)),
            SituationStep("damage a hit", {"ranged": (v.long_shot_damage,)}),
            LESS,
            MORE,
            TOKENS,
            DEATH,
            AFTER,
        ),
        RANGED,
    ),
    Situation(
        "Backstab",
        ("C-BACK-01", "C-BACK-02", "C-BACK-04"),
        (
            SituationStep(
                "whether there is one",
                {"backstab": (v.backstabbed, v.backstabbed_on_escape), "summon": (v.backstabbed,)},
                by_rule=("A-STEALTH", "A-SHIELD-AGAINST"),
            ),
            SituationStep("which faces succeed", {"backstab": (v.striking_faces,)}),
            SituationStep("what is not taken from it", by_rule=("A-FROM-ATTACKS",)),
            MORE,
            TOKENS,
            DEATH,
        ),
        frozenset({BACKSTAB}),
    ),
    Situation(
        "Damage and wounds by abilities",
        ("C-DMG-01", "C-DMG-02"),
        (SituationStep("how much it deals", {"verbs.harm": (v.strength,)}), MORE, TOKENS, DEATH),
        done=(v.damage_more,),
    ),
    Situation(
        "Moving",
        ("C-MOV-01", "C-MOV-03", "C-RUN-01", "C-RUN-03", "T-DIFFICULT"),
        (
            SituationStep(
                "how far, and whether it runs",
                {
                    "movement": (v.movement, v.may_run, v.slowed_by_terrain),
                    "activation": (v.movement,),
                    "verbs.moving": (v.movement,),
                },
                by_rule=("A-AURA", "T-DIFFICULT"),
            ),
            SituationStep("when it is declared", events=(MoveDeclared,)),
            SituationStep("which way", {"movement": (v.flies, v.jumps)}, by_rule=("T-IMPASSABLE",)),
            SituationStep(
                "who stabs it",
                {"backstab": (v.backstabbed, v.backstabbed_on_escape)},
                by_rule=("A-STEALTH",),
            ),
            SituationStep(
                "what may follow",
                {
                    "activation": (v.may_fight_after_running, v.melee_reach),
                    "melee_targets": (v.draws_attacks, v.draws_attacks_within),
                    "ranged": (v.may_shoot_after_moving, v.may_shoot_magically_after_moving),
                },
                by_rule=("A-CHARGE", "A-PERSECUTION"),
            ),
        ),
    ),
    Situation(
        "The start of an activation",
        ("C-ACT-02", "C-TURN-07", "C-SUM-03"),
        (
            SituationStep("whether it may be activated", {"summon": (v.acts_when_summoned,)}),
            SituationStep("when it begins", events=(Activated,)),
            SituationStep("whether it may do something", {"activation": (v.may_act,)}),
            SituationStep("whether it stays hidden", by_rule=("A-STEALTH",)),
        ),
    ),
    Situation(
        "An activated ability",
        ("C-ACT-03", "C-STL-02"),
        (
            SituationStep(
                "which one is used",
                {"concentration": (v.concentration,), "verbs.tokens": (v.concentration,)},
            ),
            SituationStep("when it is declared", events=(AbilityDeclared,)),
            SituationStep(
                "rerolls that are chosen",
                {"abilities.healing": (v.healing_rerolls,), "abilities.minions": (v.ritual_rerolls,)},
            ),
        ),
        used=True,
    ),
    Situation(
        "Healing",
        ("A-HEALING",),
        (
            SituationStep("whether it can be healed", {"damage": (v.can_be_healed,)}, done_by=("A-HEALING",)),
            SituationStep("rerolls that are chosen", {"abilities.healing": (v.healing_rerolls,)}),
        ),
        done=(v.can_be_healed,),
    ),
    Situation(
        "Being wounded, being healed",
        ("C-MEL-05", "C-DMG-01", "A-HEALING"),
        (SituationStep("who acts by wounds", by_rule=("A-FORTITUDE",), looks_at="wounds"),),
        done=(v.damage_more, v.can_be_healed),
    ),
    Situation(
        "Being pushed",
        ("A-BUCKSHOT",),
        (SituationStep("what stops it", by_rule=("A-FLIGHT", "T-IMPASSABLE"), done_by=("A-BUCKSHOT",)),),
    ),
    Situation(
        "Gaining a poison token",
        ("A-POISON",),
        (
            SituationStep(
                "whether it can have one", {"durations": (v.can_be_poisoned,)}, by_rule=("A-POISON",)
            ),
        ),
        done=(v.can_be_poisoned,),
    ),
    Situation(
        "Gaining a disease token",
        ("A-DISEASE",),
        (
            SituationStep(
                "whether it can have one", {"durations": (v.can_be_diseased,)}, by_rule=("A-DISEASE",)
            ),
        ),
        done=(v.can_be_diseased,),
    ),
    Situation(
        "Being controlled",
        ("C-ZONE-07",),
        (
            SituationStep(
                "whether it can be controlled",
                {"control": (v.can_be_controlled,), "abilities.dominance": (v.health,)},
            ),
        ),
        done=(v.can_be_controlled,),
    ),
    Situation(
        "Obeying another player",
        ("C-ZONE-07",),
        (SituationStep("for whom it acts", by_rule=("A-DEFENDER",), looks_at="seat"),),
        done=(v.can_be_controlled,),
    ),
    Situation(
        "Being a target",
        ("C-PLAY-06", "C-STL-01", "C-CARD-01"),
        (
            SituationStep(
                "whether it can be one",
                {
                    "effects.targets": (v.strength, v.health),
                    "effects.choosing": (v.touched_by_support,),
                    "effects.target_refusals": (v.touched_by_support, v.shielded_from),
                    "verbs.gaining": (v.strength, v.health, v.movement),
                    "verbs.harm": (v.health,),
                    "effects.grants": (v.touched_by_support,),
                    "verbs.cards": (v.returns_to_hand,),
                    "shields": (v.shielded_from,),
                },
                by_rule=("A-STEALTH", "T-BLOCKS-LOS"),
                done_by=("A-AURA", "A-CONTROL", "A-HEALER", "A-HEALING", "A-HOWL", "A-REQUIEM"),
            ),
        ),
    ),
    Situation(
        "Entering the field",
        ("C-SUM-01", "C-SUM-03", "C-SUM-05"),
        (
            SituationStep(
                "with which tokens",
                {"concentration": (v.concentration,)},
                by_rule=("A-ARMOUR", "A-STEALTH"),
            ),
            SituationStep("when it has entered, or a building stands", events=(Summoned, HeroPlaced, Built)),
            SituationStep("who summons minions", {"abilities.minions": (v.drills, v.recruits)}),
            SituationStep("who stabs it", {"summon": (v.backstabbed,)}),
            SituationStep("its first word", by_rule=("A-FIRST-WORD",)),
            SituationStep("whether it may act at once", {"summon": (v.acts_when_summoned,)}),
        ),
    ),
    Situation(
        "A death",
        ("C-DMG-02", "C-PLAY-05"),
        (DEATH, SituationStep("when the attack is over", events=(Aftermath,))),
    ),
    Situation(
        "Ruins",
        ("C-RUIN-01", "C-STL-05"),
        (SituationStep("whether it may search", {"ruins": (v.may_search,)}, by_rule=("A-STEALTH",)),),
    ),
)
