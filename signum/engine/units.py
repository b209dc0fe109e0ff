"""The meaning of plain numbers and texts: a field of an event or an option declares it in its type.

`limit: Limit` is a length and `dice: Count` is not, though both are whole numbers. A domain costs nothing
while a game is played; scenario files, messages and TypeScript read it from the type. A game adds its own
domains.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct, inspect

from signum.engine.records import struct_of

Types: TypeAlias = Mapping[str, inspect.Type]
"""The types of named values: of the fields of a class, or of the facts of a question or refusal."""


class Domain(Struct, frozen=True):
    """One meaning of plain values. Its name is also the name of its type in TypeScript."""

    name: str

    @property
    def meta(self) -> Meta:
        """Its mark in a type: `Annotated[int, domain.meta]`."""
        return Meta(extra={"domain": self})


COUNT: Final = Domain("Count")
WORD: Final = Domain("Word")
SEAT: Final = Domain("Seat")
SIDE: Final = Domain("Side")
THING: Final = Domain("ThingId")
CARD: Final = Domain("CardId")
ABILITY: Final = Domain("AbilityId")
RULE: Final = Domain("RuleId")
FACES: Final = Domain("Faces")
DECK_ORDER: Final = Domain("DeckOrder")
LENGTH: Final = Domain("Length")
LIMIT: Final = Domain("Limit")
GAP: Final = Domain("Gap")
POINT: Final = Domain("Point")
HEXES: Final = Domain("Hexes")

Count: TypeAlias = Annotated[int, COUNT.meta]
"""A number of things, or a number in a sequence."""
Word: TypeAlias = Annotated[str, WORD.meta]
"""A word of a closed list; messages choose by it."""
Seat: TypeAlias = Annotated[int, SEAT.meta]
Side: TypeAlias = Annotated[int, SIDE.meta]
"""Seats that win and lose together. Where each plays for itself, side and seat have one number."""
ThingId: TypeAlias = Annotated[int, THING.meta]
"""Anything in play, by its number."""
CardId: TypeAlias = Annotated[str, CARD.meta]
AbilityId: TypeAlias = Annotated[str, ABILITY.meta]
RuleId: TypeAlias = Annotated[str, RULE.meta]
Faces: TypeAlias = Annotated[tuple[str, ...], FACES.meta]
"""Dice as they lie."""
DeckOrder: TypeAlias = Annotated[tuple[CardId, ...], DECK_ORDER.meta]
"""The cards of a deck; all seats learn only their number."""
Length: TypeAlias = Annotated[int, LENGTH.meta]
"""A measured length on the plane, in hundredths of a millimetre."""
Limit: TypeAlias = Annotated[int, LIMIT.meta]
"""A length that a rule allows, in the same unit."""
Gap: TypeAlias = Annotated[int, GAP.meta]
"""The length between two things, in the same unit."""
Point: TypeAlias = Annotated[tuple[int, int], POINT.meta]
"""A place on the plane, in the same unit."""
Hexes: TypeAlias = Annotated[int, HEXES.meta]
"""A length on a field of hexes."""


def domain_of(of: inspect.Type) -> Domain | None:
    """The domain that a type declares, if any."""
    if isinstance(of, inspect.Metadata) and of.extra is not None:
        found: Domain | None = of.extra.get("domain")
        return found
    return None


@cache
def fields_of(kind: type) -> Types:
    """The fields of an event or an option with their types."""
    info = inspect.type_info(struct_of(kind))
    assert isinstance(info, inspect.StructType)
    return {field.encode_name: field.type for field in info.fields}


def types_of(facts: Mapping[str, Any]) -> Types:
    """Declared facts with their types."""
    return {name: inspect.type_info(one) for name, one in facts.items()}


def without_domain(of: inspect.Type) -> bool:
    """Whether a type holds a number or a text without a domain."""
    if domain_of(of) is not None:
        return False
    match of:
        case inspect.IntType() | inspect.FloatType() | inspect.StrType():
            return True
        case inspect.Metadata(inner) | inspect.VarTupleType(inner) | inspect.ListType(inner):
            return without_domain(inner)
        case inspect.TupleType(several) | inspect.UnionType(several):
            return any(map(without_domain, several))
        case inspect.DictType(_, inner):
            return without_domain(inner)
        case _:
            return False
