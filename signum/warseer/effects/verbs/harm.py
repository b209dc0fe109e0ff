"""Verbs that hurt, heal and give tokens."""

from signum.engine.questions import Procedure
from signum.engine.units import Count, Word
from signum.field.hexes.movement import forced_steps
from signum.warseer.chapters.attack.dice import thrown
from signum.warseer.chapters.harm import Blow, deal, heal, refused_healing, wound
from signum.warseer.chapters.moving import Dragged
from signum.warseer.chapters.placing import chosen_place_if_wanted
from signum.warseer.chapters.terrain import held_pushes, hidden_hits
from signum.warseer.chapters.tokens import ArmourGained, TokenLost, give_token
from signum.warseer.core.dice import CRIT, HIT, PUSH
from signum.warseer.core.game import Game
from signum.warseer.core.state import BY_ABILITY, BY_CARD, MAGIC, MELEE, Creature
from signum.warseer.core.units import DiceNames
from signum.warseer.effects.sources import Source
from signum.warseer.effects.targets import To, candidates, chosen_targets
from signum.warseer.effects.verb import Verb, cites_of


class OnCreatures(Verb, frozen=True):
    """A verb that touches creatures."""

    to: To

    def possible(self, game: Game, source: Source) -> bool:
        return bool(candidates(game, source, self.to, self.suits))

    def suits(self, game: Game, one: Creature) -> bool:
        """Whether the verb could do anything to a creature of this nature."""
        return True


class Damage(OnCreatures, frozen=True, tag="damage"):
    """Deal this much damage; armour stops it unless it is magic (W-ATK-12)."""

    amount: Count
    magic: bool = False

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        hurt = yield from chosen_targets(game, source, self.to, cites)
        kind = MAGIC if self.magic else MELEE
        yield from deal(
            game, *[Blow(one, self.amount, kind, cause_of(game, source), source.seat, cites) for one in hurt]
        )


class DiceDamage(OnCreatures, frozen=True, tag="dice-damage"):
    """Deal dice of damage: hits plus crits; on a push the owner may move the creature by 1 (W-ATK-13)."""

    dice: DiceNames
    magic: bool = False

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = (*cites_of(game, source), "W-ATK-13")
        for one in (yield from chosen_targets(game, source, self.to, cites)):
            yield from self._hurt(game, source, one, cites)

    def _hurt(self, game: Game, source: Source, one: int, cites: tuple[str, ...]) -> Procedure[None]:
        creature = game.creature(one)
        if creature is None:
            return
        faces = yield from thrown(game, source.seat, self.dice, "damage")
        hits, pushes = faces.count(HIT), faces.count(PUSH)
        bearer = source.creature(game)
        if bearer is not None and bearer.id == source.thing and bearer.id != one:
            hits = max(0, hits - hidden_hits(game, creature))
            pushes = max(0, pushes - held_pushes(game, creature))
        kind = MAGIC if self.magic else MELEE
        damage = hits + faces.count(CRIT)
        yield from deal(game, Blow(one, damage, kind, cause_of(game, source), source.seat, cites))
        creature = game.creature(one)
        if creature is not None and pushes:
            free = forced_steps(game.ground.board, game.map.hexes[creature.at], game.free())
            at = yield from chosen_place_if_wanted(
                creature.seat, "step-aside", game.map.places_in(free), one, ("W-ATK-13",)
            )
            if at is not None:
                yield from game.happen(Dragged(one, (at,), creature.seat, because=("W-ATK-13",)))


class Wound(OnCreatures, frozen=True, tag="wound"):
    """Give this many wounds, past armour (W-ATK-12)."""

    amount: Count

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        hurt = yield from chosen_targets(game, source, self.to, cites)
        yield from wound(game, hurt, self.amount, cause_of(game, source), source.seat, cites)


class Heal(OnCreatures, frozen=True, tag="heal"):
    """Take this many wounds off (W-ATK-18)."""

    amount: Count

    def possible(self, game: Game, source: Source) -> bool:
        return any(
            one.wounds and refused_healing(game, one) is None for one in candidates(game, source, self.to)
        )

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for id in (yield from chosen_targets(game, source, self.to, cites)):
            one = game.creature(id)
            if one is not None:
                yield from heal(game, one, self.amount, cites)


class GiveToken(OnCreatures, frozen=True, tag="give-token"):
    """Give a stun, poison or disease token."""

    token: Word

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for one in (yield from chosen_targets(game, source, self.to, cites)):
            yield from give_token(game, one, self.token, cites)


class TakeToken(OnCreatures, frozen=True, tag="take-token"):
    """Take a token off."""

    token: Word

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for one in (yield from chosen_targets(game, source, self.to, cites)):
            yield from game.happen(TokenLost(one, self.token, because=cites))


class GainArmour(OnCreatures, frozen=True, tag="armour"):
    """Give armour tokens (K-ARMOUR)."""

    amount: Count

    def do(self, game: Game, source: Source) -> Procedure[None]:
        cites = cites_of(game, source)
        for one in (yield from chosen_targets(game, source, self.to, cites)):
            yield from game.happen(ArmourGained(one, self.amount, because=cites))


def cause_of(game: Game, source: Source) -> Word:
    """What an elimination by this effect is put down to."""
    return BY_CARD if source.is_support(game) else BY_ABILITY
