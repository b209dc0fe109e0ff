"""`signum simulate`: games between two computer players, and what came of them."""

from argparse import Namespace

from signum.cli import DONE, FOUND, INTERRUPTED, Verbs
from signum.cli.bulk import add_options, check, decks_in, names_in, play_all
from signum.content.mistakes import Mistake


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "simulate",
        help="games between two computer players",
        description="Games between two computer players. Who goes first is rolled for, as in any game.",
    )
    add_options(
        verb,
        games="how many (200)",
        decks="a starter deck or a file: once for both seats, twice for one each; else all starter decks",
    )
    verb.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game (0)")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play and print; the exit code tells whether a game went wrong or had no end."""
    import msgspec

    from signum.lab.simulation import Duel, deck_pairings
    from signum.lab.summary import summary_of, told, told_faults

    check(options)
    names = names_in(options)
    if len(names) != 2:
        raise Mistake(f"--seats: two play this game, so name two, such as greedy,random; not {len(names)}")
    if options.first < 0:
        raise Mistake(f"--first takes a number that is not below 0, not {options.first}")
    if len(options.deck) > 2:
        raise Mistake("--deck: two play this game, so name at most two decks")
    decks = decks_in(options)
    duels = [
        Duel(
            number=number,
            seed=f"{options.seed} {number}",
            edition=options.edition,
            players=(names[0], names[1]),
            decks=(decks[0], decks[-1]) if options.deck else deck_pairings(decks, number),
            evaluations=options.evaluations,
            most_turns=options.turns,
        )
        for number in range(options.first, options.first + options.games)
    ]
    results, interrupted = play_all(duels, options)
    summary = summary_of(results)
    faults = list(told_faults(summary))
    if options.json:
        content = {"edition": options.edition, "seed": options.seed, "summary": summary, "games": results}
        print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())
    else:
        lines = told(summary, decks=not options.deck)
        print("\n".join([f"{options.edition}, seed {options.seed}", *lines, *faults]))
    return INTERRUPTED if interrupted else FOUND if faults else DONE
