"""Fields of hexes: boards, distances, movement, sight and figures, without a rule of any game."""
