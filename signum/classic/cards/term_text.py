"""The terms of a sentence in four languages: if, unless, for each, once per turn."""

from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import CREATURES, Card
from signum.classic.cards.subjects import SEVERAL, SentenceSubject, Subjects
from signum.classic.cards.vocabulary import Condition, Count, Effect, Occasion, Price
from signum.engine.records import replaced

PAID_WITH_THEIR_MOMENT: Final = (e.ACTIVATED, e.TAPPED)
"""Moments whose price stands beside them: tap and pay 1 Prosperity."""


class TermText(Subjects):
    """The words for the terms of sentences."""

    def with_terms(self, effect: Effect, body: str, card: Card | None) -> str:
        """A sentence with its conditions, and with its limit per turn."""
        told_with_moment = effect.when in PAID_WITH_THEIR_MOMENT
        if (
            effect.priced
            and not told_with_moment
            and (effect.when != e.AT_WILL or self.has_rare_price(effect))
        ):
            way = "must" if effect.when == e.AT_WILL else "may"
            paid = self.listed(self.payments(effect, card))
            body = self.say("text-paying", way=way, paid=paid, body=self.after_colon(body))
        terms = effect.terms
        if not terms:
            return body
        if terms.repeat > 1:
            anew = effect.who.choose and not (effect.who.only and effect.who.only.at_random)
            body = self.say("text-repeat", body=body, times=terms.repeat, choice="yes" if anew else "no")
        if terms.later:
            body = self.say(f"text-later-{terms.later}", body=body)
        for unless in (False, True):
            said = [self.number_clause(one, effect, card) for one in terms.conditions if one.unless == unless]
            if said:
                way = _way(effect, unless=unless)
                body = self.say("text-if", way=way, condition=self.listed(said), body=body)
        return self.say("text-once", body=body) if terms.once else body

    def has_rare_price(self, effect: Effect) -> bool:
        """Whether more is paid than prosperity and concentration tokens."""
        return bool(effect.terms and effect.terms.price)

    def payments(self, effect: Effect, card: Card | None) -> list[str]:
        """Each part of a price as a command; the hero takes the wounds for a card that is not a creature."""
        price = effect.terms.price if effect.terms and effect.terms.price else Price()
        paid = [("prosperity", effect.price), ("concentration", effect.tokens), ("discard", price.discard)]
        paid += [("tap", price.taps), ("wounds", price.wounds)]
        whose = "self" if card is None or card.type in CREATURES else "hero"
        said = [self.say(f"text-pay-{what}", count=number, whose=whose) for what, number in paid if number]
        said += [self.say("text-pay-any")] if price.any_amount else []
        if (who := price.sacrifice) is not None:
            other = "yes" if who.other else "no"
            kind = self.kind_of_itself(card) if who.kind == e.SELF else who.kind
            words = self.say("text-pay-sacrifice", kind=kind, other=other)
            said.append(words + ("" if who.kind == e.SELF else self.narrowed(who, card)))
        return said

    def kind_of_itself(self, card: Card | None) -> str:
        """The thing with the text, where it is given up."""
        if card is not None and card.type in (e.BUILDING, e.RELIC):
            return f"this-{card.type}"
        return "this-creature"

    def times(self, effect: Effect, card: Card | None) -> str:
        """The number by which the figures of a sentence are multiplied, in words behind them."""
        terms = effect.terms
        if not terms or terms.each is None:
            return ""
        most = terms.most if terms.most < e.MOST_TIMES else 0
        words = self.say("text-times", each=self.each_of(terms.each, effect, card))
        return words + (self.say("text-at-most-times", most=most) if most else "")

    def each_of(self, count: Count, effect: Effect, card: Card | None) -> str:
        """One unit of a number that is counted."""
        if not count.what:
            return self.each(count.of, card)
        if count.what == e.PAID:
            return self.say("text-each-paid")
        if count.what in e.OF_PLAYERS:
            return self.say(f"text-each-{count.what}", whose=count.of.whose)
        if count.what in e.DEEDS:
            return self.say(f"text-each-{self.named_deed(count)}", **self.of_deed(count))
        return self.say(f"text-each-{count.what}", who=self.pointed(count, effect, card))

    def number_clause(self, condition: Condition, effect: Effect, card: Card | None) -> str:
        """A number that must be within bounds, as a clause."""
        count, bounds = condition.count, condition.bounds
        if condition.than is not None:
            more, fewer = (count, condition.than) if bounds.least > 0 else (condition.than, count)
            return self.say(
                "text-compared",
                more=self.number_of(more, card),
                fewer=self.number_of(fewer, card),
                gender=self.gender(
                    more.of.kind if not more.what else "card" if more.what != e.PROSPERITY else e.PLAYER
                ),
            )
        way, number = ("least", bounds.least) if bounds.most == e.MOST else ("most", bounds.most)
        if not count.what:
            counted = self.described(replaced(count.of, choose=number), card, placed=False)
            place = self.position(count.of, card)
            return self.say(
                "text-there-is",
                bounds=way,
                number=number,
                who=counted.words,
                place=place,
                near="yes" if place else "no",
            )
        if count.what in e.OF_PLAYERS:
            return self.say(f"text-has-{count.what}", bounds=way, number=number, whose=count.of.whose)
        if count.what in e.DEEDS:
            return self.say(
                f"text-has-{self.named_deed(count)}", bounds=way, number=number, **self.of_deed(count)
            )
        subject = self.counted(count, effect, card)
        again = self.is_named_twice(effect, card) and not self.is_condition_first(effect)
        who = self.say("text-it") if again and count.of.kind == e.SELF else subject.words
        return self.say(f"text-has-{count.what}", bounds=way, number=number, who=who, gender=subject.gender)

    def named_deed(self, count: Count) -> str:
        """The name of a deed in messages; what the sentence before discarded has its own."""
        return "discarded-same" if count.of.kind == e.SAME else count.what

    def of_deed(self, count: Count) -> dict[str, str]:
        """Whose deed is counted, and the cards that it was done with."""
        return {
            "whose": count.of.whose,
            "type": count.card_type or "any",
            "other": "yes" if count.of.other else "no",
        }

    def number_of(self, count: Count, card: Card | None) -> str:
        """The things of a number that is compared with another."""
        whose = count.of.whose
        if count.what:
            return self.say(f"text-number-{count.what}", whose=whose)
        nouns = self.noun(count.of.kind, SEVERAL)
        return self.say("text-number-of", whose=whose, nouns=nouns) + self.narrowed(count.of, card)

    def is_named_twice(self, effect: Effect, card: Card | None) -> bool:
        """Whether a creature's text is about the creature itself and asks for something of it too."""
        if effect.who.kind != e.SELF or not effect.terms or isinstance(effect.when, Occasion):
            return False
        if card is not None and card.type not in CREATURES:
            return False
        asked = [one.count for one in effect.terms.conditions]
        return any(one.what in e.OF_CREATURES and one.of.kind == e.SELF for one in asked)

    def is_condition_first(self, effect: Effect) -> bool:
        """Whether the condition stands before the rest of the sentence; the language decides."""
        assert effect.terms
        way = _way(effect, unless=effect.terms.conditions[0].unless)
        return self.say("text-condition-first", kind=way) == "yes"

    def pointed(self, count: Count, effect: Effect, card: Card | None) -> str:
        """The creature whose wounds or tokens are counted, in words."""
        return self.counted(count, effect, card).words

    def counted(self, count: Count, effect: Effect, card: Card | None) -> SentenceSubject:
        """The creature whose wounds or tokens are counted."""
        if count.of.kind == e.SAME:
            return self.same(card, effect)
        occasion = effect.when if isinstance(effect.when, Occasion) else None
        return self.subject(count.of, card, occasion)


def _way(effect: Effect, *, unless: bool) -> str:
    """The word before a condition; a move is over and does not last."""
    if unless:
        return "unless"
    asked = effect.terms.conditions if effect.terms else ()
    lasts = effect.when == e.ALWAYS and not any(one.count.what == e.MOVED for one in asked)
    return "while" if lasts else "if"
