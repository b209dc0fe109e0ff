"""Numbers and texts of events, options and facts say what they mean."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Annotated

import pytest
from msgspec import Struct, inspect

import signum
from signum.engine.events import Event
from signum.engine.questions import Option
from signum.engine.units import (
    HEXES,
    LENGTH,
    Count,
    Domain,
    Hexes,
    Length,
    ThingId,
    domain_of,
    fields_of,
    without_domain,
)


def kinds() -> Iterator[type[Struct]]:
    """Every event and option of the program."""
    for module in walk_packages(signum.__path__, "signum."):
        if not module.name.startswith(("signum.server", "signum.__main__")):
            import_module(module.name)
    waiting: list[type[Struct]] = [Event, Option]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("signum."):
            yield kind


def test_every_number_and_text_of_an_event_or_option_says_what_it_means() -> None:
    bare = [
        f"{kind.__name__}.{name}"
        for kind in kinds()
        for name, found in fields_of(kind).items()
        if without_domain(found)
    ]
    assert bare == [], "say its domain in its type: a Count, a Length, a CreatureId ..."


@pytest.mark.parametrize("bare", [int, str, int | None, tuple[int, ...], tuple[Count, str], dict[str, int]])
def test_a_bare_number_or_text_is_found_wherever_it_stands(bare: object) -> None:
    assert without_domain(inspect.type_info(bare))


@pytest.mark.parametrize(
    "named", [Count, ThingId | None, tuple[Length, ...], bool, Annotated[int, HEXES.meta]]
)
def test_a_value_with_a_domain_and_a_flag_need_no_more(named: object) -> None:
    assert not without_domain(inspect.type_info(named))


def test_a_type_tells_its_domain() -> None:
    assert domain_of(inspect.type_info(Length)) == LENGTH
    assert domain_of(inspect.type_info(Hexes)) == HEXES != LENGTH
    assert domain_of(inspect.type_info(int)) is None
    assert domain_of(inspect.type_info(Annotated[int, Domain("Own").meta])) == Domain("Own")
