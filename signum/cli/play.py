"""`signum play`: a game, in the browser or with --terminal in plain lines that a screen reader reads well."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signum.classic.console.cards import add_packs
from signum.cli import DONE, INTERRUPTED, Verbs
from signum.content.mistakes import Mistake

if TYPE_CHECKING:
    from signum.players import Player
    from signum.table.match import Match
    from signum.table.rulebook import Rules, Start
    from signum.table.scenario import Scenario

POSITIONS: Final = {
    "first-fight": "play-position-first-fight",
    "skirmish": "play-position-skirmish",
}
"""The positions that come with the program, and what they are; the first is the usual one."""
DUEL: Final = "duel"
"""The word for a whole game with decks."""
USUAL_DECKS: Final = ("brissa", "roland")
"""The starter decks of a duel in which nobody names any."""
HUMAN: Final = "human"
RANDOM: Final = "random"
GENTLE: Final = "gentle"
GREEDY: Final = "greedy"
PLAYERS: Final = (HUMAN, RANDOM, GENTLE, GREEDY)
USUAL_EDITION: Final = {"en": "en2", "fr": "fr1", "de": "de1", "ru": "ru1"}


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
        help="a whole game with this deck: a starter deck or a file; given twice, both decks",
    )
    add_packs(verb)
    verb.add_argument("--terminal", action="store_true", help="in the terminal, not in the browser")
    verb.add_argument("--no-browser", action="store_true", help="tell the address, and open no browser")
    verb.add_argument(
        "--data",
        type=Path,
        metavar="FILE",
        help="keep games of the browser in this file; usually one in your data folder",
    )
    verb.add_argument("--edition", help="the printing: ru1, de1, fr1 or en2; usually that of the language")
    verb.add_argument(
        "--seats",
        help="two of human, random, gentle, greedy, such as human,gentle; in the terminal also a file with "
        "a player of your own, such as human,mine.py",
    )
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.add_argument("--seed", help="a number or a word: the same seed has the same dice")
    verb.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file as it goes on")
    verb.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    verb.add_argument("--without-rules", action="store_true", help="do not name the rules behind each line")
    verb.add_argument("--without-odds", action="store_true", help="do not tell the odds where dice are split")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Begin or resume a game and play it to its end, or until somebody quits."""
    from signum.cli.keeping import check_new
    from signum.cli.terminal import Terminal
    from signum.content.languages import known_language, language_of
    from signum.rulebooks import GAMES

    language = known_language(options.lang) if options.lang is not None else language_of()
    if options.list:
        words = GAMES.usual.words
        for name, about in POSITIONS.items():
            print(f"{name}: {words.say(language, about)}")
        print(f"{DUEL}: {words.say(language, 'play-position-duel')}")
        _list_decks(language)
        return DONE
    if not options.terminal:
        from signum.cli.browser import play

        return play(options, language)
    if options.save is not None:
        check_new(options.save, options.resume)
    match = _resumed(options) if options.resume is not None else _begun(options, language)
    computers = {
        seat: _computer(name, seat, options.seed) for seat, name in enumerate(match.players) if name != HUMAN
    }
    terminal = Terminal(
        match,
        language,
        computers,
        # Whoever resumes a game goes on in its file.
        save_to=options.save if options.save is not None else options.resume,
        cites_rules=not options.without_rules,
        tells_odds=not options.without_odds,
    )
    terminal.play()
    return INTERRUPTED if terminal.interrupted else DONE


def _begun(options: Namespace, language: str) -> "Match":
    from signum.rulebooks import GAMES

    if options.deck or options.file == DUEL:
        return _duel(options, language)
    if options.pack:
        raise Mistake("--pack is for games with decks: add duel or --deck, or leave it out")
    scenario = _scenario(options.file)
    edition = _edition(options.edition, language, scenario.editions)
    rules = GAMES.rules(scenario.game, edition)
    start, _ = rules.position(scenario.position)
    return _match(options, rules, start, RANDOM)


def _duel(options: Namespace, language: str) -> "Match":
    """A whole game of two decks, from the roll for who begins (C-SETUP-01)."""
    from signum.classic.cards.named_decks import deck_called
    from signum.classic.cards.packs import with_packs
    from signum.classic.cards.sets import shipped
    from signum.classic.chapters.cards.decks import IllegalDeck, start_of_duel
    from signum.classic.editions import EDITIONS
    from signum.classic.telling.deck_telling import DeckTelling
    from signum.rulebooks import GAMES

    if options.file not in (None, DUEL):
        raise Mistake("a game with decks begins with setting up; leave the position out, or leave --deck out")
    named = options.deck or []
    if len(named) > len(USUAL_DECKS):
        raise Mistake("--deck: two play this game, so name at most two decks")
    cards = with_packs(shipped(), options.pack)
    edition = _edition(options.edition, language, tuple(EDITIONS))
    wanted = [*named, *[one for one in USUAL_DECKS if one not in named]][: len(USUAL_DECKS)]
    decks = [deck_called(one, cards) for one in wanted]
    try:
        start = start_of_duel([one.deck for one in decks], cards, EDITIONS[edition])
    except IllegalDeck as illegal:
        telling = DeckTelling(language, cards)
        told = [telling.verdict(decks[illegal.seat].name, edition, illegal.broken)]
        raise Mistake("\n  ".join([*told, *map(telling.refusal, illegal.broken)])) from None
    return _match(options, GAMES.rules("classic", edition), start, GREEDY)


def _match(options: Namespace, rules: "Rules", start: "Start", opponent: str) -> "Match":
    """A game that begins so; without --seats a person plays against this computer player."""
    from secrets import token_hex

    from signum.engine.chance import seed_of
    from signum.table.match import Match

    usual = f"{HUMAN},{opponent}"
    seats = seats_named(usual if options.seats is None else options.seats, rules.seats(start.state))
    secret = seed_of(options.seed if options.seed is not None else token_hex(16))
    return Match(rules, start, secret=secret, players=seats)


def _list_decks(language: str) -> None:
    from signum.classic.cards.sets import shipped
    from signum.classic.cards.starter_decks import starter_decks
    from signum.classic.telling.deck_telling import DeckTelling

    telling = DeckTelling(language, shipped())
    for id, listed in starter_decks().items():
        hero = telling.name(listed.deck.hero)
        print(f"--deck {id}: {telling.say('telling-deck-title', deck=listed.name, hero=hero)}")


def _resumed(options: Namespace) -> "Match":
    """The saved game; who plays may change, the printing and the position cannot."""
    from signum.rulebooks import GAMES
    from signum.table import record as records
    from signum.table.match import Match

    for name, given in (
        ("position", options.file),
        ("edition", options.edition),
        ("deck", options.deck),
        ("pack", options.pack or None),
    ):
        if given is not None:
            raise Mistake(f"a saved game has its own {name}; leave {name} out, or leave --resume out")
    match = Match.resume(records.contents(options.resume), GAMES)
    if match.secret is None:
        raise Mistake("the dice of this game are thrown by hand, which the terminal cannot do yet")
    known = len(match.players) == match.seats and all(map(_can_play, match.players))
    if options.seats is not None or not known:
        usual = f"{HUMAN},{RANDOM}"
        match.players = seats_named(usual if options.seats is None else options.seats, match.seats)
    return match


def _scenario(word: str | None) -> "Scenario":
    """A position by its name, or a scenario file."""
    from importlib.resources import files

    from signum.content.source import parse
    from signum.content.spelling import not_known
    from signum.rulebooks import GAMES
    from signum.table.scenario import read
    from signum.table.scenario.reading import scenario

    name = word if word is not None else next(iter(POSITIONS))
    if name in POSITIONS:
        shipped = files("signum") / "data" / "classic" / "positions" / f"{name}.yaml"
        return scenario(parse(shipped.read_bytes(), shipped.name), GAMES)
    if not Path(name).suffix and not Path(name).exists():
        raise Mistake(f"position: {not_known(name, (*POSITIONS, DUEL))}; or name a scenario file")
    return read(name, GAMES)


def _edition(wanted: str | None, language: str, known: tuple[str, ...]) -> str:
    from signum.content.spelling import not_known

    if wanted is None:
        usual = USUAL_EDITION[language]
        return usual if usual in known else known[-1]
    if wanted not in known:
        raise Mistake(f"edition: {not_known(wanted, known)}")
    return wanted


def seats_named(text: str, count: int) -> tuple[str, ...]:
    """Who plays, by the words of --seats."""
    from signum.content.spelling import not_known
    from signum.players.own import check_player, is_file

    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if is_file(name):
            check_player(name, {})
        elif name not in PLAYERS:
            raise Mistake(f"--seats: {not_known(name, PLAYERS)}")
    if len(names) != count:
        raise Mistake(f"--seats: {count} play this game, so name {count}, such as {HUMAN},{GREEDY}")
    return names


def _can_play(name: str) -> bool:
    """Whether this player of a saved game is known, or its file is still there."""
    from signum.players.own import is_file

    return name in PLAYERS or (is_file(name) and Path(name).is_file())


def _computer(name: str, seat: int, seed: str | None) -> "Player":
    from secrets import token_hex

    from signum.players.own import player_called
    from signum.rulebooks import GAMES

    makers = GAMES["classic"].players
    return player_called(name, f"{seat} {seed if seed is not None else token_hex(16)}", makers)
