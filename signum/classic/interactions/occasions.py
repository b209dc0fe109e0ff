"""The rolls and other occasions of the classic game, step by step: what each reads, what happens in it.

The steps stand in the order of play. What a step reads is written with the chapter that reads it, and a test
finds every reader in the source: a value that is read elsewhere, or no more, is found there.
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


class Step(Struct, frozen=True):
    """One thing that is settled: by which values, read in which chapter, and which events it is."""

    what: str
    reads: Reads = _NOTHING
    events: tuple[type[Event], ...] = ()
    by_rule: tuple[str, ...] = ()
    """Abilities and terrains that take part by a rule of the chapter, not by a value or an answer."""
    done_by: tuple[str, ...] = ()
    """Abilities that do what is settled here, by what they say."""
    looks_at: str = ""
    """What of a creature is looked at here: abilities whose own functions do so take part."""

    @property
    def values(self) -> list[Value[Any]]:
        """Everything that is read in it."""
        return list(dict.fromkeys(value for values in self.reads.values() for value in values))


class Occasion(Struct, frozen=True):
    """A roll, an attack or another moment at which abilities meet, by its steps."""

    title: str
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    attacks: frozenset[str] = frozenset()
    """Where it is an attack, which ones: an answer to attacks of another kind has no part in it."""
    done: tuple[Value[Any], ...] = ()
    """What is allowed, forbidden or changed here: whoever does it takes part in the first step, too."""
    used: bool = False
    """Whether all activated abilities take part."""


LESS: Final = Step("less damage", {"damage": (v.attack_damage_less,)})
MORE: Final = Step("more damage", {"damage": (v.damage_more,)})
TOKENS: Final = Step("what relics and armour take", by_rule=("A-DURABILITY", "A-ARMOUR"))
PASSED: Final = Step("what wounds pass by", by_rule=("A-DURABILITY", "A-ARMOUR", "A-VULNERABILITY"))
DEATH: Final = Step(
    "who dies, and what comes before it leaves", {"damage": (v.health,)}, (Eliminated,), ("A-LAST-WORD",)
)
AFTER: Final = Step("when the attack is over", events=(AttackEnded, Aftermath), by_rule=("A-MULTIPLE-USES",))
DECLARED: Final = Step("when it is declared", events=(AttackDeclared,))
AFTER_RUNNING: Final = Step("whether it may after running", {"activation": (v.may_fight_after_running,)})
TARGETS: Final = Step("whom it can target", by_rule=("A-STEALTH", "A-SHIELD-AGAINST"))
DEFENDERS: Final = Step("whom it must choose", {"melee_targets": (v.draws_attacks,)})

OCCASIONS: Final = (
    Occasion(
        "Melee combat",
        ("C-MEL-01", "C-MEL-03", "C-MEL-05", "C-MEL-06", "C-MEL-07"),
        (
            AFTER_RUNNING,
            TARGETS,
            Step(
                "how far, and whether it sees",
                {"activation": (v.melee_reach,), "melee_targets": (v.melee_reach,)},
                by_rule=("T-BLOCKS-LOS",),
            ),
            DEFENDERS,
            DECLARED,
            Step("how many dice", {"melee_targets": (v.strength,), "melee": (v.strength,)}),
            Step(
                "how they are split",
                {"melee": (v.splits_freely, v.least_attack, v.least_defence, v.melee_reach)},
            ),
            Step("dice that the split earns", {"melee": (v.extra_attack, v.extra_defence)}),
            Step("who strikes first", {"melee": (v.strikes_first,)}),
            Step("which faces succeed", {"melee": (v.striking_faces,)}),
            Step("rerolls that are forced", {"melee": (v.successes_rerolled,)}),
            Step("rerolls that are chosen", {"melee": (v.attack_rerolls, v.defence_rerolls)}),
            Step("damage a hit", {"melee": (v.damage_a_hit,)}),
            LESS,
            MORE,
            TOKENS,
            Step("when it is hurt", {"damage": (v.feeds_vampires,)}, (Hurt,)),
            DEATH,
            AFTER,
        ),
        frozenset({MELEE}),
    ),
    Occasion(
        "Magical strike",
        ("C-MEL-08", "C-DMG-03"),
        (
            AFTER_RUNNING,
            TARGETS,
            DEFENDERS,
            DECLARED,
            Step(
                "how many dice",
                {
                    "activation": (v.magical_strike,),
                    "melee_targets": (v.magical_strike,),
                    "melee": (v.magical_strike,),
                },
            ),
            Step("which faces succeed", {"melee": (v.striking_faces,)}),
            Step("rerolls that are forced", {"melee": (v.magical_successes_rerolled,)}),
            LESS,
            PASSED,
            DEATH,
            AFTER,
        ),
        frozenset({MAGICAL_STRIKE}),
    ),
    Occasion(
        "Shooting, throwing, magical shot",
        ("C-RNG-01", "C-RNG-03", "C-RNG-04", "C-RNG-05"),
        (
            Step(
                "whether it may after moving",
                {"ranged": (v.may_shoot_after_moving, v.may_shoot_magically_after_moving)},
            ),
            Step(
                "whom it can target, or look for",
                {"detection": (v.magical_shot,)},
                by_rule=("A-STEALTH", "A-SHIELD-AGAINST"),
            ),
            Step("whether it sees", by_rule=("T-BLOCKS-LOS",)),
            DECLARED,
            Step("how many dice", {"ranged": (v.shooting, v.throwing, v.magical_shot)}),
            Step("rerolls that are forced", {"ranged": (v.ranged_successes_rerolled,)}),
            Step(
                "rerolls that are chosen",
                {"ranged": (v.shot_rerolls, v.magic_rerolls, v.rerolls_long_shots)},
            ),
            Step("the defence", by_rule=("T-COVER",)),
            Step("damage a hit", {"ranged": (v.long_shot_damage,)}),
            LESS,
            MORE,
            TOKENS,
            DEATH,
            AFTER,
        ),
        RANGED,
    ),
    Occasion(
        "Backstab",
        ("C-BACK-01", "C-BACK-02", "C-BACK-04"),
        (
            Step(
                "whether there is one",
                {"backstab": (v.backstabbed, v.backstabbed_on_escape), "summon": (v.backstabbed,)},
                by_rule=("A-STEALTH", "A-SHIELD-AGAINST"),
            ),
            Step("which faces succeed", {"backstab": (v.striking_faces,)}),
            Step("what is not taken from it", by_rule=("A-FROM-ATTACKS",)),
            MORE,
            TOKENS,
            DEATH,
        ),
        frozenset({BACKSTAB}),
    ),
    Occasion(
        "Damage and wounds by abilities",
        ("C-DMG-01", "C-DMG-02"),
        (MORE, TOKENS, DEATH),
        done=(v.damage_more,),
    ),
    Occasion(
        "Moving",
        ("C-MOV-01", "C-MOV-03", "C-RUN-01", "C-RUN-03", "T-DIFFICULT"),
        (
            Step(
                "how far, and whether it runs",
                {
                    "movement": (v.movement, v.may_run, v.slowed_by_terrain),
                    "activation": (v.movement,),
                    "verbs.moving": (v.movement,),
                },
                by_rule=("A-AURA", "T-DIFFICULT"),
            ),
            Step("when it is declared", events=(MoveDeclared,)),
            Step("which way", {"movement": (v.flies, v.jumps)}, by_rule=("T-IMPASSABLE",)),
            Step(
                "who stabs it",
                {"backstab": (v.backstabbed, v.backstabbed_on_escape)},
                by_rule=("A-STEALTH",),
            ),
            Step(
                "what may follow",
                {
                    "activation": (v.may_fight_after_running, v.melee_reach),
                    "melee_targets": (v.draws_attacks,),
                    "ranged": (v.may_shoot_after_moving, v.may_shoot_magically_after_moving),
                },
                by_rule=("A-CHARGE", "A-PERSECUTION"),
            ),
        ),
    ),
    Occasion(
        "The start of an activation",
        ("C-ACT-02", "C-TURN-07", "C-SUM-03"),
        (
            Step("whether it may be activated", {"summon": (v.acts_when_summoned,)}),
            Step("when it begins", events=(Activated,)),
            Step("whether it stays hidden", by_rule=("A-STEALTH",)),
        ),
    ),
    Occasion(
        "An activated ability",
        ("C-ACT-03", "C-STL-02"),
        (
            Step(
                "which one is used",
                {"concentration": (v.concentration,), "verbs.tokens": (v.concentration,)},
            ),
            Step("when it is declared", events=(AbilityDeclared,)),
            Step(
                "rerolls that are chosen",
                {"abilities.healing": (v.healing_rerolls,), "abilities.minions": (v.ritual_rerolls,)},
            ),
        ),
        used=True,
    ),
    Occasion(
        "Healing",
        ("A-HEALING",),
        (
            Step("whether it can be healed", {"damage": (v.can_be_healed,)}, done_by=("A-HEALING",)),
            Step("rerolls that are chosen", {"abilities.healing": (v.healing_rerolls,)}),
        ),
        done=(v.can_be_healed,),
    ),
    Occasion(
        "Being wounded, being healed",
        ("C-MEL-05", "C-DMG-01", "A-HEALING"),
        (Step("who acts by wounds", by_rule=("A-FORTITUDE",), looks_at="wounds"),),
        done=(v.damage_more, v.can_be_healed),
    ),
    Occasion(
        "Being pushed",
        ("A-BUCKSHOT",),
        (Step("what stops it", by_rule=("A-FLIGHT", "T-IMPASSABLE"), done_by=("A-BUCKSHOT",)),),
    ),
    Occasion(
        "Gaining a poison token",
        ("A-POISON",),
        (Step("whether it can have one", {"durations": (v.can_be_poisoned,)}, by_rule=("A-POISON",)),),
        done=(v.can_be_poisoned,),
    ),
    Occasion(
        "Gaining a disease token",
        ("A-DISEASE",),
        (Step("whether it can have one", {"durations": (v.can_be_diseased,)}, by_rule=("A-DISEASE",)),),
        done=(v.can_be_diseased,),
    ),
    Occasion(
        "Being controlled",
        ("C-ZONE-07",),
        (
            Step(
                "whether it can be controlled",
                {"control": (v.can_be_controlled,), "abilities.dominance": (v.health,)},
            ),
        ),
        done=(v.can_be_controlled,),
    ),
    Occasion(
        "Obeying another player",
        ("C-ZONE-07",),
        (Step("for whom it acts", by_rule=("A-DEFENDER",), looks_at="seat"),),
        done=(v.can_be_controlled,),
    ),
    Occasion(
        "Being a target",
        ("C-PLAY-06", "C-STL-01", "C-CARD-01"),
        (
            Step(
                "whether it can be one",
                {
                    "effects.targets": (v.touched_by_support,),
                    "effects.grants": (v.touched_by_support,),
                    "verbs.cards": (v.returns_to_hand,),
                    "shields": (v.shielded_from,),
                },
                by_rule=("A-STEALTH", "T-BLOCKS-LOS"),
                done_by=("A-AURA", "A-CONTROL", "A-HEALER", "A-HEALING", "A-HOWL", "A-REQUIEM"),
            ),
        ),
    ),
    Occasion(
        "Entering the field",
        ("C-SUM-01", "C-SUM-03", "C-SUM-05"),
        (
            Step(
                "with which tokens",
                {"concentration": (v.concentration,)},
                by_rule=("A-ARMOUR", "A-STEALTH"),
            ),
            Step("when it has entered, or a building stands", events=(Summoned, HeroPlaced, Built)),
            Step("who summons minions", {"abilities.minions": (v.drills, v.recruits)}),
            Step("who stabs it", {"summon": (v.backstabbed,)}),
            Step("its first word", by_rule=("A-FIRST-WORD",)),
            Step("whether it may act at once", {"summon": (v.acts_when_summoned,)}),
        ),
    ),
    Occasion(
        "A death",
        ("C-DMG-02", "C-PLAY-05"),
        (DEATH, Step("when the attack is over", events=(Aftermath,))),
    ),
    Occasion(
        "Ruins",
        ("C-RUIN-01", "C-STL-05"),
        (Step("whether it may search", {"ruins": (v.may_search,)}, by_rule=("A-STEALTH",)),),
    ),
)
