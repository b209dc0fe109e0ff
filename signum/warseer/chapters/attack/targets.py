"""Whom a creature may attack: W-ATK-01, W-ATK-02, K-DEFENDER."""

from signum.engine.questions import Refusal
from signum.engine.units import Word
from signum.warseer.core.game import Game
from signum.warseer.core.state import MELEE, Creature
from signum.warseer.core.values import attack_dice, attack_range, demands_melee


def why_not_reach(
    game: Game, one: Creature, target: Creature, limit: int, cites: tuple[str, ...]
) -> Refusal | None:
    """W-ATK-01, -02: within range and in sight."""
    distance = game.distance(one, target)
    if distance > limit:
        facts = {"creature": target.id, "distance": distance, "limit": limit}
        return Refusal("out-of-range", cites, facts)
    if not game.sees(one, target):
        return Refusal("not-seen", ("W-ATK-02", *cites), {"creature": target.id})
    return None


def why_not_target(game: Game, one: Creature, target: Creature | None, kind: Word) -> Refusal | None:
    """Why a creature cannot attack another from where it stands."""
    if target is None:
        return Refusal("no-such-creature", ("W-ATK-01",))
    if not game.hostile(one.seat, target.seat):
        return Refusal("not-an-opponent", ("W-ATK-01",), {"creature": target.id})
    if not game.value(attack_dice, one):
        return Refusal("no-attack", ("W-CARD-02",), {"creature": one.id})
    why = why_not_reach(game, one, target, game.value(attack_range, one), ("W-ATK-01",))
    if why is not None or kind != MELEE or not game.is_changed(demands_melee):
        return why
    demanding = [
        other
        for other in game.contacts(one)
        if game.hostile(one.seat, other.seat) and game.value(demands_melee, other)
    ]
    if demanding and target not in demanding:
        cites = (*game.sources(demands_melee, demanding[0]), "W-ATK-01")
        return Refusal("must-attack-defender", cites, {"creature": demanding[0].id})
    return None


def targets_of(game: Game, one: Creature) -> list[Creature]:
    """All creatures that it may attack from where it stands."""
    kind = game.card(one.card).attack
    return [other for other in game.opposing(one.seat) if why_not_target(game, one, other, kind) is None]
