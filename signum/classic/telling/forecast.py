"""The odds in words, before a decision: exact, and from public facts."""

from collections.abc import Iterator

from signum.classic.chapters.combat.attacks import AttackDeclared
from signum.classic.chapters.combat.melee import Split
from signum.classic.core.dice import FACES
from signum.classic.core.game import Game
from signum.classic.core.state import CreatureId
from signum.classic.core.values import striking_faces
from signum.classic.findings.actions import open_actions
from signum.classic.findings.attack_odds import RANGED_FACES, Unsplit, melee_being_split, unsplit_odds
from signum.classic.odds.splitting import Reply
from signum.classic.telling.prospects import Prospects, figures
from signum.classic.telling.telling import Telling
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Option, Seat
from signum.table.views import ChoiceView


class OddsTeller:
    """The possible results of dice, for one teller."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.say = telling.say
        self.names = telling.names
        self.prospects = Prospects(telling)

    @property
    def game(self) -> Game:
        """The game as the seat knows it."""
        return self.names.known.game

    def lines(self, seat: Seat, choice: ChoiceView) -> list[str]:
        """The odds of each split, or of each option with dice."""
        if choice.kind == "split":
            try:
                return self._splits(choice)
            except TooManyWays:
                return [self.say("telling-odds-none")]
        lines = list(self._of_side(seat) if choice.kind == "turn" else self._of_one(choice))
        return [*lines, self.say("telling-odds-about-fights")] if lines else [self.say("telling-odds-none")]

    def short(self, choice: ChoiceView) -> list[str]:
        """A few words for each split of a menu, in its order."""
        if choice.kind != "split":
            return []
        attacks = choice.about["role"] == "attacker"
        try:
            told = [figures(reply.odds, attacks=attacks) for _, reply in self._replies(choice)]
        except TooManyWays:
            return []
        if any(one["kill"] or one["death"] for one in told):
            return [self.say("telling-odds-short", kill=one["kill"], death=one["death"]) for one in told]
        return [self.say("telling-odds-wounds", dealt=one["dealt"], taken=one["taken"]) for one in told]

    def aside(self, option: Option) -> str:
        """A few words for an attack without a split."""
        me = self.game.creature(self.game.state.acting)
        if me is None or not isinstance(option, Unsplit):
            return ""
        try:
            odds = unsplit_odds(self.game, me, option)
        except TooManyWays:
            return ""
        told = figures(odds, attacks=True)
        return self.say("telling-odds-aside", kill=told["kill"], dealt=told["dealt"])

    def hits(self, choice: ChoiceView) -> str:
        """The faces that succeed for the dice in question."""
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
        """The result of each split: for the attacker's the odds, for the defender's the best reply to it."""
        melee = melee_being_split(self.game, choice)
        assert melee is not None
        splits = [one for one in choice.options if isinstance(one, Split)]
        if choice.about["role"] == "defender":
            return [(split, melee.reply(split)) for split in splits]
        (theirs,) = melee.theirs
        return [(split, melee.answered(split, theirs)) for split in splits]

    def _line(self, split: str, reply: Reply, *, attacks: bool) -> str:
        if attacks:
            return self.say("telling-odds-split", split=split, **figures(reply.odds, attacks=True))
        answer = self.telling.option(reply.ours)
        return self.say(
            "telling-odds-answered", split=split, answer=answer, **figures(reply.odds, attacks=False)
        )

    # Options.

    def _of_side(self, seat: Seat) -> Iterator[str]:
        """The options of each creature not activated yet, and the start of its activation."""
        known = self.names.known
        for creature in self.game.creatures(seat):
            if not creature.activated:
                yield from self.prospects.of_waking(creature)
                yield from self.prospects.of(creature, open_actions(known, creature))

    def _of_one(self, choice: ChoiceView) -> Iterator[str]:
        """The options of the acting creature; if it may still move, also the cost of moving."""
        creature = self.game.creature(choice.about.get("creature", 0))
        if creature is not None:
            yield from self.prospects.of(creature, choice.options)
            if choice.kind == "action":
                yield from self.prospects.of_going(creature)

    # Figures.

    def _hits_with(self, id: CreatureId, foe: CreatureId) -> str:
        return self.say("telling-hits-with", creature=self.names.spoken(id), faces=self._striking(id, foe))

    def _striking(self, id: CreatureId, foe: CreatureId) -> str:
        game = self.game
        attack = self._attack()
        if attack is not None and attack.attack in RANGED_FACES:
            faces = RANGED_FACES[attack.attack]
        else:
            faces = game.value(striking_faces, game.state.creatures[id], game.creature(foe))
        return "-".join([face for face in FACES if face in faces]) or "none"

    def _foe_of(self, id: CreatureId) -> CreatureId:
        """The opponent of a creature now."""
        attack = self._attack()
        if attack is None:
            return 0
        return attack.target if attack.attacker == id else attack.attacker

    def _attack(self) -> AttackDeclared | None:
        """The last attack that was declared."""
        log = self.telling.match.log(self.telling.seat)
        return next((one for one in reversed(log) if isinstance(one, AttackDeclared)), None)
