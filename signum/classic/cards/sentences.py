"""The sentences of card texts and the abilities with their figures and texts, read from data files.

`{when: first-word, who: {creature: any, choose: 1}, what: {wound: 1}}` is a sentence, `{berserk: 1}` an
ability with a figure, `{charge: {what: {gain: {strength: +1}}}}` one with a text. Every mistake names file,
line and cause.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import FACES, LETTERS
from signum.classic.cards.keywords import (
    SAID_OTHERWISE,
    Keyword,
    abilities,
    has_figure,
    has_text,
    known_ability,
    plain_word,
    word,
)
from signum.classic.cards.sentence_checks import check_duration, check_sentence
from signum.classic.cards.sentence_parts import listed, meant, moment, usually_meant
from signum.classic.cards.sentence_terms import TERMS, THEIRS, price, terms, unless_paid
from signum.classic.cards.vocabulary import Effect, Text, Who
from signum.classic.effects.verbs.all_verbs import VERBS
from signum.classic.effects.verbs.gaining import Gain, Lose
from signum.classic.effects.verbs.verb import Verb, all_optional
from signum.content.nodes import Node
from signum.content.spelling import not_known


def effect(
    node: Node, *, self_is_creature: bool = True, found: bool = False, leader: Effect | None = None
) -> Effect:
    """One sentence: `{when: first-word, who: {creature: any, choose: 1}, what: {wound: 1}}`.

    A find in ruins has no `when`: its moment is the search. `leader` is the sentence that it follows.
    """
    words = ("who", "until", "standing", "may", "either", "on", "price", "unless-paid", *TERMS)
    f = node.fields(required=("what",) if found else ("when", "what"), optional=words)
    when = e.FOUND if found else moment(f["when"])
    what = _whats(f["what"])
    if not what:
        raise f["what"].error("a sentence does something")
    paid = price(f)
    made = Effect(
        when=when,
        who=meant(f["who"]) if "who" in f else usually_meant(what),
        what=what,
        until=f["until"].one_of(e.DURATIONS) if "until" in f else e.GAME,
        standing=plain_word(f["standing"]) if "standing" in f else "",
        may="may" in f and f["may"].flag(),
        either="either" in f and (f["either"].text() == THEIRS or f["either"].flag()),
        faces=tuple([one.one_of(FACES) for one in f["on"].items()]) if "on" in f else (),
        price=paid.prosperity,
        tokens=paid.tokens,
        unless_paid=unless_paid(f)[0],
        terms=terms(f),
    )
    check_sentence(f, made, self_is_creature=self_is_creature, found=found, leader=leader)
    return made


# Verbs.

_PLAIN: Final = tuple([word for word, verb in VERBS.items() if all_optional(verb)])
"""The verbs that may be written as a single word."""


def _whats(node: Node) -> tuple[Verb, ...]:
    """`{damage: 2}`, `untap`, or several in a list or a mapping; they are carried out in their order."""
    if node.is_list:
        return tuple([one for inner in node.items() for one in _whats(inner)])
    if node.is_scalar:
        return (VERBS[node.one_of(_PLAIN)](),)
    return tuple([one for said, inner in node.entries() for one in _what(node, said, inner)])


def _what(node: Node, said: str, inner: Node) -> Sequence[Verb]:
    if said in VERBS and not VERBS[said].__struct_fields__:
        raise node.error(f"{said} has no figure: write {said}")
    if said not in VERBS:
        raise node.error(f"no verb has that name: {not_known(said, VERBS)}")
    return VERBS[said].read(inner, keyword)


# Abilities with their figures and texts.

_UNTIL: Final = {
    "charge": e.TURN,
    "contract": e.TURN,
    "executioner": e.ATTACK,
    "sting": e.ATTACK,
    "howl": e.TURN,
}
"""The default duration of an ability's text (C-PLAY-07 for all others)."""
_BODY: Final = ("who", "until", "may", "either", "on", "price", "unless-paid", *TERMS)
"""Keys that the text of an ability may have besides `what`."""
_ATTACKING: Final = ("charge", "executioner", "sting")
"""Abilities whose texts may name the target of their bearer's attack, as the cause."""


def keyword(node: Node, known: Mapping[str, str] | None = None) -> Keyword:
    """The ability that a node names: `stamina`, `{berserk: 1}`, `{strength: +1}`, `{charge: {what: ...}}`."""
    said, inner = node.entry() if node.is_mapping else (node.text(), None)
    ability = known_ability(node, said, known)
    if ability in SAID_OTHERWISE:
        raise node.error(f"{said} is no keyword: {SAID_OTHERWISE[ability]}")
    if ability not in abilities().values():
        return Keyword(ability) if inner is None else _with_figure(ability, inner)
    if has_text(ability):
        if inner is None or (inner.is_scalar and said != "shield-against"):
            raise node.error(f"this ability has a text: write {written(ability)}")
        return _READERS.get(said, _plain_text)(said, ability, inner)
    if inner is None:
        if has_figure(ability):
            raise node.error(f"this ability has a figure: write {written(ability)}")
        return Keyword(ability)
    if not has_figure(ability):
        raise node.error(f"this ability has no figure: write {said}")
    return _with_figure(ability, inner)


def written(ability: str) -> str:
    """An ability in the form of a file, as an example."""
    said = word(ability)
    if has_text(ability):
        return f"{{{said}: {_FORMS.get(said, _FORM)}}}"
    return f"{{{said}: 1}}" if has_figure(ability) else said


def abilities_in(words: Iterable[Keyword | Gain | Lose]) -> list[str]:
    """Every named ability, including those in the texts of others."""
    found: list[str] = []
    for one in words:
        found.append(one.ability)
        text = None if isinstance(one, Lose) else one.text
        if text is not None:
            found += abilities_of([*text.effects, *text.price])
    return found


def abilities_of(sentences: Iterable[Effect]) -> list[str]:
    """Every ability that sentences give or take."""
    return abilities_in([part for one in sentences for part in one.what if isinstance(part, Gain | Lose)])


def _with_figure(ability: str, figure: Node) -> Keyword:
    return Keyword(ability, figure.integer(-99, 99), figure.text().startswith(("+", "-")))


def _plain_text(said: str, ability: str, node: Node) -> Keyword:
    """`{charge: {what: {gain: {strength: +1}}}}`: applied to its bearer, for the duration in its rule."""
    f = node.fields(required=("what",), optional=_BODY)
    return Keyword(ability, text=Text(_text(said, f)))


def _exhaustion(said: str, ability: str, node: Node) -> Keyword:
    """`{exhaustion: {times: 2, what: {gain: {strength: +2}}, until: turn}}`."""
    f = node.fields(required=("times", "what"), optional=_BODY)
    return Keyword(ability, f.pop("times").integer(1, 20), text=Text(_text(said, f)))


def _around(said: str, ability: str, node: Node) -> Keyword:
    """`{howl: {within: M, what: {gain: {strength: +1}}}}`: to all creatures round its bearer."""
    optional = ("who",) if said == "aura" else _BODY
    f = node.fields(required=("within", "what"), optional=optional)
    letter = LETTERS.index(f.pop("within").one_of(LETTERS[1:]))
    whose = e.USUAL if said == "aura" else e.ANY
    read = meant(f["who"]) if "who" in f else Who(e.CREATURE, whose)
    if read.kind not in e.ON_FIELD or read.choose or read.within or read.may:
        raise f["who"].error("this reaches all creatures of a kind round its source: write {creature: yours}")
    reached = Who(
        read.kind, read.whose, within=letter, touching=read.touching, seen=read.seen, other=True,
        wounded=read.wounded, faction=read.faction, of_class=read.of_class, having=read.having,
        only=read.only,
    )  # fmt: skip
    when = e.ALWAYS if said == "aura" else said
    return Keyword(ability, letter, text=Text(_text(said, f, when, reached)))


def _steam_engine(_said: str, ability: str, node: Node) -> Keyword:
    """`{steam-engine: {declaring: shooting, axe: {gain: {shooting: +1}}, bullseye: {wound: 1}}}`."""
    f = node.fields(required=("declaring",), optional=FACES)
    declared = f.pop("declaring")
    words = _some_of(declared, e.DECLARED)
    if not f:
        raise node.error(f"what does it do? Write it after a face: {', '.join(FACES)}")
    sentences = [one for face, said in f.items() for one in _on_face(face, said)]
    return Keyword(ability, text=Text(tuple(sentences), words))


def _on_face(face: str, node: Node) -> list[Effect]:
    """The sentences of an engine for one face: those for its bearer and those for its player."""
    parts = _by_whom(_whats(node))
    if not parts:
        raise node.error("a text does something")
    made = [Effect("steam-engine", usually_meant(what), what, e.TURN, faces=(face,)) for what in parts]
    for one in made:
        check_sentence({"what": node}, one, self_is_creature=True, found=False)
    return made


def _by_whom(what: tuple[Verb, ...]) -> list[tuple[Verb, ...]]:
    """Verbs in order, split where verbs for the player and verbs for the creature meet."""
    return [tuple(group) for _, group in groupby(what, lambda one: one.of_players)]


def _some_of(node: Node, known: Collection[str]) -> tuple[str, ...]:
    """One word or a list of them, each once."""
    words = [one.one_of(known) for one in (node.items() if node.is_list else [node])]
    if not words:
        raise node.error(f"nothing is named: {listed(known)}")
    return tuple(dict.fromkeys(words))


def _shield(_said: str, ability: str, node: Node) -> Keyword:
    """`{shield-against: [shooting, control]}`; each danger, or each only from opponents."""
    about = _some_of(node, e.AGAINST)
    own = [one for one in about if one.startswith(e.OPPONENTS_ONLY)]
    if own and len(own) < len(about):
        raise node.error("some are dangers from opponents only: write two shields")
    return Keyword(ability, text=Text(about=about))


def _overpay(said: str, ability: str, node: Node) -> Keyword:
    """`{overpay: {buildings: [smithy], what: {gain: {strength: +1}}}}`, or with a price to carry out."""
    f = node.fields(required=("what",), optional=("buildings", *_BODY))
    named = tuple([plain_word(one) for one in f.pop("buildings").items()]) if "buildings" in f else ()
    paid: tuple[Effect, ...] = ()
    if "price" in f:
        price = f.pop("price")
        what = _whats(price)
        paid = (Effect("price", usually_meant(what), what),)
        if not what or not all(one.is_price() for one in what):
            raise price.error("a price is prosperity, cards or wounds: {prosperity: -2}, {discard: 1}")
    if not named and not paid:
        raise node.error("what is paid? Name buildings, or write a price")
    return Keyword(ability, text=Text(_text(said, f), named, paid))


def _text(said: str, f: Mapping[str, Node], when: str = "", who: Who | None = None) -> tuple[Effect, ...]:
    """The sentences of a text: several where some verbs are for its player and some for its creature."""
    what = _whats(f["what"])
    if not what:
        raise f["what"].error("a text does something")
    check_duration(f, what)
    plain = who is None and not any(
        word in f for word in ("who", "may", "either", "on", "price", "unless-paid", *TERMS)
    )
    return tuple([_sentence(said, f, one, when, who) for one in (_by_whom(what) if plain else [what])])


def _sentence(said: str, f: Mapping[str, Node], what: tuple[Verb, ...], when: str, who: Who | None) -> Effect:
    paid = price(f)
    made = Effect(
        when=when or said,
        who=who or (meant(f["who"]) if "who" in f else usually_meant(what)),
        what=what,
        until=f["until"].one_of(e.DURATIONS) if "until" in f else _UNTIL.get(said, e.GAME),
        may="may" in f and f["may"].flag(),
        either="either" in f and (f["either"].text() == THEIRS or f["either"].flag()),
        faces=tuple([one.one_of(FACES) for one in f["on"].items()]) if "on" in f else (),
        price=paid.prosperity,
        tokens=paid.tokens,
        unless_paid=unless_paid(f)[0],
        terms=terms(f),
    )
    body = {word: node for word, node in f.items() if word != "until"}
    check_sentence(body, made, self_is_creature=True, found=said in _ATTACKING)
    if made.who.kind in (e.BEARER, e.CULPRIT):
        raise f["who"].error(f"{made.who.kind} is nobody here: the ability is the creature's own, write self")
    return made


_FORM: Final = "{what: {gain: {strength: +1}}}"
_FORMS: Final = {
    "exhaustion": "{times: 1, what: {gain: {strength: +1}}}",
    "howl": "{within: M, what: {gain: {strength: +1}}}",
    "aura": "{within: M, what: {gain: {strength: +1}}}",
    "steam-engine": "{declaring: shooting, axe: {gain: {shooting: +1}}}",
    "shield-against": "[shooting]",
    "overpay": "{buildings: [smithy], what: {gain: {strength: +1}}}",
}
_READERS: Final[dict[str, Callable[[str, str, Node], Keyword]]] = {
    "exhaustion": _exhaustion,
    "howl": _around,
    "aura": _around,
    "steam-engine": _steam_engine,
    "shield-against": _shield,
    "overpay": _overpay,
}
