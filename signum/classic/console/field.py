"""`signum field draw SCENARIO`: a picture of a table with measurements."""

import sys
from argparse import Namespace
from pathlib import Path

from signum.table.verbs import DONE, Verbs, tell


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser("field", help="draw a table")
    verb.set_defaults(run=lambda options: tell(verb))
    parts = verb.add_subparsers(title="parts", metavar="PART")
    draw_part = parts.add_parser("draw", help="write an SVG of a scenario's table")
    draw_part.add_argument("scenario", metavar="SCENARIO", help="a scenario file")
    draw_part.add_argument("--edition", help="the printing; the scenario's first without it")
    draw_part.add_argument("--creature", metavar="NAME", help="show where it can go and whom it sees")
    draw_part.add_argument("--to", metavar="X,Y", help="show its way to a place, in centimetres")
    draw_part.add_argument("--steps", type=int, default=0, metavar="N", help="play so many steps first")
    draw_part.add_argument("-o", "--output", metavar="FILE", help="where to; without it to standard output")
    draw_part.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Read, play the steps, draw, write."""
    from signum.classic.positions.picture import picture
    from signum.classic.rulebook import CLASSIC
    from signum.content.mistakes import Mistake
    from signum.content.spelling import not_known
    from signum.table.games import Games
    from signum.table.scenario import ScenarioPlayer, read

    games = Games.of(CLASSIC)
    scenario = read(options.scenario, games)
    edition = options.edition or scenario.editions[0]
    if edition not in scenario.editions:
        raise Mistake(f"edition: {not_known(edition, scenario.editions)}")
    player = ScenarioPlayer(scenario, edition, games)
    for step in scenario.steps[: max(0, options.steps)]:
        player.play(step)
    game = player.match.run.game
    names = {id: name for name, id in player.ids.items()}
    mover = None
    if options.creature is not None:
        standing = [name for name, id in player.ids.items() if id in game.state.creatures]
        if options.creature not in standing:
            raise Mistake(f"creature: {not_known(options.creature, standing)}")
        mover = game.creature(player.ids[options.creature])
    elif options.to is not None:
        raise Mistake("--to needs --creature: say who goes there")
    svg = picture(game, names, mover, _place(options.to))
    if options.output is None:
        sys.stdout.write(svg)
    else:
        Path(options.output).write_text(svg, encoding="utf-8")
    return DONE


def _place(text: str | None) -> tuple[int, int] | None:
    from fractions import Fraction

    from signum.content.mistakes import Mistake

    if text is None:
        return None
    try:
        x, y = (Fraction(one.strip()) * 1_000 for one in text.split(","))
    except (ValueError, ZeroDivisionError):
        raise Mistake(f"--to takes two lengths in centimetres such as 30,25.5, not {text!r}") from None
    return round(x), round(y)
