"""Advice in words: the steps of a plan, and reasons with figures and facts."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from signum.classic.bots.plans import ActivationPlan
from signum.classic.cards.card import CREATURES
from signum.classic.chapters.cards.cards_in_play import UseCard
from signum.classic.chapters.cards.city import SAVED, Build, Save
from signum.classic.chapters.cards.paying import TapBuildings
from signum.classic.chapters.cards.playing import Play
from signum.classic.chapters.cards.tactics import Reveal
from signum.classic.chapters.combat.melee import Split
from signum.classic.chapters.combat.ranged import Ranged
from signum.classic.chapters.combat.rolls import Reroll
from signum.classic.chapters.field.terrain import LayTerrain, TerrainLaid, template
from signum.classic.chapters.turn.activated_abilities import Use, UseOn
from signum.classic.chapters.turn.activation import EndTurn, Pass, PassRest, still_to_activate, unactivated
from signum.classic.chapters.turn.setup import Begin, DiscardCards, KeepHand, ReplaceCards
from signum.classic.core.state import Creature, Terrain
from signum.classic.core.values import health, strength
from signum.classic.effects.choosing import Target
from signum.classic.findings.attack_odds import melee_being_split
from signum.classic.findings.option_forecasts import reroll_forecast, target_forecast
from signum.classic.findings.reach import nearest_foe
from signum.classic.findings.threats import threats_to
from signum.classic.knowledge.supposing import suppose
from signum.classic.odds.harm import AttackOdds
from signum.classic.positions.places import CENTIMETRE
from signum.classic.telling.card_telling import CardTelling
from signum.classic.telling.notes import note
from signum.classic.telling.prospects import Prospects, figures
from signum.classic.telling.telling import Telling
from signum.classic.telling.telling_part import TellingPart
from signum.engine.confirming import No, Yes
from signum.engine.enumeration import TooManyWays
from signum.engine.order import GoesFirst
from signum.engine.questions import Choice, Option, Seat
from signum.engine.records import tag_of

WINDOW: Final = "tactic"
"""The kind of question in which a tactic may be revealed."""
EARLY: Final = 2
"""The buildings that a card may need to be played in the first turns."""
PAID: Final = frozenset({"contract", "overpay", "pay-off"})
"""Offers for prosperity."""


class Reasons(TellingPart):
    """The words for one teller."""

    def __init__(self, telling: Telling) -> None:
        super().__init__(telling)
        self.cards = CardTelling(telling)
        self.prospects = Prospects(telling)

    # Plans.

    def steps(self, plan: ActivationPlan) -> str:
        """Such as: Bruno: move behind Rocks, then shoot at Valeria."""
        told = [] if plan.to is None else [self._going(plan)]
        if plan.attack is not None:
            tag = tag_of(type(plan.attack))
            told.append(
                self.say("telling-hint-attack", attack=tag, target=self.names.spoken(plan.attack.target))
            )
        rest = plan.row[-1]
        if isinstance(rest, Pass):
            told.append(self.say("telling-hint-stay"))
        elif plan.attack is None and not _goes(rest, plan):
            told.append(self.telling.option(rest, figures=False))
        steps = told[0] if len(told) == 1 else self.say("telling-hint-then", first=told[0], second=told[1])
        return self.say("telling-hint-plan", creature=self.names.spoken(plan.creature), steps=steps)

    def _going(self, plan: ActivationPlan) -> str:
        place = plan.place
        if place is None:
            assert plan.to is not None
            return self.say("telling-hint-go-there", how=plan.how, place=self.names.place(plan.to))
        return self.say(
            "telling-hint-go",
            how=plan.how,
            where=place.kind,
            thing=self.names.spoken(place.thing),
            gap=place.gap / CENTIMETRE,
        )

    def of_plan(self, plan: ActivationPlan) -> str:
        """The odds of its attack, the backstabs on the way, and the enemies' replies."""
        if plan.refusal is not None:
            return self.telling.refusal(plan.refusal)
        parts: list[str] = []
        if plan.odds is not None:
            parts.append(self._odds(plan.odds, attacks=True, far=isinstance(plan.attack, Ranged)))
        if isinstance(plan.row[-1], Use | UseOn):
            parts += self.prospects.of(self.game.state.creatures[plan.creature], plan.row[-1:])
        if plan.stabs:
            parts.append(self.say("telling-hint-stabs", those=self._those(plan.stabs)))
        parts += self._threats(plan)
        return " ".join(parts)

    def _odds(self, odds: AttackOdds, *, attacks: bool, far: bool = False) -> str:
        """Chances and wounds; those of the attacker only where they are possible."""
        told = figures(odds, attacks=attacks)
        safe = far and not told["taken"] and not told["death"]
        return self.say(
            "telling-hint-odds",
            kill=told["kill"],
            dealt=round(told["dealt"], 1),
            taken=round(told["taken"], 1),
            death=told["death"],
            safe="yes" if safe else "no",
        )

    def _threats(self, plan: ActivationPlan) -> Iterator[str]:
        near, far = plan.reached_by, plan.shot_by
        attacks = "yes" if plan.attack is not None else "no"
        if not near and not far:
            yield self.say("telling-hint-unreached", attacks=attacks)
        if near:
            yield self.say("telling-hint-reached", attacks=attacks, count=len(near), those=self._those(near))
        if far:
            yield self.say("telling-hint-shot-at", count=len(far), those=self._those(far))

    def _those(self, ids: Sequence[int]) -> str:
        """Creatures as the subject of a sentence."""
        named = [self.names.spoken(id) for id in ids]
        return named[0] if len(named) == 1 else self.names.joined(named)

    # Other answers.

    def facts(self, choice: Choice[Any], option: Option) -> str:
        """A figure or a fact about an answer that is not an action of a creature; empty if there is none."""
        game, seat = self.game, choice.seat
        match option:
            case Split():
                return self._of_split(choice, option)
            case Play(card) if card in game.cards:
                return " ".join(self._of_card(seat, card))
            case Build(card) if card in game.cards:
                needing = [
                    one
                    for one in game.player(seat).hand
                    if one in game.cards and card in game.cards[one].cost.buildings
                ]
                left = game.player(seat).prosperity - game.cards[card].cost.prosperity
                return self.say("telling-hint-build", count=len(needing), left=left)
            case Save():
                return self.say("telling-hint-save", count=game.player(seat).prosperity + SAVED)
            case UseCard(holder):
                return self.cards.of_use(holder)
            case EndTurn() | PassRest():
                waiting = still_to_activate(unactivated(game))
                return self.say("telling-hint-waiting", count=len(waiting))
            case LayTerrain():
                return self._of_terrain(seat, option)
            case Reroll():
                return self._of_reroll(choice, option)
            case TapBuildings(buildings):
                free = {one for other in choice.candidates for one in getattr(other, "buildings", ())}
                untapped = self.say("telling-hint-untapped", count=len(free) - len(buildings))
                return f"{self._note(choice, option)} {untapped}"
            case Reveal() | GoesFirst():
                return self._note(choice, option)
            case No() if choice.kind == WINDOW:
                return " ".join((self.say("telling-hint-tactic-kept"), self._note(choice, option))).strip()
            case Target(id) if game.creature(id) is not None:
                return self._of_target(choice, option)
            case Yes() | No() if choice.kind in PAID:
                return self.say("telling-hint-save", count=game.player(seat).prosperity)
            case Begin(first):
                return self.say("telling-hint-begin", own="yes" if first == seat else "no")
            case KeepHand() | ReplaceCards() | DiscardCards():
                return self._of_hand(seat, option)
            case _:
                return self._of_thing(choice, option)

    def _note(self, choice: Choice[Any], option: Option) -> str:
        """The forecast that stands beside the option."""
        return note(self.names.known, self.telling, choice, option).replace("\n", " ")

    def _of_target(self, choice: Choice[Any], option: Target) -> str:
        """Its health and what the text does to it; of an own creature whether it can still act."""
        game, one = self.game, self.game.state.creatures[option.target]
        told = [self._of_creature(one)]
        if target_forecast(game, choice, one.id) is not None:
            told = [self._note(choice, option)]
        if one.seat == choice.seat == game.state.active:
            waits = one in unactivated(game)
            told.append(self.say("telling-hint-acts", still="yes" if waits else "no"))
        return " ".join(told)

    def _of_hand(self, seat: Seat, option: KeepHand | ReplaceCards | DiscardCards) -> str:
        """Of the cards that stay, those that can be paid early."""
        stay = Counter(self.game.player(seat).hand) - Counter(getattr(option, "cards", ()))
        costs = [self.game.cards[one].cost for one in stay.elements() if one in self.game.cards]
        early = [one for one in costs if len(one.buildings) + one.any <= EARLY]
        return self.say("telling-hint-hand", count=len(costs), early=len(early))

    def _of_thing(self, choice: Choice[Any], option: Option) -> str:
        """The place or creature that an answer names, or that its question is about; else its card."""
        game, to = self.game, getattr(option, "to", None)
        if to is not None:
            nearest = nearest_foe(game, choice.seat, to)
            if nearest is None:
                return ""
            foe, far = nearest
            return self.say("telling-hint-nearest", foe=self.names.spoken(foe), gap=far / CENTIMETRE)
        named = [getattr(option, name, 0) for name in ("target", "creature")]
        asked = [choice.about.get(name) for name in ("target", "creature", "attacker")]
        for id in (*named, *asked):
            one = game.creature(id) if isinstance(id, int) else None
            if one is not None:
                return self._of_creature(one)
        card = choice.about.get("card")
        return self.cards.text(str(card)) if card in game.cards else ""

    def _of_reroll(self, choice: Choice[Any], option: Reroll) -> str:
        """The successes as the dice lie, and on average after this reroll; of keeping, after the best one."""
        found = reroll_forecast(choice, option)
        if found is None:
            return ""
        if any((option.bullseyes, option.axes, option.shields)):
            return self._note(choice, option)
        others = [reroll_forecast(choice, one) for one in choice.options() if isinstance(one, Reroll)]
        best = max([one.after for one in others if one is not None], default=found.after)
        better = "yes" if best > found.now else "no"
        return self.say("telling-hint-kept", now=found.now, best=float(best), better=better)

    def _of_split(self, choice: Choice[Any], split: Split) -> str:
        melee = melee_being_split(self.game, choice)
        assert melee is not None
        attacks = choice.about["role"] == "attacker"
        try:
            odds = melee.odds(split, melee.theirs[0]) if attacks else melee.reply(split).odds
            best = melee.reply(melee.theirs[0]).ours if attacks else melee.defence()
        except TooManyWays:
            return ""
        told = self._odds(odds, attacks=attacks)
        if best == split:
            return told
        # The table marks the best split by wounds; the computer also weighs what the creatures are worth.
        return " ".join(
            (told, self.say("telling-hint-best-by-wounds", attack=best.attack, defence=best.defence))
        )

    def _of_card(self, seat: Seat, id: str) -> Iterator[str]:
        card = self.game.cards[id]
        left = self.game.player(seat).prosperity - card.cost.prosperity
        yield self.say("telling-hint-card", cost=self.names.cost(card.cost), left=left)
        if card.type in CREATURES:
            yield self.say("telling-hint-newcomer", strength=card.strength, health=card.health)
        else:
            yield self.cards.text(id)

    def _of_creature(self, one: Creature) -> str:
        most = self.game.value(health, one)
        return self.say(
            "telling-hint-creature",
            creature=self.names.spoken(one.id),
            left=most - one.wounds,
            health=most,
            strength=self.game.value(strength, one),
        )

    def _of_terrain(self, seat: Seat, option: LayTerrain) -> str:
        """The enemies that could shoot at the hero and no longer can."""
        game = self.game
        hero = next((one for one in game.creatures(seat) if one.type == "hero"), None)
        card = game.cards[option.card]
        if hero is None:
            return ""
        corners, radius = template(card, option.degrees, option.to)
        laid = Terrain(game.state.next_id, card.id, seat, corners, radius, card.abilities)
        after = suppose(game, TerrainLaid(seat, laid, card.unique))
        before, then = ({foe for foe, _ in threats_to(one, hero.id)} for one in (game, after))
        return self.say(
            "telling-hint-terrain",
            count=len(before - then),
            those=self.names.creatures(sorted(before - then)),
            hero=self.names.spoken(hero.id),
        )


def _goes(option: Option, plan: ActivationPlan) -> bool:
    """Whether an answer is the movement of the plan."""
    return plan.to is not None and getattr(option, "to", None) == plan.to
