"""Decks that show rules of deck building: one that breaks the rule, and one that keeps it.

`deck-examples.yaml` of a game has whole decks, and for each example the changes of one of them:

    decks:
      guild: {hero: thibaut-de-bazan, cards: [rowena-the-dukes-daughter, {golden-fog: 2}]}
    examples:
    - {rule: C-DECK-06, editions: [en2], deck: guild, breaks: {with: [golden-fog]}}
"""

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from signum.content.nodes import Node
from signum.content.packs import PackText
from signum.content.source import parse
from signum.table.decks.builder import DeckBuilder
from signum.table.decks.report import HERO, DeckDraft
from signum.table.rulebook import Rulebook

FILE: Final = "deck-examples.yaml"
PACKS: Final = "deck-examples"
"""The folder of packs: cards of examples that need cards of their own."""
WITH: Final = "with"
WITHOUT: Final = "without"


class DeckExample(Struct, frozen=True):
    """Two decks about one rule."""

    rule: str
    editions: tuple[str, ...]
    breaks: DeckDraft
    keeps: DeckDraft
    packs: tuple[str, ...] = ()
    """The texts of the packs that its cards come from, besides those of the program."""


def deck_examples(game: Rulebook) -> tuple[DeckExample, ...]:
    """The examples of a game, in the order of their file; a mistake names its line."""
    file = game.folder.path / FILE
    if not file.is_file():
        return ()
    fields = parse(file.read_bytes(), file.name).fields(required=("decks", "examples"))
    decks = dict(fields["decks"].entries())
    return tuple([_example(game, one, decks) for one in fields["examples"].items()])


def builder_of(game: Rulebook, packs: Sequence[str]) -> DeckBuilder:
    """The judge of decks with the cards of some packs."""
    texts = [PackText(f"pack {number}", text) for number, text in enumerate(packs, 1)]
    library = game.library.with_packs(texts) if texts else game.library
    builder = library.builder
    assert builder is not None
    return builder


def _example(game: Rulebook, node: Node, decks: Mapping[str, Node]) -> DeckExample:
    fields = node.fields(required=("rule", "deck", "breaks"), optional=("editions", "keeps", "pack"))
    pack = [_pack(game.folder.path, fields["pack"])] if "pack" in fields else []
    builder = builder_of(game, pack)
    deck = _deck(decks[fields["deck"].one_of(decks)], builder)
    return DeckExample(
        fields["rule"].text(),
        tuple([one.one_of(game.editions) for one in fields["editions"].items()])
        if "editions" in fields
        else game.editions,
        _changed(deck, fields["breaks"], builder),
        _changed(deck, fields["keeps"], builder) if "keeps" in fields else deck,
        tuple(pack),
    )


def _pack(home: Traversable, node: Node) -> str:
    file = home / PACKS / f"{node.text()}.yaml"
    if not file.is_file():
        raise node.error(f"{PACKS} has no such pack")
    return file.read_text(encoding="utf-8")


def _deck(node: Node, builder: DeckBuilder) -> DeckDraft:
    fields = node.fields(required=(HERO,), optional=builder.parts)
    parts = {part: _cards(fields[part], builder) for part in builder.parts if part in fields}
    return DeckDraft(fields[HERO].text(), "", parts)


def _changed(deck: DeckDraft, node: Node, builder: DeckBuilder) -> DeckDraft:
    """`{without: [a], with: [b, {c: 2}]}`; `{with: {cards: [mint]}}` puts a card where it does not belong."""
    fields = node.fields(optional=(WITH, WITHOUT))
    parts = {part: list(ids) for part, ids in deck.parts.items()}
    for card in _cards(fields[WITHOUT], builder) if WITHOUT in fields else ():
        home = next((part for part, ids in parts.items() if card in ids), None)
        if home is None:
            raise fields[WITHOUT].error(f"the deck has no {card}")
        parts[home].remove(card)
    if WITH in fields and fields[WITH].is_mapping:
        for part, cards in fields[WITH].entries():
            parts.setdefault(part, []).extend(_cards(cards, builder))
    elif WITH in fields:
        for card in _cards(fields[WITH], builder):
            parts.setdefault(builder.part_of(card), []).append(card)
    return replace(deck, parts={part: tuple(ids) for part, ids in parts.items() if ids})


def _cards(node: Node, builder: DeckBuilder) -> tuple[str, ...]:
    """`[a, {b: 2}]`: a card, or a card with its copies."""
    found: list[str] = []
    for one in node.items():
        name, copies = (one.text(), 1) if one.is_scalar else _counted(one)
        if name not in builder.cards:
            raise one.error(f"no card is called {name}")
        found += [name] * copies
    return tuple(found)


def _counted(node: Node) -> tuple[str, int]:
    name, copies = node.entry()
    return name, copies.integer(1, 99)
