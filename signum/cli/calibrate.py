"""`signum calibrate`: whether the chance to win that an analysis tells comes true."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from signum.cli import DONE, INTERRUPTED, Verbs
from signum.cli.bulk import Progress, add_options, check, check_horizon, counted, decks_in, names_in
from signum.cli.games import game_of, words_of
from signum.content.mistakes import Mistake

if TYPE_CHECKING:
    from signum.lab.simulation import LineUp
    from signum.table.rulebook import Rulebook

TURNS_A_GAME: Final = 2
CONTINUATIONS: Final = 4
MOST: Final = 1000
HORIZON: Final = 4
"""The turns of all continuations in a new file of weights."""


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser(
        "calibrate",
        help="whether the chance to win that an analysis tells comes true",
        description="Games between computer players. At some turns of each the chance to win is estimated as "
        "an analysis does it, and compared with the end of the game.",
    )
    decks = "a starter deck or a file; else all starter decks"
    add_options(verb, games="how many (200)", decks=decks, saves=False)
    verb.add_argument(
        "--at", type=int, default=TURNS_A_GAME, metavar="N", help=f"turns of a game ({TURNS_A_GAME})"
    )
    verb.add_argument(
        "--continuations", type=int, default=CONTINUATIONS, metavar="N", help=f"a turn ({CONTINUATIONS})"
    )
    verb.add_argument(
        "--horizon",
        type=int,
        metavar="N",
        help="value continuations after N turns instead of the usual number; 0 plays them to the end",
    )
    verb.add_argument(
        "--fit",
        type=Path,
        metavar="FILE",
        help="estimate nothing; write weights for positions that fit these games best",
    )
    verb.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="write each game there, and go on where the file ends; the figures count all its games",
    )
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play, estimate, and print the figures; an interrupt prints those of the games so far."""
    import msgspec

    from signum.lab.calibration import Prediction, all_predicted, calibration_of, told
    from signum.lab.kept_predictions import KeptPredictions
    from signum.lab.simulation import LineUp, decks_by_number
    from signum.rulebooks import GAMES

    check(options)
    game, mode = game_of(options)
    sides, names = game.modes[mode].sides, names_in(options, game)
    if len(names) != len(sides):
        raise Mistake(f"--seats: {counted(len(sides))} play this game, so name {counted(len(sides))}")
    for name, number in (("--at", options.at), ("--continuations", options.continuations)):
        if not 0 < number <= MOST:
            raise Mistake(f"{name} takes a number from 1 to {MOST}, not {number}")
    check_horizon(options.horizon)
    decks = decks_in(options, game, mode)
    line_ups = [
        LineUp(
            number=number,
            seed=f"{options.seed} {number}",
            game=game.name,
            mode=mode,
            edition=options.edition,
            players=names,
            decks=decks_by_number(decks, number, len(sides)) if decks else (),
            evaluations=options.evaluations,
            most_turns=options.turns,
            map=options.map,
            packs=tuple(options.pack),
            words=words_of(options),
        )
        for number in range(options.games)
    ]
    if options.fit is not None:
        return _fit(options, game, line_ups)
    kept = None if options.keep is None else KeptPredictions(options.keep, _settings(options, mode))
    found: dict[int, Sequence[Prediction]] = {} if kept is None else dict(kept.games)
    line_ups = [one for one in line_ups if one.number not in found]
    progress, done, code = Progress(len(line_ups)), 0, DONE
    try:
        every = all_predicted(
            line_ups, GAMES, options.at, options.continuations, options.jobs, options.horizon
        )
        for line_up, those in zip(line_ups, every, strict=True):
            found[line_up.number] = those
            if kept is not None:
                kept.add(line_up.number, those)
            progress.show(done := done + 1)
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        progress.clear()
    predictions = [one for number in sorted(found) for one in found[number]]
    calibration = calibration_of(predictions)
    if options.json:
        content = {"calibration": calibration, "predictions": predictions}
        print(msgspec.json.format(msgspec.json.encode(content), indent=2).decode())
    else:
        print("\n".join([f"{options.edition}, seed {options.seed}", *told(calibration)]))
    return code


def _settings(options: Namespace, mode: str) -> dict[str, Any]:
    """All that decides the predictions of a game beside its number."""
    return {
        "game": options.game or "",
        "mode": mode,
        "edition": options.edition,
        "seats": options.seats,
        "decks": options.deck,
        "map": options.map,
        "seed": options.seed,
        "turns": options.turns,
        "evaluations": options.evaluations,
        "at": options.at,
        "continuations": options.continuations,
        "horizon": options.horizon,
    }


def _fit(options: Namespace, game: "Rulebook", line_ups: "Sequence[LineUp]") -> int:
    """Write the weights that fit the games best."""
    from signum.lab.fitting import Example, all_examples, fitted, log_loss, written_model
    from signum.players.position_model import PositionModel, model_in
    from signum.rulebooks import GAMES

    progress, examples = Progress(len(line_ups)), list[Example]()
    for done, those in enumerate(all_examples(line_ups, GAMES, options.jobs), 1):
        examples += those
        progress.show(done)
    progress.clear()
    if not examples:
        raise Mistake("--fit: this mode of the game has no figures to fit weights to")
    weights, before = fitted(examples), model_in(game.folder)
    horizon = options.horizon or (HORIZON if before is None else before.horizon)
    model = PositionModel(weights, horizon, HORIZON if before is None else before.horizon_of_choices)
    try:
        options.fit.write_text(written_model(model), encoding="utf-8")
    except OSError as error:
        raise Mistake(f"--fit: {options.fit} could not be written: {error.strerror}") from None
    print(f"{len(examples)} turns of {len(line_ups)} games, log loss {log_loss(weights, examples):.3f}")
    return DONE
