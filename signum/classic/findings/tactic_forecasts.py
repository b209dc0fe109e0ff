"""Forecasts of a tactic window: what revealing a tactic, or not, does to the creatures concerned."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from signum.classic.chapters.cards.tactics import BEFORE, Reveal, reveal
from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.ranged import KINDS, measured
from signum.classic.core.attack_kinds import MAGICAL_STRIKE, MELEE
from signum.classic.core.game import Game
from signum.classic.core.state import CreatureId, Tactic
from signum.classic.findings.position import KnownPosition
from signum.classic.odds.harm import NOTHING, UNHARMED, AttackOdds, Harm, ending_in, harm_in, mixed
from signum.classic.odds.outcomes import ends
from signum.classic.odds.shots import magical_strike_odds, shot_odds
from signum.classic.odds.splitting import Melee
from signum.engine.confirming import No
from signum.engine.distributions import Distribution
from signum.engine.enumeration import End, TooManyWays, summary
from signum.engine.events import Event
from signum.engine.questions import Choice, Option, Procedure
from signum.engine.records import tag_of

WINDOWS: Final = "tactic"
"""The kind of question in which a tactic may be revealed."""
MOST_SPLITS: Final = 120
"""The pairs of splits up to which a melee is weighed: a screen waits for it."""
SHOTS: Final = {kind.attack: kind for kind in KINDS.values()}


class TacticForecast(Struct, frozen=True):
    """The harm to each creature concerned, and the chance that the answered event does not happen."""

    harms: Mapping[CreatureId, Distribution[Harm]]
    cancelled: Fraction = Fraction(0)


def tactic_forecast(position: KnownPosition, choice: Choice[Any], option: Option) -> TacticForecast | None:
    """None if the answered event is not known any more, or has too many ways to end."""
    event = _event(position, choice)
    if choice.kind != WINDOWS or event is None:
        return None
    try:
        if isinstance(option, Reveal):
            return _revealed(position.game, choice, option, event)
        if isinstance(option, No) and isinstance(event, AttackDeclared):
            return _attack(event, attack_odds(position.game, event))
    except TooManyWays:
        return None
    return None


def attack_odds(game: Game, event: AttackDeclared) -> AttackOdds:
    """The odds of a declared attack as it goes on, with the best splits of a melee."""
    attacker, target = game.creature(event.attacker), game.creature(event.target)
    if attacker is None or target is None:
        return AttackOdds({NOTHING: 1})
    if event.attack == MELEE:
        melee = Melee(game, attacker, target)
        if len(melee.ours) * len(melee.theirs) > MOST_SPLITS:
            raise TooManyWays
        return melee.plan().reply.odds
    if event.attack == MAGICAL_STRIKE:
        return magical_strike_odds(game, attacker, target)
    kind = SHOTS[event.attack]
    return shot_odds(game, attacker, target, kind, measured(game, attacker, target, kind))


def _event(position: KnownPosition, choice: Choice[Any]) -> Event | None:
    """The answered event: an attack as it was declared, any other if it has happened already."""
    about = choice.about
    if about.get("event") == tag_of(AttackDeclared):
        attacker, target = (int(str(about[name])) for name in ("attacker", "target"))
        return AttackDeclared(attacker, target, str(about["attack"]))
    if about.get("time") == BEFORE:
        return None
    return next(
        (
            event.seen_by(choice.seat)
            for event in reversed(position.match.run.game.log)
            if tag_of(type(event)) == about.get("event")
        ),
        None,
    )


def _revealed(game: Game, choice: Choice[Any], option: Reveal, event: Event) -> TacticForecast:
    before = choice.about.get("time") == BEFORE
    # The known game has no face-down tactics, so this one gets a number that nothing has.
    tactic = Tactic(0, option.card)

    def shown(there: Game) -> Procedure[bool]:
        return (yield from reveal(there, choice.seat, tactic, event, before)) is None

    found = ends(game, shown)
    cancelled = summary(found, lambda end: bool(end.answer)).chance(lambda yes: yes)
    if isinstance(event, AttackDeclared):
        return _attack(event, _attacked(game, event, found), cancelled)
    harms = {
        one.id: summary(found, lambda end, one=one: harm_in(end.game, game, one))  # type: ignore[misc]
        for one in list(game.state.creatures.values())
    }
    changed = {id: harm for id, harm in harms.items() if any(each != UNHARMED for each in harm.weights)}
    return TacticForecast(changed, cancelled)


def _attacked(game: Game, event: AttackDeclared, found: list[End[Game, bool]]) -> AttackOdds:
    """The odds of an attack after each way in which a tactic can act."""
    attacker, target = (game.state.creatures[id] for id in (event.attacker, event.target))
    cases: list[tuple[int, AttackOdds]] = []
    for end in found:
        goes_on = not end.answer and end.game.in_play(attacker.id) and end.game.in_play(target.id)
        odds = attack_odds(end.game, event) if goes_on else AttackOdds({NOTHING: 1})
        cases.append((end.weight, odds.after(ending_in(end.game, game, attacker, target))))
    return mixed(cases)


def _attack(event: AttackDeclared, odds: AttackOdds, cancelled: Fraction = Fraction(0)) -> TacticForecast:
    both = {
        event.target: odds.of(lambda ending: ending.defender),
        event.attacker: odds.of(lambda ending: ending.attacker),
    }
    return TacticForecast(both, cancelled)
