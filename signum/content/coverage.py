"""The proved part of the catalogue: each rule with its claims, and the rules without one."""

from collections.abc import Iterable

from msgspec import Struct

from signum.content.claims import Claim
from signum.content.rules import Rule


class Coverage(Struct, frozen=True):
    """The selected rules, in the catalogue's order, each with its claims."""

    claims: dict[Rule, list[Claim]]

    @property
    def covered(self) -> list[Rule]:
        return [rule for rule, claims in self.claims.items() if claims]

    @property
    def missing(self) -> list[Rule]:
        return [rule for rule, claims in self.claims.items() if not claims]

    @property
    def percent(self) -> float:
        """Rounded down, so that 100 means every rule."""
        rules = len(self.claims)
        return 1000 * len(self.covered) // rules / 10 if rules else 100.0


def coverage(rules: Iterable[Rule], claims: Iterable[Claim], edition: str | None = None) -> Coverage:
    """The claims on each of these rules; for one printing, without claims that name only other printings."""
    by_id: dict[str, list[Claim]] = {}
    for claim in claims:
        if edition is None or not claim.editions or edition in claim.editions:
            by_id.setdefault(claim.rule, []).append(claim)
    return Coverage({rule: by_id.get(rule.id, []) for rule in rules})
