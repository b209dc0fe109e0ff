"""The question for a place near something else tells from what the distance is measured."""

from signum.content.source import parse
from signum.rulebooks import GAMES
from signum.table.match import Match

FIRST = 0
MISTRESS = """
cards:
- id: gate-mistress
  type: hero
  strength: 2
  health: 9
  slots: {treasure: 1}
  effects:
  - when: at-will
    price: 1
    who: {creature: yours, within: M, other: yes, choose: 1}
    what: {place-within: {distance: M, of: self}}
seats:
  first:
    prosperity: 5
    hero: {called: mistress, card: gate-mistress, at: [30, 20]}
    creatures:
      page: {strength: 1, health: 3, at: [30, 26]}
  second:
    creatures:
      bear: {strength: 1, health: 3, at: [48, 20]}
turn: first
"""


def test_a_place_near_a_hero_is_measured_from_it() -> None:
    """C-RNG-02: between the bases, so the page draws the circle around the hero."""
    rules = GAMES.rules("classic", "en2")
    start, ids = rules.position(parse(MISTRESS, "position"))
    match = Match(rules.with_start(start), start, secret=b"near")
    turn = match.choice(FIRST)
    assert turn is not None
    used = next(one for one in turn.options() if type(one).__name__ == "UseCard")
    match.answer(FIRST, used)
    near = match.choice(FIRST)
    assert near is not None
    assert near.kind == "near-place"
    assert near.about["origin"] == ids["mistress"]
    assert near.about["creature"] == ids["page"]
