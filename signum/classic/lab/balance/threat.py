"""Price against threat: the exact odds of a character against an ordinary one, beside its cost."""

from collections.abc import Sequence
from fractions import Fraction
from statistics import mean
from typing import Final

from msgspec import Struct

from signum.classic.cards.card import CHARACTER, Card
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.combat.ranged import MAGIC, SHOT, THROW
from signum.classic.chapters.field.summon import profile_of
from signum.classic.core.game import Game
from signum.classic.core.state import ACTIVATION, Creature, PlayerState, State
from signum.classic.core.values import strength
from signum.classic.editions import EDITIONS
from signum.classic.odds.attacks import magical_strike, shot
from signum.classic.odds.melee import melee_odds
from signum.classic.positions.position import Start
from signum.classic.rules import Classic
from signum.engine.run import GameRun

ORDINARY_STRENGTH: Final = 2
ORDINARY_HEALTH: Final = 4
HERE: Final = (30_000, 30_000)
NEAR: Final = 4_000
"""A gap for ranged attacks, in hundredths of a millimetre."""
A_BUILDING: Final = 2.0
A_NAMED_BUILDING: Final = 2.5
"""The price of a tapped building in prosperity; a named one is harder to have."""
LEAST_TAKEN: Final = Fraction(1, 2)
"""Nobody endures for ever: there are other attacks than this one."""
RANGED: Final = {"A-SHOOTING": SHOT, "A-THROWING": THROW, "A-MAGICAL-SHOT": MAGIC}


class PricedCharacter(Struct, frozen=True):
    """A character in figures; all of them are averages of exact odds."""

    card: str
    price: float
    """In prosperity, buildings included."""
    deals: float
    """The wounds of its best attack on an ordinary character that keeps half of its dice for defence."""
    endures: float
    """The blows of an ordinary character that it survives, half of its own dice kept for defence."""
    above: float = 0.0
    """Its worth above the line through all characters; below it if negative."""

    @property
    def worth(self) -> float:
        """Both together, in wounds."""
        return self.deals + self.endures


def threats(cards: Sequence[Card], edition: str) -> list[PricedCharacter]:
    """Every character of a printing, those that give most for their price first."""
    found = [_threat(one, edition) for one in cards if one.type == CHARACTER and edition in one.printings]
    slope, start = _line([one.price for one in found], [one.worth for one in found])
    placed = [
        PricedCharacter(one.card, one.price, one.deals, one.endures, one.worth - start - slope * one.price)
        for one in found
    ]
    return sorted(placed, key=lambda one: -one.above)


def price(card: Card) -> float:
    """The cost of a card in prosperity."""
    cost = card.cost
    return cost.prosperity + A_NAMED_BUILDING * len(cost.buildings) + A_BUILDING * cost.any


def _threat(card: Card, edition: str) -> PricedCharacter:
    game, me, foe = _position(card, edition, apart=0)
    dice = game.value(strength, me)
    blow = melee_odds(game, me, foe, Split(dice, 0), Split(1, ORDINARY_STRENGTH - 1))
    dealt = [blow.expected(lambda ending: ending.defender.wounds)]
    held = {one.ability for one in me.held}
    if "A-MAGICAL-STRIKE" in held:
        dealt.append(magical_strike(game, me, foe).expected(lambda ending: ending.defender.wounds))
    for ability, kind in RANGED.items():
        if ability in held:
            there, shooter, target = _position(card, edition, apart=NEAR)
            dealt.append(shot(there, shooter, target, kind).expected(lambda ending: ending.defender.wounds))
    blow = melee_odds(game, foe, me, Split(ORDINARY_STRENGTH, 0), Split(dice - dice // 2, dice // 2))
    taken = blow.expected(lambda ending: ending.defender.damage)
    endures = Fraction(card.health + me.armour) / max(taken, LEAST_TAKEN)
    return PricedCharacter(card.id, price(card), float(max(dealt)), float(endures))


def _position(card: Card, edition: str, *, apart: int) -> tuple[Game, Creature, Creature]:
    """The character beside an ordinary one, with nobody else."""
    me = profile_of(card).creature(1, 0, HERE)
    me.hidden = False
    base = 3_200
    foe = Creature(
        id=2,
        card="ordinary",
        type=CHARACTER,
        owner=1,
        seat=1,
        x=HERE[0],
        y=HERE[1] + (me.base + base) // 2 + apart,
        base=base,
        strength=ORDINARY_STRENGTH,
        health=ORDINARY_HEALTH,
    )
    players = [PlayerState(prosperity=9) for _ in (0, 1)]
    state = State(players, turn=1, phase=ACTIVATION, creatures={1: me, 2: foe}, next_id=3)
    rules = Classic(EDITIONS[edition]).with_start(Start(state, cards={card.id: card}))
    game: Game = GameRun(rules, state, None).game
    return game, game.state.creatures[1], game.state.creatures[2]


def _line(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """The slope and the start of the least-squares line."""
    middle, height = mean(xs), mean(ys)
    width = sum([(x - middle) ** 2 for x in xs])
    slope = sum([(x - middle) * (y - height) for x, y in zip(xs, ys, strict=True)]) / width if width else 0.0
    return slope, height - slope * middle
