"""Names of characters without their titles."""

from itertools import takewhile


def first_name(name: str) -> str:
    """A name without its title: "Brissa" for "Brissa de Molforn".

    Pages write names so on the field and in the log, so a line has one form of it wherever it stands.
    """
    first, *others = name.split(",")[0].split()
    return " ".join([first, *takewhile(lambda word: not word[0].islower(), others)])
