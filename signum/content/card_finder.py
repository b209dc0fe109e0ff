"""Finds cards by their ids, or by their names in any language."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from signum.content.mistakes import Mistake
from signum.content.nodes import Node
from signum.content.spelling import nearest, plain_name, shown


class Finder:
    """Finds cards by what a person calls them; each card has an `id` and `names` by language."""

    def __init__(self, cards: Mapping[str, Any]) -> None:
        self.cards = cards

    @cached_property
    def by_name(self) -> dict[str, tuple[str, ...]]:
        """The ids of the cards with each plain name."""
        found: dict[str, tuple[str, ...]] = {}
        for card in self.cards.values():
            for name in dict.fromkeys([plain_name(one) for one in card.names.values()]):
                found[name] = (*found.get(name, ()), card.id)
        return found

    def id_of(self, said: str, *, propose: bool = True) -> str:
        """The id of the card with this name.

        The error proposes similar names unless told otherwise: comparing with all of them takes milliseconds.
        """
        said = said.strip()
        if said in self.cards:
            return said
        found = self.by_name.get(plain_name(said), ())
        if len(found) == 1:
            return found[0]
        if found:
            raise Mistake(f"{shown(said)} can be {', '.join(found)}; write its id")
        near = self.near(said) if propose else []
        hint = f"; did you mean {' or '.join(map(shown, near))}?" if near else ""
        raise Mistake(f"no card is called {shown(said)}{hint}")

    def near(self, said: str) -> list[str]:
        """At most two names that may have been meant."""
        names = [name for card in self.cards.values() for name in card.names.values()]
        wanted = plain_name(said)
        inside = [name for name in names if wanted and f" {wanted} " in f" {plain_name(name)} "]
        return list(dict.fromkeys(inside))[:2] or nearest(said, [*self.cards, *names], 2)

    def at(self, node: Node, said: str) -> str:
        """The same, for a word of a file."""
        try:
            return self.id_of(said)
        except Mistake as mistake:
            raise node.error(str(mistake)) from None
