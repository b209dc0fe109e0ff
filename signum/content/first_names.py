"""Names of characters without their titles."""

from itertools import takewhile

from signum.content.called_names import CalledName


def first_name(name: str) -> str:
    """A name without its title: "Brissa" for "Brissa de Molforn".

    Pages write names so on the field and in the log, so a line has one form of it wherever it stands.
    """
    first, *others = name.split(",")[0].split()
    return " ".join([first, *takewhile(lambda word: not word[0].islower(), others)])


def first_named(name: CalledName) -> CalledName:
    """The same for a name in a sentence, in each of its cases."""
    cases = [(case, first_name(form)) for case, form in name.cases]
    return CalledName(first_name(name), name.gender, cases, first_name(name.on_card))
