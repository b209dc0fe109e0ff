"""Whether the parts of a sentence belong together."""

from collections.abc import Mapping
from typing import Final

from signum.classic.cards import vocabulary as e
from signum.classic.cards.sentence_parts import ON_FIELD, POINTED, listed
from signum.classic.cards.vocabulary import Effect, Occasion, What
from signum.content.nodes import Node

_BODIES: Final = frozenset({*POINTED, *ON_FIELD})
_CHARACTERS: Final = _BODIES - {e.HERO, e.MINION, e.BEARER}
_LASTING: Final = (e.Gain, e.Lose, e.Control, e.Root)
_AS_MUCH: Final = (e.WoundAsMuch,)
TOUCHED: Final[dict[type, frozenset[str]]] = {
    **dict.fromkeys((e.Damage, e.Wound, e.Heal, e.Gain, e.Lose), _BODIES),
    **dict.fromkeys((e.SkipActivation, e.MoveFreely, e.PlaceWithin, e.Control), _BODIES),
    **dict.fromkeys((e.WoundAsMuch, e.Root, e.Reroll, e.SummonMinion), _BODIES),
    **dict.fromkeys((e.Push, e.Hide, e.Uncover, e.StripArmour, e.Concentrate, e.Blast), _BODIES),
    **dict.fromkeys((e.ToHand, e.ToDeck), _CHARACTERS),
    e.Destroy: _BODIES | {e.BUILDING, e.RELIC, e.TERRAIN},
    e.Untap: _BODIES | {e.BUILDING, e.RELIC},
    e.Tap: frozenset({e.SELF, e.BUILDING, e.RELIC}),
    e.Prosper: frozenset({e.PLAYER}),
    **dict.fromkeys((e.Discard, e.DiscardAtRandom, e.Mill), frozenset({e.PLAYER})),
}
"""The kinds that a verb can touch; one that is not here minds no target."""


def check_sentence(f: Mapping[str, Node], made: Effect, *, self_is_creature: bool, found: bool) -> None:
    """Whether the parts of a sentence belong together."""
    check_duration(f, made.what)
    if made.who.kind in (e.CAUSE, e.CULPRIT) and not isinstance(made.when, Occasion) and not found:
        raise f["who"].error(f"{made.who.kind} is for a sentence that answers something (after, before)")
    if any(isinstance(one, e.Cancel) for one in made.what) and not (
        isinstance(made.when, Occasion) and made.when.before
    ):
        raise f["what"].error("only what is about to happen can be cancelled: write when: {before: ...}")
    if any(isinstance(one, _AS_MUCH) for one in made.what) and not isinstance(made.when, Occasion):
        raise f["what"].error("as much as what? only what answers something knows (after, before)")
    if any(isinstance(one, e.Reroll) for one in made.what) and not _answers(made.when, "rolled"):
        raise f["what"].error("only dice that were just rolled are rolled again: is: rolled")
    if "price" in f and made.when != e.AT_WILL:
        raise f["price"].error("only what is done at will has a price")
    if made.when == e.ALWAYS and not (
        made.who.kind in (*ON_FIELD, *POINTED) and all(isinstance(one, e.Gain) for one in made.what)
    ):
        raise f["what"].error("what always acts gives abilities to creatures: write gain")
    if made.either and len(made.what) < 2:
        raise f["either"].error("of one thing nobody chooses")
    for one in made.what:
        _check_target(f["what"], one, made.who.kind, self_is_creature)


def check_duration(f: Mapping[str, Node], what: tuple[What, ...]) -> None:
    """Only what lasts can last so long."""
    if "until" in f and not any(isinstance(one, _LASTING) for one in what):
        raise f["until"].error("nothing in this sentence lasts")


def _check_target(node: Node, what: What, kind: str, self_is_creature: bool) -> None:
    """A verb whose target it cannot touch would do nothing, and say so to nobody."""
    fitting = TOUCHED.get(type(what))
    if fitting is None:
        return
    verb = str(type(what).__struct_config__.tag)
    if kind not in fitting:
        raise node.error(
            f"{verb} cannot be done to a {kind}: {listed([one for one in e.KINDS if one in fitting])}"
        )
    if kind == e.SELF and not self_is_creature and not fitting & {e.BUILDING, e.RELIC}:
        raise node.error(f"{verb} is done to creatures, and this card is none: say to whom with who")
    if kind == e.SELF and self_is_creature and not fitting & {e.CREATURE, e.CHARACTER}:
        raise node.error(f"{verb} is done to cards, and this is a creature: say to what with who")


def _answers(when: str | Occasion, occasion: str) -> bool:
    return isinstance(when, Occasion) and when.what == occasion
