"""The text of a card, said by its data: one message for each part of the vocabulary, in four languages.

A sentence is built of a moment, a subject and verbs, each a message of its own. The subject stands in the
nominative before the verb, so a verb agrees in number and gender only.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile
from typing import Any, Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import CREATURES, LETTERS, Card, Cost
from signum.classic.cards.keywords import PARAMETERS, Keyword, word
from signum.classic.cards.subjects import MANY, NOMINATIVE, ONE, YOU, SentenceSubject
from signum.classic.cards.term_text import PAID_WITH_THEIR_MOMENT, TermText
from signum.classic.cards.vocabulary import Effect, Occasion, Price, Text, Who
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.terms import counts_discards
from signum.classic.effects.verbs.cards import Untap
from signum.classic.effects.verbs.gaining import Gain
from signum.classic.effects.verbs.hands import Draw, Prosper
from signum.classic.effects.verbs.harm import Blast
from signum.classic.effects.verbs.verb import Verb
from signum.content.words import signed
from signum.engine.records import replaced

SPOKEN_WITHOUT_SUBJECT: Final = frozenset(
    {"charge", "contract", "executioner", "exhaustion", "sting", "overpay"}
)
"""Texts of abilities that mean their own bearer."""
_VOWELS: Final = frozenset("aeiouyàâéèêëîïôùûœæ")


class CardText(TermText):
    """The texts of cards in one language; `cards` are those whose names may be needed."""

    def lines(self, card: Card) -> list[str]:
        """The text of a card as a player reads it: keywords, then a line for each sentence."""
        plain = [one for one in card.keywords if one.text is None]
        lines = [self.sentence_of([self.keyword(one) for one in plain])] if plain else []
        lines += [self.finished(self.keyword(one)) for one in card.keywords if one.text is not None]
        lines += [self.sentence_of([self.terrain(one) for one in card.abilities])] if card.abilities else []
        lines += [self.finished(self.say("text-durability", x=card.durability))] if card.durability else []
        lines += [self.finished(self.say("text-uses", x=card.uses))] if card.uses else []
        lines += [self.sentence(one, card) for one in card.effects]
        for find in card.finds:
            found = self.after_colon(self.body(find.effect, card))
            lines.append(self.finished(self.say("text-find", face=self.plain_faces([find.face]), body=found)))
        return lines

    def cost(self, cost: Cost) -> str:
        """The cost of a card: buildings by name, buildings of any name, prosperity."""
        parts = [self.name(one) for one in cost.buildings]
        parts += [self.say("text-cost-any", count=cost.any)] if cost.any else []
        parts += [self.say("text-cost-prosperity", count=cost.prosperity)] if cost.prosperity else []
        return self.listed(parts) or self.say("text-cost-nothing")

    def terrain(self, ability: str, form: str = "name") -> str:
        """An ability of a terrain; `inside` a sentence without a capital, except a German noun."""
        return self.say(f"text-{ability.lower()}", form=form)

    # Abilities.

    def keyword(self, one: Keyword | Gain) -> str:
        """An ability with its figure and its text."""
        if one.ability in PARAMETERS:
            return self.parameter(one)
        figure = signed(one.x) if one.plus else str(one.x)
        name = self.say(f"ability-{word(one.ability)}", x=figure if one.plus else one.x)
        if one.text is None:
            return name
        if one.ability == "A-SHIELD-AGAINST":
            about = [kind.removeprefix(e.OPPONENTS_ONLY) for kind in one.text.about]
            against = self.listed([self.say(f"text-against-{kind}") for kind in about])
            whose = "opponents" if about != list(one.text.about) else "any"
            return self.say("text-shield-against", against=against, whose=whose)
        text = self.after_colon(self.ability_text(one.ability, one.text))
        if one.ability == "A-OVERPAY":
            return self.say("text-overpay", ability=name, paid=self.overpaid(one.text), body=text)
        return self.say("text-ability-with-text", ability=name, text=text)

    def given(self, one: Keyword | Gain, *, lasting: bool = False, noun: str = "") -> str:
        """An ability given inside a sentence: armour comes as tokens (C-ABL-01)."""
        if one.ability == "A-ARMOUR" and not lasting:
            return self.say("text-armour-tokens", amount=one.x)
        if one.ability in PARAMETERS:
            return self.parameter(one)
        return self.quoted(self.keyword(one), kind="name" if one.text is None else "text", noun=noun)

    def gained(self, those: Sequence[Keyword | Gain], *, lasting: bool, either: bool) -> str:
        """Abilities given inside a sentence; the noun stands before the first of those named in a row."""
        said: list[str] = []
        for named, ones in groupby(those, lambda one: self.is_named(one, lasting=lasting)):
            run = list(ones)
            noun = MANY if len(run) > 1 and not either else ONE
            said += [
                self.given(one, lasting=lasting, noun=noun if named and not place else "")
                for place, one in enumerate(run)
            ]
        return self.say("text-or").join(said) if either else self.listed(said)

    def is_named(self, one: Keyword | Gain, *, lasting: bool) -> bool:
        """Whether an ability is given by its name, not as a figure or as tokens."""
        return one.ability not in PARAMETERS and (lasting or one.ability != "A-ARMOUR")

    def parameter(self, one: Keyword | Gain) -> str:
        """More or less of a figure that every creature has; movement is told in letters."""
        figure = signed(one.x)
        if one.ability == "movement":
            letter = LETTERS[min(abs(one.x), len(LETTERS) - 1)]
            figure = signed(f"{'-' if one.x < 0 else '+'}{letter}")
        number = ONE if abs(one.x) == 1 else MANY
        return self.say(f"text-parameter-{one.ability}", x=figure, number=number)

    def ability_text(self, ability: str, text: Text) -> str:
        """The text of an ability, after its name."""
        said = word(ability)
        if said == "steam-engine":
            declared = self.say("text-or").join([self.say(f"text-declared-{one}") for one in text.about])
            faces = [
                self.say("text-engine-face", face=self.plain_faces(shown), body=self.on_face(said, ones))
                for shown, ones in groupby(text.effects, lambda one: one.faces)
            ]
            return self.say("text-steam-engine", declared=declared, table=self.say("text-then").join(faces))
        return self.say("text-then").join([self.text_body(said, one) for one in text.effects])

    def overpaid(self, text: Text) -> str:
        """The payment besides the cost: buildings, prosperity, or verbs to carry out."""
        paid, done = [self.name(one) for one in text.about], list[str]()
        for effect in text.price:
            for one in effect.what:
                if isinstance(one, Prosper):
                    paid.append(self.say("text-cost-prosperity", count=-one.amount))
                else:
                    done.append(self.body(replaced(effect, what=(one,)), None))
        # An "and" would join nouns and commands.
        return self.say("text-then").join([*([self.listed(paid)] if paid else []), *done])

    def on_face(self, said: str, effects: Iterable[Effect]) -> str:
        """The effects of one face of a die; the die itself has been told already."""
        return self.say("text-and").join([self.text_body(said, replaced(one, faces=())) for one in effects])

    def text_body(self, said: str, effect: Effect) -> str:
        """The text of an ability; a text that only gives something to its bearer has no subject."""
        gives = all(isinstance(one, Gain) for one in effect.what)
        if effect.who.kind == e.SELF and gives and (said in SPOKEN_WITHOUT_SUBJECT or said == "steam-engine"):
            usual = said != "exhaustion" and effect.until in (e.TURN, e.ATTACK)
            gains = [one for one in effect.what if isinstance(one, Gain)]
            if len(gains) == 1 and gains[0].ability != "A-ARMOUR":
                abilities = self.keyword(gains[0])
            else:
                abilities = self.gained(gains, lasting=False, either=False)
            said = abilities if usual else f"{abilities}{self.until(effect)}"
            return self.with_terms(effect, said + self.times(effect, None), None)
        return self.with_terms(effect, self.body(effect, None), None)

    # Sentences.

    def sentence(self, effect: Effect, card: Card) -> str:
        """One sentence of a card: its moment, then its effect."""
        body = self.body(effect, card)
        body = self.with_terms(effect, body, card)
        if effect.terms and effect.terms.or_else:
            return self.finished(self.say("text-or-else", body=self.after_colon(body)))
        if effect.standing:
            return self.standing(effect, card, body)
        return self.at_its_moment(effect, card, body)

    def standing(self, effect: Effect, card: Card, body: str) -> str:
        """A sentence while a building stands: after its name; more of the sentence before as a figure."""
        building = self.name(effect.standing)
        if effect.when in (e.PLAYED, e.ALWAYS) or self.is_of_the_occasion_before(effect, card):
            more = self.more_than_before(effect, card)
            body = self.after_colon(body if more is None else self.say("text-more", x=more))
            return self.finished(self.say("text-standing-first", building=building, body=body))
        return self.at_its_moment(effect, card, self.say("text-standing", building=building, body=body))

    def is_of_the_occasion_before(self, effect: Effect, card: Card) -> bool:
        """Whether the sentence before told the same occasion, so that it need not be told again."""
        place = card.effects.index(effect)
        before = card.effects[place - 1] if place else None
        if before is None or before.standing or not isinstance(effect.when, Occasion):
            return False
        # A pronoun would lack the noun that the occasion names.
        return before.when == effect.when and all(one.of_players for one in effect.what)

    def more_than_before(self, effect: Effect, card: Card) -> str | None:
        """The figure of a sentence that only adds to the one before it, such as +1."""
        place = card.effects.index(effect)
        before = card.effects[place - 1] if place else None
        if before is None or before.standing or len(effect.what) != 1 or len(before.what) != 1:
            return None
        alike = (before.when, before.who, before.until) == (effect.when, effect.who, effect.until)
        if not alike or effect.terms or effect.priced or effect.faces or effect.may:
            return None
        return _more(before.what[0], effect.what[0])

    def at_its_moment(self, effect: Effect, card: Card, body: str) -> str:
        """The moment of a sentence, then its body."""
        if isinstance(effect.when, Occasion):
            return self.finished(self.occasion(effect.when, card, self.after_colon(body)))
        otherwise = effect.terms and effect.terms.otherwise
        if effect.when in (e.PLAYED, e.ALWAYS) or otherwise or _goes_on(effect):
            return self.finished(body)
        body = self.after_colon(body)
        if effect.when == e.AT_WILL and not self.has_rare_price(effect):
            return self.finished(self.say("text-when-at-will", price=self.price(effect), body=body))
        if effect.when == e.AT_WILL:
            return self.finished(body)
        if effect.priced and effect.when in PAID_WITH_THEIR_MOMENT:
            paid = self.paid(effect, card, self.say("text-command", moment=effect.when))
            return self.finished(self.say("text-paying", way="must", paid=paid, body=body))
        return self.finished(self.say(f"text-when-{effect.when}", body=body))

    def price(self, effect: Effect) -> str:
        """The price of a sentence at will."""
        paid = [self.say("text-cost-prosperity", count=effect.price)] if effect.price else []
        paid += [self.say("text-price-concentration", count=effect.tokens)] if effect.tokens else []
        return self.listed(paid)

    def occasion(self, occasion: Occasion, card: Card, body: str) -> str:
        """The occasion that a sentence answers, before or after it happens."""
        subject = self.occurring(occasion.who, card)
        moment = "before" if occasion.before else "after"
        agent = e.HERO if card.type not in CREATURES else e.SELF
        event = self.event(occasion, subject, moment, agent)
        if occasion.by:
            doer = self.described(replaced(occasion.by, choose=1), card, case=self.say("text-by-case"))
            event += self.say("text-by", who=doer.words)
        if occasion.card:
            event += self.of_card_played(occasion.card)
        if occasion.any_turn:
            event += self.say("text-any-turn")
        begins = "vowel" if subject.words[:1] in _VOWELS else "consonant"
        return self.say(f"text-when-{moment}", subject=subject.words, event=event, body=body, begins=begins)

    def of_card_played(self, words: e.CardWords) -> str:
        """What the card must be that is played, behind the event."""
        types = self.say("text-or").join([self.say(f"text-kind-{one}") for one in words.types])
        costs = () if words.cost is None else (e.Measured(e.COST, words.cost),)
        only = e.Only(race=words.race, measures=costs)
        more = self.narrowed(Who(e.CREATURE, of_class=words.of_class, only=only), None)
        return self.say("text-card-played-is", types=types or "no", more=more)

    def event(self, occasion: Occasion, subject: SentenceSubject, mood: str, doer: str = e.SELF) -> str:
        """The event of a subject; `mood` is before, after or cancelled."""
        by = "self" if occasion.by_self else "anybody"
        id = f"text-occasion-{occasion.what}"
        near = "far" if occasion.who.within or occasion.who.touching else "contact"
        more = {"number": subject.number, "gender": subject.gender, "near": near}
        return self.say(id, **more, mood=mood, by=by, doer=doer)

    def body(self, effect: Effect, card: Card | None) -> str:
        """The subject and its verbs, in the order in which they are carried out."""
        parts: list[str] = []
        commands: list[bool] = []
        for (of_players, impersonal), those in groupby(effect.what, _spoken_of):
            verbs = list(those)
            orders = _orders(verbs, effect)
            if orders:
                said, target = self.ordered(orders, effect, card, first=not parts)
                parts.append(said)
                commands.append(True)
                verbs = verbs[len(orders) :]
                if not verbs:
                    continue
                subject = self.pronoun(effect.who, target)
            else:
                subject = self.for_verbs(effect, card, of_players=of_players, first=not parts)
            done = self.joined(verbs, subject, effect, card)
            # A text commands its player as printed cards do: "draw 1 card", not "you draw 1 card".
            commands.append(impersonal or (subject.number == YOU and effect.when != e.ALWAYS))
            bare = commands[-1]
            parts.append(done if bare else self.say("text-subject", subject=subject.words, done=done))
        body = self.parts_of(parts, effect, all_command=all(commands)) + self.times(effect, card)
        if effect.terms and effect.terms.theirs:
            body = self.say("text-theirs", body=body)
        may = effect.may or (effect.who.may and effect.who.choose == 1)
        may = may and not all(one.is_optional for one in effect.what)
        if may and not effect.faces:
            # The command to activate a creature again says "may" itself.
            plain = all(commands) and not any(isinstance(one, Untap) for one in effect.what)
            body = self.say("text-may", body=body, kind="order" if plain else "do")
        if effect.unless_paid:
            body += self.say("text-unless-paid", amount=effect.unless_paid, number=_payer(effect))
        if effect.terms and effect.terms.unless_prices:
            person = _payer(effect)
            ways = [self.ways_of(one, person) for one in effect.terms.unless_prices]
            body += self.say("text-unless-otherwise", number=person, ways=self.say("text-or").join(ways))
        if effect.faces and effect.terms and effect.terms.same_die:
            shown = self.faces(effect.faces)
            return self.say("text-on-shown", faces=shown, body=self.after_colon(body))
        if effect.faces:
            body = self.say("text-on-faces", faces=self.faces(effect.faces), body=self.after_colon(body))
        if may and effect.faces:
            body = self.say("text-may", body=body, kind="roll")
        return body

    def parts_of(self, parts: Sequence[str], effect: Effect, *, all_command: bool) -> str:
        """The parts of a body; a command to cancel and another command share an "and"."""
        if effect.either:
            return self.say("text-or").join(parts)
        brief = not any(self.say("text-and") in one for one in parts)
        declined = any(one.is_optional for one in effect.what)
        if all_command and brief and not declined and any(one.cancels for one in effect.what):
            return self.listed(parts)
        return self.say("text-then").join(parts)

    def ordered(
        self, orders: Sequence[Verb], effect: Effect, card: Card | None, *, first: bool
    ) -> tuple[str, SentenceSubject]:
        """Commands to the player of the text, and their target, which is named in the first of them."""
        target = self.for_verbs(effect, card, of_players=False, first=first, case=orders[0].orders)
        said = [self.order(orders[0], target, effect, card)]
        said += [
            self.order(one, self.pronoun(effect.who, target, one.orders), effect, card) for one in orders[1:]
        ]
        return self.listed(said), target

    def order(self, verb: Verb, target: SentenceSubject, effect: Effect, card: Card | None) -> str:
        """The command of a verb."""
        return self.say(
            f"text-order-{verb.word()}",
            target=target.words,
            again="yes" if target.is_pronoun else "no",
            form="brief" if effect.who.kind in e.POINTED else "full",
            **self.of_every_verb(target, effect, self.until(effect) if verb.lasts else "", card),
            **self.told_of([verb], effect),
        )

    def ways_of(self, price: Price, person: str) -> str:
        """The parts of a price as what the player of a target does."""
        who = YOU if person == YOU else "they"
        paid = [("prosperity", price.prosperity), ("discard", price.discard), ("tap", price.taps)]
        said = [self.say(f"text-way-{what}", count=count, number=who) for what, count in paid if count]
        if price.sacrifice is not None:
            said.append(self.say("text-way-sacrifice", kind=price.sacrifice.kind, number=who))
        return self.listed(said)

    def for_verbs(
        self,
        effect: Effect,
        card: Card | None,
        *,
        of_players: bool,
        first: bool,
        case: str = NOMINATIVE,
    ) -> SentenceSubject:
        """The subject of verbs: the targets, or the player of the text; a pronoun right after its noun."""
        named = effect.who.kind == e.PLAYER
        if effect.when == e.FOUND and of_players and (not named or effect.who.whose == e.YOURS):
            # Creatures of all players search a terrain, so a command would not say whom it means.
            return SentenceSubject(self.say("text-searchers-player"), ONE, self.gender(e.PLAYER))
        if effect.who.kind == e.SAME and not of_players:
            return self.same(card, effect, case)
        if named and effect.who.whose == e.CULPRIT:
            occasion = self.answered_by(effect, card)
            attack = occasion is not None and OCCASIONS[occasion.what].attack
            return self.players(replaced(effect.who, whose="attacker" if attack else e.CULPRIT))
        if named:
            return self.players(effect.who)
        if of_players:
            return self.players(Who(e.PLAYER, e.YOURS))
        if effect.when == e.FOUND and effect.who.kind in (e.SELF, e.CAUSE):
            return SentenceSubject(self.say("text-searcher"), ONE, self.gender(e.CREATURE))
        if (occasion := self.answered_by(effect, card)) is not None:
            again = first and effect.when != e.THEN
            return self.subject(effect.who, card, occasion, again=again, case=case)
        if effect.who.kind == e.CAUSE:
            return SentenceSubject(self.say("text-target", case=case), ONE, self.gender(e.CREATURE))
        if self.is_named_twice(effect, card) and self.is_condition_first(effect):
            words = self.say("text-it", case=case)
            return SentenceSubject(words, ONE, self.gender(e.CREATURE), is_pronoun=True)
        return self.subject(effect.who, card, case=case)

    def joined(
        self, verbs: Sequence[Verb], subject: SentenceSubject, effect: Effect, card: Card | None
    ) -> str:
        """The verbs one after another; listed verbs of one kind share one message.

        The duration is told once, with the first or the last verb that lasts; if the player picks one verb,
        with each of them.
        """
        groups = [list(those) for _, those in groupby(verbs, lambda one: type(one) if one.listed else one)]
        lasting = [place for place, those in enumerate(groups) if those[0].lasts]
        if not effect.either:
            lasting = lasting[:1] if self.say("text-until-at") == "first" else lasting[-1:]
        # With a duration, what follows it would seem to last as long.
        is_brief = not effect.either and effect.until == e.GAME
        received = {
            place
            for place in range(1, len(groups))
            if is_brief and all(one[0].is_received for one in groups[place - 1 : place + 1])
        }
        done: list[str] = []
        for place, those in enumerate(groups):
            until = self.until(effect) if place in lasting else ""
            alike = [those] if those[0].listed else [[one] for one in those]
            said = [self.verb(ones, subject, effect, until, card) for ones in alike]
            done += said if place not in received else [_without_verb(said[0], done[-1]), *said[1:]]
        if effect.either:
            return self.say("text-or").join(done)
        # Commands with an "and" inside are kept apart: "take it and shuffle; gain 1 Prosperity".
        long = subject.number == YOU and any(self.say("text-and") in one for one in done)
        return self.say("text-then").join(done) if long else self.listed(done)

    def pusher(self, effect: Effect, card: Card | None) -> str:
        """The kind of creature from which others are pushed away: the one with the text, or the hero."""
        if isinstance(effect.when, Occasion) and effect.when.by_self and OCCASIONS[effect.when.what].attack:
            return "attacker"
        if card is not None and card.type == e.TERRAIN:
            return e.TERRAIN
        return e.CREATURE if card is None or card.type in CREATURES else e.HERO

    def verb(
        self,
        those: Sequence[Verb],
        subject: SentenceSubject,
        effect: Effect,
        until: str,
        card: Card | None,
    ) -> str:
        """The message of a verb, with its own arguments and those of every verb."""
        kind = type(those[0])
        given = self.of_every_verb(subject, effect, until, card)
        return self.say(f"text-do-{kind.word()}", **given, **self.told_of(those, effect))

    def told_of(self, those: Sequence[Verb], effect: Effect) -> dict[str, Any]:
        """The arguments of verbs of one kind; a number of dice for each of something is told behind them."""
        told = type(those[0]).told(those, self, effect)
        return {**told, "dice": 0} if isinstance(those[0], Blast) and self.dice_for_each(effect) else told

    def of_every_verb(
        self, subject: SentenceSubject, effect: Effect, until: str, card: Card | None
    ) -> dict[str, str]:
        """The arguments of every verb's messages besides its fields."""
        return {
            "number": subject.number,
            "gender": subject.gender,
            "of": "creature" if subject.on_field else "card",
            "kind": effect.when.what if isinstance(effect.when, Occasion) else "",
            "until": until,
            "origin": self.pusher(effect, card),
        }

    def until(self, effect: Effect) -> str:
        """The duration."""
        until = "" if effect.until == e.GAME else self.say(f"text-until-{effect.until}")
        if effect.terms and effect.terms.until_hurt:
            until += self.say("text-until-hurt", form="more" if until else "first")
        return until


def _orders(verbs: Sequence[Verb], effect: Effect) -> list[Verb]:
    """The verbs at the beginning that command the player of the text; a terrain's finds command nobody."""
    if effect.either or effect.when in (e.FOUND, e.ALWAYS) or effect.who.kind == e.PLAYER:
        return []
    return list(takewhile(lambda one: one.orders, verbs))


def _without_verb(said: str, before: str) -> str:
    """Words that begin with the same verb as those before them, without it: "takes 1 damage and Poison"."""
    verb, _, rest = said.partition(" ")
    return rest if before.startswith(f"{verb} ") else said


def _more(first: Verb, second: Verb) -> str | None:
    """The figure of a verb if it is the same as another but for its figure."""
    if isinstance(first, Gain) and isinstance(second, Gain):
        same = first.ability == second.ability and second.text is None and second.ability != "movement"
        return f"{second.x:+}" if same and second.x > 0 else None
    if isinstance(first, Draw) and isinstance(second, Draw):
        return f"{second.cards:+}"
    if isinstance(first, Prosper) and isinstance(second, Prosper) and second.amount > 0:
        return f"{second.amount:+}"
    return None


def _goes_on(effect: Effect) -> bool:
    """Whether a sentence asks for cards discarded or a die rolled before it: its moment is told already."""
    if effect.terms and effect.terms.same_die:
        return True
    return any(counts_discards(one) for one in (effect.terms.counts if effect.terms else ()))


def _payer(effect: Effect) -> str:
    """The payer of a price to be spared: you, the target player, or the players of the targets."""
    if effect.who.kind == e.PLAYER and effect.who.whose != e.YOURS:
        return e.PLAYER
    answers_player = isinstance(effect.when, Occasion) and effect.when.who.kind == e.PLAYER
    if answers_player and effect.who.kind in (e.SELF, e.CAUSE):
        return e.PLAYER
    if effect.who.kind == e.PLAYER or all(one.of_players for one in effect.what):
        return YOU
    return MANY if effect.who.choose > 1 else ONE


def _spoken_of(what: Verb) -> tuple[bool, bool]:
    """Verbs share a subject if both of these are the same."""
    return what.of_players, what.impersonal
