"""`signum words check`: whether all that the program can say has its words in every language."""

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
    """Print what is wrong with the message files."""
    from signum.content.languages import LANGUAGES
    from signum.content.nodes import SourceError
    from signum.content.wording import wrong_words
    from signum.table.vocabulary import needed

    said = needed()
    try:
        found = wrong_words(said)
    except SourceError as error:
        found = [str(error)]
    for mistake in found:
        print(mistake)
    if found:
        print(f"{len(found)} to put right")
        return FOUND
    print(f"{len(said)} messages are there in {', '.join(LANGUAGES)}, and no other")
    return DONE
