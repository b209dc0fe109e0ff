"""Looking at a creature, and holding it over a hex."""

from collections.abc import Iterator
from typing import Any, Final

from signum.engine.questions import Option, Refusal
from signum.table.wire import Refused, Shown
from signum.warseer.chapters.activation import AttackIt
from signum.warseer.chapters.moving import Move, Run
from signum.warseer.chapters.phase import Activate
from signum.warseer.core.state import Creature
from signum.warseer.core.units import HexPlace
from signum.warseer.findings.activations import Acting
from signum.warseer.findings.position import KnownPosition
from signum.warseer.findings.reach import reached, threats
from signum.warseer.findings.sightlines import SeenTarget, seen_hexes, seen_targets
from signum.warseer.screen.screen_reader import ScreenReader
from signum.warseer.screen.wire import HexReached, Look, Reach, TargetShown, Try, Way

NOBODY: Final = "finding-nobody"


def nobody(teller: Any, number: int) -> Refused:
    """There is no such creature on the field."""
    return Refused(number, NOBODY, teller.say(NOBODY))


def not_now(position: KnownPosition, teller: Any, one: Creature) -> tuple[str, tuple[str, ...]]:
    """The reason why nothing can be done with a creature now; empty if it acts or could be activated."""
    if position.seat is None:
        return str(teller.say("server-only-watching")), ()
    if is_acting(position, one):
        return "", ()
    refusal = position.match.explain(position.seat, Activate(one.id))
    return ("", ()) if refusal is None else (str(teller.refusal(refusal)), refusal.cites)


def is_acting(position: KnownPosition, one: Creature) -> bool:
    """Whether the seat is asked what this creature does."""
    choice = position.choice
    return choice is not None and choice.kind == "act" and choice.subject == one.id


def look(position: KnownPosition, teller: Any, wanted: Look) -> Reach | Refused:
    """The reply to Look."""
    one = position.creature(wanted.creature)
    if one is None:
        return nobody(teller, wanted.number)
    reader, acting = ScreenReader(teller, position.game), position.acting(one.id)
    why, cites = not_now(position, teller, one)
    hexes = [
        HexReached(found.at, found.way, found.run, found.stops, reader.reached(found))
        for found in reached(acting, one.id)
    ]
    targets = [shown_target(reader, found) for found in seen_targets(acting, one.id)]
    threatening = threats(position.game, one)
    words = [f"{reader.creature(one)}.", f"{why}" if why else _actions(reader, hexes, targets)]
    words += [f"{target.words}." for target in targets]
    if threatening:
        names = ", ".join([reader.name(other.id) for other in threatening])
        words.append(str(teller.say("finding-threats", those=names)))
    return Reach(
        wanted.number,
        one.id,
        position.number,
        tuple(hexes),
        tuple(targets),
        tuple([other.id for other in threatening]),
        tuple(_others(teller, acting)),
        why,
        cites,
        " ".join([part for part in words if part]),
        seen_hexes(position.game, one),
    )


def _actions(reader: ScreenReader, hexes: list[HexReached], targets: list[TargetShown]) -> str:
    moves = sum(not one.run for one in hexes)
    able = sum(not one.why for one in targets)
    return str(reader.say("finding-actions", moves=moves, runs=len(hexes) - moves, targets=able))


def _others(teller: Any, acting: Acting) -> Iterator[Shown]:
    """Special abilities and feats; moves and attacks are shown on the board."""
    for option in acting.options():
        if not isinstance(option, Move | Run | AttackIt):
            yield Shown(option, teller.option(option))


def shown_target(reader: ScreenReader, found: SeenTarget) -> TargetShown:
    """An opponent as the browser gets it."""
    return TargetShown(
        found.creature,
        found.distance,
        found.range,
        found.line,
        found.blockers,
        AttackIt(found.creature),
        reader.why_not(found),
        () if found.refusal is None else found.refusal.cites,
        reader.target(found),
    )


# Holding it over a hex.


def way_of(position: KnownPosition, one: Creature, to: HexPlace) -> tuple[Option, Refusal | None]:
    """The move to a hex, or the run if no move leads there; with the reason if neither does."""
    refusal = position.explain(one.id, Move(to))
    if refusal is None:
        return Move(to), None
    return (Run(to), None) if position.explain(one.id, Run(to)) is None else (Move(to), refusal)


def attempt(position: KnownPosition, teller: Any, wanted: Try) -> Way | Refused:
    """The reply to Try."""
    one = position.creature(wanted.creature)
    if one is None:
        return nobody(teller, wanted.number)
    reader, to = ScreenReader(teller, position.game), tuple(wanted.to)
    why, cites = not_now(position, teller, one)
    option, refusal = way_of(position, one, (to[0], to[1]))
    if not why and refusal is not None:
        why, cites = str(teller.refusal(refusal)), refusal.cites
    if why:
        return Way(wanted.number, one.id, wanted.to, False, why, cites, (), None, (), why)
    found = next(each for each in reached(position.acting(one.id), one.id) if each.at == to)
    after = position.acting(one.id, option)
    targets = [] if found.stops else seen_targets(after, one.id)
    there = ScreenReader(teller, after.game)
    shown = tuple([shown_target(there, target) for target in targets])
    words = " ".join([reader.reached(found), *[f"{target.words}." for target in shown if not target.why]])
    return Way(wanted.number, one.id, wanted.to, True, "", (), found.way, option, shown, words)
