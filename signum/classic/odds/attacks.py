"""The odds of an attack before it is declared, including the effects of its declaration (C-TURN-08).

The declaration is made in a copy of the game. Dice thrown because of it are weighted cases, and in each case
the players split their dice knowing these dice. Offers are accepted. If nothing answers the declaration no
copy is needed.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from signum.classic.chapters.combat.attacks import AttackDeclared, declared
from signum.classic.chapters.combat.ranged import Kind, measured
from signum.classic.core.attack_kinds import MAGICAL_STRIKE, MELEE
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.odds.harm import NOTHING, AttackOdds, Ending, ending_in, mixed
from signum.classic.odds.outcomes import answers, ends
from signum.classic.odds.shots import magical_strike_odds, shot_odds
from signum.classic.odds.splitting import Melee, Plan, Valuation, kill_then_wounds
from signum.engine.questions import Procedure


class DeclaredAttack(Struct, frozen=True):
    """One way in which an attack can begin: the harm so far, and the game if it goes on."""

    weight: int
    done: Ending
    game: Game | None


class Case(Struct, frozen=True):
    """One way in which the declaration of a melee can end: the harm so far, and the melee if there is one."""

    weight: int
    done: Ending
    melee: Melee | None

    def after(self, odds: AttackOdds) -> tuple[int, AttackOdds]:
        """The weight, and the odds including the harm before."""
        return self.weight, odds.after(self.done)


class MeleeCases:
    """A melee before or after its declaration: one case for each way in which it can begin."""

    def __init__(self, cases: Sequence[Case]) -> None:
        self.cases = cases

    @property
    def total(self) -> int:
        """The weight of all cases together."""
        return sum([case.weight for case in self.cases])

    @property
    def likeliest(self) -> Melee | None:
        """The melee of the likeliest case that leads to one."""
        there = [case for case in self.cases if case.melee is not None]
        return max(there, key=lambda case: case.weight).melee if there else None

    @property
    def plan(self) -> Plan | None:
        """The best splits of the likeliest case; None if there is no melee."""
        melee = self.likeliest
        return None if melee is None else melee.plan()

    @property
    def odds(self) -> AttackOdds:
        """The odds with the best splits on both sides."""
        return self.odds_with(lambda melee: melee.plan().reply.odds)

    def odds_with(self, chosen: Callable[[Melee], AttackOdds]) -> AttackOdds:
        """The odds if each case with a melee has the odds chosen for it."""
        none = AttackOdds({NOTHING: 1})
        return mixed([case.after(none if case.melee is None else chosen(case.melee)) for case in self.cases])


def fight(
    game: Game,
    attacker: Creature,
    defender: Creature,
    valuation: Valuation = kill_then_wounds,
    most: int | None = None,
) -> MeleeCases:
    """A melee before it is declared, the declaration included; `most` bounds the work (Melee)."""
    cases: list[Case] = []
    for case in declarations(game, attacker, defender, MELEE):
        there = case.game
        melee = None
        if there is not None:
            melee = Melee(there, *_both(there, attacker, defender), valuation=valuation, most=most)
        cases.append(Case(case.weight, case.done, melee))
    return MeleeCases(cases)


def magical_strike(game: Game, attacker: Creature, target: Creature) -> AttackOdds:
    """The odds of a magical strike, the declaration included."""
    return _carried_out(game, attacker, target, MAGICAL_STRIKE, magical_strike_odds)


def shot(game: Game, attacker: Creature, target: Creature, kind: Kind) -> AttackOdds:
    """The odds of a ranged attack, the declaration included; its line is measured before that."""
    line = measured(game, attacker, target, kind)
    return _carried_out(
        game, attacker, target, kind.attack, lambda there, me, foe: shot_odds(there, me, foe, kind, line)
    )


def declarations(game: Game, attacker: Creature, target: Creature, attack: str) -> list[DeclaredAttack]:
    """All the ways in which an attack can begin."""
    if not (attacker.hidden or answers(game, AttackDeclared)):
        return [DeclaredAttack(1, NOTHING, game)]

    def declaration(there: Game) -> Procedure[bool]:
        there.fights.append([])
        return (yield from declared(there, *_both(there, attacker, target), attack, ("C-TURN-08",)))

    return [
        DeclaredAttack(
            end.weight, ending_in(end.game, game, attacker, target), end.game if end.answer else None
        )
        for end in ends(game, declaration)
    ]


def _carried_out(
    game: Game,
    attacker: Creature,
    target: Creature,
    attack: str,
    odds_of: Callable[[Game, Creature, Creature], AttackOdds],
) -> AttackOdds:
    cases: list[tuple[int, AttackOdds]] = []
    for case in declarations(game, attacker, target, attack):
        odds = AttackOdds({NOTHING: 1})
        if case.game is not None:
            odds = odds_of(case.game, *_both(case.game, attacker, target))
        cases.append((case.weight, odds.after(case.done)))
    return mixed(cases)


def _both(game: Game, attacker: Creature, target: Creature) -> tuple[Creature, Creature]:
    return game.state.creatures[attacker.id], game.state.creatures[target.id]
