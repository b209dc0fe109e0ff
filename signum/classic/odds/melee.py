"""The odds of a melee before its dice are thrown, exact: C-MEL-03 to -07.

Dice are arithmetic. Everything else comes from the rules: succeeding faces, rerolls and the damage of a hit
are the values that the rules read. If a creature strikes back in the condition after the first blow, or if
something answers the damage, the hits land by the rules in a copy of the game. If something answers the dice
themselves, the whole fight is played in copies.

Both players use all their options: failed dice are rerolled as far as possible, and offers are accepted. The
attack has been declared; `odds_attacks` handles its declaration. Relics take damage in their hero's place by
the rules (C-REL-05), the oldest first. Face-down tactics are left out, and so are events after the attack:
another attack after a kill, a counted use of a relic.
"""

from typing import TypeAlias

from signum.classic.chapters.combat.attacks import ATTACK
from signum.classic.chapters.combat.melee import (
    PARRYING,
    Fought,
    MeleeSide,
    Split,
    exchange,
    land,
    one_after_the_other,
    with_extra_dice,
)
from signum.classic.core.attack_kinds import MELEE
from signum.classic.core.dice import Face
from signum.classic.core.game import Game
from signum.classic.core.state import Creature, CreatureId
from signum.classic.core.values import (
    attack_rerolls,
    damage_a_hit,
    defence_rerolls,
    strikes_first,
    striking_faces,
    successes_rerolled,
)
from signum.classic.odds.distributions import Row, net_hits, successes
from signum.classic.odds.harm import (
    UNHARMED,
    AttackOdds,
    Ending,
    EndingWeights,
    Harm,
    death_is_answered,
    ending_in,
    harm,
    harm_is_answered,
    possible,
    relics_are_answered,
    summed,
    survival_is_answered,
    texts_answer_deaths,
)
from signum.classic.odds.mourning import bystanders, ends_without
from signum.classic.odds.outcomes import accepting, dice_are_answered, ends
from signum.engine.enumeration import End, TooManyWays
from signum.engine.questions import Procedure

Landing: TypeAlias = tuple[tuple[CreatureId, int, bool], ...]
"""The creatures that hit, how often, and whether they have attack dice."""

__all__ = ["UNHARMED", "AttackOdds", "Bout", "Ending", "Harm", "melee_odds", "side_of"]


def melee_odds(game: Game, attacker: Creature, defender: Creature, ours: Split, theirs: Split) -> AttackOdds:
    """The odds of a melee in which the attacker splits its dice like `ours`, the defender like `theirs`."""
    return Bout(game, attacker, defender).odds(
        side_of(game, attacker, defender, ours), side_of(game, defender, attacker, theirs)
    )


def side_of(game: Game, creature: Creature, foe: Creature, chosen: Split) -> MeleeSide:
    """The dice of a split, with those that it earns; a split without dice earns none."""
    if not chosen.attack and not chosen.defence:
        return MeleeSide(creature, foe, 0, 0)
    return with_extra_dice(game, creature, foe, chosen)


class Strikes:
    """One creature's attack dice against another's defence dice, by the rules at one moment."""

    def __init__(self, game: Game, me: Creature, foe: Creature) -> None:
        self.game = game
        self.foe = foe
        reads = me.seat in game.mode.scripted
        # Q-PVE-06: of the three symbols of a dice card the axe strikes, the shield parries.
        self.faces = 1 if reads else len(game.value(striking_faces, me, foe))
        self.forced = game.value(successes_rerolled, me, foe)
        self.rerolls = game.value(attack_rerolls, me, foe)
        self.parried_again = game.value(defence_rerolls, foe, me)
        self.damage_a_hit = game.value(damage_a_hit, me, foe)
        self._harms: list[Harm] = []

    def hits(self, attack: int, defence: int) -> Row:
        """The weight of each number of hits."""
        return net_hits(
            successes(attack, self.faces, self.rerolls, forced=self.forced),
            successes(defence, 1, self.parried_again),
        )

    def enough(self, hits: int) -> int:
        """The fewest hits that eliminate the foe, if this number does; otherwise this number."""
        return next((fewer for fewer in range(hits) if self.harm(fewer).dead), hits)

    def harm(self, hits: int) -> Harm:
        """The harm of this number of hits if nothing answers them."""
        for count in range(len(self._harms), hits + 1):
            self._harms.append(harm(self.game, self.foe, count * self.damage_a_hit, MELEE))
        return self._harms[hits]


class Effort:
    """The ways that were played through so far, and the most that may be."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self.ways = 0

    def spend(self, ways: int) -> None:
        """Count further ways; past the limit TooManyWays is raised."""
        self.ways += ways
        if self.most is not None and self.ways > self.most:
            raise TooManyWays


class Bout:
    """Two creatures in melee at one moment, and the possible results of their dice.

    It may be asked for any number of splits while the game does not change.
    """

    def __init__(
        self,
        game: Game,
        attacker: Creature,
        defender: Creature,
        most: int | None = None,
        before: "Bout | None" = None,
    ) -> None:
        self.game = game
        self.attacker = attacker
        self.defender = defender
        self.last = before is not None
        """Whether one side has struck already, in an earlier bout."""
        self.effort: Effort = Effort(most) if before is None else before.effort
        self.strikes = Strikes(game, attacker, defender)
        self.ripostes = Strikes(game, defender, attacker)
        self.in_turn = _strikes_first(game, attacker, defender) != _strikes_first(game, defender, attacker)
        self.answered = harm_is_answered(game, attacker, defender)
        self.survival_is_answered = self.answered and survival_is_answered(game, attacker, defender)
        self.relics_are_answered = self.answered and relics_are_answered(game, attacker, defender)
        self.dice_are_answered = dice_are_answered(game, attacker, defender)
        self._landed: dict[Landing, list[tuple[int, Ending, Game]]] = {}
        self._ways: dict[Landing, int] = {}
        """The number of the ways of each of these."""
        self._idle: frozenset[CreatureId] | None = None
        self._counted: set[Landing] = set()
        """The hits that count among the ways that were played through."""
        self._answered_ends: dict[tuple[bool, bool], bool] = {}
        self._hits_differ = (
            self.survival_is_answered
            or self.relics_are_answered
            or (self.answered and texts_answer_deaths(game))
        )
        """Whether something may ask how hard a creature was hit that fell."""
        self._struck: dict[tuple[int, bool], list[tuple[int, Ending, Bout | None]]] = {}

    @property
    def is_arithmetic(self) -> bool:
        """Whether both sides strike at once, and nothing answers dice or hits."""
        return not (self.in_turn or self.answered or self.dice_are_answered)

    def odds(self, ours: MeleeSide, theirs: MeleeSide) -> AttackOdds:
        """The odds with these dice; if only one side strikes first, it is resolved first (C-MEL-07)."""
        if self.dice_are_answered:
            return AttackOdds(self._played(ours, theirs))
        if not self.in_turn:
            return AttackOdds(self._together(ours, theirs))
        first = _strikes_first(self.game, self.attacker, self.defender)
        return AttackOdds(self._one_by_one(ours, theirs) if first else self._one_by_one(theirs, ours))

    def _together(self, ours: MeleeSide, theirs: MeleeSide) -> EndingWeights:
        ripostes = possible(self.ripostes.hits(theirs.attack, ours.defence))
        strikes = possible(self.strikes.hits(ours.attack, theirs.defence))
        cases = [
            (weight * likely, self._endings((ours, hits), (theirs, taken)))
            for hits, weight in strikes
            for taken, likely in ripostes
        ]
        return summed(cases)

    def _one_by_one(self, first: MeleeSide, second: MeleeSide) -> EndingWeights:
        """The other strikes back if both are alive, in its new condition."""
        strikes = possible(self._of(first).hits(first.attack, second.defence))
        return summed([(weight, self._answers_to(first, second, hits)) for hits, weight in strikes])

    def _answers_to(self, first: MeleeSide, second: MeleeSide, hits: int) -> EndingWeights:
        """The endings after the first side's hits."""
        cases: list[tuple[int, EndingWeights]] = []
        for weight, ending, after in self._after(first, hits):
            cases.append(
                (weight, {ending: 1} if after is None else after._answered_by(ending, second, first))
            )
        return summed(cases)

    def _answered_by(self, ending: Ending, second: MeleeSide, first: MeleeSide) -> EndingWeights:
        """The endings if the second side strikes back after the earlier harm."""
        cases: list[tuple[int, EndingWeights]] = []
        for taken, likely in possible(self._of(second).hits(second.attack, first.defence)):
            laters = self._endings((second, taken)).items()
            cases.append((likely, summed([(weight, {ending.then(later): 1}) for later, weight in laters])))
        return summed(cases)

    def _of(self, side: MeleeSide) -> Strikes:
        return self.strikes if side.me.id == self.attacker.id else self.ripostes

    def _endings(self, *attacks: tuple[MeleeSide, int]) -> EndingWeights:
        """The harm of these hits of one side or of both, and its answers."""
        if self.survival_is_answered:
            return self._played_out(*attacks)
        ending = self._unanswered(*attacks)
        if self.relics_are_answered and (ending.attacker.relics or ending.defender.relics):
            return self._played_out(*attacks)
        if self.answered:
            if self._ends_are_answered(ending):
                return self._played_out(*attacks)
            self._spend(1, *attacks)
        return {ending: 1}

    def _ends_are_answered(self, ending: Ending) -> bool:
        """Whether anything could answer the deaths in an ending."""
        key = ending.attacker.dead, ending.defender.dead
        if key not in self._answered_ends:
            one, other = self.attacker, self.defender
            self._answered_ends[key] = (key[0] and death_is_answered(self.game, one, other)) or (
                key[1] and death_is_answered(self.game, other, one)
            )
        return self._answered_ends[key]

    def _played_out(self, *attacks: tuple[MeleeSide, int]) -> EndingWeights:
        """The harm of these hits by the rules.

        Hits beyond those that eliminate a creature change only its own harm.
        """
        fewest = [(side, self._of(side).enough(hits)) for side, hits in attacks]
        if self._hits_differ or fewest == list(attacks):
            return summed([(weight, {ending: 1}) for weight, ending, _ in self._land(*attacks)])
        found = self._landings(*fewest)
        fell, falls = self._unanswered(*fewest), self._unanswered(*attacks)
        cases: list[tuple[int, EndingWeights]] = []
        for weight, ending, _ in found:
            if (fell.attacker.dead and ending.attacker != fell.attacker) or (
                fell.defender.dead and ending.defender != fell.defender
            ):
                return summed([(weight, {ending: 1}) for weight, ending, _ in self._land(*attacks)])
            attacker = falls.attacker if fell.attacker.dead else ending.attacker
            defender = falls.defender if fell.defender.dead else ending.defender
            cases.append((weight, {Ending(attacker, defender): 1}))
        self._spend(self._ways[_landing(*fewest)], *attacks)
        return summed(cases)

    def _spend(self, ways: int, *attacks: tuple[MeleeSide, int]) -> None:
        """Count the ways of these hits once, as if they were played."""
        landing = _landing(*attacks)
        if landing not in self._counted:
            self._counted.add(landing)
            self.effort.spend(ways)

    def _unanswered(self, *attacks: tuple[MeleeSide, int]) -> Ending:
        """The harm of these hits if nothing answers them."""
        attacker = defender = UNHARMED
        for side, hits in attacks:
            if side.me.id == self.attacker.id:
                defender = self.strikes.harm(hits)
            else:
                attacker = self.ripostes.harm(hits)
        return Ending(attacker, defender)

    def _after(self, side: MeleeSide, hits: int) -> "list[tuple[int, Ending, Bout | None]]":
        """The harm of the hits of one side, and both creatures afterwards, if they live."""
        key = (hits, side.attack > 0)
        if key not in self._struck:
            self._struck[key] = [
                (weight, ending, self._bout_in(game)) for weight, ending, game in self._land((side, hits))
            ]
        return self._struck[key]

    def _bout_in(self, game: Game) -> "Bout | None":
        attacker, defender = game.creature(self.attacker.id), game.creature(self.defender.id)
        return Bout(game, attacker, defender, before=self) if attacker and defender else None

    def _land(self, *attacks: tuple[MeleeSide, int]) -> list[tuple[int, Ending, Game]]:
        """The harm of these hits by the rules, and a copy of the game afterwards; their ways count."""
        found = self._landings(*attacks)
        self._spend(self._ways[_landing(*attacks)], *attacks)
        return found

    def _landings(self, *attacks: tuple[MeleeSide, int]) -> list[tuple[int, Ending, Game]]:
        """The same, without counting the ways.

        If an answer throws dice, every throw of them is a weighted case.
        """
        key = _landing(*attacks)
        if key not in self._landed:
            over = self.last or len(attacks) > 1

            def landing(there: Game) -> Procedure[None]:
                there.fights.append([])
                yield from land(there, *[(self._side_in(there, side), hits) for side, hits in attacks])
                if over or not (there.in_play(self.attacker.id) and there.in_play(self.defender.id)):
                    yield from there.happen(Fought(self.attacker.id, self.defender.id))

            if self._idle is None:
                self._idle = bystanders(self.game, self.attacker, self.defender)
            if self._idle:
                found, self._ways[key] = ends_without(self.game, landing, self._idle)
            else:
                found = ends(self.game, landing)
                self._ways[key] = len(found)
            self._landed[key] = [(end.weight, self._ending(end), end.game) for end in found]
        return self._landed[key]

    def _played(self, ours: MeleeSide, theirs: MeleeSide) -> EndingWeights:
        """The endings, all dice included, by playing it."""

        def fight(there: Game) -> Procedure[None]:
            there.fights.append([])
            mine, other = self._side_in(there, ours), self._side_in(there, theirs)
            if not self.in_turn:
                yield from exchange(there, mine, other)
            elif _strikes_first(there, mine.me, mine.foe):
                yield from one_after_the_other(there, mine, other)
            else:
                yield from one_after_the_other(there, other, mine)
            yield from there.happen(Fought(mine.me.id, other.me.id))

        weights: EndingWeights = {}
        found = ends(self.game, fight, accepting(self._succeeding))
        self.effort.spend(len(found))
        for end in found:
            ending = self._ending(end)
            weights[ending] = weights.get(ending, 0) + end.weight
        return weights

    def _succeeding(self, game: Game, id: CreatureId, why: str) -> frozenset[Face]:
        if why != ATTACK:
            return PARRYING
        foe = self.defender.id if id == self.attacker.id else self.attacker.id
        return game.value(striking_faces, game.state.creatures[id], game.creature(foe))

    def _ending(self, end: End[Game, None]) -> Ending:
        return ending_in(end.game, self.game, self.attacker, self.defender)

    def _side_in(self, game: Game, side: MeleeSide) -> MeleeSide:
        creatures = game.state.creatures
        me, foe = creatures[side.me.id], creatures[side.foe.id]
        return MeleeSide(me, foe, side.attack, side.defence, declared=me.id == self.attacker.id)


def _landing(*attacks: tuple[MeleeSide, int]) -> Landing:
    return tuple([(side.me.id, hits, side.attack > 0) for side, hits in attacks])


def _strikes_first(game: Game, creature: Creature, foe: Creature) -> bool:
    return game.value(strikes_first, creature, foe)
