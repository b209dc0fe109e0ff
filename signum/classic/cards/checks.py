"""Card files checked as a whole: every mistake of every card, each with its file, line and card."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from msgspec import Struct

from signum.classic.cards import vocabulary as e
from signum.classic.cards.card import BUILDING, CREATURES, FACTIONS, HERO, Card
from signum.classic.cards.files import card
from signum.classic.effects.verbs.gaining import Gain
from signum.content.called_names import lacking_forms
from signum.content.causes import cause
from signum.content.nodes import Node, SourceError
from signum.content.spelling import nearest, plain_name, shown

MOST_MARKS: Final = 2
"""The most accents on one letter; more would be drawn over the lines above and below."""


class CheckedCards(Struct):
    """The cards that could be read, and every mistake."""

    cards: dict[str, Card]
    mistakes: list[SourceError]


def check_cards(roots: Iterable[Node], beside: Mapping[str, Card]) -> CheckedCards:
    """The cards of several files, which may name each other and existing cards.

    None of them may take the id or the name of an existing card.
    """
    found: dict[str, Card] = {}
    places: dict[str, Node] = {}
    mistakes: list[SourceError] = []
    for root in roots:
        try:
            items = root.items()
        except SourceError as mistake:
            mistakes.append(mistake)
            continue
        for node in items:
            try:
                made = card(node)
                if made.id in found:
                    there = places[made.id]
                    raise node.error(f"there is already a card {shown(made.id)} in {there.file}:{there.line}")
                found[made.id], places[made.id] = made, node
            except SourceError as mistake:
                mistakes.append(_of_card(node, mistake))
    names = _taken_names(beside)
    for id, made in found.items():
        causes = [*_shadows(made, beside, names), *_tricks(made), *_strange(made, {**beside, **found})]
        mistakes += [_of_card(places[id], places[id].error(cause)) for cause in causes]
    return CheckedCards(found, mistakes)


def _of_card(node: Node, mistake: SourceError) -> SourceError:
    """The mistake with the id of its card, if that can be read."""
    written = node.content.get("id") if isinstance(node.content, dict) else None
    id = written.content if written is not None and isinstance(written.content, str) else ""
    known = id if id.replace("-", "").isalnum() and id.isascii() and len(id) <= 64 else ""
    if not known:
        return mistake
    if mistake.key:
        why = cause("mistake-of-card-key", card=known, key=mistake.key, why=mistake.reason)
    else:
        why = cause("mistake-of-card", card=known, why=mistake.reason)
    return SourceError(mistake.file, mistake.line, why)


def unspoken(cards: Iterable[Card]) -> list[str]:
    """A line for each creature whose name sentences cannot bend, with what its `called` lacks."""
    creatures = [one for one in cards if one.type in CREATURES and one.names]
    lacks = [(one.id, lacking_forms(one.names, one.called)) for one in creatures]
    return [f"{id}: called: {lack}" for id, lack in lacks if lack]


# Ids and names that are taken.


def _taken_names(cards: Mapping[str, Card]) -> dict[str, str]:
    return {plain_name(name): one.id for one in cards.values() for name in one.names.values()}


def _shadows(made: Card, beside: Mapping[str, Card], names: Mapping[str, str]) -> Iterator[str]:
    if made.id in beside:
        yield f"a card that is there already has the id {shown(made.id)}; take another one"
        return
    for name in dict.fromkeys(made.names.values()):
        if owner := names.get(plain_name(name)):
            yield f"the card {owner} is called {shown(name)} already; take another name"


def _tricks(made: Card) -> Iterator[str]:
    """Names that do not look the way they are written."""
    for name in dict.fromkeys([*made.names.values(), made.person, *made.flavour.values()]):
        composed = unicodedata.normalize("NFC", name)
        runs = groupby(composed, lambda one: bool(unicodedata.combining(one)))
        if any(marks and len(list(run)) > MOST_MARKS for marks, run in runs):
            yield f"a letter of {shown(name)} has more than {MOST_MARKS} accents"
        if name and not plain_name(name):
            yield f"{shown(name)} has no letters"


# Other cards that a card names.


def _strange(made: Card, cards: Mapping[str, Card]) -> Iterator[str]:
    """Names of cards and factions that do not exist or mean something else."""
    if made.hero and _is_not(made.hero, HERO, cards):
        yield _missing("hero", made.hero, cards, HERO)
    classes = [one for one in (made.of_class, *_classes(made)) if one]
    for id in dict.fromkeys(classes):
        if id not in cards or not cards[id].class_building:
            near = [one.id for one in cards.values() if one.class_building]
            yield f"class: {shown(id)} is no class building; known: {', '.join(near)}"
    for id in dict.fromkeys([*made.cost.buildings, *_buildings(made)]):
        if _is_not(id, BUILDING, cards):
            yield _missing("building", id, cards, BUILDING)
    heroes = {one.faction for one in cards.values() if one.type == HERO}
    for faction in dict.fromkeys([made.faction, *[one.who.faction for one in _sentences(made)]]):
        if faction and faction not in FACTIONS and faction not in heroes:
            yield f"faction: no hero is of {shown(faction)}; known: {', '.join(sorted({*FACTIONS, *heroes}))}"


def _is_not(id: str, type_: str, cards: Mapping[str, Card]) -> bool:
    return id not in cards or cards[id].type != type_


def _missing(key: str, id: str, cards: Mapping[str, Card], type_: str) -> str:
    near = nearest(id, [one.id for one in cards.values() if one.type == type_])
    hint = f"; did you mean {shown(near[0])}?" if near else ""
    return f"no {key} is called {shown(id)}{hint}"


def _sentences(made: Card) -> Iterator[e.Effect]:
    """Every sentence of a card, including those inside abilities that it has or gives."""
    waiting = [*made.effects, *[find.effect for find in made.finds]]
    texts = [one.text for one in made.keywords]
    while waiting or texts:
        if texts:
            text = texts.pop()
            waiting += [] if text is None else [*text.effects, *text.price]
            continue
        sentence = waiting.pop()
        yield sentence
        texts += [one.text for one in sentence.what if isinstance(one, Gain)]


def _classes(made: Card) -> Iterator[str]:
    for one in _sentences(made):
        yield one.who.of_class


def _buildings(made: Card) -> Iterator[str]:
    for one in _sentences(made):
        if one.standing:
            yield one.standing
        for given in one.what:
            if isinstance(given, Gain) and given.ability == "A-OVERPAY" and given.text is not None:
                yield from given.text.about
    for keyword in made.keywords:
        if keyword.ability == "A-OVERPAY" and keyword.text is not None:
            yield from keyword.text.about
