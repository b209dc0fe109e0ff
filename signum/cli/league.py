"""`signum league`: computer players against each other in pairs of games, and how strong each is."""

from argparse import Namespace

from signum.cli import DONE, FOUND, INTERRUPTED, Verbs
from signum.cli.bulk import add_options, check, decks_in, names_in, play_all
from signum.content.mistakes import Mistake


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "league",
        help="computer players against each other: how strong each is",
        description="Everybody against everybody, in pairs of games of the same luck with the seats swapped.",
    )
    add_options(
        verb,
        games="how many of each two players, an even number (200)",
        decks="a starter deck or a file, as often as there are decks; usually all starter decks",
    )
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play and print; the exit code tells whether a game went wrong or had no end."""
    import msgspec

    from signum.lab.league import league_duels, league_of, told
    from signum.lab.summary import told_faults

    check(options)
    names = names_in(options)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Mistake("--seats: a league takes two or more players, each named once, such as greedy,random")
    if options.games % 2:
        raise Mistake(f"--games: a league plays pairs of games, so name an even number, not {options.games}")
    duels = league_duels(
        names,
        decks_in(options),
        options.edition,
        options.games,
        options.seed,
        evaluations=options.evaluations,
        most_turns=options.turns,
    )
    results, interrupted = play_all(duels, options)
    league = league_of(names, results, options.seed)
    faults = list(told_faults(league.summary))
    if options.json:
        content = {"edition": options.edition, "seed": options.seed, "league": league, "games": results}
        print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())
    else:
        print("\n".join([f"{options.edition}, seed {options.seed}", *told(league), *faults]))
    return INTERRUPTED if interrupted else FOUND if faults else DONE
