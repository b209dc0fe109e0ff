"""docs/interactions.md: where abilities meet, how they combine, and which scenario shows it."""

from collections.abc import Iterable, Iterator

from signum.classic.folder import PRINTINGS
from signum.classic.interactions.judged import Judged, judged
from signum.classic.interactions.pairs import (
    Meeting,
    abilities,
    meetings,
    met,
    on_both_sides,
    parts,
    printings,
    twice,
)
from signum.classic.interactions.situations import SITUATIONS, Situation
from signum.content.rules import rule

INTRODUCTION = """\
# When abilities meet

Which abilities can touch the same roll, the same value or the same event, and what comes of it. This page
is made by `signum rules interactions --write docs/interactions.md` from what each ability declares; `signum
rules show A-VETERAN` prints a rule. An arrow leads to a scenario that plays the pair through.

How two abilities combine, if nothing else is said:

- **In the order of the steps.** Each situation below is a row of steps, in the order of play. Abilities of
  different steps both apply, the earlier one first, and the later one finds what the earlier one left.
- **Add up.** Values of different names that say *more* or *less* are added; below zero is zero (C-DRG-01).
  Of one name the higher counts, and a figure with a plus adds to one that is there (C-ABL-01).
- **One is enough.** Two abilities that say the same of a value do not say it louder.
- **Contradiction.** In the first edition the one applied last holds (C-DRG-02), in the second the one that
  cancels or harms (C-DRG-03).
- **Order by C-ABL-07.** Effects of one moment are put in order by the player who controls them; the active
  player's come first. One whose condition an earlier one has undone does not act. Nobody is asked where the
  order cannot matter.
- **Forced before chosen.** Rerolls that are forced come first and once, then those that the roller picks
  (C-ABL-06).

Aura, charge, contract, executioner, exhaustion, howl, overpay, steam engine and sting give what their text
says: what they give meets others as if it were printed on the creature. Names are those of the rule
catalogue; a pair that only some printings have names them.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *_situations(), *_twice(), *_pairs(), ""])


def name(id: str) -> str:
    """An ability's title without its figure and text."""
    title = rule(id).title.partition(":")[0].partition(" [")[0]
    return title.removesuffix(" X")


def _situations() -> Iterator[str]:
    yield "## Where they meet\n"
    for situation in SITUATIONS:
        yield f"### {situation.title}\n"
        yield f"{_rules(situation.rules)}\n"
        for at, (step, present) in enumerate(zip(situation.steps, parts(situation), strict=True), 1):
            names = ", ".join(sorted({name(part.ability) for part in present}))
            yield f"{at}. {step.what}: {names}" if names else f"{at}. {step.what}"
        yield ""
        yield from _same_step(situation)
        yield from _not_obvious(situation)


def _same_step(situation: Situation) -> Iterator[str]:
    """The pairs of one step, in no fixed order."""
    rows = [
        (meeting.steps[0], _names(meeting.pair), meeting.how)
        for meeting in meetings()
        if meeting.situation == situation.title and meeting.steps[0] == meeting.steps[1]
    ]
    if rows:
        yield "| step | pairs at one step | how they combine |\n| --- | --- | --- |"
        alike: dict[tuple[int, str], list[str]] = {}
        for step, names, how in rows:
            alike.setdefault((step, how), []).append(names)
        for (step, how), pairs in sorted(alike.items()):
            yield f"| {step} | {'; '.join(sorted(pairs))} | {how} |"
        yield ""


def _not_obvious(situation: Situation) -> Iterator[str]:
    here = {_key(meeting.pair) for meeting in meetings() if meeting.situation == situation.title}
    rows = [one for pair, one in judged().items() if pair in here]
    if rows:
        yield from _judged_rows(rows)


def _judged_rows(rows: Iterable[Judged]) -> Iterator[str]:
    yield "| not obvious | what comes of it | shown by |\n| --- | --- | --- |"
    for one in rows:
        yield f"| {_names(one.pair)} | {one.result} | {_links(one)} |"
    yield ""


def _twice() -> Iterator[str]:
    """Two of one ability: on one creature, and on both sides."""
    known = judged()
    yield "## The same ability twice\n"
    yield "| ability | twice on one creature | on both sides | shown by |\n| --- | --- | --- | --- |"
    for id in sorted(one for one in abilities() if one.startswith("A-")):
        shown = known.get((id, id))
        said = f"{shown.result} {_links(shown)}" if shown else ""
        yield f"| {name(id)} | {twice(id)} | {on_both_sides(id)} | {said} |"
    yield ""


def _pairs() -> Iterator[str]:
    """Every pair, with all the places where it meets."""
    known, pairs = judged(), met()
    others = [one for pair, one in known.items() if pair not in pairs and pair[0] != pair[1]]
    if others:
        yield "## Met elsewhere\n"
        yield "Pairs that share no step, and still meet in play.\n"
        yield from _judged_rows(others)
    yield "## Every pair\n"
    yield f"{len(pairs)} pairs share a situation. The numbers are the steps of the one and of the other.\n"
    yield "| pair | where and how | shown by |\n| --- | --- | --- |"
    for pair, places in pairs.items():
        shown = _links(known[pair]) if pair in known else ""
        where = "; ".join([_place(pair, one) for one in places])
        yield f"| {_names(pair)}{_some_printings(pair)} | {where} | {shown} |"


def _place(pair: tuple[str, str], meeting: Meeting) -> str:
    first, second = meeting.steps if meeting.pair == pair else meeting.steps[::-1]
    how = "" if meeting.how == "in the order of the steps" else f": {meeting.how}"
    return f"{meeting.situation} {first}, {second}{how}"


def _some_printings(pair: tuple[str, str]) -> str:
    found = printings(*pair)
    return "" if found == PRINTINGS else f" ({', '.join(found)})"


def _key(pair: tuple[str, str]) -> tuple[str, str]:
    first, second = sorted(pair)
    return first, second


def _names(pair: tuple[str, str]) -> str:
    return f"{name(pair[0])} + {name(pair[1])}"


def _links(one: Judged) -> str:
    return " ".join(
        f"[→ {path.rpartition('/')[2].replace('-', ' ')}](../tests/scenarios/classic/{path}.yaml)"
        for path in one.scenarios
    )


def _rules(ids: Iterable[str]) -> str:
    return "Rules: " + ", ".join(f"{id} {rule(id).title.lower()}" for id in ids) + "."
