"""Warseer as a screen shows it: wire types, what a seat may look up, and words to be read out."""
