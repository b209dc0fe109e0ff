"""The rows of the bench that ask the plane: sight, paths, regions and contact on a full table."""

from collections.abc import Callable

from signum.field.bench_tables import Queries, full_table

Work = Callable[[], int]


def sight(bases: int = 16) -> Work:
    """Whether one base sees another."""
    queries = Queries(full_table(bases))
    return _counted(queries.sight, len(queries.sights))


def path(bases: int = 16) -> Work:
    """The shortest way of at most 25 cm, where the straight one is blocked."""
    queries = Queries(full_table(bases))
    return _counted(queries.path, len(queries.blocked))


def region(bases: int = 16) -> Work:
    """Whether a place can be reached within 25 cm."""
    queries = Queries(full_table(bases))
    return _counted(queries.region, len(queries.ways))


def contact(bases: int = 16) -> Work:
    """All places worth naming at which an enemy is met."""
    queries = Queries(full_table(bases))
    return _counted(queries.contact, len(queries.charges))


def _counted(ask: Work, questions: int) -> Work:
    """A batch says how many questions it asked, not how many were answered with yes."""

    def batch() -> int:
        ask()
        return questions

    return batch
