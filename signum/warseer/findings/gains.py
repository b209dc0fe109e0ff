"""Gains of an action: income and points of a discard, points and feats of an elimination."""

from msgspec import Struct

from signum.engine.questions import Seat
from signum.engine.units import CardId, Count
from signum.warseer.chapters.conditions import OF_A_KILL, holds, holds_for_kill
from signum.warseer.chapters.economy import MOST_INCOME, milestone_points, true_income, victory_points
from signum.warseer.chapters.feats import face, hall_is_closed
from signum.warseer.core.card_types import MILITARY
from signum.warseer.core.game import Game
from signum.warseer.core.holdings import HERO
from signum.warseer.core.state import BY_ATTACK, Creature, Kill
from signum.warseer.core.table_rules import table_rules


class IncomeGain(Struct, frozen=True):
    """An income, and the victory points that its milestones add."""

    income: Count
    points: int


class KillGain(Struct, frozen=True):
    """The gain of the active player from the elimination of a creature by an attack."""

    points: Count
    wins: bool
    loses: bool = False
    """W-WIN-04: whether the fall of a hero ends the game for the other side."""
    feats: tuple[CardId, ...] = ()
    """W-FEAT-04: the military feats in hand that could be played for it."""


def income_with(game: Game, seat: Seat, card: CardId) -> IncomeGain:
    """W-ECO-05: the income after a card has gone to the History."""
    player = game.player(seat)
    income = max(0, min(MOST_INCOME, true_income(game, player) + game.card(card).income))
    return IncomeGain(income, milestone_points(income) - milestone_points(player.income))


def kill_gain(game: Game, one: Creature, target: Creature) -> KillGain:
    """W-FEAT-04, W-FEAT-07, W-WIN-01, -02, -04: points of stars or of a hero, and fitting feats in hand."""
    state, player, it = game.state, game.player(one.seat), game.card(target.card)
    had = victory_points(player)
    if it.type == HERO:
        rules = table_rules(state)
        if rules.goes_on:
            return KillGain(rules.gained, False)
        ours = (had + rules.gained, len(player.hall), len(player.kills))
        others = [game.player(seat) for seat in game.seating.opponents[one.seat]]
        theirs = max([(victory_points(other), len(other.hall), len(other.kills)) for other in others])
        return KillGain(rules.gained, ours > theirs, ours < theirs)
    if hall_is_closed(state) or one.seat != state.active:
        return KillGain(0, False)
    points = min(it.stars, len(state.feat_deck)) if game.is_character(target) else 0
    kill = Kill(target.card, BY_ATTACK, one.card, game.card(one.card).attack, target.at)
    feats = [feat for feat in dict.fromkeys(player.feats) if _fits(game, one.seat, feat, kill)]
    fitting = tuple(feats) if game.is_character(target) else ()
    return KillGain(points, had + points >= state.goal, feats=fitting)


def _fits(game: Game, seat: Seat, feat: CardId, kill: Kill) -> bool:
    it = face(game, feat)
    return it.kind == MILITARY and all(
        holds_for_kill(game, one, kill) if one.what in OF_A_KILL else holds(game, seat, one)
        for one in it.conditions
    )
