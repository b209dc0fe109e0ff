"""The threats of all enemies, for the field and to be read out."""

from signum.classic.findings.position import KnownPosition
from signum.classic.findings.threats import Threat, threats
from signum.classic.screen.wire import Threaten, Threats
from signum.classic.telling.telling import Telling

FIRST_SEAT = 0
"""Spectators look with the eyes of the first seat."""


def threatened(position: KnownPosition, telling: Telling, wanted: Threaten) -> Threats:
    """The reply."""
    found = tuple(threats(position, FIRST_SEAT if position.seat is None else position.seat))
    return Threats(wanted.number, position.number, found, _words(telling, found))


def _words(telling: Telling, found: tuple[Threat, ...]) -> str:
    """Each creature in danger with the enemies that could attack it, in melee and from afar."""
    told: list[str] = []
    names = telling.names
    for id in dict.fromkeys([id for one in found for id in (*one.in_melee, *one.from_afar)]):
        near = [names.spoken(one.creature) for one in found if id in one.in_melee]
        far = [names.spoken(one.creature) for one in found if id in one.from_afar]
        told.append(
            telling.say(
                "finding-threatened",
                name=names.spoken(id),
                near=names.joined(near),
                far=names.joined(far),
                how="both" if near and far else "near" if near else "far",
            )
        )
    return " ".join(told) or telling.say("finding-no-threats")
