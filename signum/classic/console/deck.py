"""`signum deck`: check, describe and convert deck files."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from signum.classic.console.cards import add_packs
from signum.content.mistakes import Mistake
from signum.table.verbs import DONE, FOUND, Verbs, tell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signum.classic.cards.card import Card


def add(verbs: Verbs) -> None:
    """Describe the verb and its parts."""
    deck = verbs.add_parser("deck", help="decks: check, figures, write, list")
    deck.set_defaults(run=lambda options: tell(deck))
    parts = deck.add_subparsers(title="parts", metavar="PART")

    check = parts.add_parser("check", help="whether a deck is legal, with every rule that it breaks")
    _add_deck(check)
    check.add_argument("--edition", help="the printing: ru1, de1, fr1 or en2; without it all of them")
    check.set_defaults(run=check_deck)

    figures = parts.add_parser("figures", help="types, costs by building, and how dear the cards are")
    _add_deck(figures)
    figures.add_argument("--edition", default="", help="a starter deck as this printing has it")
    figures.set_defaults(run=show_figures)

    write = parts.add_parser("write", help="a deck in the other form: a text to paste, or YAML to keep")
    _add_deck(write)
    write.add_argument("--edition", default="", help="a starter deck as this printing has it")
    write.add_argument("--yaml", action="store_true", help="as YAML")
    write.set_defaults(run=write_deck)

    listing = parts.add_parser("list", help="the starter decks that come with the program")
    listing.add_argument("--lang", help="the language: en, fr, de or ru")
    listing.set_defaults(run=list_decks)


def _add_deck(parser: ArgumentParser) -> None:
    parser.add_argument(
        "deck", metavar="DECK", help="a file, - for what is pasted, or the name of a starter deck"
    )
    parser.add_argument("--lang", help="the language: en, fr, de or ru")
    add_packs(parser)


def check_deck(options: Namespace) -> int:
    """Print every rule that a deck breaks, printing by printing."""
    from signum.classic.cards.named_decks import deck_called
    from signum.classic.chapters.cards.decks import broken_rules
    from signum.classic.editions import EDITIONS
    from signum.classic.telling.deck_telling import DeckTelling
    from signum.content.spelling import not_known

    cards = _cards(options)
    telling = DeckTelling(_language(options), cards)
    if options.edition is not None and options.edition not in EDITIONS:
        raise Mistake(f"edition: {not_known(options.edition, EDITIONS)}")
    wanted = [options.edition] if options.edition else list(EDITIONS)
    pasted = deck_called(options.deck, cards) if options.deck == "-" else None
    found = False
    for edition in wanted:
        listed = pasted or deck_called(options.deck, cards, edition)
        broken = broken_rules(listed.deck, cards, EDITIONS[edition])
        found |= bool(broken)
        print(telling.verdict(telling.title(listed), edition, broken))
        for one in broken:
            print(f"  {telling.refusal(one)}")
    return FOUND if found else DONE


def show_figures(options: Namespace) -> int:
    """Print the figures of a deck."""
    from signum.classic.cards.deck_figures import figures_of
    from signum.classic.cards.named_decks import deck_called
    from signum.classic.telling.deck_telling import DeckTelling

    cards = _cards(options)
    listed = deck_called(options.deck, cards, options.edition)
    for line in DeckTelling(_language(options), cards).figures(listed, figures_of(listed.deck, cards)):
        print(line)
    return DONE


def write_deck(options: Namespace) -> int:
    """Print a deck in the requested form."""
    from signum.classic.cards.deck_files import as_text, as_yaml
    from signum.classic.cards.named_decks import deck_called

    cards = _cards(options)
    listed = deck_called(options.deck, cards, options.edition)
    language = _language(options)
    names = {id: card.names.get(language) or card.names.get("en", id) for id, card in cards.items()}
    print(as_yaml(listed) if options.yaml else as_text(listed, names), end="")
    return DONE


def list_decks(options: Namespace) -> int:
    """Print the starter decks with the printings they are legal in."""
    from signum.classic.cards.sets import shipped
    from signum.classic.cards.starter_decks import starter_decks
    from signum.classic.chapters.cards.decks import broken_rules
    from signum.classic.editions import EDITIONS
    from signum.classic.telling.deck_telling import DeckTelling

    cards = shipped()
    telling = DeckTelling(_language(options), cards)
    for id in starter_decks():
        lists = dict.fromkeys([starter_decks(one)[id].name for one in EDITIONS])
        for name in lists:
            having = [one for one in EDITIONS if starter_decks(one)[id].name == name]
            listed = starter_decks(having[0])[id]
            legal = [one for one in having if not broken_rules(listed.deck, cards, EDITIONS[one])]
            print(telling.entry(id, listed, legal))
    return DONE


def _cards(options: Namespace) -> "Mapping[str, Card]":
    """The cards of the program and of the named packs."""
    from signum.classic.cards.packs import with_packs
    from signum.classic.cards.sets import shipped

    return with_packs(shipped(), options.pack)


def _language(options: Namespace) -> str:
    from signum.content.languages import known_language, language_of

    return known_language(options.lang) if options.lang else language_of()
