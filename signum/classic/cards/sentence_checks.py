"""Checks that the parts of a sentence fit together."""

from collections.abc import Mapping

from signum.classic.cards import vocabulary as e
from signum.classic.cards.sentence_parts import listed
from signum.classic.cards.vocabulary import Effect, Occasion
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs.costing import ChangeCost
from signum.classic.effects.verbs.gaining import Gain
from signum.classic.effects.verbs.verb import Verb
from signum.content.nodes import Node


def check_sentence(f: Mapping[str, Node], made: Effect, *, self_is_creature: bool, found: bool) -> None:
    """Check that the parts of a sentence fit together."""
    check_duration(f, made.what)
    if made.who.kind in (e.CAUSE, e.CULPRIT) and not isinstance(made.when, Occasion) and not found:
        raise f["who"].error(f"{made.who.kind} is for a sentence that answers something (after, before)")
    for one in made.what:
        if (cause := one.misplaced(made.when)) is not None:
            raise f["what"].error(cause)
    if "price" in f and made.when in (e.ALWAYS, e.FOUND):
        raise f["price"].error("nobody can be asked to pay for this: leave the price out")
    gives = made.who.kind in e.BODIES and all(isinstance(one, Gain) for one in made.what)
    if made.when == e.ALWAYS and not gives and not all(isinstance(one, ChangeCost) for one in made.what):
        raise f["what"].error("what always acts gives abilities to creatures, or changes costs: write gain")
    if made.when == e.ALWAYS and made.who.only and made.who.only.measures:
        raise f["what"].error("what always acts could change the figure it asks for: leave it out")
    if made.either and len(made.what) < 2:
        raise f["either"].error("of one thing nobody chooses")
    _check_terms(f, made)
    repeats = isinstance(made.when, Occasion) and OCCASIONS[made.when.what].repeats
    if repeats and not (made.terms and made.terms.once):
        raise f["when"].error("its answers could bring this about again without end: add once: yes")
    for one in made.what:
        if one.of_its_creature and not self_is_creature:
            raise f["what"].error(f"{one.word()} needs a creature with the text, and this card is none")
        _check_target(f["what"], one, made.who.kind, self_is_creature)


def _check_terms(f: Mapping[str, Node], made: Effect) -> None:
    terms = made.terms
    if not terms:
        return
    if terms.once and made.when in (e.ALWAYS, e.FIRST_WORD, e.LAST_WORD, e.PLAYED):
        raise f["once"].error("this happens once in any case, or always: leave once out")
    if terms.each is not None and not all(one.scales() for one in made.what):
        raise f["for-each"].error("nothing here can be done several times: name a verb with a figure")
    counts = [one.count for one in terms.conditions] + ([] if terms.each is None else [terms.each])
    for count in counts:
        node = f.get("for-each") or f.get("if") or f["unless"]
        if count.of.kind in (e.CAUSE, e.CULPRIT) and not isinstance(made.when, Occasion):
            raise node.error(f"{count.of.kind} is for a sentence that answers something (after, before)")
        asks = count.of.having or count.what in e.MEASURES or (count.of.only and count.of.only.measures)
        if made.when == e.ALWAYS and asks:
            raise node.error("what always acts could change what it counts: leave abilities and figures out")


def check_duration(f: Mapping[str, Node], what: tuple[Verb, ...]) -> None:
    """`until` needs a verb that lasts."""
    if "until" in f and not any(one.lasts for one in what):
        raise f["until"].error("nothing in this sentence lasts")


def _check_target(node: Node, what: Verb, kind: str, self_is_creature: bool) -> None:
    """Refuse a verb that cannot touch its target: it would silently do nothing."""
    fitting = what.touches
    verb = what.word()
    if kind not in fitting:
        raise node.error(
            f"{verb} cannot be done to a {kind}: {listed([one for one in e.KINDS if one in fitting])}"
        )
    if kind == e.SELF and not self_is_creature and not fitting & {e.BUILDING, e.RELIC}:
        raise node.error(f"{verb} is done to creatures, and this card is none: say to whom with who")
    if kind == e.SELF and self_is_creature and not fitting & {e.CREATURE, e.CHARACTER}:
        raise node.error(f"{verb} is done to cards, and this is a creature: say to what with who")
