"""`signum analyse FILE`: the chance to win at each turn of a finished game, and its key moments."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signum.cli import DONE, Verbs
from signum.cli.bulk import check_horizon

if TYPE_CHECKING:
    from signum.players.eventful_turns import EventfulTurn
    from signum.players.reviews import DecisionReview, DeeperLook
    from signum.players.win_chances import TurnChances
    from signum.table.rulebook import Teller

GAMES_A_TURN: Final = 6
BAR: Final = 30
"""Signs of a bar for a certain win."""
COLUMN: Final = 20
"""Signs of the chance of one of several sides, with its interval."""
MOMENTS: Final = 5
ERROR: Final = "±"
MOST: Final = 100_000


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "analyse",
        help="the chance to win at each turn of a recorded game",
        description="The chance of each side to win at each turn, by continuations between the strongest "
        "computer players; each deals anew what the player to move cannot know. At the key moments, which "
        "choice was better and why, and what the dice gave or cost.",
    )
    verb.add_argument("file", type=Path, metavar="FILE", help="a game record")
    verb.add_argument(
        "--games", type=int, default=GAMES_A_TURN, metavar="N", help=f"continuations a turn ({GAMES_A_TURN})"
    )
    verb.add_argument(
        "--moments", type=int, default=MOMENTS, metavar="N", help=f"key moments at most ({MOMENTS})"
    )
    verb.add_argument(
        "--weigh",
        type=int,
        metavar="N",
        help="continuations of each choice at a key moment at most (28)",
    )
    verb.add_argument(
        "--deeper",
        type=int,
        default=0,
        metavar="N",
        help="where a choice is called better, compare it again by N times the continuations, played to the "
        "end of the game, and tell whether they agree",
    )
    verb.add_argument(
        "--horizon",
        type=int,
        metavar="N",
        help="value continuations after N turns instead of the usual number; 0 plays them to the end",
    )
    verb.add_argument("--seed", default="", help="another seed gives other continuations")
    verb.add_argument("--jobs", type=int, default=0, metavar="N", help="processes; usually one a core")
    verb.add_argument("--lang", help="en, fr, de or ru; usually the one this machine is set to")
    verb.add_argument("--json", action="store_true", help="print figures as JSON")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print a line for each turn, the key moments, and without a sure one the turns that changed most."""
    from signum.cli.analysing import analysed, executor, reviews_of
    from signum.content.languages import known_language, language_of
    from signum.content.mistakes import Mistake
    from signum.engine.records import encoded
    from signum.players.eventful_turns import eventful_turns
    from signum.players.key_moments import PAIRS
    from signum.players.win_chances import at_the_end
    from signum.rulebooks import GAMES
    from signum.table.resuming import resume
    from signum.table.scenario.report import record_contents

    for name, number, least in (
        ("--games", options.games, 1),
        ("--weigh", 1 if options.weigh is None else options.weigh, 1),
        ("--moments", options.moments, 0),
        ("--deeper", options.deeper, 0),
    ):
        if not least <= number <= MOST:
            raise Mistake(f"{name}: at least {least}, at most {MOST}")
    check_horizon(options.horizon)
    language = known_language(options.lang) if options.lang is not None else language_of()
    data = record_contents(options.file)
    match = resume(data, GAMES)
    book = GAMES[match.rules.name]
    telling = book.teller(match, language, None)
    weigh = options.weigh or PAIRS
    names = side_names(telling, match.rules.sides(match.run.game.state))
    with executor(options.jobs) as processes:
        turns, reviews, deeper = [], [], []
        has_errors = False
        if not options.json:
            print(telling.title())
            print("\n".join(heading(telling, names, options.games)))
        for turn in analysed(data, options.games, options.seed, processes, options.horizon):
            turns.append(turn)
            if not options.json:
                print(line_of(turn, names))
        most = options.moments
        for review, again in reviews_of(
            data, turns, weigh, options.seed, processes, language, most, options.deeper, options.horizon
        ):
            reviews.append(review)
            told = "\n".join(_told(review, telling, language))
            has_errors = has_errors or ERROR in told
            if not options.json:
                print(told)
            if again is not None:
                deeper.append((review, again))
                if not options.json:
                    print("  " + _deeper(again, telling))
    side_of = match.rules.sides(match.run.game.state)
    sure = [one for one in reviews if not one.probable]
    eventful = [] if sure or not turns else eventful_turns(turns, at_the_end(match), side_of)
    if options.json:
        looks = [{"step": review.step, "look": again} for review, again in deeper]
        found = {"turns": turns, "reviews": reviews, "deeper": looks, "eventful": eventful}
        print(encoded(found).decode())
    elif not turns:
        print(telling.say("analyse-no-turns"))
    elif most and not sure:
        print("\n" + telling.say("analyse-no-moments", count=len(eventful)))
        print("\n".join([eventful_line(one, telling, names) for one in eventful]))
    for is_sure in (True, False):
        those = [(one, again) for one, again in deeper if one.probable != is_sure]
        if those and not options.json:
            print("\n" + _agreed(those, telling, sure=is_sure))
    if (has_errors or eventful) and not options.json and most:
        print("\n" + telling.say("analyse-error"))
    return DONE


def eventful_line(turn: "EventfulTurn", telling: "Teller", names: "Sequence[str]") -> str:
    """A turn in which the chances moved much."""
    return telling.say(
        "analyse-eventful",
        turn=turn.turn,
        step=turn.step,
        name=names[turn.side],
        before=_percent(turn.before),
        after=_percent(turn.after),
        # Of the figures that stand beside it.
        change=f"{_percent(turn.after) - _percent(turn.before):+}",
        error=_percent(turn.error),
    )


def _agreed(pairs: "Sequence[tuple[DecisionReview, DeeperLook]]", telling: "Teller", *, sure: bool) -> str:
    """How often continuations to the end bear out that a choice was better, and by how much on average."""
    verdicts = [again.verdict for _, again in pairs]
    told = [one.lead for one, _ in pairs]
    return telling.say(
        "analyse-agreed",
        sure="yes" if sure else "no",
        moments=len(pairs),
        agrees=verdicts.count("agrees"),
        leans=verdicts.count("leans"),
        away=verdicts.count("leans-away"),
        disagrees=verdicts.count("disagrees"),
        better=_signed(sum([again.better for _, again in pairs]) / len(pairs)),
        told=_signed(sum(told) / len(pairs)),
    )


def _deeper(again: "DeeperLook", telling: "Teller") -> str:
    """What continuations to the end say of a choice that is called better."""
    better, error = _signed(again.better), _percent(again.error)
    return telling.say("analyse-deeper", games=again.games, better=better, error=error, verdict=again.verdict)


def _signed(share: float) -> str:
    return f"{_percent(share):+}"


def _told(review: "DecisionReview", telling: "Teller", language: str) -> "Iterator[str]":
    """A key moment in words: the decision, the choices with their chances, and the dice."""
    yield ""
    yield telling.say(
        "analyse-moment",
        turn=review.turn,
        step=review.step,
        name=telling.player(review.seat),
        sure="no" if review.probable else "yes",
        kind=f"probably-{review.kind}" if review.probable else review.kind,
        better=_percent(review.lead),
        error=_percent(review.error),
        games=review.games,
    )
    for way in review.ways:
        words = way.words.get(language, "")
        played = "yes" if way.played else "no"
        yield "  " + telling.say("analyse-way", chance=_percent(way.chance), words=words, played=played)
        if reasons := way.reasons.get(language, ""):
            yield f"         {reasons}"
    if review.dice_error:
        dice, error = _percent(abs(review.dice)), _percent(review.dice_error)
        gave = "yes" if review.dice >= 0 else "no"
        yield "  " + telling.say("analyse-dice", dice=dice, error=error, gave=gave)


def _percent(share: float) -> int:
    return round(100 * share)


def side_names(telling: "Teller", side_of: "Sequence[int]") -> list[str]:
    """Each side by the names of its players."""
    seats = [[seat for seat, one in enumerate(side_of) if one == side] for side in sorted(set(side_of))]
    return [telling.say("telling-and-last").join(map(telling.player, those)) for those in seats]


def heading(telling: "Teller", names: "Sequence[str]", games: int) -> "Iterator[str]":
    """What the lines tell: the chance of the first of two sides, or a column for each of more."""
    if len(names) == 2:
        yield telling.say("analyse-head", name=names[0], games=games)
        return
    yield telling.say("analyse-head", name=", ".join(names), games=games)
    yield "     " + "".join([f"{name:<{_width(name)}}" for name in names]).rstrip()


def line_of(one: "TurnChances", names: "Sequence[str]") -> str:
    """A turn with its chances, each with its interval."""
    if len(names) == 2:
        bar = "#" * round(BAR * one.chances[0])
        return f"{one.turn:4} {bar:<{BAR}} {_chance(one, 0)}"
    columns = [f"{_chance(one, side):<{_width(name)}}" for side, name in enumerate(names)]
    return f"{one.turn:4} {''.join(columns)}".rstrip()


def _chance(one: "TurnChances", side: int) -> str:
    low, high = one.intervals[side]
    return f"{100 * one.chances[side]:3.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def _width(name: str) -> int:
    return max(COLUMN, len(name) + 2)
