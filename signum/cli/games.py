"""The options --game and --mode of the verbs that play."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from signum.content.mistakes import Mistake

if TYPE_CHECKING:
    from signum.table.rulebook import Rulebook


def add_game(verb: ArgumentParser) -> None:
    """Add the options for the game and its mode."""
    from signum.rulebooks import GAMES

    names = ", ".join(GAMES)
    verb.add_argument("--game", help=f"the game: {names} (usually the first)")
    verb.add_argument("--mode", help="a way to play the game, such as duel; usually its first")


def add_variants(verb: ArgumentParser) -> None:
    """Add the option for variants of a whole game."""
    verb.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="VARIANT",
        help="play a whole game with a variant of its rules, such as architects; may be repeated",
    )


def add_map(verb: ArgumentParser) -> None:
    """Add the option for the map of a whole game."""
    verb.add_argument(
        "--map", default="", metavar="MAP", help="play on this map; usually one is drawn by lot"
    )


def map_of(options: Namespace, game: "Rulebook") -> str:
    """The selected map, or none; the error lists the known ones."""
    from signum.content.spelling import not_known

    known, wanted = game.library.maps, str(options.map)
    if wanted and not known:
        raise Mistake(f"--map: {game.name} has no maps to choose from; leave it out")
    if wanted and wanted not in known:
        raise Mistake(f"map: {not_known(wanted, known)}")
    return wanted


def variants_of(options: Namespace, game: "Rulebook", mode: str) -> tuple[str, ...]:
    """The selected variants; the error lists those of the game and the mode."""
    from signum.content.spelling import not_known

    known = (*game.variants, *game.modes[mode].variants)
    for one in options.variant:
        if one not in known:
            raise Mistake(f"variant: {not_known(one, known)}")
    return tuple(dict.fromkeys(options.variant))


def game_of(options: Namespace) -> "tuple[Rulebook, str]":
    """The selected game and mode; the error lists the known ones."""
    from signum.content.spelling import not_known
    from signum.rulebooks import GAMES

    game = GAMES.usual if options.game is None else GAMES.named(options.game)
    mode = next(iter(game.modes)) if options.mode is None else options.mode
    if mode not in game.modes:
        raise Mistake(f"mode: {not_known(mode, tuple(game.modes))}")
    return game, mode


def words_of(options: Namespace) -> tuple[str, ...]:
    """The options that select this game, mode and map again."""
    given = {"--game": options.game, "--mode": options.mode, "--map": options.map}
    return tuple([word for option, name in given.items() if name for word in (option, name)])


def edition_of(options: Namespace, game: "Rulebook") -> str:
    """The selected printing, or the newest; the error lists the known ones."""
    from signum.content.spelling import not_known

    edition: str = game.editions[-1] if options.edition is None else options.edition
    if edition not in game.editions:
        raise Mistake(f"edition: {not_known(edition, game.editions)}")
    return edition
