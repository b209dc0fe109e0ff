"""Mistakes that a person can put right: a wrong word, a broken file, an option that does not exist."""


class Mistake(Exception):
    """Its text says what is wrong and what to do. The command line prints it; nothing of ours is broken."""
