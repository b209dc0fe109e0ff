"""A creature's plan as the rules would carry it out: answers, exact odds, gains, and the replies to it."""

from msgspec import Struct

from signum.engine.questions import Option, Refusal, Seat
from signum.engine.units import CardId, ThingId, Word
from signum.warseer.bots.plans import Plan
from signum.warseer.chapters.feats import face, why_not_feat
from signum.warseer.chapters.terrain import acting_terrains
from signum.warseer.composed_game import WarseerGame
from signum.warseer.core.card_types import ACHIEVEMENT
from signum.warseer.core.state import Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.findings.gains import KillGain, kill_gain
from signum.warseer.findings.position import KnownPosition
from signum.warseer.findings.reach import reached, threats
from signum.warseer.findings.weighing import planned_odds
from signum.warseer.odds.attacks import AttackOdds


class ActivationPlan(Struct, frozen=True):
    """An activation, as far as it can be foreseen."""

    creature: ThingId
    row: tuple[Option, ...]
    """The answers, beginning with the open question."""
    at: HexPlace | None = None
    run: bool = False
    way: tuple[HexPlace, ...] = ()
    """Hex by hex, its own not among them."""
    target: ThingId = 0
    odds: AttackOdds | None = None
    gain: KillGain | None = None
    """The gain from the fall of the target."""
    feats: tuple[CardId, ...] = ()
    """Achievements in hand that its place makes possible."""
    rolls: tuple[Word, ...] = ()
    """W-TER-20: the terrains that roll for it afterwards."""
    threats: tuple[ThingId, ...] = ()
    """The opponents that could attack it there, the attacked one left out."""
    refusal: Refusal | None = None
    """The reason why the rules do not allow it after all."""


def activation_plan(position: KnownPosition, one: Creature, plan: Plan, *before: Option) -> ActivationPlan:
    """A plan of a creature; `before` is the answer that activates it, if it is not active."""
    game, actions = position.game, plan.actions
    refusal = position.explain(one.id, *actions[:1]) or position.explain(one.id, *actions)
    if refusal is not None:
        return ActivationPlan(one.id, before or actions[:1], refusal=refusal)
    there = _standing_at(game, one, plan.at)
    it, target = there.state.creatures[one.id], game.creature(plan.target)
    goes = next((way for way in reached(position.acting(one.id), one.id) if way.at == plan.at), None)
    return ActivationPlan(
        one.id,
        (*before, *actions),
        plan.at,
        plan.run,
        () if goes is None else goes.way,
        plan.target,
        planned_odds(position, one.id, *actions) if plan.target else None,
        None if target is None else kill_gain(there, it, target),
        _new_feats(game, there, one.seat),
        tuple([there.terrain_at(at) for at in acting_terrains(there, it)]),
        tuple([other.id for other in threats(there, it) if other.id != plan.target]),
    )


def _standing_at(game: WarseerGame, one: Creature, at: HexPlace | None) -> WarseerGame:
    there = game.fork()
    if at is not None:
        there.state.creatures[one.id].at = at
    return there


def _new_feats(now: WarseerGame, there: WarseerGame, seat: Seat) -> tuple[CardId, ...]:
    held = [one for one in dict.fromkeys(now.player(seat).feats) if face(now, one).kind == ACHIEVEMENT]
    return tuple(
        [
            one
            for one in held
            if why_not_feat(there, seat, one) is None and why_not_feat(now, seat, one) is not None
        ]
    )
