"""A match of any game in words, for one seat and in one language; a game adds its names and its table."""
