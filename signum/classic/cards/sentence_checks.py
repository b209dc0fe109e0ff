"""Checks that the parts of a sentence fit together."""

from collections.abc import Mapping
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.sentence_parts import listed
from signum.classic.cards.vocabulary import Effect, Occasion, Terms, Who
from signum.classic.effects.occasions import OCCASIONS
from signum.classic.effects.verbs.costing import ChangeCost
from signum.classic.effects.verbs.verb import Verb
from signum.content.nodes import Node

OR_ELSE: Final = e.SENTENCES_IN_A_ROW
"""The moments at which a player may pick one of several sentences."""


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
    gives = made.who.kind in e.BODIES and all(one.gift(1) is not None for one in made.what)
    if made.when == e.ALWAYS and not gives and not all(isinstance(one, ChangeCost) for one in made.what):
        raise f["what"].error("what always acts gives abilities to creatures, or changes costs: write gain")
    if made.when == e.ALWAYS and _asks_for_figures(made.who):
        raise f["what"].error("what always acts could change the figure it asks for: leave it out")
    if made.when == e.ALWAYS and made.who.only and made.who.only.or_kinds:
        raise f["who"].error("what always acts names one kind: write a sentence for each")
    if made.either and len(made.what) < 2:
        raise f["either"].error("of one thing nobody chooses")
    if made.who.kind == e.SAME and made.when not in OR_ELSE:
        raise f["who"].error(f"same is for the second sentence of one moment: {', '.join(OR_ELSE)}")
    _check_terms(f, made)
    for each in (made.who, *[one.of for one in (made.terms.counts if made.terms else ())]):
        near = each.only.near if each.only else ""
        fits = made.when in OR_ELSE if near == e.SAME else isinstance(made.when, Occasion)
        if near and near not in e.NEAR_ANY and not fits:
            raise f["what"].error(f"of: {near} means nobody at this moment: leave it out")
    repeats = isinstance(made.when, Occasion) and OCCASIONS[made.when.what].repeats
    if repeats and not (made.terms and made.terms.once):
        raise f["when"].error("its answers could bring this about again without end: add once: yes")
    for one in made.what:
        if one.of_its_creature and not self_is_creature:
            raise f["what"].error(f"{one.word()} needs a creature with the text, and this card is none")
        for kind in made.who.kinds:
            _check_target(f["what"], one, kind, self_is_creature)


def _check_terms(f: Mapping[str, Node], made: Effect) -> None:
    terms = made.terms
    if not terms:
        return
    if terms.once and made.when in (e.ALWAYS, e.FIRST_WORD, e.LAST_WORD, e.PLAYED):
        raise f["once"].error("this happens once in any case, or always: leave once out")
    if terms.each is not None and not all(one.scales() for one in made.what):
        raise f["for-each"].error("nothing here can be done several times: name a verb with a figure")
    _check_price(f, made, terms)
    lasts = made.when != e.ALWAYS and any(one.lasts for one in made.what)
    if terms.until_hurt and not lasts:
        raise f["until-hurt"].error("nothing in this sentence lasts until somebody is hurt: leave it out")
    if terms.repeat > 1 and made.when == e.ALWAYS:
        raise f["repeat"].error("what always acts is not repeated: leave repeat out")
    if terms.later and (made.when not in e.MOMENTS or made.when == e.ALWAYS or made.either):
        raise f["later"].error("only what happens once, at a moment of the card itself, can wait until later")
    if terms.or_else and made.when not in OR_ELSE:
        raise f["or"].error(f"one of several sentences is picked only at these moments: {', '.join(OR_ELSE)}")
    for count in terms.counts:
        node = f.get("for-each") or f.get("if") or f["unless"]
        if count.of.kind in (e.CAUSE, e.CULPRIT) and not isinstance(made.when, Occasion):
            raise node.error(f"{count.of.kind} is for a sentence that answers something (after, before)")
        if count.of.kind == e.SAME and made.when not in OR_ELSE:
            raise node.error(f"same is for the second sentence of one moment: {', '.join(OR_ELSE)}")
        if count.what in e.DEEDS and count.of.other and made.when not in (e.FIRST_WORD, e.PLAYED):
            raise node.error(
                "another card is one besides this one, while this one is played: leave other out"
            )
        asks = count.of.having or count.what in e.MEASURES or _asks_for_figures(count.of)
        if made.when == e.ALWAYS and asks:
            raise node.error("what always acts could change what it counts: leave abilities and figures out")


def _check_price(f: Mapping[str, Node], made: Effect, terms: Terms) -> None:
    """A price of any amount and a number that is paid belong together."""
    open_price = terms.price is not None and terms.price.any_amount
    counts_it = terms.each is not None and terms.each.what == e.PAID
    if open_price and not counts_it:
        raise f["price"].error("what is the amount good for? Add for-each: paid")
    if counts_it and not open_price:
        raise f["for-each"].error("nothing of any amount is paid: write price: {prosperity: any}")
    if any(one.count.what == e.PAID for one in terms.conditions):
        raise f["price"].error("a condition cannot ask for what is paid")


def _asks_for_figures(who: Who) -> bool:
    """Whether words ask for figures that texts can change; a cost stays as it is printed."""
    return any(one.figure != e.COST for one in (who.only.measures if who.only else ()))


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
