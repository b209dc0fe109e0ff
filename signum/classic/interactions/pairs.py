"""Every pair of abilities that can meet, their situations, and how the rules combine them."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final

from msgspec import Struct

from signum.classic.abilities import GLOSSARY, STANDING
from signum.classic.folder import PRINTINGS, catalogue
from signum.classic.interactions.hooks import answered_attacks, looks_at, named_by, works_of
from signum.classic.interactions.situations import SITUATIONS, Situation, SituationStep
from signum.content.rules import GLOSSARY as GLOSSARY_CHAPTER
from signum.content.rules import rule
from signum.engine.abilities import OPPOSITE, Ability, Change, Trigger
from signum.engine.events import Event
from signum.engine.values import ADD, FORBID, Value

CHANGES: Final = "changes"
ANSWERS: Final = "answers"
INTERRUPTS: Final = "interrupts"
BY_RULE: Final = "by rule"
DOES: Final = "does"
USED: Final = "used"


class AbilityPart(Struct, frozen=True):
    """The part that an ability has in one step of a situation."""

    ability: str
    way: str
    value: Value[Any] | None = None
    event: type[Event] | None = None
    how: int = ADD
    whose: int = 0


class Meeting(Struct, frozen=True):
    """Two abilities at one situation, each at a step of it, and how they combine there."""

    pair: tuple[str, str]
    situation: str
    steps: tuple[int, int]
    how: str


@cache
def abilities() -> dict[str, list[Ability]]:
    """The declarations for each ability of the glossary: itself, its gifts, its substitutes."""
    known = [one.id for one in catalogue().values() if one.chapter == GLOSSARY_CHAPTER]
    found = {one: [ability for ability in _declared() if ability.id == one] for one in known}
    for id, own in found.items():
        gives = named_by(*[work for one in own for work in works_of(one)]).abilities
        found[id] = own + [GLOSSARY[one] for one in sorted(gives) if one not in known]
    return found


def printings(*ids: str) -> tuple[str, ...]:
    """The printings that have all of these abilities."""
    return tuple([one for one in PRINTINGS if all(rule(id).belongs_to(one) for id in ids)])


def parts(situation: Situation) -> tuple[tuple[AbilityPart, ...], ...]:
    """The abilities with a part in each step of a situation."""
    return tuple([tuple(dict.fromkeys(_parts(situation, step))) for step in situation.steps])


@cache
def meetings() -> tuple[Meeting, ...]:
    """Every pair of different abilities at every situation where they can meet, in the order of the steps."""
    found: dict[tuple[str, str, str], Meeting] = {}
    for situation in SITUATIONS:
        placed = [(at, part) for at, step in enumerate(parts(situation)) for part in step]
        of_doers = any(part.way == DOES for _, part in placed)
        for (at, one), (to, other) in combinations(placed, 2):
            first, second = one.ability, other.ability
            if first == second or not printings(first, second) or not _can_meet(one, other, of_doers):
                continue
            key = (situation.title, min(first, second), max(first, second))
            meeting = Meeting(
                (first, second), situation.title, (at + 1, to + 1), _combined(one, other, at == to)
            )
            if key not in found or (at == to and found[key].steps[0] != found[key].steps[1]):
                found[key] = meeting
    return tuple(found.values())


def met() -> dict[tuple[str, str], list[Meeting]]:
    """The meetings of each pair, the names of the pair in alphabetical order."""
    found: dict[tuple[str, str], list[Meeting]] = {}
    for meeting in meetings():
        first, second = sorted(meeting.pair)
        found.setdefault((first, second), []).append(meeting)
    return dict(sorted(found.items()))


def twice(id: str) -> str:
    """How two of one ability combine on one creature (C-ABL-01)."""
    from signum.classic.cards.keywords import has_figure, has_text

    if id == "A-ARMOUR":
        return "tokens add up (C-ABL-01)"
    if has_text(id):
        return "each text for itself; one text is there once (C-ABL-01)"
    return "the higher counts (C-ABL-01)" if has_figure(id) else "as once (C-ABL-01)"


def on_both_sides(id: str) -> str:
    """How an ability meets itself on the other side of a situation that has two."""
    if any(change.whose == OPPOSITE for one in abilities()[id] for change in one.all_changes):
        return "each acts on the other side"
    answering = any(one.befores or one.afters for one in abilities()[id])
    return "the active player's comes first (C-ABL-07)" if answering else "each for its own side"


def _declared() -> list[Ability]:
    return [*GLOSSARY.values(), *STANDING]


def _parts(situation: Situation, step: SituationStep) -> Iterator[AbilityPart]:
    for id, all_of_it in abilities().items():
        for ability in all_of_it:
            yield from (_changing(id, one) for one in ability.all_changes if one.value in step.values)
            yield from _answering(id, ability, situation, step)
        looking = step.looks_at and any(looks_at(one, step.looks_at) for one in all_of_it)
        if id in step.by_rule or looking:
            yield AbilityPart(id, BY_RULE)
        first = step is situation.steps[0]
        if id in step.done_by or (first and _does(all_of_it, situation.done)):
            yield AbilityPart(id, DOES)
        if first and situation.used and any(one.activations or one.aims for one in all_of_it):
            yield AbilityPart(id, USED)


def _does(all_of_it: Sequence[Ability], values: Sequence[Value[Any]]) -> bool:
    """Whether the effect of an ability depends on one of these values."""
    touched = named_by(*[work for one in all_of_it for work in works_of(one)]).touched
    return not touched.isdisjoint(values)


def _changing(id: str, change: Change[Any]) -> AbilityPart:
    return AbilityPart(id, CHANGES, change.value, how=change.how, whose=change.whose)


def _answering(id: str, ability: Ability, situation: Situation, step: SituationStep) -> Iterator[AbilityPart]:
    for way, triggers in ((INTERRUPTS, ability.befores), (ANSWERS, ability.afters)):
        for trigger in triggers:
            if trigger.kind in step.events and _concerns(trigger, situation):
                yield AbilityPart(id, way, event=trigger.kind)


def _concerns(trigger: Trigger, situation: Situation) -> bool:
    """Whether an answer can be about the situation; answers to other kinds of attacks are not."""
    attacks = answered_attacks(trigger)
    return not attacks or not situation.attacks or bool(attacks & situation.attacks)


def _can_meet(one: AbilityPart, other: AbilityPart, of_doers: bool) -> bool:
    """An acting ability meets those it acts on; others meet only at one value."""
    if not of_doers or (one.value is not None and one.value is other.value):
        return True
    return (one.way == DOES) != (other.way == DOES)


def _combined(one: AbilityPart, other: AbilityPart, same_step: bool) -> str:
    """How two parts of a situation combine."""
    if DOES in (one.way, other.way):
        return _done(one, other)
    if one.value is not None and one.value is other.value:
        return _same_value(one, other)
    if one.event is not None and one.event is other.event:
        if one.way == other.way:
            return "order by C-ABL-07"
        return "interrupts before the other answers"
    if USED == one.way == other.way:
        return "one of the two in an activation (C-ACT-01)"
    return "both apply" if same_step else "in the order of the steps"


def _done(one: AbilityPart, other: AbilityPart) -> str:
    """The combination of an effect with an ability that changes it, forbids it or has a rule about it."""
    if FORBID in (one.how, other.how):
        return "one does what the other forbids"
    if BY_RULE in (one.way, other.way):
        return "one does it, the other's rule decides"
    return "one does what the other changes"


def _same_value(one: AbilityPart, other: AbilityPart) -> str:
    if one.whose != other.whose:
        return "both apply, each from its side"
    if one.how == ADD and other.how == ADD:
        return "add up"
    if ADD in (one.how, other.how):
        return "what adds is added first, then set"
    if one.how == other.how:
        return "one is enough"
    return _contradiction(printings(one.ability, other.ability))


def _contradiction(editions: Sequence[str]) -> str:
    rules = [id for id in ("C-DRG-02", "C-DRG-03") if any(rule(id).belongs_to(one) for one in editions)]
    said = {"C-DRG-02": "the last one holds (C-DRG-02)", "C-DRG-03": "the negative one holds (C-DRG-03)"}
    return "contradiction: " + ", ".join(said[id] for id in rules)
