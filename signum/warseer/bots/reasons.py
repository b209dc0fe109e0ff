"""Advice in words: the steps of a plan, and reasons with figures and facts."""

from collections.abc import Iterable, Iterator
from typing import Any

from signum.engine.chance import Chance, seed_of
from signum.engine.questions import Choice, Option
from signum.engine.units import CardId, ThingId
from signum.warseer.abilities.special import healer
from signum.warseer.bots.activation_plans import ActivationPlan
from signum.warseer.bots.ahead import played
from signum.warseer.bots.changes import Changes, changes
from signum.warseer.bots.greedy import Greedy
from signum.warseer.chapters.activation import UseOn
from signum.warseer.chapters.attack.dice import LeaveDice, RerollDice
from signum.warseer.chapters.economy import POINTS_AT, victory_points
from signum.warseer.chapters.feats import PlayFeat, face
from signum.warseer.chapters.moving import stops
from signum.warseer.chapters.phase import DiscardFeat, DiscardForIncome, EndTurn, do_option
from signum.warseer.chapters.placing import PlaceAt
from signum.warseer.chapters.playing import Play, Tap, Use
from signum.warseer.chapters.reviving import Raise
from signum.warseer.chapters.setup import ReturnCards
from signum.warseer.chapters.summoning import Summon
from signum.warseer.chapters.tactics import PlayTactic
from signum.warseer.core.values import health
from signum.warseer.effects.verbs.cards import PickCard
from signum.warseer.findings.gains import KillGain, income_with
from signum.warseer.findings.position import KnownPosition
from signum.warseer.findings.weighing import healing_odds, percent, planned_odds, reroll_odds
from signum.warseer.odds.attacks import AttackOdds
from signum.warseer.odds.profile import AttackEnd
from signum.warseer.telling.telling import Telling

RUSH = "K-RUSH"


class Reasons:
    """The words for one teller in one position."""

    def __init__(self, telling: Telling, position: KnownPosition, player: Greedy) -> None:
        self.telling = telling
        self.say = telling.say
        self.names = telling.names
        self.position = position
        self.game = position.game
        self.player = player

    # Plans.

    def steps(self, plan: ActivationPlan) -> str:
        """Such as: Bruno: move to C4 (forest), then shoot at Valeria."""
        told: list[str] = []
        if plan.at is not None:
            how = "run" if plan.run else "move"
            told.append(self.say("telling-hint-go", how=how, place=self._hex(plan)))
        one = self.position.creature(plan.creature)
        if plan.target and one is not None:
            attack = self.game.card(one.card).attack
            target = self.names.spoken(plan.target)
            told.append(self.say("telling-hint-attack", attack=attack, target=target))
        if not told:
            told.append(self.say("telling-hint-stay"))
        steps = told[0] if len(told) == 1 else self.say("telling-hint-then", first=told[0], second=told[1])
        return self.say("telling-hint-plan", creature=self.names.spoken(plan.creature), steps=steps)

    def of_plan(self, plan: ActivationPlan) -> str:
        """The odds of its attack, the gain of a kill, the counterblow, and the enemies' replies."""
        if plan.refusal is not None:
            return self.telling.refusal(plan.refusal)
        return " ".join(self._of_plan(plan))

    def odds_of(self, plan: ActivationPlan) -> str:
        """Only the odds of its attack, with the counterblow."""
        return "" if plan.odds is None else " ".join([self._odds(plan.odds), *self._replies(plan.odds)])

    def _of_plan(self, plan: ActivationPlan) -> Iterator[str]:
        if plan.odds is not None:
            yield self._odds(plan.odds)
        if plan.gain is not None and (plan.odds is None or _may_kill(plan.odds)):
            yield from self._kill(plan.gain)
        if plan.odds is not None:
            yield from self._replies(plan.odds)
        if plan.feats:
            yield self.say("telling-hint-feats", feats=self._cards(plan.feats))
        if plan.rolls:
            kinds = [self.say("finding-terrain", terrain=kind) for kind in dict.fromkeys(plan.rolls)]
            yield self.say("telling-hint-rolls", terrains=self.names.joined(kinds))
        attacks = "yes" if plan.target else "no"
        those = self._things(plan.threats)
        yield self.say("telling-hint-threats", attacks=attacks, count=len(plan.threats), those=those)

    def _hex(self, plan: ActivationPlan) -> str:
        assert plan.at is not None
        kind, place = self.game.terrain_at(plan.at), self.names.place(plan.at)
        return f"{place} ({self.say('finding-terrain', terrain=kind)})" if kind else place

    def _odds(self, odds: AttackOdds) -> str:
        ends = odds.ends
        return self.say(
            "telling-hint-odds",
            kill=percent(float(ends.chance(lambda end: end.dead))),
            expected=average(float(ends.expected(lambda end: end.wounds))),
            pushed=percent(float(ends.chance(lambda end: end.pushed))),
        )

    def _kill(self, gain: KillGain) -> Iterator[str]:
        player = self.game.player(self.seat)
        if gain.loses:
            yield self.say("telling-hint-kill-loses")
        elif gain.wins:
            yield self.say("telling-hint-kill-wins")
        elif gain.points:
            now = victory_points(player) + gain.points
            goal = self.game.state.goal
            yield self.say("telling-hint-kill-points", points=gain.points, now=now, goal=goal)
        if gain.feats and not gain.wins:
            yield self.say("telling-hint-kill-feats", feats=self._cards(gain.feats))

    def _replies(self, odds: AttackOdds) -> Iterator[str]:
        if odds.counter is not None:
            counter = odds.counter
            yield self.say(
                "telling-hint-counter",
                chance=percent(float(counter.chance(lambda end: end.struck))),
                expected=average(float(counter.expected(lambda end: end.wounds))),
                dies=percent(float(counter.chance(lambda end: end.dead))),
            )
        if odds.protectors:
            yield self.say("finding-protectors", those=self._things(odds.protectors))

    # Other answers.

    @property
    def seat(self) -> int:
        """The seat that is advised."""
        choice = self.position.choice
        assert choice is not None
        return choice.seat

    def facts(self, choice: Choice[Any], option: Option) -> str:
        """Figures and facts about an answer that is not an action of a creature."""
        return " ".join([fact for fact in self._facts(choice, option) if fact])

    def _facts(self, choice: Choice[Any], option: Option) -> Iterator[str]:
        game = self.game
        match option:
            case Play(card) | PlayTactic(card):
                yield self._cost(game.card(card).cost)
                told = list(self._ahead(option, card=1)) if isinstance(option, Play) else []
                yield from told or self.telling.card_text(game.card(card))
            case Summon(card):
                yield self._cost(game.card(card).cost)
                yield self._newcomer(card)
            case DiscardForIncome(card):
                gain, before = income_with(game, self.seat, card), game.player(self.seat).income
                yield self.say("finding-note-income", before=before, after=gain.income, points=gain.points)
                mark = min([one for one in POINTS_AT if one > gain.income], default=0)
                if mark:
                    yield self.say("telling-hint-milestone", mark=mark)
            case PlayFeat(feat):
                yield self._points(face(game, feat).points)
            case DiscardFeat(feat, _):
                yield self.say("telling-hint-given-up", points=face(game, feat).points)
                yield from self._ahead(option)
            case Tap() | Use():
                yield from self._ahead(option)
            case EndTurn():
                waiting = [one for one in game.creatures_of(self.seat) if not one.activated]
                yield self.say("telling-hint-ends", count=len(waiting), power=game.player(self.seat).power)
            case RerollDice() | LeaveDice():
                yield from self._dice(option)
            case ReturnCards(cards):
                yield self._kept(cards)
            case PlaceAt(at):
                yield from self._place(choice, at)
            case UseOn(ability, target) if isinstance(choice.subject, int):
                odds = planned_odds(self.position, choice.subject, option)
                if odds is not None:
                    yield self._odds(odds)
                elif ability == healer.id:
                    yield from self._healing(choice.subject, target)
                else:
                    yield self._of_thing(choice, option)
            case PickCard(card) | Raise(card) if card in game.cards:
                yield self._printed(card)
            case _:
                yield self._of_thing(choice, option)

    def _cost(self, cost: int) -> str:
        left = self.game.player(self.seat).power - cost
        return self.say("telling-hint-cost", left=left)

    def _points(self, points: int) -> str:
        now, goal = victory_points(self.game.player(self.seat)) + points, self.game.state.goal
        if now >= goal:
            return self.say("telling-hint-wins", now=now, goal=goal)
        return self.say("telling-hint-points", points=points, now=now, goal=goal)

    def _newcomer(self, card: CardId) -> str:
        it = self.game.card(card)
        rushes = any(held.ability == RUSH for held in it.abilities)
        return self.say(
            "telling-hint-newcomer",
            dice=self.names.dice(it.dice),
            health=it.health,
            movement=it.movement,
            acts="now" if rushes else "later",
        )

    def _printed(self, card: CardId) -> str:
        """A card that goes somewhere without being paid for."""
        it = self.game.card(card)
        if not it.is_support:
            return self._newcomer(card)
        return self.say("telling-hint-printed", cost=it.cost, income=it.income)

    def _ahead(self, option: Option, card: int = 0) -> Iterator[str]:
        """The changes by an effect whose questions the computer answers; dice leave them open."""
        chance = Chance(seed_of("hint"))
        there = played(
            self.game, lambda game: do_option(game, self.seat, option), chance, self.player.weights
        )
        if there.rolled:
            yield self.say("telling-hint-dice")
            return
        outcome = there.game.state.outcome
        if outcome is not None and outcome.winner == self.game.seating.side_of[self.seat]:
            yield self.say("telling-hint-kill-wins")
            return
        yield from self._changed(changes(self.game, there.game, self.seat), card, isinstance(option, Play))

    def _changed(self, found: Changes, card: int, paid: bool) -> Iterator[str]:
        if found.points:
            yield self._points(found.points)
        if found.income:
            before = self.game.player(self.seat).income
            yield self.say("telling-hint-income", before=before, after=before + found.income)
        if found.power > 0 and not paid:
            yield self.say("telling-hint-power", count=found.power)
        if found.cards + card > 0:
            yield self.say("telling-hint-drawn", count=found.cards + card)
        if found.fallen:
            yield self.say("telling-hint-falls", those=self._things(found.fallen))
        for one in found.creatures:
            name = self.names.spoken(one.creature)
            if one.wounds > 0:
                yield self.say("telling-hint-hurt", creature=name, count=one.wounds)
            if one.wounds < 0:
                yield self.say("telling-hint-healed", creature=name, count=-one.wounds)
            if one.armour > 0:
                yield self.say("telling-hint-armour", creature=name, count=one.armour)
            for token in one.tokens:
                yield self.say("telling-hint-token", creature=name, token=self.say(f"token-{token}"))
        if found.entered:
            yield self.say("telling-hint-entered", count=found.entered)

    def _dice(self, option: RerollDice | LeaveDice) -> Iterator[str]:
        ends = reroll_odds(self.position, option.dice if isinstance(option, RerollDice) else ())
        if ends is None:
            return

        def dead(end: AttackEnd) -> bool:
            return end.dead

        expected = average(float(ends.expected(lambda end: end.wounds)))
        yield self.say("finding-note-harm", dies=percent(float(ends.chance(dead))), expected=expected)

    def _kept(self, returned: tuple[CardId, ...]) -> str:
        hand = list(self.game.player(self.seat).hand)
        for card in returned:
            hand.remove(card)
        return self.say("telling-hint-kept", cards=self._cards(hand))

    def _place(self, choice: Choice[Any], at: tuple[int, int]) -> Iterator[str]:
        kind = self.game.terrain_at(at)
        if choice.kind == "push" and stops(self.game, at):
            yield self.say("telling-hint-pushed", damage=1)
        if kind:
            yield self.say("telling-hint-ground", terrain=self.say("finding-terrain", terrain=kind))
        if choice.kind == "push":
            yield self._of_thing(choice, PlaceAt(at))
            return
        one = self.game.creature(choice.subject) if isinstance(choice.subject, int) else None
        seat = choice.seat if one is None else one.seat
        foes = [(self.game.ground.distance(at, foe.at), foe.id) for foe in self.game.opposing(seat)]
        if foes:
            distance, foe = min(foes)
            yield self.say("telling-hint-nearest", foe=self.names.spoken(foe), distance=distance)

    def _healing(self, one: ThingId, target: ThingId) -> Iterator[str]:
        it, other = self.game.creature(one), self.game.creature(target)
        if it is not None and other is not None:
            odds = healing_odds(self.game, it, other.wounds)
            expected = average(float(odds.expected(lambda healed: healed)))
            yield self.say("telling-hint-healing", expected=expected, wounds=other.wounds)

    def _of_thing(self, choice: Choice[Any], option: Option) -> str:
        """The creature that an answer names, or that its question is about; else the player's counters."""
        named = [getattr(option, name, 0) for name in ("target", "creature")]
        asked = [choice.about.get(name) for name in ("target", "creature", "attacker")]
        for id in (*named, *asked, choice.subject):
            one = self.game.creature(id) if isinstance(id, int) else None
            if one is not None:
                most = self.game.value(health, one)
                name = self.names.spoken(one.id)
                return self.say("telling-hint-creature", creature=name, left=most - one.wounds, health=most)
        if not self.game.state.turn:
            return ""
        player = self.game.player(self.seat)
        return self.say(
            "telling-hint-counters",
            power=player.power,
            points=victory_points(player),
            goal=self.game.state.goal,
        )

    def _things(self, ids: Iterable[ThingId]) -> str:
        return self.names.joined([self.names.spoken(id) for id in ids])

    def _cards(self, cards: Iterable[CardId]) -> str:
        return self.names.joined([self.names.spoken_card(card).on_card for card in cards])


def average(figure: float) -> float:
    """A figure with one decimal; a whole number is one, so that it gets its singular."""
    rounded = round(figure, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _may_kill(odds: AttackOdds) -> bool:
    return any(end.dead for end in odds.ends.weights)
