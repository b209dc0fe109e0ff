"""`signum play`: a game in the browser, or with --terminal in plain lines for screen readers."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signum.cli import DONE, INTERRUPTED, Verbs
from signum.cli.bulk import counted
from signum.cli.games import add_game, add_map, add_variants, game_of, map_of, variants_of
from signum.content.mistakes import Mistake

if TYPE_CHECKING:
    from signum.players import Player
    from signum.players.own import Makers
    from signum.table.match import Match
    from signum.table.rulebook import GameStart, Rulebook, Rules
    from signum.table.scenario import Scenario

WITH_DECKS: Final = "duel"
"""The word for a whole game with decks, in any mode."""
HUMAN: Final = "human"


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "play",
        help="play a game",
        description="A game in the browser; with --terminal in the terminal: answer by number, or type help.",
    )
    verb.add_argument(
        "file",
        nargs="?",
        metavar="POSITION",
        help="how to begin: duel for a whole game with decks, a name that --list tells, or a scenario file",
    )
    verb.add_argument("--list", action="store_true", help="name the positions and decks of the program")
    verb.add_argument(
        "--deck",
        action="append",
        metavar="DECK",
        help="a whole game with this deck: a starter deck or a file; given again, those of the next seats",
    )
    verb.add_argument(
        "--pack",
        action="append",
        type=Path,
        default=[],
        metavar="PACK",
        help="a folder, a zip or a file with cards and quests of your own; may be repeated",
    )
    add_game(verb)
    add_variants(verb)
    add_map(verb)
    verb.add_argument("--terminal", action="store_true", help="in the terminal, not in the browser")
    verb.add_argument("--no-browser", action="store_true", help="tell the address, and open no browser")
    verb.add_argument(
        "--data",
        type=Path,
        metavar="FILE",
        help="keep games of the browser in this file; usually one in your data folder",
    )
    verb.add_argument("--edition", help="the printing; usually that of the language")
    verb.add_argument(
        "--seats",
        help="who plays each seat: human, random, gentle or greedy, such as human,gentle; in the terminal "
        "also a file with a player of your own, such as human,mine.py",
    )
    verb.add_argument(
        "--limit",
        type=int,
        metavar="MINUTES",
        help="the time of the whole game, in the browser; the rules then decide it",
    )
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.add_argument("--seed", help="a number or a word: the same seed has the same dice")
    verb.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file as it goes on")
    verb.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    verb.add_argument("--without-rules", action="store_true", help="do not name the rules behind each line")
    verb.add_argument("--without-odds", action="store_true", help="do not tell the odds where dice are split")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Begin or resume a game and play it to its end, or until the player quits."""
    from signum.cli.storage import check_new
    from signum.cli.terminal import Terminal
    from signum.content.languages import known_language, language_of
    from signum.rulebooks import GAMES

    language = known_language(options.lang) if options.lang is not None else language_of()
    if options.list:
        _list(options, language)
        return DONE
    if not options.terminal:
        from signum.cli.browser import play

        return play(options, language)
    if options.limit is not None:
        raise Mistake("--limit is for games in the browser: leave --terminal out, or leave it out")
    if options.save is not None:
        check_new(options.save, options.resume)
    match = _resumed(options) if options.resume is not None else _begun(options, language)
    game = GAMES[match.rules.name]
    computers = {
        seat: _computer(name, seat, options.seed, game.players_reading(match.rules))
        for seat, name in enumerate(match.players)
        if name != HUMAN
    }
    terminal = Terminal(
        match,
        game,
        language,
        computers,
        # A resumed game continues in its file.
        save_to=options.save if options.save is not None else options.resume,
        cites_rules=not options.without_rules,
        tells_odds=not options.without_odds,
    )
    terminal.play()
    return INTERRUPTED if terminal.interrupted else DONE


def _list(options: Namespace, language: str) -> None:
    """Print the positions and decks of the game."""
    game, mode = game_of(options)
    for name, about in game.positions.items():
        print(f"{name}: {game.words.say(language, about)}")
    print(f"{WITH_DECKS}: {game.words.say(language, 'play-whole-game')}")
    for id in game.modes if len(game.modes) > 1 else ():
        print(f"--mode {id}: {game.words.say(language, f'mode-{id}')}")
    for id in (*game.variants, *game.modes[mode].variants):
        print(f"--variant {id}: {game.words.say(language, f'variant-{id}')}")
    for id in game.library.maps:
        print(f"--map {id}: {game.words.say(language, f'map-{id}')}")
    for id, words in game.library.listed(language).items():
        print(f"--deck {id}: {words}")


def _begun(options: Namespace, language: str) -> "Match":
    from signum.rulebooks import GAMES

    game, mode = game_of(options)
    of_mode = options.mode is not None and options.file is None
    if options.deck or of_mode or options.file == WITH_DECKS or not game.positions:
        return _with_decks(options, language, game, mode)
    if options.pack:
        raise Mistake("--pack is for games with decks: add duel or --deck, or leave it out")
    if options.variant:
        raise Mistake("--variant is for whole games: add duel or --deck, or leave it out")
    if options.map:
        raise Mistake("--map is for whole games: add duel or --deck, or leave it out")
    scenario = _scenario(options.file, game)
    edition = _edition(options.edition, GAMES[scenario.game].usual_edition(language), scenario.editions)
    cards = GAMES[scenario.game].cards(scenario.sets)
    rules = GAMES.rules(scenario.game, edition, cards)
    start, _ = rules.position(scenario.position)
    return _match(options, rules, start, next(iter(GAMES[scenario.game].players)))


def _with_decks(options: Namespace, language: str, game: "Rulebook", mode: str) -> "Match":
    """A whole game from its set-up, with a deck for each seat if the mode has decks."""
    if options.file not in (None, WITH_DECKS):
        raise Mistake("a game with decks begins with setting up; leave the position out, or leave --deck out")
    seats = len(game.modes[mode].sides)
    named = options.deck or []
    if len(named) > seats:
        raise Mistake(f"--deck: {counted(seats)} play this game, so name at most {counted(seats)} decks")
    known = game.modes[mode].editions or game.editions
    edition = _edition(options.edition, game.usual_edition(language), known)
    library = game.library.with_packs(options.pack) if options.pack else game.library
    bringing = seats - len(game.modes[mode].deckless) if game.modes[mode].brings_decks else 0
    wanted = deck_for_each_seat(named, library.usual_decks, bringing)
    decks = [library.deck(one, edition, language) for one in wanted]
    variants, on = variants_of(options, game, mode), map_of(options, game)
    start = library.start(mode, edition, [one.deck for one in decks], variants, on=on)
    return _match(options, game.rules(edition), start, list(game.players)[-1])


def deck_for_each_seat(named: Sequence[str], usual: Sequence[str], seats: int) -> list[str]:
    """The named decks, then default ones for the other seats."""
    return [*named, *[one for one in usual if one not in named]][:seats]


def _match(options: Namespace, rules: "Rules", start: "GameStart", opponent: str) -> "Match":
    """A match from this start; without --seats a person plays against this computer player."""
    from secrets import token_hex

    from signum.engine.chance import seed_of
    from signum.rulebooks import GAMES
    from signum.table.match import Match

    count = rules.seats(start.state)
    usual = ",".join([HUMAN, *[opponent] * (count - 1)])
    players = GAMES[rules.name].players
    seats = seats_named(usual if options.seats is None else options.seats, count, players)
    secret = seed_of(options.seed if options.seed is not None else token_hex(16))
    return Match(rules, start, secret=secret, players=seats)


def _resumed(options: Namespace) -> "Match":
    """The saved game; the players may change, but not the printing or the position."""
    from signum.rulebooks import GAMES
    from signum.table import record as records
    from signum.table.resuming import resume

    for name, given in (
        ("position", options.file),
        ("edition", options.edition),
        ("deck", options.deck),
        ("pack", options.pack or None),
        ("variant", options.variant or None),
    ):
        if given is not None:
            raise Mistake(f"a saved game has its own {name}; leave {name} out, or leave --resume out")
    match = resume(records.contents(options.resume), GAMES)
    if match.secret is None:
        raise Mistake("the dice of this game are thrown by hand, which the terminal cannot do yet")
    players = GAMES[match.rules.name].players
    known = len(match.players) == match.seats and all(_can_play(name, players) for name in match.players)
    if options.seats is not None or not known:
        usual = ",".join([HUMAN, *[next(iter(players))] * (match.seats - 1)])
        match.players = seats_named(usual if options.seats is None else options.seats, match.seats, players)
    return match


def _scenario(word: str | None, game: "Rulebook") -> "Scenario":
    """A position by its name, or a scenario file."""
    from signum.content.spelling import not_known
    from signum.rulebooks import GAMES
    from signum.table.scenario import read
    from signum.table.scenario.reading import scenario

    name = word if word is not None else next(iter(game.positions))
    if name in game.positions:
        return scenario(game.position(name), GAMES)
    if not Path(name).suffix and not Path(name).exists():
        raise Mistake(f"position: {not_known(name, (*game.positions, WITH_DECKS))}; or name a scenario file")
    return read(name, GAMES)


def _edition(wanted: str | None, usual: str, known: tuple[str, ...]) -> str:
    from signum.content.spelling import not_known

    if wanted is None:
        return usual if usual in known else known[-1]
    if wanted not in known:
        raise Mistake(f"edition: {not_known(wanted, known)}")
    return wanted


def seats_named(text: str, count: int, players: "Makers") -> tuple[str, ...]:
    """The players in the words of --seats."""
    from signum.content.spelling import not_known
    from signum.players.own import check_player, is_file

    names = tuple([name.strip() for name in text.split(",")])
    known = (HUMAN, *players)
    for name in names:
        if is_file(name):
            check_player(name, players)
        elif name not in known:
            raise Mistake(f"--seats: {not_known(name, known)}")
    if len(names) != count:
        raise Mistake(f"--seats: {count} play this game, so name {count}, such as {HUMAN},{known[-1]}")
    return names


def _can_play(name: str, players: "Makers") -> bool:
    """Whether this player of a saved game is known, or its file still exists."""
    from signum.players.own import is_file

    return name == HUMAN or name in players or (is_file(name) and Path(name).is_file())


def _computer(name: str, seat: int, seed: str | None, players: "Makers") -> "Player":
    from secrets import token_hex

    from signum.players.own import player_called

    return player_called(name, f"{seat} {seed if seed is not None else token_hex(16)}", players)
