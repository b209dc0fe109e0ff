"""`signum words`: check that no message is missing in any language, and print them for a reader."""

from argparse import Namespace

from signum.cli import DONE, FOUND, Verbs, tell


def add(verbs: Verbs) -> None:
    """Describe the verb and its parts."""
    words = verbs.add_parser("words", help="the messages in four languages: check, review")
    words.set_defaults(run=lambda options: tell(words))
    parts = words.add_subparsers(title="parts", metavar="PART")
    check = parts.add_parser("check", help="whether no message is missing, left over or unlike the others")
    check.set_defaults(run=check_words)
    review = parts.add_parser(
        "review", help="every message with real arguments (0, 1, 2, 5, 21), for a reader"
    )
    review.add_argument("--lang", required=True, help="the language: en, fr, de or ru")
    review.add_argument("--game", help="only these messages: shared, classic or warseer")
    review.add_argument("--begins", default="", metavar="ID", help="only ids that begin so, such as event-")
    review.set_defaults(run=review_words)


def review_words(options: Namespace) -> int:
    """Print every message of a language in all its forms."""
    from signum.content.languages import known_language
    from signum.content.mistakes import Mistake
    from signum.content.reviewing import reviewed
    from signum.content.spelling import not_known
    from signum.content.words import SHARED
    from signum.rulebooks import GAMES

    language = known_language(options.lang)
    games = {"shared": SHARED, **{game.name: game.words for game in GAMES.values()}}
    if options.game is not None and options.game not in games:
        raise Mistake(f"game: {not_known(options.game, games)}")
    for name, words in games.items():
        if options.game in (None, name):
            print(f"== {name}")
            for message in reviewed(words, language, options.begins):
                print(message.id)
                for text in message.texts:
                    print(f"    {text}")
    return DONE


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
