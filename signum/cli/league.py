"""`signum league`: computer players against each other in pairs of games, and their strength."""

from argparse import Namespace

from signum.cli import DONE, FOUND, INTERRUPTED, Verbs
from signum.cli.bulk import add_options, check, counted, decks_in, names_in, play_all
from signum.cli.games import game_of, words_of
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
    """Play and print; the exit code tells whether a game failed or did not end."""
    import msgspec

    from signum.lab.league import league_line_ups, league_of, told
    from signum.lab.summary import told_faults

    check(options)
    game, mode = game_of(options)
    names = names_in(options, game)
    sides = len(set(game.modes[mode].sides))
    if len(names) < max(2, sides) or len(set(names)) < len(names):
        raise Mistake(
            f"--seats: a league takes {counted(max(2, sides))} or more players, "
            "each named once, such as greedy,random"
        )
    if sides < 2:
        raise Mistake(f"mode: nobody plays against anybody in the mode {mode} of {game.name}")
    if sides == 2 and options.games % 2:
        raise Mistake(f"--games: a league plays pairs of games, so name an even number, not {options.games}")
    if options.games % sides:
        raise Mistake(
            f"--games: a league plays rounds of {sides} games, "
            f"so name a multiple of {sides}, not {options.games}"
        )
    line_ups = league_line_ups(
        game,
        mode,
        names,
        decks_in(options, game, mode),
        options.edition,
        options.games,
        options.seed,
        evaluations=options.evaluations,
        most_turns=options.turns,
        words=words_of(options),
        on=options.map,
        packs=tuple(options.pack),
    )
    results, interrupted = play_all(line_ups, options)
    league = league_of(names, results, options.seed)
    faults = list(told_faults(league.summary))
    if options.json:
        content = {"edition": options.edition, "seed": options.seed, "league": league, "games": results}
        print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())
    else:
        print("\n".join([f"{options.edition}, seed {options.seed}", *told(league), *faults]))
    return INTERRUPTED if interrupted else FOUND if faults else DONE
