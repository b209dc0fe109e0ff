"""`signum simulate`: games between computer players, and their results."""

from argparse import Namespace
from typing import TYPE_CHECKING

from signum.cli import DONE, FOUND, INTERRUPTED, Verbs
from signum.cli.bulk import add_options, check, counted, decks_in, names_in, play_all
from signum.cli.games import add_variants, game_of, variants_of, words_of
from signum.content.mistakes import Mistake

if TYPE_CHECKING:
    from signum.table.rulebook import Brought


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "simulate",
        help="games between computer players",
        description="Games between computer players. Who goes first is rolled for, as in any game.",
    )
    add_options(
        verb,
        games="how many (200)",
        decks="a starter deck or a file: once for all seats, or once for each; else all starter decks",
    )
    add_variants(verb)
    verb.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game (0)")
    verb.add_argument("--no-mirrors", action="store_true", help="without --deck: no deck meets itself")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play and print; the exit code tells whether a game failed or did not end."""
    import msgspec

    from signum.lab.simulation import LineUp
    from signum.lab.summary import summary_of, told, told_faults

    check(options)
    game, mode = game_of(options)
    seats = len(game.modes[mode].sides)
    names = names_in(options, game)
    if len(names) != seats:
        raise Mistake(
            f"--seats: {counted(seats)} play this game, so name {counted(seats)}, "
            f"such as {','.join(['greedy', 'random', 'gentle', 'random'][:seats])}; not {len(names)}"
        )
    if options.first < 0:
        raise Mistake(f"--first takes a number that is not below 0, not {options.first}")
    if len(options.deck) not in (0, 1, seats):
        raise Mistake(f"--deck: {counted(seats)} play this game, so name at most {counted(seats)} decks")
    decks = decks_in(options, game, mode)
    if options.no_mirrors and (options.deck or len(decks) < seats):
        raise Mistake("--no-mirrors is for games of all starter decks, so leave --deck out")
    variants = variants_of(options, game, mode)
    line_ups = [
        LineUp(
            number=number,
            seed=f"{options.seed} {number}",
            game=game.name,
            mode=mode,
            edition=options.edition,
            players=names,
            decks=_decks(decks, number, seats, named=bool(options.deck), mirrors=not options.no_mirrors),
            evaluations=options.evaluations,
            most_turns=options.turns,
            map=options.map,
            variants=variants,
            packs=tuple(options.pack),
            words=words_of(options),
        )
        for number in range(options.first, options.first + options.games)
    ]
    results, interrupted = play_all(line_ups, options)
    summary = summary_of(results)
    faults = list(told_faults(summary))
    if options.json:
        content = {"edition": options.edition, "seed": options.seed, "summary": summary, "games": results}
        print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())
    else:
        lines = told(summary, decks=not options.deck)
        print("\n".join([f"{options.edition}, seed {options.seed}", *lines, *faults]))
    return INTERRUPTED if interrupted else FOUND if faults else DONE


def _decks(
    decks: "tuple[Brought, ...]", number: int, seats: int, *, named: bool, mirrors: bool
) -> "tuple[Brought, ...]":
    """A deck for each seat: the named ones, or other ones in each game."""
    from signum.lab.simulation import decks_by_number

    if not decks:
        return ()
    if named:
        return decks if len(decks) == seats else decks * seats
    return decks_by_number(decks, number, seats, mirrors=mirrors)
