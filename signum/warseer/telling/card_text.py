"""The text of a card, said by its data: one message for each part of the vocabulary, in four languages.

A sentence is built of a moment, a condition, a price and verbs, each a message of its own. Verbs stand in the
imperative, and creatures in the case that the verb asks for: accusative (`them`) or dative (`to`).
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from signum.engine.records import replaced, tag_of, values_of
from signum.warseer.cards.card import Card, FeatFace
from signum.warseer.cards.texts import Condition, Price, Text
from signum.warseer.chapters.conditions import OF_A_KILL
from signum.warseer.core import moments
from signum.warseer.core.card_types import CREATURES
from signum.warseer.core.holdings import ANY, BONUSES, CHARACTER, OPPOSING, YOURS, Held, Who
from signum.warseer.effects.targets import ACTOR, CHOSEN, SAME, To
from signum.warseer.effects.verb import Verb
from signum.warseer.effects.verbs.attack import ChangeDamage
from signum.warseer.effects.verbs.harm import GiveToken, OnCreatures, TakeToken
from signum.warseer.effects.verbs.moving import GiveAbilities, SwapCreatures
from signum.warseer.telling.creature_text import (
    DATIVE,
    HERO_OF_PLAYER,
    OBJECT,
    SUBJECT,
    THIS,
    CreatureText,
    TextWords,
    listed,
)

ATTACK_MOMENTS: Final = frozenset(
    {
        moments.ATTACK_DECLARED,
        moments.DICE_LIE,
        moments.SYMBOLS,
        moments.DAMAGE,
        moments.ATTACK_ENDED,
        moments.ELIMINATED,
    }
)
PASSIVE: Final = frozenset({moments.HEALED, moments.WOUNDED})
"""Moments that are told of the creature to which something happens."""
OF_PLAYERS: Final = frozenset({moments.TURN_BEGINS, moments.TURN_ENDS, moments.CARD_PLAYED})
WORD_FIELDS: Final = {"symbol": "face", "face": "face"}
"""Fields of verbs whose words have names, by the family of the names."""
LIST_FIELDS: Final = {"faces": "face", "types": "type", "ranks": "rank"}
_BONUS_NAMES: Final = {id: word for word, id in BONUSES.items()}


class CardText:
    """The texts of cards in one language."""

    def __init__(self, words: TextWords) -> None:
        self.words = words
        self.say = words.say

    def lines(self, card: Card) -> list[str]:
        """The text of a card as a player reads it: keywords, then a line for each sentence."""
        plain = [one for one in card.abilities if not one.gives]
        lines = [". ".join([self._begun(self.held(one)) for one in plain])] if plain else []
        lines += [self._begun(self.held(one)) for one in card.abilities if one.gives]
        if card.crit:
            lines.append(self.say("text-crit", effects=", ".join(map(self._effect, card.crit))))
        if card.armour:
            lines.append(self.say("text-relic-armour", armour=card.armour))
        if card.uses:
            lines.append(self.say("text-multiple-uses", uses=card.uses))
        if card.enchants is not None:
            who = CreatureText(self.words, _bearer(card)).one(card.enchants, SUBJECT)
            lines.append(self.say("text-enchants", who=who))
        lines += [self.sentence(one, card) for one in card.texts]
        if card.feat is not None:
            lines += self._feat(card.feat, card)
        return [line if line.endswith(".") else f"{line}." for line in lines]

    # Abilities.

    def abilities(self, several: Iterable[Held]) -> str:
        """Abilities inside a sentence; some languages want a noun before the first of those in a row."""
        said: list[str] = []
        for plain, ones in groupby(several, _is_plain):
            run = list(ones)
            noun = "single" if len(run) == 1 else "several"
            said += [
                self.given(one) if plain else self._quoted(one, "" if place else noun)
                for place, one in enumerate(run)
            ]
        return listed(self.say("text-and"), said)

    def _quoted(self, one: Held, noun: str) -> str:
        kind = "text" if one.dice or one.who is not None or one.gives else "name"
        return self.say("text-quoted", name=self.given(one), kind=kind, noun=noun)

    def held(self, one: Held) -> str:
        """A keyword with its figure, its dice, its kind and its text."""
        if one.ability in _BONUS_NAMES:
            return self._bonus(one)
        figure = f" {'+' if one.plus else ''}{one.x}" if one.x else ""
        name = f"{self._name(one)}{figure}"
        parts = [self._dice(one)] if one.dice else []
        parts += [self._shared(one)] if one.who is not None or one.gives else []
        if not parts:
            return name
        text = ", ".join(parts)
        return self.say("text-named", name=name, text=self._for_good(text) if one.for_good else text)

    def _shared(self, one: Held) -> str:
        """The creatures of a keyword, the abilities that it gives, or both."""
        if one.who is None:
            return self.given(one.gives[0]) if len(one.gives) == 1 else self.abilities(one.gives)
        who = CreatureText(self.words).kind(one.who)
        if not one.gives:
            return who
        number = "single" if one.who.me else "several"
        said = self.say("text-have", who=who, number=number, abilities=self.abilities(one.gives))
        return self._after_colon(said)

    def given(self, one: Held) -> str:
        """An ability in a list; a crit effect is named as one."""
        said = self._effect(one) if one.ability.startswith("X-") else self.held(one)
        return self.say("text-crit-effect", effect=said) if one.ability.startswith("X-") else said

    def _effect(self, one: Held) -> str:
        """A crit effect with its dice."""
        return f"{self._name(one)} ({self._dice(one)})" if one.dice else self._name(one)

    def _bonus(self, one: Held) -> str:
        word = _BONUS_NAMES[one.ability]
        if word == "dice":
            return self.say("text-bonus-dice", dice=self._dice(one), count=len(one.dice))
        return self.say(f"text-bonus-{word}", x=one.x)

    def _name(self, one: Held) -> str:
        return self.say(f"ability-{one.ability.lower()}")

    def _dice(self, one: Held) -> str:
        return ", ".join([self.say(f"die-{die}") for die in one.dice])

    def _for_good(self, text: str) -> str:
        return self.say("text-for-good", text=text)

    # Sentences.

    def sentence(self, text: Text, card: Card) -> str:
        """One sentence of a card."""
        creatures = CreatureText(self.words, _bearer(card), of_attack=text.when in ATTACK_MOMENTS)
        body = self.say("text-then").join([self.verb(one, creatures) for one in _named_once(text.does)])
        if text.price is not None and text.when != moments.TAP:
            body = self.say("text-price", price=self._price(text.price), body=body)
        if text.may:
            body = self.say("text-may", body=body)
        if text.once:
            body = self.say("text-once", body=body)
        if text.uses:
            body = self.say("text-spends", body=body)
        if text.conditions:
            said = listed(self.say("text-and"), map(self.condition, text.conditions))
            body = self.say("text-if", conditions=said, body=body)
        return self._begun(_without_gaps(self._at_moment(text, creatures, body)))

    def _at_moment(self, text: Text, creatures: CreatureText, body: str) -> str:
        if text.when == moments.PLAY:
            return body
        id, body = f"text-when-{text.when}", self._after_colon(body)
        if text.when == moments.TAP:
            return self._tapping(text.price or Price(), body)
        if text.when in OF_PLAYERS:
            who = text.who or text.whom
            return self.say(id, body=body, whose=ANY if who is None else who.whose)
        if text.when in PASSIVE:
            return self.say(id, body=body, whom=creatures.one(text.whom or text.who or Who(), SUBJECT))
        if text.when == moments.ELIMINATED:
            nobody = text.who is None
            whom = creatures.one(text.whom or Who(), SUBJECT if nobody else OBJECT)
            who = text.who or Who()
            return self.say(
                id,
                body=body,
                actor="none" if nobody else "some",
                who=creatures.one(who, SUBJECT),
                whom=whom,
                how=self._how(text),
            )
        if text.when in ATTACK_MOMENTS:
            whom = "" if text.whom is None else creatures.one(text.whom, OBJECT)
            said = creatures.one(text.who or Who(), SUBJECT)
            form = "aimed" if whom else "any"
            return self.say(id, body=body, who=said, whom=whom, form=form, how=self._how(text))
        if text.when in moments.OCCASIONS:
            return self.say(id, body=body, who=creatures.one(text.who or text.whom or Who(), SUBJECT))
        return self.say(id, body=body)

    def _tapping(self, price: Price, body: str) -> str:
        """W-FAQ-04: all that is paid stands before the one colon."""
        paid = self._price(replaced(price, hero=False))
        return self.say(
            "text-when-tap",
            hero="yes" if price.hero else "no",
            paid="yes" if paid else "no",
            price=paid,
            body=body,
        )

    def _how(self, text: Text) -> str:
        return self.say("text-attacked-by", attack=text.attack) if text.attack else ""

    def verb(self, verb: Verb, creatures: CreatureText) -> str:
        """One thing that a text does."""
        args: dict[str, Any] = {}
        for name, value in values_of(verb).items():
            match value:
                case To():
                    aim = _without_its_token(value, verb)
                    args["to"], args["them"] = creatures.target(aim, DATIVE), creatures.target(aim, OBJECT)
                    args["number"] = "several" if value.pick == CHOSEN and value.count > 1 else "single"
                case bool():
                    args[name] = "yes" if value else "no"
                case tuple() if name == "dice":
                    args[name] = ", ".join([self.say(f"die-{die}") for die in value])
                    args["count"] = len(value)
                case tuple() if name == "abilities":
                    args[name] = self.abilities(value)
                case tuple():
                    family = LIST_FIELDS[name]
                    args[name] = listed(self.say("text-or"), [self.say(f"{family}-{one}") for one in value])
                    args["some"] = "yes" if value else "no"
                case str() if name in WORD_FIELDS:
                    args[name] = self.say(f"{WORD_FIELDS[name]}-{value}")
                case _:
                    args[name] = value
        args |= self._more(verb, creatures)
        return self.say(f"text-do-{tag_of(type(verb))}", **args)

    def _more(self, verb: Verb, creatures: CreatureText) -> dict[str, Any]:
        """The arguments in which a verb's message differs from its fields."""
        match verb:
            case SwapCreatures():
                return {"mine": "creature" if creatures.bearer == THIS else "hero"}
            case GiveToken():
                return {"name": self.say(f"token-{verb.token}")}
            case GiveAbilities():
                return {"until": self.say(f"until-{verb.until}")}
            case ChangeDamage():
                return {"by": abs(verb.by), "sign": "less" if verb.by < 0 else "more"}
            case _:
                return {}

    # Prices and conditions.

    def _price(self, price: Price) -> str:
        parts = [self.say("text-price-power", power=price.power)] if price.power else []
        parts += [self.say("text-price-discard", count=price.discard)] if price.discard else []
        parts += [self.say("text-price-wounds", wounds=price.wounds)] if price.wounds else []
        parts += [self.say("text-price-hero")] if price.hero else []
        return listed(self.say("text-and"), parts)

    def condition(self, one: Condition) -> str:
        """A clause: something that must be true, and how much of it."""
        of_kill = one.what in (*OF_A_KILL, "kills")
        usual = Who(whose=OPPOSING, kind=CHARACTER) if of_kill else Who(whose=YOURS)
        creatures, who = CreatureText(self.words), one.who or usual
        bound = "most" if one.at_most else "least"
        single = one.count == 1 and not one.at_most
        return self.say(
            f"text-if-{one.what}",
            who=creatures.one(who, SUBJECT) if single else creatures.some(who, SUBJECT, one.count, bound),
            those=creatures.kind(who),
            number="single" if single else "several",
            amount=self.say("text-amount", bound=bound, count=one.count),
            count=one.count,
            terrain=self.say(f"terrain-{one.terrain}") if one.terrain else "",
            kind="named" if one.terrain else "any",
            attack=one.attack,
            type=one.type or "card",
        )

    # Feats.

    def _feat(self, face: FeatFace, card: Card) -> Iterable[str]:
        kind = self.say(f"feat-{face.kind}")
        yield self._begun(self.say("text-feat", kind=kind, points=face.points, deck=face.from_deck))
        said = listed(self.say("text-and"), map(self.condition, face.conditions))
        if said:
            yield self.say("text-feat-condition", conditions=said)
        for text in face.discard:
            body = self.sentence(text, card)
            yield self.say("text-feat-discard", body=self._after_colon(body[:1].lower() + body[1:]))

    def _begun(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def _after_colon(self, text: str) -> str:
        """A sentence after a colon, which begins with a capital in German."""
        return self._begun(text) if self.say("text-capital-after-colon") == "yes" else text


def _named_once(does: Sequence[Verb]) -> Iterator[Verb]:
    """Verbs one after another; the creature of the moment is named in the first of them."""
    named = False
    for one in does:
        if isinstance(one, OnCreatures) and one.to.pick == ACTOR:
            yield replaced(one, to=replaced(one.to, pick=SAME)) if named else one
            named = True
        else:
            yield one
            named = False


def _without_its_token(to: To, verb: Verb) -> To:
    """The targets that lose a token are not said to have it."""
    if isinstance(verb, TakeToken) and to.who.token == verb.token:
        return replaced(to, who=replaced(to.who, token=""))
    return to


def _is_plain(one: Held) -> bool:
    """Whether it is given as a figure or a crit effect, without quotation marks."""
    return one.ability in _BONUS_NAMES or one.ability.startswith("X-")


def _bearer(card: Card) -> str:
    """The message for the creature from which a card acts; for cards without one, the player's hero."""
    if card.enchants is not None:
        return "text-enchanted"
    return THIS if card.type in CREATURES else HERO_OF_PLAYER


def _without_gaps(text: str) -> str:
    """A sentence whose empty parts leave no double spaces."""
    while "  " in text:
        text = text.replace("  ", " ")
    for sign in (",", ".", ":", ";", ")", "\u00a0:"):
        text = text.replace(f" {sign}", sign)
    return text
