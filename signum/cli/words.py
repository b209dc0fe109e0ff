"""`signum words check`: check that no message is missing in any language."""

from argparse import Namespace

from signum.cli import DONE, FOUND, Verbs, tell


def add(verbs: Verbs) -> None:
    """Describe the verb and its parts."""
    words = verbs.add_parser("words", help="the messages in four languages: check")
    words.set_defaults(run=lambda options: tell(words))
    parts = words.add_subparsers(title="parts", metavar="PART")
    check = parts.add_parser("check", help="whether no message is missing, left over or unlike the others")
    check.set_defaults(run=check_words)


def check_words(_options: Namespace) -> int:
    """Print the mistakes in the message files."""
    from signum.content.languages import LANGUAGES
    from signum.content.nodes import SourceError
    from signum.rulebooks import GAMES
    from signum.table.vocabulary import vocabularies

    try:
        checked = vocabularies(GAMES.values())
        found = [fault for one in checked for fault in one.faults()]
    except SourceError as error:
        checked, found = [], [str(error)]
    for mistake in found:
        print(mistake)
    if found:
        print(f"{len(found)} to put right")
        return FOUND
    for one in checked:
        print(f"{one.name}: {len(one.needed)} messages are there in {', '.join(LANGUAGES)}, and no other")
    return DONE
