"""`signum puzzles`: give puzzles to a computer player and report which ones it solves."""

from argparse import Namespace
from typing import TYPE_CHECKING

from signum.cli import DONE, FOUND, Verbs

if TYPE_CHECKING:
    from signum.table.puzzles.reading import Puzzle


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    from signum.rulebooks import GAMES

    verb = verbs.add_parser(
        "puzzles",
        help="put puzzles to a computer player",
        description="Scenario files that end in a decision (docs/puzzles.md).",
    )
    verb.add_argument(
        "files", nargs="*", metavar="FILE", help="puzzle files, or folders of them (those of the game)"
    )
    verb.add_argument("--game", help=f"only of this game: {', '.join(GAMES)} (without files the first)")
    verb.add_argument(
        "--player", default="greedy", help="a player of the game, or a file such as mine.py (greedy)"
    )
    verb.add_argument("--seed", default="1", help="its seed (1)")
    verb.add_argument("--edition", help="only in this printing, such as en2")
    verb.add_argument("--proofs", action="store_true", help="play the proofs through instead")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print for each puzzle whether it was solved; for others the player's reasons and the error."""
    from signum.content.mistakes import Mistake
    from signum.engine.questions import AnswerRefused
    from signum.lab.puzzle_trials import solutions
    from signum.rulebooks import GAMES

    puzzles = _selected(options)
    if options.proofs:
        return _proofs(puzzles, options.edition)
    try:
        found = solutions(options.player, options.seed, puzzles, GAMES, options.edition)
    except AnswerRefused as refused:
        raise Mistake(f"{options.player} gave an answer that is not legal: {refused}") from None
    for one in found:
        print(f"{'solved' if one.solved else 'FAILED'}  {one.puzzle.name} [{one.edition}]: {one.answer}")
        if not one.solved:
            print("".join([f"        thought: {line}\n" for line in one.candidates]), end="")
            print(f"        why: {one.puzzle.why.strip()}")
    solved = sum(one.solved for one in found)
    print(f"{solved} of {len(found)} solved by {options.player}")
    return DONE if solved == len(found) else FOUND


def _selected(options: Namespace) -> "list[Puzzle]":
    """The puzzles of the files and the game; the printing and the player must be of their games."""
    from signum.content.mistakes import Mistake
    from signum.content.spelling import not_known
    from signum.players.own import check_player
    from signum.rulebooks import GAMES
    from signum.table.puzzles.reading import puzzles_in
    from signum.table.puzzles.suite import suite_folder

    game = GAMES.usual if options.game is None else GAMES.named(options.game)
    puzzles = puzzles_in(options.files or [suite_folder(game)], GAMES)
    if options.game is not None:
        puzzles = [one for one in puzzles if one.scenario.game == game.name]
    books = [GAMES[name] for name in {one.scenario.game: None for one in puzzles}] or [game]
    editions = [edition for book in books for edition in book.editions]
    if options.edition is not None and options.edition not in editions:
        raise Mistake(f"edition: {not_known(options.edition, editions)}")
    for book in books:
        try:
            check_player(options.player, book.players)
        except Mistake as mistake:
            raise Mistake(f"--player: {mistake}") from None
    return puzzles


def _proofs(puzzles: "list[Puzzle]", edition: str | None) -> int:
    """Print the exact value of every answer, with the right ones marked."""
    from signum.rulebooks import GAMES
    from signum.table.puzzles.posing import Posed
    from signum.table.puzzles.proving import worths

    for one in puzzles:
        for printing in one.scenario.editions:
            if one.proof is None or edition not in (None, printing):
                continue
            found = worths(Posed(one, printing, GAMES), one.proof)
            print(
                f"{one.scenario.file} [{printing}]:",
                f"best {float(found.best):.3f}, next {float(found.next):.3f}",
            )
            for mark, answers in (("+", found.accepted), ("-", found.others)):
                for answer, worth in sorted(answers.items(), key=lambda item: -item[1]):
                    print(f"  {mark} {float(worth):.3f}  {answer}")
    return DONE
