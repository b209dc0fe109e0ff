"""The odds of an attack before it is declared, with all that its declaration sets off (C-TURN-08).

The declaration is made in a copy of the game. Dice that are thrown because of it are cases with their
weights, and in each the players split their dice knowing how those fell. Offers are accepted. Where nothing
answers the declaration no copy is needed.
"""

from collections.abc import Callable

from msgspec import Struct

from signum.classic.chapters.combat.attacks import AttackDeclared, declared
from signum.classic.chapters.combat.ranged import Kind, measured
from signum.classic.core.attack_kinds import MAGICAL_STRIKE, MELEE
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.odds.harm import NOTHING, Ending, Odds, ending_in, mixed
from signum.classic.odds.outcomes import answers, ends
from signum.classic.odds.shots import magical_strike_odds, shot_odds
from signum.classic.odds.splitting import Plan, Valuation, best_splits, kill_then_wounds
from signum.engine.questions import Procedure


class Declared(Struct, frozen=True):
    """One way in which an attack can begin: what has been done by then, and the game if it goes on."""

    weight: int
    done: Ending
    game: Game | None


class Fight(Struct, frozen=True):
    """What a melee promises: its odds, and the splits in each case of its declaration that leads to one."""

    odds: Odds
    plans: tuple[tuple[int, Plan], ...]

    @property
    def plan(self) -> Plan | None:
        """The splits of the likeliest case; nothing if there is no fight."""
        return max(self.plans, key=lambda case: case[0])[1] if self.plans else None


def fight(
    game: Game, attacker: Creature, defender: Creature, valuation: Valuation = kill_then_wounds
) -> Fight:
    """The odds of a melee with the best splits on both sides, the declaration included."""
    plans: list[tuple[int, Plan]] = []
    cases: list[tuple[int, Odds]] = []
    for case in declarations(game, attacker, defender, MELEE):
        odds = Odds({NOTHING: 1})
        if case.game is not None:
            plan = best_splits(case.game, *_both(case.game, attacker, defender), valuation)
            plans.append((case.weight, plan))
            odds = plan.reply.odds
        cases.append((case.weight, odds.after(case.done)))
    return Fight(mixed(cases), tuple(plans))


def magical_strike(game: Game, attacker: Creature, target: Creature) -> Odds:
    """The odds of a magical strike, the declaration included."""
    return _carried_out(game, attacker, target, MAGICAL_STRIKE, magical_strike_odds)


def shot(game: Game, attacker: Creature, target: Creature, kind: Kind) -> Odds:
    """The odds of a ranged attack, the declaration included; its line is measured before that."""
    line = measured(game, attacker, target, kind)
    return _carried_out(
        game, attacker, target, kind.attack, lambda there, me, foe: shot_odds(there, me, foe, kind, line)
    )


def declarations(game: Game, attacker: Creature, target: Creature, attack: str) -> list[Declared]:
    """All the ways in which an attack can begin."""
    if not (attacker.hidden or answers(game, AttackDeclared)):
        return [Declared(1, NOTHING, game)]

    def declaration(there: Game) -> Procedure[bool]:
        there.fights.append([])
        return (yield from declared(there, *_both(there, attacker, target), attack, ("C-TURN-08",)))

    return [
        Declared(end.weight, ending_in(end.game, game, attacker, target), end.game if end.answer else None)
        for end in ends(game, declaration)
    ]


def _carried_out(
    game: Game,
    attacker: Creature,
    target: Creature,
    attack: str,
    odds_of: Callable[[Game, Creature, Creature], Odds],
) -> Odds:
    cases: list[tuple[int, Odds]] = []
    for case in declarations(game, attacker, target, attack):
        odds = Odds({NOTHING: 1})
        if case.game is not None:
            odds = odds_of(case.game, *_both(case.game, attacker, target))
        cases.append((case.weight, odds.after(case.done)))
    return mixed(cases)


def _both(game: Game, attacker: Creature, target: Creature) -> tuple[Creature, Creature]:
    return game.state.creatures[attacker.id], game.state.creatures[target.id]
