"""`signum warseer`: the cards, decks and maps of Warseer; check, show and list them."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING

from signum.content.mistakes import Mistake
from signum.table.verbs import DONE, FOUND, Verbs, tell

if TYPE_CHECKING:
    from signum.warseer.cards.card import Card
    from signum.warseer.cards.decks import Deck
    from signum.warseer.telling.card_lines import CardLines


def add(verbs: Verbs) -> None:
    """Describe the verb and its parts."""
    warseer = verbs.add_parser("warseer", help="cards, decks and maps of Warseer: check, show, list")
    warseer.set_defaults(run=lambda options: tell(warseer))
    parts = warseer.add_subparsers(title="parts", metavar="PART")

    check = parts.add_parser("check", help="every mistake in card, deck and map files, with file and line")
    check.add_argument("files", nargs="*", metavar="FILE", help="without any, the shipped sets and decks")
    check.set_defaults(run=check_files)

    show = parts.add_parser("show", help="a card as a player reads it")
    show.add_argument("card", metavar="CARD", help="its id, or its name in any language")
    show.add_argument("--lang", help="the language: en, fr, de or ru")
    show.set_defaults(run=show_card)

    lore = parts.add_parser("lore", help="the world: a faction and its heroes in a few lines each")
    lore.add_argument("faction", nargs="?", metavar="FACTION", help="vallor or empire; both without one")
    lore.add_argument("--lang", help="the language: en, fr, de or ru")
    lore.set_defaults(run=show_lore)

    listing = parts.add_parser("list", help="the cards, or those of a set, type or keyword")
    for name, told in (
        ("--set", "the set: vallor, empire, mercenaries or feats"),
        ("--type", "the type: hero, character, minion, spell, relic, tactic, building or feat"),
        ("--keyword", "an ability of its keywords or crit effects, such as flight"),
        ("--lang", "the language: en, fr, de or ru"),
    ):
        listing.add_argument(name, help=told)
    listing.set_defaults(run=list_cards)


def _lines(language: str | None) -> "CardLines":
    from signum.content.languages import known_language, language_of
    from signum.warseer.cards.sets import shipped
    from signum.warseer.telling.card_lines import CardLines, LibraryNames
    from signum.warseer.telling.card_text import CardText

    names = LibraryNames(known_language(language) if language else language_of(), shipped())
    return CardLines(names, CardText(names))


# Checking.


def check_files(options: Namespace) -> int:
    """Print every mistake."""
    mistakes = list(_mistakes(options.files) if options.files else _shipped_mistakes())
    if not options.files and not mistakes:
        for lack in _unspoken():
            print(f"advice: {lack}")
    for mistake in mistakes:
        print(mistake)
    if mistakes:
        print(f"{len(mistakes)} to put right")
        return FOUND
    print("nothing to put right")
    return DONE


def _mistakes(files: list[str]) -> Iterator[Mistake]:
    """A file is known by its keys: `cards`, `picture` or `hero`."""
    from signum.content.source import read
    from signum.warseer.cards.decks import deck_in
    from signum.warseer.cards.files import mistakes_in
    from signum.warseer.cards.maps import map_in
    from signum.warseer.cards.sets import shipped

    for file in files:
        try:
            node = read(Path(file))
            keys = dict(node.entries())
            if "cards" in keys:
                yield from mistakes_in(node)
            elif "picture" in keys:
                map_in(Path(file).stem, node)
            else:
                deck = deck_in(node, shipped()).deck
                yield from _illegal(file, deck)
        except Mistake as mistake:
            yield mistake


def _illegal(file: str, deck: "Deck") -> Iterator[Mistake]:
    from signum.warseer.cards.sets import shipped
    from signum.warseer.chapters.decks import broken_rules
    from signum.warseer.telling.card_lines import LibraryNames

    names = LibraryNames("en", shipped())
    for broken in broken_rules(deck, shipped()):
        yield Mistake(f"{file}: {names.refusal(broken)}")


def _shipped_mistakes() -> Iterator[Mistake]:
    from importlib.resources import as_file

    from signum.warseer.folder import FOLDER

    with as_file(FOLDER.path) as folder:
        files = [
            file for part in ("cards", "decks", "maps") for file in sorted((folder / part).glob("*.yaml"))
        ]
        yield from list(_mistakes([str(file) for file in files]))


def _unspoken() -> Iterator[str]:
    """The creatures whose names sentences cannot bend."""
    from signum.content.called_names import lacking_forms
    from signum.warseer.cards.sets import shipped
    from signum.warseer.core.card_types import CREATURES

    for one in shipped().values():
        if one.type in CREATURES and (lack := lacking_forms(one.names, one.called)):
            yield f"{one.id}: called: {lack}"


# Showing.


def show_lore(options: Namespace) -> int:
    """Print the pages of a faction and its heroes, or those of all factions."""
    from signum.content.languages import known_language, language_of
    from signum.content.spelling import not_known
    from signum.warseer.screen.card_views import lore

    pages = {
        one.faction: one for one in lore(known_language(options.lang) if options.lang else language_of())
    }
    if options.faction is not None and options.faction not in pages:
        raise Mistake(f"faction: {not_known(options.faction, pages)}")
    width = max(40, min(get_terminal_size().columns, 100))
    for page in pages.values() if options.faction is None else (pages[options.faction],):
        for title, text in ((page.name, page.text), *[(one.name, one.text) for one in page.heroes]):
            print(f"{title}\n{fill(text, width, break_on_hyphens=False)}\n")
    return DONE


def show_card(options: Namespace) -> int:
    """Print one card."""
    from signum.warseer.cards.sets import shipped

    lines = _lines(options.lang)
    width = max(40, min(get_terminal_size().columns, 100))
    for line in lines.lines(_card_called(options.card, list(shipped().values())).id):
        print(fill(line, width, break_on_hyphens=False))
    return DONE


def _card_called(said: str, cards: "list[Card]") -> "Card":
    from signum.content.spelling import not_known, plain_name

    found = [card for card in cards if card.id == said]
    wanted = plain_name(said)
    found = found or [card for card in cards if wanted in [plain_name(name) for name in card.names.values()]]
    if not found:
        raise Mistake(f"card: {not_known(said, [card.id for card in cards])}")
    return found[0]


def list_cards(options: Namespace) -> int:
    """Print the selected cards, in the order of their sets."""
    from signum.content.spelling import not_known
    from signum.warseer.cards.sets import SETS, cards_of
    from signum.warseer.core.card_types import TYPES

    if options.set and options.set not in SETS:
        raise Mistake(f"set: {not_known(options.set, SETS)}")
    if options.type and options.type not in TYPES:
        raise Mistake(f"type: {not_known(options.type, TYPES)}")
    lines = _lines(options.lang)
    for name in (options.set,) if options.set else SETS:
        for card in cards_of(name).values():
            if options.type in (None, card.type) and (not options.keyword or _has(card, options.keyword)):
                print(f"{name} {card.number:2}  {card.id}: {lines.names.card(card.id)}, {lines.kind(card)}")
    return DONE


def _has(card: "Card", keyword: str) -> bool:
    return any(held.ability[2:].lower() == keyword.lower() for held in (*card.abilities, *card.crit))
