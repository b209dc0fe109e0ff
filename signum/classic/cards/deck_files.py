"""Deck files: YAML, or a short text to paste; cards by their ids or by their names in any language.

# The Golden Crossbow
Hero: Brissa de Molforn
1 Garrus the Crossbowman
2 gilded-blade
Buildings: tavern, smithy
Terrains: forest
Minion: gutter-rats

Headings are read in every language and written in English.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from signum.classic.cards.card import Card
from signum.classic.cards.decks import Deck
from signum.classic.folder import CLASSIC
from signum.content.card_finder import Finder
from signum.content.causes import cause
from signum.content.deck_headings import headed, headings_of
from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.nodes import LONGEST_NAME, Node, SourceError, name_in
from signum.content.source import USUAL, parse
from signum.content.spelling import shown

MOST_CARDS: Final = 400
"""Far more than any deck; a larger number is a mistake."""
MOST_TOLD: Final = 8
"""So many lines that are not understood are told at once."""
_CARDS: Final = re.compile(r"(\s*(#.*)?\n)*- *\{? *(id|type|name) *:")
"""How a file of cards begins, after remarks."""
_ZIP: Final = b"PK\x03\x04"
_SPACES: Final = "\t\u00a0\u202f"
"""Spaces that a text may have; French writes one that does not break before a colon."""
_COUNTED: Final = re.compile(r"(?:(?P<count>[0-9]{1,3})\s*[x×]?\s+)?(?P<card>.+)")


class DeckList(Struct, frozen=True):
    """A deck with its name."""

    name: str
    """In English, or as its player wrote it."""
    deck: Deck
    names: Mapping[str, str] = {}
    """By language, if it has several names."""

    def called(self, language: str) -> str:
        """The name in this language, or the only one."""
        return self.names.get(language, self.name)


def read_deck(path: Path | str, cards: Mapping[str, Card]) -> DeckList:
    """The deck in a file; its content tells which of the two forms it has."""
    if any(Path(path).glob("*.yaml")):
        raise SourceError(str(path), 0, cause("mistake-pack-as-deck"))
    try:
        with Path(path).open("rb") as file:
            data = file.read(USUAL.size + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SourceError(str(path), 0, f"the file cannot be read: {reason}") from None
    return deck_of(data, str(path), cards)


def deck_of(data: bytes, name: str, cards: Mapping[str, Card]) -> DeckList:
    """The deck in a text; errors name it by this file name."""
    if len(data) > USUAL.size:
        raise SourceError(name, 0, "this is too large for a deck")
    if data.startswith(_ZIP):
        raise SourceError(name, 0, cause("mistake-pack-as-deck"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SourceError(name, 0, "this is no text in UTF-8") from None
    for number, line in enumerate(text.splitlines(), 1):
        if bad := [one for one in line if not one.isprintable() and one not in _SPACES]:
            raise SourceError(
                name, number, f"a control character (U+{ord(bad[0]):04X}) stands here; remove it"
            )
    if _CARDS.match(text):
        raise SourceError(name, 0, cause("mistake-pack-as-deck"))
    if re.search(r"^(cards|deck)\s*:", text, re.MULTILINE):
        return _from_yaml(parse(data, name), Finder(cards))
    return _from_text(text, name, Finder(cards))


# Writing.


def as_yaml(listed: DeckList) -> str:
    """The deck as a file."""
    deck = listed.deck
    names = ", ".join([f"{language}: {_quoted(name)}" for language, name in listed.names.items()])
    lines = [f"deck: {{{names}}}" if names else f"deck: {_quoted(listed.name)}", f"hero: {deck.hero}"]
    lines += [f"minion: {deck.minion}"] if deck.minion else []
    lines += ["cards:", *[f"- {{{id}: {count}}}" if count > 1 else f"- {id}" for id, count in _counted(deck)]]
    for key, ids in (("buildings", deck.buildings), ("terrains", deck.terrains)):
        lines += [f"{key}: [{', '.join(ids)}]"] if ids else []
    return "\n".join([*lines, ""])


def as_text(listed: DeckList, names: Mapping[str, str] | None = None) -> str:
    """The deck as a text to paste, with the names of the cards or with their ids."""
    deck, called = listed.deck, names or {}

    def name(id: str) -> str:
        return called.get(id, id)

    lines = [f"# {listed.name}", f"Hero: {name(deck.hero)}"]
    lines += [f"{count} {name(id)}" for id, count in _counted(deck)]
    # Names may have commas in them, so buildings and terrains keep their ids.
    lines += [f"Buildings: {', '.join(deck.buildings)}"] if deck.buildings else []
    lines += [f"Terrains: {', '.join(deck.terrains)}"] if deck.terrains else []
    lines += [f"Minion: {name(deck.minion)}"] if deck.minion else []
    return "\n".join([*lines, ""])


def _counted(deck: Deck) -> list[tuple[str, int]]:
    return list(Counter(deck.cards).items())


def _quoted(name: str) -> str:
    return "'" + name.replace("'", "''") + "'"


# Reading.


def _from_yaml(node: Node, finder: Finder) -> DeckList:
    if node.is_mapping and _has_written_cards(dict(node.entries())):
        raise node.error(cause("mistake-cards-key"))
    f = node.fields(required=("hero", "cards"), optional=("deck", "buildings", "terrains", "minion"))
    battle = [id for one in f["cards"].items() for id in _copies(one, finder)]
    if len(battle) > MOST_CARDS:
        raise f["cards"].error(f"{len(battle)} cards are no deck")
    names = _names(f["deck"]) if "deck" in f else {}
    return DeckList(
        names.get("en", ""),
        Deck(
            hero=finder.at(f["hero"], f["hero"].text()),
            cards=tuple(battle),
            buildings=_several(f.get("buildings"), finder),
            terrains=_several(f.get("terrains"), finder),
            minion=finder.at(f["minion"], f["minion"].text()) if "minion" in f else "",
        ),
        names if len(names) > 1 else {},
    )


def _has_written_cards(fields: Mapping[str, Node]) -> bool:
    """Whether cards are described here, as in a pack, and not only named."""
    cards = fields["cards"].content if "hero" not in fields and "cards" in fields else []
    return isinstance(cards, list) and any(
        isinstance(one.content, dict) and "id" in one.content for one in cards
    )


def _names(node: Node) -> dict[str, str]:
    """`The Golden Crossbow`, or `{en: The Golden Crossbow, fr: L'arbalète d'or}`."""
    if node.is_scalar:
        return {"en": name_in(node)}
    return {language: name_in(one) for language, one in node.fields(("en",), LANGUAGES[1:]).items()}


def _copies(node: Node, finder: Finder) -> list[str]:
    """`garrus`, or `{gilded-blade: 2}`."""
    if node.is_scalar:
        return [finder.at(node, node.text())]
    said, count = node.entry()
    return [finder.at(node, said)] * count.integer(1, MOST_CARDS)


def _several(node: Node | None, finder: Finder) -> tuple[str, ...]:
    return () if node is None else tuple([finder.at(one, one.text()) for one in node.items()])


def _from_text(text: str, file: str, finder: Finder) -> DeckList:
    name, battle = "", list[str]()
    keyed: dict[str, list[str]] = {}
    wrong: list[SourceError] = []
    for number, line in _lines(text):
        if line.startswith("#"):
            name = name or line.lstrip("# ").strip()[:LONGEST_NAME]
            continue
        try:
            key, ids = _read_line(line, finder, propose=len(wrong) < MOST_TOLD)
        except Mistake as mistake:
            wrong.append(SourceError(file, number, str(mistake)))
            continue
        if not key:
            battle += ids
        elif key in keyed:
            raise SourceError(file, number, f"{key} is there twice; write all of them on one line")
        else:
            keyed[key] = ids
        if len(battle) > MOST_CARDS:
            raise SourceError(file, number, f"{len(battle)} cards are no deck")
    if wrong:
        raise _together(wrong)
    if len(keyed.get("hero", [])) != 1:
        raise SourceError(file, 0, "a deck has one hero: write a line such as `Hero: Brissa de Molforn`")
    if len(keyed.get("minion", [])) > 1:
        raise SourceError(file, 0, "a deck has at most one minion (C-CARD-07)")
    return DeckList(
        name,
        Deck(
            keyed["hero"][0],
            tuple(battle),
            tuple(keyed.get("buildings", ())),
            tuple(keyed.get("terrains", ())),
            *keyed.get("minion", ()),
        ),
    )


def _together(wrong: Sequence[SourceError]) -> SourceError:
    """The lines that are not understood in one message, a line each; the first ones if there are many."""
    first, more = wrong[0], len(wrong) - MOST_TOLD
    told = [first.reason, *[str(one) for one in wrong[1:MOST_TOLD]]]
    told += [f"and {more} more lines"] if more > 0 else []
    return SourceError(first.file, first.line, "\n".join(told))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield number, line.strip()


def _read_line(line: str, finder: Finder, *, propose: bool) -> tuple[str, list[str]]:
    """The content of a line and the part of the deck it belongs to; the battle deck has no key."""
    key, rest = headed(line, headings_of(CLASSIC))
    if key:
        said = rest.split(",") if key in ("buildings", "terrains") else [rest]
        return key, [finder.id_of(one, propose=propose) for one in said if one.strip()]
    counted = _COUNTED.fullmatch(line)
    if counted is None:
        raise Mistake(f"{shown(line)}: write a number and a card, such as `2 gilded-blade`")
    return "", [finder.id_of(counted["card"], propose=propose)] * int(counted["count"] or 1)
