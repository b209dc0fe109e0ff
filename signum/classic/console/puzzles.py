"""`signum puzzles`: give puzzles to a computer player and report which ones it solves."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signum.table.verbs import DONE, FOUND, Verbs

if TYPE_CHECKING:
    from signum.classic.puzzles.posing import Puzzle

USUAL: Final = "tests/puzzles"
"""The folder of the puzzle suite, in a checkout of the source."""


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "puzzles",
        help="put puzzles to a computer player",
        description="Scenario files that end in a decision (docs/puzzles.md).",
    )
    verb.add_argument(
        "files", nargs="*", metavar="FILE", help="puzzle files, or folders of them (tests/puzzles)"
    )
    verb.add_argument(
        "--player", default="greedy", help="random, gentle, greedy, or a file such as mine.py (greedy)"
    )
    verb.add_argument("--seed", default="1", help="its seed (1)")
    verb.add_argument("--edition", help="only in this printing: ru1, de1, fr1 or en2")
    verb.add_argument("--proofs", action="store_true", help="play the proofs through instead")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print for each puzzle whether it was solved; for others the player's reasons and the error."""
    from signum.classic.editions import EDITIONS
    from signum.classic.puzzles.trials import puzzles_in, solutions
    from signum.classic.rulebook import CLASSIC
    from signum.content.mistakes import Mistake
    from signum.content.spelling import not_known
    from signum.engine.questions import AnswerRefused
    from signum.players.own import check_player

    if options.edition is not None and options.edition not in EDITIONS:
        raise Mistake(f"edition: {not_known(options.edition, EDITIONS)}")
    try:
        check_player(options.player, CLASSIC.players)
    except Mistake as mistake:
        raise Mistake(f"--player: {mistake}") from None
    if not options.files and not Path(USUAL).is_dir():
        raise Mistake(f"name puzzle files or folders: {USUAL}, which comes with the source, is not here")
    puzzles = puzzles_in(options.files or [USUAL])
    if options.proofs:
        return _proofs(puzzles, options.edition)
    try:
        found = solutions(options.player, options.seed, puzzles, options.edition)
    except AnswerRefused as refused:
        raise Mistake(f"{options.player} gave an answer that is not legal: {refused}") from None
    for one in found:
        print(f"{'solved' if one.solved else 'FAILED'}  {one.name} [{one.edition}]: {one.answer}")
        if not one.solved:
            print("".join([f"        thought: {line}\n" for line in one.candidates]), end="")
            print(f"        why: {one.puzzle.why.strip()}")
    solved = sum(one.solved for one in found)
    print(f"{solved} of {len(found)} solved by {options.player}")
    return DONE if solved == len(found) else FOUND


def _proofs(puzzles: "list[Puzzle]", edition: str | None) -> int:
    """Print the exact value of every answer, with the right ones marked."""
    from signum.classic.puzzles.posing import Posed
    from signum.classic.puzzles.trials import worths

    for one in puzzles:
        for printing in one.scenario.editions:
            if one.proof is None or edition not in (None, printing):
                continue
            found = worths(Posed(one, printing), one.proof)
            print(
                f"{one.scenario.file} [{printing}]:",
                f"best {float(found.best):.3f}, next {float(found.next):.3f}",
            )
            for mark, answers in (("+", found.accepted), ("-", found.others)):
                for answer, worth in sorted(answers.items(), key=lambda item: -item[1]):
                    print(f"  {mark} {float(worth):.3f}  {answer}")
    return DONE
