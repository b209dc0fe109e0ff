"""Counted uses: the relics of a hero that came into play in a fight each lose one use (C-REL-04)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from signum.classic.chapters.cards.relics import spend_use
from signum.classic.chapters.combat.attacks import aftermath
from signum.classic.chapters.field.movement import RUN, Moved
from signum.classic.core.attack_kinds import MAGICAL_SHOT, SHOOTING, THROWING
from signum.classic.core.game import Bearer, Game
from signum.classic.core.state import HERO, Creature, CreatureId, Held
from signum.classic.core.values import (
    attack_damage_less,
    attack_rerolls,
    damage_a_hit,
    damage_more,
    defence_rerolls,
    extra_attack,
    extra_defence,
    least_attack,
    least_defence,
    long_shot_damage,
    magic_rerolls,
    magical_shot,
    magical_strike,
    may_fight_after_running,
    may_shoot_after_moving,
    may_shoot_magically_after_moving,
    melee_reach,
    ranged_successes_rerolled,
    rerolls_long_shots,
    shooting,
    shot_rerolls,
    splits_freely,
    strength,
    strikes_first,
    striking_faces,
    successes_rerolled,
    throwing,
)
from signum.classic.effects.grants import Giving, granted, sources
from signum.classic.effects.sources import Source
from signum.engine.abilities import OPPOSITE, Change
from signum.engine.events import Event
from signum.engine.questions import Procedure
from signum.engine.values import Value


class CombatDice(Struct, frozen=True):
    """The fight of one side: its dice as they were split, and the number of dice against it."""

    attack: int = 0
    defence: int = 0
    against: int = 0
    magical: int = 0
    shot: str = ""
    """The kind of a ranged attack."""
    shots: int = 0
    afar: bool = False
    moved: bool = False
    aimed: int = 0
    """The number of dice of a ranged attack against it."""
    struck: int = 0
    """The number of hits that reached it."""
    attacked: bool = False
    """Whether the opponent declared the melee."""
    reached: bool = False
    """Whether it declared the melee on a creature out of contact."""
    ran: bool = False
    """Whether it declared the melee after a run."""

    def shoots(self, *attacks: str) -> bool:
        """Whether dice of one of these ranged attacks were rolled."""
        return self.shots > 0 and self.shot in attacks


class Ready(Struct, frozen=True):
    """A relic with counted uses before a fight: the values it would change, the abilities it gives."""

    holder: int
    values: frozenset[str]
    abilities: frozenset[str]
    since: int
    """The length of the log at that time."""
    hero: CreatureId = 0
    rivals: frozenset[str] = frozenset()
    """The opponent's abilities: for these, only events about the hero prove that the relic acted."""


CAME_INTO_PLAY: Final[dict[str, Callable[[CombatDice], bool]]] = {
    strength.name: lambda dice: dice.attack + dice.defence > 0,
    extra_attack.name: lambda dice: dice.attack > 0 and not dice.defence,
    extra_defence.name: lambda dice: dice.defence > 0 and not dice.attack,
    attack_rerolls.name: lambda dice: dice.attack > 0,
    damage_a_hit.name: lambda dice: dice.attack > 0,
    strikes_first.name: lambda dice: dice.attack > 0,
    striking_faces.name: lambda dice: dice.attack + dice.magical > 0,
    defence_rerolls.name: lambda dice: dice.defence > 0 and dice.against > 0,
    successes_rerolled.name: lambda dice: dice.against > 0,
    magical_strike.name: lambda dice: dice.magical > 0,
    shooting.name: lambda dice: dice.shoots(SHOOTING),
    throwing.name: lambda dice: dice.shoots(THROWING),
    magical_shot.name: lambda dice: dice.shoots(MAGICAL_SHOT),
    shot_rerolls.name: lambda dice: dice.shoots(SHOOTING, THROWING),
    magic_rerolls.name: lambda dice: dice.shoots(MAGICAL_SHOT),
    rerolls_long_shots.name: lambda dice: dice.afar and dice.shots > 0,
    long_shot_damage.name: lambda dice: dice.afar and dice.shots > 0,
    may_shoot_after_moving.name: lambda dice: dice.moved and dice.shoots(SHOOTING, THROWING),
    may_shoot_magically_after_moving.name: lambda dice: dice.moved and dice.shoots(MAGICAL_SHOT),
    ranged_successes_rerolled.name: lambda dice: dice.aimed > 0,
    attack_damage_less.name: lambda dice: dice.struck > 0,
    damage_more.name: lambda dice: dice.struck > 0,
    splits_freely.name: lambda dice: dice.attacked and dice.attack > 0,
    least_attack.name: lambda dice: dice.attack > 0,
    least_defence.name: lambda dice: dice.defence > 0,
    melee_reach.name: lambda dice: dice.reached,
    may_fight_after_running.name: lambda dice: dice.ran,
}
"""For each value the condition under which its bonus was used: an attack bonus is not, if all dice defend."""


def at_hand(game: Game, creature: Creature, foe: Creature, since: int | None = None) -> tuple[Ready, ...]:
    """The relics with counted uses that would give something to a hero in a fight, each on its own.

    A relic does not give an ability that the hero has without it, or has with a higher figure (C-ABL-01).
    Answers count from `since`, a length of the log; by default from now.
    """
    if creature.type != HERO or not game.player(creature.owner).relics:
        return ()
    counted = [one for one in _counted(game) if granted(game, [one], creature)]
    if not counted:
        return ()
    held = creature.held + granted(game, [one for one in sources(game) if not one.counted], creature)
    theirs = () if foe is creature else game.combined(game.held(foe))
    rivals = frozenset([one.ability for one in theirs])
    ready: list[Ready] = []
    for giver in counted:
        more = held + granted(game, [giver], creature)
        given = _figures(game, more) - _figures(game, held)
        held = more
        values = [value for name, x in given for value in _changed(game, creature, foe, name, x)]
        names = frozenset([name for name, _ in given])
        start = len(game.log) if since is None else since
        ready.append(Ready(giver.source.holder, frozenset(values), names, start, creature.id, rivals))
    return tuple(ready)


def note_uses(game: Game, ready: Sequence[Ready], dice: CombatDice) -> None:
    """Note the relics that came into play in any way."""
    game.fights[-1].extend([one.holder for one in ready if _was_used(game, one, dice)])


def has_run(game: Game, creature: Creature) -> bool:
    """Whether the creature's last movement in this activation was a run."""
    if not creature.moved:
        return False
    moves = (event for event in reversed(game.log) if isinstance(event, Moved))
    last = next((one for one in moves if one.creature == creature.id), None)
    return last is not None and last.how == RUN


def spend_uses(game: Game, ready: Sequence[Ready], ability: str = "") -> Procedure[None]:
    """Outside attacks: spend a use of each relic whose ability was activated or answered."""
    for one in ready:
        if ability in one.abilities or _answered(game, one):
            yield from spend_use(game, one.holder)


def counting_uses(game: Game, attack: Procedure[None]) -> Procedure[None]:
    """An attack; after it each relic that came into play in it, in any way, loses one use.

    Answers to its kills come after that.
    """
    yield from aftermath(game, _counting(game, attack))


def _counting(game: Game, attack: Procedure[None]) -> Procedure[None]:
    game.fights.append([])
    yield from attack
    for holder in dict.fromkeys(game.fights.pop()):
        yield from spend_use(game, holder)


def _counted(game: Game) -> list[Giving]:
    """The relics in play with counted uses that give something."""
    cards = game.cards
    return [
        Giving(Source(seat, one.card, one.id), cards[one.card].gifts, counted=True)
        for seat, player in enumerate(game.state.players)
        for one in player.relics
        if one.card in cards and cards[one.card].uses > 0
    ]


def _figures(game: Game, held: tuple[Held, ...]) -> set[tuple[str, int]]:
    return {(one.ability, one.x) for one in game.combined(held)}


def _changed(game: Game, creature: Creature, foe: Creature, name: str, x: int) -> list[str]:
    """The values that an ability would change now: berserk gives nothing to an unwounded creature."""
    me = Bearer(game, game.abilities[name], creature.id, creature.seat, x, 0)
    return [one.value.name for one in me.ability.all_changes if _acts(game, one, me, creature, foe)]


def _acts(game: Game, change: Change[Any], me: Bearer, creature: Creature, foe: Creature) -> bool:
    whose, other = (foe, creature) if change.whose == OPPOSITE else (creature, foe)
    value: Value[Any] = change.value
    before = value.base(game, whose, other)
    return (change.when is None or change.when(me)) and bool(change.work(me, before) != before)


def _was_used(game: Game, ready: Ready, dice: CombatDice) -> bool:
    """Decided by the dice; an ability that answers events was used if an event happened because of it."""
    if any(name in CAME_INTO_PLAY and CAME_INTO_PLAY[name](dice) for name in ready.values):
        return True
    return _answered(game, ready)


def _answered(game: Game, ready: Ready) -> bool:
    """Whether an event has happened since then because of an ability that answers events."""
    abilities = {name: game.abilities[name] for name in ready.abilities}
    answering = {name for name, one in abilities.items() if one.afters or one.befores}
    alone = answering - ready.rivals
    return any(
        not (answering if _is_about(event, ready.hero) else alone).isdisjoint(event.cites)
        for event in game.log[ready.since :]
    )


def _is_about(event: Event, hero: CreatureId) -> bool:
    return hero in (getattr(event, "creature", None), getattr(event, "by", None))
