"""Candidates and offers that are listed when somebody first asks."""

from signum.engine.confirming import No, Yes
from signum.engine.questions import Choice, Offer, Option


class Listing:
    """Counts how often candidates and offers are listed."""

    def __init__(self) -> None:
        self.candidates = 0
        self.offers = 0

    def choice(self) -> Choice[Option]:
        return Choice(0, "asked", self._candidates, offers=self._offers, check=lambda _option: None)

    def _candidates(self) -> list[Option]:
        self.candidates += 1
        return [Yes(), No()]

    def _offers(self) -> list[Offer]:
        self.offers += 1
        return [Offer("region", lambda: [Yes()])]


def test_an_answer_needs_no_list() -> None:
    listing = Listing()
    choice = listing.choice()
    assert choice.allows(Yes())
    assert choice.explain(No()) is None
    assert (listing.candidates, listing.offers) == (0, 0)


def test_a_list_is_made_once() -> None:
    listing = Listing()
    choice = listing.choice()
    assert choice.options() == [Yes(), No()] == list(choice.candidates)
    assert [one.kind for one in choice.offers] == [one.kind for one in choice.offers] == ["region"]
    assert (listing.candidates, listing.offers) == (1, 1)


def test_a_region_offers_more_than_one_option_without_the_list_of_candidates() -> None:
    listing = Listing()
    assert listing.choice().single() is None
    assert (listing.candidates, listing.offers) == (0, 1)
