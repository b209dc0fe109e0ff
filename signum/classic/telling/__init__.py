"""The classic game in words, for one seat and in one language."""
