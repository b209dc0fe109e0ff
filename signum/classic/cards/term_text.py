"""The terms of a sentence in four languages: if, unless, for each, once per turn."""

from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import CREATURES, Card
from signum.classic.cards.subjects import (
    MANY,
    NOMINATIVE,
    NOUNS,
    ONE,
    SEVERAL,
    SentenceSubject,
    Subjects,
    readable,
)
from signum.classic.cards.vocabulary import (
    Bounds,
    Condition,
    Count,
    Effect,
    Occasion,
    Only,
    Price,
    Terms,
    Who,
)
from signum.classic.effects.verbs.harm import Blast
from signum.engine.records import replaced

PAID_WITH_THEIR_MOMENT: Final = (e.ACTIVATED, e.TAPPED)
"""Moments whose price stands beside them: tap and pay 1 Prosperity."""


KNOWN_COUNTERS: Final = (
    *("age", "blood", "bone", "charge", "coin", "doom", "ember", "fate", "fear", "growth", "honour", "ice"),
    *("light", "lore", "muster", "oath", "rage", "rune", "song", "soul", "spore", "storm", "time", "trap"),
    *("venom", "water"),
)
"""The names of counters that every language has a word for; packs may use others."""


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
            due = any(one.due for one in effect.prices)
            way = "must" if due or effect.when == e.AT_WILL else "may"
            paid = self.paid(effect, card)
            body = self.say("text-paying", way=way, paid=paid, body=self.after_colon(body))
        terms = effect.terms
        if not terms:
            return body
        if terms.repeat > 1:
            anew = effect.who.choose and not (effect.who.only and effect.who.only.at_random)
            body = self.say("text-repeat", body=body, times=terms.repeat, choice="yes" if anew else "no")
        if terms.repeats and terms.each is not None:
            anew = effect.who.choose and not (effect.who.only and effect.who.only.at_random)
            each = self.number_of_times(terms, terms.each, effect, card)
            body = self.say("text-repeat-each", body=body, each=each, choice="yes" if anew else "no")
        if terms.later:
            body = self.say(f"text-later-{terms.later}", body=body)
        for unless in (False, True):
            said = [self.number_clause(one, effect, card) for one in terms.conditions if one.unless == unless]
            if said:
                way = _way(effect, unless=unless)
                body = self.say("text-if", way=way, condition=self.listed(said), body=body)
        if terms.otherwise:
            body = self.say("text-otherwise", body=self.after_colon(body))
        if terms.once_a_game:
            return self.say("text-once-a-game", body=body)
        if terms.times_a_turn:
            return self.say("text-times-a-turn", body=body, times=terms.times_a_turn)
        return self.say("text-once", body=body) if terms.once else body

    def has_rare_price(self, effect: Effect) -> bool:
        """Whether more is paid than prosperity and concentration tokens."""
        return bool(effect.terms and (effect.terms.price or effect.terms.other_prices))

    def paid(self, effect: Effect, card: Card | None, *before: str) -> str:
        """The prices of which one is paid, after what stands before them."""
        several = [self.listed([*before, *self.payments_of(one, card)]) for one in effect.prices]
        return self.say("text-or").join(several)

    def payments_of(self, price: Price, card: Card | None) -> list[str]:
        """Each part of a price as a command; the hero takes the wounds for a card that is not a creature."""
        paid = [("prosperity", price.prosperity), ("concentration", price.concentration)]
        paid += [("discard", price.discard), ("tap", price.taps), ("durability", price.durability)]
        paid += [("wounds", price.wounds)] if price.hurt is None else []
        whose = "self" if card is None or card.type in CREATURES else "hero"
        said = [self.say(f"text-pay-{what}", count=number, whose=whose) for what, number in paid if number]
        if price.counter:
            name, thing = self.counter(price.counter), self.kind_of_counted(card)
            said.append(self.say("text-pay-counters", count=price.counters, thing=thing, **name))
        if price.taps_itself:
            said.append(self.say("text-pay-tap-itself", kind=self.kind_of_itself(card)))
        if price.any_amount:
            said.append(self.say("text-pay-any", most=price.most))
        if (hurt := price.hurt) is not None:
            other, where = "yes" if hurt.other else "no", self.narrowed(hurt, card)
            said.append(
                self.say("text-pay-wounds-on", count=price.wounds, kind=hurt.kind, other=other, where=where)
            )
        if (who := price.sacrifice) is not None:
            other = "yes" if who.other else "no"
            kind = self.kind_of_itself(card) if who.kind == e.SELF else who.kind
            words = self.say("text-pay-sacrifice", kind=kind, other=other)
            said.append(words + ("" if who.kind == e.SELF else self.narrowed(who, card)))
        return said

    def kind_of_counted(self, card: Card | None) -> str:
        """The thing with the text, on which its counters lie."""
        return e.CREATURE if card is None or card.type in CREATURES else card.type

    def counter(self, counter: str) -> dict[str, str]:
        """The name of a counter as a part of its noun; one of somebody's own in quotes; or of any name."""
        if not counter:
            return {"counter": "", "known": "any", "begins": "consonant"}
        begins = "vowel" if counter[0] in "aeiou" or counter == "honour" else "consonant"
        if counter in KNOWN_COUNTERS:
            return {"counter": self.say(f"text-counter-{counter}"), "known": "yes", "begins": begins}
        name = self.say("text-counter-other", name=readable(counter))
        return {"counter": name, "known": "no", "begins": begins}

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
        if terms.repeats:
            return ""
        each = self.number_of_times(terms, terms.each, effect, card)
        return self.say("text-times", each=each, dice=self.dice_for_each(effect))

    def dice_for_each(self, effect: Effect) -> int:
        """The dice that are rolled for each thing that is counted; 0 if a figure is multiplied."""
        terms = effect.terms
        if not terms or terms.each is None or terms.repeats:
            return 0
        return sum([one.dice for one in effect.what if isinstance(one, Blast)])

    def number_of_times(self, terms: Terms, each: Count, effect: Effect, card: Card | None) -> str:
        """Each unit of a number, how many of them count once, and the highest number."""
        words = self.each_of(each, effect, card)
        words += self.say("text-per", per=terms.per) if terms.per > 1 else ""
        most = terms.most if terms.most < e.MOST_TIMES else 0
        return words + (self.say("text-at-most-times", most=most) if most else "")

    def each_of(self, count: Count, effect: Effect, card: Card | None) -> str:
        """One unit of a number that is counted."""
        if not count.what:
            return self.each(count.of, card)
        if count.what == e.FALLEN and count.pointed:
            return self.say("text-each-fallen-same", each=self.each(count.of, card))
        if count.what == e.GRAVEYARD and is_described_card(count):
            return self.say("text-each-buried", **self.of_cards(count))
        if count.what == e.REVEALED:
            return self.say("text-each-revealed", **self.of_cards(count))
        if count.what == e.COUNTERS:
            thing = self.counted_thing(count, card)
            return self.say("text-each-counters", who=thing, **self.counter(count.counter))
        if count.what == e.PAID and self.pays_counters(effect, card):
            return self.say("text-each-removed")
        if count.what == e.PAID:
            return self.say("text-each-paid")
        if count.what == e.CHOSEN:
            return self.say("text-each-chosen")
        if count.what == e.AMOUNT:
            return self.say("text-each-amount", kind=_kind_of_amount(effect))
        if count.what in e.OF_PLAYERS:
            pointed = count.of.kind == e.TARGET or count.of.whose == e.CAUSE
            whose = e.TARGET if pointed else count.of.whose
            return self.say(f"text-each-{count.what}", whose=whose)
        if count.what in e.DEEDS:
            return self.say(f"text-each-{self.named_deed(count)}", **self.of_deed(count))
        if count.of.kind == e.TARGET:
            number = MANY if effect.who.choose > 1 else ONE
            gender = self.gender(self.kind_of_target(effect))
            return self.say(f"text-own-{count.what}", number=number, gender=gender)
        return self.say(f"text-each-{count.what}", who=self.pointed(count, effect, card))

    def pays_counters(self, effect: Effect, card: Card | None) -> bool:
        """Whether counters are what is paid for a sentence, or for the one that it follows."""
        leader = effect if card is None else card.leader(effect)
        return any(price.all_counters for one in (effect, leader) for price in one.prices)

    def kind_of_target(self, effect: Effect) -> str:
        """The kind of a sentence's targets, for agreement."""
        return effect.who.kind if effect.who.kind in NOUNS else e.CREATURE

    def number_clause(self, condition: Condition, effect: Effect, card: Card | None) -> str:
        """A number that must be within bounds, as a clause."""
        count, bounds = condition.count, condition.bounds
        way, number = ("least", bounds.least) if bounds.most == e.MOST else ("most", bounds.most)
        if count.what == e.PHASE:
            return self.say("text-is-phase", phase=count.counter, whose=count.of.whose)
        if count.what == e.REVEALED:
            one_of_them = way == "least" and number == 1
            id = "text-was-revealed" if one_of_them else "text-were-revealed"
            return self.say(id, bounds=way, number=number, **self.of_cards(count))
        if count.what == e.COUNTERS:
            thing = self.counted_thing(count, card)
            name = self.counter(count.counter)
            return self.say("text-has-counters", bounds=way, number=number, who=thing, **name)
        if count.what == e.GRAVEYARD and is_described_card(count):
            return self.say("text-has-buried", bounds=way, number=number, **self.of_cards(count))
        if count.what == e.FALLEN and count.pointed:
            those = self.described(replaced(count.of, choose=number), card)
            return self.say("text-has-fallen-of", bounds=way, number=number, who=those.words)
        if count.pointed:
            return self.such(count, effect, card)
        if count.what == e.FALLEN and count.of.kind == e.SAME:
            those = self.same(card, effect)
            return self.say("text-has-fallen-same", who=those.words, number=those.number, gender=those.gender)
        if condition.than is not None:
            more, fewer = (count, condition.than) if bounds.least > 0 else (condition.than, count)
            if more.what in e.OF_CREATURES:
                figures = [self.number_of(one, effect, card) for one in (more, fewer)]
                by = _margin(bounds)
                return self.say("text-compared-figures", more=figures[0], fewer=figures[1], by=by)
            if _margin(bounds) == "no" and self.is_of_both_players(more, fewer):
                nouns = "" if more.what else self.noun(more.of.kind, SEVERAL) + self.narrowed(more.of, card)
                return self.say("text-has-more", whose=more.of.whose, what=more.what or "things", nouns=nouns)
            return self.say(
                "text-compared",
                more=self.number_of(more, effect, card),
                fewer=self.number_of(fewer, effect, card),
                by=_margin(bounds),
                gender=self.gender(
                    more.of.kind if not more.what else "card" if more.what != e.PROSPERITY else e.PLAYER
                ),
            )
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
        if count.what == e.CHOSEN:
            return self.say("text-has-chosen", bounds=way, number=number)
        if count.what == e.FOUND_CARD:
            return self.say("text-taken", **self.of_deed(count))
        if count.what in e.DEEDS:
            return self.say(
                f"text-has-{self.named_deed(count)}", bounds=way, number=number, **self.of_deed(count)
            )
        subject = self.counted(count, effect, card)
        again = self.is_named_twice(effect, card) and not self.is_condition_first(effect)
        who = self.say("text-it", case=NOMINATIVE) if again and count.of.kind == e.SELF else subject.words
        return self.say(f"text-has-{count.what}", bounds=way, number=number, who=who, gender=subject.gender)

    def is_of_both_players(self, more: Count, fewer: Count) -> bool:
        """Whether the same things of you and of your opponent are compared."""
        if more.what == e.RACES_HELD or is_described_card(more):
            return False
        alike = replaced(more, of=replaced(more.of, whose=fewer.of.whose)) == fewer
        return alike and {more.of.whose, fewer.of.whose} == {e.YOURS, e.OPPONENTS}

    def counted_thing(self, count: Count, card: Card | None) -> str:
        """The thing on which counters lie, in words behind "on"."""
        who = count.of
        if who.kind == e.SELF:
            return self.say("text-on-thing", thing=self.kind_of_counted(card))
        if who.kind in (*e.POINTED, e.SACRIFICED, e.TARGET):
            return self.say("text-on-thing", thing=f"pointed-{who.kind}")
        nouns = self.noun(who.kind, SEVERAL, self.say("text-on-case"))
        things = self.say("text-on-things", whose=who.whose, nouns=nouns, kind=who.kind)
        return things + self.narrowed(who, card)

    def of_cards(self, count: Count) -> dict[str, str]:
        """The cards that are counted: whose, of which types, of a class or a race."""
        only = Only(race=count.race)
        return {
            "whose": count.of.whose,
            "type": "any" if not count.types else count.types[0] if len(count.types) == 1 else "several",
            "kinds": self.say("text-or").join([self.say(f"text-kind-{one}") for one in count.types]),
            "types": self.say("text-or").join([self.say(f"text-a-{one}") for one in count.types]) or "no",
            "more": self.narrowed(Who(e.CREATURE, of_class=count.of_class, only=only), None),
        }

    def such(self, count: Count, effect: Effect, card: Card | None) -> str:
        """A creature that is named is as the words say, as a clause."""
        subject = self.counted(replaced(count, of=Who(count.pointed)), effect, card)
        return self.say(
            "text-such",
            who=subject.words,
            number=subject.number,
            kind=count.of.kind,
            wounded="yes" if count.of.wounded else "no",
            more=self.narrowed(count.of, card),
        )

    def answered_by(self, effect: Effect, card: Card | None) -> Occasion | None:
        """The occasion that a sentence answers, or that the one answers which it follows."""
        when = card.leader(effect).when if effect.when == e.THEN and card is not None else effect.when
        return when if isinstance(when, Occasion) else None

    def named_deed(self, count: Count) -> str:
        """The name of a deed in messages; what the sentence before discarded has its own."""
        return "discarded-same" if count.of.kind == e.SAME else count.what

    def of_deed(self, count: Count) -> dict[str, str]:
        """Whose deed is counted, and the cards that it was done with."""
        return {
            "whose": count.of.whose,
            "type": count.card_type or "any",
            "other": "yes" if count.of.other else "no",
            "more": self.narrowed(Who(e.CREATURE, of_class=count.of_class, only=Only(race=count.race)), None),
        }

    def number_of(self, count: Count, effect: Effect, card: Card | None) -> str:
        """The things of a number that is compared with another."""
        whose = count.of.whose
        if count.what in e.OF_CREATURES:
            who = count.of
            pointed = "hero-" + who.whose if who.kind == e.HERO else who.kind
            if who.kind == e.SELF and card is not None and card.type not in CREATURES:
                pointed = e.BEARER
            return self.say(f"text-number-{count.what}", owner=self.say("text-owner", who=pointed))
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
        if count.of.kind == e.SACRIFICED:
            return SentenceSubject(self.say("text-sacrificed"), ONE, self.gender(e.CREATURE))
        return self.subject(count.of, card, self.answered_by(effect, card))


def _margin(bounds: Bounds) -> str:
    """By how much one number is more than another, if by more than one."""
    by = max(bounds.least, -bounds.most)
    return str(by) if by > 1 else "no"


def is_described_card(count: Count) -> bool:
    """Whether only some cards are counted."""
    return bool(count.types or count.of_class or count.race)


def _kind_of_amount(effect: Effect) -> str:
    """The kind of amount in the answered event; the sentence before counts wounds."""
    return effect.when.what if isinstance(effect.when, Occasion) else "same"


def _way(effect: Effect, *, unless: bool) -> str:
    """The word before a condition; a move is over and does not last."""
    if unless:
        return "unless"
    asked = effect.terms.conditions if effect.terms else ()
    lasts = effect.when == e.ALWAYS and not any(one.count.what == e.MOVED for one in asked)
    return "while" if lasts else "if"
