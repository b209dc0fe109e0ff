"""The odds of a fight in words, before anybody commits: exact, and from what lies open to every seat."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from signum.classic.activation import Fight, StrikeMagically, attacks, refused_in_activation
from signum.classic.attacks import AttackDeclared
from signum.classic.dice import FACES
from signum.classic.game import Game
from signum.classic.melee import DiceSplit, Side, Split
from signum.classic.odds import Bout, side_of
from signum.classic.odds_attacks import magical_strike
from signum.classic.odds_harm import Odds
from signum.classic.ranged import KINDS
from signum.classic.splitting import Reply, best_reply, best_splits, kill_then_wounds
from signum.classic.state import Creature, CreatureId
from signum.classic.values import striking_faces
from signum.engine.questions import Option, Seat
from signum.table.match import ChoiceView
from signum.table.telling import Telling

RANGED_FACES: Final = {kind.attack: kind.faces for kind in KINDS.values()}
"""C-RNG-03: the faces on which each ranged attack succeeds."""

CERTAIN: Final = 0.999
"""What is not certain is not told as 100 %, nor what is possible as 0 %."""


class Forecast:
    """What dice can do, for one telling."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.say = telling.say

    @property
    def game(self) -> Game:
        """The game as it stands; creatures and their fights hold nothing secret."""
        game: Game = self.telling.match.run.game
        return game

    def lines(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """The odds of each split or of each attack that may be chosen now."""
        if choice.kind == "split":
            return self._splits(choice)
        if choice.kind == "turn":
            fights = list(self._fights_of_side(seat))
        else:
            fights = list(self._fights(choice.about.get("creature", 0), choice.options))
        if not fights:
            return [self.say("telling-odds-none")]
        return [*fights, self.say("telling-odds-about-fights")]

    def short(self, choice: ChoiceView) -> list[str]:
        """A few words for each split of a menu, in its order."""
        if choice.kind != "split":
            return []
        attacks = choice.about["role"] == "attacker"
        figures = [self._figures(reply.odds, attacks=attacks) for _, reply in self._replies(choice)]
        if any(one["kill"] or one["death"] for one in figures):
            return [self.say("telling-odds-short", kill=one["kill"], death=one["death"]) for one in figures]
        return [self.say("telling-odds-wounds", dealt=one["dealt"], taken=one["taken"]) for one in figures]

    def hits(self, choice: ChoiceView) -> str:
        """Which faces count for the dice that are asked about."""
        me = choice.about.get("creature", 0)
        if choice.kind == "reroll":
            defends = choice.about["why"] == "defence"
            return self.say("telling-stops-with") if defends else self._hits_with(me, self._foe_of(me))
        if choice.kind != "split":
            return ""
        foe = choice.about["foe"]
        if (faces := self._striking(me, foe)) == self._striking(foe, me):
            return self.say("telling-both-hit-with", faces=faces)
        return f"{self._hits_with(me, foe)} {self._hits_with(foe, me)}"

    # Splits.

    def _splits(self, choice: ChoiceView) -> list[str]:
        """Each split with its odds, then the best; a defender's against the attacker's best reply."""
        replies = self._replies(choice)
        attacks = choice.about["role"] == "attacker"
        lines = [self._line(self.telling.option(split), reply, attacks=attacks) for split, reply in replies]
        if len(lines) > 1:
            best, _ = (max if attacks else min)(replies, key=lambda one: one[1].worth)
            lines.append(self.say("telling-odds-best", split=self.telling.option(best)))
        lines.append(self.say("telling-odds-about-splits"))
        return lines

    def _replies(self, choice: ChoiceView) -> list[tuple[Split, Reply]]:
        """For each split what follows: of the attacker's the odds, of the defender's the best reply to it."""
        game = self.game
        me, foe = (game.state.creatures[choice.about[name]] for name in ("creature", "foe"))
        splits = [one for one in choice.options if isinstance(one, Split)]
        if choice.about["role"] == "defender":
            return [
                (split, best_reply(game, foe, me, side_of(game, me, foe, split), kill_then_wounds))
                for split in splits
            ]
        bout, theirs = Bout(game, me, foe), self._declared(me, foe)
        found = []
        for split in splits:
            odds = bout.odds(side_of(game, me, foe, split), theirs)
            found.append((split, Reply(split, kill_then_wounds(odds), odds)))
        return found

    def _declared(self, attacker: Creature, defender: Creature) -> Side:
        """The dice that the defender has declared in this fight; none if it has none."""
        for event in reversed(self.game.log):
            if isinstance(event, DiceSplit) and event.creature == defender.id:
                return Side(defender, attacker, event.attack, event.defence)
            if isinstance(event, AttackDeclared):
                break
        return Side(defender, attacker, 0, 0)

    def _line(self, split: str, reply: Reply, *, attacks: bool) -> str:
        if attacks:
            return self.say("telling-odds-split", split=split, **self._figures(reply.odds, attacks=True))
        answer = self.telling.option(reply.ours)
        return self.say(
            "telling-odds-answered", split=split, answer=answer, **self._figures(reply.odds, attacks=False)
        )

    # Attacks.

    def _fights_of_side(self, seat: Seat) -> Iterator[str]:
        game = self.game
        for creature in game.creatures(seat):
            if not creature.activated:
                may = [
                    option
                    for option in attacks(game, creature)
                    if refused_in_activation(game, creature, option) is None
                ]
                yield from self._fights(creature.id, may)

    def _fights(self, id: CreatureId, options: Iterable[Option]) -> Iterator[str]:
        creature = self.game.creature(id)
        if creature is not None:
            for option in options:
                match option:
                    case Fight(target):
                        yield self._melee(creature, self.game.state.creatures[target])
                    case StrikeMagically(target):
                        yield self._magical_strike(creature, self.game.state.creatures[target])
                    case _:
                        continue

    def _melee(self, creature: Creature, foe: Creature) -> str:
        """With the best splits on both sides."""
        plan = best_splits(self.game, creature, foe)
        return self.say(
            "telling-odds-fight",
            creature=self.telling.creature(creature.id),
            foe=self.telling.creature(foe.id),
            ours=self.telling.option(plan.reply.ours),
            theirs=self.telling.option(plan.theirs),
            **self._figures(plan.reply.odds, attacks=True),
        )

    def _magical_strike(self, creature: Creature, foe: Creature) -> str:
        """Nobody has anything to decide in it."""
        figures = self._figures(magical_strike(self.game, creature, foe), attacks=True)
        return self.say(
            "telling-odds-magical",
            creature=self.telling.creature(creature.id),
            foe=self.telling.creature(foe.id),
            kill=figures["kill"],
            dealt=figures["dealt"],
        )

    # Figures.

    def _figures(self, odds: Odds, *, attacks: bool) -> dict[str, float]:
        """Chances and expected wounds from the side of whoever asks."""
        kill, death = odds.defender_dies, odds.attacker_dies
        dealt = odds.expected(lambda ending: ending.defender.wounds)
        taken = odds.expected(lambda ending: ending.attacker.wounds)
        if not attacks:
            kill, death, dealt, taken = death, kill, taken, dealt
        return {
            "kill": told_chance(kill),
            "death": told_chance(death),
            "dealt": float(dealt),
            "taken": float(taken),
        }

    def _hits_with(self, id: CreatureId, foe: CreatureId) -> str:
        return self.say(
            "telling-hits-with", creature=self.telling.creature(id), faces=self._striking(id, foe)
        )

    def _striking(self, id: CreatureId, foe: CreatureId) -> str:
        game = self.game
        attack = self._attack()
        if attack is not None and attack.attack in RANGED_FACES:
            faces = RANGED_FACES[attack.attack]
        else:
            faces = game.value(striking_faces, game.state.creatures[id], game.creature(foe))
        return "-".join([face for face in FACES if face in faces]) or "none"

    def _foe_of(self, id: CreatureId) -> CreatureId:
        """Whom a creature fights now."""
        attack = self._attack()
        if attack is None:
            return 0
        return attack.target if attack.attacker == id else attack.attacker

    def _attack(self) -> AttackDeclared | None:
        """The last attack that was declared."""
        return next((one for one in reversed(self.game.log) if isinstance(one, AttackDeclared)), None)


def told_chance(chance: Fraction) -> float:
    """A chance as it may be told with one digit of a percent."""
    if chance in (0, 1):
        return float(chance)
    return min(CERTAIN, max(1 - CERTAIN, float(chance)))
