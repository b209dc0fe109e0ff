"""Rules that no scenario file can state: secrets, acts of the table, terrains that no map has."""

from typing import Any

import pytest

from signum.engine.records import encoded, replaced
from signum.table.match import Match
from signum.warseer.chapters.activation import Pass
from signum.warseer.chapters.phase import Activate, EndTurn
from signum.warseer.chapters.victory import TimeCalled
from signum.warseer.core.holdings import Held
from signum.warseer.core.terrains import BRIDGE, TERRAINS
from signum.warseer.core.values import flies
from tests.warseer.positions import match_of

SECRETS = """
cards:
  open: {type: spell}
  held: {type: spell}
  lies: {type: spell}
  deed: {type: feat, feat: achievement, mark: 20, points: 1, conditions: []}
  down: {type: feat, feat: achievement, mark: 20, points: 1, conditions: []}
  next: {type: feat, feat: achievement, mark: 20, points: 1, conditions: []}
turn: {feats: [next, next]}
seats:
  first: {hand: [held], deck: [lies], history: [open], feats: [deed], kills: [down]}
  second: {}
"""


def seen(match: Match, seat: int | None) -> str:
    """All that a seat, or a spectator, is sent."""
    return encoded([match.view(seat), match.log(seat)]).decode()


def test_a_hand_is_seen_by_its_player_only() -> None:
    """W-ZONE-07, W-ZONE-04: cards and feats in hand are the player's secret, the History is public."""
    match, _ = match_of(SECRETS)
    assert '"cards":["held"]' in seen(match, 0)
    assert '"feats":["deed"]' in seen(match, 0)
    for looking in (1, None):
        view = match.game_view(looking).players[0]
        assert (view.cards, view.feats, view.hand, view.feats_in_hand) == (None, None, 1, 1)
        assert view.history == ("open",)
        assert '"deed"' not in seen(match, looking)


def test_nobody_looks_at_a_feat_that_lies_face_down() -> None:
    """W-ZONE-05, W-FEAT-07: of the feats for kills even their player knows only the number."""
    match, _ = match_of(SECRETS)
    for looking in (0, 1, None):
        assert match.game_view(looking).players[0].kills == 1
        assert '"down"' not in seen(match, looking)
        assert '"next"' not in seen(match, looking)


def test_a_drawn_card_is_told_to_its_player_only() -> None:
    """W-ZONE-03, W-FEAT-02: others learn that a card and a feat were drawn, not which."""
    match, _ = match_of(SECRETS)
    match.answer(0, EndTurn())
    match.answer(1, EndTurn())
    assert '"card":"lies"' in seen(match, 0)
    for looking in (1, None):
        assert '"card":"lies"' not in seen(match, looking)
    assert '"feat":"next"' in seen(match, 1)
    assert match.game_view(0).players[1].feats is None


TACTICS = """
cards:
  dodge: {type: tactic, texts: [{when: damage, whom: {whose: yours}, does: [{change-damage: -1}]}]}
  song: {type: spell}
seats:
  first:
    creatures:
      fox: {attack: melee, dice: [red], health: 4, at: [5, 4]}
  second:
    hand: [song]
    deck: [dodge, song]
    creatures:
      wolf: {health: 4, at: [6, 4]}
"""


@pytest.mark.parametrize("held", ["song", "dodge"])
def test_a_question_for_a_tactic_betrays_nothing(held: str) -> None:
    """W-CARD-13: a player who could hold a tactic is asked whether one is in hand or not."""
    text = TACTICS if held == "song" else TACTICS.replace("hand: [song]", "hand: [dodge]")
    match, ids = match_of(text)
    match.answer(0, Activate(ids["fox"]))
    attack: Any = next(one for one in match.choice(0).options() if hasattr(one, "target"))  # type: ignore[union-attr]
    match.answer(0, attack)
    match.settle((3,))
    choice = match.choice(1)
    assert choice is not None
    assert choice.kind == "tactic"
    assert match.view(0).choice is None
    assert len(choice.options()) == (2 if held == "dodge" else 1)


def test_a_called_time_lets_the_current_turn_finish() -> None:
    """W-WIN-05, W-WIN-04: the turn goes on, then the points decide."""
    match, ids = match_of(
        """
        seats:
          first: {scored: 2, creatures: {fox: {health: 2, movement: 1, at: [5, 4]}}}
          second: {scored: 3}
        """
    )
    match.run.act(TimeCalled())
    match.answer(0, Activate(ids["fox"]))
    match.answer(0, Pass())
    assert match.choice(0) is not None
    match.answer(0, EndTurn())
    assert match.outcome.winner == 1
    assert "W-WIN-04" in match.outcome.cites


def test_an_aura_of_a_terrain_covers_its_hex_and_all_within(monkeypatch: pytest.MonkeyPatch) -> None:
    """W-TER-17: an aura 1 of a terrain gives its text in its own hex and one hex around it."""
    aura = replaced(TERRAINS[BRIDGE], aura=(Held("K-FLIGHT"),), aura_reach=1)
    monkeypatch.setitem(TERRAINS, BRIDGE, aura)
    match, ids = match_of(
        """
        terrains: {bridge: [[5, 4]], river: [[5, 6]]}
        seats:
          first:
            creatures:
              inside: {health: 1, movement: 1, keywords: [slow], at: [5, 4]}
              beside: {health: 1, movement: 2, keywords: [slow], at: [5, 5]}
              away: {health: 1, movement: 2, keywords: [slow], at: [4, 6]}
          second: {}
        """
    )
    game = match.run.game
    found = {
        name: game.value(flies, game.state.creatures[ids[name]]) for name in ("inside", "beside", "away")
    }
    assert found == {"inside": True, "beside": True, "away": False}
