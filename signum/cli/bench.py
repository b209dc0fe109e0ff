"""`signum bench`: measure the speed, beside python-chess."""

from argparse import Namespace

from signum.cli import DONE, Verbs


def add(verbs: Verbs) -> None:
    """Describe the verb and its options."""
    verb = verbs.add_parser("bench", help="measure speed, beside python-chess")
    verb.add_argument("--json", action="store_true", help="print figures as JSON")
    verb.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="only this row; may be repeated"
    )
    verb.add_argument("--seconds", type=float, default=2.0, metavar="N", help="how long to measure each row")
    verb.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Measure and print."""
    import msgspec

    from signum.content.mistakes import Mistake
    from signum.lab.bench import benchmarks, measured
    from signum.rulebooks import GAMES
    from signum.server.benchmarks import server_benchmarks

    if not 0 < options.seconds <= 600:
        raise Mistake("--seconds takes a number above 0 and up to 600")
    figures = measured((*benchmarks(GAMES), *server_benchmarks(GAMES)), options.only, options.seconds)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
        return DONE
    width = max(map(len, figures))
    for name, figure in figures.items():
        ratio = "" if figure.ratio is None else f"{figure.ratio:8.2f} x "
        print(f"{name:{width}}  {figure.value:12,.1f} {figure.unit:12} {ratio}{figure.to}")
    return DONE
