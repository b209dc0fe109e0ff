"""The meaning of typed names."""

from signum.classic.cards.keywords import word
from signum.classic.folder import catalogue
from signum.classic.telling.names import Names
from signum.table.console import plain


def things_called(names: Names, name: str) -> list[int]:
    """The creatures and terrains on the field with this name, or with a word that begins like it.

    The last letters of a word may be missing or different, because languages inflect names.
    """
    view = names.match.game_view(names.seat)
    called = {one.id: plain(names.creature(one.id)) for one in [*view.creatures, *view.terrains]}
    wanted = plain(name)
    whole = [id for id, one in called.items() if one == wanted]
    if whole or not wanted:
        return whole
    for bent in range(min(3, max(1, len(wanted) - 2))):
        part = wanted[: len(wanted) - bent]
        inside = [id for id, one in called.items() if part in one]
        if inside:
            return [id for id in inside if f" {part}" in f" {called[id]}"] or inside
    return []


def abilities_called(names: Names, name: str) -> list[str]:
    """The abilities whose name begins with these words, in the words of the rules."""
    wanted = plain(name)
    ids = [one for one in catalogue() if names.words.has(names.language, f"ability-{word(one)}")]
    called = {one: plain(names.ability(one)) for one in ids}
    return [one for one, said in called.items() if wanted and said.removeprefix("-x ").startswith(wanted)]
