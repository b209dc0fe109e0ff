"""The greedy player's answers to offers: yes if the gain exceeds the cost."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from signum.classic.bots.greedy.arms import arms_of
from signum.classic.bots.greedy.city import still_playable, wanted_buildings
from signum.classic.bots.greedy.passing import best_attack
from signum.classic.bots.greedy.targeting import done_to, may_mean
from signum.classic.bots.greedy.thinking import GreedyThinking, ScoredOption
from signum.classic.bots.greedy.worth import position, weights
from signum.classic.cards.card import Card
from signum.classic.cards.vocabulary import Effect, Occasion
from signum.classic.chapters.cards.paying import Spent
from signum.classic.chapters.combat.damage import EFFECT_WOUNDS, Blow, deal
from signum.classic.core.game import Game
from signum.classic.core.state import Creature
from signum.classic.core.values import striking_faces
from signum.classic.effects.carrying import carry_out
from signum.classic.effects.sources import Source
from signum.classic.effects.verbs.hands import Prosper
from signum.classic.knowledge.supposing import suppose
from signum.classic.odds.outcomes import ends
from signum.engine.confirming import No, Yes
from signum.engine.enumeration import TooManyWays
from signum.engine.questions import Choice, Procedure
from signum.engine.records import replaced

UNTOLD: Final = 0.6
"""The assumed value of a text without figures."""
CURED: Final = 0.6
"""The value of losing a disease, as a share of the wound that the next attack would cost."""


def agreed(_think: GreedyThinking, _choice: Choice[Any]) -> Iterator[ScoredOption]:
    """Accept the offer."""
    yield ScoredOption(Yes(), {"offer": 1.0})
    yield ScoredOption(No(), {"offer": 0.0})


def contract(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """A-CONTRACT: pay if there is an enemy to fight."""
    me = think.creature(int(str(choice.about["creature"])))
    look = think.outlook
    after = _with_text(think, me, "A-CONTRACT", wound=False)
    if after is None:
        # An effect without figures, such as better control, has a value if a creature is near.
        fight = UNTOLD * any(look.able(me, foe, me.x, me.y) is not None for foe in look.foes)
    else:
        fight = after - best_attack(look, me, waiting=True).worth
    yield ScoredOption(Yes(), {"fight": fight, "price": -spending(think, 1)})
    yield ScoredOption(No(), {"fight": 0.0})


def exhaustion(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """A-EXHAUSTION: a wound for the text's immediate use."""
    me = think.creature(int(str(choice.about["creature"])))
    fight = _with_text(think, me, "A-EXHAUSTION", wound=True)
    yield ScoredOption(Yes(), {"fight": fight or 0.0, "wound": -a_wound(think, me)})
    yield ScoredOption(No(), {"fight": best_attack(think.outlook, me, waiting=True).worth})


def disease(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """A-DISEASE: the activation for its health, unless the attack is worth more than the wound."""
    me = think.creature(int(str(choice.about["creature"])))
    cost = a_wound(think, me)
    fight = best_attack(think.outlook, me, waiting=True).worth
    yield ScoredOption(Yes(), {"cured": CURED * cost})
    yield ScoredOption(No(), {"fight": max(0.0, fight - cost)})


def overpay(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """A-OVERPAY: with buildings and prosperity that no better card in hand needs."""
    me = think.creature(int(str(choice.about["creature"])))
    texts = [held.text for held in me.held if held.ability == "A-OVERPAY" and held.text is not None]
    player = think.view.players[think.seat]
    wanted = wanted_buildings(think)
    open_ones = {one.card for one in player.city if not one.tapped}
    taken = open_ones.difference(*[text.about for text in texts])
    price = sum([-what.amount for text in texts for effect in text.price for what in _spent(effect)])
    yield ScoredOption(
        Yes(),
        {
            "offer": 1.0,
            "left-to-play": still_playable(think, taken, wanted) - still_playable(think, open_ones, wanted),
            "price": -spending(think, price),
        },
    )
    yield ScoredOption(No(), {"offer": 0.0})


def pay_off(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """Prosperity to prevent an effect on its target."""
    card = think.cards.get(str(choice.about["card"]))
    told, amount = choice.about.get("targets", []), int(str(choice.about["amount"]))
    targets = [int(str(one)) for one in told] if isinstance(told, list) else []
    other = think.flat.opponents(think.seat)[0]
    paid = [
        one
        for one in (() if card is None else card.effects)
        if one.unless_paid == amount and may_mean(think.flat, one, targets)
    ]
    if card is None or not paid:
        yield from agreed(think, choice)
        return
    yield ScoredOption(Yes(), {"price": -spending(think, amount)})
    yield ScoredOption(No(), prevented(think, other, card, paid[0], targets))


def prevented(
    think: GreedyThinking, other: int, card: Card, effect: Effect, targets: Sequence[int]
) -> dict[str, float]:
    """The outcome of another player's sentence if nobody paid for its targets."""
    terms: dict[str, float] = {}
    for one in targets:
        done = think.gain(partial(done_to, other, card.id, _uncancelled(effect), one))
        for term, figure in done.items():
            terms[term] = terms.get(term, 0.0) + figure
    if any(what.cancels for what in effect.what):
        terms["cancelled"] = -_cancelled(think, effect, targets)
    return terms


def stab_from_hiding(think: GreedyThinking, choice: Choice[Any]) -> Iterator[ScoredOption]:
    """C-BACK-04: a stab costs the token: compare it with the enemies' attacks on a visible creature."""
    me, foe = [think.creature(int(str(choice.about[key]))) for key in ("creature", "target")]
    look = think.outlook
    chance = len(think.flat.value(striking_faces, me, foe)) / 3
    waiting = [one for one in look.threats if not one.activated and one is not foe]
    lost = look.falls_to(me, waiting) * think.worths.whole(me)
    yield ScoredOption(Yes(), {"stab": chance * think.worths.losses(foe)[1], "seen": -lost})
    yield ScoredOption(No(), {"hidden": weights()["body"]["keyword"]})


def spending(think: GreedyThinking, amount: int) -> float:
    """The value of an amount of prosperity, including progress to the goal."""
    whole = think.known.whole
    poorer = suppose(whole, Spent(think.seat, amount))
    before, after = position(whole, think.seat), position(poorer, think.seat)
    return sum(before.values(), 0.0) - sum(after.values(), 0.0)


def a_wound(think: GreedyThinking, me: Creature) -> float:
    """The cost of one wound past armour for a creature."""
    losses = think.worths.losses(me)
    return losses[me.armour + 1] - losses[me.armour]


def _with_text(think: GreedyThinking, me: Creature, ability: str, *, wound: bool) -> float | None:
    """The value of a creature's best attack with its ability's text; None if figures do not tell."""
    effects = [one for held in me.held if held.ability == ability and held.text for one in held.text.effects]
    try:
        found = ends(think.known.whole, partial(_exerted, me, effects, wound), think.expected_answer)
    except TooManyWays:
        return None
    look, total, same = think.outlook, 0.0, True
    for end in found:
        one = end.game.creature(me.id)
        if one is not None:
            arms = arms_of(end.game, one)
            same = same and arms == look.arms[me.id]
            total += end.weight * best_attack(look.armed(me, arms), me, waiting=True).worth
    return None if same else total / sum([end.weight for end in found])


def _exerted(me: Creature, effects: list[Effect], wound: bool, game: Game) -> Procedure[None]:
    if wound:
        yield from deal(game, Blow(me.id, 1, None, EFFECT_WOUNDS, ("A-EXHAUSTION",)))
    if game.in_play(me.id):
        for effect in effects:
            yield from carry_out(game, Source(me.seat, me.card, me.id), effect)


def _spent(effect: Effect) -> list[Prosper]:
    return [what for what in effect.what if isinstance(what, Prosper)]


def _uncancelled(effect: Effect) -> Effect:
    """A sentence without its cancelling part."""
    verbs = tuple([what for what in effect.what if not what.cancels])
    return replaced(effect, what=verbs)


def _cancelled(think: GreedyThinking, effect: Effect, targets: Sequence[int]) -> float:
    """The value of a cancelled event: an activation, or a spell."""
    if isinstance(effect.when, Occasion) and effect.when.what == "activated":
        own = [one for one in think.outlook.friends if one.id in targets]
        stride = weights()["prospect"]["least"]
        return sum([max(stride, best_attack(think.outlook, one, waiting=True).worth) for one in own], 0.0)
    return weights()["cards"]["support"]
