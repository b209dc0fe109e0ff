"""`signum play --terminal`: a game in the terminal, in plain lines that a screen reader reads well."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signum.cli import DONE, Verbs
from signum.content.mistakes import Mistake

if TYPE_CHECKING:
    from signum.players import Player
    from signum.table.match import Match
    from signum.table.scenario import Scenario

FIRST_FIGHT: Final = "first-fight.yaml"
HUMAN: Final = "human"
RANDOM: Final = "random"
PLAYERS: Final = (HUMAN, RANDOM)
USUAL_EDITION: Final = {"en": "en2", "fr": "fr1", "de": "de1", "ru": "ru1"}


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "play",
        help="play a game",
        description="A game in the terminal: answer by number, or type help at any question.",
    )
    verb.add_argument("file", nargs="?", metavar="FILE", help="a position to begin with: a scenario file")
    verb.add_argument("--terminal", action="store_true", help="in the terminal, not in the browser")
    verb.add_argument("--edition", help="the printing: ru1, de1, fr1 or en2; usually that of the language")
    verb.add_argument("--seats", help="who plays, such as human,random or human,human")
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.add_argument("--seed", help="a number or a word: the same seed has the same dice")
    verb.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file as it goes on")
    verb.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    verb.add_argument("--without-rules", action="store_true", help="do not name the rules behind each line")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Begin or resume a game and play it to its end, or until somebody quits."""
    from signum.cli.terminal import Terminal, is_record
    from signum.content.words import known_language, language_of, say

    language = known_language(options.lang) if options.lang is not None else language_of()
    if options.save is not None and options.save.exists() and not is_record(options.save):
        raise Mistake(f"{options.save} is there already and is no saved game; choose another name")
    match = _resumed(options) if options.resume is not None else _begun(options, language)
    if not options.terminal:
        print(say(language, "play-no-browser-yet"))
    computers = {
        seat: _computer(seat, options.seed) for seat, name in enumerate(match.players) if name != HUMAN
    }
    cites_rules = not options.without_rules
    Terminal(match, language, computers, save_to=options.save, cites_rules=cites_rules).play()
    return DONE


def _begun(options: Namespace, language: str) -> "Match":
    from secrets import token_hex

    from signum.engine.chance import seed_of
    from signum.table.games import rules_of
    from signum.table.match import Match

    scenario = _scenario(options.file)
    edition = _edition(options.edition, language, scenario.editions)
    rules = rules_of(scenario.game, edition)
    start, _ = rules.position(scenario.position)
    seats = _seats(options.seats or f"{HUMAN},{RANDOM}", rules.seats(start.state))
    secret = seed_of(options.seed if options.seed is not None else token_hex(16))
    return Match(rules, start, secret=secret, players=seats)


def _resumed(options: Namespace) -> "Match":
    """The saved game; who plays may change, the printing and the position cannot."""
    from signum.table.match import Match

    for name in ("file", "edition"):
        if getattr(options, name) is not None:
            raise Mistake(f"a saved game has its own {name}; leave {name} out, or leave --resume out")
    match = Match.resume(options.resume.read_bytes())
    if match.secret is None:
        raise Mistake("the dice of this game are thrown by hand, which the terminal cannot do yet")
    known = len(match.players) == match.seats and set(match.players) <= set(PLAYERS)
    if options.seats is not None or not known:
        match.players = _seats(options.seats or f"{HUMAN},{RANDOM}", match.seats)
    return match


def _scenario(file: str | None) -> "Scenario":
    from importlib.resources import files

    from signum.content.source import parse
    from signum.table.scenario import read
    from signum.table.scenario.reading import scenario

    if file is not None:
        return read(file)
    first = files("signum") / "data" / "positions" / FIRST_FIGHT
    return scenario(parse(first.read_bytes(), FIRST_FIGHT))


def _edition(wanted: str | None, language: str, known: tuple[str, ...]) -> str:
    from signum.content.spelling import not_known

    if wanted is None:
        usual = USUAL_EDITION[language]
        return usual if usual in known else known[-1]
    if wanted not in known:
        raise Mistake(f"edition: {not_known(wanted, known)}")
    return wanted


def _seats(text: str, count: int) -> tuple[str, ...]:
    from signum.content.spelling import not_known

    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if name not in PLAYERS:
            raise Mistake(f"--seats: {not_known(name, PLAYERS)}")
    if len(names) != count:
        raise Mistake(f"--seats: {count} play this game, so name {count}, such as {HUMAN},{RANDOM}")
    return names


def _computer(seat: int, seed: str | None) -> "Player":
    from secrets import token_hex

    from signum.players.random import random_player

    return random_player(f"{seat} {seed if seed is not None else token_hex(16)}")
