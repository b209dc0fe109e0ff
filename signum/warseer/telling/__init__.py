"""A game of Warseer in words."""
