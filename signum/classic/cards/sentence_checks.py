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


def check_sentence(
    f: Mapping[str, Node],
    made: Effect,
    *,
    self_is_creature: bool,
    found: bool,
    leader: Effect | None = None,
) -> None:
    """Check that the parts of a sentence fit together; a follower answers what its leader answers."""
    check_duration(f, made.what)
    answers = isinstance((made if leader is None else leader).when, Occasion)
    if made.who.kind in (e.CAUSE, e.CULPRIT) and not answers and not found:
        raise f["who"].error(f"{made.who.kind} is for a sentence that answers something (after, before)")
    _check_player(f, made, answers=answers)
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
    if made.who.kind == e.SAME and made.when not in e.FOLLOWING:
        raise f["who"].error(f"same is for the second sentence of one moment: {', '.join(e.FOLLOWING)}")
    _check_terms(f, made, self_is_creature, leader)
    _check_references(f, made, answers=answers)
    for each in (made.who, *[one.of for one in (made.terms.counts if made.terms else ())]):
        besides = each.only.besides if each.only else ""
        known = made.when in e.FOLLOWING if besides == e.SAME else answers or besides == e.BEARER
        if besides and not known:
            raise f["what"].error(f"other-than: {besides} means nobody at this moment: leave it out")
        near = each.only.near if each.only else ""
        fits = made.when in e.FOLLOWING if near == e.SAME else answers
        if near and near not in e.NEAR_SOME and not fits:
            raise f["what"].error(f"of: {near} means nobody at this moment: leave it out")
    first = made if leader is None else leader
    repeats = isinstance(first.when, Occasion) and _repeats(first.when.what, made)
    if repeats and not (first.terms and first.terms.is_limited):
        raise f["when"].error("its answers could bring this about again without end: add once: yes")
    key = next((one for one in ("later", "repeat") if one in f), "")
    if key and any(one.brings_back for one in made.what):
        raise f[key].error(f"spells could bring each other back without end: leave {key} out")
    if made.terms and made.terms.theirs and made.who.kind != e.PLAYER:
        raise f["either"].error("only players pick: write who: {player: opponents}")
    for one in made.what:
        if one.of_its_creature and not self_is_creature:
            raise f["what"].error(f"{one.word()} needs a creature with the text, and this card is none")
        for kind in made.who.kinds:
            _check_target(f["what"], one, kind, self_is_creature)
    several = made.who.kind in (e.CREATURE, e.CHARACTER, e.MINION) and made.who.choose != 1
    if any(one.needs_one for one in made.what) and (several or made.who.kind == e.CAUSE):
        raise f["what"].error("it finds one other creature: write who: {creature: any, choose: 1}, or self")
    if any(one.needs_two for one in made.what) and (made.who.choose != 2 or made.who.may):
        raise f["what"].error("two creatures exchange their places: write choose: 2 after who, without may")


_AGAIN: Final[Mapping[str, tuple[str, ...]]] = {
    "card-drawn": ("draw", "draw-up-to"),
    "card-discarded": ("discard", "discard-at-random", "discard-chosen", "discard-revealed"),
}
"""The verbs that bring an occasion about again; it ends with the deck or the hand, unless they answer it."""


def _repeats(occasion: str, made: Effect) -> bool:
    """Whether a sentence that answers an occasion may bring it about again without end."""
    if not OCCASIONS[occasion].repeats:
        return False
    return occasion not in _AGAIN or any(one.word() in _AGAIN[occasion] for one in made.what)


def _check_player(f: Mapping[str, Node], made: Effect, *, answers: bool) -> None:
    """A player who is named by something needs that something."""
    whose = made.who.whose if made.who.kind == e.PLAYER else ""
    if whose in (e.CAUSE, e.CULPRIT) and not answers:
        raise f["who"].error(f"{whose} is for a sentence that answers something (after, before)")
    if whose == e.SAME and made.when not in e.FOLLOWING:
        raise f["who"].error(f"same is for the second sentence of one moment: {', '.join(e.FOLLOWING)}")


def _check_references(f: Mapping[str, Node], made: Effect, *, answers: bool) -> None:
    """Numbers that ask for named creatures or for each target, and the die of a sentence before."""
    terms = made.terms
    if not terms:
        return
    for one in terms.conditions:
        node = f["unless" if one.unless else "if"]
        if one.count.of.kind == e.TARGET or (one.than is not None and one.than.of.kind == e.TARGET):
            raise node.error("target is for for-each: say in who what a target must be")
        if one.count.pointed in (e.CAUSE, e.CULPRIT) and not answers:
            raise node.error(f"{one.count.pointed} is for a sentence that answers something (after, before)")
        if one.count.pointed == e.SAME and made.when not in e.FOLLOWING:
            raise node.error(f"same is for the second sentence of one moment: {', '.join(e.FOLLOWING)}")
        if one.count.pointed and one.than is not None:
            raise node.error("a creature is so or not: leave more-than and fewer-than out")
    each = terms.each
    if each is not None and each.pointed and each.what != e.FALLEN:
        raise f["for-each" if "for-each" in f else "repeat"].error("a creature is so or not: ask with if")
    if each is not None and each.of.kind == e.TARGET:
        if terms.repeats or terms.later or made.when == e.ALWAYS:
            raise f["for-each" if "for-each" in f else "repeat"].error(
                "each target has a number of its own only where it is affected at once: write for-each"
            )
        if (each.what in e.OF_PLAYERS) != (made.who.kind == e.PLAYER):
            raise f["for-each"].error("a creature has wounds and strength, a player a hand and prosperity")
        if made.who.kind == e.PLAYER and made.who.whose == e.YOURS:
            raise f["for-each"].error(f"this is you alone: write {each.what}: yours")
    if terms.same_die and (not made.faces or made.when not in e.FOLLOWING):
        raise f["die"].error("which faces of the die? Write on: [axe], after a sentence with roll-die")
    if terms.same_die and terms.or_else:
        raise f["die"].error("the die decides: leave or out")
    if terms.otherwise and (terms.or_else or made.when not in e.FOLLOWING):
        raise f["otherwise"].error(
            f"otherwise is for a sentence after another, without or: {', '.join(e.FOLLOWING)}"
        )


def _check_terms(f: Mapping[str, Node], made: Effect, self_is_creature: bool, leader: Effect | None) -> None:
    answers = isinstance((made if leader is None else leader).when, Occasion)
    terms = made.terms
    if not terms:
        return
    if (terms.is_limited or terms.once_a_game) and made.when in (
        e.ALWAYS,
        e.FIRST_WORD,
        e.LAST_WORD,
        e.ENTERS,
        e.PLAYED,
    ):
        raise f["once"].error("this happens once in any case, or always: leave once out")
    if terms.each is not None and not terms.repeats and not all(one.scales() for one in made.what):
        raise f["for-each"].error("nothing here can be done several times: name a verb with a figure")
    _check_price(f, made, terms, self_is_creature, leader)
    lasts = made.when != e.ALWAYS and any(one.lasts for one in made.what)
    if terms.until_hurt and not lasts:
        raise f["until-hurt"].error("nothing in this sentence lasts until somebody is hurt: leave it out")
    if (terms.repeat > 1 or terms.repeats) and made.when == e.ALWAYS:
        raise f["repeat"].error("what always acts is not repeated: leave repeat out")
    if terms.later and (made.when not in e.MOMENTS or made.when == e.ALWAYS or made.either):
        raise f["later"].error("only what happens once, at a moment of the card itself, can wait until later")
    if terms.or_else and made.when not in OR_ELSE:
        raise f["or"].error(f"one of several sentences is picked only at these moments: {', '.join(OR_ELSE)}")
    for count in terms.counts:
        node = next(f[key] for key in ("for-each", "if", "unless", "repeat") if key in f)
        if count.what == e.FOUND_CARD and terms.each is count:
            raise node.error("one card is taken: ask for it with if")
        if count.what == e.AMOUNT and not answers and made.when not in e.FOLLOWING:
            raise node.error("amount of what? only an answer knows, or what follows another sentence")
        whose = count.of.whose if count.of.kind == e.PLAYER else ""
        if whose in (e.CAUSE, e.CULPRIT) and not answers:
            raise node.error(f"{whose} is for a sentence that answers something (after, before)")
        if count.what == e.PHASE and terms.each is count:
            raise node.error("a phase is no number: ask for it with if")
        if count.of.kind in (e.CAUSE, e.CULPRIT) and not answers:
            raise node.error(f"{count.of.kind} is for a sentence that answers something (after, before)")
        if count.of.kind == e.SAME and made.when not in e.FOLLOWING:
            raise node.error(f"same is for the second sentence of one moment: {', '.join(e.FOLLOWING)}")
        if count.what in e.DEEDS and count.of.other and made.when not in (e.FIRST_WORD, e.PLAYED):
            raise node.error(
                "another card is one besides this one, while this one is played: leave other out"
            )
        asks = count.of.having or count.what in e.MEASURES or _asks_for_figures(count.of)
        if made.when == e.ALWAYS and asks:
            raise node.error("what always acts could change what it counts: leave abilities and figures out")


def _check_price(
    f: Mapping[str, Node], made: Effect, terms: Terms, self_is_creature: bool, leader: Effect | None
) -> None:
    """A price of any amount and a number that is paid belong together; a follower may count it too."""
    paid = [one for one in (terms.price, *terms.other_prices) if one is not None]
    open_price = terms.price is not None and terms.price.any_amount
    paid_before = leader is not None and any(one.any_amount for one in leader.prices)
    paid_before |= leader is not None and any(one.all_counters for one in leader.prices)
    counts_it = terms.each is not None and terms.each.what == e.PAID
    if terms.price is not None and terms.price.all_counters:
        open_price = counts_it
    if any(one.all_counters for one in paid) and counts_it and (len(paid) > 1 or paid[0].any_amount):
        raise f["price"].error("which amount counts? Let the price be all counters alone")
    if open_price and not counts_it:
        raise f["price"].error("what is the amount good for? Add for-each: paid, or repeat: paid")
    if any(one.due for one in paid) and (made.when != e.PLAYED or terms.or_else):
        raise f["price"].error("must is for a spell, whose price is paid when it is played: leave it out")
    if any(one.taps_itself for one in paid) and (self_is_creature or made.when == e.TAPPED):
        raise f["price"].error("tap: self is for an answer of a building or a relic: write tap: 1")
    if counts_it and not open_price and not paid_before:
        raise f["repeat" if terms.repeats else "for-each"].error(
            "nothing of any amount is paid: write price: {prosperity: any}"
        )
    if any(one.count.what == e.PAID for one in terms.conditions):
        raise f["price"].error("a condition cannot ask for what is paid")


def _asks_for_figures(who: Who) -> bool:
    """Whether words ask for figures that texts can change; a cost stays as it is printed."""
    if not who.only:
        return False
    asked = [one.figure for one in who.only.measures]
    asked += [who.only.extreme.figure] if who.only.extreme else []
    return any(one != e.COST for one in asked)


def check_duration(f: Mapping[str, Node], what: tuple[Verb, ...]) -> None:
    """`until` needs a verb that lasts; some last until a turn ends."""
    if "until" in f and not any(one.lasts for one in what):
        raise f["until"].error("nothing in this sentence lasts")
    if "until" in f and f["until"].text() == e.OWN_TURN and any(one.ends_with_a_turn for one in what):
        raise f["until"].error("this ends with a turn: write until: opponents-turn")


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
