"""`signum scenario run FILES`: play scenario files and report the first difference of each."""

from argparse import Namespace

from signum.cli import DONE, FOUND, Verbs, tell


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "scenario", help="run scenario files", description="Positions, tests and puzzles."
    )
    verb.set_defaults(run=lambda options: tell(verb))
    parts = verb.add_subparsers(title="parts", metavar="PART")
    run_part = parts.add_parser("run", help="play scenario files and tell the first difference of each")
    run_part.add_argument("files", nargs="+", metavar="FILE", help="scenario files, or folders of them")
    run_part.add_argument("--edition", help="only in this printing: ru1, de1, fr1 or en2")
    run_part.add_argument(
        "--once", action="store_true", help="forward only, without undo and save at every step"
    )
    run_part.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play every file in every printing it names, three ways."""
    from signum.content.mistakes import Mistake
    from signum.content.spelling import not_known
    from signum.rulebooks import GAMES
    from signum.table.scenario import WAYS, Difference, read, scenario_files

    editions = [edition for game in GAMES.values() for edition in game.editions]
    if options.edition is not None and options.edition not in editions:
        raise Mistake(f"edition: {not_known(options.edition, editions)}")
    ways = ["forward"] if options.once else list(WAYS)
    failed = passed = 0
    for file in scenario_files(options.files):
        scenario = read(file, GAMES)
        for edition in scenario.editions:
            if options.edition not in (None, edition):
                continue
            try:
                for way in ways:
                    WAYS[way](scenario, edition, GAMES)
            except Difference as difference:
                failed += 1
                print(f"{difference}  [{edition}]")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return FOUND if failed else DONE
