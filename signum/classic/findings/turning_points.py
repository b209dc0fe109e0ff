"""The events that decided a finished game, and the odds of the attacks behind them.

The odds are those that a spectator could have computed before the dice were thrown, with the dice as they
were split; face-down tactics and hands have no influence.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.damage import Eliminated, Hurt
from signum.classic.chapters.combat.melee import DiceSplit, MeleeSide
from signum.classic.chapters.combat.ranged import KINDS
from signum.classic.chapters.quest.events import QuestCompleted, QuestFailed
from signum.classic.chapters.quest.scoring import HERO_WINS, KNIGHT
from signum.classic.chapters.turn.turn import TurnBegan
from signum.classic.chapters.turn.zones import Prospered
from signum.classic.core.attack_kinds import MAGICAL_STRIKE, MELEE
from signum.classic.core.game import Game
from signum.classic.core.state import HERO, Creature, CreatureId, State
from signum.classic.knowledge.known_game import KnownGame
from signum.classic.modes.quest import QUEST_PVE
from signum.classic.odds import attacks
from signum.classic.odds.harm import AttackOdds, Ending
from signum.classic.odds.melee import Bout
from signum.classic.quests.active import HERO_SEAT
from signum.classic.quests.own_quests import quest_book
from signum.classic.rules import Classic
from signum.engine.enumeration import TooManyWays
from signum.engine.events import Event
from signum.engine.questions import Seat
from signum.table.past import past

MOST: Final = 3
LEAST: Final = Fraction(1, 10)
"""A smaller share turns nothing, such as the prosperity of a turn without a building."""
SHOTS: Final = {kind.attack: kind for kind in KINDS.values()}


class TurningPoint(Struct, frozen=True):
    """An event that changed much: its index in the log, its turn, and the share that a seat lost or won.

    The share of an elimination is that of the strength and health of the owner's creatures, of a wounded hero
    that of its health, of prosperity that of the goal, of a quest that of the honour that wins.
    """

    at: int
    turn: int
    active: Seat
    seat: Seat
    kind: str
    share: Fraction


class PastAttack(Struct, frozen=True):
    """The attack behind wounds or a death, and the chance of this death or of at least so many wounds."""

    by: CreatureId
    struck_back: bool
    """Whether the victim had declared the attack."""
    chance: Fraction | None
    """None if there are too many cases, or if a secret made possible what nobody could expect."""


def turning_points(start: State, log: Sequence[Event], goal: int) -> list[TurningPoint]:
    """The few that changed most, in the order of play; the fall of a hero is the end and is told as such."""
    found = [
        point
        for at, event, state in past(start, log)
        if (point := _point(at, event, state, goal)) is not None
    ]
    large = [one for one in found if one.share >= LEAST]
    largest = sorted(large, key=lambda one: (-one.share, one.at))[:MOST]
    return sorted(largest, key=lambda one: one.at)


def fallen_hero(log: Sequence[Event]) -> int | None:
    """The index of the last fall of a hero."""
    falls = [at for at, event in enumerate(log) if isinstance(event, Eliminated) and event.type == HERO]
    return falls[-1] if falls else None


def attack_behind(rules: Classic, start: State, log: Sequence[Event], at: int) -> PastAttack | None:
    """The attack, or the strike back, by which a creature was hurt or eliminated; None for other causes."""
    event = log[at]
    if not isinstance(event, Hurt | Eliminated) or event.by is None:
        return None
    pair = {event.by, event.creature}
    for before in range(at - 1, -1, -1):
        found = log[before]
        if isinstance(found, TurnBegan):
            return None
        if isinstance(found, AttackDeclared) and found.attack == event.cause:
            if {found.attacker, found.target} != pair:
                continue
            struck_back = found.attacker == event.creature
            odds = _odds(rules, start, log, before, at)
            chance = Fraction() if odds is None else _chance(odds, event, struck_back=struck_back)
            return PastAttack(event.by, struck_back, chance or None)
    return None


def _chance(odds: AttackOdds, event: Hurt | Eliminated, *, struck_back: bool) -> Fraction:
    def happens(ending: Ending) -> bool:
        harm = ending.attacker if struck_back else ending.defender
        return harm.dead if isinstance(event, Eliminated) else harm.dead or harm.wounds >= event.wounds

    return odds.chance(happens)


def _point(at: int, event: Event, state: State, goal: int) -> TurningPoint | None:
    match event:
        case QuestCompleted(card=card) | QuestFailed(card=card):
            kind = "quest-completed" if isinstance(event, QuestCompleted) else "quest-failed"
            return TurningPoint(at, state.turn, state.active, HERO_SEAT, kind, _of_honour(state, card))
        case Eliminated(owner=owner) if state.quest is not None and owner != HERO_SEAT:
            return None  # The Overlord's creatures come and go.
        case Eliminated(creature=id, type=kind, owner=owner) if kind != HERO:
            force = [one for one in state.creatures.values() if one.owner == owner]
            share = Fraction(_worth(state.creatures[id]), sum(map(_worth, force)) or 1)
            return TurningPoint(at, state.turn, state.active, owner, "eliminated", share)
        case Hurt(creature=id, wounds=wounds) if wounds and state.creatures[id].type == HERO:
            hero = state.creatures[id]
            if hero.wounds + wounds >= hero.health:
                return None
            return TurningPoint(
                at, state.turn, state.active, hero.owner, "wounded", Fraction(wounds, hero.health)
            )
        case Prospered(seat=seat, amount=amount) if goal:
            towards = min(amount, goal - state.players[seat].prosperity)
            share = Fraction(max(0, towards), goal)
            return TurningPoint(at, state.turn, state.active, seat, "prospered", share)
        case _:
            return None


def _of_honour(state: State, card: str) -> Fraction:
    """The honour of a quest as a share of that which wins (Q-PVP-06, Q-END-02)."""
    assert state.quest is not None
    wins = KNIGHT if state.mode == QUEST_PVE.id else HERO_WINS
    return Fraction(quest_book(state.quest.own).quests[card].honour, wins)


def _worth(creature: Creature) -> int:
    return creature.strength + creature.health


def _odds(rules: Classic, start: State, log: Sequence[Event], declared: int, until: int) -> AttackOdds | None:
    """The odds of a past attack before its dice were thrown; of a melee with the dice as they were split."""
    event = log[declared]
    assert isinstance(event, AttackDeclared)
    splits = {
        split.creature: (at + 1, split)
        for at, split in enumerate(log[:until])
        if at > declared and isinstance(split, DiceSplit)
    }
    ours, theirs = splits.get(event.attacker), splits.get(event.target)
    at = max([declared, *[one[0] for one in (ours, theirs) if one is not None]])
    game = _known(rules, start, log, at)
    attacker, target = game.creature(event.attacker), game.creature(event.target)
    if attacker is None or target is None:
        return None
    try:
        if event.attack == MELEE:
            mine = _side(attacker, target, ours and ours[1])
            return Bout(game, attacker, target).odds(mine, _side(target, attacker, theirs and theirs[1]))
        if event.attack == MAGICAL_STRIKE:
            return attacks.magical_strike(game, attacker, target)
        return attacks.shot(game, attacker, target, SHOTS[event.attack])
    except TooManyWays:
        return None


def _known(rules: Classic, start: State, log: Sequence[Event], at: int) -> Game:
    """The game before an event of its log, as a spectator knew it."""
    state = next(state for index, _, state in past(start, log) if index == at)
    game = rules.game(state)
    return KnownGame.of_game(rules, game, rules.view(game, None)).game


def _side(me: Creature, foe: Creature, split: DiceSplit | None) -> MeleeSide:
    """One side of a melee; a creature without dice splits none."""
    return MeleeSide(me, foe, split.attack if split else 0, split.defence if split else 0)
