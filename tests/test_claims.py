"""Tests that claim a rule name one that exists and assert something."""

from pathlib import Path

from signum.content.claims import claims_in


def test_every_claim_of_the_test_suite_holds() -> None:
    mistakes = claims_in(Path(__file__).resolve().parent).mistakes
    assert not mistakes, "\n" + "\n".join(map(str, mistakes))
