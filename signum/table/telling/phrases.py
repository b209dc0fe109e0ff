"""The facts of events, choices, options and refusals, inserted into their messages as names and words."""

from collections.abc import Container, Mapping, Sequence
from typing import Any, Generic, TypeVar

from signum.engine.events import Event
from signum.engine.questions import Option, Refusal, Seat
from signum.engine.records import plain
from signum.engine.seating import Side
from signum.engine.units import Types, fields_of
from signum.table.fact_types import DeclaredFacts
from signum.table.telling.names import TableNames
from signum.table.typed_values import TypedValues
from signum.table.views import ChoiceView

N = TypeVar("N", bound=TableNames)


class Phrases(Generic[N]):
    """Inserts facts into messages by their types, and appends the cited rules."""

    def __init__(
        self,
        names: N,
        values: TypedValues,
        declared: DeclaredFacts,
        rules: Container[str],
        *,
        cites_rules: bool = True,
    ) -> None:
        self.names = names
        self.say = names.say
        self.values = values
        self.declared = declared
        self.rules = rules
        """The ids of the game's rules; other ids are not cited."""
        self.cites_rules = cites_rules

    def cited(self, text: str, cites: Sequence[str]) -> str:
        """The text with its rules appended."""
        rules = [one for one in cites if one in self.rules]
        return f"{text} [{', '.join(rules)}]" if rules and self.cites_rules else text

    def event(self, event: Event) -> str:
        """The message of an event."""
        return self._of_struct("event", event)

    def option(self, option: Option) -> str:
        """The message of an option."""
        return self._of_struct("option", option)

    def refusal(self, refusal: Refusal) -> str:
        """The reason why something cannot be done, with its rules."""
        id = f"refusal-{refusal.code}"
        text = self.say(id, **_rounded(self.args(id, refusal.facts, self.declared.of(id))))
        return self.cited(text, refusal.cites)

    def choice_args(self, seat: Seat, choice: ChoiceView) -> dict[str, Any]:
        """The arguments of a question."""
        id = f"choice-{choice.kind}"
        return self.args(id, {"seat": seat, **choice.about}, self.declared.of(id))

    def args(self, id: str, facts: Mapping[str, Any], types: Types) -> dict[str, Any]:
        """Facts as message arguments: names for ids, words for lists and flags."""
        plain = {name: fact for name, fact in facts.items() if name != "because"}
        return self.values.all_told(plain, types, self.names) | self.added(id, plain)

    def added(self, id: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Further arguments of a message that a game adds to the facts."""
        return {}

    def outcome(self, outcome: Mapping[str, Any]) -> str:
        """The outcome of a game, with the players of the side that won, or of the sides that share a draw."""
        sides = self.names.sides
        named = _named(outcome, sides)
        winners = [side for side in sides if side in named]
        return self.say(
            f"outcome-{outcome['by']}",
            seat=self.names.joined([self.names.side(side) for side in named]),
            winners=_number(len(winners)),
            losers=_number(len(sides) - len(winners)),
        )

    def _of_struct(self, family: str, what: Event | Option) -> str:
        facts = plain(what)
        id = f"{family}-{facts.pop('kind')}"
        return self.say(id, **self.args(id, facts, fields_of(type(what))))


def _rounded(args: dict[str, Any]) -> dict[str, Any]:
    """Lengths with as few decimals as tell them apart: 10.003 is too far where 10 is the limit."""
    lengths = {one for one in args.values() if isinstance(one, float)}
    for digits in (1, 2):
        short = {one: round(one, digits) for one in lengths}
        if len({*short.values()}) == len(lengths) and all(one or not long for long, one in short.items()):
            return {name: short[one] if isinstance(one, float) else one for name, one in args.items()}
    return args


def _named(outcome: Mapping[str, Any], sides: Sequence[Side]) -> list[Side]:
    """The sides that an outcome is told of: none where both of two share a draw."""
    if outcome["winner"] is not None:
        return [outcome["winner"]]
    there = sorted(set(sides))
    return list(outcome.get("drawn") or (there if len(there) > 2 else ()))


def _number(players: int) -> str:
    return "none" if not players else "single" if players == 1 else "several"
