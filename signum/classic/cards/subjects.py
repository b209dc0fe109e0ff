"""The subject of a sentence of a card in four languages; its verbs agree with it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import CREATURES, FACTIONS, LETTERS, Card
from signum.classic.cards.keywords import PARAMETERS, word
from signum.classic.cards.vocabulary import Bounds, Effect, Occasion, Who
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.words import say

EACH: Final = "each"
ONE: Final = "single"
MANY: Final = "several"
YOU: Final = "you"
SEVERAL: Final = 5
"""A number of things that takes the plural in every language."""
NOMINATIVE: Final = "nom"
ACCUSATIVE: Final = "acc"
DATIVE: Final = "dat"
"""The case of a target behind a command; messages of languages without cases ignore it."""
LETTERED: Final = 2
"""A distance whose letter occurs in none of the names of abilities."""
NOUNS: Final = (e.CREATURE, e.CHARACTER, e.HERO, e.MINION)
_STRAY_COMMA: Final = re.compile(r",(?=[,;.]| \()")
"""The comma behind a clause such as "the creature that did it," where another sign follows."""
_LETTERED: Final = ("A-AURA", "A-HOWL")
"""Abilities whose figure is a distance."""


class SentenceSubject(NamedTuple):
    """The subject of a sentence, or the target of a command in its case, and the forms for agreement."""

    words: str
    number: str
    gender: str
    on_field: bool = True
    """Whether it is a creature."""
    is_pronoun: bool = False


class Subjects:
    """The words for targets in one language; `cards` are those whose names may be needed."""

    def __init__(self, language: str, cards: Mapping[str, Card]) -> None:
        self.language = language
        self.cards = cards

    def say(self, id: str, **args: Any) -> str:
        """A message of this language."""
        return say(self.language, id, **args)

    def name(self, id: str) -> str:
        """The name of a card, or its id made readable."""
        card = self.cards.get(id)
        names = {} if card is None else card.names
        # A record may come from anybody, so control characters in a name are removed.
        name = str(names.get(self.language) or names.get("en") or readable(id))
        return "".join([letter if letter.isprintable() else " " for letter in name])

    def bare(self, ability: str) -> str:
        """The name of an ability without its figure."""
        if ability in PARAMETERS:
            return self.say(f"text-parameter-{ability}", x="", number=MANY).strip()
        if ability in _LETTERED:
            return self.say(f"ability-{word(ability)}", x=LETTERED).removesuffix(LETTERS[LETTERED]).strip()
        name = self.say(f"ability-{word(ability)}", x="").strip()
        return name if name[:1].isalpha() else self.say(f"ability-{word(ability)}", x="X")

    def quoted(self, name: str, *, kind: str, noun: str) -> str:
        """An ability inside a sentence; some languages want the noun before it: one ability, or several."""
        return self.say("text-quoted", name=name, kind=kind, noun=noun)

    # Targets.

    def subject(
        self,
        who: Who,
        card: Card | None,
        occasion: Occasion | None = None,
        *,
        again: bool = False,
        case: str = NOMINATIVE,
    ) -> SentenceSubject:
        """The targets of a sentence as the subject of a verb; `again` right after they were named."""
        if who.kind == e.SELF:
            kind = card.type if card is not None and card.type not in CREATURES else e.CREATURE
            named = occasion is not None and occasion.who.kind == e.SELF and kind == e.CREATURE
            words = self.say("text-it", case=case) if named else self.say("text-this", kind=kind, case=case)
            return SentenceSubject(words, ONE, self.gender(kind), kind == e.CREATURE, named)
        if who.kind == e.BEARER:
            return SentenceSubject(self.say("text-bearer", case=case), ONE, self.gender(e.HERO))
        if who.kind == e.SAME:
            return self.same(card, None, case)
        if who.kind == e.CAUSE:
            kind = _cause(occasion)
            form = "" if occasion is None else occasion.who.whose
            # A pronoun would be unclear where the creature with the text is named too.
            clear = occasion is not None and not (
                occasion.by_self or occasion.who.within or occasion.who.touching
            )
            form = "again" if again and clear else form
            words = self.say("text-cause", kind=kind, form=form, case=case)
            on_field = kind in NOUNS
            return SentenceSubject(words, ONE, self.gender(kind), on_field, is_pronoun=form == "again")
        if who.kind == e.CULPRIT and occasion is not None and OCCASIONS[occasion.what].attack:
            return SentenceSubject(self.say("text-attacker", case=case), ONE, self.gender("attacker"))
        if who.kind == e.CULPRIT:
            return SentenceSubject(self.say("text-culprit", case=case), ONE, self.gender(e.CREATURE))
        if who.kind == e.PLAYER:
            return self.players(who)
        return self.described(who, card, case=case)

    def same(self, card: Card | None, effect: Effect | None, case: str = NOMINATIVE) -> SentenceSubject:
        """The targets of the last sentence before this one that names them."""
        before = Who(e.CREATURE, choose=1)
        for one in () if card is None else card.effects:
            if one is effect:
                break
            if any(verb.summons for verb in one.what):
                before = Who(e.CHARACTER, choose=1)
            else:
                before = before if one.who.kind in (e.SAME, e.PLAYER) else one.who
        kind = before.kind if before.kind in NOUNS else e.CREATURE
        number = ONE if before.choose == 1 or before.kind in e.POINTED else MANY
        words = self.say(
            "text-same",
            number=number,
            gender=self.gender(kind),
            noun=self.noun(kind, 1, case),
            nouns=self.noun(kind, SEVERAL, case),
            case=case,
        )
        return SentenceSubject(words, number, self.gender(kind))

    def pronoun(self, who: Who, target: SentenceSubject, case: str = NOMINATIVE) -> SentenceSubject:
        """A pronoun for targets that were just named."""
        number = MANY if who.choose == e.ALL and who.kind not in e.POINTED else target.number
        words = self.say("text-pronoun", number=number, gender=target.gender, case=case)
        return SentenceSubject(words, number, target.gender, target.on_field, is_pronoun=True)

    def occurring(self, who: Who, card: Card | None = None) -> SentenceSubject:
        """The subject of an occasion."""
        if who.kind == e.PLAYER and who.whose == e.ANY:
            return SentenceSubject(self.say("text-any-player"), ONE, self.gender(e.PLAYER))
        if who.kind == e.PLAYER:
            return self.players(who)
        if who.kind in (e.SELF, e.BEARER):
            return self.subject(who, None)
        gender = self.gender(who.kind)
        noun, nouns = self.noun(who.kind, 1), self.noun(who.kind, SEVERAL)
        message = "text-some-other" if who.other else "text-some"
        words = self.say(message, kind=who.kind, whose=who.whose, gender=gender, noun=noun, nouns=nouns)
        return SentenceSubject(words + self.narrowed(who, card), ONE, gender)

    def described(
        self, who: Who, card: Card | None, *, placed: bool = True, case: str = NOMINATIVE
    ) -> SentenceSubject:
        """Creatures or cards by kind, owner, number and condition, and if `placed` by position."""
        joint = self.say("text-and" if who.choose == e.ALL else "text-or")
        if self.say("text-joins-nouns") == "yes":
            words = self._counted(who, [who.kinds], joint, case)
        else:
            words = self._counted(who, [(kind,) for kind in who.kinds], joint, case)
        genders = [self.gender(kind) for kind in who.kinds]
        words += self.narrowed(who, card, placed=placed)
        if who.only and who.only.at_random:
            words += self.say("text-at-random")
        return SentenceSubject(
            words,
            MANY if who.choose > 1 else ONE,
            "m" if "m" in genders else genders[-1],
            all(kind in NOUNS for kind in who.kinds),
        )

    def _counted(self, who: Who, kinds: Sequence[Sequence[str]], joint: str, case: str) -> str:
        """Things of some kinds by number and owner; kinds that share one phrase stand together."""
        quantity = EACH if who.choose == e.ALL else ONE if who.choose == 1 else MANY
        whose = e.ANY if who.whose == e.USUAL else who.whose
        count = max(1, who.choose)
        form = self.say("text-form-yours" if whose == e.YOURS else f"text-form-{quantity}", quantity=quantity)
        said: list[str] = []
        for those in kinds:
            gender = self.gender(those[0])
            words = self.say(
                "text-who",
                quantity=quantity,
                kind=those[0] if len(those) == 1 else e.CREATURE,
                count=count,
                whose=whose,
                gender=gender,
                noun=joint.join([self.noun(kind, count, case) for kind in those]),
                nouns=joint.join([self.noun(kind, SEVERAL) for kind in those]),
                other=self.say("text-other", gender=gender, number=form, case=case, quantity=quantity)
                if who.other
                else "",
                wounded=self.say("text-wounded", gender=gender, number=form, case=case, quantity=quantity)
                if who.wounded
                else "",
                up="yes" if who.may else "no",
                case=case,
            )
            said.append(words)
        return joint.join(said)

    def narrowed(self, who: Who, card: Card | None, *, placed: bool = True) -> str:
        """The conditions that stand behind the noun, with or without its position."""
        words = ""
        if who.faction:
            words += self.say("text-of-faction", faction=self.faction(who.faction))
        if who.of_class:
            words += self.say("text-of-class", building=self.name(who.of_class))
        if who.only and who.only.race:
            words += self.say("text-of-race", race=self.say(f"text-race-{who.only.race}"))
        if who.only and who.only.not_race:
            words += self.say("text-not-of-race", race=self.say(f"text-race-{who.only.not_race}"))
        if who.only and who.only.named:
            words += self.say("text-named", name=self.name(who.only.named))
        gender, number = self.gender(who.kind), MANY if who.choose > 1 else ONE
        if who.only and who.only.countered:
            words += self.say("text-countered", **self.counter(who.only.countered))
        for condition in who.only.conditions if who.only else ():
            words += self.say(f"text-condition-{condition}", gender=gender, number=number)
        for condition in who.only.not_conditions if who.only else ():
            words += self.say(f"text-not-condition-{condition}", gender=gender, number=number)
        if placed:
            words += self.position(who, card)
        if who.only and who.only.besides:
            thing = self.say("text-besides", besides=who.only.besides, kind=who.kind)
            words += thing
        if who.having:
            words += self.say("text-having", ability=self.bare(who.having))
        if who.only and who.only.measures:
            said = [
                self.say("text-measure", figure=one.figure, amount=self.bounds(one.bounds))
                for one in who.only.measures
            ]
            words += self.say("text-measures", measures=self.listed(said))
        if who.only and (extreme := who.only.extreme):
            way = "highest" if extreme.highest else "lowest"
            if extreme.figure == e.DISTANCE:
                origin = _origin_of(who, card)
                words += self.say("text-nearest", way=way, origin=origin, gender=gender, number=number)
            else:
                words += self.say("text-extreme", figure=extreme.figure, way=way)
        return words

    def counter(self, counter: str) -> dict[str, str]:
        """The name of a counter as a part of its noun."""
        raise NotImplementedError

    def position(self, who: Who, card: Card | None) -> str:
        """In contact, within a distance, in line of sight: each with the thing that it is measured from."""
        words, origin = "", _origin_of(who, card)
        if who.touching:
            words += self.say("text-touching", origin=origin)
        if who.within:
            words += self.say("text-within", distance=LETTERS[who.within], origin=origin)
        if who.seen:
            words += self.say("text-seen", origin=origin, form="more" if words else "first")
        return words

    def each(self, who: Who, card: Card | None) -> str:
        """Each of the things that are counted, in the words after "for"."""
        gender = self.gender(who.kind)
        return self.say(
            "text-for-each",
            kind=who.kind,
            whose=e.ANY if who.whose == e.USUAL else who.whose,
            gender=gender,
            noun=self.noun(who.kind, 1),
            nouns=self.noun(who.kind, SEVERAL),
            other="yes" if who.other else "no",
            wounded="yes" if who.wounded else "no",
        ) + self.narrowed(who, card)

    def bounds(self, bounds: Bounds) -> str:
        """A number that is at least and at most so large."""
        if bounds.least == bounds.most:
            way = "exactly"
        elif bounds.most == e.MOST:
            way = "least"
        else:
            way = "between" if bounds.least else "most"
        return self.say("text-bounds", bounds=way, least=bounds.least, most=bounds.most)

    def players(self, who: Who) -> SentenceSubject:
        """You, your opponent, or each player."""
        number = YOU if who.whose == e.YOURS else ONE
        return SentenceSubject(self.say("text-player", whose=who.whose), number, self.gender(e.PLAYER))

    def faction(self, id: str) -> str:
        """A faction: one of the program's, or one that a player made."""
        if id in FACTIONS:
            return self.say(f"faction-{id}")
        return self.say("text-of-other-faction", name=readable(id))

    def noun(self, kind: str, count: int, case: str = NOMINATIVE) -> str:
        """The noun of a kind in the form for this number."""
        return self.say(f"text-noun-{kind}", count=count, case=case)

    def gender(self, kind: str) -> str:
        """The gender of a kind's noun: m, f or n."""
        return self.say(f"text-gender-{kind}")

    # Smaller parts.

    def faces(self, faces: Sequence[str]) -> str:
        """The faces of one die, any of them."""
        return self.say("text-or").join([self.face(one) for one in faces])

    def face(self, face: str) -> str:
        """One face."""
        return self.say(f"text-face-{face}")

    def plain_faces(self, faces: Sequence[str]) -> str:
        """The bare names of faces."""
        return self.say("text-or").join([self.say(f"text-plain-face-{one}") for one in faces])

    def after_colon(self, text: str) -> str:
        """The text after a colon; in some languages it begins with a capital."""
        capital = self.say("text-capital-after-colon") == "yes"
        return f"{text[:1].upper()}{text[1:]}" if capital else text

    def listed(self, parts: Sequence[str]) -> str:
        """Several things: one, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])}{self.say('text-and')}{parts[-1]}"

    def sentence_of(self, parts: Iterable[str]) -> str:
        """Keywords, each a sentence of its own."""
        return " ".join([self.finished(one) for one in parts])

    def finished(self, text: str) -> str:
        """A whole sentence: it begins with a capital and ends with a full stop."""
        text = _STRAY_COMMA.sub("", f"{text.rstrip('.')}.")
        return f"{text[:1].upper()}{text[1:]}"


def readable(id: str) -> str:
    """An id as a name."""
    return id.replace("-", " ").capitalize()


def _origin_of(who: Who, card: Card | None) -> str:
    """The thing from which words measure: the named one, or that of the card."""
    near = who.only.near if who.only else ""
    return "any-terrain" if near == e.TERRAIN else near or _origin(card)


def _origin(card: Card | None) -> str:
    """The thing from which the text of a card measures; the texts of abilities are those of creatures."""
    if card is None or card.type in CREATURES:
        return e.CREATURE
    return e.TERRAIN if card.type == e.TERRAIN else e.HERO


def _cause(occasion: Occasion | None) -> str:
    """The kind of the occasion's subject: a creature, or the card that a player plays."""
    if occasion is None or occasion.who.kind in (e.SELF, e.BEARER):
        return e.HERO if occasion is not None and occasion.who.kind == e.BEARER else e.CREATURE
    if occasion.who.kind in NOUNS:
        return occasion.who.kind
    things = {"relic-played": e.RELIC, "built": e.BUILDING, "building-tapped": e.BUILDING}
    return "card" if occasion.before else {**things, "terrain-laid": e.TERRAIN}.get(occasion.what, "card")
