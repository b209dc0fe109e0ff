"""A game at rest written as a scenario file."""

from collections.abc import Iterator, Mapping
from typing import Any

from signum.content.mistakes import Mistake
from signum.engine.records import field_names, plain, replaced
from signum.table.rulebook import Cards, Rulebook
from signum.table.scenario.details import details_of
from signum.table.scenario.document import node_of

FILE = "position"


def scenario_of(book: Rulebook, edition: str, start: Any, title: str) -> dict[str, Any]:
    """The contents of a file from which the same game goes on; cards that nothing names are left out."""
    sets = tuple([one for one in book.sets if _is_used(start, book.cards((one,)))])
    shipped = book.cards(sets)
    rules = book.rules(edition, shipped)
    start = _trimmed(start)
    said = rules.written(start)
    own_cards = said.pop("details", {})
    position = said | ({"details": own_cards} if own_cards else {})
    read, _ = rules.position(node_of(position, FILE))
    # Cards of the sets are the same in every game, and each reader brings those that it needs.
    wanted = _with_cards(start, getattr(read, "cards", {}), _names(start, read, shipped))
    details = details_of(plain(read, str_keys=True), plain(wanted, str_keys=True)) | own_cards
    if details:
        position["details"] = details
        read, _ = rules.position(node_of(position, FILE))
    if plain(read.state) != plain(start.state):
        raise Mistake("this position has something that a scenario file cannot say")
    head: dict[str, Any] = {"scenario": title, "game": book.name, "edition": edition}
    return head | ({"sets": list(sets)} if sets else {}) | position


def _is_used(start: Any, cards: Cards) -> bool:
    return any(id in cards for id in getattr(start, "cards", ()))


def _with_cards(start: Any, cards: Cards, names: Mapping[str, Any]) -> Any:
    """The start with these cards, if games of its kind define cards."""
    has_cards = "cards" in field_names(type(start))
    return replaced(start, names=names, **({"cards": cards} if has_cards else {}))


def _trimmed(start: Any) -> Any:
    """The start with only the cards and names that its state mentions: others could tell of hidden cards."""
    mentioned = set(_texts(plain(start.state, str_keys=True)))
    cards = {id: card for id, card in getattr(start, "cards", {}).items() if id in mentioned}
    return _with_cards(start, cards, {id: names for id, names in start.names.items() if id in mentioned})


def _names(start: Any, read: Any, shipped: Cards) -> dict[str, dict[str, str]]:
    """The names that are read, and those of cards that belong to no set."""
    own = {id: names for id, names in start.names.items() if id not in shipped}
    return {**read.names, **own}


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from data
        for one in data.values():
            yield from _texts(one)
    elif isinstance(data, list | tuple):
        for one in data:
            yield from _texts(one)
    elif isinstance(data, str):
        yield data
