"""Mistakes that a person can correct: a wrong word, a broken file, an option that does not exist."""


class Mistake(Exception):
    """Its text says what is wrong and what to do. The command line prints it without a traceback."""
