"""Creatures as the texts of cards name them, in the case that a verb asks for."""

from collections.abc import Iterable
from typing import Final, Protocol

from signum.warseer.core.holdings import YOURS, Who
from signum.warseer.effects.targets import ACTOR, CHOSEN, EACH, HERO, ITSELF, SAME, TARGET, To

SUBJECT: Final = "subject"
OBJECT: Final = "object"
DATIVE: Final = "to"
TOLD: Final = "told"
ORDER: Final = "order"
"""The mood of the sentence: Russian says "one's own" of the player who is told to act."""
THIS: Final = "text-this"
HERO_OF_PLAYER: Final = "text-hero"
NAMED: Final = {HERO: HERO_OF_PLAYER, SAME: "text-same"}
YOUR_HERO: Final = Who(whose=YOURS, kind=HERO)
OF_ATTACK: Final = {ACTOR: "text-attacker", TARGET: "text-target"}
THAT: Final = "text-that"


class TextWords(Protocol):
    """The words of one language."""

    def say(self, id: str, /, **args: object) -> str:
        """A message."""

    def kin(self, word: str) -> str:
        """A race, an affiliation, or an ability that serves as one."""


class CreatureText:
    """Creatures in one language; `bearer` is the message for the creature that has a text."""

    def __init__(self, words: TextWords, bearer: str = THIS, *, of_attack: bool = False) -> None:
        self.words = words
        self.say = words.say
        self.bearer = bearer
        self.of_attack = of_attack
        """Whether the text answers a moment of an attack, which has an attacker and a target."""

    def target(self, to: To, case: str) -> str:
        """The creatures that a verb touches; the verb is an order to their player."""
        if to.pick == CHOSEN and to.count == 1:
            return self.one(to.who, case, ORDER)
        if to.pick == CHOSEN:
            return self.some(to.who, case, to.count, mood=ORDER)
        if to.pick == EACH:
            return self._marked("text-each", to.who, case, ORDER)
        if to.pick == ITSELF:
            return self.say(self.bearer, form=case, mood=ORDER)
        if to.pick in NAMED:
            return self.say(NAMED[to.pick], form=case, mood=ORDER)
        return self.say(OF_ATTACK[to.pick] if self.of_attack else THAT, form=case)

    def one(self, who: Who, case: str, mood: str = TOLD) -> str:
        """Any one that fits."""
        if who.me or who == YOUR_HERO:
            return self.say(self.bearer if who.me else HERO_OF_PLAYER, form=case, mood=mood)
        return self._marked("text-one", who, case, mood)

    def kind(self, who: Who) -> str:
        """All that fit, as a heading."""
        if who.me:
            return self.say(self.bearer, form=SUBJECT)
        form = f"{self._gender(who)}-{SUBJECT}"
        nouns = self.say(f"text-noun-{who.kind}", form=form, number="all")
        said = self.say("text-all", form=form, whose=who.whose, other=_flag(who.other), nouns=nouns)
        return self._with_marks(said, who)

    def _marked(self, id: str, who: Who, case: str, mood: str) -> str:
        form = f"{self._gender(who)}-{case}"
        noun = self.say(f"text-noun-{who.kind}", form=form, number="single")
        nouns = self.say(f"text-noun-{who.kind}", form=form, number="many")
        said = self.say(
            id, form=form, mood=mood, whose=who.whose, other=_flag(who.other), noun=noun, nouns=nouns
        )
        return self._with_marks(said, who)

    def some(self, who: Who, case: str, count: int, limit: str = "up", mood: str = TOLD) -> str:
        """Several that fit: up to so many, or at least or at most so many."""
        form = f"{self._gender(who)}-{case}"
        number = "to" if case == DATIVE and who.whose != "yours" else "many"
        nouns = self.say(f"text-noun-{who.kind}", form=form, number=number)
        said = self.say(
            "text-some",
            form=form,
            mood=mood,
            whose=who.whose,
            other=_flag(who.other),
            nouns=nouns,
            count=count,
            limit=limit,
        )
        return self._with_marks(said, who)

    def _gender(self, who: Who) -> str:
        return self.say(f"text-gender-{who.kind}")

    def _with_marks(self, said: str, who: Who) -> str:
        return " ".join([said, *self._marks(who)])

    def _marks(self, who: Who) -> Iterable[str]:
        """Marks behind the noun, which no case bends."""
        if who.ranks:
            ranks = listed(self.say("text-or"), [self.say(f"rank-{one}") for one in who.ranks])
            yield self.say("text-mark-rank", ranks=ranks)
        if who.affiliations:
            yield self.say("text-mark-kin", kin=", ".join(map(self.words.kin, who.affiliations)))
        if who.attack:
            yield self.say("text-mark-attack", attack=who.attack)
        if who.wounded is not None:
            yield self.say("text-mark-wounded" if who.wounded else "text-mark-unwounded")
        if who.token:
            yield self.say("text-mark-token", token=who.token)
        source = "hero" if self.bearer == HERO_OF_PLAYER else "creature"
        if who.within is not None:
            yield self.say("text-mark-within", count=who.within, source=source)
        if who.seen:
            form = "first" if who.within is None else "more"
            yield self.say("text-mark-seen", source=source, form=form)


def listed(last: str, words: Iterable[str]) -> str:
    """Words with commas between them and `last` before the last one."""
    *before, final = [*words] or [""]
    return last.join([", ".join(before), final]) if before else final


def _flag(flag: bool) -> str:
    return "yes" if flag else "no"
