"""Decks as texts to paste. Each line is read by itself, so that one mistake loses one line.

# The Golden Crossbow
Hero: Brissa de Molforn
1 Garrus the Crossbowman
Buildings: tavern, smithy

Headings are read in every language and written in English.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from signum.content.card_finder import Finder
from signum.content.deck_headings import headed
from signum.content.mistakes import Mistake
from signum.content.spelling import shown
from signum.content.words import say
from signum.table.decks.report import (
    HERO,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_ENTRIES,
    DeckDraft,
    DeckRead,
    UnreadLine,
)

_COUNTED: Final = re.compile(r"(?:(?P<count>[0-9]{1,3})\s*[x×]?\s+)?(?P<card>.+)")
_LONGEST_LINE: Final = 200
MOST_UNREAD: Final = 20


def draft_in(
    text: str, parts: Sequence[str], headings: Mapping[str, str], finder: Finder, language: str
) -> DeckRead:
    """The draft in a text; counted lines belong to the first part."""
    if len(text.encode()) > LONGEST_TEXT:
        raise Mistake(say(language, "server-deck-text-too-long", most=LONGEST_TEXT))
    reader = _Reader(parts, headings, finder, language)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            reader.take(number, line.strip())
    taken = {part: tuple(ids) for part, ids in reader.parts.items() if ids}
    return DeckRead(DeckDraft(reader.hero, reader.name, taken), tuple(reader.unread[:MOST_UNREAD]))


def text_of(draft: DeckDraft, parts: Sequence[str], name: Callable[[str], str]) -> str:
    """The draft as a text; `name` writes a card."""
    lines = [f"# {draft.name}"] if draft.name else []
    lines += [f"Hero: {name(draft.hero)}"] if draft.hero else []
    first, *others = parts
    lines += [f"{count} {name(id)}" for id, count in Counter(draft.parts.get(first, ())).items()]
    for part in others:
        if ids := draft.parts.get(part, ()):
            lines.append(f"{part.capitalize()}: {', '.join([_on_a_line(id, name(id)) for id in ids])}")
    return "\n".join([*lines, ""])


def _on_a_line(id: str, name: str) -> str:
    """A card among others on a line: its name, unless that has a comma in it."""
    return id if "," in name else name


def is_code(deck: str) -> bool:
    """Whether this is the code of a deck and not the id of one; a code has lines."""
    return "\n" in deck


def plain_draft_name(name: str) -> str:
    """A name on one line, without control characters."""
    return "".join([one for one in name if one.isprintable()]).strip()[:LONGEST_NAME]


class _Reader:
    def __init__(
        self, parts: Sequence[str], headings: Mapping[str, str], finder: Finder, language: str
    ) -> None:
        self.first = parts[0]
        self.parts: dict[str, list[str]] = {part: [] for part in parts}
        self.headings = {**headings, **{part: part for part in (HERO, *parts)}}
        self.finder = finder
        self.language = language
        self.hero = ""
        self.name = ""
        self.unread: list[UnreadLine] = []

    def take(self, number: int, line: str) -> None:
        if line.startswith("#"):
            self.name = self.name or plain_draft_name(line.lstrip("# "))
            return
        part, rest = headed(line, self.headings)
        if part == HERO:
            for id in self._ids(number, line, [rest]):
                self.hero = id
        elif part:
            self.parts[part] += self._ids(number, line, rest.split(","))
        elif counted := _COUNTED.fullmatch(line):
            copies = min(int(counted["count"] or 1), MOST_ENTRIES)
            self.parts[self.first] += self._ids(number, line, [counted["card"]]) * copies
        if sum(map(len, self.parts.values())) > MOST_ENTRIES:
            raise Mistake(say(self.language, "server-deck-too-many-cards", most=MOST_ENTRIES))

    def _ids(self, number: int, line: str, said: Sequence[str]) -> list[str]:
        """The ids of these names; a name that no card has is told."""
        found: list[str] = []
        for one in said:
            if not one.strip():
                continue
            try:
                found.append(self.finder.id_of(one, propose=False))
            except Mistake:
                self.unread.append(UnreadLine(number, line[:_LONGEST_LINE], self._told(one)))
        return found

    def _told(self, said: str) -> str:
        # Comparing with every name takes time, so only the first lines get a proposal.
        near = self.finder.near(said[:LONGEST_NAME]) if len(self.unread) < MOST_UNREAD else []
        if not near:
            return say(self.language, "server-deck-line-unknown", said=shown(said.strip()))
        meant = " / ".join(map(shown, near))
        return say(self.language, "server-deck-line-near", said=shown(said.strip()), meant=meant)
