"""Multiple uses: which relics of a hero came into play in a fight, and so have a use less (C-REL-04)."""

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
from signum.classic.effects.grants import granted, sources
from signum.engine.abilities import OPPOSITE, Change
from signum.engine.events import Event
from signum.engine.questions import Procedure
from signum.engine.values import Value


class Dice(Struct, frozen=True):
    """How one side fought: its dice as they were divided, and how many dice came against it."""

    attack: int = 0
    defence: int = 0
    against: int = 0
    magical: int = 0
    shot: str = ""
    """Of a ranged attack which it is."""
    shots: int = 0
    afar: bool = False
    moved: bool = False
    aimed: int = 0
    """How many dice of a ranged attack came against it."""
    struck: int = 0
    """How many hits of an attack reached it."""
    attacked: bool = False
    """Whether the other declared the melee."""
    reached: bool = False
    """Whether it declared the melee on somebody out of contact."""
    ran: bool = False
    """Whether it declared the melee after a run."""

    def shoots(self, *attacks: str) -> bool:
        """Whether dice of one of these ranged attacks were rolled."""
        return self.shots > 0 and self.shot in attacks


class Ready(Struct, frozen=True):
    """A relic with counted uses as a fight begins: the values it would change, the abilities it gives."""

    holder: int
    values: frozenset[str]
    abilities: frozenset[str]
    since: int
    """How long the log was then."""
    hero: CreatureId = 0
    rivals: frozenset[str] = frozenset()
    """What the other has too: of that only what is about the hero tells that the relic acted."""


CAME_INTO_PLAY: Final[dict[str, Callable[[Dice], bool]]] = {
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
"""When a bonus of each value has been used: an attack bonus while all dice defend has not."""


def at_hand(game: Game, creature: Creature, foe: Creature, since: int | None = None) -> tuple[Ready, ...]:
    """The counted relics that have something to give to a hero who is about to fight, each for itself.

    What the hero has without a relic, or has in a higher figure, the relic does not give (C-ABL-01). Answers
    count from a length of the log on, from now if none is said.
    """
    if creature.type != HERO or not game.player(creature.owner).relics:
        return ()
    giving = list(sources(game))
    held = creature.held + granted(game, [one for one in giving if not one.counted], creature)
    theirs = () if foe is creature else game.combined(game.held(foe))
    rivals = frozenset([name for name, *_ in theirs])
    ready: list[Ready] = []
    for giver in [one for one in giving if one.counted]:
        more = held + granted(game, [giver], creature)
        given = _figures(game, more) - _figures(game, held)
        held = more
        values = [value for name, x in given for value in _changed(game, creature, foe, name, x)]
        names = frozenset([name for name, _ in given])
        start = len(game.log) if since is None else since
        ready.append(Ready(giver.source.holder, frozenset(values), names, start, creature.id, rivals))
    return tuple(ready)


def note_uses(game: Game, ready: Sequence[Ready], dice: Dice) -> None:
    """The relics of which anything came into play, however much of it."""
    game.fights[-1].extend([one.holder for one in ready if _was_used(game, one, dice)])


def has_run(game: Game, creature: Creature) -> bool:
    """Whether the last way that a creature went, in this activation, was a run."""
    if not creature.moved:
        return False
    moves = (event for event in reversed(game.log) if isinstance(event, Moved))
    last = next((one for one in moves if one.creature == creature.id), None)
    return last is not None and last.how == RUN


def spend_uses(game: Game, ready: Sequence[Ready], ability: str = "") -> Procedure[None]:
    """Outside of attacks: a use of each relic that gave the activated ability, or of which one answered."""
    for one in ready:
        if ability in one.abilities or _answered(game, one):
            yield from spend_use(game, one.holder)


def counting_uses(game: Game, attack: Procedure[None]) -> Procedure[None]:
    """An attack; when it is over each relic that came into play in it, in whatever way, has one use less.

    What answers its kills comes after that.
    """
    yield from aftermath(game, _counting(game, attack))


def _counting(game: Game, attack: Procedure[None]) -> Procedure[None]:
    game.fights.append([])
    yield from attack
    for holder in dict.fromkeys(game.fights.pop()):
        yield from spend_use(game, holder)


def _figures(game: Game, held: tuple[Held, ...]) -> set[tuple[str, int]]:
    return {(one.ability, one.x) for one in game.combined(held)}


def _changed(game: Game, creature: Creature, foe: Creature, name: str, x: int) -> list[str]:
    """The values that an ability would change as things are: berserk gives nothing to the unwounded."""
    me = Bearer(game, game.abilities[name], creature.id, creature.seat, x, 0)
    return [one.value.name for one in me.ability.all_changes if _acts(game, one, me, creature, foe)]


def _acts(game: Game, change: Change[Any], me: Bearer, creature: Creature, foe: Creature) -> bool:
    whose, other = (foe, creature) if change.whose == OPPOSITE else (creature, foe)
    value: Value[Any] = change.value
    before = value.base(game, whose, other)
    return (change.when is None or change.when(me)) and bool(change.work(me, before) != before)


def _was_used(game: Game, ready: Ready, dice: Dice) -> bool:
    """By the dice; an ability that answers what happens was used if something happened because of it."""
    if any(name in CAME_INTO_PLAY and CAME_INTO_PLAY[name](dice) for name in ready.values):
        return True
    return _answered(game, ready)


def _answered(game: Game, ready: Ready) -> bool:
    """Whether something has happened since because of an ability that answers what happens."""
    abilities = {name: game.abilities[name] for name in ready.abilities}
    answering = {name for name, one in abilities.items() if one.afters or one.befores}
    alone = answering - ready.rivals
    return any(
        not (answering if _is_about(event, ready.hero) else alone).isdisjoint(event.cites)
        for event in game.log[ready.since :]
    )


def _is_about(event: Event, hero: CreatureId) -> bool:
    return hero in (getattr(event, "creature", None), getattr(event, "by", None))
