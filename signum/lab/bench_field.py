"""The rows of the bench for the field: a full table on the plane, and a board of hexes."""

from signum.field.bench_boards import HexQueries
from signum.field.bench_tables import Queries, full_table
from signum.table.benchmarks import Work


def sight(bases: int = 16) -> Work:
    """Whether one base sees another."""
    queries = Queries(full_table(bases))
    return _counted(queries.sight, len(queries.sights))


def path(bases: int = 16) -> Work:
    """The shortest path of at most 25 cm, where the straight line is blocked."""
    queries = Queries(full_table(bases))
    return _counted(queries.path, len(queries.blocked))


def region(bases: int = 16) -> Work:
    """Whether a place can be reached within 25 cm."""
    queries = Queries(full_table(bases))
    return _counted(queries.region, len(queries.ways))


def contact(bases: int = 16) -> Work:
    """All listed places of contact with an enemy."""
    queries = Queries(full_table(bases))
    return _counted(queries.contact, len(queries.charges))


def hex_sight() -> Work:
    """Whether one creature sees another on a board of hexes."""
    queries = HexQueries()
    return _counted(queries.sight, len(queries.sights))


def hex_reach() -> Work:
    """All hexes that a creature reaches with a movement of 4."""
    queries = HexQueries()
    return _counted(queries.reach, len(queries.movers))


def hex_path() -> Work:
    """The shortest way to a hex at a distance of 4."""
    queries = HexQueries()
    return _counted(queries.path, len(queries.ways))


def _counted(ask: Work, questions: int) -> Work:
    """Return the number of questions asked, not the number answered with yes."""

    def batch() -> int:
        ask()
        return questions

    return batch
