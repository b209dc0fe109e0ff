"""`signum cards`: the cards of the program and of players' packs; check, show and list them."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Final

from signum.content.mistakes import Mistake
from signum.table.verbs import DONE, FOUND, Verbs, tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from signum.classic.cards.card import Card
    from signum.content.nodes import SourceError

MOST_TOLD: Final = 100
"""The limit of mistakes printed in one run."""


def add(verbs: Verbs) -> None:
    """Describe the verb and its parts."""
    cards = verbs.add_parser("cards", help="cards: check, show, list; also those of your own packs")
    cards.set_defaults(run=lambda options: tell(cards))
    parts = cards.add_subparsers(title="parts", metavar="PART")

    check = parts.add_parser("check", help="every mistake in card files and packs, with file, line and card")
    check.add_argument(
        "paths", nargs="*", metavar="PATH", help="card files, folders or zips; without any, the shipped sets"
    )
    add_packs(check)
    check.set_defaults(run=check_cards)

    show = parts.add_parser("show", help="a card as a player reads it")
    show.add_argument("card", metavar="CARD", help="its id, or its name in any language")
    show.add_argument("--lang", help="the language: en, fr, de or ru")
    show.add_argument("--rules", action="store_true", help="with what the glossary says of its abilities")
    add_packs(show)
    show.set_defaults(run=show_card)

    lore = parts.add_parser("lore", help="the world: a faction and its heroes in a few lines each")
    lore.add_argument("faction", nargs="?", metavar="FACTION", help="such as vallor; all of them without one")
    lore.add_argument("--lang", help="the language: en, fr, de or ru")
    add_packs(lore)
    lore.set_defaults(run=show_lore)

    counts = parts.add_parser("keywords", help="the cards of each ability of the glossary, the rarest first")
    counts.add_argument("--edition", help="only those of this printing: ru1, de1, fr1 or en2")
    add_packs(counts)
    counts.set_defaults(run=show_keywords)

    listing = parts.add_parser("list", help="the cards, or those of a set, faction, type, keyword, printing")
    listing.add_argument("--json", action="store_true", help="as JSON, with everything that filters ask for")
    for name, told in (
        ("--set", "the set, such as core or vallor; or the name of a pack"),
        ("--faction", "the faction, or none"),
        ("--type", "the type: hero, character, minion, spell, relic, tactic, building or terrain"),
        ("--keyword", "an ability among its keywords, such as stealth"),
        ("--edition", "the printing it exists in: ru1, de1, fr1 or en2"),
        ("--lang", "the language: en, fr, de or ru"),
    ):
        listing.add_argument(name, help=told)
    add_packs(listing)
    listing.set_defaults(run=list_cards)


def add_packs(parser: ArgumentParser) -> None:
    """Add the option for cards that players have made."""
    parser.add_argument(
        "--pack",
        action="append",
        type=Path,
        default=[],
        metavar="PATH",
        help="a content pack to load beside the sets: a folder, a zip or a card file; may be given again",
    )


def show_lore(options: Namespace) -> int:
    """Print the pages of a faction and its heroes, or those of all factions."""
    from signum.classic.cards.card import FACTIONS, HERO
    from signum.classic.cards.lore import faction_lore, hero_lore
    from signum.classic.cards.packs import with_packs
    from signum.classic.cards.sets import shipped
    from signum.classic.telling.card_page import CardPage
    from signum.content.languages import known_language, language_of
    from signum.content.spelling import not_known

    language = known_language(options.lang) if options.lang else language_of()
    cards = with_packs(shipped(), options.pack)
    heroes = [one for one in cards.values() if one.type == HERO]
    factions = dict.fromkeys([*FACTIONS, *[one.faction for one in heroes]])
    if options.faction is not None and options.faction not in factions:
        raise Mistake(f"faction: {not_known(options.faction, factions)}")
    page = CardPage(language, cards)
    width = max(40, min(get_terminal_size().columns, 100))
    for faction in factions if options.faction is None else (options.faction,):
        told = [(page.faction(faction), faction_lore(faction, language))]
        own = [one for one in heroes if one.faction == faction]
        told += [(page.texts.name(one.id), hero_lore(one, language)) for one in own]
        for title, text in told:
            print(f"{title[:1].upper()}{title[1:]}\n{fill(text, width, break_on_hyphens=False)}\n")
    return DONE


def show_keywords(options: Namespace) -> int:
    """Print each ability of the glossary with its cards."""
    from signum.classic.cards.counts import cards_by_ability
    from signum.classic.cards.packs import with_packs
    from signum.classic.cards.sets import shipped
    from signum.classic.editions import EDITIONS
    from signum.content.rules import rule
    from signum.content.spelling import not_known

    edition = options.edition
    if edition and edition not in EDITIONS:
        raise Mistake(f"edition: {not_known(edition, EDITIONS)}")
    cards = with_packs(shipped(), options.pack).values()
    held = cards_by_ability([one for one in cards if not edition or edition in one.printings])
    shown = {id: of for id, of in held.items() if not edition or rule(id).belongs_to(edition)}
    for id, of in shown.items():
        print(f"{len(of):3} {id}: {', '.join(of)}")
    print(f"{len(shown)} abilities of the glossary")
    return DONE


def check_cards(options: Namespace) -> int:
    """Print every mistake; packs that are only loaded beside others must be correct."""
    from signum.classic.cards.checks import unspoken
    from signum.classic.cards.packs import with_packs
    from signum.classic.cards.sets import SETS, shipped

    paths, beside = (options.paths, options.pack) if options.paths else (options.pack, [])
    if not paths:
        from signum.classic.console.quest_cards import check_shipped, creatures

        mistakes, there = _check_sets()
        wrong, quests = check_shipped(shipped())
        mistakes += wrong
        told = f"{there} cards of {len(SETS)} sets, {quests} of the quest mode"
        advice = [] if mistakes else unspoken([*shipped().values(), *creatures()])
    else:
        mistakes, cards, quests = _check_paths(paths, with_packs(shipped(), beside))
        there = len(cards) + quests
        told = "1 card" if there == 1 else f"{there} cards"
        advice = unspoken(cards)
    for lack in advice[:MOST_TOLD]:
        print(f"advice: {lack}")
    for mistake in mistakes[:MOST_TOLD]:
        print(mistake)
    if mistakes:
        more = len(mistakes) - MOST_TOLD
        print(f"{len(mistakes)} to put right{f'; {more} of them are not told here' if more > 0 else ''}")
        return FOUND
    print(f"{told}: nothing to put right")
    return DONE


def _check_sets() -> "tuple[list[SourceError], int]":
    """The sets that come with the program: they may name each other, and have names in every language."""
    from importlib.resources import files

    from signum.classic.cards.checks import check_cards as checked_cards
    from signum.classic.cards.sets import SETS
    from signum.content.languages import LANGUAGES
    from signum.content.nodes import SourceError
    from signum.content.source import parse

    folder = files("signum") / "data" / "classic" / "cards"
    roots, mistakes = [], list[SourceError]()
    for name in SETS:
        file = folder / f"{name}.yaml"
        try:
            roots.append(parse(file.read_bytes(), str(file)))
        except SourceError as mistake:
            mistakes.append(mistake)
    checked = checked_cards(roots, {})
    mistakes += checked.mistakes
    for root in roots:
        numbers: dict[int, str] = {}
        for node in root.items() if root.is_list else ():
            id = dict(node.entries())["id"].text() if node.is_mapping and "id" in dict(node.entries()) else ""
            card = checked.cards.get(id)
            if card is None:
                continue
            if missing := [one for one in LANGUAGES if one not in card.names]:
                mistakes.append(node.error(f"{id}: it has no name in {', '.join(missing)}"))
            if card.flavour and (missing := [one for one in LANGUAGES if one not in card.flavour]):
                mistakes.append(node.error(f"{id}: it has no flavour in {', '.join(missing)}"))
            if card.number and numbers.setdefault(card.number, id) != id:
                mistakes.append(node.error(f"{id}: {numbers[card.number]} has the number {card.number} too"))
    mistakes += _wordless(checked.cards, checked.cards)
    return mistakes, len(checked.cards)


def _check_paths(
    paths: "Iterable[str]", beside: "Mapping[str, Card]"
) -> "tuple[list[SourceError], list[Card], int]":
    """Each path is a pack; later packs may name its cards. The mistakes, the cards, the number of quests."""
    from signum.classic.cards.card import Card
    from signum.classic.cards.packs import check_pack
    from signum.classic.console.quest_cards import wordless

    mistakes: list[SourceError] = []
    known, there, quests = dict(beside), list[Card](), 0
    for path in paths:
        if not Path(path).exists():
            raise Mistake(f"{path}: there is no such file or folder")
        checked = check_pack(path, known)
        mistakes += [*checked.mistakes, *_wordless(checked.pack.cards, {**known, **checked.pack.cards})]
        mistakes += wordless(checked.pack.quests)
        known |= {id: card for id, card in checked.pack.cards.items() if id not in known}
        there += checked.pack.cards.values()
        quests += len(checked.pack.quests.all())
    return mistakes, there, quests


def _wordless(cards: "Mapping[str, Card]", known: "Mapping[str, Card]") -> "list[SourceError]":
    """Cards whose text lacks a message."""
    from signum.classic.cards.text import CardText
    from signum.content.languages import LANGUAGES
    from signum.content.nodes import SourceError

    found = []
    for language in LANGUAGES:
        texts = CardText(language, known)
        for id, card in cards.items():
            try:
                texts.lines(card)
            except LookupError as error:
                found.append(SourceError(id, 0, f"its text in {language}: {error}"))
    return found


def show_card(options: Namespace) -> int:
    """Print one card."""
    from signum.classic.telling.card_page import CardPage
    from signum.content.card_finder import Finder
    from signum.content.languages import known_language, language_of

    sets = _sets(options.pack)
    cards = {id: card for those in sets.values() for id, card in those.items()}
    language = known_language(options.lang) if options.lang else language_of()
    width = max(40, min(get_terminal_size().columns, 100))
    try:
        id = Finder(cards).id_of(options.card)
    except Mistake:
        quest = _of_quests(options.card, options.pack, language)
        if not quest:
            raise
        print("\n".join([fill(line, width, break_on_hyphens=False) for line in quest]))
        return DONE
    page = CardPage(language, cards)
    for line in page.lines(cards[id], next(name for name, those in sets.items() if id in those)):
        print(fill(line, width, break_on_hyphens=False))
    for line in page.rules(cards[id]) if options.rules else ():
        print()
        print(fill(line, width, break_on_hyphens=False))
    return DONE


def _of_quests(said: str, packs: "Iterable[Path]", language: str) -> list[str]:
    """The lines of a quest, an Overlord card, a creature or a quest terrain with this id or name."""
    from signum.classic.cards.packs import read_pack
    from signum.classic.cards.sets import shipped
    from signum.classic.console.quest_cards import lines, names_of
    from signum.classic.quests.checks import id_of
    from signum.classic.quests.library import shipped_quests
    from signum.content.spelling import plain_name

    entries = shipped_quests().entries
    for path in packs:
        entries = entries.joined(read_pack(path, shipped()).quests)
    plain = plain_name(said)
    for one in entries.all():
        if id_of(one) == said or plain in map(plain_name, names_of(one).values()):
            return lines(one, language, entries)
    return []


def list_cards(options: Namespace) -> int:
    """Print the selected cards, in the order of their sets."""
    from signum.classic.telling.card_page import CardPage, keywords_of
    from signum.content.languages import known_language, language_of

    sets = _sets(options.pack)
    cards = {id: card for those in sets.values() for id, card in those.items()}
    page = CardPage(known_language(options.lang) if options.lang else language_of(), cards)
    _check_filters(options, sets, cards)
    found = [
        {
            "id": card.id,
            "name": page.texts.name(card.id),
            "type": card.type,
            "faction": card.faction,
            "keywords": keywords_of(card),
            "printings": list(card.printings),
            "set": name,
            "python": False,
        }
        for name, those in sets.items()
        for card in those.values()
        if _wanted(options, name, card)
    ]
    if options.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return DONE
    for one in found:
        print(f"{one['id']}: {one['name']}; {page.heading(cards[str(one['id'])])}")
    print(f"{len(found)}")
    return DONE


def _sets(packs: "Iterable[Path]") -> "dict[str, Mapping[str, Card]]":
    """The cards by their sets: those of the program, then each pack under its name."""
    from signum.classic.cards.packs import read_pack
    from signum.classic.cards.sets import SETS, cards_of, shipped

    found: dict[str, Mapping[str, Card]] = {name: cards_of(name) for name in SETS}
    beside = shipped()
    for path in packs:
        pack = read_pack(path, beside)
        name = pack.name if pack.name not in found else str(path)
        found[name] = {**found.get(name, {}), **pack.cards}
        beside |= pack.cards
    return found


def _check_filters(
    options: Namespace, sets: "Mapping[str, Mapping[str, Card]]", cards: "Mapping[str, Card]"
) -> None:
    """A filter that no card can pass is a mistake, not an empty list."""
    from signum.classic.cards.card import FACTIONS, TYPES
    from signum.classic.cards.keywords import abilities
    from signum.classic.folder import PRINTINGS
    from signum.content.spelling import not_known

    factions = dict.fromkeys([*FACTIONS, *[card.faction for card in cards.values() if card.faction], "none"])
    for name, known in (
        ("set", sets),
        ("faction", factions),
        ("type", TYPES),
        ("keyword", abilities()),
        ("edition", PRINTINGS),
    ):
        given = getattr(options, name)
        if given is not None and given not in known:
            raise Mistake(f"{name}: {not_known(given, known)}")


def _wanted(options: Namespace, name: str, card: "Card") -> bool:
    from signum.classic.telling.card_page import keywords_of

    return (
        options.set in (None, name)
        and options.faction in (None, card.faction or "none")
        and options.type in (None, card.type)
        and (options.keyword is None or options.keyword in keywords_of(card))
        and (options.edition is None or options.edition in card.printings)
    )
